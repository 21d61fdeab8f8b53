extension BankText {
  static let politics: StaticString = #"""
    easy: Which office holder traditionally lives at 10 Downing Street in London?
    + Prime Minister
    - Foreign Secretary
    - Lord Mayor
    - Monarch

    easy: How many years does one term of a US president last?
    + 4
    - 3
    - 5
    - 6

    easy: What is a state called whose head is a hereditary king or queen?
    + A monarchy
    - A republic
    - A junta
    - An anarchy

    easy: Who, once a prisoner for 27 years, became President of South Africa in 1994?
    + Nelson Mandela
    - F. W. de Klerk
    - Thabo Mbeki
    - Jacob Zuma

    easy: Which US president was assassinated in Dallas in 1963?
    + John F. Kennedy
    - William McKinley
    - Abraham Lincoln
    - James A. Garfield

    easy: Which animal is the symbol of the Republican Party in the United States?
    + Elephant
    - Donkey
    - Buffalo
    - Eagle

    easy: In which city is the main headquarters of the United Nations?
    + New York
    - London
    - Washington
    - Paris

    easy: What is the paper called on which a voter marks a choice?
    + Ballot
    - Manifesto
    - Charter
    - Mandate

    easy: The Pope is the head of state of Vatican City.
    + True
    - False

    easy: Each US state sends three senators to Washington.
    + False
    - True

    medium: What is the official residence of the President of France?
    + Élysée Palace
    - Luxembourg Palace
    - Bourbon Palace
    - Hôtel Matignon

    medium: How many permanent members did the UN Charter originally give the Security Council?
    + 5
    - 3
    - 7
    - 10

    medium: In which country is the parliament called the Knesset?
    + Israel
    - Turkey
    - Jordan
    - Lebanon

    medium: What is the prime minister of Ireland called?
    + Taoiseach
    - Tánaiste
    - Uachtarán
    - Ceann Comhairle

    medium: Who wrote "The Prince", a 16th-century guide to winning and keeping power?
    + Machiavelli
    - Montesquieu
    - Hobbes
    - Rousseau

    medium: Which self-governing land gave women the vote in national elections in 1893?
    + New Zealand
    - Denmark
    - Finland
    - Norway

    medium: What is drawing electoral boundaries to favour one party called?
    + Gerrymandering
    - Lobbying
    - Filibustering
    - Logrolling

    medium: Who was the father of the Indian prime minister Indira Gandhi?
    + Jawaharlal Nehru
    - Mahatma Gandhi
    - Rajendra Prasad
    - B. R. Ambedkar

    medium: Sirimavo Bandaranaike of Ceylon was the world's first woman prime minister.
    + True
    - False

    medium: Richard Nixon was removed from office by a vote of the US Senate.
    + False
    - True

    hard: Which Swedish prime minister was shot dead on a Stockholm street in 1986?
    + Olof Palme
    - Tage Erlander
    - Ingvar Carlsson
    - Thorbjörn Fälldin

    hard: In which country is the lower house of parliament called the Sejm?
    + Poland
    - Hungary
    - Romania
    - Croatia

    hard: Who was the first elected Secretary-General of the United Nations?
    + Trygve Lie
    - Dag Hammarskjöld
    - U Thant
    - Kurt Waldheim

    hard: Who wrote "Leviathan", published in 1651?
    + Thomas Hobbes
    - John Locke
    - David Hume
    - Edmund Burke

    hard: Who led Ghana to independence in 1957?
    + Kwame Nkrumah
    - Jomo Kenyatta
    - Julius Nyerere
    - Kenneth Kaunda

    hard: How many members make up the Federal Council, Switzerland's executive?
    + 7
    - 5
    - 9
    - 12

    hard: Who was US president between Grover Cleveland's two terms?
    + Benjamin Harrison
    - Rutherford B. Hayes
    - Chester A. Arthur
    - James A. Garfield

    hard: In which country was President Salvador Allende overthrown in 1973?
    + Chile
    - Argentina
    - Bolivia
    - Peru

    hard: One of Andorra's two co-princes is the President of France.
    + True
    - False

    hard: Nebraska's state legislature has two chambers.
    + False
    - True
    """#
}
