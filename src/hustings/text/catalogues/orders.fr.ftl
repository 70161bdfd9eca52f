# Ordres donnés à l’avance : ce qu’il faut faire et jusqu’à quand, et pourquoi un ordre a pris fin.
order-once = { $what }, la prochaine fois
order-round = { $what }, jusqu’à la fin de la manche
order-game = { $what }, jusqu’à la fin de la partie
order-ended-done = Exécuté.
order-ended-surprise = Vous vouliez décider vous-même si cela arrivait : { $line }
order-ended-round = La manche est terminée.
order-ended-bidding = L’enchère est terminée.
order-ended-undo = Vous avez repris une décision.
order-ended-rewind = La partie est revenue à une position antérieure.
order-ended-over = La partie est terminée.
