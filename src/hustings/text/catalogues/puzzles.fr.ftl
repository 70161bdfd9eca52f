# Exercices : la liste, et ce qui se dit autour d’une position.

puzzles-lead = Des positions de parties réellement jouées. Trouvez la décision qui atteint le but ; les règles tranchent. Tout ce qu’il faut savoir est visible.
puzzles-done = { $done } sur { $all } résolus
puzzles-none = Il n’y a pas d’exercices ici.
puzzle-of = Exercice { $number } sur { $all }
puzzle-you = Votre camp : { $party }.
puzzle-moves = { $moves ->
    [one] Une décision.
   *[other] Au plus { $moves } décisions.
 }
puzzle-hint = Indice
puzzle-solved = Résolu
puzzle-failed = Pas comme ça
puzzle-on = Bien jusqu’ici. Continuez.
puzzle-again = Réessayer
puzzle-show = Voir la solution
puzzle-solution = La solution
puzzle-told-best = Une décision gagne bien plus de parties que toutes les autres : la recherche a joué la suite de chacune, à partir de ce que vous voyez.
puzzle-worth = Chances de gagner, et ce que coûtent les autres décisions
puzzle-shared = Hustings, exercice du { $date } : résolu { $tries ->
    [1] du premier coup
   *[other] au { $tries }e essai
 }, { $hinted ->
    [yes] avec un indice
   *[no] sans indice
 }.
puzzle-next = Exercice suivant
puzzle-play-on = Continuer à partir d’ici
puzzle-play-on-why = La partie continue à partir de cette position, vous contre des robots. Les cartes que vous ne voyez pas sont redistribuées.
puzzle-all = Tous les exercices
