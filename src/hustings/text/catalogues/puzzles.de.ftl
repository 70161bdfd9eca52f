# Aufgaben: die Liste und was um eine Stellung herum gesagt wird.

puzzles-lead = Stellungen aus Partien, die wirklich gespielt wurden. Finde die Entscheidung, die zum Ziel führt; ob sie es tut, sagen die Regeln. Alles, was du wissen musst, liegt offen.
puzzles-done = { $done } von { $all } gelöst
puzzles-none = Hier gibt es keine Aufgaben.
puzzle-of = Aufgabe { $number } von { $all }
puzzle-you = Du spielst { $party }.
puzzle-moves = { $moves ->
    [one] Eine Entscheidung.
   *[other] Höchstens { $moves } Entscheidungen.
 }
puzzle-hint = Hinweis
puzzle-solved = Gelöst
puzzle-failed = So nicht
puzzle-on = So weit gut. Weiter.
puzzle-again = Noch einmal
puzzle-show = Lösung zeigen
puzzle-solution = Die Lösung
puzzle-told-best = Eine Entscheidung gewinnt weit mehr Spiele als jede andere: Die Suche hat jede weitergespielt, ausgehend von dem, was du siehst.
puzzle-worth = Gewinnchance, und was andere Entscheidungen kosten
puzzle-shared = Hustings, Aufgabe vom { $date }: gelöst { $tries ->
    [1] im ersten Versuch
   *[other] im { $tries }. Versuch
 }, { $hinted ->
    [yes] mit Hinweis
   *[no] ohne Hinweis
 }.
puzzle-next = Nächste Aufgabe
puzzle-play-on = Von hier weiterspielen
puzzle-play-on-why = Das Spiel geht von dieser Stellung aus weiter, du gegen Bots. Karten, die du nicht sehen kannst, werden neu verteilt.
puzzle-all = Alle Aufgaben
