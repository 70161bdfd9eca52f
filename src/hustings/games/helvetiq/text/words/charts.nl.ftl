# Grafieken van spellen die voorbij zijn.

series-points = Punten
series-about-points = als het spel toen was afgelopen
series-levels = Niveaus
series-about-levels = van alle pionnen, opgeteld
series-pawns = Pionnen
series-about-pawns = op het bord
series-cards = Stemkaarten
series-about-cards = in de hand
