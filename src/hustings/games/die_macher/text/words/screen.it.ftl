# Il tavolo al terminale: le parole devono essere brevi.

screen-round = Round { $round } di { $rounds }
screen-order = ordine: { $parties }
screen-seats = ≤ { $seats } seggi
screen-votes = voti
screen-trend = tend.
screen-meetings = com.
screen-media = med.
screen-all = tutto
screen-nation = nazione
screen-pool = banco
screen-members = iscr.
screen-money = soldi
screen-seats-won = seggi
screen-national-media = naz.
screen-cubes = cubi
screen-markers = media
screen-tiles = tess.
screen-cabinet = governo
screen-contributions = contributi
screen-hand = La tua mano
screen-open-hand = carte nascoste
screen-marked = sta per uscire
screen-laid = Posato coperto
screen-poll = Il sondaggio dice
screen-cabinet-signs = ! tema chiave, ↑ propria tendenza, ↓ tendenza di un altro partito, ☎ tessera coalizione
screen-free = libera
screen-space = { $members ->
    [one] { $members } iscritto
   *[other] { $members } iscritti
 } per round, { $points } punti alla fine
screen-legend =
    {"*"}         il tuo partito; ► il Land che vota in questo round; ≤ 30 seggi: con 50 voti
    ■ ☎ ⚭     carta governo coperta, tessera coalizione, in coalizione
    voti      '2 il secondo dal basso nella pila a parità di voti
    med.      media; ! li controlla
    ×         fattore = tendenza + accordo: i voti per comizio (com.)
    tutto     voti/seggi se ora vi si convertissero tutti i comizi
    + - ·     a favore o più, contro o meno, nessuna; ! tema chiave; ? carta coperta
    nazione   il numero è la casella del tabellone nazionale; = consolidata
    banco     le carte opinione da scambiare
    =3        tre carte del programma in comune con te
    naz.      round da cui un segnalino media è sul tabellone nazionale
    Denaro, carte governo e contributi sono in migliaia.

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
