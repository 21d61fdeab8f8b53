extension BankText {
  static let musicalsAndTheatres: StaticString = #"""
    easy: Which musical tells the story of Maria and the von Trapp family?
    + The Sound of Music
    - Mary Poppins
    - My Fair Lady
    - Oklahoma!

    easy: In which Italian city is most of "Romeo and Juliet" set?
    + Verona
    - Venice
    - Florence
    - Rome

    easy: In which musical do Grizabella and Mr. Mistoffelees appear?
    + Cats
    - Evita
    - Rent
    - Annie

    easy: In which musical do orphans sing "Food, Glorious Food"?
    + Oliver!
    - Annie
    - Matilda
    - Billy Elliot

    easy: Which musical is built around the songs of ABBA?
    + Mamma Mia!
    - Jersey Boys
    - Hairspray
    - We Will Rock You

    easy: In which city is "The Phantom of the Opera" set?
    + Paris
    - Vienna
    - London
    - Milan

    easy: Which American statesman is the subject of Lin-Manuel Miranda's 2015 musical?
    + Alexander Hamilton
    - Benjamin Franklin
    - Thomas Jefferson
    - John Adams

    easy: Whose ghost appears to Hamlet at Elsinore?
    + His father's
    - His mother's
    - His brother's
    - His uncle's

    easy: Shakespeare's company performed at the Globe Theatre in London.
    + True
    - False

    easy: The musical "Les Misérables" is based on a novel by Charles Dickens.
    + False
    - True

    medium: Which musical moves the story of two young lovers to the gang wars of New York?
    + West Side Story
    - Guys and Dolls
    - Wonderful Town
    - On the Town

    medium: What is Jean Valjean's prisoner number in "Les Misérables"?
    + 24601
    - 26410
    - 21640
    - 20146

    medium: What is the Wicked Witch of the West called in the musical "Wicked"?
    + Elphaba
    - Glinda
    - Nessarose
    - Madame Morrible

    medium: Who wrote the music and lyrics of "Sweeney Todd" (1979)?
    + Stephen Sondheim
    - Leonard Bernstein
    - Andrew Lloyd Webber
    - Jerry Herman

    medium: What does Tevye do for a living in "Fiddler on the Roof"?
    + Milkman
    - Tailor
    - Butcher
    - Innkeeper

    medium: Who wrote the play "A Doll's House"?
    + Henrik Ibsen
    - August Strindberg
    - Anton Chekhov
    - Oscar Wilde

    medium: In which Samuel Beckett play do Vladimir and Estragon appear?
    + Waiting for Godot
    - Footfalls
    - Happy Days
    - Endgame

    medium: In which musical does Sally Bowles sing at the Kit Kat Klub?
    + Cabaret
    - Chicago
    - Sweet Charity
    - Pal Joey

    medium: On the Elizabethan public stage, women's parts were played by male actors.
    + True
    - False

    medium: In English-speaking theatres, "stage left" is the left as the audience sees it.
    + False
    - True

    hard: Which was the first Broadway musical by the team of Rodgers and Hammerstein?
    + Oklahoma!
    - Carousel
    - South Pacific
    - The King and I

    hard: On which Shakespeare play is Cole Porter's "Kiss Me, Kate" based?
    + The Taming of the Shrew
    - A Midsummer Night's Dream
    - Twelfth Night
    - As You Like It

    hard: Who wrote the play "Mother Courage and Her Children"?
    + Bertolt Brecht
    - Max Frisch
    - Arthur Schnitzler
    - Friedrich Schiller

    hard: Which Greek dramatist wrote the "Oresteia" trilogy?
    + Aeschylus
    - Sophocles
    - Euripides
    - Aristophanes

    hard: After whom are the Tony Awards named?
    + Antoinette Perry
    - Tony Richardson
    - Anthony Quayle
    - Tony Pastor

    hard: Who composed the music of "The Threepenny Opera"?
    + Kurt Weill
    - Paul Hindemith
    - Richard Strauss
    - Alban Berg

    hard: Which French painter is a character in "Sunday in the Park with George"?
    + Seurat
    - Pissarro
    - Cézanne
    - Matisse

    hard: What is the hanamichi in a kabuki theatre?
    + A walkway through the audience
    - A trapdoor beneath the main stage
    - A painted backdrop of a pine tree
    - A screen that hides the musicians

    hard: The musical "Rent" was inspired by Puccini's opera "La bohème".
    + True
    - False

    hard: Arthur Miller's "The Crucible" is set during the American Civil War.
    + False
    - True
    """#
}
