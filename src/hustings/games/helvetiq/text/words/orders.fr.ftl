# Ce qui peut être décidé d’avance, et les surprises qui mettent fin à une consigne.
order-second-ballot = Ne mettre qu’un bulletin dans l’urne
order-last-action = Renoncer à la dernière action
surprise-proposal = quelqu’un veut changer des lois
surprise-law = des lois changent
surprise-applied = quelqu’un applique une loi
surprise-election = quelqu’un est élu
surprise-demotion = un pion est rétrogradé
surprise-special = quelqu’un joue une carte spéciale
surprise-hand = des cartes sont regardées, prises ou perdues
surprise-time = le marqueur de temps avance
surprise-end = la fin arrive
