# La table au terminal : les mots doivent être courts.

screen-round = Manche { $round } sur { $rounds }
screen-order = ordre : { $parties }
screen-seats = ≤ { $seats } sièges
screen-votes = voix
screen-trend = tend.
screen-meetings = meet
screen-media = méd.
screen-all = tout
screen-nation = pays
screen-pool = marché
screen-members = adh.
screen-money = arg.
screen-seats-won = sièges
screen-national-media = nat.
screen-cubes = cubes
screen-markers = méd.
screen-tiles = coal
screen-cabinet = cabinet fantôme
screen-contributions = dons
screen-hand = Votre main
screen-open-hand = cartes cachées
screen-marked = va partir
screen-laid = Posé face cachée
screen-poll = Le sondage dit
screen-cabinet-signs = ! thème clé, ↑ sa tendance, ↓ celle d’un autre parti, ☎ tuile de coalition
screen-free = libre
screen-space = { $members ->
    [one] { $members } adhérent
   *[other] { $members } adhérents
 } par manche, { $points } points à la fin
screen-legend =
    {"*"}         votre parti ; ► le Land qui vote dans cette manche ; ≤ 30 sièges : pour 50 voix
    ■ ☎ ⚭     carte de cabinet face cachée, tuile de coalition, en coalition
    voix      '2 le deuxième à partir du bas dans la pile à égalité de voix
    méd.      médias ; ! les contrôle
    ×         facteur = tendance + accord : les voix par meeting (meet)
    tout      voix/sièges si tous les meetings y étaient convertis maintenant
    + - ·     pour ou plus, contre ou moins, aucune ; ! thème clé ; ? carte cachée
    pays      le chiffre est la case du plateau national ; = assurée
    marché    les cartes d’opinion à échanger
    =3        trois cartes de programme en commun avec vous
    nat.      manches dont un marqueur média est sur le plateau national
    L’argent, les cartes de cabinet et les dons sont en milliers.

screen-issue-precautions-against-terrorism = terror.
screen-issue-genetic-engineering = gènes
screen-issue-economic-redevelopment = écon.
screen-issue-taxes = impôts
screen-issue-nuclear-energy = nucl.
screen-issue-minimum-wage = salaire
screen-issue-welfare-system = social
screen-issue-health-reform = santé
screen-issue-internal-security = sécur.
screen-issue-spelling-reform = orth.
screen-issue-welfare-state = social
screen-issue-euro = euro
