# L’analyse d’une partie finie, et les conseils en cours de partie, sur la page.

analysis-whole = Toute la partie
analysis-by = chances de gagner selon le robot le plus fort
analysis-open = Ouvrir cette position
analysis-why = Le robot le plus fort rejoue la suite de chaque position de nombreuses fois. On voit comment les chances de gagner ont varié et quelles décisions ont coûté le plus.
analysis-start = Analyser cette partie
analysis-again = Réessayer
analysis-failed = L’analyse a été interrompue.
analysis-none = Ce serveur n’analyse pas les parties.
analysis-queued = En attente de son tour
analysis-working = Analyse en cours
analysis-so-far = { $done } décisions sur { $of }
analysis-goes-on = L’analyse continue si vous quittez cette page.
analysis-moments = { $count ->
    [1] Votre moment
    [2] Vos deux moments
   *[other] Vos trois moments
 }
analysis-decide-again = Décider à nouveau
analysis-costly = Les coups coûteux
analysis-lost = chances perdues
analysis-whose = Les coups de qui
analysis-everyone = Tout le monde
analysis-mine = { $party } (vous)
analysis-decision = Décision
analysis-entry = décision { $number }
analysis-played = Joué :
analysis-better = Mieux :
analysis-points = Attendu : { $difference } points.
analysis-from = Surtout : { $parts }.
analysis-part = { $part } ({ $difference })
analysis-rest = le reste ({ $difference })
analysis-others = Le meilleur des autres : { $difference }.
analysis-plus = +{ $number }
analysis-minus = −{ $number }
analysis-no-mistakes = Aucune décision n’a coûté de chances notables.
analysis-wait = Ils figureront ici une fois l’analyse finie.
analysis-not-yet = Faites analyser la partie pour les voir.
analysis-fewer = En montrer moins
analysis-all = Montrer les { $count }
analysis-here = Un coup coûteux vient ensuite : { $percent }.
analysis-next = Coup coûteux suivant
analysis-hint = Un conseil, s’il vous plaît
analysis-hint-thinking = Le robot réfléchit…
analysis-hint-best = Le mieux, selon le robot le plus fort
analysis-hint-score = ≈ { $score } points
analysis-hint-why = Chances de gagner et points attendus à la fin. Il voit ce que vous voyez, rien de plus.
