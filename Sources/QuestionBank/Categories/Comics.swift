extension BankText {
  static let comics: StaticString = #"""
    easy: What is Superman's everyday name on Earth?
    + Clark Kent
    - Bruce Wayne
    - Barry Allen
    - Peter Parker

    easy: Which fictional city is Batman's home?
    + Gotham City
    - Metropolis
    - Star City
    - Coast City

    easy: What is the name of Tintin's dog?
    + Snowy
    - Odie
    - Snoopy
    - Dogmatix

    easy: Which fictional metal coats Wolverine's skeleton?
    + Adamantium
    - Vibranium
    - Mithril
    - Beskar

    easy: Which lasagna-loving cat was created by Jim Davis?
    + Garfield
    - Heathcliff
    - Felix
    - Top Cat

    easy: Who created the comic strip Peanuts?
    + Charles Schulz
    - Bill Watterson
    - Gary Larson
    - Hank Ketcham

    easy: Which small Gaul is the best friend of Obelix?
    + Asterix
    - Getafix
    - Cacofonix
    - Vitalstatistix

    easy: Which Amazon princess carries the Lasso of Truth?
    + Wonder Woman
    - Hawkgirl
    - Supergirl
    - Catwoman

    easy: Professor X, founder of the X-Men, is a telepath.
    + True
    - False

    easy: Spider-Man was created for DC Comics.
    + False
    - True

    medium: Superman made his debut in 1938 in the first issue of which series?
    + Action Comics
    - Detective Comics
    - All Star Comics
    - Amazing Fantasy

    medium: Which Belgian artist created Tintin?
    + Hergé
    - Peyo
    - Franquin
    - Morris

    medium: In the strip Calvin and Hobbes, what kind of animal is Hobbes?
    + Tiger
    - Leopard
    - Bear
    - Rabbit

    medium: Who wrote the graphic novel Watchmen?
    + Alan Moore
    - Frank Miller
    - Grant Morrison
    - Warren Ellis

    medium: Which graphic memoir by Marjane Satrapi describes growing up in Iran?
    + Persepolis
    - Fun Home
    - Palestine
    - Blankets

    medium: Which Marvel hero is the lawyer Matt Murdock?
    + Daredevil
    - Hawkeye
    - Iron Fist
    - Moon Knight

    medium: What is the surname of Batman's butler, Alfred?
    + Pennyworth
    - Butterworth
    - Wadsworth
    - Pemberton

    medium: Which British comic is home to Minnie the Minx and the Bash Street Kids?
    + The Beano
    - The Dandy
    - The Topper
    - Whizzer and Chips

    medium: Art Spiegelman's Maus portrays Jews as mice and Germans as cats.
    + True
    - False

    medium: The Smurfs were created by a Dutch cartoonist.
    + False
    - True

    hard: Wolverine first appeared in 1974 as an opponent of which hero?
    + Hulk
    - Iron Man
    - Daredevil
    - Spider-Man

    hard: Who drew the newspaper strip Krazy Kat?
    + George Herriman
    - Winsor McCay
    - Rudolph Dirks
    - Bud Fisher

    hard: Which artist drew Watchmen?
    + Dave Gibbons
    - Brian Bolland
    - Kevin O'Neill
    - David Lloyd

    hard: Which comic by Stan Sakai follows a wandering rabbit samurai?
    + Usagi Yojimbo
    - Lone Wolf and Cub
    - Samurai Jack
    - Cerebus

    hard: Who was the original Green Lantern of the 1940s?
    + Alan Scott
    - Hal Jordan
    - John Stewart
    - Guy Gardner

    hard: What was the profession of William Moulton Marston, creator of Wonder Woman?
    + Psychologist
    - Meteorologist
    - Stockbroker
    - Dentist

    hard: Which publisher produced the 1950s horror series Tales from the Crypt?
    + EC Comics
    - Dell Comics
    - Gold Key
    - Charlton

    hard: Who created the sailor adventurer Corto Maltese?
    + Hugo Pratt
    - Milo Manara
    - Guido Crepax
    - Jean Giraud

    hard: Judge Dredd first appeared in the British weekly 2000 AD in 1977.
    + True
    - False

    hard: Captain America first appeared in print after the attack on Pearl Harbor.
    + False
    - True
    """#
}
