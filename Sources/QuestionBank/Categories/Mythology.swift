extension BankText {
  static let mythology: StaticString = #"""
    easy: Who is the king of the Olympian gods in Greek mythology?
    + Zeus
    - Apollo
    - Hermes
    - Poseidon

    easy: Which Norse god wields a hammer called Mjölnir?
    + Thor
    - Loki
    - Odin
    - Balder

    easy: Who is the Roman god of the sea?
    + Neptune
    - Vulcan
    - Mercury
    - Bacchus

    easy: Which monster, half man and half bull, lived in the Labyrinth of Crete?
    + Minotaur
    - Centaur
    - Satyr
    - Cyclops

    easy: Whose gaze turned people to stone in Greek mythology?
    + Medusa
    - Circe
    - Pandora
    - Calypso

    easy: The Egyptian god Anubis is shown with the head of which animal?
    + Jackal
    - Falcon
    - Ibis
    - Crocodile

    easy: What is the name of King Arthur's sword, given by the Lady of the Lake?
    + Excalibur
    - Durendal
    - Joyeuse
    - Gram

    easy: Inside a wooden figure of which animal did Greek soldiers enter Troy?
    + Horse
    - Bull
    - Lion
    - Elephant

    easy: In Greek mythology, Icarus fell after flying too near the Sun.
    + True
    - False

    easy: In legend, the only weak spot of Achilles was his elbow.
    + False
    - True

    medium: Which Hindu god has the head of an elephant?
    + Ganesha
    - Krishna
    - Vishnu
    - Varuna

    medium: Which rainbow bridge leads to Asgard in Norse mythology?
    + Bifrost
    - Yggdrasil
    - Valhalla
    - Niflheim

    medium: Which Aztec god's name means "feathered serpent"?
    + Quetzalcoatl
    - Tlaloc
    - Xipe Totec
    - Huitzilopochtli

    medium: Who is the sun goddess of Japanese mythology?
    + Amaterasu
    - Izanami
    - Benzaiten
    - Konohanasakuya

    medium: Which animal suckled the infants Romulus and Remus?
    + Wolf
    - Bear
    - Goat
    - Deer

    medium: Which trickster hero of Polynesian myth fished islands up from the sea?
    + Māui
    - Kupe
    - Pele
    - Rangi

    medium: Which Egyptian goddess gathered the scattered body of her husband Osiris?
    + Isis
    - Bastet
    - Sekhmet
    - Tefnut

    medium: Which king of Uruk is the hero of a Mesopotamian epic?
    + Gilgamesh
    - Enkidu
    - Marduk
    - Utnapishtim

    medium: In Slavic folklore, the witch Baba Yaga lives in a hut that stands on chicken legs.
    + True
    - False

    medium: Hephaestus was the Greek god of wine.
    + False
    - True

    hard: What is the name of the squirrel that runs up and down the Norse world tree?
    + Ratatoskr
    - Sleipnir
    - Heidrun
    - Nidhogg

    hard: Who forges the magical Sampo in the Kalevala?
    + Ilmarinen
    - Väinämöinen
    - Lemminkäinen
    - Kullervo

    hard: In which text do the hero twins Hunahpu and Xbalanque appear?
    + Popol Vuh
    - Kojiki
    - Mahabharata
    - Book of Invasions

    hard: Which woman in the Mabinogion is made out of flowers?
    + Blodeuwedd
    - Rhiannon
    - Branwen
    - Arianrhod

    hard: Which primordial sea goddess is slain by Marduk in the Enuma Elish?
    + Tiamat
    - Ishtar
    - Ninhursag
    - Ereshkigal

    hard: Which of the nine Muses presides over history?
    + Clio
    - Thalia
    - Urania
    - Terpsichore

    hard: Which Yoruba orisha rules over thunder and lightning?
    + Shango
    - Eshu
    - Obatala
    - Osanyin

    hard: Which king of the Tuatha Dé Danann was given a hand of silver?
    + Nuada
    - Lugh
    - Balor
    - Bres

    hard: In the Ramayana, Hanuman leaps across the sea to reach Lanka.
    + True
    - False

    hard: In Norse mythology, it is Thor who kills the wolf Fenrir at Ragnarök.
    + False
    - True
    """#
}
