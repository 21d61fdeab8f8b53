extension BankText {
  static let videoGames: StaticString = #"""
    easy: Which company created the plumber hero Mario?
    + Nintendo
    - Sega
    - Atari
    - Capcom

    easy: What colour is the fur of Sonic the Hedgehog?
    + Blue
    - Red
    - Green
    - Purple

    easy: What chases Pac-Man through his maze?
    + Ghosts
    - Robots
    - Spiders
    - Dragons

    easy: In Minecraft, which green creature sneaks up on players and explodes?
    + Creeper
    - Zombie
    - Enderman
    - Skeleton

    easy: How many squares make up each piece in standard Tetris?
    + 4
    - 3
    - 5
    - 6

    easy: Which hero do players control in most of The Legend of Zelda games?
    + Link
    - Ganon
    - Epona
    - Kirby

    easy: Which series sends players on crime sprees in Liberty City and Vice City?
    + Grand Theft Auto
    - Assassin's Creed
    - Gran Turismo
    - Metal Gear

    easy: What is the name of the heroine of Tomb Raider?
    + Lara Croft
    - Jill Valentine
    - Samus Aran
    - Chun-Li

    easy: In the game Angry Birds, the birds attack green pigs.
    + True
    - False

    easy: The video game character Donkey Kong is a donkey.
    + False
    - True

    medium: In which country was Tetris first programmed?
    + Soviet Union
    - Japan
    - Finland
    - Hungary

    medium: Which studio developed The Witcher 3: Wild Hunt?
    + CD Projekt Red
    - BioWare
    - Larian Studios
    - Obsidian Entertainment

    medium: Which artificial intelligence runs the test chambers in Portal?
    + GLaDOS
    - SHODAN
    - Cortana
    - HAL 9000

    medium: Which fighter represents Brazil in Street Fighter II?
    + Blanka
    - Dhalsim
    - Guile
    - Zangief

    medium: In which arcade game did Mario make his debut?
    + Donkey Kong
    - Mario Bros.
    - Galaga
    - Popeye

    medium: What is the name of the underwater city in BioShock?
    + Rapture
    - Columbia
    - Dunwall
    - City 17

    medium: In which year did Atari release its arcade game Pong?
    + 1972
    - 1965
    - 1979
    - 1984

    medium: Which of these is a playable race in StarCraft?
    + Protoss
    - Tauren
    - Krogan
    - Covenant

    medium: Nintendo began in the nineteenth century as a maker of playing cards.
    + True
    - False

    medium: Sega's Dreamcast console came out before its Saturn console.
    + False
    - True

    hard: Who wrote RollerCoaster Tycoon almost entirely in assembly language?
    + Chris Sawyer
    - Sid Meier
    - Will Wright
    - Peter Molyneux

    hard: Which game was written at MIT for the PDP-1 computer in 1962?
    + Spacewar!
    - Tennis for Two
    - Computer Space
    - Hunt the Wumpus

    hard: Who composed the music of Final Fantasy VII?
    + Nobuo Uematsu
    - Koji Kondo
    - Yuzo Koshiro
    - Yoko Shimomura

    hard: Which was the first commercial home video game console?
    + Magnavox Odyssey
    - Atari 2600
    - ColecoVision
    - Intellivision

    hard: What is the name of the hero's horse in Shadow of the Colossus?
    + Agro
    - Epona
    - Roach
    - Torrent

    hard: Which boss in Metal Gear Solid appears to read the player's memory card?
    + Psycho Mantis
    - Sniper Wolf
    - Vulcan Raven
    - Liquid Snake

    hard: What is the name of the floating skull who joins you in Planescape: Torment?
    + Morte
    - Minsc
    - Imoen
    - Carth

    hard: Which member of id Software wrote the graphics engine of the original Doom?
    + John Carmack
    - Tom Hall
    - Sandy Petersen
    - Kevin Cloud

    hard: The Konami Code first appeared in the 1986 Famicom (NES) version of Gradius.
    + True
    - False

    hard: Grim Fandango was the first game built with the SCUMM engine.
    + False
    - True
    """#
}
