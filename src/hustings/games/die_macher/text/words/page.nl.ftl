# De tafel van Die Macher in de browser. Een kolomkop heeft hoogstens 8 letters, een fase in de balk 14, een woord in het dock 9.

dm-round = Ronde { $round }
dm-of-rounds = {" "}van { $rounds }
dm-phases = Fasen van de ronde
dm-bar-start-player = Startspeler
dm-bar-conference = Programma
dm-bar-cabinet = Kabinet
dm-bar-coalitions = Coalities
dm-bar-media = Media
dm-bar-meetings = Bijeenkomsten
dm-bar-polls = Peilingen
dm-bar-conversion = Omzetting
dm-bar-election = Verkiezing
dm-bar-income = Inkomsten
dm-bar-contributions = Bijdragen

## De gebiedende wijs van elke beslissing

do-choose-boons = Kies drie voordelen
do-place-boon = Plaats het voordeel
do-choose-base = Media of leden
do-place-marker = Plaats een mediasteen
do-start-bid = Bied op de start
do-second-bid = Bied nog eens
do-start-naming = Wijs de startspeler aan
do-discarding = Leg af en trek
do-platform-swap = Wijzig je programma
do-placing = Schaduw­kabinet
do-cabinet-action = Actie { $state_in }
do-coalition = Zoek een coalitie
do-answer = Coalitie { $state_in }?
do-media-buying = Koop media
do-opinion-swap = Ruil een opinie
do-meetings = Houd bijeen­komsten
do-poll-bid = Peiling { $state_in }
do-poll-use = Publiceren of niet
do-converting = Omzetting { $state_in }
do-marker-move = Neem de media mee
do-opinion-placing = Neem een opinie mee
do-opinion-space = Verdring er een
do-contribution = Aannemen of weigeren
dm-ready-to-seal = Klaar om te verzegelen

## Wat er gevraagd wordt, en waarom

dm-told-meetings = Tot { $cubes } per deelstaat, { $money } per stuk. Een bijeenkomst wordt zoveel stemmen als je factor, zodra je er daar { $least } hebt of de deelstaat stemt.
dm-told-placing = Hoogstens één kaart per deelstaat, gedekt. Alle worden tegelijk omgedraaid en betaald; elk voert dan één actie uit.
dm-told-converting = Je hebt { $cubes } bijeenkomsten { $state_in }. Wat je bewaart telt de volgende keer; wat je omzet komt terug in je voorraad.
dm-told-poll-first = De kaart { $state_in } ligt gedekt en niemand heeft geboden. Ze verschuift trends of levert leden op. Bied, of je ligt eruit.
dm-told-poll-bid = De kaart { $state_in } ligt gedekt; { $party } { has } { $money } geboden. Bied meer of stap uit de veiling.
dm-told-poll-use = Alleen jij ziet deze peiling { $state_in }. Voer een of twee regels uit, of houd de peiling achter en gooi voor leden.
dm-told-discarding = Markeer alles wat je aflegt; je trekt er evenveel. Verborgen kaarten zijn wat je programma kan worden.
dm-told-seal = Alles is gekozen. Niemand ziet het tot iedereen heeft verzegeld; tot die tijd kun je het wijzigen.
dm-rule = Regel { $rule }
dm-your-turn = Jouw beurt
dm-your-draft = Je concept
dm-sheet-open = De hele vraag tonen
dm-sheet-close = Minder tonen
dm-see-choices = Bekijk de keuzes
dm-sealed = Verzegeld
dm-has-sealed = heeft verzegeld
dm-waiting-seals = { $count ->
    [one] Nog één partij
   *[other] Nog { $count } partijen
 }
dm-sealed-why = Je keuze is verzegeld. Je kunt haar wijzigen tot de laatste partij heeft verzegeld.
dm-change = Wijzigen
dm-waiting = { $count ->
    [one] aan de beurt
   *[other] aan de beurt
 }
dm-someone-decides = { $party }: { $phase }
dm-bot-thinks = { $name } denkt na.
dm-person-thinks = We wachten op { $name }.
dm-all-seal = { $count ->
    [one] Eén partij heeft nog niet verzegeld.
   *[other] { $count } partijen hebben nog niet verzegeld.
 }
dm-final-board = De eindstand
dm-final-told = Alle verkiezingen zijn voorbij. Zo stond de tafel aan het eind.
dm-open-hands = Open handen

## Versturen en terugnemen

dm-send = Versturen
dm-missing = { $what ->
    [bid] Vul een bod in
    [party] Kies een partij
    [state] Kies een deelstaat
    [card] Kies een kaart
    [cards] Kies kaarten
    [other-card] Kies de andere
    [gift] Aannemen of niet
    [action] Kies een actie
    [number] Kies een aantal
    [lines] Kies de regels
    [opinion] Kies een opinie
    [space] Kies een veld
    [meetings] Plan
    [gains] Kies voordelen
   *[other] Kies een antwoord
 }
dm-send-pass = { $what ->
    [platform] Zo laten
    [media] Niets kopen
    [action] Niets doen
    [opinion] Niets ruilen
    [coalition] Geen zoeken
    [marker] Laten staan
    [carry] Niets meenemen
   *[other] Passen
 }
dm-send-out = Uitstappen
dm-pass-on = { $what } voor de rest van de fase
dm-pass-on-polls = Deze ronde op geen peiling bieden
dm-limit-missing = Voor mij bieden tot mijn grens: vul die in
dm-bid-up-to = Voor mij bieden, tot { $money }
dm-bid-up-to-why = Voor jou wordt steeds het laagste bod gedaan dat aan kop gaat, tot het meer dan dit zou kosten.
dm-send-bid = { $money } bieden
dm-send-sealed-bid = { $money } verzegelen
dm-send-seal = Opening verzegelen
dm-send-meetings = { $cubes ->
    [0] Geen houden
    [one] { $cubes } bijeenkomst houden
   *[other] { $cubes } bijeenkomsten houden
 }
dm-send-cabinet = { $cards ->
    [0] Niemand inzetten
    [one] { $cards } kaart leggen
   *[other] { $cards } kaarten leggen
 }
dm-send-discard = { $cards ->
    [0] Alles houden
    [one] { $cards } kaart afleggen
   *[other] { $cards } kaarten afleggen
 }
dm-send-convert = { $cubes ->
    [0] Alles houden
    [one] { $cubes } omzetten
   *[other] { $cubes } omzetten
 }
dm-send-shelve = Achterhouden
dm-send-publish = Publiceren
dm-send-accept = Aannemen
dm-send-refuse = Gedekt weigeren
dm-send-agree = Instemmen
dm-send-decline = Afwijzen
dm-send-start = { $party } aanwijzen
dm-send-force = Coalitie afdwingen
dm-send-propose = Voorstellen
dm-send-media = Kopen voor { $money }
dm-send-platform = Programma wijzigen
dm-send-opinion = Kaarten ruilen
dm-send-marker = Steen verplaatsen
dm-send-carry = Erheen brengen
dm-send-push = Verdringen
dm-undo = Ongedaan maken
dm-undo-why = Je laatste beslissing terugnemen
dm-clear = Wissen
dm-back = Terug
dm-not-possible = Niet mogelijk:
dm-no-more = Niet meer:
dm-from-pool = { $cards } uit het ruilaanbod nemen:
dm-no-key = Een speerpunt kiezen:
dm-put-in = { $cards } inzetten:
dm-has-issue = { $state } heeft dat thema al.
dm-none-for-polls = Dan blijft er niets over voor peilingen.
dm-colon = { $what }:
dm-cash = Kas
dm-cash-left = Blijft over
dm-if-you-win = Blijft over als je wint
dm-bill-meetings = { $cubes ->
    [one] { $cubes } bijeenkomst
   *[other] { $cubes } bijeenkomsten
 }
dm-bill-cabinet = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 }
dm-bill-media = Een mediasteen
dm-bill-oust = Aan eigenaar en bank

## In de keuzes

dm-swap-out = ‘{ $card }’ vervangen
dm-swap-by = door ‘{ $card }’
dm-swap-in = ‘{ $card }’ in de plaats van
dm-do-votes = { $votes ->
    [one] { $votes } stem winnen
   *[other] { $votes } stemmen winnen
 }
dm-do-key = Speerpunt, telt dubbel: { $card }
dm-do-lift = Het speerpunt wegnemen
dm-do-oust = Een mediasteen van { $party } vervangen ({ $money })
dm-do-up = Eigen trend +{ $change }
dm-do-down = Trend van { $party } −{ $change }
dm-factors-then = Factoren dan:
dm-meetings-head = Deelstaat, bijeenkomsten maal factor, stemmen
dm-new-meetings = Nieuwe bijeenkomsten
dm-plan-meetings = Bijeenkomsten plannen
dm-plan-why = Met potlood, alleen op je eigen pagina: er wordt niets verstuurd.
dm-more-to-convert = nog { $cubes } nodig
dm-one-more = Eén meer: { $state }
dm-one-fewer = Eén minder: { $state }
dm-spaces-free = { $count ->
    [one] { $count } veld vrij
   *[other] { $count } velden vrij
 }
dm-cabinet-card = { $cabinet } ({ $money })
dm-quick-amounts = Bedragen in duizenden
dm-amount = { $low } tot { $high } duizend
dm-amount-limits = Van { $low } tot { $high }.
dm-poll-card = peiling, gedekt
dm-raise-bid = Duizend meer bieden
dm-own-poll = Je peiling: { $state }
dm-holds = biedt
dm-no-bid-yet = Nog geen bod
dm-out = uit
dm-you = jij
dm-shielded = beheerst hier de media: kan niet dalen
dm-becomes = { $before } wordt { $after }
dm-shelve = Achterhouden:
dm-members-range = { $low } tot { $high } leden
dm-meetings-to-convert = Om te zetten bijeenkomsten
dm-votes-count = { $votes ->
    [one] { $votes } stem
   *[other] { $votes } stemmen
 }
dm-seats-count = { $seats ->
    [one] { $seats } zetel
   *[other] { $seats } zetels
 }
dm-take = { $money } aannemen
dm-take-one = Aannemen
dm-refuse = Weigeren
dm-take-why = het geld nu; dobbelstenen kosten misschien leden
dm-refuse-why = geen geld; dobbelstenen leveren leden op
dm-lose-range = { $low } tot { $high } leden verliezen
dm-gain-range = { $low } tot { $high } winnen; alleen de grootste tot { $most }
dm-against = tegen
dm-boon-trend = Trend +{ $change }
dm-boon-votes = { $votes } stemmen
dm-boon-meetings = { $cubes } bijeenkomsten
dm-boon-media = Mediasteen
dm-boon-members = { $members } leden

## Een deelstaat

dm-party = partij
dm-votes = stemmen
dm-seats = zetels
dm-trend = trend
dm-factor = factor
dm-meetings = bijeenk.
dm-factor-why = Factor: trend plus overeenstemming, de stemmen per bijeenkomst
dm-then-why = Stemmen en zetels als alle bijeenkomsten hier worden omgezet
dm-factor-is = Factor { $factor }
dm-factor-half = Factor { $factor }: één stem voor twee bijeenkomsten
dm-convert-needs = Er zijn { $cubes } bijeenkomsten nodig om vóór de verkiezing om te zetten
dm-election-of-round = Verkiezing van ronde { $round }
dm-at-stake = { $seats } zetels voor de meeste stemmen
dm-seats-by-votes = Zetels naar stemmen: { $steps }
dm-seat-step = { $votes } stemmen { $seats }
dm-media-label = Media: { $parties }; { $free } vrij; { $control }
dm-nobody-controls = niemand beheerst
dm-controls = { $party }: beheerst de media
dm-controls-short = beheerst
dm-free-space = vrij mediaveld
dm-hidden-opinion = Gedekt: elke ronde wordt er een omgedraaid
dm-hidden-known = Gedekt, maar al gezien: { $card }
dm-hidden-count = { $count ->
    [one] { $count } gedekte opinie
   *[other] { $count } gedekte opinies
 }
dm-no-opinion = geen opinie
dm-key-issue = speerpunt, telt dubbel
dm-card = { $issue }: { $stance }
dm-card-down = kabinetskaart, gedekt
dm-card-down-own = gedekt: { $cabinet }
dm-coalition-with = coalitie met { $party }
dm-coalition-tile = coalitiefiche
dm-pile = { $place } van { $size } van onderen bij { $votes } stemmen; bij gelijkstand wint de bovenste
dm-trend-of = { $party }: trend { $change }
dm-meet-click = { $state }: { $cubes ->
        [one] { $cubes } bijeenkomst
       *[other] { $cubes } bijeenkomsten
    }, waarvan { $drafted } in concept; kies hoeveel
dm-convert-click = { $cubes } bijeenkomsten: kies hoeveel je omzet
dm-states-in-play = De deelstaten in het spel
dm-night = Verkiezingsavond
dm-reveal-bids = Verzegelde biedingen
dm-reveal-cabinets = Schaduwkabinetten
dm-reveal-poll = Een peiling wordt gepubliceerd
dm-reveal-gifts = Bijdragen
dm-reveal-dice = De dobbelstenen
dm-turned-money = { $money }
dm-turned-change = { $change }
dm-turned-members = { $members ->
    [one] { $members } lid
   *[other] { $members } leden
 }
dm-turned-taken = { $money } aangenomen, leden verloren: { $members }
dm-turned-refused = { $money } geweigerd, leden gewonnen: { $members }
dm-ask-cash = { $party }: { $money }
dm-ask-hidden = { $party }: verborgen
dm-ask-members = { $party }: leden { $members }
dm-ask-platform = { $party }: { $cards }
dm-ask-state = Deelstaat { $place }: { $state }, hoogstens { $seats } zetels
dm-ask-row = { $party }: stemmen { $votes }, trend { $trend }, factor { $factor }, bijeenkomsten { $meetings }, media { $media }
dm-ask-opinions = Opinies: { $cards }. Gedekt: { $hidden }.
dm-ask-no-state = Die deelstaat is niet in het spel. In het spel: { $states }
dm-night-alone = { $state }: { $party }, { $votes ->
    [0] bij gelijke stemmen
    [one] met één stem verschil
   *[other] met { $votes } stemmen verschil
 }
dm-night-together = { $state }: { $party } en { $party_2 }, { $votes ->
    [0] bij gelijke stemmen
    [one] met één stem verschil
   *[other] met { $votes } stemmen verschil
 }
dm-night-nobody = { $state }: niemand wint
dm-page-alone = { $state }: { $party }, met { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
 }
dm-page-together = { $state }: { $party } en { $party_2 }, met { $votes ->
    [one] één stem
   *[other] { $votes } stemmen
 }
dm-front-pages = Voorpagina’s van de verkiezingen tot nu toe

## Hoe een deelstaat stemt

dm-if-all-convert = Als iedereen omzet:
dm-would-clear = { $party } { $party_number ->
    [many] winnen
   *[one] wint
 } duidelijk, { $votes } tegen { $votes_2 }, voor { $party_2 }.
dm-would-narrow = { $party } { $party_number ->
    [many] winnen
   *[one] wint
 } nipt, gelijk met { $party_2 } op { $votes }: de sterkste steen beslist.
dm-would-coalition = { $party } en { $party_3 } winnen samen, { $votes } tegen { $votes_2 }, voor { $party_2 }.
dm-would-coalition-level = { $party } en { $party_3 } winnen samen, gelijk met { $party_2 } op { $votes }: de sterkste steen beslist.
dm-would-nobody = niemand wint, er is geen stem.
dm-voted-clear = { $party } { has } duidelijk gewonnen, { $votes } tegen { $votes_2 }, voor { $party_2 }.
dm-voted-narrow = { $party } { has } nipt gewonnen, gelijk met { $party_2 } op { $votes }: de sterkste steen besliste.
dm-voted-coalition = { $party } en { $party_3 } hebben samen gewonnen, { $votes } tegen { $votes_2 }, voor { $party_2 }.
dm-voted-coalition-level = { $party } en { $party_3 } hebben samen gewonnen, gelijk met { $party_2 } op { $votes }: de sterkste steen besliste.
dm-voted-nobody = Niemand heeft gewonnen: er was geen stem.
dm-without-draft = Zonder je concept: { $votes } tegen { $votes_2 }.

## De eigen hand

dm-hidden-money = Verborgen voor de anderen
dm-hidden-platform = Verborgen kaarten
dm-match-in-state = past bij deelstaat
dm-would-match = { $match } als deze kaart open lag, nu { $now }
dm-discard-card = ‘{ $card }’ afleggen
dm-keep-card = ‘{ $card }’ houden
dm-cabinet = Kabinet
dm-of = { $count } van { $all }
dm-act-votes = Stemmen
dm-act-key = Speerpunt: fiche leggen of wegnemen
dm-act-media = Media: een eigen steen in plaats van een andere
dm-act-up = Eigen trend omhoog
dm-act-down = Trend van een andere partij omlaag
dm-act-phone = Telefoon: een coalitiefiche
dm-none = geen
dm-contributions = Bijdragen
dm-gifts-left = { $count } van { $all }, in duizenden
dm-gift = { $dice ->
    [one] Bijdrage van { $money }, { $dice } dobbelsteen
   *[other] Bijdrage van { $money }, { $dice } dobbelstenen
 }
dm-gift-gone = { $dice ->
    [one] Bijdrage van { $money }, gebruikt
   *[other] Bijdrage van { $money }, gebruikt
 }
dm-income-now = Geld als de deelstaat zo stemt

## Kwesties, partijen, natie

dm-seven-questions = Zeven thema’s
dm-legend-pro = voor, meer, nu
dm-legend-con = tegen, minder, later
dm-nothing = geen
dm-pool = Ruilaanbod
dm-open-platform = open programma
dm-cabinet-in-hand = kabinet
dm-contributions-low = bijdragen
dm-seats-won = Tot nu toe gewonnen zetels
dm-common = Kaarten met jou gemeen
dm-common-force = { $count } kaarten gemeen: elk van jullie kan een coalitie afdwingen
dm-common-agree = { $count } kaarten gemeen: een coalitie als beide het eens zijn
dm-common-few = { $count } gemeen: te weinig voor een coalitie
dm-cubes-left = Bijeenkomsten in voorraad
dm-markers-left = Mediastenen in voorraad
dm-thousands = k
dm-money = Geld in duizenden
dm-contribution-of = bijdrage van { $money }
dm-still = in de hand
dm-spent = gebruikt
dm-nation = Natie
dm-media = Media
dm-media-points = punten per ronde
dm-points-each = { $points ->
    [one] { $points } punt per steen
   *[other] { $points } punten per steen
 }
dm-not-drawn = nog niet getrokken
dm-opinion = Opinie
dm-opinion-why = punten aan het eind, leden per ronde
dm-free = vrij
dm-secured = verankerd: { $points } punten meer
dm-points-end = punten aan het eind
dm-recruits = nieuwe leden per ronde
dm-members = Leden
dm-members-why = meeste +{ $first }, tweede +{ $second }
dm-decks = In de stapels: programma { $platform }, opinie { $opinion }, peiling { $poll }, deelstaat { $state }

## Het dock op de telefoon

dm-sections = Onderdelen
dm-dock-states = Deelstaten
dm-dock-nation = Natie
dm-dock-parties = Partijen
dm-dock-hand = Hand
dm-dock-record = Verslag
