# What the page says outside a game's own boards. Labels are short: a button has room for two or three words.

## The bar at the top

page-nav = Site
page-nav-play = Spelen
page-nav-tables = Tafels
page-nav-replays = Terugblik
page-nav-rules = Regels
page-language = Taal
page-sounds = Geluiden
page-sounds-on = Geluiden staan aan
page-sounds-off = Geluiden staan uit
page-theme = Licht of donker
page-help = Spiekkaart en regels
page-menu = Menu
page-close = Sluiten
page-order = De plaatsen, en wie nu gevraagd wordt
page-seat-now = { $party }, { $name } ({ $there }) – { $doing }
page-here = aanwezig
page-away = afwezig
page-bot = bot
page-free = vrij
page-is-asked = beslist
page-has-sealed = heeft verzegeld
page-waits = wacht
page-start-player = startspeler
page-watching = Je kijkt toe

## The front door

page-title-home = Hustings: politieke bordspellen, gespeeld zoals het hoort
page-home-1 = Leid een partij.
page-home-2 = Win zeven verkiezingen.
page-home-lead = Die Macher en Helvetiq, twee politieke bordspellen, in de browser: elke regel gehandhaafd, elk geheim bewaard, tegen vrienden of bots die niet meer zien dan jij.
page-one-vote = Je hebt één stem
page-play-now = Nu spelen
page-play-now-why = { $game }, { $how }. Geen account, geen formulier.
page-play-first-why = { $game }, het korte spel met drie en een gids naast je: ongeveer 25 minuten. Geen account, geen formulier.
page-lengths = Hoeveel tijd je hebt
page-length-short = 25 minuten
page-length-hour = Een uur
page-length-evening = Een avond
page-takes-short = ongeveer 25 minuten
page-takes-hour = ongeveer een uur
page-takes-two = ongeveer twee uur
page-takes-evening = een avond
page-against = tegen { $count ->
    [one] één bot
   *[other] { $count } bots
 }
page-with-friends = met vrienden, via een link
page-go-on = Ga verder met je spel
page-go-on-round = Verder met ronde { $round }
page-go-on-why = { $game } met { $names }
page-set-up = Een tafel openen
page-set-up-why = Editie, plaatsen, bots. Stuur de link; wie hem opent, kan gaan zitten.
page-read-rules = De regels lezen
page-read-rules-why = In eigen woorden, met elke uitspraak en de bron van elk getal.
page-watch-replay = Een spel terugkijken
page-watch-replay-why = Je eigen spellen, voorbeelden, of een verslag dat iemand je stuurde.
page-your-tables = Je tafels
page-all-tables = alle { $count }
page-with = met { $names }
page-moves = { $count ->
    [one] { $count } beslissing
   *[other] { $count } beslissingen
 }
page-open-tables = Open tafels
page-with-free-seat = { $count ->
    [one] { $count } tafel met vrije plaatsen
   *[other] { $count } tafels met vrije plaatsen
 }
page-no-open-tables = Op dit moment zoekt niemand medespelers. Open een openbare tafel.
page-seats-taken = { $taken } van { $count } plaatsen bezet
page-waits-for = wacht op { $names }
page-status-waiting = wacht nog
page-status-playing = bezig
page-status-paused = onderbroken
page-status-over = afgelopen
page-status-abandoned = opgegeven
page-everybody = Voor iedereen hetzelfde
page-daily = Puzzel van de dag
page-daily-why = Eén stelling, één vraag, elke dag een nieuwe.
page-daily-solved = Opgelost { $tries ->
    [1] bij de eerste poging
   *[other] bij poging { $tries }
 }.
page-weekly = Verdeling van week { $week }
page-weekly-yours = Je hebt haar gespeeld, of bent ermee bezig.
page-weekly-played = { $count ->
    [0] Hier heeft nog niemand haar uitgespeeld.
    [one] Hier één keer uitgespeeld. Punten: { $best }.
   *[other] Hier { $count } keer uitgespeeld. Meeste punten: { $best }.
 }
page-to-hand-on = Je resultaat, om door te geven
week-shared = Hustings, verdeling van week { $week }: { $game }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, plaats { $place } van { $players }.
week-compared = { $count ->
    [0] De verdeling van de week: iedereen krijgt dezelfde kaarten en dezelfde bots. Hier komen de resultaten van anderen.
    [one] De verdeling van de week: iedereen krijgt dezelfde kaarten en dezelfde bots. Je bent hier de eerste die haar uitspeelt.
   *[other] De verdeling van de week: iedereen krijgt dezelfde kaarten en dezelfde bots. Hier { $count } keer uitgespeeld; { $better } keer beter dan jij.
 }
page-on-the-table = Nu op tafel: { $what }
page-on-a-table = Zoals het gespeeld werd: { $what }
page-lane = { $party }: { $votes ->
    [one] { $votes } stem
   *[other] { $votes } stemmen
 }
page-how-to-read = Zo lees je een deelstaat
page-how-to-read-why = De balk toont de stemmen van een partij; de ring, waar ze uitkomt als al haar bijeenkomsten nu stemmen werden.
page-the-games = De spellen
page-rules-and-rulings = Regels en uitspraken
page-play-bots = Tegen bots spelen
page-run-it = Zelf draaien
page-run-it-why = Eén opdracht start een server met een eigen database. Op dezelfde regels draaien een simulator van duizenden spellen per seconde en een vectoromgeving voor het Pythonpakket Gymnasium.
page-interface = Programmeerinterface
page-guest = Gast
page-you-win = Je wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
page-you-share = Je deelt de winst met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
page-you-came = Je eindigt op plaats { $place } van { $players } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, { $behind } achter de eerste.
page-fill-bots = Vul aan met bots
page-learn-meanwhile = Leer intussen hoe het gaat
page-why-edition-2006 = De regels van de uitgave van 2006; daarmee begin je.
page-why-edition-1997 = De regels van de eerste uitgave, uit 1997.

## A new table

page-game = Spel
page-which-edition = Editie
page-edition = Regels van { $edition }
page-own-figures = eigen getallen
page-variants = Varianten
page-players = Spelers
page-seats = Plaatsen
page-seat = Plaats { $seat }
page-who-sits = Wie speelt { $seat }
page-kind-person = Aan dit scherm
page-kind-open = Open, via link
page-kind-bot = Een bot
page-by-link = voor wie de link opent
page-name = Naam
page-name-of = Naam van { $seat }
page-level = Sterkte
page-level-of = Sterkte van { $seat }
page-level-beginner = beginneling
page-level-easy = makkelijk
page-level-normal = normaal
page-level-hard = moeilijk
page-level-expert = meester
page-temperament = Temperament
page-temperament-of = Temperament van { $seat }
page-temperament-none = evenwichtig
page-temperament-none-why = Neigt nergens bijzonder toe.
page-temperament-bold = stoutmoedig
page-temperament-media-baron = mediabaron
page-temperament-member-hunter = ledenwerver
page-temperament-climber = klimmer
page-temperament-lawgiver = wetgever
page-temperament-collector = verzamelaar
page-temperament-varied = gemengd
page-hot-seat = Meerdere mensen aan dit scherm: tussen de beurten vraagt de pagina om het door te geven.
page-table-title = Naam van de tafel
page-more = Meer
page-public = Openbaar: staat onder ‘Open tafels’, iedereen mag gaan zitten of toekijken
page-open-money = Open geld: iedereen ziet wat de anderen hebben
page-make = Tafel openen en link krijgen
page-start = Spel beginnen
page-colour-black = Zwart
page-colour-red = Rood
page-colour-yellow = Geel
page-colour-green = Groen
page-colour-blue = Blauw

## Before the game

page-title-table = Tafel · Hustings
page-title-your-turn = Je bent aan de beurt: { $title }
page-opening = Een ogenblik …
page-room-free = { $count ->
    [one] Eén plaats is vrij. Stuur de link.
   *[other] { $count } plaatsen zijn vrij. Stuur de link.
 }
page-room-ready = Iedereen is er: je kunt beginnen.
page-room-host = Iedereen is er. De gastheer start het spel.
page-your-name = Je naam
page-you = jij
page-sit = Hier gaan zitten
page-put-bot = Zet hier een bot
page-bot-instead = bot in de plaats
page-bot-other = Andere bot
page-replace = { $party } door een bot laten spelen
page-remove = Verwijderen
page-start-when = Het spel kan beginnen als elke plaats bezet is, door mensen of bots.
page-invite = Uitnodigen
page-invite-why = Wie deze link opent, kan een vrije plaats nemen of toekijken.
page-invite-link = Link voor gasten
page-invite-here = Deze link werkt alleen op deze computer. Start de server zo, dan kunnen anderen in je netwerk komen:
page-invite-or = of
page-invite-then = Open dan het adres dat de terminal toont en stuur de link van daar.
page-invite-code = De link als code om te scannen
page-screen = Op een televisie tonen
page-screen-why = Een scherm voor iedereen, zonder handkaarten: gespeeld wordt op de telefoons.
page-screen-scan = Scan om plaats te nemen
page-screen-hands = Elke telefoon is een eigen hand. Hier staat niets geheims.
page-screen-own = Deze link is van iemand
page-screen-own-why = Hij toont handkaarten of leidt de tafel en hoort dus niet op een scherm dat iedereen ziet. Open het scherm met de link voor gasten.
page-screen-to-seat = Als mijn eigen openen
page-copy = Kopiëren
page-copied = Gekopieerd
page-table-full = Alle plaatsen zijn bezet.
page-watch = Toekijken
page-join = Meespelen
page-join-table = Aan ‘{ $title }’ gaan zitten
page-watch-table = Bij ‘{ $title }’ toekijken

## At the table

page-your-turn = Jouw beurt
page-your-turn-asked = Jouw beurt. { $question }
page-waiting-for = Wachten op { $names }
page-you-sealed = Je hebt verzegeld
page-sealed-why = Je antwoord is verzegeld. Tot de laatste verzegeld heeft, kun je het wijzigen.
page-change = Wijzigen
page-rule = Regel { $rule }
page-your-draft = Je concept
page-take-back-from = Vanaf hier terugnemen
page-ends-draw = Daarna wordt er iets getrokken: verstuur dit eerst.
page-ends-reveal = Daarna wordt er iets onthuld: verstuur dit eerst.
page-not-possible = { $count ->
    [one] Eén keuze kan niet:
   *[other] { $count } keuzes kunnen niet:
 }
page-why-not = Wat niet kan, en waarom
page-clear = Wissen
page-undo = Ongedaan maken
page-send = Versturen
page-seal = Verzegelen
page-filter = Zoeken in de keuzes
page-filter-many = Zoeken in { $count } keuzes
page-filter-none = Geen keuze past.
page-quick-amounts = Snelle bedragen
page-amount = Bedrag, { $low } tot { $high }
page-less = Eén minder
page-more-amount = Eén meer
page-take-amount = { $amount } kiezen
page-nothing = niets
page-table-now = De tafel nu
page-record = Verslag
page-since = sinds je laatste beurt: { $count }
page-since-here = Sinds je laatste beurt
page-what-happened = Wat er gebeurde
page-earlier = { $count } eerdere regels
page-now-you = Nu jij.
page-chat = Gesprek
page-chat-empty = Niemand heeft nog iets gezegd.
page-chat-to = Aan
page-chat-all = Allen
page-message = Bericht
page-say-something = Zeg iets
page-say = Zeg
page-private = privé
page-to-you = aan jou
page-to = aan { $name }
page-spectator = toeschouwer
page-chat-too-fast = Niet verzonden: te veel regels tegelijk. Wacht even.
page-not-sent = Niet verzonden. Probeer opnieuw.

## The menu of a table

page-save = Opslaan
page-your-link = Je eigen link
page-your-link-why = Hij opent je plaats, op elk apparaat. Houd hem voor jezelf.
page-spectator-link = Link voor gasten en toeschouwers
page-seats-here = Plaatsen aan dit scherm
page-notices = Bericht als ik aan de beurt ben
page-nights = Verkiezingsavonden en onthullingen tonen
page-nights-stay = Laat ze staan tot ik verderga
page-event-over = Verder
page-reading = Voorlezen wat er gebeurt
page-reading-calm = rustig, zin voor zin
page-reading-brisk = vlot
page-reading-slow = langzaam
page-reading-at-once = meteen, zoals het gebeurt
page-reading-turns = alleen als ik aan de beurt ben
page-hurry = De bots opjagen
page-hurry-off = De bots de tijd laten nemen
page-hurry-why = Ze treuzelen minder tussen hun zetten, voor iedereen aan deze tafel. Ze denken even goed als eerst.
page-hurried = Bots aan deze tafel treuzelen niet
page-skip = Naar de vraag
page-skip-main = Naar de inhoud
page-cmd = Opdrachtregel
page-cmd-open = Opdrachtregel openen
page-cmd-said = Antwoorden van de opdrachtregel
page-cmd-label = Een getal of een woord; help zegt welke
page-cmd-nothing = Je wordt nu niets gevraagd.
page-cmd-item = { $number }: { $what }
page-cmd-done = Gedaan.
page-cmd-allowed = { $number } mag.
page-cmd-also = Over dit spel: { $words }
page-cmd-help =
    Een getal beantwoordt de vraag, een bedrag staat voor zichzelf; meer op één regel zijn meer beslissingen. p past.
    ?  de vraag, met de nummers van de antwoorden
    ?why  wat niet kan en waarom; ?why 7 vraagt naar 7
    ?log 20  de laatste 20 regels van het verslag
    undo  neemt de laatste beslissing terug
page-with-all = Met ieders instemming
page-pause = Onderbreken
page-resume = Verder spelen
page-abandon = Spel opgeven
page-leave = Plaats verlaten
page-really = Echt?
page-rewind = Teruggaan
page-rewind-before = tot voor …
page-mute = Dempen
page-unmute = Dempen opheffen
page-new-link = Nieuwe link
page-new-link-why = De oude link van deze plaats werkt meteen niet meer

## Votes, and bad luck

page-vote-abandon = { $name } wil het spel opgeven.
page-vote-rewind = { $name } wil teruggaan.
page-vote-before = Tot vóór:
page-vote-pause = { $name } wil het spel onderbreken.
page-vote-missing = Moeten nog instemmen: { $names }.
page-agree = Instemmen
page-disagree = Weigeren
page-take-back = Intrekken
page-lost = Verbinding verbroken.
page-lost-retry = { $seconds ->
    [0] Nieuwe poging …
   *[other] Nieuwe poging over { $seconds } s.
 }
page-lost-draft = Je concept blijft bewaard. { $seconds ->
    [0] Nieuwe poging …
   *[other] Nieuwe poging over { $seconds } s.
 }
page-try-now = Nu proberen
page-moved-on = De tafel is verder gegaan.
page-moved-fits = Je concept past nog; bekijk het en verstuur opnieuw.
page-moved-partly = Een deel van je concept past niet meer en is verwijderd.
page-moved-gone = Je concept past niet meer.
page-refused = Niet mogelijk.
page-paused = Het spel is onderbroken.
page-paused-why = Er gaat niets verloren.
page-bots-busy = De bots zijn bezig.
page-bots-busy-why = Ze denken voor veel tafels tegelijk; die van jullie is nummer { $place } in de rij.
page-abandoned = Dit spel is opgegeven.
page-abandoned-why = Het blijft hier om te bekijken.
page-link-expired = Deze link werkt niet meer.
page-link-expired-why = Vraag de gastheer om een nieuwe.
page-no-such-table = Deze tafel bestaat niet.
page-no-such-table-why = Hij is verwijderd, of de link is onvolledig.
page-needs-link = Dit adres is maar een halve link.
page-needs-link-why = De tafel bestaat, maar is niet voor iedereen open. De hele link eindigt met een # en een geheim: vraag de gastheer erom.
page-open-as-seat = Openen als plaats { $seat }
page-open-as-host = Openen als gastheer
page-to-front-door = Naar de startpagina
page-no-such-page = Deze pagina bestaat niet.
page-trouble-malformed = De server begreep dat niet.
page-trouble-illegal = Dat kan nu niet.
page-trouble-stale = De tafel is verder gegaan; kijk opnieuw.
page-trouble-unauthorised = Je link staat dat niet toe.
page-trouble-forbidden = Alleen de gastheer, of wie daar zit, mag dat.
page-trouble-unknown = Dat bestaat niet, of de link is niet volledig.
page-trouble-conflict = Dat past niet bij hoe de tafel nu is.
page-trouble-too-large = Dat is te groot.
page-trouble-too-many = Te veel tegelijk. Wacht even en probeer opnieuw.
page-trouble-unavailable = De server is nu niet bereikbaar. Er gaat niets verloren; probeer opnieuw.
page-trouble-failed = Er ging iets mis op de server. Er is niets veranderd.
page-hand-over = Geef het scherm aan { $name }, alsjeblieft.
page-hand-over-why = Verder mag nu niemand kijken.
page-i-am = Ik ben { $name }

## The end

page-won-by = { $party } { $party_number ->
    [many] winnen
   *[one] wint
 } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } verschil
page-won-tied = { $party } { $party_number ->
    [many] winnen
   *[one] wint
 } bij gelijke stand
page-someone = { $name }
page-shared-win = { $parties } delen de overwinning
page-nobody-won = Niemand heeft gewonnen
page-made-difference = Wat het verschil maakte: { $part }. { $winner } had daar { $points }, { $other } { $others }.
page-entries = { $count } beslissingen
page-by-rank = Punten naar herkomst, op rang
page-again = Nog eens, zelfde plaatsen
page-again-there = Naar het volgende spel, zelfde plaatsen
page-look = Tafel bekijken
page-to-the-result = Terug naar de uitslag
page-open-hands = Open handen
page-score-sheet = Scoreblad
page-total = Totaal

## Rules and finished games

page-contents = Inhoud
page-figures = De getallen en hun bronnen
page-figure = Getal
page-value = Waarde
page-source = Bron
page-ruling = Uitspraak
page-no-card = Nu wordt er niets gevraagd. Alle regels zijn één klik verwijderd.
page-all-rules = Alle regels
page-signs = Tekens
page-signs-why = Wijs iets op het bord aan of tik erop: het zegt wat het is. Wat paars is, kun je kiezen, of is ontworpen en nog niet verstuurd.
page-no-finished = Nog geen van je spellen is afgelopen.
page-bring-record = Een verslag openen
page-no-record = Dit is geen verslag.
