# Che cosa vogliono dire i segni del tavolo di Die Macher, dove nessun titolo lo dice.

dm-meetings-of = { $party }: { $cubes ->
        [one] { $cubes } comizio
       *[other] { $cubes } comizi
    } su { $spaces }
dm-votes-of = { $votes ->
    [one] { $party }: { $votes } voto
   *[other] { $party }: { $votes } voti
 }
dm-lane-then = { $party }: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    }, { $then } se tutti i comizi vengono convertiti
dm-match-of = { $party } su { $issue }: { $match }
dm-seats-of = { $seats ->
    [one] { $party }: { $seats } seggio
   *[other] { $party }: { $seats } seggi
 }
dm-marker-of = Segnalino media: { $party }
dm-space-of-round = Casella per i media vinti nel round { $round }
dm-members-of = { $members ->
    [one] { $party }: { $members } iscritto
   *[other] { $party }: { $members } iscritti
 }
dm-one-row-each = una riga per lista
dm-markers-count = { $markers ->
    [one] { $markers } segnalino media
   *[other] { $markers } segnalini media
 }
dm-send-actions = { $count ->
    [one] Esegui { $count } azione
   *[other] Esegui { $count } azioni
 }
dm-sign-half = Fattore di 0 o meno: un voto ogni due comizi
dm-sign-control = Controlla i media del Land
dm-sign-pile = Tanti voti quanti altri: vince chi sta sopra
