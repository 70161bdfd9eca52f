# The table at the terminal: labels must be short.

screen-round = Round { $round } of { $rounds }
screen-order = order: { $parties }
screen-seats = ≤ { $seats } seats
screen-votes = vote
screen-trend = trend
screen-meetings = meet
screen-media = med.
screen-all = all
screen-nation = nation
screen-pool = pool
screen-members = memb.
screen-money = money
screen-seats-won = seats
screen-national-media = nat.
screen-cubes = cubes
screen-markers = media
screen-tiles = tiles
screen-cabinet = cabinet
screen-contributions = contributions
screen-hand = Your hand
screen-open-hand = hidden cards
screen-marked = about to go
screen-laid = Laid face down
screen-poll = The poll says
screen-cabinet-signs = ! key issue, ↑ own trend, ↓ trend of another party, ☎ coalition tile
screen-free = free
screen-space = { $members ->
    [one] { $members } member
   *[other] { $members } members
 } a round, { $points } points at the end
screen-legend =
    {"*"}         your party; ► the state that votes this round; ≤ 30 seats: for 50 votes
    ■ ☎ ⚭     a cabinet card face down, a coalition tile, in coalition
    vote      votes; '2 the second from below in a stack of equal ones
    med.      media; ! controls them there
    ×         factor = trend + match: the votes for each meeting (meet)
    all       votes/seats if all meetings there were converted now
    + - ·     stances: for or more, against or less, none; ! key issue; ? a hidden card
    nation    the number is the space on the national board; = secured
    pool      the opinion cards to exchange with
    =3        three platform cards in common with you
    nat.      rounds from which a media marker lies on the national board
    Money, cabinet cards and contributions are in thousands.

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
