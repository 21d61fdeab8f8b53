extension BankText {
  static let music: StaticString = #"""
    easy: How many strings does a standard violin have?
    + 4
    - 3
    - 5
    - 6

    easy: Which band was made up of John, Paul, George and Ringo?
    + The Beatles
    - The Kinks
    - The Rolling Stones
    - The Who

    easy: Who sings lead on Queen's "Bohemian Rhapsody"?
    + Freddie Mercury
    - David Bowie
    - Robert Plant
    - Elton John

    easy: Whose album is "Thriller", released in 1982?
    + Michael Jackson
    - Stevie Wonder
    - Lionel Richie
    - Prince

    easy: To which family of instruments does the trumpet belong?
    + Brass
    - Strings
    - Woodwind
    - Percussion

    easy: Which Swedish group had a hit with "Dancing Queen"?
    + ABBA
    - Roxette
    - Europe
    - Ace of Base

    easy: Which composer went on writing great works after losing his hearing?
    + Beethoven
    - Mozart
    - Chopin
    - Vivaldi

    easy: Which of these singing voices is the highest?
    + Soprano
    - Contralto
    - Baritone
    - Tenor

    easy: Elvis Presley's home in Memphis is called Graceland.
    + True
    - False

    easy: The reggae singer Bob Marley came from Cuba.
    + False
    - True

    medium: Which hip-hop group recorded "Fight the Power" in 1989?
    + Public Enemy
    - Beastie Boys
    - Run-DMC
    - De La Soul

    medium: Which singer created the character Ziggy Stardust?
    + David Bowie
    - Marc Bolan
    - Bryan Ferry
    - Lou Reed

    medium: Which Pink Floyd album cover shows light passing through a prism?
    + The Dark Side of the Moon
    - The Piper at the Gates of Dawn
    - Wish You Were Here
    - Animals

    medium: Which Italian term tells musicians to grow gradually louder?
    + Crescendo
    - Diminuendo
    - Staccato
    - Legato

    medium: Which jazz trumpeter recorded the album "Kind of Blue"?
    + Miles Davis
    - Dizzy Gillespie
    - Louis Armstrong
    - Chet Baker

    medium: Which band recorded "Smells Like Teen Spirit"?
    + Nirvana
    - Pearl Jam
    - Soundgarden
    - Alice in Chains

    medium: Which ballet includes the Dance of the Sugar Plum Fairy?
    + The Nutcracker
    - The Sleeping Beauty
    - Swan Lake
    - Giselle

    medium: Which singer, the "Queen of Soul", had a hit with "Respect" in 1967?
    + Aretha Franklin
    - Dionne Warwick
    - Gladys Knight
    - Nina Simone

    medium: Johnny Cash recorded a live album at Folsom Prison.
    + True
    - False

    medium: The saxophone is classed as a brass instrument.
    + False
    - True

    hard: Whose ballet "The Rite of Spring" caused an uproar in Paris in 1913?
    + Igor Stravinsky
    - Erik Satie
    - Claude Debussy
    - Maurice Ravel

    hard: How many symphonies did Johannes Brahms complete?
    + 4
    - 2
    - 6
    - 9

    hard: Whose works are numbered in the Köchel catalogue?
    + Mozart
    - Haydn
    - Schubert
    - Handel

    hard: How many semitones are there in a perfect fifth?
    + 7
    - 5
    - 6
    - 8

    hard: With which instrument did the jazz musician Thelonious Monk make his name?
    + Piano
    - Trumpet
    - Saxophone
    - Double bass

    hard: Which composer's opera "The Barber of Seville" was first performed in 1816?
    + Rossini
    - Verdi
    - Puccini
    - Donizetti

    hard: Which 1974 Kraftwerk album has a title track lasting over twenty minutes?
    + Autobahn
    - Trans-Europe Express
    - Computer World
    - The Man-Machine

    hard: How is the kora, a West African instrument, sounded?
    + By plucking
    - By blowing
    - By bowing
    - By shaking

    hard: Haydn's "Farewell" Symphony ends with only two violins still playing.
    + True
    - False

    hard: Jimi Hendrix wrote the song "All Along the Watchtower".
    + False
    - True
    """#
}
