# De tafel op de terminal: de woorden moeten kort zijn.

screen-round = Ronde { $round } van { $rounds }
screen-order = volgorde: { $parties }
screen-seats = ≤ { $seats } zetels
screen-votes = stem
screen-trend = trend
screen-meetings = bijk
screen-media = med.
screen-all = alles
screen-nation = natie
screen-pool = ruil
screen-members = leden
screen-money = geld
screen-seats-won = zetels
screen-national-media = bord
screen-cubes = blok.
screen-markers = media
screen-tiles = coal.
screen-cabinet = kabinet
screen-contributions = bijdragen
screen-hand = Je hand
screen-open-hand = verborgen kaarten
screen-marked = gaat weg
screen-laid = Gedekt gelegd
screen-poll = De peiling zegt
screen-cabinet-signs = ! speerpunt, ↑ eigen trend, ↓ trend van een andere partij, ☎ coalitiefiche
screen-free = vrij
screen-space = { $members ->
    [one] { $members } lid
   *[other] { $members } leden
 } per ronde, { $points } punten op het eind
screen-legend =
    {"*"}         jouw partij; ► de deelstaat die deze ronde stemt; ≤ 30 zetels: bij 50 stemmen
    ■ ☎ ⚭     kabinetskaart gedekt, coalitiefiche, in coalitie
    stem      stemmen; '2 de tweede van onderen in de stapel bij evenveel
    med.      media; ! beheerst ze daar
    ×         factor = trend + overeenstemming: stemmen per bijeenkomst (bijk)
    alles     stemmen/zetels als daar nu alle bijeenkomsten omgezet werden
    + - ·     voor of meer, tegen of minder, geen; ! speerpunt; ? gedekte kaart
    natie     het cijfer is het veld op het nationale bord; = verankerd
    ruil      de opiniekaarten van het ruilaanbod
    =3        drie programmakaarten met jou gemeen
    bord      ronden waaruit een mediasteen op het nationale bord ligt
    Geld, kabinetskaarten en bijdragen zijn in duizenden.

screen-issue-precautions-against-terrorism = terreur
screen-issue-genetic-engineering = genen
screen-issue-economic-redevelopment = econ.
screen-issue-taxes = belast
screen-issue-nuclear-energy = kern
screen-issue-minimum-wage = loon
screen-issue-welfare-system = sociaal
screen-issue-health-reform = gezond
screen-issue-internal-security = veilig
screen-issue-spelling-reform = spellen
screen-issue-welfare-state = sociaal
screen-issue-euro = euro
