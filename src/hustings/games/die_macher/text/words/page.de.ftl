# Der Tisch von Die Macher im Browser. Ein Spaltenkopf hat höchstens 8 Buchstaben, eine Phase in der Leiste 14, ein Wort im Dock 9.

dm-round = Runde { $round }
dm-of-rounds = {" "}von { $rounds }
dm-phases = Phasen der Runde
dm-bar-start-player = Startspieler
dm-bar-conference = Programm
dm-bar-cabinet = Kabinett
dm-bar-coalitions = Koalitionen
dm-bar-media = Medien
dm-bar-meetings = Veranstalt.
dm-bar-polls = Umfragen
dm-bar-conversion = Umwandlung
dm-bar-election = Wahl
dm-bar-income = Einnahmen
dm-bar-contributions = Spenden

## Der Imperativ jeder Entscheidung

do-choose-boons = Drei Vorteile wählen
do-place-boon = Vorteil setzen
do-choose-base = Medien oder Mitglieder
do-place-marker = Medienmarker setzen
do-start-bid = Um den Start bieten
do-second-bid = Noch einmal bieten
do-start-naming = Startspieler bestimmen
do-discarding = Ablegen und ziehen
do-platform-swap = Programm ändern
do-placing = Schatten­kabinett
do-cabinet-action = Handeln { $state_in }
do-coalition = Koalition suchen
do-answer = Koalition { $state_in }?
do-media-buying = Medien kaufen
do-opinion-swap = Meinung machen
do-meetings = Veranstal­tungen abhalten
do-poll-bid = Umfrage { $state_in }
do-poll-use = Veröffent­lichen oder nicht
do-converting = Umwandeln { $state_in }
do-marker-move = Medien mitnehmen
do-opinion-placing = Meinung mitnehmen
do-opinion-space = Meinung verdrängen
do-contribution = Annehmen oder ablehnen
dm-ready-to-seal = Alles gewählt

## Was gefragt ist, und warum

dm-told-meetings = Bis zu { $cubes } in jedem Land, je { $money }. Eine Veranstaltung wird zu so vielen Stimmen wie dein Faktor, sobald du dort { $least } hast oder das Land wählt.
dm-told-placing = Höchstens eine Karte je Land, verdeckt. Alle werden zugleich aufgedeckt und bezahlt; jede führt dann eine Aktion aus.
dm-told-converting = Du hast { $cubes } Veranstaltungen { $state_in }. Was du behältst, zählt beim nächsten Mal; was du umwandelst, kehrt in den Vorrat zurück.
dm-told-poll-first = Die Karte { $state_in } liegt verdeckt, und niemand hat geboten. Sie verschiebt dort Trends oder bringt Mitglieder. Biete oder steig aus.
dm-told-poll-bid = Die Karte { $state_in } liegt verdeckt; { $party } { has } { $money } geboten. Biete mehr oder steig aus.
dm-told-poll-use = Nur du siehst diese Umfrage { $state_in }. Führe eine oder zwei Zeilen aus, oder halte sie geheim und würfle um Mitglieder.
dm-told-discarding = Markiere alles, was du ablegst; du ziehst ebenso viele nach. Verdeckte Karten sind, was dein Programm werden kann.
dm-told-seal = Alles ist gewählt. Niemand sieht es, bis alle gewählt haben; bis dahin kannst du es ändern.
dm-rule = Regel { $rule }
dm-your-turn = Du bist dran
dm-your-draft = Dein Entwurf
dm-sheet-open = Die ganze Frage zeigen
dm-sheet-close = Weniger zeigen
dm-see-choices = Zur Auswahl
dm-sealed = Verdeckt
dm-has-sealed = hat gewählt
dm-waiting-seals = { $count ->
    [one] Es fehlt noch eine Partei
   *[other] Es fehlen noch { $count }
 }
dm-sealed-why = Deine Wahl liegt verdeckt. Du kannst sie ändern, bis die letzte Partei gewählt hat.
dm-change = Ändern
dm-waiting = { $count ->
    [one] am Zug
   *[other] am Zug
 }
dm-someone-decides = { $party }: { $phase }
dm-bot-thinks = { $name } denkt nach.
dm-person-thinks = Wir warten auf { $name }.
dm-all-seal = { $count ->
    [one] Eine Partei hat noch nicht gewählt.
   *[other] { $count } Parteien haben noch nicht gewählt.
 }
dm-final-board = Der Schlussstand
dm-final-told = Alle Wahlen sind vorbei. So stand der Tisch am Ende.
dm-open-hands = Offene Hände

## Senden und zurücknehmen

dm-send = Senden
dm-missing = { $what ->
    [bid] Gebot eingeben
    [party] Partei wählen
    [state] Land wählen
    [card] Karte wählen
    [cards] Karten wählen
    [other-card] Zweite wählen
    [gift] Annehmen?
    [action] Aktion wählen
    [number] Zahl wählen
    [lines] Zeilen wählen
    [opinion] Meinung wählen
    [space] Feld wählen
    [meetings] Planen
    [gains] Vorteile wählen
   *[other] Antwort wählen
 }
dm-send-pass = { $what ->
    [platform] So lassen
    [media] Nichts kaufen
    [action] Nichts tun
    [opinion] Nichts tauschen
    [coalition] Keine suchen
    [marker] Stehen lassen
    [carry] Nichts mitnehmen
   *[other] Passen
 }
dm-send-out = Aussteigen
dm-pass-on = { $what }, für den Rest der Phase
dm-pass-on-polls = In dieser Runde auf keine Umfrage bieten
dm-limit-missing = Für mich bieten bis zu meiner Grenze: gib sie ein
dm-bid-up-to = Für mich bieten, bis { $money }
dm-bid-up-to-why = Für dich wird immer wieder das Wenigste geboten, das führt, bis es mehr als das kosten würde.
dm-send-bid = { $money } bieten
dm-send-sealed-bid = Verdeckt { $money } bieten
dm-send-seal = Verdeckt eröffnen
dm-send-meetings = { $cubes ->
    [0] Keine abhalten
   *[other] { $cubes } abhalten
 }
dm-send-cabinet = { $cards ->
    [0] Niemanden einsetzen
    [one] { $cards } Karte legen
   *[other] { $cards } Karten legen
 }
dm-send-discard = { $cards ->
    [0] Alle behalten
    [one] { $cards } Karte ablegen
   *[other] { $cards } Karten ablegen
 }
dm-send-convert = { $cubes ->
    [0] Alle behalten
    [one] { $cubes } umwandeln
   *[other] { $cubes } umwandeln
 }
dm-send-shelve = Geheim halten
dm-send-publish = Veröffentlichen
dm-send-accept = Annehmen
dm-send-refuse = Verdeckt ablehnen
dm-send-agree = Zustimmen
dm-send-decline = Ablehnen
dm-send-start = { $party } bestimmen
dm-send-force = Koalition erzwingen
dm-send-propose = Vorschlagen
dm-send-media = Für { $money } kaufen
dm-send-platform = Programm ändern
dm-send-opinion = Karten tauschen
dm-send-marker = Marker versetzen
dm-send-carry = Dorthin legen
dm-send-push = Verdrängen
dm-undo = Zurück­nehmen
dm-undo-why = Die letzte Entscheidung zurücknehmen
dm-clear = Leeren
dm-back = Zurück
dm-not-possible = Nicht möglich:
dm-no-more = Mehr geht nicht:
dm-from-pool = { $cards } aus der Tauschauslage nehmen:
dm-no-key = Einen Schwerpunkt setzen:
dm-put-in = { $cards } einsetzen:
dm-has-issue = { $state } hat dieses Thema schon.
dm-none-for-polls = Dann bleibt nichts, um auf Umfragen zu bieten.
dm-colon = { $what }:
dm-cash = Kasse
dm-cash-left = Es bleiben
dm-if-you-win = Bleibt, wenn du gewinnst
dm-bill-meetings = { $cubes ->
    [one] { $cubes } Veranstaltung
   *[other] { $cubes } Veranstaltungen
 }
dm-bill-cabinet = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }
dm-bill-media = Ein Medienmarker
dm-bill-oust = An Besitzer und Bank

## In den Entscheidungen

dm-swap-out = „{ $card }“ ersetzen
dm-swap-by = durch „{ $card }“
dm-swap-in = „{ $card }“ einsetzen für
dm-do-votes = { $votes ->
    [one] { $votes } Stimme gewinnen
   *[other] { $votes } Stimmen gewinnen
 }
dm-do-key = Schwerpunkt, zählt doppelt: { $card }
dm-do-lift = Den Schwerpunkt aufheben
dm-do-oust = Einen Medienmarker von { $party_dative } ersetzen ({ $money })
dm-do-up = Eigener Trend +{ $change }
dm-do-down = Trend von { $party_dative } −{ $change }
dm-factors-then = Faktoren dann:
dm-meetings-head = Land, Veranstaltungen mal Faktor, Stimmen
dm-new-meetings = Neue Veranstaltungen
dm-plan-meetings = Veranstaltungen planen
dm-plan-why = Mit Bleistift, nur auf deiner Seite: Gesendet wird nichts.
dm-more-to-convert = noch { $cubes } nötig
dm-one-more = Eine mehr: { $state }
dm-one-fewer = Eine weniger: { $state }
dm-spaces-free = { $count ->
    [one] { $count } Feld frei
   *[other] { $count } Felder frei
 }
dm-cabinet-card = { $cabinet } ({ $money })
dm-quick-amounts = Beträge in Tausend
dm-amount = { $low } bis { $high } Tausend
dm-amount-limits = Von { $low } bis { $high }.
dm-poll-card = Umfrage, verdeckt
dm-raise-bid = Tausend mehr bieten
dm-own-poll = Deine Umfrage: { $state }
dm-holds = bietet
dm-no-bid-yet = Noch kein Gebot
dm-out = raus
dm-you = du
dm-shielded = kontrolliert hier die Medien: kann nicht fallen
dm-becomes = { $before } wird { $after }
dm-shelve = Geheim halten:
dm-members-range = { $low } bis { $high } Mitglieder
dm-meetings-to-convert = Umzuwandelnde Veranstaltungen
dm-votes-count = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
 }
dm-seats-count = { $seats ->
    [one] { $seats } Sitz
   *[other] { $seats } Sitze
 }
dm-take = { $money } annehmen
dm-take-one = Annehmen
dm-refuse = Ablehnen
dm-take-why = das Geld sofort; Würfel kosten vielleicht Mitglieder
dm-refuse-why = kein Geld; Würfel bringen Mitglieder
dm-lose-range = { $low } bis { $high } Mitglieder verlieren
dm-gain-range = { $low } bis { $high } Mitglieder gewinnen, als größte Absage bis { $most }
dm-against = gegen
dm-boon-trend = Trend +{ $change }
dm-boon-votes = { $votes } Stimmen
dm-boon-meetings = { $cubes } Veranstaltungen
dm-boon-media = Medienmarker
dm-boon-members = { $members } Mitglieder

## Ein Land

dm-party = Partei
dm-votes = Stimmen
dm-seats = Sitze
dm-trend = Trend
dm-factor = Faktor
dm-meetings = Veranst.
dm-factor-why = Faktor: Trend plus Übereinstimmung, die Stimmen je Veranstaltung
dm-then-why = Stimmen und Sitze, wenn alle Veranstaltungen hier umgewandelt werden
dm-factor-is = Faktor { $factor }
dm-factor-half = Faktor { $factor }: eine Stimme für zwei Veranstaltungen
dm-convert-needs = { $cubes } Veranstaltungen braucht es, um vor der Wahl umzuwandeln
dm-election-of-round = Wahl der Runde { $round }
dm-at-stake = { $seats } Sitze für die meisten Stimmen
dm-seats-by-votes = Sitze nach Stimmen: { $steps }
dm-seat-step = { $votes } Stimmen { $seats }
dm-media-label = Medien: { $parties }; { $free } frei; { $control }
dm-nobody-controls = niemand kontrolliert
dm-controls = { $party }: kontrolliert die Medien
dm-controls-short = kontrolliert
dm-free-space = freies Medienfeld
dm-hidden-opinion = Verdeckt: jede Runde wird eine aufgedeckt
dm-hidden-known = Verdeckt, aber schon gesehen: { $card }
dm-hidden-count = { $count ->
    [one] { $count } verdeckte Meinung
   *[other] { $count } verdeckte Meinungen
 }
dm-no-opinion = keine Meinung
dm-key-issue = Schwerpunkt, zählt doppelt
dm-card = { $issue }: { $stance }
dm-card-down = Kabinettskarte, verdeckt
dm-card-down-own = verdeckt: { $cabinet }
dm-coalition-with = Koalition mit { $party_dative }
dm-coalition-tile = Koalitionsplättchen
dm-pile = { $place } von { $size } von unten bei { $votes } Stimmen; bei Gleichstand zählt oben
dm-trend-of = { $party }: Trend { $change }
dm-meet-click = { $state }: { $cubes ->
        [one] { $cubes } Veranstaltung
       *[other] { $cubes } Veranstaltungen
    }, davon { $drafted } entworfen; wähle, wie viele
dm-convert-click = { $cubes } Veranstaltungen: wähle, wie viele du umwandelst
dm-states-in-play = Die Länder im Spiel
dm-night = Wahlabend
dm-reveal-bids = Verdeckte Gebote
dm-reveal-cabinets = Schattenkabinette
dm-reveal-poll = Eine Umfrage wird veröffentlicht
dm-reveal-gifts = Spenden
dm-reveal-dice = Die Würfel
dm-turned-money = { $money }
dm-turned-change = { $change }
dm-turned-members = { $members ->
    [one] { $members } Mitglied
   *[other] { $members } Mitglieder
 }
dm-turned-taken = { $money } angenommen, Mitglieder verloren: { $members }
dm-turned-refused = { $money } abgelehnt, Mitglieder gewonnen: { $members }
dm-ask-cash = { $party }: { $money }
dm-ask-hidden = { $party }: verdeckt
dm-ask-members = { $party }: Mitglieder { $members }
dm-ask-platform = { $party }: { $cards }
dm-ask-state = Land { $place }: { $state }, höchstens { $seats } Sitze
dm-ask-row = { $party }: Stimmen { $votes }, Trend { $trend }, Faktor { $factor }, Veranstaltungen { $meetings }, Medien { $media }
dm-ask-opinions = Meinungen: { $cards }. Verdeckt: { $hidden }.
dm-ask-no-state = Dieses Land ist nicht im Spiel. Im Spiel sind: { $states }
dm-night-alone = { $state }: { $party }, { $votes ->
    [0] bei Stimmengleichheit
    [one] mit einer Stimme Vorsprung
   *[other] mit { $votes } Stimmen Vorsprung
 }
dm-night-together = { $state }: { $party } und { $party_2 }, { $votes ->
    [0] bei Stimmengleichheit
    [one] mit einer Stimme Vorsprung
   *[other] mit { $votes } Stimmen Vorsprung
 }
dm-night-nobody = { $state }: Niemand gewinnt
dm-page-alone = { $state }: { $party }, mit { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
 }
dm-page-together = { $state }: { $party } und { $party_2 }, mit { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
 }
dm-front-pages = Titelseiten der bisherigen Wahlen

## Wie ein Land wählt

dm-if-all-convert = Wenn alle umwandeln:
dm-would-clear = { $party } { $party_number ->
    [many] gewinnen
   *[one] gewinnt
 } klar, { $votes } zu { $votes_2 }, vor { $party_2_dative }.
dm-would-narrow = { $party } { $party_number ->
    [many] gewinnen
   *[one] gewinnt
 } knapp, gleichauf mit { $party_2_dative } bei { $votes }: Der stärkere Marker entscheidet.
dm-would-coalition = { $party } und { $party_3 } gewinnen zusammen, { $votes } zu { $votes_2 }, vor { $party_2_dative }.
dm-would-coalition-level = { $party } und { $party_3 } gewinnen zusammen, gleichauf mit { $party_2_dative } bei { $votes }: Der stärkere Marker entscheidet.
dm-would-nobody = niemand gewinnt, es gibt keine Stimme.
dm-voted-clear = { $party } { has } klar gewonnen, { $votes } zu { $votes_2 }, vor { $party_2_dative }.
dm-voted-narrow = { $party } { has } knapp gewonnen, gleichauf mit { $party_2_dative } bei { $votes }: Der stärkere Marker entschied.
dm-voted-coalition = { $party } und { $party_3 } haben zusammen gewonnen, { $votes } zu { $votes_2 }, vor { $party_2_dative }.
dm-voted-coalition-level = { $party } und { $party_3 } haben zusammen gewonnen, gleichauf mit { $party_2_dative } bei { $votes }: Der stärkere Marker entschied.
dm-voted-nobody = Niemand hat gewonnen: Es gab keine Stimme.
dm-without-draft = Ohne deinen Entwurf: { $votes } zu { $votes_2 }.

## Die eigene Hand

dm-hidden-money = Den anderen verborgen
dm-hidden-platform = Verdeckte Karten
dm-match-in-state = passt zum Land
dm-would-match = { $match }, wäre diese Karte offen, jetzt { $now }
dm-discard-card = „{ $card }“ ablegen
dm-keep-card = „{ $card }“ behalten
dm-cabinet = Kabinett
dm-of = { $count } von { $all }
dm-act-votes = Stimmen
dm-act-key = Schwerpunkt setzen oder aufheben
dm-act-media = Medien: ein eigener Marker statt eines fremden
dm-act-up = Eigener Trend hinauf
dm-act-down = Trend einer anderen Partei hinunter
dm-act-phone = Telefon: ein Koalitionsplättchen
dm-none = keine
dm-contributions = Spenden
dm-gifts-left = { $count } von { $all }, in Tausend
dm-gift = { $dice ->
    [one] Spende von { $money }, { $dice } Würfel
   *[other] Spende von { $money }, { $dice } Würfel
 }
dm-gift-gone = { $dice ->
    [one] Spende von { $money }, verbraucht
   *[other] Spende von { $money }, verbraucht
 }
dm-income-now = Geld, wenn das Land so wählt

## Fragen, Parteien, Bund

dm-seven-questions = Sieben Fragen
dm-legend-pro = dafür, mehr, jetzt
dm-legend-con = dagegen, weniger, später
dm-nothing = keine
dm-pool = Tauschauslage
dm-open-platform = offenes Programm
dm-cabinet-in-hand = Kabinett
dm-contributions-low = Spenden
dm-seats-won = Bisher gewonnene Sitze
dm-common = Karten, die ihr gemeinsam habt
dm-common-force = { $count } gemeinsame Karten: Jeder von euch kann eine Koalition erzwingen
dm-common-agree = { $count } gemeinsame Karten: eine Koalition, wenn beide zustimmen
dm-common-few = { $count } gemeinsam: zu wenig für eine Koalition
dm-cubes-left = Veranstaltungen im Vorrat
dm-markers-left = Medienmarker im Vorrat
dm-thousands = T
dm-money = Geld in Tausend
dm-contribution-of = Spende von { $money }
dm-still = auf der Hand
dm-spent = verbraucht
dm-nation = Bund
dm-media = Medien
dm-media-points = Punkte nach Runde
dm-points-each = { $points ->
    [one] { $points } Punkt je Marker
   *[other] { $points } Punkte je Marker
 }
dm-not-drawn = noch nicht gezogen
dm-opinion = Meinung
dm-opinion-why = Punkte am Ende, Mitglieder je Runde
dm-free = frei
dm-secured = gesichert: { $points } Punkte mehr
dm-points-end = Punkte am Ende
dm-recruits = neue Mitglieder je Runde
dm-members = Mitglieder
dm-members-why = meiste +{ $first }, zweite +{ $second }
dm-decks = In den Stapeln: Programm { $platform }, Meinung { $opinion }, Umfrage { $poll }, Land { $state }

## Das Dock am Telefon

dm-sections = Bereiche
dm-dock-states = Länder
dm-dock-nation = Bund
dm-dock-parties = Parteien
dm-dock-hand = Hand
dm-dock-record = Protokoll
