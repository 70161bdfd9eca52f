# Die Analyse eines Spiels, das zu Ende ist, und Tipps während eines Spiels, auf der Seite.

analysis-whole = Das ganze Spiel
analysis-by = Gewinnchance aus Sicht des Suchbots
analysis-open = Diese Stellung öffnen
analysis-why = Der stärkste Bot spielt jede Stellung des Spiels viele Male weiter. Das zeigt, wie die Gewinnchancen stiegen und fielen und welche Entscheidungen am meisten gekostet haben.
analysis-start = Dieses Spiel analysieren
analysis-again = Noch einmal versuchen
analysis-failed = Die Analyse wurde abgebrochen.
analysis-none = Dieser Server analysiert keine Spiele.
analysis-queued = Wartet, bis es dran ist
analysis-working = Wird analysiert
analysis-so-far = { $done } von { $of } Entscheidungen
analysis-goes-on = Es geht weiter, auch wenn du diese Seite verlässt.
analysis-moments = { $count ->
    [1] Dein Moment
    [2] Deine zwei Momente
   *[other] Deine drei Momente
 }
analysis-decide-again = Noch einmal entscheiden
analysis-costly = Teure Züge
analysis-lost = Chance verloren
analysis-whose = Wessen Züge
analysis-everyone = Alle
analysis-mine = { $party } (du)
analysis-decision = Entscheidung
analysis-entry = Entscheidung { $number }
analysis-played = Gespielt:
analysis-better = Besser:
analysis-points = Zu erwarten: { $difference } Punkte.
analysis-from = Vor allem: { $parts }.
analysis-part = { $part } ({ $difference })
analysis-rest = der Rest ({ $difference })
analysis-others = Bester Wert der anderen: { $difference }.
analysis-plus = +{ $number }
analysis-minus = −{ $number }
analysis-no-mistakes = Keine Entscheidung hat merklich Chancen gekostet.
analysis-wait = Sie stehen hier, wenn die Analyse fertig ist.
analysis-not-yet = Lass das Spiel analysieren, um sie zu sehen.
analysis-fewer = Weniger zeigen
analysis-all = Alle { $count } zeigen
analysis-here = Jetzt folgt ein teurer Zug: { $percent }.
analysis-next = Nächster teurer Zug
analysis-hint = Gib mir einen Tipp
analysis-hint-thinking = Der Bot denkt nach …
analysis-hint-best = Am besten aus Sicht des Suchbots
analysis-hint-score = ≈ { $score } Punkte
analysis-hint-why = Gewinnchance und Punkte, die am Ende zu erwarten sind. Er sieht, was du siehst, nicht mehr.
