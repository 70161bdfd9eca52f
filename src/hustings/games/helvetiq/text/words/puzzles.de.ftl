# Aufgaben: was gefragt ist, ein Hinweis, und warum es so ist.

puzzle-goal-best-turn = Was ist jetzt am besten?
puzzle-goal-best-last-action = Was machst du mit deiner letzten Aktion?
puzzle-goal-best-paying-election = Mit welcher Karte zahlst du?
puzzle-goal-wins-game = Gewinne das Spiel mit deiner letzten Aktion
puzzle-told-wins-game = Gleich danach zählen Figuren und Gesetze.
puzzle-hint-turn = Karten beschaffen, gewählt werden, eine Spezialkarte nutzen? Frag dich, was jedes bis zum Ende bringt und was warten kann.
puzzle-hint-last-action = Das Ende ist nah. Welches Feld, welches Gesetz, welche Karte macht dann den größten Unterschied?
puzzle-hint-paying-election = Eine Karte tut nur eines. Welche von diesen wird dir am wenigsten fehlen?
puzzle-why-turn = Was warten kann, wartet. Zuerst kommt, wovon alles andere abhängt und was andere dir nehmen oder verteuern könnten.
puzzle-why-last-action = Am Ende zählen Felder und Gesetze, deine und die der anderen. Es entscheidet, was den Abstand zur besten anderen Partei am meisten ändert.
puzzle-why-paying-election = Zahl mit dem, was später am wenigsten bringt. Was du behältst, bringt in späteren Zügen Felder und Gesetze.
