extension BankText {
  static let computers: StaticString = #"""
    easy: What does the abbreviation CPU stand for?
    + Central processing unit
    - Computer power utility
    - Central printing unit
    - Core programming unit

    easy: How many bits make up a standard byte?
    + 8
    - 4
    - 10
    - 12

    easy: Which company makes the Windows operating system?
    + Microsoft
    - Apple
    - Intel
    - Adobe

    easy: Which key is the widest on a standard computer keyboard?
    + Space bar
    - Enter
    - Caps lock
    - Backspace

    easy: Which animal is the mascot of Linux?
    + Penguin
    - Camel
    - Otter
    - Fox

    easy: On a Windows PC, which key pressed with Ctrl is the shortcut for Copy?
    + C
    - V
    - X
    - Z

    easy: Which number system uses only the digits 0 and 1?
    + Binary
    - Octal
    - Decimal
    - Hexadecimal

    easy: What is unwanted bulk e-mail called?
    + Spam
    - Cache
    - Cookies
    - Firmware

    easy: Ordinary RAM loses its contents when the power is switched off.
    + True
    - False

    easy: A kilobyte is larger than a megabyte.
    + False
    - True

    medium: Who invented the World Wide Web?
    + Tim Berners-Lee
    - Vint Cerf
    - Douglas Engelbart
    - Steve Wozniak

    medium: Which programming language was created by Guido van Rossum?
    + Python
    - Ruby
    - Perl
    - Haskell

    medium: What does the abbreviation HTML stand for?
    + HyperText Markup Language
    - HyperText Machine Logic
    - High-Transfer Mail Layer
    - Home Terminal Mail Link

    medium: Which data structure works on the principle "last in, first out"?
    + Stack
    - Queue
    - Hash table
    - Binary tree

    medium: What is the hexadecimal number FF in decimal?
    + 255
    - 127
    - 160
    - 256

    medium: Who designed the Analytical Engine in the nineteenth century?
    + Charles Babbage
    - George Boole
    - Herman Hollerith
    - William Jevons

    medium: Which company introduced the 4004 microprocessor in 1971?
    + Intel
    - Motorola
    - IBM
    - Zilog

    medium: Which version control system did Linus Torvalds begin in 2005?
    + Git
    - Mercurial
    - Subversion
    - Perforce

    medium: The first prototype of Douglas Engelbart's mouse had a wooden case.
    + True
    - False

    medium: JavaScript is merely a shorter name for the language Java.
    + False
    - True

    hard: Who developed the A-0 compiler in the early 1950s?
    + Grace Hopper
    - Jean Bartik
    - Kathleen Booth
    - Frances Allen

    hard: Which sorting algorithm was devised by Tony Hoare?
    + Quicksort
    - Heapsort
    - Merge sort
    - Shellsort

    hard: Which problem did Stephen Cook prove to be NP-complete in 1971?
    + Boolean satisfiability
    - Integer factorisation
    - Matrix multiplication
    - Shortest path

    hard: Which TCP port does SSH use by default?
    + 22
    - 21
    - 25
    - 80

    hard: Which computer ran its first program at the University of Cambridge in 1949?
    + EDSAC
    - ENIAC
    - Colossus
    - UNIVAC I

    hard: Who created the programming language Lisp?
    + John McCarthy
    - John Backus
    - Niklaus Wirth
    - Dennis Ritchie

    hard: Which worm disrupted much of the Internet in November 1988?
    + Morris worm
    - Sasser worm
    - Code Red worm
    - SQL Slammer

    hard: How many bits long is an IPv6 address?
    + 128
    - 48
    - 64
    - 256

    hard: No algorithm can decide, for every program and input, whether the program halts.
    + True
    - False

    hard: In RSA encryption, the same key serves both to encrypt and to decrypt.
    + False
    - True
    """#
}
