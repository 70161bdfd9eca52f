# The game as the page offers it, before it is chosen.

about-die-macher = Five parties, seven state elections in a row, four of them always in the making. Votes come from meetings, and meetings from money; what a meeting is worth depends on how your programme fits the mood of each state.
about-die-macher-size = 3 to 5 people, three to four hours.
about-die-macher-course = A whole round, phase by phase: what each is for, what to look at, what your choices do. About fifteen minutes.
about-die-macher-picture = A state before its election. A row is the rule written out: votes so far, what a meeting is worth there, and what all meetings would make of it.
about-die-macher-variant-short = Short game
about-die-macher-variant-short-why = Five elections instead of seven, and fewer cards.
about-die-macher-variant-imposed-stances = Imposed stances
about-die-macher-variant-imposed-stances-why = A party may show its own issue only with the stance the rules give it.
