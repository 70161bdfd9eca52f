# Het politieke spel van Helvetiq in het Nederlands. Naast een ding staan de attributen van zijn naam klaar: $square_to,
# $colour_law. De regels en de namen en teksten van de speciale kaarten staan in rules.nl.ftl.

## Hulpjes

just-party = { $party }
just-colour = { $colour }
colour-times = { $times } × { $colour }
just-card = { $card }
just-special = { $special }
card-times = { $times } × { $card }
cards-of = { $party } { $cards }
part-of = { $part } { $points }
as-joker = ‘{ $special }’ als joker

## Spelers heten naar hun kleur; de korte vorm is voor het bord

party-red = Rood
    .short = Ro
    .letter = R
party-green = Groen
    .short = Gn
    .letter = G
party-blue = Blauw
    .short = Bl
    .letter = B
party-yellow = Geel
    .short = Ge
    .letter = Y
party-none = plaats { $place }
    .short = ?
    .letter = ?

## Kleuren van wetten en kaarten

colour-red = rood
    .law = rode wet
    .short = Ro
colour-green = groen
    .law = groene wet
    .short = Gn
colour-blue = blauw
    .law = blauwe wet
    .short = Bl
colour-yellow = geel
    .law = gele wet
    .short = Ge
colour-grey = grijs
    .law = grijze wet
    .short = Gs

## Stemkaarten

card = { $face } ({ $colour })
face-yes = JA
face-no = NEE
face-blank = blanco
face-initiative = INITIATIEF
face-referendum = REFERENDUM

## Niveaus en velden

level-commune = gemeente
    .in = in de gemeente
level-canton = kanton
    .in = in het kanton
level-confederation = Confederatie
    .in = in de Confederatie
square-J1 = de rechterlijke macht van de gemeente
    .to = in de rechterlijke macht van de gemeente
    .from = vanuit de rechterlijke macht van de gemeente
square-L1 = de wetgevende macht van de gemeente
    .to = in de wetgevende macht van de gemeente
    .from = vanuit de wetgevende macht van de gemeente
square-E1 = de uitvoerende macht van de gemeente
    .to = in de uitvoerende macht van de gemeente
    .from = vanuit de uitvoerende macht van de gemeente
square-J2 = de rechterlijke macht van het kanton
    .to = in de rechterlijke macht van het kanton
    .from = vanuit de rechterlijke macht van het kanton
square-L2 = de wetgevende macht van het kanton
    .to = in de wetgevende macht van het kanton
    .from = vanuit de wetgevende macht van het kanton
square-E2 = de uitvoerende macht van het kanton
    .to = in de uitvoerende macht van het kanton
    .from = vanuit de uitvoerende macht van het kanton
square-J3 = de rechterlijke macht van de Confederatie
    .to = in de rechterlijke macht van de Confederatie
    .from = vanuit de rechterlijke macht van de Confederatie
square-L3 = de wetgevende macht van de Confederatie
    .to = in de wetgevende macht van de Confederatie
    .from = vanuit de wetgevende macht van de Confederatie
square-E3 = de Bondsraad
    .to = in de Bondsraad
    .from = vanuit de Bondsraad

## Fasen en delen van de score

phase-turns = Beurt { $turn }
phase-vote = Volksstemming
phase-last-actions = Laatste acties
phase-over = Het einde
part-applied-laws = toegepaste wetten
part-five-colours = vijf kleuren
part-red-cards = rode kaarten
part-pawns = pionnen
part-laws = wetten
part-president = presidentschap
part-end-cards = eindkaarten

## Opties

option-pass = Passen
option-apply = Een { $colour_law } { $level_in } toepassen ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
 })
option-obtain = Kaarten halen: { $least } tot { $most }; de tijdmarker gaat naar lade { $drawer }{ $mark ->
    [open] , die open is: een speciale kaart voor iedereen
    [last] , de laatste: het einde
   *[closed] { "" }
 }
option-enter = Een pion in het spel brengen, { $square_to }
option-enter-for = Een pion in het spel brengen, { $square_to }: { $price ->
    [0] gratis
    [one] { $price } kaart
   *[other] { $price } kaarten
 }
option-move = Verkozen worden { $square_to }, { $square_old_from }
option-move-for = Verkozen worden { $square_to }, { $square_old_from }: { $price ->
    [0] gratis
    [one] { $price } kaart
   *[other] { $price } kaarten
 }
option-propose = Wetten voorstellen { $level_in } voor één kaart (nu { $laws })
option-initiative = Een initiatief nemen { $level_in } voor { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 } INITIATIEF (nu { $laws })
option-play = ‘{ $special }’ spelen: { $text }
option-play-red = ‘{ $special }’ spelen: { $text } (nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 })
option-pay = Betalen: { $card }{ $counts ->
    [1] { "" }
   *[other] , telt voor { $counts }
 }
option-discard = Afleggen: { $card }
option-lay = Onder de spelhulp leggen: { $card }
option-joker = ‘{ $special }’ als joker gebruiken
option-joker-pay = Betalen: ‘{ $special }’ als joker, telt voor { $counts }
option-replace = Een { $colour_law } vervangen door een { $colour_new_law }
option-choose-level = Niveau { $level } ({ $laws })
option-exchange = Een { $colour_law } { $level_in } ruilen tegen een { $colour_2_law } { $level_2_in }
option-choose-seat = De hand van { $party } bekijken ({ $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 })
option-demote = Een pion van { $party } terugzetten van { $square } naar { $square_new }
option-take = Nemen: { $card }
option-ballot = In de stembus leggen: { $card }
option-ballot-blank = In de stembus leggen: { $card }, geen JA en geen NEE

pass-turn = De beurt beëindigen
pass-last-action = Van de laatste actie afzien
pass-naming = Geen wetten meer noemen
pass-second-ballot = Het bij één kaart laten

## Vragen

question-turn = Jouw beurt: haal je kaarten, of speel je er? Je hebt { $cards ->
    [0] geen stemkaart
    [one] { $cards } stemkaart
   *[other] { $cards } stemkaarten
 } en { $specials ->
    [0] geen speciale kaart
    [one] { $specials } speciale kaart
   *[other] { $specials } speciale kaarten
 }.
question-turn-more = Wat doe je nog deze beurt? Je hebt { $cards ->
    [0] geen stemkaart
    [one] { $cards } stemkaart
   *[other] { $cards } stemkaarten
 } en { $specials ->
    [0] geen speciale kaart
    [one] { $specials } speciale kaart
   *[other] { $specials } speciale kaarten
 }.
question-last-action = Het einde is gekomen: wat is je laatste, enige actie? Je hebt { $cards ->
    [0] geen stemkaart
    [one] { $cards } stemkaart
   *[other] { $cards } stemkaarten
 } en { $specials ->
    [0] geen speciale kaart
    [one] { $specials } speciale kaart
   *[other] { $specials } speciale kaarten
 }.
question-paying-election = Verkiezing { $square_to }: nog { $due } te betalen. Welke kaart betaal je? Je eigen kleur telt voor { $counts }, wisselgeld is er niet.
question-paying-proposal = Een voorstel { $level_in }: welke kaart leg je daarvoor af?
question-paying-initiative = Een initiatief { $level_in }: welke kaart INITIATIEF leg je af? { $due ->
    [one] Er is er één nodig.
   *[other] Er zijn er { $due } nodig.
 }
question-laying = Een { $colour_law } { $level_in } wordt toegepast: welke kaart leg je?
question-naming = Welke wet moet { $level_in } vervangen worden, en door welke? Je mag { $replacements ->
    [one] één vervanging
   *[other] tot { $replacements } vervangingen
 } noemen.
question-naming-more = Welke wet moet { $level_in } nog vervangen worden? Eruit: { $going }; erin: { $coming }. { $replacements ->
    [one] Er mag er nog één bij.
   *[other] Er mogen er nog { $replacements } bij.
 }
question-level-choice = { $special }: op welk niveau? ‘{ $text }’
question-tacit-election = Een verkiezing die niets kost: welke?
question-exchanging = Welke twee wetten wisselen van plaats?
question-seat-choice = Wiens hand bekijk je?
question-taking = { $party } heeft { $cards }. Welke kaart neem je? { $left ->
    [one] Je mag er één nemen.
   *[other] Je mag er { $left } nemen.
 }
question-demoting = Wiens pion zakt naar de gemeente?
question-first-ballot = Geheime volksstemming: { $party } wil { $level_in } wetten wijzigen. Eruit: { $going }; erin: { $coming }.{ $yes ->
    [0] { "" }
    [one] {" "}Er is al één JA.
   *[other] {" "}Er zijn al { $yes } JA.
 } Welke kaart leg je in de stembus?
question-second-ballot = Van jou ligt in de stembus: { $card }. Leg je er een tweede kaart bij?

## Weigeringen

refusal-must-act = Je moet kaarten halen of ten minste één ding doen.
refusal-already-playing = Je bent kaarten gaan spelen, dus je kunt er deze beurt geen meer halen.
refusal-not-an-action = Kaarten halen is geen actie, dus ook niet je laatste.
refusal-no-pawn-left = Al je pionnen staan al op het bord.
refusal-no-pawn-there = Op het veld van vertrek staat zo’n pion niet.
refusal-no-stairs = Geen trap verbindt deze twee velden.
refusal-no-chair = Op dat veld van de uitvoerende macht is geen stoel vrij.
refusal-arrow = De pijl vraagt een pion op een ander veld, en daar heb je er geen.
refusal-too-dear = Die verkiezing kun je niet betalen.
refusal-not-tacit = Deze verkiezing leidt naar een veld van de gemeente of het kanton.
refusal-no-judge = Je hebt daar geen rechter die deze beurt nog een wet mag toepassen.
refusal-no-law = Daar ligt geen wet van die kleur, of ze is al toegepast of genoemd.
refusal-no-card-of-colour = Je hebt geen stemkaart van die kleur en ook geen joker.
refusal-not-in-hand = Zo’n stemkaart zit niet in de hand.
refusal-not-held = Die speciale kaart heb je niet.
refusal-not-in-legislature = Je hebt geen pion in die wetgevende macht.
refusal-no-card = Je hebt geen kaart om voor een voorstel af te leggen.
refusal-laws-at-rest = Het reces van een ander laat de wetten van dat niveau zoals ze zijn.
refusal-cannot-change = Geen wet daar kan vervangen worden door een van naast het bord.
refusal-already-launched = Je hebt op dat niveau deze beurt al een initiatief genomen.
refusal-no-initiative-cards = Je hebt te weinig kaarten INITIATIEF.
refusal-no-initiative-card = Alleen een kaart INITIATIEF betaalt een initiatief, en een joker is dat niet.
refusal-no-change = Een vervanging moet iets veranderen.
refusal-not-beside = Naast het bord ligt geen wet van die kleur meer.
refusal-three-alike = Op een veld liggen nooit drie wetten van één kleur.
refusal-must-name = Je moet ten minste één vervanging noemen.
refusal-must-pay = Wat je begonnen bent, moet je betalen.
refusal-at-the-end = Die kaart bewaar je tot het einde; dan telt ze vanzelf.
refusal-nobody-has-cards = Geen tegenstander heeft een stemkaart.
refusal-no-election = Geen verkiezing naar een veld van de gemeente of het kanton is mogelijk.
refusal-no-level = Er is geen niveau waar de kaart wetten kan wijzigen.
refusal-no-exchange = Er zijn geen twee wetten die van plaats kunnen wisselen.
refusal-no-such-seat = Die speler zit niet aan tafel.
refusal-own-seat = Het moet een andere speler zijn.
refusal-no-cards-there = Die speler heeft geen stemkaart.
refusal-nobody-to-move = Er is geen pion van een ander die kan zakken.
refusal-must-vote = Je hebt stemkaarten, dus je moet er een of twee in de stembus leggen.
refusal-not-the-confederation = Een verordening wijzigt een wet van de gemeente of het kanton.
refusal-wrong-colour = De kaart moet de kleur van de wet hebben.
refusal-must-choose = Het effect dat je begonnen bent, moet uitgevoerd worden.

## Het verhaal: koppen

story-round = { $turn ->
    [0] Laatste actie: { $party }
   *[other] Beurt { $turn }: { $party } (lade { $drawer } van { $drawers })
 }
story-phase = { $phase }

## Het verhaal: opzetten

story-setup-laws = Wetten { $level_in }: { $laws }.
story-setup-cubes = { $cubes ->
    [one] Een neutraal blokje neemt een stoel
   *[other] { $cubes } neutrale blokjes nemen stoelen
 } in de Bondsraad.
story-setup-first = Omgedraaid: { $cards }. { $party } begint.
story-setup-hands = Getrokken stemkaarten: { $hands }.
story-own-hand = Stemkaarten: { $cards }.
story-own-special = Speciale kaart ‘{ $special }’: { $text }

## Het verhaal: een beurt

story-turn-ended = { $party } beëindigt de beurt.
story-action-none = { $party } ziet van de laatste actie af.
story-obtained = { $party } haalt kaarten; de tijdmarker gaat naar lade { $drawer }{ $mark ->
    [open] , die open is.
    [last] , de laatste.
   *[closed] .
 }
story-marker = De tijdmarker gaat naar lade { $drawer }{ $mark ->
    [open] , die open is.
    [last] , de laatste.
   *[closed] .
 }
story-specials = Een speciale kaart gaat naar { $parties }.
story-specials-shuffled = De afgelegde speciale kaarten zijn tot een nieuwe stapel geschud.
story-shuffled = De afgelegde stemkaarten zijn tot een nieuwe stapel geschud.
story-drew = { $party } { $cards ->
    [0] vindt geen stemkaart meer om te trekken
    [one] trekt { $cards } stemkaart
   *[other] trekt { $cards } stemkaarten
 }.
story-own-drew = Getrokken: { $cards }.
story-standing = { $party } stelt zich verkiesbaar { $square_to }: { $price ->
    [one] { $price } kaart
   *[other] { $price } kaarten
 } te betalen.
story-paid = { $party } betaalt { $payment } voor de verkiezing { $square_to }.
story-entered = { $party } heeft een pion in het spel gebracht, { $square_to }.
story-elected = { $party } is verkozen { $square_to }, { $square_old_from }.
story-applying = { $party } past { $level_in } een { $colour_law } toe.
story-applied = { $party } heeft { $level_in } een { $colour_law } toegepast met { $payment }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
story-five-colours = { $party } heeft vijf kleuren onder de spelhulp: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }; de vijf kaarten worden afgelegd.

## Het verhaal: wetten

story-proposing = { $party } wil { $level_in } wetten voorstellen.
story-launching = { $party } wil { $level_in } een initiatief nemen.
story-paid-proposal = { $party } legt { $payment } af voor een voorstel { $level_in }.
story-paid-initiative = { $party } legt { $payment } af voor een initiatief { $level_in }.
story-level-chosen = { $special }: { $party } kiest het niveau { $level }.
story-named = { $party } noemt een { $colour_law }, te vervangen door een { $colour_new_law }.
story-proposed = { $party } stelt { $level_in } wetten voor. Eruit: { $going }; erin: { $coming }.
story-launched = { $party } neemt { $level_in } een initiatief. Eruit: { $going }; erin: { $coming }. Het volk stemt.
story-signed = { $party } heeft { $level_in } handtekeningen verzameld. Eruit: { $going }; erin: { $coming }. Het volk stemt.
story-urgent = { $party } heeft { $level_in } met spoed wetten gewijzigd. Eruit: { $going }; erin: { $coming }.
story-decreed = { $party } heeft { $level_in } een wet gewijzigd bij verordening. Eruit: { $going }; erin: { $coming }.
story-turned = Omgedraaid: { $cards }.
story-referendum = Een referendum: het volk stemt.
story-no-referendum = Geen referendum: de wetten { $level_in } veranderen.
story-own-ballot = { $party } legt in de stembus: { $card }.
story-own-abstained = { $party } laat het bij één kaart.
story-voted = { $party } heeft gestemd.
story-box = In de stembus: { $cards }.
story-decided = Gelijk; omgedraaid om te beslissen: { $cards }.
story-accepted = Aangenomen met { $yes } JA tegen { $no } NEE. Wetten { $level_in }, eruit: { $going }; erin: { $coming }.
story-rejected = Verworpen met { $yes } JA tegen { $no } NEE. De wetten { $level_in } blijven zoals ze zijn.
story-voters-drew = { $cards ->
    [one] Wie gestemd heeft, trekt: samen één stemkaart.
   *[other] Wie gestemd heeft, trekt: samen { $cards } stemkaarten.
 }

## Het verhaal: speciale kaarten

story-played = { $party } speelt { $special }: ‘{ $text }’
story-played-red = { $party } speelt { $special }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
story-levied = Een willekeurige kaart gaat naar { $party } van { $parties }.
story-own-took = { $party } krijgt { $cards }.
story-own-lost = Verloren aan { $party_2 }: { $cards }.
story-rumoured = Kaarten verloren door { $parties }: { $cards }.
story-own-rumoured = Verloren: { $cards }.
story-leak = { $party } bekijkt de hand van { $party_2 }.
story-own-leak = { $party } ziet { $cards }.
story-own-took-from = { $party } neemt van { $party_2 }: { $card }.
story-took = { $party } neemt een kaart van { $party_2 }.
story-recess = { $party } kondigt { $level_in } een reces af: niemand anders wijzigt daar wetten tot de volgende beurt van die speler.
story-exchanged = { $party } heeft een { $colour_law } { $level_in } geruild tegen een { $colour_2_law } { $level_2_in }.
story-demoted = { $party } heeft een pion van { $party_2 } teruggezet van { $square } naar { $square_new }.

## Het verhaal: het einde

story-end-time = De tijdmarker heeft de laatste lade bereikt: na deze beurt heeft iedereen nog één actie.
story-end-council = Alle stoelen van de Bondsraad zijn bezet: na deze beurt heeft iedereen nog één actie.
story-president = { $party } levert de president: nog { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
story-no-president = De Bondsraad is leeg: er is geen president.
story-end-cards = Eindkaarten: { $specials }.
story-score = { $party } heeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }: { $parts }.
story-winner = { $party } heeft het spel gewonnen.
story-winners = { $parties } hebben het spel samen gewonnen.
