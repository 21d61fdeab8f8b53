extension BankText {
  static let film: StaticString = #"""
    easy: What kind of animal menaces Amity Island in "Jaws"?
    + Shark
    - Octopus
    - Crocodile
    - Whale

    easy: Who directed "Jurassic Park" (1993)?
    + Steven Spielberg
    - James Cameron
    - Ridley Scott
    - George Lucas

    easy: In which 1997 film do Leonardo DiCaprio and Kate Winslet board a doomed liner?
    + Titanic
    - Poseidon
    - The Perfect Storm
    - Waterworld

    easy: Around which holiday is "Home Alone" set?
    + Christmas
    - Easter
    - Halloween
    - Thanksgiving

    easy: What kind of fish is the title character of "Finding Nemo"?
    + Clownfish
    - Goldfish
    - Angelfish
    - Pufferfish

    easy: What colour is the brick road that Dorothy follows in "The Wizard of Oz" (1939)?
    + Yellow
    - White
    - Green
    - Red

    easy: Who played Captain Jack Sparrow in "Pirates of the Caribbean"?
    + Johnny Depp
    - Orlando Bloom
    - Geoffrey Rush
    - Brad Pitt

    easy: Who turns out to be Luke Skywalker's father in "The Empire Strikes Back"?
    + Darth Vader
    - Obi-Wan Kenobi
    - Han Solo
    - Yoda

    easy: Walt Disney's "Snow White and the Seven Dwarfs" came out before the Second World War.
    + True
    - False

    easy: Sylvester Stallone plays the killer robot in "The Terminator" (1984).
    + False
    - True

    medium: Who directed "Psycho" (1960)?
    + Alfred Hitchcock
    - Orson Welles
    - Stanley Kubrick
    - Billy Wilder

    medium: In which film does Humphrey Bogart run the nightclub Rick's Café?
    + Casablanca
    - Key Largo
    - The Maltese Falcon
    - To Have and Have Not

    medium: Which Japanese director made "Seven Samurai" (1954)?
    + Akira Kurosawa
    - Yasujirō Ozu
    - Kon Ichikawa
    - Nagisa Ōshima

    medium: Who played Don Vito Corleone in "The Godfather" (1972)?
    + Marlon Brando
    - Al Pacino
    - Robert Duvall
    - James Caan

    medium: Who composed the music for both "Jaws" and "Star Wars"?
    + John Williams
    - Hans Zimmer
    - Ennio Morricone
    - Jerry Goldsmith

    medium: In which film does the computer HAL 9000 turn on its crew?
    + 2001: A Space Odyssey
    - Close Encounters of the Third Kind
    - Blade Runner
    - Silent Running

    medium: Which Studio Ghibli film follows a girl called Chihiro?
    + Spirited Away
    - Princess Mononoke
    - Kiki's Delivery Service
    - Ponyo

    medium: Which word does the dying hero speak at the start of "Citizen Kane"?
    + Rosebud
    - Xanadu
    - Goodnight
    - Mother

    medium: "Parasite" was the first Korean-language film to win the Oscar for Best Picture.
    + True
    - False

    medium: Roger Moore plays James Bond in "Goldfinger".
    + False
    - True

    hard: Who directed the silent science-fiction film "Metropolis" (1927)?
    + Fritz Lang
    - F. W. Murnau
    - Ernst Lubitsch
    - G. W. Pabst

    hard: Who directed the French New Wave film "The 400 Blows"?
    + François Truffaut
    - Jean-Luc Godard
    - Claude Chabrol
    - Éric Rohmer

    hard: Which game does a knight play with Death in "The Seventh Seal"?
    + Chess
    - Cards
    - Dice
    - Draughts

    hard: Which brothers showed films to a paying public at the Grand Café in Paris in 1895?
    + Lumière
    - Pathé
    - Skladanowsky
    - Montgolfier

    hard: Satyajit Ray's "Pather Panchali" is the first film of which trilogy?
    + Apu
    - Calcutta
    - Elements
    - Three Colours

    hard: Which was the first film to win Oscars for picture, director, actor, actress and script?
    + It Happened One Night
    - Gone with the Wind
    - The Silence of the Lambs
    - Mutiny on the Bounty

    hard: Who played Norma Desmond in "Sunset Boulevard" (1950)?
    + Gloria Swanson
    - Bette Davis
    - Barbara Stanwyck
    - Joan Crawford

    hard: The 1972 film "Solaris" is based on a novel by which Polish writer?
    + Stanisław Lem
    - Czesław Miłosz
    - Henryk Sienkiewicz
    - Witold Gombrowicz

    hard: Peter Sellers plays three different roles in "Dr. Strangelove".
    + True
    - False

    hard: "The Good, the Bad and the Ugly" was shot mainly in Mexico.
    + False
    - True
    """#
}
