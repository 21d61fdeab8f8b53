extension BankText {
  static let cartoons: StaticString = #"""
    easy: In which town do the Simpsons live?
    + Springfield
    - Shelbyville
    - Quahog
    - Langley Falls

    easy: What are Gru's little yellow helpers called in Despicable Me?
    + Minions
    - Gremlins
    - Munchkins
    - Goblins

    easy: Which character whistles at the ship's wheel in Steamboat Willie?
    + Mickey Mouse
    - Donald Duck
    - Porky Pig
    - Goofy

    easy: What breed of dog is Scooby-Doo?
    + Great Dane
    - Bloodhound
    - Saint Bernard
    - Dalmatian

    easy: Who is Fred Flintstone's neighbor and best friend?
    + Barney Rubble
    - Elroy Jetson
    - Hank Hill
    - Yogi Bear

    easy: What kind of animal is Disney's Dumbo?
    + Elephant
    - Kangaroo
    - Squirrel
    - Rabbit

    easy: What is the name of the snowman in Frozen?
    + Olaf
    - Sven
    - Hans
    - Kristoff

    easy: Who is Simba's father in The Lion King?
    + Mufasa
    - Scar
    - Rafiki
    - Pumbaa

    easy: Popeye gets his extra strength from eating spinach.
    + True
    - False

    easy: The title character of the film Shrek is a dragon.
    + False
    - True

    medium: Which company supplies Wile E. Coyote with his gadgets?
    + Acme
    - Ajax
    - Apex
    - Zenith

    medium: Which Disney film features the song "The Bare Necessities"?
    + The Jungle Book
    - The Aristocats
    - Robin Hood
    - The Sword in the Stone

    medium: Which studio makes the Wallace & Gromit films?
    + Aardman
    - Laika
    - Pixar
    - Illumination

    medium: What is the surname of the family in Bob's Burgers?
    + Belcher
    - Pesto
    - Griffin
    - Gribble

    medium: Which boy is the hero of Avatar: The Last Airbender?
    + Aang
    - Mako
    - Bolin
    - Iroh

    medium: Who was the original voice of Bugs Bunny?
    + Mel Blanc
    - Daws Butler
    - Don Messick
    - Paul Frees

    medium: Which Pixar film stars a robot left behind to clean up the Earth?
    + WALL-E
    - Coco
    - Brave
    - Ratatouille

    medium: Which substance, added by accident, gave the Powerpuff Girls their powers?
    + Chemical X
    - Formula 9
    - Potion Z
    - Serum Q

    medium: In Futurama, Fry is frozen just as the year 2000 arrives.
    + True
    - False

    medium: The children's series Bluey was created in Canada.
    + False
    - True

    hard: Who drew and animated Gertie the Dinosaur, released in 1914?
    + Winsor McCay
    - Ub Iwerks
    - Walter Lantz
    - Pat Sullivan

    hard: What did Lotte Reiniger use to animate The Adventures of Prince Achmed (1926)?
    + Silhouette cutouts
    - Painted clay models
    - Carved wooden dolls
    - Pins on a screen

    hard: Who directed the Beatles film Yellow Submarine?
    + George Dunning
    - Richard Williams
    - Bob Godfrey
    - John Halas

    hard: From which former country did Krtek, the little mole, come?
    + Czechoslovakia
    - East Germany
    - Yugoslavia
    - Soviet Union

    hard: Which studio created Betty Boop?
    + Fleischer
    - Terrytoons
    - Hanna-Barbera
    - UPA

    hard: Who directed the 1957 Bugs Bunny short What's Opera, Doc?
    + Chuck Jones
    - Tex Avery
    - Friz Freleng
    - Bob Clampett

    hard: Who directed The Triplets of Belleville?
    + Sylvain Chomet
    - Michel Ocelot
    - Paul Grimault
    - Jean-François Laguionie

    hard: Which was the first animated film nominated for the Academy Award for Best Picture?
    + Beauty and the Beast
    - Toy Story
    - The Lion King
    - Sleeping Beauty

    hard: Porky Pig appeared in cartoons before Bugs Bunny did.
    + True
    - False

    hard: The first Toy Story film won the Academy Award for Best Animated Feature.
    + False
    - True
    """#
}
