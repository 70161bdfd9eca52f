# Exercices : la question, un indice, et l’explication.

puzzle-goal-points = Montez à { $points } points pendant ce tour
puzzle-goal-square = Faites-vous élire { $square_to } pendant ce tour
puzzle-goal-wins-game = Gagnez la partie avec votre dernière action
puzzle-told-points = Seule compte votre montée pendant ce tour, sans piocher.
puzzle-told-square = Il faut payer avec les cartes en main.
puzzle-told-wins-game = On compte aussitôt après les pions et les lois.
puzzle-hint-turn = Votre couleur compte double pour être élu. Quelles cartes vous faut-il pour autre chose ?
puzzle-hint-last-action = Il reste une action. Quelle case ou quelle carte vaut le plus à la fin ?
puzzle-why-turn = Une carte ne sert qu’une fois. Payez avec ce qui ne sert à rien d’autre, et avec votre couleur là où c’est cher.
puzzle-why-last-action = À la fin comptent cases et lois. La case la plus précieuse que vous pouvez payer décide.
