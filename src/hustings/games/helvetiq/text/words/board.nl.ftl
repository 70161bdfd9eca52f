# Het bord van Helvetiq op de pagina: opschriften zijn kort, een kolomkop heeft hoogstens 8 letters, een woord in het dok 9.

## Het bord

hq-board = Het bord
hq-judiciary = Rechterlijk
hq-legislature = Wetgevend
hq-executive = Uitvoerend
hq-does-judiciary = rechters passen wetten toe
hq-does-legislature = wijzigt de wetten
hq-does-executive = heeft stoelen, geeft kaarten
hq-building-J1 = Vrede­gerecht
hq-building-L1 = Gemeente­raad
hq-building-E1 = Gemeente­huis
hq-building-J2 = Kantons­gerecht
hq-building-L2 = Grote Raad
hq-building-E2 = Regerings­raad
hq-building-J3 = Bonds­gerecht
hq-building-L3 = Bonds­vergadering
hq-building-E3 = Bonds­raad
hq-square-told = { $square }: aan het eind { $points ->
    [one] { $points } punt voor elke pion daar en voor elke wet (regel 4.3)
   *[other] { $points } punten voor elke pion daar en voor elke wet (regel 4.3)
 }
hq-pawns-there = { $party }, { $square }: { $count ->
    [one] { $count } pion
   *[other] { $count } pionnen
 }
hq-cube = Neutraal blokje: deze stoel is bezet (regel 2.5)
hq-chairs-free = { $count ->
    [0] Geen stoel is vrij.
    [one] { $count } stoel is vrij.
   *[other] { $count } stoelen zijn vrij.
 }
hq-needs = Alleen voor wie hier al een pion heeft: { $square } (regel 3.2.5)
hq-needs-short = eist { $code }
hq-office = Met een pion hier haal je { $cards ->
    [one] { $cards } kaart meer (regel 3.1.2)
   *[other] { $cards } kaarten meer (regel 3.1.2)
 }
hq-judge = Een rechter hier stijgt { $points ->
    [one] { $points } punt voor elke toegepaste wet (regel 3.2.6)
   *[other] { $points } punten voor elke toegepaste wet (regel 3.2.6)
 }
hq-heard = Wetten hier deze beurt toegepast: { $count } (uitspraak 3.2-d)
hq-laws-of = Wetten, { $level }
hq-law = { $law }
hq-law-applied = { $law }, deze beurt toegepast
hq-law-going = { $law }, wordt vervangen
hq-law-coming = { $law }, komt erbij
hq-recess = Reces: alleen { $party } mag deze wetten wijzigen (uitspraak 3.2-t)
hq-propose = Voorstel
hq-initiative = Initiatief
hq-way = Trap { $from } { $to }: prijs { $price }. De trap kost { $stairs }, pionnen van anderen daar { $surcharge } (regel 3.2.2)
hq-way-in = Toegang, { $to }: prijs { $price }. De toegang kost { $stairs }, pionnen van anderen daar { $surcharge } (regel 3.2.2)
hq-pts = { $points ->
    [one] pt
   *[other] ptn
 }
hq-ladder-told = Schijf: punten tot nu toe. Ring: met pionnen en wetten op het bord, als het nu afliep (regel 4.3)
hq-legend = Op trappen: kaarten die het kost. In hoeken: punten aan het eind.
hq-enter = ingang
hq-outside = Buiten
hq-reserve = { $count ->
    [0] Al je pionnen zijn op het bord
    [one] { $count } van je pionnen is nog buiten
   *[other] { $count } van je pionnen zijn nog buiten
 }
hq-ladder = Ladder
hq-climbed = { $party }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, met het bord { $board }
hq-time = Tijd
hq-time-told = De tijdmarker staat op lade { $drawer } van { $drawers }; nog { $left }. { $next ->
    [0] Er komt geen open lade meer.
    [one] De volgende is open: een speciale kaart voor iedereen.
   *[other] Over { $next } laden komt een open lade: een speciale kaart voor iedereen.
 } (regel 3.1.1)
hq-drawers-left = nog { $left }
hq-next-open = over { $next } open
hq-leads-now = Als het nu afliep: { $party } wint met { $points }, voor { $party_2 } met { $points_2 }.
hq-level-now = Als het nu afliep: { $party } en { $party_2 } staan gelijk op { $points }.
hq-won = { $party } heeft { $points }, { $party_2 } { $points_2 }.

## De spelers

hq-players = Aan tafel
hq-head-points = Punten tot nu toe
hq-head-board = Punten van pionnen en wetten op het bord, als het nu afliep (regel 4.3)
hq-head-sum = Punten samen
hq-head-cards = Stemkaarten in de hand
hq-head-special = Speciale kaarten in de hand
hq-head-reserve = Pionnen die nog niet op het bord zijn
hq-col-aid = kleuren
hq-col-aid-told = Kaarten onder de spelhulp: alle vijf kleuren geven { $points } punten (regel 3.2.7)
hq-board-parts = Pionnen { $pawns }, wetten { $laws }
hq-aid-of = { $colour }: { $count }
hq-their-turn = (aan de beurt)
hq-president = Bondspresident, { $points } punten:
hq-percent = { $percent }%

## De stembus en wat naast het bord ligt

hq-box = Stembus
hq-box-now = het volk stemt
hq-box-last = laatste stemming
hq-box-none = nog geen stemming
hq-box-told = Als een voorstel op een referendum stuit, en na elk initiatief, stemt het volk: iedereen legt een of twee kaarten in.
hq-become = worden
hq-if-accepted = Bij een ja:
hq-no-points = voor niemand punten
hq-yes-already = al { $count } JA
hq-your-ballots = Van jou:
hq-accepted = Aangenomen
hq-rejected = Verworpen
hq-blank-count = blanco: { $count }
hq-in-box = In de stembus
hq-beside = Wetten en stapels
hq-beside-laws = Wetten naast het bord
hq-beside-of = { $law }, naast het bord: { $count }
hq-deck = stapel
hq-deck-told = Stemkaarten in de stapel: { $count }
hq-discards = aflegstapel
hq-special-deck = speciaal
hq-special-gone = Afgelegd: { $cards }
hq-special-out = { $count } weg

## De hand

hq-hand = Jouw hand
hq-only-you = alleen jij ziet dit
hq-means = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 }, waard { $means }
hq-means-told = Wat je voor een verkiezing kunt betalen: je eigen kleur telt { $counts }, een joker ook; je hebt er { $jokers } (regel 3.2.2)
hq-own-colour = Je eigen kleur telt { $counts } bij een verkiezing (regel 3.2.2)
hq-no-cards = Geen stemkaarten
hq-specials = Speciale kaarten
hq-worth-now = nu { $points }
hq-worth-end = eind: { $points }

## Wat er gevraagd wordt

hq-do-send = Klaar om te versturen
hq-told-send = Voordat dit verstuurd is, valt er niets meer te beslissen.
hq-do-play = ‘{ $special }’ spelen
hq-that-is-all = Dat is alles
hq-group-obtain = Kaarten halen
hq-group-elect = Verkozen worden
hq-group-apply = Een wet toepassen
hq-group-propose = Wetten voorstellen
hq-group-initiative = Een initiatief nemen
hq-group-play = Een speciale kaart spelen
hq-pay-for-me = { $count ->
    [one] Met een kaart betalen die je kunt missen
   *[other] Met { $count } kaarten betalen die je kunt missen
 }
hq-due = Nog te betalen
hq-due-of = { $due } (je hebt { $means })
hq-bill-obtain = Als je haalt
hq-cards-range = { $least } tot { $most } kaarten
hq-bill-means = Voor verkiezingen
hq-bill-risk = Kans op een volksstemming
hq-bill-laws = Jouw punten bij een ja
hq-bill-points = Jouw punten met het bord
hq-send = Versturen
hq-send-choose = Kies wat je doet
hq-send-pay = Betaal eerst
hq-send-name = Noem eerst een wet
hq-send-more = Maak de keuze af
hq-send-end = Beurt beëindigen
hq-send-obtain = Gooien en trekken
hq-send-propose = { $count ->
    [one] { $count } wet voorstellen
   *[other] { $count } wetten voorstellen
 }
hq-send-laws = { $count ->
    [one] { $count } wet wijzigen
   *[other] { $count } wetten wijzigen
 }
hq-send-steps = { $count ->
    [one] { $count } stap spelen
   *[other] { $count } stappen spelen
 }
hq-send-ballots = { $count ->
    [0] Kies een kaart
    [one] Eén kaart inleggen
   *[other] { $count } kaarten inleggen
 }
hq-not-possible = Niet mogelijk:
hq-colon = { $what }:
hq-back = Terug
hq-peek = Kies op het bord of hier
hq-peek-draft = { $count ->
    [one] { $count } stap genoteerd
   *[other] { $count } stappen genoteerd
 }
hq-sheet-open = Het hele paneel tonen
hq-sheet-close = Minder tonen
hq-idle-told = De prijzen op de trappen zijn wat je nu zou betalen.
hq-final = De eindstand op het bord
hq-final-told = Pionnen en wetten zijn geteld waar ze staan.

## Om het bord

hq-sections = Onderdelen
hq-steps = Wat je kunt doen
hq-step-turn = Beurt
hq-step-obtain = Halen
hq-step-elect = Verkiezing
hq-step-apply = Toepassen
hq-step-propose = Voorstel
hq-step-initiative = Initiatief
hq-step-special = Speciaal
hq-step-vote = Stemming
hq-step-end = Einde
hq-dock-board = Bord
hq-dock-players = Spelers
hq-dock-hand = Hand
hq-dock-laws = Wetten
hq-dock-record = Verslag
hq-score-level = Op het bord, { $level }

## Asked by a word on the command line

hq-ask-points = { $party }: punten { $points }, met het bord { $board } meer, samen { $sum }
hq-ask-cards = { $party }: stemkaarten { $cards }, speciale kaarten { $special }, pionnen nog niet op het bord { $reserve }
hq-ask-level = Niveau { $number }: { $level }
hq-ask-square = { $square }: { $pawns }
hq-ask-pawns = { $party } { $count }
hq-ask-laws = Wetten: { $laws }
hq-ask-law = { $count } × { $law }
hq-ask-beside = Wetten naast het bord: { $laws }
hq-ask-no-level = Dat niveau bestaat niet. Niveaus: { $levels }
hq-ask-special = Je speciale kaarten: { $cards }
hq-ask-none = geen
hq-ask-time = Lade { $drawer } van { $drawers }

## A vote turned over, and the game at a glance on the front door

hq-reveal-vote = Het volk heeft gestemd
hq-lane = { $party }: { $votes ->
    [one] { $votes } punt
   *[other] { $votes } punten
}
hq-at-turn = Helvetiq, beurt { $turn }
hq-how-to-read = De balk toont wat iemand tot nu toe geklommen heeft; de ring, waar dat eindigt met de pionnen en wetten op het bord.
