extension BankText {
  static let books: StaticString = #"""
    easy: Who wrote the novel "Oliver Twist"?
    + Charles Dickens
    - Rudyard Kipling
    - Anthony Trollope
    - Thomas Hardy

    easy: Which fictional detective lives at 221B Baker Street?
    + Sherlock Holmes
    - Hercule Poirot
    - Philip Marlowe
    - Father Brown

    easy: What kind of being is Frodo in "The Lord of the Rings"?
    + Hobbit
    - Dwarf
    - Troll
    - Elf

    easy: Which school does Harry Potter attend?
    + Hogwarts
    - Durmstrang
    - Beauxbatons
    - Malory Towers

    easy: In Rudyard Kipling's "The Jungle Book", what kind of animal is Baloo?
    + Bear
    - Wolf
    - Tiger
    - Panther

    easy: Who wrote "Pride and Prejudice"?
    + Jane Austen
    - George Eliot
    - Emily Brontë
    - Virginia Woolf

    easy: In Herman Melville's novel, what kind of creature is Moby Dick?
    + Whale
    - Shark
    - Squid
    - Walrus

    easy: Whom does Alice follow down a hole at the start of her adventures in Wonderland?
    + The White Rabbit
    - The March Hare
    - The Mad Hatter
    - The Dormouse

    easy: In Mary Shelley's novel, Frankenstein is the name of the monster's maker.
    + True
    - False

    easy: Roald Dahl wrote "The Cat in the Hat".
    + False
    - True

    medium: Which pig seizes power in George Orwell's "Animal Farm"?
    + Napoleon
    - Squealer
    - Snowball
    - Old Major

    medium: Who wrote the novel "One Hundred Years of Solitude"?
    + Gabriel García Márquez
    - Mario Vargas Llosa
    - Jorge Luis Borges
    - Isabel Allende

    medium: Which Russian novelist wrote "Crime and Punishment"?
    + Fyodor Dostoevsky
    - Leo Tolstoy
    - Nikolai Gogol
    - Ivan Turgenev

    medium: What is the name of Don Quixote's horse?
    + Rocinante
    - Bucephalus
    - Babieca
    - Incitatus

    medium: Who tells the story in F. Scott Fitzgerald's "The Great Gatsby"?
    + Nick Carraway
    - Tom Buchanan
    - Jordan Baker
    - Meyer Wolfsheim

    medium: Which novel opens with "It was the best of times, it was the worst of times"?
    + A Tale of Two Cities
    - Great Expectations
    - The Old Curiosity Shop
    - Vanity Fair

    medium: Which of the four sisters in "Little Women" longs to be a writer?
    + Jo
    - Meg
    - Amy
    - Beth

    medium: In which novel by one of the Brontë sisters does Mr Rochester appear?
    + Jane Eyre
    - Villette
    - Shirley
    - Agnes Grey

    medium: Agatha Christie created both Miss Marple and Hercule Poirot.
    + True
    - False

    medium: Bram Stoker, the author of "Dracula", was born in Transylvania.
    + False
    - True

    hard: On which day of 1904 does James Joyce's "Ulysses" begin?
    + 16 June
    - 17 March
    - 1 August
    - 31 October

    hard: Under which pen name did the French novelist Aurore Dupin write?
    + George Sand
    - Stendhal
    - Colette
    - Françoise Sagan

    hard: Who wrote "The Master and Margarita"?
    + Mikhail Bulgakov
    - Boris Pasternak
    - Vladimir Nabokov
    - Yevgeny Zamyatin

    hard: Which poet guides Dante through Hell in the "Inferno"?
    + Virgil
    - Homer
    - Ovid
    - Horace

    hard: Who is the first mate of the Pequod, Captain Ahab's ship?
    + Starbuck
    - Stubb
    - Flask
    - Queequeg

    hard: Which Nigerian writer is the author of "Things Fall Apart"?
    + Chinua Achebe
    - Wole Soyinka
    - Cyprian Ekwensi
    - Ben Okri

    hard: Who wrote "The Tale of Genji", about life at the Japanese court?
    + Murasaki Shikibu
    - Sei Shōnagon
    - Yasunari Kawabata
    - Matsuo Bashō

    hard: In which Italo Calvino book does Marco Polo talk with Kublai Khan?
    + Invisible Cities
    - Difficult Loves
    - Cosmicomics
    - Mr Palomar

    hard: Joseph Conrad, author of "Heart of Darkness", grew up speaking Polish.
    + True
    - False

    hard: Leo Tolstoy was the first winner of the Nobel Prize in Literature.
    + False
    - True
    """#
}
