# Die Macher in het Nederlands. Naast een ding staan de kenmerken van zijn naam: $state_in, $party_number.

## Hulpjes

has = { $party_number ->
    [many] hebben
   *[one] heeft
 }
signed = { $sign ->
    [plus] +{ $size }
    [minus] −{ $size }
   *[zero] 0
 }
just-party = { $party }
just-state = { $state }
just-card = { $card }

## Partijen: korte naam voor zinnen, volle naam, letter op het bord

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
    .dative = Grüne
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
    .dative = Grüne
    .full = Die Grünen
    .letter = G
    .number = many
party-2006-blue = Linke
    .dative = Linke
    .full = Die Linkspartei
    .letter = L
    .number = one
party-none = plaats { $seat }
    .dative = plaats { $seat }
    .full = lege plaats { $seat }
    .letter = ?
    .number = one

## Deelstaten houden hun Duitse naam, zoals op de borden

land-nordrhein-westfalen = Nordrhein-Westfalen
    .in = in Noordrijn-Westfalen
land-bayern = Bayern
    .in = in Beieren
land-baden-wuerttemberg = Baden-Württemberg
    .in = in Baden-Württemberg
land-niedersachsen = Niedersachsen
    .in = in Nedersaksen
land-hessen = Hessen
    .in = in Hessen
land-sachsen = Sachsen
    .in = in Saksen
land-rheinland-pfalz = Rheinland-Pfalz
    .in = in Rijnland-Palts
land-berlin = Berlin
    .in = in Berlijn
land-sachsen-anhalt = Sachsen-Anhalt
    .in = in Saksen-Anhalt
land-schleswig-holstein = Schleswig-Holstein
    .in = in Sleeswijk-Holstein
land-brandenburg = Brandenburg
    .in = in Brandenburg
land-thueringen = Thüringen
    .in = in Thüringen
land-mecklenburg-vorpommern = Mecklenburg-Vorpommern
    .in = in Mecklenburg-Voor-Pommeren
land-hamburg = Hamburg
    .in = in Hamburg
land-saarland = Saarland
    .in = in Saarland
land-bremen = Bremen
    .in = in Bremen
land-none = deelstaat { $place }
    .in = in deelstaat { $place }

## Thema’s en standpunten

card = { $issue } ({ $stance })
issue-precautions-against-terrorism = terreurbestrijding
issue-genetic-engineering = gentechnologie
issue-economic-redevelopment = economische vernieuwing
issue-taxes = belastingen
issue-nuclear-energy = kernenergie
issue-minimum-wage = minimumloon
issue-welfare-system = sociaal stelsel
issue-health-reform = zorghervorming
issue-internal-security = binnenlandse veiligheid
issue-spelling-reform = spellinghervorming
issue-welfare-state = verzorgingsstaat
issue-euro = euro
stance-yes = ja
stance-no = nee
stance-for = voor
stance-against = tegen
stance-more = meer
stance-less = minder
stance-now = nu
stance-later = later

## Kabinetskaarten: die van 1997 met hun Duitse titel

cabinet-1997-1 = Kanzlerkandidat (kandidaat-kanselier)
cabinet-1997-2 = Parteivorsitzender (partijvoorzitter)
cabinet-1997-3 = Fraktionsführer (fractieleider)
cabinet-1997-4 = Außenminister (minister van Buitenlandse Zaken)
cabinet-1997-5 = Innenminister (minister van Binnenlandse Zaken)
cabinet-1997-6 = Generalsekretär (secretaris-generaal)
cabinet-1997-7 = Hinterbänkler (gewoon Kamerlid)
cabinet-2006-1 = Kanselier
cabinet-2006-2 = Kamervoorzitter
cabinet-2006-3 = Fractieleider
cabinet-2006-4 = Minister van Buitenlandse Zaken
cabinet-2006-5 = Minister van Justitie
cabinet-2006-6 = Minister van Financiën
cabinet-2006-7 = Gewoon Kamerlid

## Fasen en delen van de telling

phase-opening = Opening
phase-start-player = Startspeler
phase-conference = Programmaconferentie
phase-cabinet = Schaduwkabinet
phase-cabinet-actions = Kabinetsacties
phase-coalitions = Coalities
phase-media = Media
phase-media-control = Mediacontrole
phase-meetings = Bijeenkomsten
phase-polls = Peilingen
phase-conversion = Omzetting
phase-election = Verkiezing
phase-spoils = Opbrengst
phase-end-of-round = Einde van de ronde
phase-contributions = Bijdragen
phase-over = Het einde
part-seats = zetels
part-national-media = nationale media
part-members = leden
part-members-bonus = ledenbonus
part-opinions = nationale opinie
part-secured = verankerde opinies

## Zinsdelen

boon-trend = trend { $change }
boon-votes = { $votes ->
    [one] { $votes } stem
   *[other] { $votes } stemmen
 }
boon-meetings = { $cubes ->
    [one] { $cubes } bijeenkomst
   *[other] { $cubes } bijeenkomsten
 }
gain-trend = trend { $change } { $state_in }
gain-votes = { $votes ->
    [one] { $votes } stem
   *[other] { $votes } stemmen
 } { $state_in }
gain-meetings = { $cubes ->
    [one] { $cubes } bijeenkomst
   *[other] { $cubes } bijeenkomsten
 } { $state_in }
gain-media = { $markers ->
    [one] { $markers } mediasteen
   *[other] { $markers } mediastenen
 } { $state_in }
gain-members = { $members ->
    [one] { $members } lid
   *[other] { $members } leden
 }
poll-entry = { $party } { $change }
trend-moved = { $party } { $change } (nu { $change_now })
bid-of = { $party } { $money }
votes-of = { $party } { $votes }
members-of = { $party } { $members }
money-of = { $party } { $money }
part-of = { $part } { $points }
result-of = { $party } { $votes ->
    [one] { $votes } stem
   *[other] { $votes } stemmen
 } ({ $seats ->
    [one] { $seats } zetel
   *[other] { $seats } zetels
 })
cabinet-in = { $cabinet } { $state_in }
cabinet-phone = { $cabinet } { $state_in } (met coalitiefiche)
cabinet-away = { $cabinet }
card-in = { $card } { $state_in }

## Mogelijkheden

option-bid = { $money ->
    [0] Niets bieden
   *[other] { $money } bieden
 }
option-pass = Passen
option-opening-boons = { $boons }
option-opening-base = { $markers ->
    [0] Geen mediasteen
    [one] { $markers } mediasteen
   *[other] { $markers } mediastenen
 } en { $members ->
    [0] geen leden
    [one] { $members } lid
   *[other] { $members } leden
 }
option-choose-state = { $state }
option-name-start = { $party } als startspeler
option-discard = Afleggen: { $card }
option-swap-platform = Vervangen: { $card_old } door { $card }
option-place-cabinet = ‘{ $cabinet }’ inzetten { $state_in } ({ $money })
option-cabinet-votes = { $votes ->
    [0] Stemmen winnen
    [one] { $votes } stem winnen
   *[other] { $votes } stemmen winnen
 } { $state_in }
option-set-key = Tot speerpunt maken { $state_in }: { $card }
option-lift-key = De speerpuntfiche wegnemen { $state_in }
option-oust = Een mediasteen van { $party } vervangen door een eigen { $state_in } ({ $money })
option-trend-up = De eigen trend verhogen { $state_in }: { $change }
option-trend-down = De trend van { $party } verlagen { $state_in }: { $change }
option-force = { $party } tot een coalitie dwingen
option-propose = { $party } een coalitie voorstellen
option-agree = Instemmen
option-decline = Afwijzen
option-buy-media = Een mediasteen kopen { $state_in } ({ $money })
option-swap-opinion = Ruilen: { $card_old } tegen { $card }
option-meet = { $cubes ->
    [0] Geen bijeenkomst { $state_in }
    [one] { $cubes } bijeenkomst { $state_in } ({ $money })
   *[other] { $cubes } bijeenkomsten { $state_in } ({ $money })
 }
option-shelve = De peiling achterhouden en { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
 } gooien voor leden
option-publish = Publiceren: { $changes }
option-convert = { $cubes ->
    [0] Niets omzetten
    [one] { $cubes } bijeenkomst omzetten
   *[other] { $cubes } bijeenkomsten omzetten
 }{ $cubes ->
    [0] { "" }
   *[other] : { $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
     }
 }
option-move-marker = Een mediasteen naar het nationale bord verplaatsen ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
 })
option-place-opinion = In de nationale opinie leggen: { $card }
option-push-out = Verdringen: { $card }
option-push-out-free = Veld { $space } nemen
option-accept = { $money } aannemen en { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
 } gooien: de hoogste kost leden
option-refuse = { $money } weigeren en { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
 } gooien: de som brengt leden op

pass-discarding = { $cards ->
    [0] Alle verborgen kaarten houden
    [one] De gemarkeerde kaart afleggen en trekken
   *[other] De { $cards } gemarkeerde kaarten afleggen en trekken
 }
pass-platform-swap = Het programma laten zoals het is
pass-placing = Hier niemand inzetten
pass-cabinet-action = Niets doen
pass-coalition = Alleen blijven
pass-media-buying = Nu niets kopen
pass-opinion-swap = De opinies laten zoals ze zijn
pass-poll-bid = Uit deze veiling stappen
pass-marker-move = De steen laten staan
pass-opinion-placing = Geen kaart leggen

## Vragen

question-choose-boons = Verzegelde opening: welke drie voordelen neem je?
question-place-boon = Verzegelde opening. Waar gaat voordeel { $place } van { $gains } heen, { $boon }?
question-choose-base = Verzegelde opening: hoeveel mediastenen, hoeveel leden?
question-place-marker = Verzegelde opening: waar gaat mediasteen { $place } van { $markers } heen?
question-start-bid = Wat bied je verzegeld om de startspeler van ronde { $round } aan te wijzen? Je hebt { $money }.
question-second-bid = Je deelt het hoogste bod: wat is je tweede bod, minstens { $money_least }? Je hebt { $money }.
question-start-naming = Je bod was het hoogste: wie begint ronde { $round }?
question-discarding = Welke verborgen kaarten leg je af? { $cards ->
    [0] Er is nog geen kaart gemarkeerd.
    [one] Er is één kaart gemarkeerd.
   *[other] Er zijn { $cards } kaarten gemarkeerd.
 }
question-platform-swap = Vervang je een open programmakaart door een verborgen kaart?
question-placing = Wie uit je schaduwkabinet leg je gedekt neer { $state_in }? Je hebt { $money }; wat er al ligt kost { $money_laid }.
question-cabinet-action = Wat moet ‘{ $cabinet }’ doen { $state_in }?
question-coalition = Wil je een coalitie { $state_in }?
question-answer = { $party } { $party_number ->
    [many] stellen
   *[one] stelt
 } een coalitie voor { $state_in }, met { $common } gemeenschappelijke kaarten. Stem je in?
question-media-buying = Koop je een mediasteen voor { $money_price }? Je hebt { $money } en nog { $markers ->
    [one] { $markers } steen
   *[other] { $markers } stenen
 }.
question-opinion-swap = Je beheerst de media { $state_in }: ruil je een opinie met het ruilaanbod?
question-opinion-swap-majority = Je hebt de absolute meerderheid { $state_in }: ruil je een opinie met het ruilaanbod?
question-meetings = Hoeveel bijeenkomsten houd je { $state_in }, voor { $money_price } per stuk? Je hebt { $money }, en daar tot nu toe { $cubes ->
    [0] geen bijeenkomst
    [one] { $cubes } bijeenkomst
   *[other] { $cubes } bijeenkomsten
 }.
question-poll-bid-first = Een peiling { $state_in } wordt geveild en niemand heeft geboden. Wat bied je? Je hebt { $money }.
question-poll-bid = Een peiling { $state_in } wordt geveild; { $party } { has } { $money_price } geboden. Wat bied je? Je hebt { $money }.
question-poll-use = Je peiling { $state_in } zegt: { $changes }. Publiceer je een of twee van deze veranderingen, of houd je de peiling achter?
question-converting = Hoeveel van je { $cubes } bijeenkomsten { $state_in } zet je om in stemmen? De factor is { $change_factor }.
question-marker-move = Verplaats je een mediasteen die { $state_in } staat naar het nationale bord, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }?
question-opinion-placing = Welke opinie { $state_in } breng je naar het nationale bord? { $cards ->
    [one] Je mag één kaart leggen.
   *[other] Je mag { $cards } kaarten leggen.
 }
question-opinion-space = Er is geen veld vrij voor { $card }: welke nationale opinie wordt verdrongen?
question-contribution = Een bijdrage na ronde { $round }: welke kaart speel je, en neem je de bijdrage aan of weiger je die?

## Weigeringen

refusal-too-dear = Zoveel geld heeft de partij niet.
refusal-below-first-bid = Een tweede bod mag niet lager zijn dan het eerste.
refusal-too-low = Een bod moet hoger zijn dan het vorige.
refusal-no-such-party = Die partij zit niet aan tafel.
refusal-not-in-hand = Die kaart heb je niet in de hand.
refusal-already-marked = Alle kaarten van die soort in je hand zijn al gemarkeerd om af te leggen.
refusal-not-open = Je hebt geen open kaart over dat thema.
refusal-issue-twice = Open kaarten moeten over verschillende thema’s gaan.
refusal-imposed = Je partij mag dit thema alleen met het opgelegde standpunt open hebben.
refusal-cabinet-gone = Die kabinetskaart is uit het spel.
refusal-cabinet-laid = Die kabinetskaart ligt al in een andere deelstaat.
refusal-not-on-card = Deze kabinetskaart biedt die actie niet.
refusal-no-effect = Er zou niets veranderen.
refusal-key-there = De deelstaat heeft al een speerpuntfiche.
refusal-no-key-there = De deelstaat heeft geen speerpuntfiche.
refusal-no-opinion-there = De deelstaat heeft geen open opiniekaart over dat thema.
refusal-own-party = Het moet een andere partij zijn.
refusal-no-marker-there = Die partij heeft geen mediasteen in de deelstaat.
refusal-no-marker-left = Je hebt geen mediasteen meer in voorraad.
refusal-no-partner = Die partij heeft hier geen coalitiefiche of zit al in een coalitie.
refusal-too-little-in-common = De twee programma’s hebben te weinig kaarten gemeen.
refusal-too-little-to-force = Pas met drie gemeenschappelijke kaarten kun je een coalitie afdwingen.
refusal-force-instead = Met drie gemeenschappelijke kaarten hoef je niets te vragen: je kunt de coalitie afdwingen.
refusal-already-proposed = Die partij heb je in deze beurt al gevraagd.
refusal-no-media-space = De deelstaat heeft geen vrij mediaveld.
refusal-under-key = Die opiniekaart ligt onder de speerpuntfiche.
refusal-not-in-pool = Zo’n kaart ligt niet in het ruilaanbod.
refusal-identical = De nieuwe kaart moet verschillen van de oude.
refusal-too-many-meetings = Zoveel bijeenkomsten kan een deelstaat in één ronde niet hebben.
refusal-no-meeting-space = Je hebt niet zoveel vrije bijeenkomstvelden in de deelstaat.
refusal-no-cubes = Je hebt niet zoveel bijeenkomstblokjes in voorraad.
refusal-no-entry = De peiling zegt niets over die partij.
refusal-protected = Een partij die hier de media beheerst, kan niet worden verlaagd.
refusal-too-many-changes = Zoveel veranderingen mag een peiling niet publiceren.
refusal-not-so-many-cubes = Je hebt niet zoveel bijeenkomsten in de deelstaat.
refusal-all-secured = Alle nationale opinies zijn verankerd: er is geen plaats voor een nieuw thema.
refusal-secured = Een verankerde opinie kan niet worden verdrongen.
refusal-contribution-used = Die bijdragekaart heb je al gebruikt.
refusal-not-this-state = De vraag gaat over een andere deelstaat.
refusal-no-key-left = Er is geen speerpuntfiche meer over.

## Het verhaal: koppen

story-round = Ronde { $round }: er wordt gestemd { $state_in }
story-phase = { $phase }

## Het verhaal: opbouw en opening

story-setup-states = De verkiezingen komen in deze volgorde: { $states }.
story-setup-opinions = Opinies { $state_in }: { $cards }; { $hidden ->
    [0] er is er geen verborgen
    [one] nog één is verborgen
   *[other] nog { $hidden } zijn verborgen
 }.
story-setup-pool = In het ruilaanbod: { $cards }.
story-setup-platform = { $party } { $party_number ->
    [many] staan
   *[one] staat
 } voor: { $cards }.
story-own-hand = Verborgen kaarten: { $cards }.
story-own-boons = { $party } { has } voor de opening gekozen: { $boons }.
story-own-boon-placed = { $party } { has } geplaatst { $state_in }: { $boon }.
story-own-base = { $party } { has } { $markers ->
    [0] geen mediasteen
    [one] { $markers } mediasteen
   *[other] { $markers } mediastenen
 } en { $members ->
    [0] geen leden
    [one] { $members } lid
   *[other] { $members } leden
 } gekozen.
story-own-marker-placed = { $party } { has } een mediasteen geplaatst { $state_in }.
story-opening-sealed = { $party } { has } de opening verzegeld.
story-opened = { $party } { has } geopend met { $gains }.

## Het verhaal: startspeler

story-own-bid = { $party } { has } een bod van { $money } verzegeld.
story-bid-sealed = { $party } { has } een bod verzegeld.
story-bids = De biedingen: { $bids }.
story-bids-tied = { $parties } staan gelijk en bieden opnieuw.
story-start-won = { $party } { has } het meest geboden, { $party_number ->
    [many] betalen
   *[one] betaalt
 } { $money } en { $party_number ->
    [many] mogen
   *[one] mag
 } de startspeler aanwijzen.
story-start-rolled = De biedingen zijn gelijk; { $party } { has } de worp gewonnen, { $party_number ->
    [many] betalen
   *[one] betaalt
 } { $money } en { $party_number ->
    [many] mogen
   *[one] mag
 } de startspeler aanwijzen.
story-start-named = { $party } { has } { $party_2 } als startspeler aangewezen.
story-start-self = { $party } { has } ervoor gekozen zelf te beginnen.

## Het verhaal: programmaconferentie

story-own-marked = { $party } { has } { $card } gemarkeerd om af te leggen.
story-discarded = { $party } { has } afgelegd: { $cards }.
story-discarded-none = { $party } { has } de verborgen kaarten gehouden.
story-drew = { $party } { has } { $cards ->
    [one] een verborgen kaart
   *[other] { $cards } verborgen kaarten
 } getrokken.
story-own-drew = { $party } { has } { $cards } getrokken.
story-platform-shuffled = De afgelegde programmakaarten zijn tot een nieuwe stapel geschud.
story-platform-swapped = { $party } { has } { $card_old } vervangen door { $card }.
story-platform-kept = { $party } { has } het programma gelaten zoals het is.

## Het verhaal: schaduwkabinet

story-own-cabinet = { $party } { has } ‘{ $cabinet }’ gedekt neergelegd { $state_in }.
story-cabinet-down = { $party } { has } een kabinetskaart gedekt neergelegd { $state_in }.
story-cabinet-none = { $party } { has } geen kabinetskaart neergelegd { $state_in }.
story-cabinet-up = { $party } { has } ingezet: { $cards }. Kosten: { $money }.
story-cabinet-empty = Niemand heeft iemand uit het schaduwkabinet ingezet.
story-action-none = { $party }: ‘{ $cabinet }’ heeft niets gedaan { $state_in }.
story-action-votes = { $party }: ‘{ $cabinet }’ heeft { $votes ->
    [one] { $votes } stem
   *[other] { $votes } stemmen
 } gewonnen { $state_in } (nu { $votes_total }).
story-action-key = { $party }: ‘{ $cabinet }’ heeft { $card } tot speerpunt gemaakt { $state_in }.
story-action-key-lifted = { $party }: ‘{ $cabinet }’ heeft de speerpuntfiche van { $card } weggenomen { $state_in }.
story-action-oust = { $party }: ‘{ $cabinet }’ heeft een mediasteen van { $party_2 } vervangen { $state_in }. { $party } { has } { $money } betaald, waarvan { $money_2 } aan { $party_2 }.
story-action-up = { $party }: ‘{ $cabinet }’ heeft de trend van de partij { $state_in } verhoogd tot { $change_now }.
story-action-down = { $party }: ‘{ $cabinet }’ heeft de trend van { $party_2 } { $state_in } verlaagd tot { $change_now }.

## Het verhaal: coalities

story-coalition-none = { $party } { has } geen coalitie gezocht { $state_in }.
story-coalition-forced = { $party } { has } { $party_2 } tot een coalitie gedwongen { $state_in }, met { $common } gemeenschappelijke kaarten.
story-coalition-proposed = { $party } { has } { $party_2 } een coalitie voorgesteld { $state_in }, met { $common } gemeenschappelijke kaarten.
story-coalition-agreed = { $party } { has } ingestemd: coalitie met { $party_2 } { $state_in }, met { $common } gemeenschappelijke kaarten.
story-coalition-declined = { $party } { has } het voorstel van { $party_2 } afgewezen.

## Het verhaal: media en bijeenkomsten

story-media-bought = { $party } { has } een mediasteen gekocht { $state_in } voor { $money } (nu { $markers }).
story-media-bought-control = { $party } { has } een mediasteen gekocht { $state_in } voor { $money } (nu { $markers }) en { $party_number ->
    [many] beheersen
   *[one] beheerst
 } daar de media.
story-media-bought-tied = { $party } { has } een mediasteen gekocht { $state_in } voor { $money } (nu { $markers }); niemand beheerst daar nog de media.
story-media-none = { $party } { has } geen mediasteen gekocht.
story-opinion-swapped = { $party } { has } { $card_old } geruild tegen { $card } { $state_in }.
story-opinion-kept = { $party } { has } de opinies { $state_in } gelaten zoals ze zijn.
story-meetings = { $party } { has } { $cubes ->
    [one] { $cubes } bijeenkomst
   *[other] { $cubes } bijeenkomsten
 } gehouden { $state_in } voor { $money }.
story-meetings-none = { $party } { has } geen bijeenkomst gehouden { $state_in }.

## Het verhaal: peilingen

story-polls-shuffled = Alle peilingen zijn tot een nieuwe stapel geschud.
story-poll-bid = { $party } { has } { $money } geboden voor de peiling { $state_in }.
story-poll-passed = { $party } { has } de veiling { $state_in } verlaten.
story-polls-unsold = Peilingen die niemand wilde: { $states }.
story-poll-won = { $party } { has } de peiling { $state_in } gewonnen voor { $money }.
story-own-poll = Erin staat: { $changes }.
story-poll-published = { $party } { has } de peiling { $state_in } gepubliceerd: { $changes }.
story-poll-shelved = { $party } { has } de peiling { $state_in } achtergehouden en { $members ->
    [0] geen leden
    [one] { $members } lid
   *[other] { $members } leden
 } gewonnen.

## Het verhaal: stemmen en verkiezing

story-converted = { $party } { has } { $cubes ->
    [one] { $cubes } bijeenkomst
   *[other] { $cubes } bijeenkomsten
 } { $state_in } omgezet in { $votes ->
    [one] { $votes } stem
   *[other] { $votes } stemmen
 } (nu { $votes_total }).
story-converted-none = { $party } { has } niets omgezet { $state_in }.
story-last-meetings = De laatste bijeenkomsten { $state_in } brengen stemmen op: { $gains }.
story-election = Er is gestemd { $state_in }: { $results }.
story-won-clear = { $party } { has } duidelijk gewonnen { $state_in }.
story-won-narrow = { $party } { has } nipt gewonnen { $state_in }.
story-won-coalition = { $party } en { $party_2 } hebben als coalitie gewonnen { $state_in }.
story-won-nobody = Niemand heeft gewonnen { $state_in }: er was geen enkele stem.
story-marker-moved = { $party } { has } een mediasteen die { $state_in } stond naar het nationale bord verplaatst, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
story-marker-kept = { $party } { has } de mediastenen laten staan { $state_in }.
story-opinions-none = { $party } { has } verder geen opinie { $state_in } meegenomen.
story-national-new = { $party } { has } van { $card } een nationale opinie gemaakt (veld { $space }).
story-national-secured = { $party } { has } de nationale opinie { $card } verankerd (veld { $space }).
story-national-turned = { $party } { has } de nationale opinie omgekeerd van { $card_old } naar { $card } (veld { $space }).
story-national-full = { $party } { has } { $card } naar het nationale bord gebracht, waar een andere opinie moet wijken.
story-national-pushed = { $party } { has } op het nationale bord { $card_old } vervangen door { $card } (veld { $space }).

## Het verhaal: het einde van een ronde

story-recruited = De nationale opinie werft leden: { $gains }.
story-paid = Geld voor zetels: { $gains }.
story-paid-dues = Geld voor zetels en leden: { $gains }.
story-new-state = Nu de laatste in de rij: { $state }, met { $cards }.
story-turned-up = Omgedraaide opinies: { $cards }.
story-gift-accepted = { $party } { has } een bijdrage van { $money } aangenomen.
story-own-gift-refused = { $party } { has } gedekt een bijdrage van { $money } geweigerd.
story-gift-refused = { $party } { has } gedekt een bijdrage geweigerd.
story-gift-taken = { $party } { has } { $money } gekregen en { $members ->
    [0] geen leden
    [one] { $members } lid
   *[other] { $members } leden
 } verloren.
story-gift-shown = { $party } { has } { $money } geweigerd en { $members ->
    [0] geen leden
    [one] { $members } lid
   *[other] { $members } leden
 } gewonnen.
story-gift-shown-largest = { $party } { has } { $money } geweigerd, meer dan alle anderen, en { $members ->
    [0] geen leden
    [one] { $members } lid
   *[other] { $members } leden
 } gewonnen.

## Het verhaal: het slot

story-score = { $party } { has } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }: { $parts }.
story-winner = { $party } { has } het spel gewonnen.
story-winners = { $parties } hebben het spel samen gewonnen.

## Beloften

promise-coalition = Een coalitie { $state_in }
promise-coalition-ask = { $state }: met mij?
promise-coalition-offered = { $party } { has } { $party_2 } een coalitie aangeboden { $state_in }.
promise-coalition-agreed = { $party_2 } { $party_2_number ->
    [many] hebben
   *[one] heeft
 } { $party } een coalitie beloofd { $state_in }.
promise-coalition-declined = { $party_2 } { $party_2_number ->
    [many] willen
   *[one] wil
 } geen coalitie met { $party } { $state_in }.
promise-coalition-withdrawn = { $party } { has } het aanbod aan { $party_2 } ingetrokken: geen coalitie { $state_in }.
promise-coalition-lapsed = { $party } en { $party_2 } hebben over een coalitie { $state_in } gesproken; daar is niets van gekomen.
promise-coalition-kept-both = { $party } en { $party_2 } hebben woord gehouden: zij vormen een coalitie { $state_in }.
promise-coalition-kept = { $party } { has } woord gehouden tegenover { $party_2 }: daaraan is de coalitie { $state_in } niet mislukt.
promise-coalition-broken = { $party } { has } de belofte aan { $party_2 } gebroken: geen coalitie { $state_in }.
promise-coalition-prevented = { $party } { $party_number ->
    [many] waren
   *[one] was
 } bereid tot de beloofde coalitie met { $party_2 } { $state_in }, maar die kon er niet komen.
