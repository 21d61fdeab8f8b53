extension BankText {
  static let history: StaticString = #"""
    easy: In which year did the Second World War end?
    + 1945
    - 1943
    - 1947
    - 1950

    easy: Who was burned at the stake in Rouen in 1431?
    + Joan of Arc
    - Marie Antoinette
    - Anne Boleyn
    - Charlotte Corday

    easy: Who was the first President of the United States?
    + George Washington
    - Benjamin Franklin
    - Thomas Jefferson
    - Abraham Lincoln

    easy: Howard Carter found the tomb of which Egyptian pharaoh in 1922?
    + Tutankhamun
    - Ramesses II
    - Thutmose I
    - Akhenaten

    easy: Which city was divided by a wall from 1961 to 1989?
    + Berlin
    - Vienna
    - Prague
    - Warsaw

    easy: Which ancient people built the Colosseum?
    + Romans
    - Greeks
    - Persians
    - Egyptians

    easy: Which emperor was defeated at the Battle of Waterloo in 1815?
    + Napoleon
    - Wilhelm II
    - Franz Joseph
    - Alexander I

    easy: Which disease is blamed for the Black Death of the 14th century?
    + Bubonic plague
    - Tuberculosis
    - Smallpox
    - Cholera

    easy: Julius Caesar was stabbed to death by a group of senators.
    + True
    - False

    easy: Christopher Columbus first crossed the Atlantic in 1592.
    + False
    - True

    medium: Which English king agreed to Magna Carta in 1215?
    + John
    - Richard I
    - Edward I
    - Henry II

    medium: Which empire had its capital at Tenochtitlan?
    + Aztec
    - Inca
    - Khmer
    - Mughal

    medium: Which 1919 treaty made peace between Germany and the Allied powers?
    + Versailles
    - Neuilly
    - Trianon
    - Locarno

    medium: Who founded the Mongol Empire in 1206?
    + Genghis Khan
    - Kublai Khan
    - Attila the Hun
    - Möngke Khan

    medium: Which English monarch was on the throne when the Spanish Armada sailed in 1588?
    + Elizabeth I
    - Henry VIII
    - James I
    - Mary I

    medium: In which year was the Bastille stormed in Paris?
    + 1789
    - 1715
    - 1804
    - 1848

    medium: The Terracotta Army was buried near the tomb of the first emperor of which dynasty?
    + Qin
    - Han
    - Ming
    - Tang

    medium: Whose arrest led to the Montgomery bus boycott of 1955?
    + Rosa Parks
    - Coretta Scott King
    - Ruby Bridges
    - Ella Baker

    medium: From its first year to its last, the Hundred Years' War spanned more than a century.
    + True
    - False

    medium: The Great Fire of London broke out in the 18th century.
    + False
    - True

    hard: Which country defeated an Italian army at the Battle of Adwa in 1896?
    + Ethiopia
    - Madagascar
    - Libya
    - Sudan

    hard: Which Byzantine emperor had the great church of Hagia Sophia built, completed in 537?
    + Justinian I
    - Leo III
    - Heraclius
    - Basil II

    hard: Which shogunate came to an end with the Meiji Restoration?
    + Tokugawa
    - Ashikaga
    - Kamakura
    - Fujiwara

    hard: Which city was the capital of the Songhai Empire?
    + Gao
    - Timbuktu
    - Kano
    - Benin City

    hard: Which treaty of 1494 divided newly found lands between Spain and Portugal?
    + Tordesillas
    - Zaragoza
    - Utrecht
    - Cateau-Cambrésis

    hard: Which leader of the Haitian Revolution died in a French prison in 1803?
    + Toussaint Louverture
    - Jean-Jacques Dessalines
    - Henri Christophe
    - Alexandre Pétion

    hard: Which Persian king invaded Greece in 480 BC?
    + Xerxes I
    - Artaxerxes II
    - Cyrus II
    - Darius III

    hard: Which queen of Palmyra rebelled against Rome in the third century?
    + Zenobia
    - Boudica
    - Amanirenas
    - Berenice

    hard: Oliver Cromwell's body was dug up and hanged after the monarchy was restored.
    + True
    - False

    hard: One of the three scripts on the Rosetta Stone is the Latin alphabet.
    + False
    - True
    """#
}
