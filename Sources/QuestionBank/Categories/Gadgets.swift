extension BankText {
  static let gadgets: StaticString = #"""
    easy: Which company introduced the iPod in 2001?
    + Apple
    - Samsung
    - Microsoft
    - Philips

    easy: What does GPS stand for?
    + Global Positioning System
    - General Position Server
    - Global Pointing Service
    - Geographic Path System

    easy: Which company makes the PlayStation?
    + Sony
    - Sega
    - Nintendo
    - Atari

    easy: What is a basic pedometer designed to count?
    + Steps
    - Heartbeats
    - Breaths
    - Blinks

    easy: Which instrument has a needle that points to magnetic north?
    + Compass
    - Barometer
    - Altimeter
    - Sextant

    easy: Which voice assistant did Amazon introduce with its Echo speaker?
    + Alexa
    - Siri
    - Cortana
    - Bixby

    easy: What kind of device is a Kindle Paperwhite?
    + E-reader
    - Smartwatch
    - Label printer
    - Desk lamp

    easy: For what type of camera is Polaroid best known?
    + Instant
    - Underwater
    - Panoramic
    - Infrared

    easy: A solar-powered calculator turns light into electricity.
    + True
    - False

    easy: A battery-powered quartz watch must be wound by hand every day.
    + False
    - True

    medium: Bluetooth is named after a medieval king of which country?
    + Denmark
    - Scotland
    - Poland
    - Hungary

    medium: Which household appliance contains a magnetron?
    + Microwave oven
    - Food mixer
    - Refrigerator
    - Hair dryer

    medium: Which portable cassette player did Sony launch in 1979?
    + Walkman
    - Discman
    - Watchman
    - MiniDisc

    medium: What does LED stand for?
    + Light-emitting diode
    - Luminous energy device
    - Low-energy display
    - Linear electric dial

    medium: Which company made the DynaTAC, the first commercial handheld cell phone?
    + Motorola
    - Nokia
    - Siemens
    - Toshiba

    medium: Which sensor lets a smartphone tell which way is down?
    + Accelerometer
    - Proximity sensor
    - Fingerprint reader
    - Photodiode

    medium: Which Japanese company launched the Tamagotchi virtual pet in 1996?
    + Bandai
    - Casio
    - Konami
    - Seiko

    medium: Who became famous for a bagless vacuum cleaner that works like a cyclone?
    + James Dyson
    - Jonathan Ive
    - Terence Conran
    - Norman Foster

    medium: An e-paper screen can keep showing a page while using no power at all.
    + True
    - False

    medium: Active noise-canceling headphones work without any power source.
    + False
    - True

    hard: Under which name did Apple launch its first personal digital assistants in 1993?
    + Newton
    - Pippin
    - Lisa
    - QuickTake

    hard: Which Kodak engineer built a pioneering digital camera in 1975?
    + Steven Sasson
    - Edwin Land
    - Bryce Bayer
    - Harry Coover

    hard: Which digital watch with a red LED display did Hamilton bring out in 1972?
    + Pulsar
    - Accutron
    - Astron
    - Swatch

    hard: Which effect makes a push-button lighter spark when a small hammer hits a crystal?
    + Piezoelectric
    - Photoelectric
    - Thermoelectric
    - Electrochromic

    hard: What was the handwriting system of the original PalmPilot called?
    + Graffiti
    - Inkwell
    - Rosetta
    - Swype

    hard: Which tiny camera, invented by Walter Zapp in the 1930s, became a favorite of spies?
    + Minox
    - Leica
    - Contax
    - Rollei

    hard: Who invented the Segway, a self-balancing two-wheeled scooter?
    + Dean Kamen
    - Ray Kurzweil
    - Burt Rutan
    - Nolan Bushnell

    hard: Which British inventor developed the clockwork wind-up radio?
    + Trevor Baylis
    - Clive Sinclair
    - Owen Maclaren
    - Christopher Cockerell

    hard: Jack Kilby led the Texas Instruments team behind a 1967 handheld calculator.
    + True
    - False

    hard: The Speak & Spell toy of 1978 played its words from a tiny magnetic tape.
    + False
    - True
    """#
}
