extension BankText {
  static let celebrities: StaticString = #"""
    easy: Which film star became Princess of Monaco in 1956?
    + Grace Kelly
    - Ingrid Bergman
    - Rita Hayworth
    - Ava Gardner

    easy: Which singer was known as the King of Pop?
    + Michael Jackson
    - Stevie Wonder
    - David Bowie
    - George Michael

    easy: Which footballer married Victoria Adams of the Spice Girls in 1999?
    + David Beckham
    - Michael Owen
    - Paul Scholes
    - Ryan Giggs

    easy: Which US talk-show host launched the magazine "O" in 2000?
    + Oprah Winfrey
    - Ellen DeGeneres
    - Rosie O'Donnell
    - Ricki Lake

    easy: Which former bodybuilder was elected Governor of California in 2003?
    + Arnold Schwarzenegger
    - Sylvester Stallone
    - Dolph Lundgren
    - Lou Ferrigno

    easy: Which wildlife presenter was known as the Crocodile Hunter?
    + Steve Irwin
    - Bear Grylls
    - Jeff Corwin
    - Gerald Durrell

    easy: Which film star was born Norma Jeane Mortenson?
    + Marilyn Monroe
    - Jayne Mansfield
    - Elizabeth Taylor
    - Doris Day

    easy: Which wrestler turned film star is nicknamed "The Rock"?
    + Dwayne Johnson
    - Dave Bautista
    - Hulk Hogan
    - John Cena

    easy: Mary-Kate and Ashley Olsen are twins.
    + True
    - False

    easy: Charlie Chaplin was born in the United States.
    + False
    - True

    medium: Which Indian film star is known as "Big B"?
    + Amitabh Bachchan
    - Shatrughan Sinha
    - Rajesh Khanna
    - Rajinikanth

    medium: Which cook made his name with the television series "The Naked Chef"?
    + Jamie Oliver
    - Gordon Ramsay
    - Rick Stein
    - Anthony Bourdain

    medium: Which fashion designer launched the perfume No. 5 in 1921?
    + Coco Chanel
    - Elsa Schiaparelli
    - Christian Dior
    - Jeanne Lanvin

    medium: Which film star married the actor Richard Burton twice?
    + Elizabeth Taylor
    - Katharine Hepburn
    - Sophia Loren
    - Vivien Leigh

    medium: Who starred with Nicole Richie in the reality series "The Simple Life"?
    + Paris Hilton
    - Tara Reid
    - Lindsay Lohan
    - Jessica Simpson

    medium: Which magician made the Statue of Liberty "vanish" on television in 1983?
    + David Copperfield
    - Harry Blackstone Jr.
    - Doug Henning
    - Paul Daniels

    medium: Which artist married John Lennon in 1969?
    + Yoko Ono
    - Linda Eastman
    - Pattie Boyd
    - Jane Asher

    medium: Jamie Lee Curtis is the daughter of Tony Curtis and which actress?
    + Janet Leigh
    - Debbie Reynolds
    - Tippi Hedren
    - Kim Novak

    medium: The singer Rihanna was born in Barbados.
    + True
    - False

    medium: The film stars Audrey Hepburn and Katharine Hepburn were sisters.
    + False
    - True

    hard: Which Hollywood star was born Archibald Leach in Bristol?
    + Cary Grant
    - David Niven
    - Ronald Colman
    - James Mason

    hard: Which film star patented a frequency-hopping system with George Antheil in 1942?
    + Hedy Lamarr
    - Greta Garbo
    - Marlene Dietrich
    - Bette Davis

    hard: Which film star was the mother of Isabella Rossellini?
    + Ingrid Bergman
    - Gina Lollobrigida
    - Anna Magnani
    - Claudia Cardinale

    hard: Under what name did the 1960s model Lesley Hornby become famous?
    + Twiggy
    - Veruschka
    - Nico
    - Capucine

    hard: Which silent-film star, called "America's Sweetheart", co-founded United Artists?
    + Mary Pickford
    - Lillian Gish
    - Gloria Swanson
    - Clara Bow

    hard: Which American-born entertainer was honoured in the Panthéon in Paris in 2021?
    + Josephine Baker
    - Nina Simone
    - Ella Fitzgerald
    - Eartha Kitt

    hard: Which fellow actor did Vivien Leigh marry in 1940?
    + Laurence Olivier
    - Rex Harrison
    - John Gielgud
    - Leslie Howard

    hard: Which fashion editor ran American "Vogue" from 1963 to 1971?
    + Diana Vreeland
    - Grace Mirabella
    - Anna Wintour
    - Carmel Snow

    hard: The martial-arts star Bruce Lee was born in San Francisco.
    + True
    - False

    hard: The rock singer Freddie Mercury was born in India.
    + False
    - True
    """#
}
