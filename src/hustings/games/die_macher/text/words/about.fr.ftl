# The game as the page offers it, before it is chosen.

about-die-macher = Cinq partis, sept élections régionales à la suite, dont quatre toujours en préparation. Les voix viennent des meetings, et les meetings de l’argent ; ce qu’un meeting rapporte dépend de l’accord entre votre programme et l’humeur du Land.
about-die-macher-size = 3 à 5 personnes, trois à quatre heures.
about-die-macher-course = Une manche entière, phase par phase : à quoi chacune sert, où regarder, ce que font vos choix. Environ un quart d’heure.
about-die-macher-picture = Un Land avant son élection. Une ligne est la règle écrite en clair : les voix acquises, ce qu’y vaut un meeting, et ce que tous donneraient.
about-die-macher-variant-short = Partie courte
about-die-macher-variant-short-why = Cinq élections au lieu de sept, et moins de cartes.
about-die-macher-variant-imposed-stances = Positions imposées
about-die-macher-variant-imposed-stances-why = Un parti ne peut montrer son propre thème qu’avec la position imposée.
