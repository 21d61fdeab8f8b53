extension BankText {
  static let animeAndManga: StaticString = #"""
    easy: Which Pokémon is Ash Ketchum's first partner?
    + Pikachu
    - Charmander
    - Squirtle
    - Bulbasaur

    easy: Which series follows the pirate Monkey D. Luffy?
    + One Piece
    - Bleach
    - Naruto
    - Fairy Tail

    easy: Who directed the film Spirited Away?
    + Hayao Miyazaki
    - Isao Takahata
    - Satoshi Kon
    - Mamoru Hosoda

    easy: How many Dragon Balls must be gathered to summon the dragon Shenron?
    + 7
    - 5
    - 9
    - 12

    easy: In which Hidden Village does the young ninja Naruto Uzumaki grow up?
    + Leaf
    - Sand
    - Mist
    - Cloud

    easy: In Death Note, what must be written in the notebook to kill someone?
    + The victim's name
    - The victim's birthday
    - The victim's address
    - The victim's blood type

    easy: Which Studio Ghibli film features a Catbus?
    + My Neighbor Totoro
    - Castle in the Sky
    - Princess Mononoke
    - Porco Rosso

    easy: Which heroine is the alter ego of the schoolgirl Usagi Tsukino?
    + Sailor Moon
    - Sailor Mars
    - Sailor Venus
    - Sailor Mercury

    easy: Japanese manga are traditionally read from right to left.
    + True
    - False

    easy: In Attack on Titan, the Titans are giant robots driven by soldiers.
    + False
    - True

    medium: Who created the manga Dragon Ball?
    + Akira Toriyama
    - Eiichiro Oda
    - Masashi Kishimoto
    - Tite Kubo

    medium: Which artist, often called the god of manga, created Astro Boy?
    + Osamu Tezuka
    - Go Nagai
    - Leiji Matsumoto
    - Shotaro Ishinomori

    medium: In Fullmetal Alchemist, what is the surname of the brothers Edward and Alphonse?
    + Elric
    - Mustang
    - Hughes
    - Armstrong

    medium: Which sport is at the heart of Haikyu!!?
    + Volleyball
    - Softball
    - Badminton
    - Handball

    medium: In Neon Genesis Evangelion, what are the giant beings that attack Tokyo-3 called?
    + Angels
    - Hollows
    - Ghouls
    - Fiends

    medium: What is Spike Spiegel's job in Cowboy Bebop?
    + Bounty hunter
    - Police detective
    - Mercenary pilot
    - Asteroid miner

    medium: In Demon Slayer, what is the name of Tanjiro's demon sister?
    + Nezuko
    - Kanao
    - Shinobu
    - Mitsuri

    medium: Which 1988 film by Katsuhiro Otomo is set in Neo-Tokyo?
    + Akira
    - Ninja Scroll
    - Paprika
    - Ghost in the Shell

    medium: The film Grave of the Fireflies is set during World War II.
    + True
    - False

    medium: In One-Punch Man, Saitama gets his strength from a magic fruit.
    + False
    - True

    hard: Who created the dark fantasy manga Berserk?
    + Kentaro Miura
    - Hirohiko Araki
    - Kohta Hirano
    - Takehiko Inoue

    hard: Which studio animated The Melancholy of Haruhi Suzumiya and K-On!?
    + Kyoto Animation
    - Toei Animation
    - Production I.G
    - Studio Pierrot

    hard: Which Rumiko Takahashi hero turns into a girl when splashed with cold water?
    + Ranma Saotome
    - Ataru Moroboshi
    - Yusaku Godai
    - Inuyasha

    hard: Who wrote the novels on which Legend of the Galactic Heroes is based?
    + Yoshiki Tanaka
    - Sakyo Komatsu
    - Yasutaka Tsutsui
    - Baku Yumemakura

    hard: Oscar François de Jarjayes is the heroine of which 1970s manga?
    + The Rose of Versailles
    - From Eroica with Love
    - Candy Candy
    - Glass Mask

    hard: What was the first feature film directed by Satoshi Kon?
    + Perfect Blue
    - Paprika
    - Tokyo Godfathers
    - Millennium Actress

    hard: In Ghost in the Shell, Motoko Kusanagi works for which numbered security section?
    + 9
    - 3
    - 6
    - 12

    hard: In JoJo's Bizarre Adventure, what is Jotaro Kujo's Stand called?
    + Star Platinum
    - Crazy Diamond
    - Hermit Purple
    - Gold Experience

    hard: The series known abroad as Speed Racer is called Mach GoGoGo in Japan.
    + True
    - False

    hard: Nausicaä of the Valley of the Wind was Hayao Miyazaki's first feature as a director.
    + False
    - True
    """#
}
