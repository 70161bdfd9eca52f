# Die Macher auf Deutsch. Neben einem Ding stehen die Attribute seines Namens bereit: $state_in, $party_number.

## Helfer

has = { $party_number ->
    [many] haben
   *[one] hat
 }
signed = { $sign ->
    [plus] +{ $size }
    [minus] −{ $size }
   *[zero] 0
 }
just-party = { $party }
just-state = { $state }
just-card = { $card }

## Parteien: kurzer Name für Sätze, voller Name, Buchstabe auf dem Plan

party-1997-black = CDU
    .dative = CDU
    .full = CDU
    .letter = C
    .number = one
party-1997-red = SPD
    .dative = SPD
    .full = SPD
    .letter = S
    .number = one
party-1997-yellow = FDP
    .dative = FDP
    .full = FDP
    .letter = F
    .number = one
party-1997-green = Grüne
    .dative = Grünen
    .full = Die Grünen
    .letter = G
    .number = many
party-1997-blue = PDS
    .dative = PDS
    .full = PDS
    .letter = P
    .number = one
party-2006-black = CDU
    .dative = CDU
    .full = CDU
    .letter = C
    .number = one
party-2006-red = SPD
    .dative = SPD
    .full = SPD
    .letter = S
    .number = one
party-2006-yellow = FDP
    .dative = FDP
    .full = FDP
    .letter = F
    .number = one
party-2006-green = Grüne
    .dative = Grünen
    .full = Die Grünen
    .letter = G
    .number = many
party-2006-blue = Linke
    .dative = Linken
    .full = Die Linkspartei
    .letter = L
    .number = one
party-none = Platz { $seat }
    .dative = Platz { $seat }
    .full = leerer Platz { $seat }
    .letter = ?
    .number = one

## Länder

land-nordrhein-westfalen = Nordrhein-Westfalen
    .in = in Nordrhein-Westfalen
land-bayern = Bayern
    .in = in Bayern
land-baden-wuerttemberg = Baden-Württemberg
    .in = in Baden-Württemberg
land-niedersachsen = Niedersachsen
    .in = in Niedersachsen
land-hessen = Hessen
    .in = in Hessen
land-sachsen = Sachsen
    .in = in Sachsen
land-rheinland-pfalz = Rheinland-Pfalz
    .in = in Rheinland-Pfalz
land-berlin = Berlin
    .in = in Berlin
land-sachsen-anhalt = Sachsen-Anhalt
    .in = in Sachsen-Anhalt
land-schleswig-holstein = Schleswig-Holstein
    .in = in Schleswig-Holstein
land-brandenburg = Brandenburg
    .in = in Brandenburg
land-thueringen = Thüringen
    .in = in Thüringen
land-mecklenburg-vorpommern = Mecklenburg-Vorpommern
    .in = in Mecklenburg-Vorpommern
land-hamburg = Hamburg
    .in = in Hamburg
land-saarland = Saarland
    .in = im Saarland
land-bremen = Bremen
    .in = in Bremen
land-none = Land { $place }
    .in = in Land { $place }

## Themen und Haltungen

card = { $issue } ({ $stance })
issue-precautions-against-terrorism = Terrorabwehr
issue-genetic-engineering = Gentechnik
issue-economic-redevelopment = Wirtschaftsumbau
issue-taxes = Steuern
issue-nuclear-energy = Kernenergie
issue-minimum-wage = Mindestlohn
issue-welfare-system = Sozialsystem
issue-health-reform = Gesundheitsreform
issue-internal-security = innere Sicherheit
issue-spelling-reform = Rechtschreibreform
issue-welfare-state = Sozialstaat
issue-euro = Euro
stance-yes = ja
stance-no = nein
stance-for = dafür
stance-against = dagegen
stance-more = mehr
stance-less = weniger
stance-now = jetzt
stance-later = später

## Karten des Schattenkabinetts

cabinet-1997-1 = Kanzlerkandidat
cabinet-1997-2 = Parteivorsitzender
cabinet-1997-3 = Fraktionsführer
cabinet-1997-4 = Außenminister
cabinet-1997-5 = Innenminister
cabinet-1997-6 = Generalsekretär
cabinet-1997-7 = Hinterbänkler
cabinet-2006-1 = Kanzler
cabinet-2006-2 = Parlamentspräsident
cabinet-2006-3 = Fraktionschef
cabinet-2006-4 = Außenminister
cabinet-2006-5 = Justizminister
cabinet-2006-6 = Finanzminister
cabinet-2006-7 = Hinterbänkler

## Phasen und Teile der Wertung

phase-opening = Eröffnung
phase-start-player = Startspieler
phase-conference = Programmkonferenz
phase-cabinet = Schattenkabinett
phase-cabinet-actions = Kabinettsaktionen
phase-coalitions = Koalitionen
phase-media = Medien
phase-media-control = Medienkontrolle
phase-meetings = Veranstaltungen
phase-polls = Umfragen
phase-conversion = Umwandlung
phase-election = Wahl
phase-spoils = Nach dem Sieg
phase-end-of-round = Rundenende
phase-contributions = Spenden
phase-over = Das Ende
part-seats = Sitze
part-national-media = Medien im Bund
part-members = Mitglieder
part-members-bonus = Mitgliederbonus
part-opinions = Bundesmeinung
part-secured = gesicherte Meinungen

## Satzteile

boon-trend = Trend { $change }
boon-votes = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
 }
boon-meetings = { $cubes ->
    [one] { $cubes } Veranstaltung
   *[other] { $cubes } Veranstaltungen
 }
gain-trend = Trend { $change } { $state_in }
gain-votes = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
 } { $state_in }
gain-meetings = { $cubes ->
    [one] { $cubes } Veranstaltung
   *[other] { $cubes } Veranstaltungen
 } { $state_in }
gain-media = { $markers ->
    [one] { $markers } Medienmarker
   *[other] { $markers } Medienmarker
 } { $state_in }
gain-members = { $members ->
    [one] { $members } Mitglied
   *[other] { $members } Mitglieder
 }
poll-entry = { $party } { $change }
trend-moved = { $party } { $change } (jetzt { $change_now })
bid-of = { $party } { $money }
votes-of = { $party } { $votes }
members-of = { $party } { $members }
money-of = { $party } { $money }
part-of = { $part } { $points }
result-of = { $party } { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
 } ({ $seats ->
    [one] { $seats } Sitz
   *[other] { $seats } Sitze
 })
cabinet-in = { $cabinet } { $state_in }
cabinet-phone = { $cabinet } { $state_in } (mit Koalitionsplättchen)
cabinet-away = { $cabinet }
card-in = { $card } { $state_in }

## Möglichkeiten

option-bid = { $money ->
    [0] Nichts bieten
   *[other] { $money } bieten
 }
option-pass = Passen
option-opening-boons = { $boons }
option-opening-base = { $markers ->
    [0] Kein Medienmarker
    [one] { $markers } Medienmarker
   *[other] { $markers } Medienmarker
 } und { $members ->
    [0] keine Mitglieder
    [one] { $members } Mitglied
   *[other] { $members } Mitglieder
 }
option-choose-state = { $state }
option-name-start = { $party } als Startspieler
option-discard = { $card } ablegen
option-swap-platform = { $card_old } durch { $card } ersetzen
option-place-cabinet = „{ $cabinet }“ { $state_in } einsetzen ({ $money })
option-cabinet-votes = { $votes ->
    [0] Stimmen
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
 } { $state_in } gewinnen
option-set-key = { $card } { $state_in } zum Schwerpunkt machen
option-lift-key = Den Schwerpunkt { $state_in } aufheben
option-oust = Einen Medienmarker von { $party_dative } { $state_in } durch einen eigenen ersetzen ({ $money })
option-trend-up = Den eigenen Trend { $state_in } heben: { $change }
option-trend-down = Den Trend von { $party_dative } { $state_in } senken: { $change }
option-force = { $party } in eine Koalition zwingen
option-propose = { $party_dative } eine Koalition vorschlagen
option-agree = Zustimmen
option-decline = Ablehnen
option-buy-media = Einen Medienmarker { $state_in } kaufen ({ $money })
option-swap-opinion = { $card_old } durch { $card } ersetzen
option-meet = { $cubes ->
    [0] Keine Veranstaltung { $state_in }
    [one] { $cubes } Veranstaltung { $state_in } ({ $money })
   *[other] { $cubes } Veranstaltungen { $state_in } ({ $money })
 }
option-shelve = Die Umfrage geheim halten und { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
 } um Mitglieder werfen
option-publish = Veröffentlichen: { $changes }
option-convert = { $cubes ->
    [0] Nichts umwandeln
    [one] { $cubes } Veranstaltung umwandeln
   *[other] { $cubes } Veranstaltungen umwandeln
 }{ $cubes ->
    [0] { "" }
   *[other] : { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
     }
 }
option-move-marker = Einen Medienmarker auf den Bundesplan versetzen ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 })
option-place-opinion = { $card } in die Bundesmeinung legen
option-push-out = { $card } verdrängen
option-push-out-free = Platz { $space } nehmen
option-accept = { $money } annehmen und { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
 } werfen: So viele Mitglieder, wie der höchste zeigt, gehen
option-refuse = { $money } ablehnen und { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
 } werfen: So viele Mitglieder, wie sie zusammen zeigen, kommen

pass-discarding = { $cards ->
    [0] Alle verdeckten Karten behalten
    [one] Die vorgemerkte Karte ablegen und nachziehen
   *[other] Die { $cards } vorgemerkten Karten ablegen und nachziehen
 }
pass-platform-swap = Das Programm lassen, wie es ist
pass-placing = Hier niemanden einsetzen
pass-cabinet-action = Nichts tun
pass-coalition = Allein bleiben
pass-media-buying = Jetzt nichts kaufen
pass-opinion-swap = Die Meinungen lassen, wie sie sind
pass-poll-bid = Aus dieser Versteigerung aussteigen
pass-marker-move = Den Marker stehen lassen
pass-opinion-placing = Keine Karte legen

## Fragen

question-choose-boons = Verdeckte Eröffnung: Welche drei Vorteile nimmst du?
question-place-boon = Verdeckte Eröffnung. Wohin mit Vorteil { $place } von { $gains }, { $boon }?
question-choose-base = Verdeckte Eröffnung: Wie viele Medienmarker, wie viele Mitglieder?
question-place-marker = Verdeckte Eröffnung: Wohin mit Medienmarker { $place } von { $markers }?
question-start-bid = Wie viel bietest du verdeckt für das Recht, den Startspieler von Runde { $round } zu bestimmen? Du hast { $money }.
question-second-bid = Dein Gebot ist nicht das einzige höchste: Was bietest du im zweiten Gebot, mindestens { $money_least }? Du hast { $money }.
question-start-naming = Dein Gebot war das höchste: Wer soll Runde { $round } beginnen?
question-discarding = Welche verdeckten Karten legst du ab? { $cards ->
    [0] Noch ist keine vorgemerkt.
    [one] Eine ist vorgemerkt.
   *[other] { $cards } sind vorgemerkt.
 }
question-platform-swap = Ersetzt du eine offene Programmkarte durch eine verdeckte?
question-placing = Wen aus deinem Schattenkabinett setzt du verdeckt ein, in diesem Land: { $state }? Du hast { $money }; was schon liegt, kostet { $money_laid }.
question-cabinet-action = Was soll „{ $cabinet }“ { $state_in } tun?
question-coalition = Möchtest du { $state_in } eine Koalition?
question-answer = { $party } { $party_number ->
    [many] schlagen
   *[one] schlägt
 } { $state_in } eine Koalition vor, bei { $common } gemeinsamen Karten. Stimmst du zu?
question-media-buying = Kaufst du einen Medienmarker für { $money_price }? Du hast { $money } und noch { $markers ->
    [one] { $markers } Marker
   *[other] { $markers } Marker
 }.
question-opinion-swap = Du kontrollierst die Medien { $state_in }: Tauschst du eine Meinung gegen eine aus der Tauschauslage?
question-opinion-swap-majority = Du hast { $state_in } die absolute Mehrheit: Tauschst du eine Meinung gegen eine aus der Tauschauslage?
question-meetings = Wie viele Veranstaltungen hältst du { $state_in } ab, zu je { $money_price }? Du hast { $money } und dort bisher { $cubes ->
    [0] keine Veranstaltung
    [one] { $cubes } Veranstaltung
   *[other] { $cubes } Veranstaltungen
 }.
question-poll-bid-first = Eine Umfrage { $state_in } wird versteigert, und niemand hat geboten. Was bietest du? Du hast { $money }.
question-poll-bid = Eine Umfrage { $state_in } wird versteigert; { $party } { has } { $money_price } geboten. Was bietest du? Du hast { $money }.
question-poll-use = Deine Umfrage { $state_in } sagt: { $changes }. Veröffentlichst du eine oder zwei dieser Änderungen, oder hältst du sie geheim?
question-converting = Wie viele deiner { $cubes } Veranstaltungen { $state_in } wandelst du in Stimmen um? Der Faktor ist { $change_factor }.
question-marker-move = Setzt du einen Medienmarker, der { $state_in } steht, auf den Bundesplan? Er bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
question-opinion-placing = Welche Meinung, die { $state_in } gilt, bringst du auf den Bundesplan? { $cards ->
    [one] Du darfst eine Karte legen.
   *[other] Du darfst { $cards } Karten legen.
 }
question-opinion-space = Für { $card } ist kein Platz frei: Welche Bundesmeinung wird verdrängt?
question-contribution = Spenden nach Runde { $round }: Welche Karte spielst du, und nimmst du an oder lehnst du ab?

## Ablehnungen

refusal-too-dear = So viel Geld hat die Partei nicht.
refusal-below-first-bid = Ein zweites Gebot darf nicht unter dem ersten liegen.
refusal-too-low = Ein Gebot muss über dem letzten liegen.
refusal-no-such-party = Diese Partei spielt nicht mit.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-already-marked = Alle solchen Karten deiner Hand sind schon zum Ablegen vorgemerkt.
refusal-not-open = Zu diesem Thema hast du keine offene Karte.
refusal-issue-twice = Offene Karten müssen verschiedene Themen haben.
refusal-imposed = Deine Partei darf dieses Thema nur mit der vorgegebenen Haltung offen haben.
refusal-cabinet-gone = Diese Kabinettskarte ist aus dem Spiel.
refusal-cabinet-laid = Diese Kabinettskarte liegt schon in einem anderen Land.
refusal-not-on-card = Diese Kabinettskarte bietet diese Aktion nicht.
refusal-no-effect = Es würde sich nichts ändern.
refusal-key-there = Das Land hat schon einen Schwerpunkt.
refusal-no-key-there = Das Land hat keinen Schwerpunkt.
refusal-no-opinion-there = Das Land hat zu diesem Thema keine offene Meinungskarte.
refusal-own-party = Es muss eine andere Partei sein.
refusal-no-marker-there = Diese Partei hat im Land keinen Medienmarker.
refusal-no-marker-left = Du hast keinen Medienmarker mehr im Vorrat.
refusal-no-partner = Diese Partei hat hier kein Koalitionsplättchen oder ist schon in einer Koalition.
refusal-too-little-in-common = Die beiden Programme haben zu wenige Karten gemeinsam.
refusal-too-little-to-force = Erzwingen kannst du eine Koalition erst mit drei gemeinsamen Karten.
refusal-force-instead = Bei drei gemeinsamen Karten brauchst du nicht zu fragen: Du kannst die Koalition erzwingen.
refusal-already-proposed = Diese Partei hast du in diesem Zug schon gefragt.
refusal-no-media-space = Das Land hat kein freies Medienfeld.
refusal-under-key = Diese Meinungskarte liegt unter dem Schwerpunktplättchen.
refusal-not-in-pool = In der Tauschauslage liegt keine solche Karte.
refusal-identical = Die neue Karte muss sich von der alten unterscheiden.
refusal-too-many-meetings = So viele Veranstaltungen kann ein Land in einer Runde nicht haben.
refusal-no-meeting-space = So viele Veranstaltungsfelder hast du im Land nicht frei.
refusal-no-cubes = So viele Veranstaltungssteine hast du nicht im Vorrat.
refusal-no-entry = Die Umfrage sagt nichts über diese Partei.
refusal-protected = Wer hier die Medien kontrolliert, kann nicht gesenkt werden.
refusal-too-many-changes = So viele Änderungen darf eine Umfrage nicht veröffentlichen.
refusal-not-so-many-cubes = So viele Veranstaltungen hast du im Land nicht.
refusal-all-secured = Alle Bundesmeinungen sind gesichert: Für ein neues Thema ist kein Platz.
refusal-secured = Eine gesicherte Meinung kann nicht verdrängt werden.
refusal-contribution-used = Diese Spendenkarte hast du schon verbraucht.
refusal-not-this-state = Gefragt ist nach einem anderen Land.
refusal-no-key-left = Es ist kein Schwerpunktplättchen mehr da.

## Die Geschichte: Überschriften

story-round = Runde { $round }: Gewählt wird { $state_in }
story-phase = { $phase }

## Die Geschichte: Aufbau und Eröffnung

story-setup-states = Gewählt wird in dieser Reihenfolge: { $states }.
story-setup-opinions = Meinungen { $state_in }: { $cards }; { $hidden ->
    [0] keine ist verdeckt
    [one] eine weitere ist verdeckt
   *[other] { $hidden } weitere sind verdeckt
 }.
story-setup-pool = In der Tauschauslage: { $cards }.
story-setup-platform = { $party } { $party_number ->
    [many] stehen
   *[one] steht
 } für: { $cards }.
story-own-hand = Verdeckte Karten: { $cards }.
story-own-boons = { $party } { has } für die Eröffnung gewählt: { $boons }.
story-own-boon-placed = { $party } { has } { $state_in } eingesetzt: { $boon }.
story-own-base = { $party } { has } { $markers ->
    [0] keinen Medienmarker
    [one] { $markers } Medienmarker
   *[other] { $markers } Medienmarker
 } und { $members ->
    [0] keine Mitglieder
    [one] { $members } Mitglied
   *[other] { $members } Mitglieder
 } gewählt.
story-own-marker-placed = { $party } { has } { $state_in } einen Medienmarker gesetzt.
story-opening-sealed = { $party } { has } verdeckt eröffnet.
story-opened = { $party } { has } so eröffnet: { $gains }.

## Die Geschichte: Startspieler

story-own-bid = { $party } { has } verdeckt { $money } geboten.
story-bid-sealed = { $party } { has } verdeckt geboten.
story-bids = Die Gebote: { $bids }.
story-bids-tied = { $parties } liegen gleichauf und bieten noch einmal.
story-start-won = { $party } { has } am meisten geboten, { $party_number ->
    [many] zahlen
   *[one] zahlt
 } { $money } und { $party_number ->
    [many] dürfen
   *[one] darf
 } den Startspieler bestimmen.
story-start-rolled = Die Gebote sind gleich; { $party } { has } den Würfelentscheid gewonnen, { $party_number ->
    [many] zahlen
   *[one] zahlt
 } { $money } und { $party_number ->
    [many] dürfen
   *[one] darf
 } den Startspieler bestimmen.
story-start-named = { $party } { has } { $party_2 } zum Startspieler bestimmt.
story-start-self = { $party } { has } sich selbst zum Startspieler bestimmt.

## Die Geschichte: Programmkonferenz

story-own-marked = { $party } { has } { $card } zum Ablegen vorgemerkt.
story-discarded = { $party } { has } abgelegt: { $cards }.
story-discarded-none = { $party } { has } die verdeckten Karten behalten.
story-drew = { $party } { has } { $cards ->
    [one] eine verdeckte Karte
   *[other] { $cards } verdeckte Karten
 } gezogen.
story-own-drew = { $party } { has } gezogen: { $cards }.
story-platform-shuffled = Die abgelegten Programmkarten sind zu einem neuen Stapel gemischt.
story-platform-swapped = { $party } { has } { $card_old } durch { $card } ersetzt.
story-platform-kept = { $party } { has } das Programm gelassen, wie es ist.

## Die Geschichte: Schattenkabinett

story-own-cabinet = { $party } { has } { $state_in } verdeckt „{ $cabinet }“ eingesetzt.
story-cabinet-down = { $party } { has } { $state_in } eine Kabinettskarte verdeckt eingesetzt.
story-cabinet-none = { $party } { has } { $state_in } niemanden eingesetzt.
story-cabinet-up = { $party } { has } eingesetzt: { $cards }. Kosten: { $money }.
story-cabinet-empty = Niemand hat jemanden aus dem Schattenkabinett eingesetzt.
story-action-none = { $party }: „{ $cabinet }“ hat { $state_in } nichts getan.
story-action-votes = { $party }: „{ $cabinet }“ hat { $state_in } { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
 } gewonnen (jetzt { $votes_total }).
story-action-key = { $party }: „{ $cabinet }“ hat { $card } { $state_in } zum Schwerpunkt gemacht.
story-action-key-lifted = { $party }: „{ $cabinet }“ hat { $state_in } den Schwerpunkt { $card } aufgehoben.
story-action-oust = { $party }: „{ $cabinet }“ hat { $state_in } einen Medienmarker von { $party_2_dative } ersetzt. { $party } { has } { $money } gezahlt, davon { $money_2 } an { $party_2 }.
story-action-up = { $party }: „{ $cabinet }“ hat den Trend der Partei { $state_in } auf { $change_now } gehoben.
story-action-down = { $party }: „{ $cabinet }“ hat den Trend von { $party_2_dative } { $state_in } auf { $change_now } gesenkt.

## Die Geschichte: Koalitionen

story-coalition-none = { $party } { has } { $state_in } keine Koalition gesucht.
story-coalition-forced = { $party } { has } { $party_2 } { $state_in } in eine Koalition gezwungen, bei { $common } gemeinsamen Karten.
story-coalition-proposed = { $party } { has } { $party_2_dative } { $state_in } eine Koalition vorgeschlagen, bei { $common } gemeinsamen Karten.
story-coalition-agreed = { $party } { has } zugestimmt: Koalition mit { $party_2_dative } { $state_in }, bei { $common } gemeinsamen Karten.
story-coalition-declined = { $party } { has } den Vorschlag von { $party_2_dative } abgelehnt.

## Die Geschichte: Medien und Veranstaltungen

story-media-bought = { $party } { has } { $state_in } für { $money } einen Medienmarker gekauft (jetzt { $markers }).
story-media-bought-control = { $party } { has } { $state_in } für { $money } einen Medienmarker gekauft (jetzt { $markers }) und { $party_number ->
    [many] kontrollieren
   *[one] kontrolliert
 } dort die Medien.
story-media-bought-tied = { $party } { has } { $state_in } für { $money } einen Medienmarker gekauft (jetzt { $markers }); niemand kontrolliert dort mehr die Medien.
story-media-none = { $party } { has } keinen Medienmarker gekauft.
story-opinion-swapped = { $party } { has } { $state_in } { $card_old } durch { $card } ersetzt.
story-opinion-kept = { $party } { has } die Meinungen { $state_in } gelassen, wie sie sind.
story-meetings = { $party } { has } { $state_in } { $cubes ->
    [one] { $cubes } Veranstaltung
   *[other] { $cubes } Veranstaltungen
 } für { $money } abgehalten.
story-meetings-none = { $party } { has } { $state_in } keine Veranstaltung abgehalten.

## Die Geschichte: Umfragen

story-polls-shuffled = Alle Umfragen sind zu einem neuen Stapel gemischt.
story-poll-bid = { $party } { has } { $money } für die Umfrage { $state_in } geboten.
story-poll-passed = { $party } { has } die Versteigerung { $state_in } verlassen.
story-polls-unsold = Umfragen, die niemand wollte: { $states }.
story-poll-won = { $party } { has } die Umfrage { $state_in } für { $money } ersteigert.
story-own-poll = Darin steht: { $changes }.
story-poll-published = { $party } { has } die Umfrage { $state_in } veröffentlicht: { $changes }.
story-poll-shelved = { $party } { has } die Umfrage { $state_in } geheim gehalten und { $members ->
    [0] keine Mitglieder
    [one] { $members } Mitglied
   *[other] { $members } Mitglieder
 } gewonnen.

## Die Geschichte: Stimmen und Wahl

story-converted = { $party } { has } { $state_in } { $cubes ->
    [one] { $cubes } Veranstaltung
   *[other] { $cubes } Veranstaltungen
 } in { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
 } umgewandelt (jetzt { $votes_total }).
story-converted-none = { $party } { has } { $state_in } nichts umgewandelt.
story-last-meetings = Die letzten Veranstaltungen { $state_in } bringen Stimmen: { $gains }.
story-election = { $state } hat gewählt: { $results }.
story-won-clear = { $party } { has } { $state_in } klar gewonnen.
story-won-narrow = { $party } { has } { $state_in } knapp gewonnen.
story-won-coalition = { $party } und { $party_2 } haben { $state_in } als Koalition gewonnen.
story-won-nobody = Niemand hat { $state_in } gewonnen: Es gab keine Stimme.
story-marker-moved = { $party } { has } einen Medienmarker, der { $state_in } stand, auf den Bundesplan gesetzt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
story-marker-kept = { $party } { has } die Medienmarker { $state_in } stehen lassen.
story-opinions-none = { $party } { has } keine weitere Meinung auf den Bundesplan gebracht, obwohl { $state_in } noch welche lagen.
story-national-new = { $party } { has } { $card } zur Bundesmeinung gemacht (Platz { $space }).
story-national-secured = { $party } { has } die Bundesmeinung { $card } gesichert (Platz { $space }).
story-national-turned = { $party } { has } die Bundesmeinung von { $card_old } zu { $card } gewendet (Platz { $space }).
story-national-full = { $party } { has } { $card } auf den Bundesplan gebracht, wo eine andere Meinung weichen muss.
story-national-pushed = { $party } { has } auf dem Bundesplan { $card_old } durch { $card } verdrängt (Platz { $space }).

## Die Geschichte: das Ende einer Runde

story-recruited = Die Bundesmeinung wirbt Mitglieder: { $gains }.
story-paid = Geld für Sitze: { $gains }.
story-paid-dues = Geld für Sitze und Mitglieder: { $gains }.
story-new-state = Neu am Ende der Reihe: { $state }, mit { $cards }.
story-turned-up = Aufgedeckte Meinungen: { $cards }.
story-gift-accepted = { $party } { has } eine Spende von { $money } angenommen.
story-own-gift-refused = { $party } { has } verdeckt eine Spende von { $money } abgelehnt.
story-gift-refused = { $party } { has } verdeckt eine Spende abgelehnt.
story-gift-taken = { $party } { has } { $money } erhalten und { $members ->
    [0] keine Mitglieder
    [one] { $members } Mitglied
   *[other] { $members } Mitglieder
 } verloren.
story-gift-shown = { $party } { has } { $money } abgelehnt und { $members ->
    [0] keine Mitglieder
    [one] { $members } Mitglied
   *[other] { $members } Mitglieder
 } gewonnen.
story-gift-shown-largest = { $party } { has } { $money } abgelehnt, mehr als alle anderen, und { $members ->
    [0] keine Mitglieder
    [one] { $members } Mitglied
   *[other] { $members } Mitglieder
 } gewonnen.

## Die Geschichte: das Ende

story-score = { $party } { has } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }: { $parts }.
story-winner = { $party } { has } das Spiel gewonnen.
story-winners = { $parties } haben das Spiel gemeinsam gewonnen.

## Zusagen

promise-coalition = Koalition { $state_in }
promise-coalition-ask = { $state }: mit mir?
promise-coalition-offered = { $party } { has } { $party_2_dative } eine Koalition { $state_in } angeboten.
promise-coalition-agreed = { $party_2 } { $party_2_number ->
    [many] haben
   *[one] hat
 } { $party_dative } eine Koalition { $state_in } versprochen.
promise-coalition-declined = { $party_2 } { $party_2_number ->
    [many] wollen
   *[one] will
 } { $state_in } keine Koalition mit { $party_dative }.
promise-coalition-withdrawn = { $party } { has } das Angebot an { $party_2 } zurückgezogen: keine Koalition { $state_in }.
promise-coalition-lapsed = { $party } und { $party_2 } haben über eine Koalition { $state_in } gesprochen; daraus ist nichts geworden.
promise-coalition-kept-both = { $party } und { $party_2 } haben Wort gehalten: Sie sind { $state_in } eine Koalition.
promise-coalition-kept = { $party } { has } gegenüber { $party_2_dative } Wort gehalten: Daran ist die Koalition { $state_in } nicht gescheitert.
promise-coalition-broken = { $party } { has } das Versprechen an { $party_2 } gebrochen: keine Koalition { $state_in }.
promise-coalition-prevented = { $party } { $party_number ->
    [many] waren
   *[one] war
 } zur versprochenen Koalition mit { $party_2_dative } { $state_in } bereit, aber sie kam nicht zustande.
