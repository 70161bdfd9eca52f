# Diagramme zu Spielen, die zu Ende sind.

series-points = Punkte
series-about-points = wenn dann Schluss gewesen wäre
series-votes = Stimmen
series-about-votes = bei jeder Wahl
series-seats = Sitze
series-about-seats = zusammengezählt
series-members = Mitglieder
series-about-members = nach der Runde
series-media = Bundesmedien
series-about-media = Marker, zusammengezählt
series-money = Geld
series-about-money = Tausend, nach der Runde
dm-timeline = Wahlen, Medien und Meinungen
dm-timeline-why = umrandet: neu in dieser Runde
dm-timeline-state = Land
dm-timeline-won = Gewonnen von
