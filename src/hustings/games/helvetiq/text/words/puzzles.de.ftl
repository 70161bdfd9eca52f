# Aufgaben: was gefragt ist, ein Hinweis, und warum es so ist.

puzzle-goal-points = Komm in diesem Zug auf { $points } Punkte
puzzle-goal-square = Lass dich in diesem Zug { $square_to } wählen
puzzle-goal-wins-game = Gewinne das Spiel mit deiner letzten Aktion
puzzle-told-points = Es zählt nur, was du in diesem Zug steigst, ohne zu ziehen.
puzzle-told-square = Bezahlen musst du mit den Karten auf der Hand.
puzzle-told-wins-game = Gleich danach zählen Figuren und Gesetze.
puzzle-hint-turn = Deine eigene Farbe zählt bei einer Wahl doppelt. Welche Karten brauchst du für anderes?
puzzle-hint-last-action = Eine Aktion bleibt. Welches Feld oder welche Karte ist am Ende am meisten wert?
puzzle-why-turn = Eine Karte tut nur eines. Zahl mit dem, was sonst nichts nützt, und mit der eigenen Farbe, wo es teuer ist.
puzzle-why-last-action = Am Ende zählen Felder und Gesetze. Das wertvollste Feld, das du bezahlen kannst, entscheidet.
