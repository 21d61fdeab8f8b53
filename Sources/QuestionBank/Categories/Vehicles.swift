extension BankText {
  static let vehicles: StaticString = #"""
    easy: Which company makes the Mustang sports car?
    + Ford
    - Dodge
    - Chevrolet
    - Pontiac

    easy: Which Italian carmaker has a prancing horse as its emblem?
    + Ferrari
    - Maserati
    - Lamborghini
    - Alfa Romeo

    easy: Which boat, rowed with a single oar, is a symbol of Venice?
    + Gondola
    - Sampan
    - Felucca
    - Catamaran

    easy: Which brothers flew a powered airplane near Kitty Hawk, North Carolina, in 1903?
    + Wright
    - Montgolfier
    - Voisin
    - Lumière

    easy: What does SUV stand for?
    + Sport utility vehicle
    - Safety utility vehicle
    - Standard urban vehicle
    - Single-user vehicle

    easy: Which supersonic airliner was built jointly by Britain and France?
    + Concorde
    - Comet
    - Caravelle
    - Trident

    easy: Which part of a boat is turned to steer it?
    + Rudder
    - Mast
    - Hull
    - Deck

    easy: Which car brand has a badge of four interlocking rings?
    + Audi
    - Toyota
    - Mazda
    - Volvo

    easy: A submarine dives by letting water into its ballast tanks.
    + True
    - False

    easy: The original Volkswagen Beetle was designed in Japan.
    + False
    - True

    medium: What is Japan's network of high-speed bullet trains called?
    + Shinkansen
    - Yamanote
    - Hankyu
    - Keisei

    medium: From which country does the carmaker Dacia come?
    + Romania
    - Bulgaria
    - Hungary
    - Poland

    medium: Which British steam locomotive set a speed record of 126 mph in 1938?
    + Mallard
    - Flying Scotsman
    - Evening Star
    - Tornado

    medium: Which airship burst into flames while landing in New Jersey in 1937?
    + Hindenburg
    - Akron
    - Norge
    - Italia

    medium: To which German state does the B in BMW refer?
    + Bavaria
    - Brandenburg
    - Berlin
    - Bremen

    medium: Which part mixed air and fuel in gasoline engines before fuel injection took over?
    + Carburetor
    - Radiator
    - Flywheel
    - Camshaft

    medium: Which company built the stainless-steel DMC-12 sports car in the 1980s?
    + DeLorean
    - De Tomaso
    - Bricklin
    - Studebaker

    medium: What is the left side of a ship called, seen facing the bow?
    + Port
    - Starboard
    - Stern
    - Keel

    medium: The Toyota Prius hybrid first went on sale in Japan in 1997.
    + True
    - False

    medium: The Swedish company Saab built cars but never aircraft.
    + False
    - True

    hard: In which year did Carl Benz patent his three-wheeled Motorwagen?
    + 1886
    - 1872
    - 1895
    - 1903

    hard: Which German firm launched the rotary-engined Ro 80 sedan in 1967?
    + NSU
    - DKW
    - Opel
    - Porsche

    hard: Which American military jet is nicknamed the Warthog?
    + A-10
    - F-14
    - F-16
    - B-52

    hard: Who designed the original Mini, launched in 1959?
    + Alec Issigonis
    - Colin Chapman
    - William Lyons
    - Donald Healey

    hard: Which steam locomotive wheel arrangement is known as the Pacific type?
    + 4-6-2
    - 2-8-2
    - 4-4-2
    - 4-8-4

    hard: What was the world's first nuclear-powered submarine?
    + USS Nautilus
    - USS Seawolf
    - HMS Dreadnought
    - USS George Washington

    hard: Which Citroën model caused a sensation at the 1955 Paris Motor Show?
    + DS
    - SM
    - CX
    - GS

    hard: Which British maker's Bonneville motorcycle is named after salt flats in Utah?
    + Triumph
    - Norton
    - BSA
    - Vincent

    hard: Wuppertal's Schwebebahn is a railway whose cars hang beneath the track.
    + True
    - False

    hard: Howard Hughes's giant flying boat, the Spruce Goose, was built mainly of spruce.
    + False
    - True
    """#
}
