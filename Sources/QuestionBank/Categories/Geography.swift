extension BankText {
  static let geography: StaticString = #"""
    easy: What is the capital of Canada?
    + Ottawa
    - Toronto
    - Montreal
    - Vancouver

    easy: On which continent is the Sahara Desert?
    + Africa
    - Asia
    - Australia
    - South America

    easy: Which is the largest of the world's oceans?
    + Pacific
    - Atlantic
    - Indian
    - Arctic

    easy: Which European country is famously shaped like a boot?
    + Italy
    - Greece
    - Spain
    - Norway

    easy: To which mountain range does Mount Everest belong?
    + Himalayas
    - Andes
    - Rockies
    - Alps

    easy: Which river flows through the centre of London?
    + Thames
    - Severn
    - Mersey
    - Trent

    easy: Which US state is made up entirely of islands?
    + Hawaii
    - Florida
    - Alaska
    - Maine

    easy: Which line divides the Earth into the Northern and Southern Hemispheres?
    + Equator
    - Prime Meridian
    - Arctic Circle
    - Tropic of Cancer

    easy: Spain shares a land border with Portugal.
    + True
    - False

    easy: The Amazon River flows into the Pacific Ocean.
    + False
    - True

    medium: What is the capital of New Zealand?
    + Wellington
    - Auckland
    - Hamilton
    - Dunedin

    medium: Which strait separates Spain from Morocco?
    + Gibraltar
    - Bosphorus
    - Dardanelles
    - Skagerrak

    medium: Which African lake has the largest surface area?
    + Victoria
    - Tanganyika
    - Malawi
    - Turkana

    medium: In which country is Mount Kilimanjaro?
    + Tanzania
    - Kenya
    - Uganda
    - Rwanda

    medium: In which country are the Inca ruins of Machu Picchu?
    + Peru
    - Bolivia
    - Mexico
    - Ecuador

    medium: Which country shares the island of Hispaniola with the Dominican Republic?
    + Haiti
    - Cuba
    - Jamaica
    - Barbados

    medium: Which of these South-East Asian countries has no coastline?
    + Laos
    - Cambodia
    - Myanmar
    - Vietnam

    medium: Which sea does the River Danube flow into?
    + Black Sea
    - North Sea
    - Baltic Sea
    - Aegean Sea

    medium: The shores of the Dead Sea lie below sea level.
    + True
    - False

    medium: Brazil shares a land border with Chile.
    + False
    - True

    hard: What is the capital of Kyrgyzstan?
    + Bishkek
    - Astana
    - Tashkent
    - Dushanbe

    hard: Which river flows through Baghdad?
    + Tigris
    - Euphrates
    - Jordan
    - Orontes

    hard: Which country is completely surrounded by South Africa?
    + Lesotho
    - Malawi
    - Eswatini
    - Botswana

    hard: Which sea lies between mainland Italy, Sicily and Sardinia?
    + Tyrrhenian Sea
    - Ionian Sea
    - Adriatic Sea
    - Aegean Sea

    hard: Which of these US states borders only one other state?
    + Maine
    - Rhode Island
    - Washington
    - Florida

    hard: To which mountain range does Mount Elbrus belong?
    + Caucasus
    - Pamirs
    - Urals
    - Alps

    hard: In which of these African countries is Spanish an official language?
    + Equatorial Guinea
    - São Tomé and Príncipe
    - Guinea-Bissau
    - Mozambique

    hard: Tórshavn is the capital of which island group?
    + Faroe Islands
    - Shetland Islands
    - Åland Islands
    - Lofoten Islands

    hard: Liechtenstein is landlocked, and so is every country it borders.
    + True
    - False

    hard: Reykjavik lies north of the Arctic Circle.
    + False
    - True
    """#
}
