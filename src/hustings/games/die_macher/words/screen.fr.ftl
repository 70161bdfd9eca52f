# La table au terminal : les mots doivent être courts.

screen-round = Tour { $round } sur { $rounds }
screen-start-player = { $party } commence
screen-seats = jusqu’à { $seats } sièges
screen-now = maintenant
screen-votes = voix
screen-trend = tend.
screen-meetings = réun.
screen-media = méd.
screen-all = tout
screen-nation = pays
screen-pool = réserve
screen-members = membres
screen-money = argent
screen-seats-won = sièges
screen-national-media = nat.
screen-cubes = cubes
screen-markers = médias
screen-tiles = tuiles
screen-cabinet = cabinet fantôme
screen-contributions = dons
screen-hand = Votre main
screen-marked = va partir
screen-laid = Posé face cachée
screen-poll = Le sondage dit
screen-legend = * vous · × facteur = tendance + accord · tout = voix/sièges si toutes les réunions sont converties maintenant · médias : ! contrôle · voix : ' plus bas, '' plus haut dans la pile · ☎ tuile de coalition, ⚭ en coalition · positions : + -, ! thème clé, chiffre = case nationale, = assurée · argent en milliers · ? face cachée · =3 cartes en commun avec vous

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
