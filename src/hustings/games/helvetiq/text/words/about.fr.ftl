# The game as the page offers it, before it is chosen.

about-helvetiq = Trois pouvoirs à trois niveaux, de la commune à la Confédération. Placez vos partisans, changez les lois, appliquez-les, et affrontez la votation populaire. 2 à 4 personnes, une heure.
about-helvetiq-course = Les premiers tours : cartes, élections, lois et votation populaire. Environ dix minutes.
