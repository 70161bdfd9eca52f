# Ce que dit une table en dehors du jeu : pendant l’attente, et quand quelque chose est repris.
table-waiting = En attente de joueurs
table-undo = a repris sa dernière décision.
table-rewind = La partie est revenue à une position antérieure, avec l’accord de tous.
# Ce que l’hôte fait d’un siège : dans le journal, après le nom du siège.
table-new-link = a un nouveau lien : l’hôte l’a demandé, l’ancien n’est plus valable.
table-bot = est désormais joué par un robot : l’hôte en a décidé ainsi.
table-opened = est libre pour quelqu’un d’autre : l’hôte en a décidé ainsi.
