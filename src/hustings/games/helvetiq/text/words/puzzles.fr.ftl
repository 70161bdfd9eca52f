# Exercices : la question, un indice, et l’explication.

puzzle-goal-best-turn = Que vaut-il mieux faire maintenant ?
puzzle-goal-best-last-action = Que faites-vous de votre dernière action ?
puzzle-goal-best-paying-election = Avec quelle carte payez-vous ?
puzzle-goal-wins-game = Gagnez la partie avec votre dernière action
puzzle-told-wins-game = On compte aussitôt après les pions et les lois.
puzzle-hint-turn = Prendre des cartes, se faire élire, jouer une carte spéciale ? Demandez-vous ce que chacun rapporte d’ici la fin, et ce qui peut attendre.
puzzle-hint-last-action = La fin est proche. Quelle case, quelle loi ou quelle carte fera alors la plus grande différence ?
puzzle-hint-paying-election = Une carte ne sert qu’une fois. Laquelle vous manquera le moins ?
puzzle-why-turn = Ce qui peut attendre attend. D’abord vient ce dont dépend tout le reste, et ce que d’autres pourraient vous prendre ou rendre plus cher.
puzzle-why-last-action = À la fin comptent cases et lois, les vôtres et celles des autres. Ce qui change le plus l’écart avec le meilleur d’entre eux décide.
puzzle-why-paying-election = Payez avec ce qui rapporte le moins par la suite. Ce que vous gardez rapporte des cases et des lois aux tours suivants.
