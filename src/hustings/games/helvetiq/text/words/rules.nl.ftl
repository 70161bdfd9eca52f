# De regels van het politieke spel van Helvetiq in het kort. Wat de kenmerken en variabelen betekenen, staat in rules.en.ftl.

rules-title = De regels van { $title }
rules-intro = In onze eigen woorden. Een uitspraak is wat wij gekozen hebben waar de gedrukte regels zwijgen of op meer manieren te lezen zijn. Wat op plaatjes stond, was nergens te lezen: de meeste getallen op het bord en wat de speciale kaarten zeggen. Wat hier staat, is van ons.
rules-figures-used = De getallen in de tekst zijn die van de editie { $edition }.
rules-figures-replaced = De getallen in de tekst zijn die van de editie { $edition }, met je eigen getallen uit { $file }.
rules-ruling = Uitspraak

section-1 = Waar het om gaat, en het materiaal
rule-1-1 = Het bord heeft negen velden. Drie machten staan naast elkaar: links de rechterlijke (J), in het midden de wetgevende (L), rechts de uitvoerende (E). Elk heeft drie niveaus: onderaan de gemeente (1), daarboven het kanton (2), bovenaan de Confederatie (3). L2 is dus de wetgevende macht van het kanton, en E3 is de Bondsraad. Twee tot vier spelers brengen pionnen in het spel ({ $pawns } per speler) en laten die opklimmen, wijzigen wetten, passen ze toe en stijgen op een puntenladder.
rule-1-2 = Er zijn 60 stemkaarten, 12 in elk van de kleuren rood, groen, blauw, geel en grijs. Grijs is neutraal. Elke kleur heeft dezelfde kaarten: JA ({ $cards_per_colour_yes }), NEE ({ $cards_per_colour_no }), blanco ({ $cards_per_colour_blank }), INITIATIEF ({ $cards_per_colour_initiative }) en REFERENDUM ({ $cards_per_colour_referendum }). Alle 60 doen mee, hoeveel spelers er ook zijn. In een volksstemming tellen INITIATIEF en REFERENDUM als blanco.
rule-1-3 = Er zijn 25 speciale kaarten. Een veelkleurige rand staat voor een effect; in plaats daarvan mag zo’n kaart als joker één stemkaart van een willekeurige kleur vervangen. Een rode rand staat voor punten, meteen of aan het eind. Wat elke kaart doet, staat in deel 6.
rule-1-4 = Er zijn 25 wetten, 5 van elke kleur. Op een veld van de wetgevende macht liggen er 3.
rule-1-5 = De velden van de uitvoerende macht hebben stoelen, elk voor één pion: E1 heeft er { $chairs_E1 }, E2 heeft er { $chairs_E2 }, E3 heeft er { $chairs_E3 }.

section-2 = Opbouw
rule-2-1 = Trek voor elk veld van de wetgevende macht willekeurig 3 wetten. De andere 16 blijven naast het bord.
rule-2-2 = Iedereen neemt één speciale kaart en houdt die geheim.
rule-2-3 = Draai stemkaarten om, een voor een, tot er een de kleur van een speler heeft. Die speler begint. De omgedraaide kaarten zijn het begin van de aflegstapel.
rule-2-4 = Er wordt tegen de klok in gespeeld. In die volgorde trek je de eerste stemkaarten: de eerste speler { $starting_hands_1 }, de tweede { $starting_hands_2 }, de derde { $starting_hands_3 }, de vierde { $starting_hands_4 }.
rule-2-5 = Met minder dan 4 spelers bezetten neutrale blokjes ({ $neutral_cubes_below_four_players }) stoelen in de Bondsraad. Een blokje is geen pion.
ruling-2-a = Krijgt een veld 3 wetten van dezelfde kleur, dan worden alle wetten opnieuw getrokken.
ruling-2-b = Een kleur die niemand speelt, is neutraal, net als grijs.
ruling-2-c = Beide aflegstapels liggen open. Trekstapels en handen zijn verborgen.
ruling-2-d = Na 20 vergeefse trekkingen slaat de volgende elke wet over die op een veld de derde van haar kleur zou zijn.

section-3 = Een beurt: ofwel kaarten halen, ofwel kaarten spelen
ruling-3-a = Wie ervoor kiest te spelen, moet minstens één ding doen. Wie niets kan doen, moet kaarten halen.

section-3-1 = Kaarten halen
rule-3-1-1 = Schuif de tijdmarker één lade omhoog. Komt hij op een open lade ({ $open_drawers }), dan trekt iedereen in beurtvolgorde een speciale kaart.
rule-3-1-2 = Gooi de dobbelsteen (de vlakken: { $die }) en trek zoveel stemkaarten. Je trekt er meer voor velden waarop je een pion hebt: { $office_cards_1 } voor E1, { $office_cards_2 } voor E2, { $office_cards_3 } voor E3.
rule-3-1-3 = Is de trekstapel leeg, schud dan de aflegstapel tot een nieuwe.
ruling-3-1-a = Zijn trekstapel en aflegstapel allebei leeg, dan wordt er niets getrokken. De tijdmarker begint op de eerste lade.
ruling-3-1-b = De speciale kaarten hebben een eigen trekstapel en aflegstapel en worden op dezelfde manier geschud.
ruling-3-1-c = De speciale kaarten van een open lade komen vóór de dobbelsteen. Wie aan de beurt is, trekt eerst.

section-3-2 = Kaarten spelen: zoveel van de acties A tot en met E als je wilt, in willekeurige volgorde
rule-3-2-1 = A. Verkozen worden: breng een pion in het spel op een veld van de onderste rij, of verplaats er een naar een buurveld waar een trap heen leidt. Trappen leiden omhoog, opzij of schuin omhoog.
rule-3-2-2 = De prijs is een aantal stemkaarten. De ingang kost { $entry_J1 } voor J1, { $entry_L1 } voor L1, { $entry_E1 } voor E1; de prijs van alle trappen staat bij de getallen. Voor elke pion van een ander op het veld waar je heen gaat, komt er een toeslag van { $surcharge } bij. Een kaart van je eigen kleur telt voor { $own_colour_counts }.
rule-3-2-3 = Op een veld van de uitvoerende macht kom je alleen als er een stoel vrij is.
rule-3-2-4 = Uit de rechterlijke macht leidt geen trap opzij of schuin weg. Een pion blijft daar in zijn kolom.
rule-3-2-5 = Pijlen: sommige velden zijn er alleen voor wie al een pion op een ander veld heeft. Voor J2 is dat { $needs_a_pawn_on_J2 ->
    [none] geen enkel veld
   *[other] { $needs_a_pawn_on_J2 }
 }, voor J3 { $needs_a_pawn_on_J3 ->
    [none] geen enkel veld
   *[other] { $needs_a_pawn_on_J3 }
 }, voor E3 { $needs_a_pawn_on_E3 ->
    [none] geen enkel veld
   *[other] { $needs_a_pawn_on_E3 }
 }.
ruling-3-2-a = De pijl geldt vóór de zet; ook de pion die verplaatst wordt, kan dus de gevraagde zijn.
ruling-3-2-b = Te veel betalen mag, maar je krijgt niets terug.
ruling-3-2-c = Een joker mag je eigen kleur hebben en telt dan voor { $own_colour_counts }.
ruling-3-2-j = Heb je meer rechters op een veld, dan klimt er een op die deze beurt nog geen wet heeft toegepast. Hebben ze dat allemaal gedaan, dan geldt de pion die opklimt ook op zijn nieuwe veld als een rechter die zijn wet heeft toegepast.
rule-3-2-6 = B. Wetten toepassen: elke pion van je op een veld van de rechterlijke macht is een rechter en mag een wet toepassen van het wetgevende veld op hetzelfde niveau. Toon een stemkaart in de kleur van de wet en leg die onder je spelhulp. Je stijgt { $apply_steps_1 } in de gemeente, { $apply_steps_2 } in het kanton, { $apply_steps_3 } in de Confederatie.
rule-3-2-7 = Liggen er kaarten van alle vijf kleuren onder je spelhulp, dan wordt er van elke kleur één afgelegd, en je stijgt { $five_colours_bonus }.
ruling-3-2-d = Elke rechter past per beurt één wet toe, en elke wet wordt per beurt één keer toegepast. Twee wetten van dezelfde kleur zijn twee wetten.
ruling-3-2-e = 3.2.7 gebeurt vanzelf; van elke kleur gaat de oudste kaart weg. Een joker ligt daar als de kleur waar hij voor staat.
ruling-3-2-i = Verlaat een van meer wetten van dezelfde kleur het veld, dan is het er een die deze beurt toegepast is, als die er is. Een wet die naar een ander niveau gaat, blijft toegepast.
rule-3-2-8 = C. Wetten voorstellen, waar je in de wetgevende macht van dat niveau een pion hebt: leg 1 stemkaart af. Noem dan 1 tot 3 wetten van dat veld, en voor elk een wet van naast het bord die haar moet vervangen.
rule-3-2-9 = Draai zoveel stemkaarten om als er wetten voorgesteld zijn. Is er een REFERENDUM bij, dan komt er een volksstemming (3.3). Anders veranderen de wetten.
rule-3-2-10 = Nooit mogen 3 wetten op een veld dezelfde kleur hebben. Wetten van neutrale kleuren mag je voorstellen.
ruling-3-2-f = Een vervanging moet iets veranderen. Vervangen wetten gaan naast het bord.
ruling-3-2-l = Wat samen genoemd wordt, verandert als geheel: dezelfde kleur kan niet tegelijk weggaan en komen.
ruling-3-2-w = De kaarten die voor 3.2.9 omgedraaid zijn, worden samen afgelegd, zodat er geen twee keer verschijnt. Zijn er te weinig, dan worden er minder omgedraaid.
rule-3-2-11 = D. Een initiatief nemen; daarvoor hoef je niet in de wetgevende macht te zitten. Leg kaarten INITIATIEF van willekeurige kleur af: { $initiative_cards_1 } in de gemeente, { $initiative_cards_2 } in het kanton, { $initiative_cards_3 } in de Confederatie. Noem dan wetten zoals in 3.2.8; er komt altijd een volksstemming. Per niveau en beurt mag je één initiatief nemen, vóór of na een voorstel op dat niveau.
ruling-3-2-g = Een joker is geen kaart INITIATIEF.
ruling-3-2-k = Ook wie in de wetgevende macht zit, mag daar een initiatief nemen.
rule-3-2-12 = E. Speciale kaarten spelen: een veelkleurige voor het effect of als joker, een rode voor de punten, geteld naar hoe het bord er dan bij ligt. Daarna wordt de kaart afgelegd.
ruling-3-2-h = Een joker betaalt verkiezingen en voorstellen en dient om een wet toe te passen. In een verkiezing heeft hij altijd je eigen kleur.
ruling-3-2-m = De korting van ‘{ special-6 }’ wacht op een verkiezing die iets kost. Daarna is ze op, ook als een deel niet nodig was. ‘{ special-4 }’ laat haar ongemoeid.
ruling-3-2-n = ‘{ special-4 }’ bespaart je de prijs en verder niets: je hebt een trap nodig, een vrije stoel en de pion die een pijl vraagt.
ruling-3-2-o = Een effect dat een doelwit nodig heeft, kun je zonder doelwit niet spelen. Alle andere mag je spelen, ook als ze niets opleveren.
ruling-3-2-p = Tegenstanders verliezen willekeurige kaarten in beurtvolgorde; wie er geen heeft, wordt overgeslagen. Welke kaart van hand wisselt, zien alleen wie haar verliest en wie haar krijgt.
ruling-3-2-q = ‘{ special-3 }’ toont de hele hand. Zijn er te weinig kaarten, dan neem je ze allemaal.
ruling-3-2-r = ‘{ special-15 }’ verplaatst een pion van de uitvoerende macht alleen als er op E1 een stoel vrij is.
ruling-3-2-s = ‘{ special-8 }’ geldt als je initiatief van deze beurt op dat niveau.
ruling-3-2-t = ‘{ special-10 }’ verbiedt alle anderen elke manier om op dat niveau wetten te wijzigen, tot je volgende beurt of je laatste actie begint. Zelf mag je ze nog wijzigen.
ruling-3-2-u = ‘{ special-13 }’ verschuift de marker zoals in 3.1.1: hij kan op een open lade komen of het einde inluiden.
ruling-3-2-v = Kaarten die aan het eind tellen, kun je niet eerder spelen; dan tellen ze vanzelf. Een rode kaart die meteen telt, is niets waard als je haar niet speelt.

section-3-3 = De volksstemming
rule-3-3-1 = Iedereen met stemkaarten moet er 1 of 2 gedekt in de stembus leggen, in het geheim en tegelijk.
rule-3-3-2 = Zijn er meer JA dan NEE, dan is de wijziging aangenomen. Zijn er meer NEE, dan is ze verworpen.
rule-3-3-3 = Zijn er evenveel, draai dan kaarten van de trekstapel om tot een JA of een NEE beslist.
rule-3-3-4 = Iedereen die gestemd heeft, trekt 1 stemkaart.
ruling-3-3-a = Alleen stemkaarten stemmen, speciale kaarten niet.
ruling-3-3-b = Is er geen JA of NEE meer om te beslissen, dan is de wijziging verworpen.
ruling-3-3-c = Na de beslissing, maar voordat iemand trekt, worden de stemmen en de omgedraaide kaarten afgelegd. Wie aan de beurt is, trekt eerst, de anderen volgen in beurtvolgorde.
ruling-3-3-d = De stemmen worden allemaal samen omgedraaid: iedereen ziet de kaarten, maar niet van wie ze zijn.

section-4 = Het einde
rule-4-1 = Het einde komt als de tijdmarker de laatste lade bereikt (nummer { $drawers }) of als alle stoelen van de Bondsraad bezet zijn.
rule-4-2 = De beurt wordt afgemaakt. Dan mag iedereen in beurtvolgorde één enkele actie doen, ook wie het einde heeft ingeluid.
rule-4-3 = Elke pion en elke wet op het bord geeft de eigenaar de punten van het veld: J1 { $points_J1 }, L1 { $points_L1 }, E1 { $points_E1 }; J2 { $points_J2 }, L2 { $points_L2 }, E2 { $points_E2 }; J3 { $points_J3 }, L3 { $points_L3 }, E3 { $points_E3 }.
rule-4-4 = Van de pionnen in de Bondsraad wordt er een geloot. Die wordt bondspresident en geeft de eigenaar nog eens { $president_bonus }.
rule-4-5 = Rode kaarten die over het einde gaan, worden geteld.
rule-4-6 = Wie het hoogst gestegen is, wint. Wie samen bovenaan staan, delen de overwinning in goed overleg.
ruling-4-a = De ene actie is er een van A tot en met E in 3.2, of geen. Kaarten halen is geen actie.
ruling-4-b = Neutrale wetten leveren niemand iets op. Staat er geen pion in de Bondsraad, dan is er geen president.
ruling-4-c = Het einde komt maar één keer. Wat het nog eens zou inluiden, verandert niets, en een marker op de laatste lade blijft daar.
ruling-4-d = Is het einde eenmaal gekomen, dan blijft het zo, ook als er in de Bondsraad weer een stoel vrijkomt.
ruling-4-e = De laatste acties beginnen bij de volgende speler in beurtvolgorde. Wie net aan de beurt was, komt het laatst.
ruling-4-f = Een laatste actie begint opnieuw, net als een beurt: rechters, wetten en initiatieven van eerdere beurten tellen niet mee, en wat kaarten voor een beurt beloofden, is voorbij.

section-5 = Wat altijd geldt
rule-5-1 = Elke kaart, elke wet en elke pion is op precies één plaats.
rule-5-2 = Geen veld heeft 3 wetten van dezelfde kleur.
rule-5-3 = Geen stoel is dubbel bezet.
rule-5-4 = Na een actie heeft niemand vijf kleuren onder de spelhulp.
rule-5-5 = Niemand verliest ooit punten.
rule-5-6 = Elk spel eindigt: het spoor van de tijdmarker heeft een einde, en een beurt waarin je geen kaarten haalt, verbruikt kaarten, pionnen of wetten die toe te passen zijn.

section-6 = De speciale kaarten
rule-6-1 = { special-1 } (veelkleurig): { special-text-1 }
rule-6-2 = { special-2 } (veelkleurig): { special-text-2 }
rule-6-3 = { special-3 } (veelkleurig): { special-text-3 }
rule-6-4 = { special-4 } (veelkleurig): { special-text-4 }
rule-6-5 = { special-5 } (veelkleurig): { special-text-5 }
rule-6-6 = { special-6 } (veelkleurig): { special-text-6 }
rule-6-7 = { special-7 } (veelkleurig): { special-text-7 }
rule-6-8 = { special-8 } (veelkleurig): { special-text-8 }
rule-6-9 = { special-9 } (veelkleurig): { special-text-9 }
rule-6-10 = { special-10 } (veelkleurig): { special-text-10 }
rule-6-11 = { special-11 } (veelkleurig): { special-text-11 }
rule-6-12 = { special-12 } (veelkleurig): { special-text-12 }
rule-6-13 = { special-13 } (veelkleurig): { special-text-13 }
rule-6-14 = { special-14 } (veelkleurig): { special-text-14 }
rule-6-15 = { special-15 } (veelkleurig): { special-text-15 }
rule-6-16 = { special-16 } (rood, meteen): { special-text-16 }
rule-6-17 = { special-17 } (rood, meteen): { special-text-17 }
rule-6-18 = { special-18 } (rood, meteen): { special-text-18 }
rule-6-19 = { special-19 } (rood, meteen): { special-text-19 }
rule-6-20 = { special-20 } (rood, meteen): { special-text-20 }
rule-6-21 = { special-21 } (rood, meteen): { special-text-21 }
rule-6-22 = { special-22 } (rood, aan het eind): { special-text-22 }
rule-6-23 = { special-23 } (rood, aan het eind): { special-text-23 }
rule-6-24 = { special-24 } (rood, aan het eind): { special-text-24 }
rule-6-25 = { special-25 } (rood, aan het eind): { special-text-25 }

special-1 = Fondsenwerving
special-text-1 = Trek { $draws_fund_raising ->
    [1] één stemkaart
   *[other] { $draws_fund_raising } stemkaarten
 }.
special-2 = Partijheffing
special-text-2 = Elke tegenstander geeft je één willekeurige stemkaart.
special-3 = Perslek
special-text-3 = Bekijk de hand van een tegenstander en neem er { $press_leak_takes ->
    [1] één stemkaart
   *[other] { $press_leak_takes } stemkaarten
 } naar keuze uit.
special-4 = Verkiezing zonder stemming
special-text-4 = Eén verkiezing naar een veld van de gemeente of het kanton kost je niets.
special-5 = Coalitie
special-text-5 = De rest van deze beurt kosten je verkiezingen geen toeslag. Trek { $draws_coalition ->
    [1] één stemkaart
   *[other] { $draws_coalition } stemkaarten
 }.
special-6 = Campagnebus
special-text-6 = Je volgende verkiezing deze beurt kost { $campaign_bus_discount ->
    [1] één kaart
   *[other] { $campaign_bus_discount } kaarten
 } minder.
special-7 = Spoedclausule
special-text-7 = Wijzig 1 tot 3 wetten waar je in de wetgevende macht zit. Dat kost geen kaart en er komt geen referendum.
special-8 = Handtekeningenactie
special-text-8 = Neem op een willekeurig niveau een initiatief zonder kaarten INITIATIEF. Bij de telling { $signature_drive_yes ->
    [1] komt er één JA
   *[other] komen er { $signature_drive_yes } JA
 } bij.
special-9 = Extra zitting
special-text-9 = Elk van je rechters mag deze beurt nog een wet toepassen. Trek { $draws_extra_session ->
    [1] één stemkaart
   *[other] { $draws_extra_session } stemkaarten
 }.
special-10 = Reces
special-text-10 = Trek { $draws_recess ->
    [1] één stemkaart
   *[other] { $draws_recess } stemkaarten
 }. Kies een niveau: tot je volgende beurt mag niemand anders daar wetten wijzigen.
special-11 = Federalisme
special-text-11 = Twee wetten op twee verschillende niveaus wisselen van plaats.
special-12 = Verordening
special-text-12 = Vervang in de gemeente of het kanton één wet door een van naast het bord. Niemand stemt daarover.
special-13 = Vervroegde termijn
special-text-13 = Schuif de tijdmarker één lade omhoog. Trek dan { $draws_early_deadline ->
    [1] één stemkaart
   *[other] { $draws_early_deadline } stemkaarten
 }.
special-14 = Gerucht
special-text-14 = Elke tegenstander legt één willekeurige stemkaart af. Trek dan { $draws_rumour ->
    [1] één stemkaart
   *[other] { $draws_rumour } stemkaarten
 }.
special-15 = Partijruzie
special-text-15 = Zet een pion van een ander van L2 terug naar L1, of van E2 terug naar E1.
special-16 = Achterban
special-text-16 = Punten voor je pionnen in de gemeente: elk { $each_grass_roots }, hoogstens { $most_grass_roots }.
special-17 = Wetgever
special-text-17 = Punten voor je wetten op het bord: elk { $each_law_maker }, hoogstens { $most_law_maker }.
special-18 = Drie machten
special-text-18 = Punten voor de machten waarin je een pion hebt: elk { $each_three_powers }, maar voor alle drie samen { $most_three_powers }.
special-19 = Rechtspraak
special-text-19 = Punten voor de kaarten onder je spelhulp: elk { $each_case_law }, hoogstens { $most_case_law }.
special-20 = Kantonale wortels
special-text-20 = Punten voor je pionnen en wetten in het kanton: elk { $each_cantonal_roots }, hoogstens { $most_cantonal_roots }.
special-21 = In functie
special-text-21 = Punten voor de velden van de uitvoerende macht waarop je een pion hebt: elk { $each_in_office }, hoogstens { $most_in_office }.
special-22 = Bern
special-text-22 = Punten voor je pionnen en wetten in de Confederatie: elk { $each_bern }, hoogstens { $most_bern }.
special-23 = Concordantie
special-text-23 = Punten voor de niveaus waarop je een pion hebt, en nog eens voor die waarop je een wet hebt: elk { $each_concordance }, hoogstens { $most_concordance }.
special-24 = Oppositie
special-text-24 = Punten als je geen pion in de Bondsraad hebt: { $most_opposition }. Anders: { $each_opposition }.
special-25 = Vicepresident
special-text-25 = Punten als je in de Bondsraad zit, maar geen president bent: { $most_vice_president }. Anders: { $each_vice_president }.

figures-title = De getallen
figures-intro = Editie { $edition }. J is de rechterlijke macht, L de wetgevende, E de uitvoerende; 1 de gemeente, 2 het kanton, 3 de Confederatie. Een lijst van drie getallen heeft er één voor elk niveau, in deze volgorde.
figures-mark = { $mark } geeft aan wat gereconstrueerd is.
figures-name = Getal
figures-value = Waarde
figures-source = Bron
figures-entries = { $source } (nr. { $entries })
source-rulebook = regelboekje
source-published = gepubliceerd
source-reconstructed = gereconstrueerd
meaning-rulebook = { source-rulebook }: staat in het gedrukte regelboekje
meaning-published = { source-published }: opgegeven door spelers van het gedrukte spel
meaning-reconstructed = { source-reconstructed }: nergens te lezen; gekozen passend bij wat bekend is

table-material = Materiaal, prijzen en punten
table-board = Het bord: ingangen, trappen (van, naar, prijs), pijlen, punten, stoelen, laden, de dobbelsteen
table-special = De speciale kaarten: naam en rand, getrokken kaarten, punten per ding en hoogstens

replace-title = Je eigen getallen
replace-text = Heb je het gedrukte spel? Schrijf dan onder dezelfde namen in een bestand wat er op je bord en je kaarten staat, en geef het aan elke opdracht die een spel begint met --figures my.toml. Enkele getallen liggen vast in het programma; een bestand dat er zo een verandert, wordt geweigerd, met de naam van het getal. Zo’n bestand:
replace-check = Zo zie je of het goed begrepen wordt:
