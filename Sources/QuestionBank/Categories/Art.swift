extension BankText {
  static let art: StaticString = #"""
    easy: Who painted the "Mona Lisa"?
    + Leonardo da Vinci
    - Raphael
    - Rembrandt
    - Sandro Botticelli

    easy: Who painted "The Starry Night" in 1889?
    + Vincent van Gogh
    - Claude Monet
    - Paul Gauguin
    - Paul Cézanne

    easy: In which city is the Louvre museum?
    + Paris
    - Rome
    - Madrid
    - Vienna

    easy: What is the board called on which a painter mixes colours?
    + Palette
    - Easel
    - Canvas
    - Spatula

    easy: Who painted the ceiling of the Sistine Chapel?
    + Michelangelo
    - Caravaggio
    - Titian
    - Tintoretto

    easy: What is a painting of things such as fruit, flowers and jugs called?
    + Still life
    - Landscape
    - Portrait
    - Seascape

    easy: Which artist made a famous series of pictures of Campbell's soup cans?
    + Andy Warhol
    - Roy Lichtenstein
    - Jackson Pollock
    - Keith Haring

    easy: What is the Japanese art of paper folding called?
    + Origami
    - Ikebana
    - Bonsai
    - Kabuki

    easy: Pablo Picasso was born in Spain.
    + True
    - False

    easy: The statue known as the Venus de Milo still has both of its arms.
    + False
    - True

    medium: Who painted melting watches in "The Persistence of Memory"?
    + Salvador Dalí
    - René Magritte
    - Joan Miró
    - Max Ernst

    medium: Who painted "Girl with a Pearl Earring"?
    + Johannes Vermeer
    - Gerard ter Borch
    - Frans Hals
    - Jan Steen

    medium: Which movement takes its name from a Monet painting of a sunrise?
    + Impressionism
    - Expressionism
    - Pointillism
    - Fauvism

    medium: In which Italian city can you see Michelangelo's original statue of David?
    + Florence
    - Rome
    - Venice
    - Milan

    medium: Which Mexican painter of many self-portraits was married to Diego Rivera?
    + Frida Kahlo
    - María Izquierdo
    - Remedios Varo
    - Leonora Carrington

    medium: Who made the woodblock print "The Great Wave off Kanagawa"?
    + Hokusai
    - Hiroshige
    - Utamaro
    - Sharaku

    medium: What is a painting made on wet plaster called?
    + Fresco
    - Mosaic
    - Collage
    - Etching

    medium: Who made the sculpture "The Thinker"?
    + Auguste Rodin
    - Antonio Canova
    - Henry Moore
    - Constantin Brâncuși

    medium: Gustav Klimt used gold leaf in his painting "The Kiss".
    + True
    - False

    medium: Edvard Munch, who painted "The Scream", was Swedish.
    + False
    - True

    hard: Who painted "The Garden of Earthly Delights"?
    + Hieronymus Bosch
    - Pieter Bruegel the Elder
    - Jan van Eyck
    - Hans Memling

    hard: Which term describes strong contrast between light and dark in a painting?
    + Chiaroscuro
    - Grisaille
    - Sfumato
    - Impasto

    hard: Which museum holds "Las Meninas" by Velázquez?
    + Prado
    - Louvre
    - Hermitage
    - Rijksmuseum

    hard: Which woman painted the "Judith Slaying Holofernes" in the Uffizi?
    + Artemisia Gentileschi
    - Élisabeth Vigée Le Brun
    - Sofonisba Anguissola
    - Rosalba Carriera

    hard: Which movement did Kazimir Malevich found, with works such as "Black Square"?
    + Suprematism
    - Constructivism
    - Vorticism
    - Orphism

    hard: Who carved "The Ecstasy of Saint Teresa" for a church in Rome?
    + Bernini
    - Giambologna
    - Donatello
    - Cellini

    hard: In encaustic painting, with what is the pigment mixed?
    + Hot wax
    - Egg yolk
    - Linseed oil
    - Gum arabic

    hard: The Benin Bronzes come from a historic kingdom in which modern country?
    + Nigeria
    - Benin
    - Ghana
    - Cameroon

    hard: The Book of Kells is kept at Trinity College Dublin.
    + True
    - False

    hard: The Bayeux Tapestry was woven on a loom.
    + False
    - True
    """#
}
