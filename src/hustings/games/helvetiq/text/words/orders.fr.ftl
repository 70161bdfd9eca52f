# Ce qui peut être décidé d’avance, et les surprises qui mettent fin à une consigne.
order-second-ballot = Ne mettre qu’un bulletin dans l’urne
order-last-action = Renoncer à la dernière action
surprise-proposal = Quelqu’un veut changer des lois
surprise-law = Des lois changent
surprise-applied = Quelqu’un applique une loi
surprise-election = Quelqu’un est élu
surprise-demotion = Un pion est rétrogradé
surprise-special = Quelqu’un joue une carte spéciale
surprise-hand = Des cartes sont regardées, prises ou perdues
surprise-time = Le marqueur de temps avance
surprise-end = La fin arrive
