extension BankText {
  static let animals: StaticString = #"""
    easy: Which land animal grows taller than any other?
    + Giraffe
    - Ostrich
    - Moose
    - Elephant

    easy: What is a baby kangaroo called?
    + Joey
    - Cub
    - Foal
    - Fawn

    easy: Which bear feeds almost entirely on bamboo?
    + Giant panda
    - Polar bear
    - Brown bear
    - Sloth bear

    easy: How many arms does an octopus have?
    + 8
    - 6
    - 10
    - 12

    easy: What is a group of lions called?
    + Pride
    - Flock
    - Gaggle
    - School

    easy: Which of these animals is called a tadpole when young?
    + Frog
    - Crab
    - Snail
    - Lizard

    easy: Which bird fans out a huge train of feathers marked with eye-like spots?
    + Peacock
    - Flamingo
    - Ostrich
    - Toucan

    easy: Which mammal builds dams across streams?
    + Beaver
    - Otter
    - Badger
    - Mink

    easy: A whale shark is a fish rather than a whale.
    + True
    - False

    easy: Polar bears hunt penguins in the wild.
    + False
    - True

    medium: What are the scales of a pangolin made of?
    + Keratin
    - Cartilage
    - Enamel
    - Chitin

    medium: Which of these mammals lays eggs?
    + Echidna
    - Wombat
    - Aardvark
    - Armadillo

    medium: What is the traditional collective noun for crows?
    + Murder
    - Exaltation
    - Charm
    - Covey

    medium: Which animal is the closest living relative of the giraffe?
    + Okapi
    - Gerenuk
    - Bongo
    - Llama

    medium: To which large island are ring-tailed lemurs native?
    + Madagascar
    - Borneo
    - Sri Lanka
    - Sumatra

    medium: What is a female fox called?
    + Vixen
    - Jill
    - Sow
    - Ewe

    medium: Which branch of zoology is devoted to fish?
    + Ichthyology
    - Entomology
    - Malacology
    - Mammalogy

    medium: In which fish does the male carry the eggs in a pouch until they hatch?
    + Seahorse
    - Swordfish
    - Stingray
    - Barracuda

    medium: Wombats produce cube-shaped droppings.
    + True
    - False

    medium: A camel's hump is filled with water.
    + False
    - True

    hard: Which animal has the scientific name Ailurus fulgens?
    + Red panda
    - Binturong
    - Kinkajou
    - Sun bear

    hard: What is an axolotl's retention of larval features into adulthood called?
    + Neoteny
    - Ecdysis
    - Diapause
    - Parthenogenesis

    hard: Which fish, until then known only from fossils, was caught off South Africa in 1938?
    + Coelacanth
    - Arapaima
    - Sturgeon
    - Bowfin

    hard: Which reptile is the only living member of the order Rhynchocephalia?
    + Tuatara
    - Gharial
    - Thorny devil
    - Gila monster

    hard: Which bird of prey feeds largely on bones?
    + Bearded vulture
    - Secretary bird
    - Martial eagle
    - Peregrine falcon

    hard: What kind of animal is the markhor of Central Asia?
    + Goat
    - Deer
    - Camel
    - Horse

    hard: Which metal makes the blood of a horseshoe crab turn blue?
    + Copper
    - Cobalt
    - Nickel
    - Chromium

    hard: Which animals make up the class Holothuroidea?
    + Sea cucumbers
    - Starfish
    - Sea anemones
    - Comb jellies

    hard: Adult male platypuses have venomous spurs on their hind legs.
    + True
    - False

    hard: Hyenas are more closely related to dogs than to cats.
    + False
    - True
    """#
}
