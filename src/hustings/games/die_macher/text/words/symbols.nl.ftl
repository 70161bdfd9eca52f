# Wat de tekens aan de tafel van Die Macher betekenen, waar geen kop het zegt.

dm-meetings-of = { $party }: { $cubes } van { $spaces } bijeenkomsten
dm-votes-of = { $votes ->
    [one] { $party }: { $votes } stem
   *[other] { $party }: { $votes } stemmen
 }
dm-lane-then = { $party }: { $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
    }, { $then } als alle bijeenkomsten worden omgezet
dm-match-of = { $party } over { $issue }: { $match }
dm-seats-of = { $seats ->
    [one] { $party }: { $seats } zetel
   *[other] { $party }: { $seats } zetels
 }
dm-marker-of = Mediasteen: { $party }
dm-space-of-round = Veld voor de media die in ronde { $round } zijn gewonnen
dm-members-of = { $members ->
    [one] { $party }: { $members } lid
   *[other] { $party }: { $members } leden
 }
dm-one-row-each = van elke lijst één regel
dm-markers-count = { $markers ->
    [one] { $markers } mediasteen
   *[other] { $markers } mediastenen
 }
dm-send-actions = { $count ->
    [one] { $count } actie uitvoeren
   *[other] { $count } acties uitvoeren
 }
dm-sign-half = Factor 0 of minder: één stem voor twee bijeenkomsten
dm-sign-control = Beheerst de media van de deelstaat
dm-sign-pile = Evenveel stemmen als anderen: de bovenste wint
