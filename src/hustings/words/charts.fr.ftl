# Les graphiques des parties finies.

charts-round-by-round = Tour par tour
charts-none = Aucun tour n’a été joué jusqu’au bout.
charts-figures = Chiffres
charts-percent = { $percent } %
charts-chance = Chances de gagner
charts-chance-of = { $party } { $percent } %
charts-chances = Chances de gagner : { $chances }
charts-parts = D’où viennent les points
charts-parts-why = si la partie s’était arrêtée après le tour
charts-parts-of = Points de { $party } par tour
charts-whose = Les points de qui
charts-picture = En image
