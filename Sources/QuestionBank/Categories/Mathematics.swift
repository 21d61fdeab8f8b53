extension BankText {
  static let mathematics: StaticString = #"""
    easy: How many sides does a hexagon have?
    + 6
    - 5
    - 7
    - 8

    easy: What is 7 multiplied by 8?
    + 56
    - 48
    - 54
    - 63

    easy: What is the value of pi rounded to two decimal places?
    + 3.14
    - 3.12
    - 3.16
    - 3.41

    easy: What is the only even prime number?
    + 2
    - 4
    - 6
    - 8

    easy: What is the longest side of a right-angled triangle called?
    + Hypotenuse
    - Diameter
    - Tangent
    - Perimeter

    easy: What is the positive square root of 144?
    + 12
    - 14
    - 16
    - 24

    easy: How many degrees are there in a full turn?
    + 360
    - 180
    - 270
    - 400

    easy: Which Roman numeral stands for 50?
    + L
    - C
    - D
    - X

    easy: Every square is also a rectangle.
    + True
    - False

    easy: One third is larger than one half.
    + False
    - True

    medium: What do the interior angles of a pentagon add up to, in degrees?
    + 540
    - 450
    - 600
    - 720

    medium: In the Fibonacci sequence, which number comes after 5, 8 and 13?
    + 21
    - 18
    - 20
    - 26

    medium: Who wrote the ancient geometry textbook known as the Elements?
    + Euclid
    - Archimedes
    - Diophantus
    - Ptolemy

    medium: Which shape is made by giving a paper band a half-twist and joining its ends?
    + Möbius strip
    - Klein bottle
    - Trefoil knot
    - Torus

    medium: What is the value of 5 factorial?
    + 120
    - 25
    - 60
    - 720

    medium: How many faces does an icosahedron have?
    + 20
    - 8
    - 12
    - 24

    medium: What is the derivative of x² with respect to x?
    + 2x
    - x
    - x³
    - 2x²

    medium: What is the middle value of a set of data put in order of size called?
    + Median
    - Mode
    - Mean
    - Range

    medium: The square root of 2 cannot be written as a fraction of two whole numbers.
    + True
    - False

    medium: By the usual definition, the number 1 is a prime number.
    + False
    - True

    hard: Who proved the Poincaré conjecture?
    + Grigori Perelman
    - Andrew Wiles
    - Gerd Faltings
    - Simon Donaldson

    hard: What is the base of the natural logarithm, rounded to three decimal places?
    + 2.718
    - 1.414
    - 1.618
    - 2.303

    hard: Who solved the problem of the seven bridges of Königsberg in the 1730s?
    + Leonhard Euler
    - Daniel Bernoulli
    - Christian Goldbach
    - Alexis Clairaut

    hard: What is the smallest perfect number greater than 6?
    + 28
    - 12
    - 24
    - 36

    hard: Which taxi number did Ramanujan describe to Hardy as very interesting?
    + 1729
    - 1089
    - 1728
    - 2187

    hard: What is a group called if its operation is commutative?
    + Abelian
    - Simple
    - Sporadic
    - Symmetric

    hard: Who was the first woman to win the Fields Medal?
    + Maryam Mirzakhani
    - Emmy Noether
    - Karen Uhlenbeck
    - Maryna Viazovska

    hard: Which curve is traced by a point on the rim of a wheel rolling along a straight line?
    + Cycloid
    - Catenary
    - Cardioid
    - Ellipse

    hard: The rational numbers can be paired one to one with the integers.
    + True
    - False

    hard: Every function that is continuous everywhere is differentiable somewhere.
    + False
    - True
    """#
}
