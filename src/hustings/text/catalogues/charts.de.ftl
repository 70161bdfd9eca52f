# Diagramme zu Spielen, die zu Ende sind.

charts-round-by-round = Runde für Runde
charts-none = Keine Runde wurde zu Ende gespielt.
charts-figures = Zahlen
charts-percent = { $percent } %
charts-chance = Gewinnchance
charts-chance-of = { $party } { $percent } %
charts-chances = Gewinnchancen: { $chances }
charts-parts = Woher die Punkte kamen
charts-parts-why = wenn nach der Runde Schluss gewesen wäre
charts-parts-of = Punkte von { $party } je Runde
charts-whose = Wessen Punkte
charts-picture = Als Bild
