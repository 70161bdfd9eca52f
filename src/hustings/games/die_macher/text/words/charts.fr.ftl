# Les graphiques des parties finies.

series-points = Points
series-about-points = si la partie s’était arrêtée là
series-votes = Voix
series-about-votes = à chaque élection
series-seats = Sièges
series-about-seats = cumulés
series-members = Adhérents
series-about-members = après la manche
series-media = Médias nationaux
series-about-media = marqueurs, cumulés
series-money = Argent
series-about-money = milliers, après la manche
dm-timeline = Élections, médias et opinions
dm-timeline-why = encadré : nouveau dans cette manche
dm-timeline-state = Land
dm-timeline-won = Gagné par
