extension BankText {
  static let boardGames: StaticString = #"""
    easy: What do the opposite faces of a standard six-sided die add up to?
    + 7
    - 6
    - 8
    - 9

    easy: In the classic American Monopoly, how many dollars do you collect for passing Go?
    + 200
    - 50
    - 100
    - 500

    easy: Which of these is a suspect in Cluedo, also known as Clue?
    + Colonel Mustard
    - Captain Pepper
    - General Ginger
    - Major Vinegar

    easy: How many points is the letter Q worth in English-language Scrabble?
    + 10
    - 5
    - 8
    - 12

    easy: Which chess piece moves in an L shape?
    + Knight
    - Rook
    - Queen
    - King

    easy: In a classic children's board game, snakes send you down; what takes you up?
    + Ladders
    - Ropes
    - Kites
    - Stairs

    easy: In which game do players call out grid squares to find and sink hidden vessels?
    + Battleship
    - Stratego
    - Connect Four
    - Othello

    easy: In which game do players pull wooden blocks from a tower and put them on top?
    + Jenga
    - Yahtzee
    - Dominoes
    - Boggle

    easy: In Risk, players fight to conquer a map of the world.
    + True
    - False

    easy: A game of chess is won by capturing the opponent's queen.
    + False
    - True

    medium: Who designed The Settlers of Catan?
    + Klaus Teuber
    - Reiner Knizia
    - Uwe Rosenberg
    - Wolfgang Kramer

    medium: How many lines run in each direction on a modern full-size Go board?
    + 19
    - 15
    - 18
    - 21

    medium: How many triangular points are there on a backgammon board?
    + 24
    - 18
    - 20
    - 32

    medium: Which is the most expensive property on the London Monopoly board?
    + Mayfair
    - Park Lane
    - Bond Street
    - Piccadilly

    medium: Which category is blue in the original edition of Trivial Pursuit?
    + Geography
    - History
    - Entertainment
    - Science and Nature

    medium: In which co-operative game do players race to cure four diseases?
    + Pandemic
    - Forbidden Island
    - Arkham Horror
    - Dead of Winter

    medium: Which game is played with tiles in suits of bamboos, circles and characters?
    + Mahjong
    - Rummikub
    - Xiangqi
    - Qwirkle

    medium: In which game do players collect coloured cards to claim railway routes on a map?
    + Ticket to Ride
    - Carcassonne
    - Puerto Rico
    - Agricola

    medium: In the bidding at bridge, spades outrank hearts.
    + True
    - False

    medium: In standard Yahtzee, each turn begins with a roll of six dice.
    + False
    - True

    hard: Who patented The Landlord's Game, a forerunner of Monopoly, in 1904?
    + Elizabeth Magie
    - Charles Darrow
    - George S. Parker
    - Milton Bradley

    hard: Who created Dungeons & Dragons together with Gary Gygax?
    + Dave Arneson
    - Greg Stafford
    - Richard Garfield
    - Marc Miller

    hard: Which archaeologist unearthed boards of the Royal Game of Ur in the 1920s?
    + Leonard Woolley
    - Howard Carter
    - Arthur Evans
    - Flinders Petrie

    hard: In Go, which word describes a stone that has a single liberty left?
    + Atari
    - Sente
    - Joseki
    - Tesuji

    hard: Which chess opening begins with the moves 1. e4 c6?
    + Caro-Kann Defence
    - French Defence
    - Scandinavian Defence
    - Pirc Defence

    hard: Which game won the first Spiel des Jahres award, in 1979?
    + Hare and Tortoise
    - Rummikub
    - Scotland Yard
    - Enchanted Forest

    hard: Which of these is one of the seven powers in the classic game of Diplomacy?
    + Turkey
    - Spain
    - Sweden
    - Greece

    hard: In shogi, which of these pieces can never be promoted?
    + Gold general
    - Silver general
    - Knight
    - Lance

    hard: Boards for the game of senet were found in the tomb of Tutankhamun.
    + True
    - False

    hard: A game of Hex, played to a full board, can end in a draw.
    + False
    - True
    """#
}
