extension BankText {
  static let television: StaticString = #"""
    easy: Which cartoon family includes Homer, Marge and Bart?
    + The Simpsons
    - The Flintstones
    - The Griffins
    - The Jetsons

    easy: What is the name of the coffee house in "Friends"?
    + Central Perk
    - Café Nervosa
    - The Peach Pit
    - Luke's Diner

    easy: What does the TARDIS in "Doctor Who" look like from the outside?
    + A police box
    - A post box
    - A wardrobe
    - A sentry box

    easy: In which series do the houses of Stark and Lannister fight for power?
    + Game of Thrones
    - Outlander
    - The Witcher
    - Vikings

    easy: What job do the main characters of "Baywatch" do?
    + Lifeguards
    - Reporters
    - Lawyers
    - Chefs

    easy: Which subject does Walter White teach at the start of "Breaking Bad"?
    + Chemistry
    - Physics
    - Biology
    - History

    easy: Which member of the gang in "Scooby-Doo" wears glasses?
    + Velma
    - Daphne
    - Shaggy
    - Fred

    easy: In which series do Mulder and Scully investigate strange cases?
    + The X-Files
    - Twin Peaks
    - Fringe
    - Supernatural

    easy: In "Sesame Street", Oscar the Grouch lives in a dustbin.
    + True
    - False

    easy: The sitcom "Fawlty Towers" is set in a hospital.
    + False
    - True

    medium: What is Kramer's first name in "Seinfeld"?
    + Cosmo
    - Newman
    - Milo
    - Otto

    medium: In which American city is "The Wire" set?
    + Baltimore
    - Philadelphia
    - Detroit
    - Boston

    medium: In which country was the crime drama "Forbrydelsen" ("The Killing") first made?
    + Denmark
    - Sweden
    - Norway
    - Iceland

    medium: In "Blackadder", which servant is famous for his "cunning plans"?
    + Baldrick
    - Percy
    - Melchett
    - Darling

    medium: Whose murder does Agent Cooper investigate in "Twin Peaks"?
    + Laura Palmer
    - Audrey Horne
    - Donna Hayward
    - Shelly Johnson

    medium: What does the firm Dunder Mifflin sell in the American version of "The Office"?
    + Paper
    - Carpets
    - Insurance
    - Furniture

    medium: In which 1960s series does Patrick McGoohan play Number Six?
    + The Prisoner
    - Danger Man
    - The Baron
    - The Saint

    medium: During which war is the comedy "M*A*S*H" set?
    + Korean War
    - Vietnam War
    - Second World War
    - First World War

    medium: "Frasier" is a spin-off from the sitcom "Cheers".
    + True
    - False

    medium: The first version of the reality show "Big Brother" was made in the United States.
    + False
    - True

    hard: Who created and introduced "The Twilight Zone"?
    + Rod Serling
    - Gene Roddenberry
    - Irwin Allen
    - Ray Bradbury

    hard: Who demonstrated his television system in Soho, London, in January 1926?
    + John Logie Baird
    - Philo Farnsworth
    - Vladimir Zworykin
    - Paul Nipkow

    hard: Who directed the ten-part Polish television series "Dekalog"?
    + Krzysztof Kieślowski
    - Krzysztof Zanussi
    - Agnieszka Holland
    - Andrzej Wajda

    hard: What is the surname of Tony's psychiatrist in "The Sopranos"?
    + Melfi
    - Moltisanti
    - Bonpensiero
    - Gualtieri

    hard: In which field has President Bartlet won a Nobel Prize in "The West Wing"?
    + Economics
    - Literature
    - Physics
    - Peace

    hard: Which German series is about vanished children and time travel in the town of Winden?
    + Dark
    - Deutschland 83
    - Babylon Berlin
    - Barbarians

    hard: Nigel Kneale's BBC serials of the 1950s centre on which fictional professor?
    + Quatermass
    - Challenger
    - Moriarty
    - Lidenbrock

    hard: Who played the title role in the 1976 BBC series "I, Claudius"?
    + Derek Jacobi
    - Patrick Stewart
    - Brian Blessed
    - John Hurt

    hard: Lucille Ball's company, Desilu, produced the first season of the original "Star Trek".
    + True
    - False

    hard: Eric Idle composed the theme tune of "Monty Python's Flying Circus".
    + False
    - True
    """#
}
