extension BankText {
  static let sports: StaticString = #"""
    easy: In which sport do riders on horseback strike a ball with mallets?
    + Polo
    - Croquet
    - Hurling
    - Shinty

    easy: In which sport do teams compete for the Stanley Cup?
    + Ice hockey
    - Baseball
    - Basketball
    - Lacrosse

    easy: Which word means a score of zero in tennis?
    + Love
    - Nil
    - Deuce
    - Duck

    easy: How many rings are there on the Olympic flag?
    + 5
    - 4
    - 6
    - 7

    easy: In which Japanese sport do wrestlers fight in a ring called a dohyo?
    + Sumo
    - Kendo
    - Aikido
    - Karate

    easy: Who won the men's 100 metres at the Olympics of 2008, 2012 and 2016?
    + Usain Bolt
    - Carl Lewis
    - Justin Gatlin
    - Yohan Blake

    easy: Which tennis tournament requires players to dress almost entirely in white?
    + Wimbledon
    - US Open
    - French Open
    - Australian Open

    easy: How many points is a touchdown worth in American football, before any conversion?
    + 6
    - 3
    - 5
    - 7

    easy: A marathon is longer than 40 kilometres.
    + True
    - False

    easy: In football, a player who scores two goals in a match has scored a hat-trick.
    + False
    - True

    medium: Which country hosted and won the first football World Cup, in 1930?
    + Uruguay
    - Argentina
    - Brazil
    - Italy

    medium: In cricket, what is a batter's score of nought called?
    + A duck
    - A maiden
    - A yorker
    - A googly

    medium: Which city hosted the first modern Olympic Games, in 1896?
    + Athens
    - Paris
    - London
    - Stockholm

    medium: What colour jersey does the overall leader of the Giro d'Italia cycle race wear?
    + Pink
    - Yellow
    - Green
    - Red

    medium: Which gymnast was awarded seven perfect 10s at the 1976 Olympics in Montreal?
    + Nadia Comăneci
    - Olga Korbut
    - Nellie Kim
    - Elena Mukhina

    medium: Who beat George Foreman in the 1974 "Rumble in the Jungle"?
    + Muhammad Ali
    - Joe Frazier
    - Ken Norton
    - Leon Spinks

    medium: How many points is the black ball worth in snooker?
    + 7
    - 5
    - 6
    - 8

    medium: With which team did Michael Jordan win all his NBA championships?
    + Chicago Bulls
    - Los Angeles Lakers
    - Boston Celtics
    - Detroit Pistons

    medium: On a standard dartboard, the highest possible score with three darts is 180.
    + True
    - False

    medium: A water polo team has eleven players in the pool at once.
    + False
    - True

    hard: Who won the Olympic marathon of 1960 running barefoot?
    + Abebe Bikila
    - Mamo Wolde
    - Emil Zátopek
    - Alain Mimoun

    hard: In which Olympic fencing event is the whole body a valid target?
    + Épée
    - Foil
    - Sabre
    - Rapier

    hard: In curling, what is the full set of target rings called?
    + House
    - Hack
    - Button
    - Bonspiel

    hard: Who was the first cyclist to win the Tour de France five times?
    + Jacques Anquetil
    - Eddy Merckx
    - Bernard Hinault
    - Louison Bobet

    hard: In which sport do Irish counties compete for the Sam Maguire Cup?
    + Gaelic football
    - Hurling
    - Camogie
    - Road bowling

    hard: Which footballer scored 13 goals at the 1958 World Cup?
    + Just Fontaine
    - Pelé
    - Raymond Kopa
    - Garrincha

    hard: Who won the first Formula One World Drivers' Championship, in 1950?
    + Giuseppe Farina
    - Juan Manuel Fangio
    - Alberto Ascari
    - Luigi Fagioli

    hard: Which single score wins a judo contest outright?
    + Ippon
    - Waza-ari
    - Yuko
    - Koka

    hard: Olympic medals were once awarded for works of literature.
    + True
    - False

    hard: A perfect game in baseball may include one walk.
    + False
    - True
    """#
}
