extension BankText {
  static let generalKnowledge: StaticString = #"""
    easy: How many days are there in a leap year?
    + 366
    - 364
    - 365
    - 367

    easy: Which colour do you get by mixing blue and yellow paint?
    + Green
    - Purple
    - Orange
    - Pink

    easy: What does a cobbler mend for a living?
    + Shoes
    - Clocks
    - Roofs
    - Kettles

    easy: Which fruits are dried to make raisins?
    + Grapes
    - Plums
    - Figs
    - Cherries

    easy: In which sport can a player score a hole-in-one?
    + Golf
    - Snooker
    - Darts
    - Croquet

    easy: Which metal is traditionally linked with a 25th wedding anniversary?
    + Silver
    - Gold
    - Iron
    - Tin

    easy: In which language do "bitte" and "danke" mean "please" and "thank you"?
    + German
    - Polish
    - Danish
    - Finnish

    easy: What is the name of the symbol "&"?
    + Ampersand
    - Asterisk
    - Ellipsis
    - Hyphen

    easy: A baker's dozen is one more than an ordinary dozen.
    + True
    - False

    easy: The French word for bread is "fromage".
    + False
    - True

    medium: Ikebana is the Japanese art of arranging what?
    + Flowers
    - Stones
    - Fans
    - Shells

    medium: Which word stands for the letter W in the NATO phonetic alphabet?
    + Whiskey
    - Winter
    - Willow
    - Window

    medium: How many letters are there in the Greek alphabet?
    + 24
    - 22
    - 26
    - 28

    medium: What does a numismatist collect?
    + Coins
    - Stamps
    - Shells
    - Clocks

    medium: Which green gemstone is a variety of the mineral beryl?
    + Emerald
    - Jade
    - Peridot
    - Malachite

    medium: Which textile is made from the fibres of the flax plant?
    + Linen
    - Muslin
    - Mohair
    - Cashmere

    medium: How many furlongs make up a mile?
    + 8
    - 6
    - 10
    - 12

    medium: Which spice is taken from the flower of a crocus?
    + Saffron
    - Turmeric
    - Cardamom
    - Paprika

    medium: A serif typeface has small strokes at the ends of its letters.
    + True
    - False

    medium: One of the twelve animals of the Chinese zodiac is the elephant.
    + False
    - True

    hard: What is the hard tip at the end of a shoelace called?
    + Aglet
    - Eyelet
    - Grommet
    - Gusset

    hard: Which colour is called "gules" in heraldry?
    + Red
    - Blue
    - Green
    - Black

    hard: What does an oenologist study?
    + Wine
    - Eggs
    - Moss
    - Bells

    hard: From which language did English take the word "robot"?
    + Czech
    - Greek
    - Latin
    - Swedish

    hard: Which standard paper size has an area of one square metre?
    + A0
    - A1
    - A2
    - B0

    hard: Which typeface takes its name from the Latin word for Switzerland?
    + Helvetica
    - Garamond
    - Bodoni
    - Futura

    hard: In writing, what is a tittle?
    + The dot over a lower-case i
    - The tail of a lower-case q
    - The crossbar of a capital A
    - The loop of a lower-case g

    hard: Which playing card is nicknamed the "Curse of Scotland"?
    + Nine of diamonds
    - Queen of spades
    - Four of clubs
    - Jack of hearts

    hard: The name of the Greek letter omega means "great O".
    + True
    - False

    hard: SOS was chosen as a distress signal because it stood for "Save Our Souls".
    + False
    - True
    """#
}
