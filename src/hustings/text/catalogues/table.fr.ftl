# Ce que dit une table en dehors du jeu : pendant l’attente, et quand quelque chose est repris.
table-waiting = En attente de joueurs
table-undo = a repris sa dernière décision.
table-rewind = La partie est revenue à une position antérieure, avec l’accord de tous.
