# De regels van Die Macher in het kort. Wat de kenmerken en variabelen betekenen, staat in rules.en.ftl.

rules-title = De regels van { $title }
rules-intro = In onze eigen woorden. Waar de edities van 1997 en 2006 verschillen, zegt de tekst dat. Een uitspraak is wat wij gekozen hebben waar de gedrukte regels zwijgen, elkaar tegenspreken of fout zijn.
rules-figures-used = De getallen in de tekst zijn die van de editie { $edition }.
rules-figures-replaced = De getallen in de tekst zijn die van de editie { $edition }, met je eigen getallen uit { $file }.
rules-ruling = Uitspraak

section-0 = Waar het om gaat
rule-0-1 = Drie tot vijf partijen strijden na elkaar in zeven deelstaatverkiezingen (vijf in het korte spel). Aan het eind scoor je voor zetels, nationale media, leden en een programma dat met de nationale opinie overeenstemt.
rule-0-2 = De drie verborgen programmakaarten van een partij, gedekte opiniekaarten en de volgorde van elke stapel zijn geheim. Van een gedekte kabinetskaart ziet iedereen dat ze er ligt en van wie ze is, maar niet welke het is. Verzegelde keuzes zijn geheim tot ze geopend worden. Van een geweigerde bijdrage is alleen de weigering openbaar, tot de kaart getoond wordt. Een peiling blijft geheim als de koper die niet publiceert. Open voor iedereen zijn gebruikte kabinets- en bijdragekaarten en alle open programmakaarten.
ruling-0-a = Geld blijft verborgen. Maar elke betaling en elke ontvangst is openbaar, dus iedereen mag meetellen.
ruling-0-b = Aflegstapels liggen open; zo kun je nagaan wat een stapel nog bevat. Alleen afgelegde peilingen liggen gedekt; dat zeggen de regels van 2006 alleen over peilingen.
ruling-0-c = Onderhandelen mag altijd en geen belofte bindt. Geld en kaarten wisselen nooit door een afspraak van eigenaar.
ruling-0-d = Elk bedrag is in hele duizendtallen.
ruling-0-e = De tafel bepaalt wie waar zit. Anders is de volgorde zwart, rood, geel, groen, blauw. Met minder dan vijf spelers mag elk van de vijf kleuren meedoen.

section-1 = Opbouw
rule-1-1 = Elke partij krijgt { $meeting_cubes } bijeenkomstblokjes, { $media_markers } mediastenen, 7 kabinetskaarten, 5 bijdragekaarten, haar coalitiefiches ({ $coalition_tiles }) en { $start_money_thousands } in kas.
rule-1-2 = Schud de { $platform_cards } programmakaarten en geef elke partij er 5 open. Toont ze dat thema al, met welk standpunt ook, leg de kaart dan apart en trek opnieuw. 1997: de apart gelegde kaarten worden weer in de stapel geschud. 2006: ze gaan onder de stapel. Daarna krijgt elke partij 3 verborgen kaarten, welke dan ook.
rule-1-3 = Schud de 16 deelstaatkaarten en leg vier deelstaten neer in de volgorde waarin ze stemmen. De eerste is de huidige deelstaat; de andere kaarten vormen de deelstatenstapel. ‘In verkiezingsvolgorde’ betekent altijd: van de huidige deelstaat tot de laatste in de rij.
ruling-1-a = De volgorde van de deelstaten wordt geloot, al laten de regels van 2006 de tafel het eerste bord kiezen.
rule-1-4 = Schud de { $opinion_cards } opiniekaarten. De eerste deelstaat krijgt 4 open kaarten, de tweede 3 open en 1 verborgen, de derde 2 en 2, de vierde 1 en 3. Open kaarten van één deelstaat gaan over verschillende thema’s: vervang een kaart die botst en leg die apart zoals in 1.2. 1997: zodra er kaarten verborgen op deelstaten liggen, gaat ze in plaats daarvan naar de aflegstapel, want ze is gezien en is er geen van.
rule-1-5 = In elke deelstaat zet elke partij haar stemmensteen en haar trend op 0 en plaatst ze bijeenkomstblokjes uit haar voorraad ({ $start_meetings_per_state } per deelstaat).
rule-1-6 = Op het nationale bord beginnen de leden van elke partij op { $start_members }.
rule-1-7 = Draai { $exchange_pool ->
    [one] één opiniekaart
   *[other] { $exchange_pool } opiniekaarten
 } om als ruilaanbod. Hier mogen kaarten gelijk of tegengesteld zijn.
rule-1-8 = Schud de 20 peilingen. Leg de speerpuntfiches klaar ({ $key_issue_tiles } in totaal).

section-2 = De opening, voor ronde 1: verzegeld, gelijktijdig, gratis
rule-2-1 = Elke partij kiest in het geheim een regel van de eerste en een van de tweede lijst. Een regel van de eerste lijst bevat drie voordelen: trend (+{ $trend_step }), stemmen (+{ $votes_step }) of bijeenkomstblokjes (+{ $meetings_step }). Elk voordeel gaat naar een deelstaat naar keuze, ook meermaals naar dezelfde. Een regel van de tweede lijst geeft mediastenen, elk voor een deelstaat naar keuze, en leden. Alle keuzes worden samen geopend en uitgevoerd.
rule-2-2 = Zo kunnen er in een deelstaat meer mediastenen komen dan er mediavelden zijn ({ $media_spaces }). Dan kan niemand er daar nog een kopen.
ruling-2-a = Partijen die door de opening evenveel stemmen hebben, worden in zitvolgorde gestapeld, de latere plaats bovenop.
ruling-2-b = Een blokje waarvoor geen bijeenkomstveld vrij is ({ $meeting_spaces } per partij en deelstaat), blijft in de voorraad. Met de gedrukte regels van de lijst kan dat niet gebeuren.

section-3 = De campagne: ronden 1 t/m 6 (kort spel: 1 t/m 4)
section-3-1 = Startspeler
rule-3-1-1 = Iedereen doet een verzegeld bod van 0 of meer.
rule-3-1-2 = De hoogste bieder betaalt zijn bod aan de bank en wijst de startspeler van deze ronde aan: om het even wie aan tafel. Van daar gaat de beurt met de klok mee, van plaats naar plaats.
rule-3-1-3 = Meerdere hoogste biedingen. 1997: wie gelijk staat, gooit de dobbelsteen tot er één de hoogste is. 2006: wie gelijk staat, doet een tweede verzegeld bod, niet lager dan het eerste; het hoogste wint en dat tweede bod wordt betaald. Wie dan nog gelijk staat, gooit de dobbelsteen.
rule-3-1-4 = Biedt iedereen 0, dan gooit iedereen de dobbelsteen. Een tweede bod is er niet.
ruling-3-1-a = Je kunt niet meer bieden dan je kas, hoeveel dat ook is; een andere grens is er niet. Alleen de winnaar betaalt; de regels van 2006 zeggen er niets over.
ruling-3-1-b = Bij gelijke hoogste worpen gooien de betrokkenen opnieuw.

section-3-2 = Programmaconferentie, in beurtvolgorde
rule-3-2-1 = 1997: leg zoveel verborgen kaarten af als je wilt en vul dan aan tot 3. 2006: vul eerst aan tot 3, leg dan zoveel kaarten af als je wilt en trek er evenveel.
rule-3-2-2 = Daarna mag je één open kaart door een verborgen kaart vervangen. Je 5 open kaarten moeten over verschillende thema’s blijven gaan. De vervangen kaart wordt afgelegd en tot de volgende conferentie heb je een handkaart minder.
ruling-3-2-a = Kies alle kaarten die je aflegt in één keer, voor je iets trekt.
ruling-3-2-b = Is de stapel leeg, schud dan de afgelegde kaarten, ook de zojuist afgelegde.
ruling-3-2-c = Je mag een open kaart door een identieke vervangen.

section-3-3 = Schaduwkabinet
rule-3-3-1 = In beurtvolgorde legt elke partij ten hoogste 4 kabinetskaarten gedekt neer, niet meer dan één in elke deelstaat in het spel.
rule-3-3-2 = Alle kaarten worden omgedraaid en betaald. Een kaart met telefoon brengt een coalitiefiche van haar partij naar die deelstaat.
rule-3-3-3 = In beurtvolgorde mag elke partij met elk van haar kaarten één actie uitvoeren, in de deelstaat waar de kaart ligt. Stemmen: schuif je stemmensteen op met het getal van de kaart, maar niet voorbij { $vote_track }. Speerpunt: leg een fiche op een open opiniekaart als de deelstaat er nog geen heeft, of neem de fiche van de deelstaat weg. Media: stuur een mediasteen van een andere partij terug naar de eigenaar en zet er een van jou in de plaats, ook als de mediavelden overvol zijn; je betaalt { $media_swap_to_victim_thousands } aan de eigenaar en { $media_swap_to_bank_thousands } aan de bank. Eigen trend: verhoog hem met het getal van de kaart, tot hoogstens +{ $trend_limit }. Trend van een ander: verlaag hem met het getal van de kaart, tot hoogstens −{ $trend_limit }; mediacontrole beschermt daar niet tegen.
rule-3-3-4 = Gespeelde kabinetskaarten gaan uit het spel.
ruling-3-3-a = De kaarten die je legt mogen samen niet meer kosten dan je kas.
ruling-3-3-b = Een partij handelt met al haar kaarten, in verkiezingsvolgorde, voor de volgende partij aan de beurt is.
ruling-3-3-c = De media-actie vergt geld voor beide betalingen, een mediasteen in je voorraad en een steen van een andere partij in die deelstaat.
ruling-3-3-d = Een tweede telefoon van dezelfde partij in een deelstaat voegt niets toe. Heeft de partij geen coalitiefiche meer, dan komt er geen.

section-3-4 = Coalities, alleen in de huidige deelstaat
rule-3-4-1 = Alleen partijen met een coalitiefiche daar kunnen meedoen. Een coalitie heeft twee partners en een partij zit in hoogstens één coalitie. Er kunnen twee coalities naast elkaar bestaan.
rule-3-4-2 = Met 2 gemeenschappelijke open programmakaarten is een coalitie vrijwillig: beide partijen moeten instemmen.
rule-3-4-3 = Met 3 of meer kan elk van de twee de coalitie in haar beurt afdwingen.
rule-3-4-4 = In beurtvolgorde mag elke partij met een fiche en nog zonder partner een coalitie afdwingen, er een voorstellen of passen.
rule-3-4-5 = De fiches gaan na de verkiezing uit het spel. In de laatste deelstaat zijn er geen coalities: een telefoon mag er gespeeld worden, maar doet niets.
ruling-3-4-a = In haar beurt mag een partij meerdere andere vragen, elk één keer, tot er een aanneemt.
ruling-3-4-b = Wie gepast of geweigerd heeft, kan later in de fase nog gevraagd of gedwongen worden. Die partij mag ook zelf een voorstel doen aan een partij die ze heeft afgewezen.
ruling-3-4-c = Fiches in andere deelstaten blijven liggen tot die deelstaat de huidige is.

section-3-5 = Media
rule-3-5-1 = In beurtvolgorde, telkens opnieuw, mag elke partij één mediasteen kopen ({ $media_price_thousands }) voor een vrij mediaveld in een deelstaat in het spel, of passen. Wie past, mag later toch nog kopen. De fase eindigt als iedereen na elkaar gepast heeft.
rule-3-5-2 = Een partij beheerst de media van een deelstaat als ze er meer stenen heeft dan elke andere partij afzonderlijk.
rule-3-5-3 = Wie de media beheerst, mag één open opiniekaart van die deelstaat ruilen tegen een kaart van het ruilaanbod, maar niet een kaart met een speerpuntfiche. Het thema van de nieuwe kaart moet verschillen van dat van de andere open kaarten van de deelstaat. De weggenomen kaart komt bij het aanbod.
rule-3-5-4 = 1997: de deelstaten volgen in verkiezingsvolgorde, de huidige eerst. 2006: de laatste in de rij komt eerst, de huidige laatst.
ruling-3-5-a = De nieuwe kaart mag het tegendeel zijn van de weggenomen kaart.
ruling-3-5-b = Ze mag er niet identiek aan zijn.
ruling-3-5-c = In beide edities blijft het aanbod even groot ({ $exchange_pool }).

section-3-6 = Bijeenkomsten, in beurtvolgorde
rule-3-6-1 = Elke partij koopt bijeenkomstblokjes voor de deelstaten in het spel, voor { $meeting_price_thousands } per stuk. Er zijn drie grenzen: { $meetings_per_state_and_round } per deelstaat en ronde, { $meeting_spaces } tegelijk in een deelstaat en { $meeting_cubes } op alle borden samen.

section-3-7 = Peilingen
rule-3-7-1 = Voor elke deelstaat in het spel, in verkiezingsvolgorde, wordt één peiling geveild. De kaart ligt gedekt.
rule-3-7-2 = De startspeler opent. Een bod is ten minste { 1000 } en hoger dan het vorige. Wie past, doet in deze veiling niet meer mee. De winnaar betaalt de bank en bekijkt de kaart.
rule-3-7-3 = Publiceren: de winnaar voert { $publish_at_most ->
    [one] één van de trendwijzigingen op de kaart
   *[other] één of twee van de trendwijzigingen op de kaart
 } uit in die deelstaat. De grenzen van de trend gelden, en de partij die daar de media beheerst kan niet verlaagd worden.
rule-3-7-4 = Achterhouden: de winnaar gooit { $shelve_dice ->
    [one] één dobbelsteen en wint de uitkomst
   *[other] { $shelve_dice } dobbelstenen en wint de som
 } aan leden. Niemand anders ziet de kaart.
rule-3-7-5 = Daarna wordt de kaart gedekt afgelegd.
ruling-3-7-a = Je kunt niet meer bieden dan je kas.
ruling-3-7-b = Hebben alle anderen gepast en heeft niemand geboden, dan mag de laatste partij nog bieden.
ruling-3-7-c = Past iedereen, dan wordt de kaart ongezien afgelegd.
ruling-3-7-d = Vermeldingen van partijen die niet meespelen tellen niet. Een vermelding die de partij met mediacontrole zou verlagen, kan niet gekozen worden. Publiceren kan alleen met minstens één vermelding die gekozen kan worden.
ruling-3-7-e = Zijn er minder peilingen over dan deelstaten in het spel, dan worden voor de eerste veiling van de ronde de afgelegde peilingen erbij geschud. Kaarten van deze fase komen er niet in terug. De regels van 2006 leggen alle kaarten van de fase aan het begin klaar; hoe dan ook raakt de stapel in elk spel één keer op.
ruling-3-7-f = Alle gedrukte teksten gooien twee dobbelstenen voor een achtergehouden peiling, behalve de Italiaanse.

section-3-8 = Bijeenkomsten in stemmen omzetten
rule-3-8-1 = Ga de deelstaten in het spel af van de laatste in de rij terug naar de huidige, en in elke deelstaat de partijen in beurtvolgorde. Wie er { $convert_minimum } of meer bijeenkomstblokjes heeft, mag er zoveel van omzetten als hij wil.
rule-3-8-2 = Je wint zoveel stemmen als blokjes maal factor. De factor is trend plus overeenstemming.
rule-3-8-3 = De overeenstemming telt +1 voor elk van je open programmakaarten die gelijk is aan een open opiniekaart van de deelstaat, en −1 voor elk die er het tegendeel van is. Onder een speerpuntfiche telt het dubbel.
rule-3-8-4 = Is de factor 0 of lager, dan geven elke 2 blokjes 1 stem, naar beneden afgerond.
rule-3-8-5 = Stemmen stoppen bij { $vote_track }. Omgezette blokjes gaan terug naar je voorraad.
rule-3-8-6 = Een stemmensteen die beweegt, komt boven op de stenen die al op het veld liggen. De volgorde van aankomst blijft bewaard.
rule-3-8-7 = Is een deelstaat klaar, dan mag een partij met meer stemmen daar dan alle andere samen één opiniekaart met het aanbod ruilen, zoals in 3.5.3.
ruling-3-8-a = Verborgen opiniekaarten tellen niet.
ruling-3-8-b = Je mag ook omzetten als dat 0 stemmen geeft; je steen beweegt dan niet. Een steen aan het eind van het spoor beweegt nooit meer.
ruling-3-8-c = De huidige deelstaat hoort erbij. Eén gedrukte tekst zondert hem uit en de andere noemen omzetten daar zinloos, wat het niet is.
ruling-3-8-d = 3.8.7 geldt of er nu net iemand heeft omgezet of niet.

section-4 = De verkiezing in de huidige deelstaat: in elke ronde, en in de laatste niets anders
rule-4-1 = Zetels: in beurtvolgorde zet elke partij al haar blokjes in de huidige deelstaat om, zonder minimum. De deelstaatkaart maakt van stemmen zetels; de hoogste rij die je haalt, telt. Elke zetel is aan het eind 1 punt waard.
ruling-4-1-a = Onder de eerste rij zijn er geen zetels.
ruling-4-1-b = In de laatste ronde blijft de startspeler van de ronde ervoor.
rule-4-2 = Winnaar: losse partijen en coalities nemen het tegen elkaar op; een coalitie telt de stemmen van haar partners op, ook voorbij { $vote_track }. Wie de meeste stemmen heeft, wint. Bij gelijke stand vergelijk je de sterkste steen van elke kant: meer stemmen, dan hoger in de stapel. Die kant wint, maar slechts nipt.
ruling-4-2-a = Heeft niemand stemmen, dan wint niemand.
rule-4-3 = Opbrengst: wat er te halen valt, hangt af van wie er wint en hoe.
rule-4-3-1 = Eén partij, duidelijke winst: ze mag een van haar mediastenen uit deze deelstaat verplaatsen naar het veld van deze ronde op het nationale bord, als ze er een in de deelstaat heeft. Ook mag ze ten hoogste 2 opiniekaarten van de deelstaat in de nationale opinie leggen.
rule-4-3-2 = Eén partij, nipte winst: hetzelfde, maar slechts 1 opiniekaart. Ook de verslagen partij mag een mediasteen verplaatsen, als ze er een in de deelstaat heeft.
rule-4-3-3 = Een coalitie, duidelijke of nipte winst: elke partner mag een mediasteen verplaatsen, als hij er een in de deelstaat heeft, en 1 opiniekaart leggen. De partner met meer stemmen eerst; bij evenveel die hoger in de stapel. De verslagenen krijgen niets.
ruling-4-3-a = Alleen de best geplaatste van de verslagenen mag een steen verplaatsen, en alleen als die partij niet in een coalitie zit.
ruling-4-3-b = De kaart onder een speerpuntfiche mag genomen worden. De Nederlandse en de Italiaanse tekst van 1997 zijn ook anders te lezen: ze mag ‘niet van het bord verwijderd worden’.
ruling-4-3-c = Liggen er twee stenen op één nationaal veld, dan telt elk volledig.
rule-4-4 = De nationale opinie heeft 5 velden. Ze worden van links gevuld.
rule-4-4-1 = Ligt dezelfde kaart er al, leg de nieuwe er dan bovenop: die opinie is nu verankerd.
rule-4-4-2 = Ligt de tegengestelde kaart er, dan vervangt de nieuwe de hele stapel, verankerd of niet. 1997: die stapel gaat uit het spel. 2006: hij wordt afgelegd.
rule-4-4-3 = Een nieuw thema komt op het eerste vrije veld. Is er geen vrij, dan verdringt het een niet-verankerde opinie; wie de kaart legt, kiest welke.
ruling-4-4-a = Zijn alle opinies verankerd, dan kan er geen nieuw thema gelegd worden.
ruling-4-4-b = Een kaart die door een nieuw thema verdrongen wordt: 1997: ze gaat uit het spel. 2006: ze gaat naar de aflegstapel, zoals alles wat het nationale bord verlaat.
ruling-4-4-c = De tweede kaart die je legt, mag je eerste verdringen.
rule-4-5 = Leden: voor elk van haar open programmakaarten die gelijk is aan een nationale opinie wint een partij de nieuwe leden die op dat veld gedrukt staan. Tegengestelde kaarten kosten niets.
ruling-4-5-a = Het ledenspoor heeft geen einde.
rule-4-6 = Geld komt er na elke ronde waarop nog een campagneronde volgt, dus niet na de laatste twee: { 1000 } voor elke zetel uit deze verkiezing, en in de ronden met ledenbijdragen ({ $membership_rounds }) ook { 1000 } voor elk lid.

section-5 = Het einde van de ronde
rule-5-1 = Eerst wisselen de borden.
rule-5-1-1 = Ruim de huidige deelstaat op: opiniekaarten naar de aflegstapel, mediastenen en blokjes die er nog zijn naar hun eigenaars, de speerpuntfiche naar de voorraad.
rule-5-1-2 = Na ronden 1, 2 en 3 (kort spel: na ronde 1) wordt het bord de nieuwe laatste deelstaat. Het krijgt de volgende deelstaatkaart, stenen en blokjes zoals in 1.5, en 4 opiniekaarten, 1 open en 3 verborgen. De laatste deelstaat van het spel krijgt er 2 en 2.
rule-5-1-3 = Draai in elke andere deelstaat, in verkiezingsvolgorde, één verborgen kaart om. Een kaart die botst, wordt vervangen. 1997: ze gaat naar de aflegstapel. 2006: ze gaat onder de stapel. De volgende deelstaat wordt de huidige. Deelstaten in het spel, ronde na ronde: 4, 4, 4, 4, 3, 2, 1 (kort spel: 4, 4, 3, 2, 1).
ruling-5-1-a = Een kaart die botst, komt nooit in het ruilaanbod. De Franse tekst van 1997 legt die daar; de andere zeggen alleen dat ze vervangen wordt.
ruling-5-1-b = Is de opiniestapel leeg, schud dan de afgelegde opiniekaarten. Past geen enkele kaart uit stapel of aflegstapel, dan blijft de plaats leeg.
ruling-5-1-c = Een partij zonder blokje in voorraad begint zonder blokje in de nieuwe deelstaat.
rule-5-2 = Dan volgen de bijdragen: na elke campagneronde zolang er kaarten zijn, dus na ronden 1 t/m 5 (kort spel: 1 t/m 4).
rule-5-2-1 = In beurtvolgorde moet elke partij een van haar bijdragekaarten kiezen: open om aan te nemen, gedekt om te weigeren.
rule-5-2-2 = Wie aanneemt, krijgt het geld, gooit de risicodobbelstenen van de kaart en verliest zoveel leden als de hoogste dobbelsteen toont.
rule-5-2-3 = Daarna tonen de weigeraars hun kaarten, gooien de dobbelstenen ervan en winnen de som aan leden. Wie als enige het grootste bedrag weigerde, gooit nog { $largest_refusal_bonus_dice ->
    [one] één dobbelsteen en wint de uitkomst
   *[other] { $largest_refusal_bonus_dice } dobbelstenen en wint hun som
 } erbij. Weigerden meerdere partijen dat bedrag, dan krijgt niemand dit.
rule-5-2-4 = Gebruikte kaarten gaan uit het spel.
ruling-5-2-a = Het aantal leden zakt nooit onder 0.

section-6 = De eindtelling
rule-6-1 = Zetels: 1 punt per zetel.
rule-6-2 = Nationale media: elk van je stenen op het nationale bord levert de punten van zijn veld op.
rule-6-3 = Leden: 1 punt per lid, en een bonus voor de twee sterkste partijen.
rule-6-4 = Opinies: punten voor overeenstemming met de nationale opinie, en een bonus waar die verankerd is. Verborgen programmakaarten en geld tellen niet.
rule-6-3-1 = De ledenbonus is { $members_bonus_1 } voor de meeste leden en { $members_bonus_2 } voor de op één na meeste.
rule-6-3-2 = Staan twee partijen gelijk met de meeste leden, dan delen ze beide bonussen gelijk, naar beneden afgerond. Een tweede is er dan niet.
rule-6-3-3 = Meerdere partijen gelijk op de tweede plaats. 2006: geen van hen krijgt een bonus. 1997: zie 6-a.
ruling-6-a = 1997: partijen gelijk op de tweede plaats delen de tweede bonus, naar beneden afgerond.
ruling-6-b = Staan drie of meer partijen gelijk met de meeste leden, dan delen ze beide bonussen, naar beneden afgerond.
rule-6-4-1 = Elk van je open programmakaarten die gelijk is aan een nationale opinie levert de punten van dat veld op,
rule-6-4-2 = en { $secured_bonus } meer als de opinie verankerd is.
ruling-6-c = Een stapel van drie kaarten geeft dezelfde bonus als een stapel van twee.
rule-6-5 = Wie de meeste punten heeft, wint.
ruling-6-d = Bij gelijke stand beslissen meer zetels, dan meer leden. Is ook dat gelijk, dan wordt de overwinning gedeeld.

section-7 = Varianten
rule-7-1 = Kort spel (alleen 2006): 5 ronden, met de nationale mediavelden 1 t/m 5. Enkele kabinetskaarten, bijdragen en peilingen blijven in de doos; de tabel met getallen zegt welke. In het gedrukte spel zijn dat de kabinetskaart van { 25000 }, de bijdrage van { 50000 } en de 10 peilingen met een 7.
rule-7-2 = Opgelegde standpunten (alleen 1997): elke partij heeft een thema waarover ze alleen het opgelegde standpunt open mag tonen. Noch de opbouw noch de conferentie geeft haar het andere als open kaart. Het thema mag ook ontbreken, en verborgen kaarten zijn vrij.

section-8 = Wat altijd geldt
rule-8-1 = De blokjes van een partij in voorraad en op borden zijn er samen { $meeting_cubes }; haar mediastenen in voorraad, in deelstaten en op het nationale bord zijn er samen { $media_markers }.
rule-8-2 = Geld en leden zakken nooit onder 0. Geld beweegt alleen zoals deze regels zeggen.
rule-8-3 = Elke partij heeft 5 open programmakaarten over 5 verschillende thema’s en ten hoogste 3 verborgen kaarten.
rule-8-4 = Elke kaart is op precies één plaats. De grootte van het ruilaanbod verandert nooit ({ $exchange_pool }).
rule-8-5 = De open opinies van een deelstaat gaan over verschillende thema’s, en de nationale opinies ook. Een deelstaat heeft hoogstens één speerpuntfiche; de hele tafel heeft er { $key_issue_tiles }.
rule-8-6 = Trends blijven tussen −{ $trend_limit } en +{ $trend_limit }, stemmen tussen 0 en { $vote_track }.
rule-8-7 = Aan elk spel komt een einde: toevallig of verstandig gespeeld binnen { 1200 } beslissingen; wordt elke peiling telkens met { 1000 } verhoogd, na ongeveer { 1500 }.

section-9 = Vergissingen in de gedrukte regels
rule-9-1 = De tekst van 2006 laat een dobbelsteen 5 tonen. De gedrukte dobbelstenen eindigen bij 3.
rule-9-2 = De tekst van 2006 laat de leden één veld stijgen waar zijn voorbeeld er 2 opschuift.
rule-9-3 = De tekst van 2006 spreekt van 5 leden waar zijn voorbeeld er 4 opschuift.
rule-9-4 = De tekst van 2006 geeft een programma op één plaats 4 kaarten. Het zijn er 5.
rule-9-5 = De tekst van 2006 maakt het bieden op peilingen op één plaats geheim. Het is open.
rule-9-6 = De Italiaanse tekst gooit maar één dobbelsteen voor een achtergehouden peiling. De andere gooien er twee.
rule-9-7 = De Italiaanse tekst houdt alleen een peiling in de huidige deelstaat. Elke deelstaat in het spel heeft er een.
rule-9-8 = De Italiaanse tekst laat je maar zoveel programmakaarten trekken als je hebt afgelegd. De hand wordt tot 3 aangevuld.
rule-9-9 = De Franse tekst van 1997 laat wie een bijdrage aanneemt alles verliezen wat er gegooid wordt. Alleen de hoogste dobbelsteen telt.
rule-9-10 = De tekst van 2006 laat een coalitie afdwingen met 3 of 4 gemeenschappelijke programmakaarten. 5 volstaan ook.
rule-9-11 = De Italiaanse tekst laat de hoogste bieder kiezen om startspeler te zijn. Die wijst wie dan ook aan, zoals dezelfde tekst later zegt.

figures-title = De getallen
figures-intro = Editie { $edition }. Geld in duizendtallen. Een lijst heeft één waarde per kaart, veld, ronde of regel, in gedrukte volgorde.
figures-mark = { $mark } geeft aan wat gereconstrueerd is.
figures-name = Getal
figures-value = Waarde
figures-source = Bron
figures-entries = { $source } (nr. { $entries })
source-rulebook = regelboekje
source-published = gepubliceerd
source-reconstructed = gereconstrueerd
meaning-rulebook = { source-rulebook }: staat in een gedrukt regelboekje
meaning-published = { source-published }: opgegeven door spelers van het gedrukte spel
meaning-reconstructed = { source-reconstructed }: nergens te lezen; gekozen passend bij wat bekend is

table-components = Materiaal, prijzen en grenzen
table-die = De zes vlakken van de dobbelsteen
table-seats = Zetels voor 5, 10, 15 … 50 stemmen
table-seats_reported = Zetels die in verslagen van echt gespeelde spellen staan (bewijs voor de rijen hierboven; geen regel gebruikt ze)
table-cabinet = Kabinetskaarten, één waarde per kaart in de volgorde van de titels
table-contributions = Bijdragekaarten, één waarde per kaart
table-polls = Peilingen: elk patroon staat op vijf kaarten, telkens één kleur doorgeschoven
table-national = Het nationale bord
table-opening = De opening: de regels waaruit je kiest en de grootte van elk voordeel
table-parties = Namen van de partijen
table-issues = Thema’s, elk met het standpunt van de lichte en van de donkere kaart
table-imposed_stances = Opgelegde standpunten (variant)
table-short_game = Kort spel: wat in de doos blijft

replace-title = Je eigen getallen
replace-text = Heb je het gedrukte spel? Schrijf dan onder dezelfde namen in een bestand wat er op je kaarten staat, en geef het aan elke opdracht die een spel begint met --figures my.toml. Enkele getallen liggen vast in het programma; een bestand dat er zo een verandert, wordt geweigerd, met de naam van het getal. Zo’n bestand:
replace-check = Zo zie je of het goed begrepen wordt:
