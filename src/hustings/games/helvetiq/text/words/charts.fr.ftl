# Les graphiques des parties finies.

series-points = Points
series-about-points = si la partie s’était arrêtée là
series-levels = Niveaux
series-about-levels = de tous les pions, cumulés
series-pawns = Pions
series-about-pawns = sur le plateau
series-cards = Cartes voix
series-about-cards = en main
