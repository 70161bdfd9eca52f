# Was die Zeichen am Tisch von Die Macher bedeuten, wo es keine Überschrift sagt.

dm-meetings-of = { $party }: { $cubes } von { $spaces } Veranstaltungen
dm-votes-of = { $votes ->
    [one] { $party }: { $votes } Stimme
   *[other] { $party }: { $votes } Stimmen
 }
dm-lane-then = { $party }: { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }, { $then }, wenn alle Veranstaltungen umgewandelt werden
dm-match-of = { $party } zu { $issue }: { $match }
dm-seats-of = { $seats ->
    [one] { $party }: { $seats } Sitz
   *[other] { $party }: { $seats } Sitze
 }
dm-marker-of = Medienmarker: { $party }
dm-space-of-round = Feld für die in Runde { $round } gewonnenen Medien
dm-members-of = { $members ->
    [one] { $party }: { $members } Mitglied
   *[other] { $party }: { $members } Mitglieder
 }
dm-one-row-each = aus jeder Liste eine Zeile
dm-markers-count = { $markers ->
    [one] { $markers } Medienmarker
   *[other] { $markers } Medienmarker
 }
dm-send-actions = { $count ->
    [one] { $count } Aktion ausführen
   *[other] { $count } Aktionen ausführen
 }
dm-sign-half = Faktor 0 oder weniger: eine Stimme für zwei Veranstaltungen
dm-sign-control = Kontrolliert die Medien des Landes
dm-sign-pile = So viele Stimmen wie andere: Der obere gewinnt
