# De begeleide eerste ronde: waar elke fase voor dient, waar je op let, wat je kunt proberen, wat een keuze heeft veranderd.

guide-opening = { $rounds } deelstaten stemmen, de een na de ander. Stemmen worden zetels, en elke zetel is aan het eind een punt. Vóór de eerste ronde neemt elke partij een voorsprong: drie voordelen en wat media of leden. Iedereen kiest in het geheim.
guide-start = Wie begint deze ronde? Iedereen doet een verzegeld bod. Alleen de hoogste bieder betaalt, en wijst de startspeler aan. Laat aan de beurt zijn heeft ook iets: je ziet wat de anderen doen.
guide-conference = Je partij staat voor haar open programmakaarten. Waar ze overeenkomen met de opinies van een deelstaat, stijgt daar je factor; waar ze ertegen ingaan, daalt hij. Je mag verborgen kaarten ruilen en daarna één open kaart.
guide-cabinet = Stuur mensen van je schaduwkabinet naar de deelstaten, gedekt. Elke kaart kost wat erop staat en mag daar één ding doen: stemmen winnen, een trend verschuiven, een speerpunt leggen, een mediaveld nemen.
guide-actions = De kaarten liggen open en zijn betaald. Nu doet elke kaart één ding.
guide-actions-passed = Je had niemand gestuurd, dus viel er niets te kiezen.
guide-coalitions = Twee partijen mogen in de huidige deelstaat een coalitie vormen: hun stemmen tellen samen. Beide hebben daar een telefoon nodig, en gemeenschappelijke open programmakaarten.
guide-coalitions-passed = Deze keer kon je niet meedoen.
guide-media = Een mediasteen kost { $media_price }. Wie er in een deelstaat meer heeft dan elke andere partij, beheerst daar de media: geen peiling verlaagt die partij daar, en ze mag een opinie ruilen.
guide-control = Wie hier de media beheerst of de absolute meerderheid heeft, mag één opinie ruilen tegen een kaart uit het ruilaanbod. Dat verandert ieders factor.
guide-control-passed = Wie de media van een deelstaat beheerst, mag daar een opinie ruilen. Jij beheerste er geen, of het was niet aan jou.
guide-meetings = Bijeenkomsten worden stemmen: elke brengt zoveel stemmen als je factor. Een bijeenkomst kost { $meeting_price }, hooguit { $per_round } per deelstaat en ronde. In latere deelstaten heb je er { $least } nodig om te mogen omzetten.
guide-polls = Elke deelstaat heeft een peiling, gedekt, voor de hoogste bieder. Die publiceert haar en verschuift trends, of houdt haar achter en wint leden.
guide-conversion = Nu mogen bijeenkomsten stemmen worden: bijeenkomsten maal factor. In de latere deelstaten zijn stemmen zeker, terwijl factoren nog kunnen veranderen. In de huidige deelstaat zet de verkiezing toch alles om.
guide-conversion-passed = Met minder dan { $least } bijeenkomsten in een deelstaat valt daar niets om te zetten.
guide-election = Verkiezingsdag. Alle bijeenkomsten van de huidige deelstaat zijn stemmen geworden, en stemmen zetels. De meeste stemmen winnen, alleen of als coalitie.
guide-spoils = Wie een deelstaat wint, gaat nationaal: een mediasteen verhuist naar het nationale bord voor punten, en opinies van de deelstaat worden nationaal.
guide-spoils-passed = Deze keer ging de opbrengst naar anderen.
guide-nation-title = Natie en geld
guide-nation = Dan telt de natie: open programmakaarten die overeenkomen met de nationale opinie brengen leden, en leden zijn punten. Zetels brengen geld. Een nieuwe deelstaat sluit aan, verborgen opinies gaan open.
guide-contributions = Tot slot krijgt elke partij bijdragen aangeboden. Neem er een: geld, maar dobbelstenen bepalen hoeveel leden vertrekken. Of weiger er een in het geheim en win leden.
guide-end = Dat was een hele ronde. De volgende gaan net zo, en elke deelstaat die stemt brengt zetels. Aan het eind tellen zetels, nationale media, leden en nationale opinie. Succes!

## Waar je op let

guide-look-first-state = De deelstaat die als eerste stemt, en de zetels die er te winnen zijn
guide-look-row = Jouw rij: stemmen, dan trend en overeenstemming als factor, maal bijeenkomsten
guide-look-ask = Hier kies en verstuur je
guide-look-cash = Je geld, dat alleen jij ziet
guide-look-order = De speelvolgorde; de vlag is de startspeler
guide-look-hidden = Je verborgen kaarten, en hoe ze bij elke deelstaat passen
guide-look-platform = Je open programma
guide-look-opinions = Wat men hier wil
guide-look-factor = Je factor: trend plus overeenstemming. ½: de som is 0 of minder
guide-look-cabinet = Je kabinet: kosten, en wat elke kaart kan
guide-look-send-to = Waar je ze heen stuurt
guide-look-act-here = Jouw rij in de deelstaat waar de kaart werkt
guide-look-tiles = Een telefoon achter een naam: klaar voor een coalitie
guide-look-common = De kolom met = : kaarten gemeen met jou
guide-look-air = De media van deze deelstaat, en wie ze beheerst
guide-look-national-media = Nationale media: punten voor een steen per ronde
guide-look-pool = Het ruilaanbod
guide-look-meetings = Je bijeenkomsten: een volle eerste rij mag omzetten
guide-look-then = Je stemmen als alles wordt omgezet
guide-look-standing = Wie nu zou winnen
guide-look-trend = Je trend hier, tussen −{ $trend } en +{ $trend }
guide-look-lane = Je stemmen, en hoever ze kunnen komen
guide-look-ruler = Boven stemmen, onder de zetels die ze brengen
guide-look-national = Nationale opinie: punten aan het eind, leden per ronde
guide-look-members = De leden van alle partijen
guide-look-gifts = Je bijdragen: het bedrag en zijn dobbelstenen

## Wat je kunt proberen

guide-try-any = Alles is hier goed.
guide-try-boons = Van alles wat is een goed begin.
guide-try-boon = { $state } stemt het eerst, dus daar helpt het meteen.
guide-try-base = Wat media, wat leden.
guide-try-marker = Met een steen { $state_in } kun je daar de media beheersen.
guide-try-bid = Een klein bod kan geen kwaad: alleen de winnaar betaalt.
guide-try-naming = De partij na jou: dan ben jij als laatste aan de beurt.
guide-try-discard = { $cards ->
    [0] Bewaar ze allemaal: ze kunnen nog van pas komen.
    [one] Over alle deelstaten helpt deze kaart niet meer dan ze schaadt: leg ze af en trek een andere.
   *[other] Over alle deelstaten helpen deze { $cards } kaarten niet meer dan ze schaden: leg ze af en trek andere.
 }
guide-try-swap = Je factor { $state_in } gaat van { $before } naar { $after }.
guide-try-keep = Pas: geen ruil maakt je nu sterker.
guide-try-cabinet = Leg één kaart { $state_in }, voor { $money }. Bewaar de andere voor later.
guide-try-no-cabinet = Stuur niemand en spaar het geld.
guide-try-trend = Een betere trend telt voor elke bijeenkomst die je hier houdt.
guide-try-votes = Stemmen die je hebt, heb je.
guide-try-coalition = Samen zouden jullie winnen.
guide-try-alone = Pas: winnen zou je er niet mee.
guide-try-agree = Partners delen wat de winnaar krijgt.
guide-try-media = Met één steen beheers je de media { $state_in }.
guide-try-no-media = Pas en bewaar het geld voor bijeenkomsten.
guide-try-opinion = Je factor { $state_in } gaat van { $before } naar { $after }.
guide-try-others = Dat maakt de anderen hier zwakker.
guide-try-meetings = Geef ongeveer de helft van je geld uit, het meeste { $state_in }. Daar brengt elke bijeenkomst { $factor ->
    [one] één stem
   *[other] { $factor } stemmen
 }.
guide-try-meetings-there = De meeste bijeenkomsten waar ze tellen: { $state_in } brengt elke { $factor ->
    [one] één stem
   *[other] { $factor } stemmen
 }.
guide-try-no-meetings = Wacht even: je factoren zijn overal laag, en geld bederft niet.
guide-try-poll = Het laagste bod { $state_in }. Leden of trends zijn dat waard.
guide-try-no-poll = Stap eruit: het wordt duur.
guide-try-publish = Ze helpt jou, of verlaagt de anderen.
guide-try-shelve = Niets erin helpt je. Houd haar achter en win leden.
guide-try-later = Zet niets om: dat doet de verkiezing, en wie later komt ligt bij gelijke stemmen boven.
guide-try-wait = Wacht: de factor is laag en kan nog stijgen.
guide-try-convert = De factor { $state_in } is { $factor }. Neem de stemmen zolang dat zo is.
guide-try-move = Een steen is daar aan het eind { $points } punten waard.
guide-try-carry = Daar sta je zelf voor: het brengt je leden en punten.
guide-try-no-carry = Pas: er is er geen van jou bij.
guide-try-push = Verdring wat niet van jou is.
guide-try-gift = { $money } nu, voor { $dice ->
    [0] geen enkel risico
    [one] één risicodobbelsteen
   *[other] { $dice } risicodobbelstenen
 }.

## Wat er veranderd is

guide-figure-money = Geld
guide-figure-members = Leden
guide-figure-seats = Zetels
guide-figure-votes = Stemmen { $state_in }
guide-figure-meetings = Bijeenkomsten { $state_in }
guide-figure-trend = De trend { $state_in }
guide-figure-media = De media { $state_in }
guide-figure-factor = De factor { $state_in }
guide-figure-national-media = Nationale media
