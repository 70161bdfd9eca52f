# Helvetiqs Spielplan auf der Seite: Aufschriften sind kurz, ein Spaltenkopf hat höchstens 8 Buchstaben, ein Wort im Dock 9.

## Der Spielplan

hq-board = Der Spielplan
hq-judiciary = Judikative
hq-legislature = Legislative
hq-executive = Exekutive
hq-does-judiciary = Richter wenden Gesetze an
hq-does-legislature = ändert die Gesetze
hq-does-executive = hat Stühle, bringt Karten
hq-building-J1 = Friedens­gericht
hq-building-L1 = Gemeinde­parlament
hq-building-E1 = Gemeinde­rat
hq-building-J2 = Kantons­gericht
hq-building-L2 = Grosser Rat
hq-building-E2 = Regierungs­rat
hq-building-J3 = Bundes­gericht
hq-building-L3 = Bundes­versammlung
hq-building-E3 = Bundes­rat
hq-square-told = { $square }: am Ende { $points ->
    [one] { $points } Punkt für jede Figur dort und für jedes Gesetz (Regel 4.3)
   *[other] { $points } Punkte für jede Figur dort und für jedes Gesetz (Regel 4.3)
 }
hq-pawns-there = { $party }, { $square }: { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
 }
hq-cube = Neutrales Klötzchen: Dieser Stuhl ist besetzt (Regel 2.5)
hq-chairs-free = { $count ->
    [0] Kein Stuhl ist frei.
    [one] { $count } Stuhl ist frei.
   *[other] { $count } Stühle sind frei.
 }
hq-needs = Nur für wen hier schon eine Figur steht: { $square } (Regel 3.2.5)
hq-needs-short = braucht { $code }
hq-office = Mit einer Figur hier beschaffst du { $cards ->
    [one] { $cards } Karte mehr (Regel 3.1.2)
   *[other] { $cards } Karten mehr (Regel 3.1.2)
 }
hq-judge = Ein Richter hier steigt { $points ->
    [one] { $points } Punkt für jedes angewendete Gesetz (Regel 3.2.6)
   *[other] { $points } Punkte für jedes angewendete Gesetz (Regel 3.2.6)
 }
hq-heard = In diesem Zug hier angewendete Gesetze: { $count } (Festlegung 3.2-d)
hq-laws-of = Gesetze, { $level }
hq-law = { $law }
hq-law-applied = { $law }, in diesem Zug angewendet
hq-law-going = { $law }, wird ersetzt
hq-law-coming = { $law }, kommt neu
hq-recess = Sessionspause: Nur { $party } darf diese Gesetze ändern (Festlegung 3.2-t)
hq-propose = Vorschlag
hq-initiative = Initiative
hq-way = Treppe { $from } { $to }: Preis { $price }. Die Treppe kostet { $stairs }, gegnerische Figuren dort { $surcharge } (Regel 3.2.2)
hq-way-in = Eintritt { $to }: Preis { $price }. Der Eintritt kostet { $stairs }, gegnerische Figuren dort { $surcharge } (Regel 3.2.2)
hq-pts = { $points ->
    [one] Pkt
   *[other] Pkt
 }
hq-ladder-told = Scheibe: bisherige Punkte. Ring: mit Figuren und Gesetzen auf dem Plan, wenn jetzt Schluss wäre (Regel 4.3)
hq-legend = An Treppen: Karten, die es kostet. In Ecken: Punkte am Ende.
hq-enter = Eintritt
hq-outside = Draußen
hq-reserve = { $count ->
    [0] Alle deine Figuren sind auf dem Spielplan
    [one] { $count } deiner Figuren ist noch draußen
   *[other] { $count } deiner Figuren sind noch draußen
 }
hq-ladder = Leiter
hq-climbed = { $party }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, mit dem Spielplan { $board }
hq-time = Zeit
hq-time-told = Der Zeitmarker steht auf Schublade { $drawer } von { $drawers }; noch { $left }. { $next ->
    [0] Keine offene Schublade kommt mehr.
    [one] Die nächste ist offen: eine Spezialkarte für alle.
   *[other] In { $next } Schubladen kommt eine offene: eine Spezialkarte für alle.
 } (Regel 3.1.1)
hq-drawers-left = noch { $left }
hq-next-open = Spezial in { $next }
hq-leads-now = Zwischenstand mit Plan: { $party } führt mit { $points } vor { $party_2 } mit { $points_2 }.
hq-level-now = Zwischenstand mit Plan: { $party } und { $party_2 } liegen gleichauf bei { $points }.
hq-won = { $party } hat { $points }, { $party_2 } { $points_2 }.

## Die Spieler

hq-players = Am Tisch
hq-head-points = Bisher erstiegene Punkte
hq-head-board = Punkte der Figuren und Gesetze auf dem Spielplan, wenn jetzt Schluss wäre (Regel 4.3)
hq-head-sum = Punkte zusammen
hq-head-cards = Stimmkarten auf der Hand
hq-head-special = Spezialkarten auf der Hand
hq-head-reserve = Figuren, die noch nicht auf dem Spielplan sind
hq-col-aid = Farben
hq-col-aid-told = Karten unter der Spielhilfe: Alle fünf Farben geben { $points } Punkte (Regel 3.2.7)
hq-board-parts = Figuren { $pawns }, Gesetze { $laws }
hq-aid-of = { $colour }: { $count }
hq-their-turn = (am Zug)
hq-president = Präsidium, { $points } Punkte:
hq-percent = { $percent } %

## Die Urne und was neben dem Spielplan liegt

hq-box = Urne
hq-box-now = das Volk stimmt ab
hq-box-last = letzte Abstimmung
hq-box-none = noch keine Abstimmung
hq-box-told = Trifft ein Vorschlag auf ein Referendum, und nach jeder Initiative, stimmt das Volk ab: Alle legen eine oder zwei Karten ein.
hq-become = werden zu
hq-if-accepted = Bei Annahme:
hq-no-points = für niemanden Punkte
hq-yes-already = schon { $count } JA
hq-your-ballots = Von dir:
hq-accepted = Angenommen
hq-rejected = Abgelehnt
hq-blank-count = leer: { $count }
hq-in-box = In der Urne
hq-beside = Gesetze und Stapel
hq-beside-laws = Gesetze neben dem Spielplan
hq-beside-of = { $law }, neben dem Spielplan: { $count }
hq-deck = Stapel
hq-deck-told = Stimmkarten im Stapel: { $count }
hq-discards = Ablage
hq-special-deck = Spezial
hq-special-gone = Abgelegt: { $cards }
hq-special-out = { $count } weg

## Die Hand

hq-hand = Deine Hand
hq-only-you = das siehst nur du
hq-means = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }, wert { $means }
hq-means-told = Was du für eine Wahl zahlen könntest: Die eigene Farbe zählt { $counts }, ein Joker auch; du hast davon { $jokers } (Regel 3.2.2)
hq-own-colour = Deine eigene Farbe zählt { $counts } bei einer Wahl (Regel 3.2.2)
hq-no-cards = Keine Stimmkarten
hq-specials = Spezialkarten
hq-worth-now = jetzt { $points }
hq-worth-end = Ende: { $points }

## Was gefragt ist

hq-do-send = Bereit zum Senden
hq-told-send = Bevor das gesendet ist, lässt sich nichts weiter entscheiden.
hq-do-play = „{ $special }“ spielen
hq-that-is-all = Das ist alles
hq-group-obtain = Karten beschaffen
hq-group-elect = Sich wählen lassen
hq-group-apply = Ein Gesetz anwenden
hq-group-propose = Gesetze vorschlagen
hq-group-initiative = Eine Initiative ergreifen
hq-group-play = Eine Spezialkarte spielen
hq-pay-for-me = { $count ->
    [one] Mit einer entbehrlichen Karte zahlen
   *[other] Mit { $count } entbehrlichen Karten zahlen
 }
hq-due = Noch zu zahlen
hq-due-of = { $due } (du hast { $means })
hq-bill-obtain = Wenn du beschaffst
hq-cards-range = { $least } bis { $most } Karten
hq-bill-means = Für Wahlen verfügbar
hq-bill-risk = Risiko einer Abstimmung
hq-bill-laws = Deine Punkte bei Annahme
hq-bill-points = Deine Punkte mit dem Plan
hq-send = Senden
hq-send-choose = Handlung wählen
hq-send-pay = Erst zahlen
hq-send-name = Erst ein Gesetz nennen
hq-send-more = Erst zu Ende wählen
hq-send-end = Zug beenden
hq-send-obtain = Würfeln und ziehen
hq-send-propose = { $count ->
    [one] { $count } Gesetz vorschlagen
   *[other] { $count } Gesetze vorschlagen
 }
hq-send-laws = { $count ->
    [one] { $count } Gesetz ändern
   *[other] { $count } Gesetze ändern
 }
hq-send-steps = { $count ->
    [one] { $count } Schritt ausführen
   *[other] { $count } Schritte ausführen
 }
hq-send-ballots = { $count ->
    [0] Wähle eine Karte
    [one] Eine Karte einlegen
   *[other] { $count } Karten einlegen
 }
hq-not-possible = Nicht möglich:
hq-colon = { $what }:
hq-back = Zurück
hq-peek = Auf dem Plan oder hier wählen
hq-peek-draft = { $count ->
    [one] { $count } Schritt vorgemerkt
   *[other] { $count } Schritte vorgemerkt
 }
hq-sheet-open = Das ganze Feld zeigen
hq-sheet-close = Weniger zeigen
hq-idle-told = Die Preise an den Treppen zeigen, was du jetzt zahlen würdest.
hq-final = Der letzte Stand
hq-final-told = Figuren und Gesetze sind gezählt, wo sie stehen.

## Um den Spielplan

hq-sections = Bereiche
hq-steps = Was man tun kann
hq-step-turn = Zug
hq-step-obtain = Beschaffen
hq-step-elect = Wahl
hq-step-apply = Anwenden
hq-step-propose = Vorschlag
hq-step-initiative = Initiative
hq-step-special = Spezial
hq-step-vote = Abstimmung
hq-step-end = Ende
hq-dock-board = Plan
hq-dock-players = Spieler
hq-dock-hand = Hand
hq-dock-laws = Gesetze
hq-dock-record = Protokoll
hq-score-level = Auf dem Plan, { $level }

## Asked by a word on the command line

hq-ask-points = { $party }: Punkte { $points }, mit dem Spielplan { $board } mehr, zusammen { $sum }
hq-ask-cards = { $party }: Stimmkarten { $cards }, Spezialkarten { $special }, Figuren außerhalb des Spielplans { $reserve }
hq-ask-level = Ebene { $number }: { $level }
hq-ask-square = { $square }: { $pawns }
hq-ask-pawns = { $party } { $count }
hq-ask-laws = Gesetze: { $laws }
hq-ask-law = { $count } × { $law }
hq-ask-beside = Gesetze neben dem Spielplan: { $laws }
hq-ask-no-level = Diese Ebene gibt es nicht. Ebenen: { $levels }
hq-ask-special = Deine Spezialkarten: { $cards }
hq-ask-none = keine
hq-ask-time = Schublade { $drawer } von { $drawers }

## A vote turned over, and the game at a glance on the front door

hq-reveal-vote = Das Volk hat abgestimmt
hq-lane = { $party }: { $votes ->
    [one] { $votes } Punkt
   *[other] { $votes } Punkte
}
hq-at-turn = Helvetiq, Zug { $turn }
hq-how-to-read = Der Balken zeigt, was jemand bisher erstiegen hat, der Ring, wo es mit den Figuren und Gesetzen auf dem Spielplan endete.
