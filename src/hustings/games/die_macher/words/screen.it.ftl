# Il tavolo al terminale: le parole devono essere brevi.

screen-round = Turno { $round } di { $rounds }
screen-start-player = inizia { $party }
screen-seats = fino a { $seats } seggi
screen-now = ora
screen-votes = voti
screen-trend = tend.
screen-meetings = riun.
screen-media = media
screen-all = tutto
screen-nation = nazione
screen-pool = riserva
screen-members = membri
screen-money = denaro
screen-seats-won = seggi
screen-national-media = naz.
screen-cubes = cubi
screen-markers = media
screen-tiles = tess.
screen-cabinet = gabinetto
screen-contributions = contributi
screen-hand = La tua mano
screen-marked = sta per uscire
screen-laid = Posato coperto
screen-poll = Il sondaggio dice
screen-legend = * tu · × fattore = tendenza + accordo · tutto = voti/seggi se ora si convertono tutte le riunioni · media: ! controlla · voti: ' più in basso, '' più in alto nella pila · ☎ tessera coalizione, ⚭ in coalizione · posizioni: + -, ! tema chiave, numero = casella nazionale, = assicurata · denaro in migliaia · ? coperta · =3 carte in comune con te

screen-issue-precautions-against-terrorism = terror.
screen-issue-genetic-engineering = geni
screen-issue-economic-redevelopment = econ.
screen-issue-taxes = tasse
screen-issue-nuclear-energy = nucl.
screen-issue-minimum-wage = salar.
screen-issue-welfare-system = sociale
screen-issue-health-reform = sanità
screen-issue-internal-security = sicur.
screen-issue-spelling-reform = ortogr.
screen-issue-welfare-state = sociale
screen-issue-euro = euro
