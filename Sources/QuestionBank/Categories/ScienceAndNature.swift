extension BankText {
  static let scienceAndNature: StaticString = #"""
    easy: Which gas do plants take from the air for photosynthesis?
    + Carbon dioxide
    - Methane
    - Nitrogen
    - Hydrogen

    easy: Which planet is closest to the Sun?
    + Mercury
    - Venus
    - Earth
    - Mars

    easy: Which is the largest living animal?
    + Blue whale
    - African elephant
    - Whale shark
    - Giant squid

    easy: What is the chemical symbol for gold?
    + Au
    - Ag
    - Gd
    - Al

    easy: How many legs does a spider have?
    + 8
    - 6
    - 10
    - 12

    easy: What is the scientific study of plants called?
    + Botany
    - Zoology
    - Geology
    - Astronomy

    easy: What is the coloured ring around the pupil of the eye called?
    + Iris
    - Lens
    - Retina
    - Cornea

    easy: Which force makes a dropped apple fall to the ground?
    + Gravity
    - Friction
    - Magnetism
    - Buoyancy

    easy: Sound cannot travel through a vacuum.
    + True
    - False

    easy: Bats are a kind of bird.
    + False
    - True

    medium: Which mineral stands at number 10 on the Mohs scale of hardness?
    + Diamond
    - Corundum
    - Topaz
    - Quartz

    medium: Which gas makes up most of the air in Earth's atmosphere?
    + Nitrogen
    - Oxygen
    - Argon
    - Helium

    medium: Which word describes animals that are most active at dawn and dusk?
    + Crepuscular
    - Nocturnal
    - Diurnal
    - Arboreal

    medium: Whose experiments with pea plants laid the foundations of genetics?
    + Gregor Mendel
    - Carl Linnaeus
    - Louis Pasteur
    - Robert Hooke

    medium: Which is the largest moon of Saturn?
    + Titan
    - Europa
    - Triton
    - Callisto

    medium: What is the SI unit of electrical resistance?
    + Ohm
    - Volt
    - Ampere
    - Farad

    medium: Which vitamin does human skin make in sunlight?
    + Vitamin D
    - Vitamin A
    - Vitamin C
    - Vitamin K

    medium: Which volcanic rock is often light enough to float on water?
    + Pumice
    - Basalt
    - Obsidian
    - Andesite

    medium: An octopus has three hearts.
    + True
    - False

    medium: Light travels faster through glass than through empty space.
    + False
    - True

    hard: Which place in Sweden gave its name to four chemical elements?
    + Ytterby
    - Falun
    - Kiruna
    - Sala

    hard: Who discovered the neutron in 1932?
    + James Chadwick
    - Ernest Lawrence
    - Enrico Fermi
    - Paul Dirac

    hard: Which geological period came directly after the Permian?
    + Triassic
    - Jurassic
    - Devonian
    - Carboniferous

    hard: What is the SI unit of magnetic flux density?
    + Tesla
    - Weber
    - Henry
    - Siemens

    hard: Which gland secretes the hormone melatonin into the blood at night?
    + Pineal gland
    - Thyroid gland
    - Adrenal gland
    - Parathyroid gland

    hard: Galena is the chief ore of which metal?
    + Lead
    - Copper
    - Nickel
    - Aluminium

    hard: How many cervical vertebrae does a giraffe have?
    + 7
    - 10
    - 14
    - 21

    hard: Who discovered the link between the period and brightness of Cepheid variable stars?
    + Henrietta Leavitt
    - Annie Jump Cannon
    - Caroline Herschel
    - Maria Mitchell

    hard: Venus takes longer to spin once on its axis than to orbit the Sun.
    + True
    - False

    hard: The cell walls of mushrooms are built mainly of cellulose.
    + False
    - True
    """#
}
