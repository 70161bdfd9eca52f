# Les graphiques des parties finies.

charts-round-by-round = Manche par manche
charts-none = Aucune manche n’a été jouée jusqu’au bout.
charts-figures = Chiffres
charts-percent = { $percent } %
charts-chance = Chances de gagner
charts-chance-of = { $party } { $percent } %
charts-chances = Chances de gagner : { $chances }
charts-parts = D’où viennent les points
charts-parts-why = si la partie s’était arrêtée après la manche
charts-parts-of = Points de { $party } par manche
charts-whose = Les points de qui
charts-picture = En image
