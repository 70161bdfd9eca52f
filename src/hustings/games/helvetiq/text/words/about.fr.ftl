# The game as the page offers it, before it is chosen.

about-helvetiq = Trois pouvoirs à trois niveaux, de la commune à la Confédération. Placez vos partisans, changez les lois, appliquez-les, et affrontez la votation populaire.
about-helvetiq-size = 2 à 4 personnes, une heure.
about-helvetiq-course = Les premiers tours : cartes, élections, lois et votation populaire. Environ dix minutes.
about-helvetiq-picture = Trois pouvoirs, chacun à trois niveaux. Les escaliers disent par où l’on accède à une charge et ce que cela coûte.
