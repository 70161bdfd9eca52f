# De tafel op de terminal: de woorden moeten kort zijn.

screen-round = Ronde { $round } van { $rounds }
screen-start-player = { $party } begint
screen-seats = tot { $seats } zetels
screen-now = nu
screen-votes = stem.
screen-trend = trend
screen-meetings = bijk.
screen-media = media
screen-all = alles
screen-nation = land
screen-pool = voorraad
screen-members = leden
screen-money = geld
screen-seats-won = zetels
screen-national-media = land.
screen-cubes = blokjes
screen-markers = media
screen-tiles = tegels
screen-cabinet = kabinet
screen-contributions = giften
screen-hand = Je hand
screen-marked = gaat weg
screen-laid = Verdekt gelegd
screen-poll = De peiling zegt
screen-legend = * jij · × factor = trend + overeenkomst · alles = stemmen/zetels als nu alle bijeenkomsten omgezet worden · media: ! heeft de macht · stemmen: ' lager, '' hoger in de stapel · ☎ coalitietegel, ⚭ in coalitie · standpunten: + -, ! sleutelthema, cijfer = landelijk vak, = vast · geld in duizenden · ? verdekt · =3 kaarten met jou gemeen

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
