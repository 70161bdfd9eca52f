# Das Politikspiel von Helvetiq auf Deutsch. Neben einem Ding stehen die Attribute seines Namens bereit: $square_to, $colour_law.
# Die Regeln sowie Namen und Texte der Spezialkarten stehen in rules.de.ftl.

## Helfer

just-party = { $party }
just-colour = { $colour }
colour-times = { $times } × { $colour }
just-card = { $card }
just-special = { $special }
card-times = { $times } × { $card }
cards-of = { $party } { $cards }
part-of = { $part } { $points }
as-joker = { $special } als Joker

## Die Spieler heißen nach ihren Farben; die Kurzform ist für den Spielplan

party-red = Rot
    .short = Ro
    .letter = R
party-green = Grün
    .short = Gn
    .letter = G
party-blue = Blau
    .short = Bl
    .letter = B
party-yellow = Gelb
    .short = Ge
    .letter = Y
party-none = Platz { $place }
    .short = ?
    .letter = ?

## Farben von Gesetzen und Karten

colour-red = Rot
    .law = rotes Gesetz
    .short = Ro
colour-green = Grün
    .law = grünes Gesetz
    .short = Gn
colour-blue = Blau
    .law = blaues Gesetz
    .short = Bl
colour-yellow = Gelb
    .law = gelbes Gesetz
    .short = Ge
colour-grey = Grau
    .law = graues Gesetz
    .short = Gu

## Stimmkarten

card = { $face } ({ $colour })
face-yes = JA
face-no = NEIN
face-blank = LEER
face-initiative = INITIATIVE
face-referendum = REFERENDUM

## Ebenen und Felder

level-commune = Gemeinde
    .in = in der Gemeinde
level-canton = Kanton
    .in = im Kanton
level-confederation = Bund
    .in = im Bund
square-J1 = Judikative der Gemeinde
    .to = in die Judikative der Gemeinde
    .from = aus der Judikative der Gemeinde
square-L1 = Legislative der Gemeinde
    .to = in die Legislative der Gemeinde
    .from = aus der Legislative der Gemeinde
square-E1 = Exekutive der Gemeinde
    .to = in die Exekutive der Gemeinde
    .from = aus der Exekutive der Gemeinde
square-J2 = Judikative des Kantons
    .to = in die Judikative des Kantons
    .from = aus der Judikative des Kantons
square-L2 = Legislative des Kantons
    .to = in die Legislative des Kantons
    .from = aus der Legislative des Kantons
square-E2 = Exekutive des Kantons
    .to = in die Exekutive des Kantons
    .from = aus der Exekutive des Kantons
square-J3 = Judikative des Bundes
    .to = in die Judikative des Bundes
    .from = aus der Judikative des Bundes
square-L3 = Legislative des Bundes
    .to = in die Legislative des Bundes
    .from = aus der Legislative des Bundes
square-E3 = Bundesrat
    .to = in den Bundesrat
    .from = aus dem Bundesrat

## Phasen und Teile der Wertung

phase-turns = Zug { $turn }
phase-vote = Volksabstimmung
phase-last-actions = Letzte Aktionen
phase-over = Das Ende
part-applied-laws = angewendete Gesetze
part-five-colours = fünf Farben
part-red-cards = rote Karten
part-pawns = Figuren
part-laws = Gesetze
part-president = Präsidium
part-end-cards = Karten des Endes

## Möglichkeiten

option-pass = Passen
option-apply = Ein { $colour_law } { $level_in } anwenden ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 })
option-obtain = Karten beschaffen: { $least } bis { $most }; der Zeitmarker rückt auf Schublade { $drawer }{ $mark ->
    [open] {" "}(offen: eine Spezialkarte für alle)
    [last] {" "}(die letzte: das Ende)
   *[closed] { "" }
 }
option-enter = Eine Figur ins Spiel bringen, { $square_to }
option-enter-for = Eine Figur ins Spiel bringen, { $square_to }: { $price ->
    [0] kostenlos
    [one] { $price } Karte
   *[other] { $price } Karten
 }
option-move = Sich { $square_to } wählen lassen, { $square_old_from }
option-move-for = Sich { $square_to } wählen lassen, { $square_old_from }: { $price ->
    [0] kostenlos
    [one] { $price } Karte
   *[other] { $price } Karten
 }
option-propose = Gesetze vorschlagen { $level_in }, für eine Karte (jetzt { $laws })
option-initiative = Eine Initiative ergreifen { $level_in }, für { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 } INITIATIVE (jetzt { $laws })
option-play = „{ $special }“ spielen: { $text }
option-play-red = „{ $special }“ spielen: { $text } (jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 })
option-pay = { $card } zahlen{ $counts ->
    [1] { "" }
   *[other] , zählt { $counts }
 }
option-discard = { $card } ablegen
option-lay = { $card } unter die Spielhilfe legen
option-joker = „{ $special }“ als Joker einsetzen
option-joker-pay = „{ $special }“ als Joker zahlen, zählt { $counts }
option-replace = Ein { $colour_law } durch ein { $colour_new_law } ersetzen
option-choose-level = { $level } ({ $laws })
option-exchange = Ein { $colour_law } { $level_in } gegen ein { $colour_2_law } { $level_2_in } tauschen
option-choose-seat = Die Hand von { $party } ansehen ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 })
option-demote = Eine Figur von { $party } { $square_from } { $square_new_to } versetzen
option-take = { $card } nehmen
option-ballot = { $card } in die Urne legen
option-ballot-blank = { $card } in die Urne legen (weder JA noch NEIN)

pass-turn = Zug beenden
pass-last-action = Auf die letzte Aktion verzichten
pass-naming = Keine weiteren Gesetze nennen
pass-second-ballot = Bei einer Stimmkarte bleiben

## Fragen

question-turn = Dein Zug: Beschaffst du Karten, oder spielst du welche? Du hast { $cards ->
    [0] keine Stimmkarte
    [one] { $cards } Stimmkarte
   *[other] { $cards } Stimmkarten
 } und { $specials ->
    [0] keine Spezialkarte
    [one] { $specials } Spezialkarte
   *[other] { $specials } Spezialkarten
 }.
question-turn-more = Was tust du noch in diesem Zug? Du hast { $cards ->
    [0] keine Stimmkarte
    [one] { $cards } Stimmkarte
   *[other] { $cards } Stimmkarten
 } und { $specials ->
    [0] keine Spezialkarte
    [one] { $specials } Spezialkarte
   *[other] { $specials } Spezialkarten
 }.
question-last-action = Das Ende ist da: Was ist deine letzte, einzige Aktion? Du hast { $cards ->
    [0] keine Stimmkarte
    [one] { $cards } Stimmkarte
   *[other] { $cards } Stimmkarten
 } und { $specials ->
    [0] keine Spezialkarte
    [one] { $specials } Spezialkarte
   *[other] { $specials } Spezialkarten
 }.
question-paying-election = Wahl { $square_to }: noch { $due } zu zahlen. Welche Karte zahlst du? Die eigene Farbe zählt { $counts }, Wechselgeld gibt es nicht.
question-paying-proposal = Ein Vorschlag { $level_in }: Welche Karte legst du dafür ab?
question-paying-initiative = Eine Initiative { $level_in }: Welche Karte INITIATIVE legst du ab? { $due ->
    [one] Eine ist fällig.
   *[other] { $due } sind fällig.
 }
question-laying = Ein { $colour_law } { $level_in } wird angewendet: Welche Karte legst du?
question-naming = Welches Gesetz soll { $level_in } ersetzt werden, und wodurch? Du darfst { $replacements ->
    [one] eine Ersetzung
   *[other] bis zu { $replacements } Ersetzungen
 } nennen.
question-naming-more = Welches Gesetz soll { $level_in } noch ersetzt werden? Weg: { $going }; neu: { $coming }. { $replacements ->
    [one] Eine weitere Ersetzung ist möglich.
   *[other] Bis zu { $replacements } weitere Ersetzungen sind möglich.
 }
question-level-choice = { $special }: auf welcher Ebene? „{ $text }“
question-tacit-election = Eine Wahl, die nichts kostet: welche?
question-exchanging = Welche zwei Gesetze sollen die Plätze tauschen?
question-seat-choice = Wessen Hand siehst du dir an?
question-taking = { $party } hat { $cards }. Welche Karte nimmst du? { $left ->
    [one] Eine steht dir zu.
   *[other] { $left } stehen dir zu.
 }
question-demoting = Wessen Figur wird in die Gemeinde versetzt?
question-first-ballot = Geheime Volksabstimmung: { $party } will { $level_in } Gesetze ändern. Weg: { $going }; neu: { $coming }.{ $yes ->
    [0] { "" }
    [one] {" "}Ein JA liegt schon vor.
   *[other] {" "}{ $yes } JA liegen schon vor.
 } Welche Karte legst du in die Urne?
question-second-ballot = In der Urne liegt von dir: { $card }. Legst du eine zweite Karte dazu?

## Ablehnungen

refusal-must-act = Du musst Karten beschaffen oder mindestens eines tun.
refusal-already-playing = Du hast angefangen, Karten zu spielen, und kannst in diesem Zug keine mehr beschaffen.
refusal-not-an-action = Karten zu beschaffen ist keine Aktion, also auch nicht die letzte.
refusal-no-pawn-left = Alle deine Figuren sind schon auf dem Spielplan.
refusal-no-pawn-there = Auf dem Feld, von dem es losginge, steht keine solche Figur.
refusal-no-stairs = Keine Treppe verbindet die beiden Felder.
refusal-no-chair = Auf diesem Feld der Exekutive ist kein Stuhl frei.
refusal-arrow = Der Pfeil verlangt eine Figur auf einem anderen Feld, und dort hast du keine.
refusal-too-dear = Diese Wahl kannst du nicht bezahlen.
refusal-not-tacit = Eine stille Wahl führt auf ein Feld der Gemeinde oder des Kantons.
refusal-no-judge = Du hast dort keinen Richter, der in diesem Zug noch ein Gesetz anwenden darf.
refusal-no-law = Dort liegt kein Gesetz dieser Farbe, oder es ist schon angewendet oder genannt.
refusal-no-card-of-colour = Du hast weder eine Stimmkarte dieser Farbe noch einen Joker.
refusal-not-in-hand = Eine solche Stimmkarte ist nicht auf der Hand.
refusal-not-held = Diese Spezialkarte hast du nicht.
refusal-not-in-legislature = Du hast keine Figur in dieser Legislative.
refusal-no-card = Du hast keine Karte, die du für einen Vorschlag ablegen könntest.
refusal-laws-at-rest = Die Sessionspause eines anderen lässt die Gesetze dieser Ebene, wie sie sind.
refusal-cannot-change = Kein Gesetz dort lässt sich durch eines von neben dem Spielplan ersetzen.
refusal-already-launched = Auf dieser Ebene hast du in diesem Zug schon eine Initiative ergriffen.
refusal-no-initiative-cards = Du hast zu wenige Karten INITIATIVE.
refusal-no-initiative-card = Nur Karten INITIATIVE bezahlen eine Initiative, und ein Joker ist keine.
refusal-no-change = Eine Ersetzung muss etwas ändern.
refusal-not-beside = Neben dem Spielplan liegt kein Gesetz dieser Farbe mehr.
refusal-three-alike = Auf einem Feld liegen nie drei Gesetze einer Farbe.
refusal-must-name = Du musst mindestens eine Ersetzung nennen.
refusal-must-pay = Was du angefangen hast, musst du bezahlen.
refusal-at-the-end = Diese Karte behältst du bis zum Ende; dann zählt sie von selbst.
refusal-nobody-has-cards = Kein Gegner hat eine Stimmkarte.
refusal-no-election = Keine Wahl auf ein Feld der Gemeinde oder des Kantons ist möglich.
refusal-no-level = Auf keiner Ebene könnte die Karte Gesetze ändern.
refusal-no-exchange = Keine zwei Gesetze können die Plätze tauschen.
refusal-no-such-seat = Diesen Spieler gibt es am Tisch nicht.
refusal-own-seat = Es muss ein anderer Spieler sein.
refusal-no-cards-there = Dieser Spieler hat keine Stimmkarte.
refusal-nobody-to-move = Keine gegnerische Figur kann nach unten versetzt werden.
refusal-must-vote = Du hast Stimmkarten und musst eine oder zwei in die Urne legen.
refusal-not-the-confederation = Eine Verordnung ändert ein Gesetz der Gemeinde oder des Kantons.
refusal-wrong-colour = Die Karte muss die Farbe des Gesetzes haben.
refusal-must-choose = Die Wirkung, die du begonnen hast, muss ausgeführt werden.

## Die Geschichte: Überschriften

story-round = { $turn ->
    [0] Letzte Aktion: { $party }
   *[other] Zug { $turn }: { $party } (Schublade { $drawer } von { $drawers })
 }
story-phase = { $phase }

## Die Geschichte: Aufbau

story-setup-laws = Gesetze { $level_in }: { $laws }.
story-setup-cubes = { $cubes ->
    [one] Ein neutrales Klötzchen besetzt einen Stuhl
   *[other] { $cubes } neutrale Klötzchen besetzen Stühle
 } im Bundesrat.
story-setup-first = Aufgedeckt: { $cards }. { $party } beginnt.
story-setup-hands = Gezogene Stimmkarten: { $hands }.
story-own-hand = Stimmkarten: { $cards }.
story-own-special = Spezialkarte „{ $special }“: { $text }

## Die Geschichte: ein Zug

story-turn-ended = { $party } beendet den Zug.
story-action-none = { $party } verzichtet auf die letzte Aktion.
story-obtained = { $party } beschafft Karten; der Zeitmarker rückt auf Schublade { $drawer }{ $mark ->
    [open] , die offen ist.
    [last] , die letzte.
   *[closed] .
 }
story-marker = Der Zeitmarker rückt auf Schublade { $drawer }{ $mark ->
    [open] , die offen ist.
    [last] , die letzte.
   *[closed] .
 }
story-specials = Je eine Spezialkarte geht an { $parties }.
story-specials-shuffled = Die abgelegten Spezialkarten sind zu einem neuen Stapel gemischt.
story-shuffled = Die abgelegten Stimmkarten sind zu einem neuen Stapel gemischt.
story-drew = { $party } { $cards ->
    [0] findet keine Stimmkarte mehr zu ziehen
    [one] zieht { $cards } Stimmkarte
   *[other] zieht { $cards } Stimmkarten
 }.
story-own-drew = Gezogen: { $cards }.
story-standing = { $party } stellt sich zur Wahl { $square_to }: { $price ->
    [one] { $price } Karte
   *[other] { $price } Karten
 } zu zahlen.
story-paid = { $party } zahlt { $payment } für die Wahl { $square_to }.
story-entered = { $party } hat eine Figur ins Spiel gebracht, { $square_to }.
story-elected = { $party } ist { $square_to } gewählt, { $square_old_from }.
story-applying = { $party } wendet { $level_in } ein { $colour_law } an.
story-applied = { $party } hat { $level_in } ein { $colour_law } angewendet, mit { $payment }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
story-five-colours = { $party } hat fünf Farben unter der Spielhilfe: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }; die fünf Karten werden abgelegt.

## Die Geschichte: Gesetze

story-proposing = { $party } will { $level_in } Gesetze vorschlagen.
story-launching = { $party } will { $level_in } eine Initiative ergreifen.
story-paid-proposal = { $party } legt { $payment } für einen Vorschlag { $level_in } ab.
story-paid-initiative = { $party } legt { $payment } für eine Initiative { $level_in } ab.
story-level-chosen = { $special }: { $party } wählt die Ebene { $level }.
story-named = { $party } nennt ein { $colour_law }, zu ersetzen durch ein { $colour_new_law }.
story-proposed = { $party } schlägt { $level_in } Gesetze vor. Weg: { $going }; neu: { $coming }.
story-launched = { $party } ergreift { $level_in } eine Initiative. Weg: { $going }; neu: { $coming }. Das Volk stimmt ab.
story-signed = { $party } hat { $level_in } Unterschriften gesammelt. Weg: { $going }; neu: { $coming }. Das Volk stimmt ab.
story-urgent = { $party } hat { $level_in } dringlich Gesetze geändert. Weg: { $going }; neu: { $coming }.
story-decreed = { $party } hat { $level_in } ein Gesetz durch Verordnung geändert. Weg: { $going }; neu: { $coming }.
story-turned = Aufgedeckt: { $cards }.
story-referendum = Ein Referendum: Das Volk stimmt ab.
story-no-referendum = Kein Referendum: Die Gesetze { $level_in } ändern sich.
story-own-ballot = { $party } legt in die Urne: { $card }.
story-own-abstained = { $party } bleibt bei einer Stimmkarte.
story-voted = { $party } hat abgestimmt.
story-box = In der Urne: { $cards }.
story-decided = Gleichstand; zur Entscheidung aufgedeckt: { $cards }.
story-accepted = Angenommen mit { $yes } JA zu { $no } NEIN. Gesetze { $level_in }, weg: { $going }; neu: { $coming }.
story-rejected = Abgelehnt mit { $yes } JA zu { $no } NEIN. Die Gesetze { $level_in } bleiben, wie sie sind.
story-voters-drew = { $cards ->
    [one] Wer abgestimmt hat, zieht, insgesamt eine Stimmkarte.
   *[other] Wer abgestimmt hat, zieht, insgesamt { $cards } Stimmkarten.
 }

## Die Geschichte: Spezialkarten

story-played = { $party } spielt { $special }: „{ $text }“
story-played-red = { $party } spielt { $special }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
story-levied = Je eine zufällige Karte geht an { $party } von { $parties }.
story-own-took = { $party } bekommt: { $cards }.
story-own-lost = An { $party_2 } verloren: { $cards }.
story-rumoured = Verlorene Karten von { $parties }: { $cards }.
story-own-rumoured = Verloren: { $cards }.
story-leak = { $party } sieht sich die Hand von { $party_2 } an.
story-own-leak = { $party } sieht: { $cards }.
story-own-took-from = { $party } nimmt von { $party_2 }: { $card }.
story-took = { $party } nimmt eine Karte von { $party_2 }.
story-recess = { $party } ruft { $level_in } eine Sessionspause aus: Bis zum eigenen nächsten Zug ändert dort sonst niemand Gesetze.
story-exchanged = { $party } hat ein { $colour_law } { $level_in } gegen ein { $colour_2_law } { $level_2_in } getauscht.
story-demoted = { $party } hat eine Figur von { $party_2 } { $square_from } { $square_new_to } versetzt.

## Die Geschichte: das Ende

story-end-time = Der Zeitmarker hat die letzte Schublade erreicht: Nach diesem Zug haben alle noch eine letzte Aktion.
story-end-council = Alle Stühle des Bundesrats sind besetzt: Nach diesem Zug haben alle noch eine letzte Aktion.
story-president = { $party } stellt das Präsidium: noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
story-no-president = Der Bundesrat ist leer: Es gibt kein Präsidium.
story-end-cards = Karten des Endes: { $specials }.
story-score = { $party } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }: { $parts }.
story-winner = { $party } hat das Spiel gewonnen.
story-winners = { $parties } haben das Spiel gemeinsam gewonnen.
