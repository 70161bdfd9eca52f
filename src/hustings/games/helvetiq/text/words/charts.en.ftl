# Charts of games that are over.

series-points = Points
series-about-points = if the game had ended then
series-levels = Levels
series-about-levels = of all pawns, added up
series-pawns = Pawns
series-about-pawns = on the board
series-cards = Vote cards
series-about-cards = in hand
