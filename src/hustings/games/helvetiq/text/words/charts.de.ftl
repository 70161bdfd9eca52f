# Diagramme zu Spielen, die zu Ende sind.

series-points = Punkte
series-about-points = wenn dann Schluss gewesen wäre
series-levels = Stufen
series-about-levels = aller Figuren, zusammengezählt
series-pawns = Figuren
series-about-pawns = auf dem Plan
series-cards = Stimmkarten
series-about-cards = auf der Hand
