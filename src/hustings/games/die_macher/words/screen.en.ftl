# The table at the terminal: labels must be short.

screen-round = Round { $round } of { $rounds }
screen-start-player = { $party } starts
screen-seats = up to { $seats } seats
screen-now = now
screen-votes = votes
screen-trend = trend
screen-meetings = meet
screen-media = media
screen-all = all
screen-nation = nation
screen-pool = pool
screen-members = members
screen-money = money
screen-seats-won = seats
screen-national-media = nat.
screen-cubes = cubes
screen-markers = media
screen-tiles = tiles
screen-cabinet = cabinet
screen-contributions = contributions
screen-hand = Your hand
screen-marked = about to go
screen-laid = Laid face down
screen-poll = The poll says
screen-legend = * you · × factor = trend + match · all = votes/seats if all meetings convert now · media: ! controls · votes: ' lower, '' higher in the stack · ☎ coalition tile, ⚭ in coalition · stances: + -, ! key issue, number = national space, = secured · money in thousands · ? face down · =3 cards in common with you

screen-issue-precautions-against-terrorism = terror
screen-issue-genetic-engineering = genes
screen-issue-economic-redevelopment = economy
screen-issue-taxes = taxes
screen-issue-nuclear-energy = nuclear
screen-issue-minimum-wage = wage
screen-issue-welfare-system = welfare
screen-issue-health-reform = health
screen-issue-internal-security = secur.
screen-issue-spelling-reform = spell.
screen-issue-welfare-state = welfare
screen-issue-euro = euro
