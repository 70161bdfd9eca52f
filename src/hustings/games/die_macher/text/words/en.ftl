# Die Macher in English. Beside a thing come the attributes of its name: $state_in, $party_number.

## Helpers

has = { $party_number ->
    [many] have
   *[one] has
 }
signed = { $sign ->
    [plus] +{ $size }
    [minus] −{ $size }
   *[zero] 0
 }
just-party = { $party }
just-state = { $state }
just-card = { $card }

## Parties: a short name for sentences, the full one, the letter on the board

party-1997-black = CDU
    .dative = CDU
    .full = CDU
    .letter = C
    .number = one
party-1997-red = SPD
    .dative = SPD
    .full = SPD
    .letter = S
    .number = one
party-1997-yellow = FDP
    .dative = FDP
    .full = FDP
    .letter = F
    .number = one
party-1997-green = Grüne
    .dative = Grüne
    .full = Die Grünen
    .letter = G
    .number = many
party-1997-blue = PDS
    .dative = PDS
    .full = PDS
    .letter = P
    .number = one
party-2006-black = CDU
    .dative = CDU
    .full = CDU
    .letter = C
    .number = one
party-2006-red = SPD
    .dative = SPD
    .full = SPD
    .letter = S
    .number = one
party-2006-yellow = FDP
    .dative = FDP
    .full = FDP
    .letter = F
    .number = one
party-2006-green = Grüne
    .dative = Grüne
    .full = Die Grünen
    .letter = G
    .number = many
party-2006-blue = Linke
    .dative = Linke
    .full = Die Linkspartei
    .letter = L
    .number = one
party-none = seat { $seat }
    .dative = seat { $seat }
    .full = empty seat { $seat }
    .letter = ?
    .number = one

## States keep their German names, as on the boards

land-nordrhein-westfalen = Nordrhein-Westfalen
    .in = in Nordrhein-Westfalen
land-bayern = Bayern
    .in = in Bayern
land-baden-wuerttemberg = Baden-Württemberg
    .in = in Baden-Württemberg
land-niedersachsen = Niedersachsen
    .in = in Niedersachsen
land-hessen = Hessen
    .in = in Hessen
land-sachsen = Sachsen
    .in = in Sachsen
land-rheinland-pfalz = Rheinland-Pfalz
    .in = in Rheinland-Pfalz
land-berlin = Berlin
    .in = in Berlin
land-sachsen-anhalt = Sachsen-Anhalt
    .in = in Sachsen-Anhalt
land-schleswig-holstein = Schleswig-Holstein
    .in = in Schleswig-Holstein
land-brandenburg = Brandenburg
    .in = in Brandenburg
land-thueringen = Thüringen
    .in = in Thüringen
land-mecklenburg-vorpommern = Mecklenburg-Vorpommern
    .in = in Mecklenburg-Vorpommern
land-hamburg = Hamburg
    .in = in Hamburg
land-saarland = Saarland
    .in = in Saarland
land-bremen = Bremen
    .in = in Bremen
land-none = state { $place }
    .in = in state { $place }

## Issues and stances

card = { $issue } ({ $stance })
issue-precautions-against-terrorism = precautions against terrorism
issue-genetic-engineering = genetic engineering
issue-economic-redevelopment = economic redevelopment
issue-taxes = taxes
issue-nuclear-energy = nuclear energy
issue-minimum-wage = minimum wage
issue-welfare-system = welfare system
issue-health-reform = health reform
issue-internal-security = internal security
issue-spelling-reform = spelling reform
issue-welfare-state = welfare state
issue-euro = euro
stance-yes = yes
stance-no = no
stance-for = for
stance-against = against
stance-more = more
stance-less = less
stance-now = now
stance-later = later

## Cabinet cards: 1997 by their German titles

cabinet-1997-1 = Kanzlerkandidat (candidate for chancellor)
cabinet-1997-2 = Parteivorsitzender (party chairman)
cabinet-1997-3 = Fraktionsführer (parliamentary leader)
cabinet-1997-4 = Außenminister (foreign minister)
cabinet-1997-5 = Innenminister (interior minister)
cabinet-1997-6 = Generalsekretär (secretary general)
cabinet-1997-7 = Hinterbänkler (backbencher)
cabinet-2006-1 = Chancellor
cabinet-2006-2 = Speaker of the house
cabinet-2006-3 = Chief whip
cabinet-2006-4 = Foreign minister
cabinet-2006-5 = Justice minister
cabinet-2006-6 = Finance minister
cabinet-2006-7 = Backbencher

## Phases and parts of the score

phase-opening = Opening
phase-start-player = Start player
phase-conference = Platform conference
phase-cabinet = Shadow cabinet
phase-cabinet-actions = Cabinet actions
phase-coalitions = Coalitions
phase-media = Media
phase-media-control = Media control
phase-meetings = Meetings
phase-polls = Polls
phase-conversion = Conversion
phase-election = Election
phase-spoils = Spoils
phase-end-of-round = End of the round
phase-contributions = Contributions
phase-over = The end
part-seats = seats
part-national-media = national media
part-members = members
part-members-bonus = bonus for members
part-opinions = national opinion
part-secured = secured opinions

## Parts of sentences

boon-trend = trend { $change }
boon-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
 }
boon-meetings = { $cubes ->
    [one] { $cubes } meeting
   *[other] { $cubes } meetings
 }
gain-trend = trend { $change } { $state_in }
gain-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
 } { $state_in }
gain-meetings = { $cubes ->
    [one] { $cubes } meeting
   *[other] { $cubes } meetings
 } { $state_in }
gain-media = { $markers ->
    [one] { $markers } media marker
   *[other] { $markers } media markers
 } { $state_in }
gain-members = { $members ->
    [one] { $members } member
   *[other] { $members } members
 }
poll-entry = { $party } { $change }
trend-moved = { $party } { $change } (now { $change_now })
bid-of = { $party } { $money }
votes-of = { $party } { $votes }
members-of = { $party } { $members }
money-of = { $party } { $money }
part-of = { $part } { $points }
result-of = { $party } { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
 } ({ $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 })
cabinet-in = { $cabinet } { $state_in }
cabinet-phone = { $cabinet } { $state_in } (with a coalition tile)
cabinet-away = { $cabinet }
card-in = { $card } { $state_in }

## Options

option-bid = { $money ->
    [0] Bid nothing
   *[other] Bid { $money }
 }
option-pass = Pass
option-opening-boons = { $boons }
option-opening-base = { $markers ->
    [0] No media marker
    [one] { $markers } media marker
   *[other] { $markers } media markers
 } and { $members ->
    [0] no members
    [one] { $members } member
   *[other] { $members } members
 }
option-choose-state = { $state }
option-name-start = { $party } to start
option-discard = Discard { $card }
option-swap-platform = Replace { $card_old } with { $card }
option-place-cabinet = Place the { $cabinet } { $state_in } ({ $money })
option-cabinet-votes = { $votes ->
    [0] Win votes
    [one] Win { $votes } vote
   *[other] Win { $votes } votes
 } { $state_in }
option-set-key = Make { $card } the key issue { $state_in }
option-lift-key = Take the key-issue tile away { $state_in }
option-oust = Put a media marker in place of one of { $party } { $state_in } ({ $money })
option-trend-up = Raise your own trend { $state_in }: { $change }
option-trend-down = Lower the trend of { $party } { $state_in }: { $change }
option-force = Force { $party } into a coalition
option-propose = Propose a coalition to { $party }
option-agree = Agree
option-decline = Decline
option-buy-media = Buy a media marker { $state_in } ({ $money })
option-swap-opinion = Replace { $card_old } with { $card }
option-meet = { $cubes ->
    [0] No meeting { $state_in }
    [one] { $cubes } meeting { $state_in } ({ $money })
   *[other] { $cubes } meetings { $state_in } ({ $money })
 }
option-shelve = Keep the poll secret and roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } for members
option-publish = Publish: { $changes }
option-convert = { $cubes ->
    [0] Convert nothing
    [one] Convert { $cubes } meeting
   *[other] Convert { $cubes } meetings
 }{ $cubes ->
    [0] { "" }
   *[other] : { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
     }
 }
option-move-marker = Move a media marker to the national board ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
option-place-opinion = Carry { $card } to national opinion
option-push-out = Push out { $card }
option-push-out-free = Use space { $space }
option-accept = Accept { $money } and roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }: you lose as many members as the highest shows
option-refuse = Refuse { $money } and roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }: you win as many members as they show together

pass-discarding = { $cards ->
    [0] Keep all hidden cards
    [one] Discard the marked card and draw
   *[other] Discard the { $cards } marked cards and draw
 }
pass-platform-swap = Leave the platform as it is
pass-placing = Place nobody here
pass-cabinet-action = Do nothing
pass-coalition = Stay alone
pass-media-buying = Buy nothing now
pass-opinion-swap = Leave the opinions as they are
pass-poll-bid = Leave this auction
pass-marker-move = Leave the marker where it is
pass-opinion-placing = Place no card

## Questions

question-choose-boons = The opening, sealed: which three gains do you take?
question-place-boon = The opening, sealed. Where does gain { $place } of { $gains } go, { $boon }?
question-choose-base = The opening, sealed: how many media markers, how many members?
question-place-marker = The opening, sealed: where does media marker { $place } of { $markers } go?
question-start-bid = What do you bid, sealed, for naming the start player of round { $round }? You have { $money }.
question-second-bid = You are tied for the highest bid: what is your second one, at least { $money_least }? You have { $money }.
question-start-naming = Your bid was the highest: who should start in round { $round }?
question-discarding = Which hidden cards do you discard? { $cards ->
    [0] None is marked yet.
    [one] One is marked.
   *[other] { $cards } are marked.
 }
question-platform-swap = Do you replace an open platform card by a hidden one?
question-placing = Whom from your shadow cabinet do you send to { $state }, face down? You have { $money }; the cards you have laid will cost { $money_laid }.
question-cabinet-action = What should the { $cabinet } do { $state_in }?
question-coalition = Do you want a coalition { $state_in }?
question-answer = { $party } { $party_number ->
    [many] propose
   *[one] proposes
 } a coalition { $state_in }, with { $common } cards in common. Do you agree?
question-media-buying = Do you buy a media marker for { $money_price }? You have { $money } and { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
 } left.
question-opinion-swap = You control the media { $state_in }: do you exchange an opinion with the pool?
question-opinion-swap-majority = You have the absolute majority { $state_in }: do you exchange an opinion with the pool?
question-meetings = How many meetings do you hold { $state_in }, at { $money_price } each? You have { $money }, and { $cubes ->
    [0] no meeting
    [one] { $cubes } meeting
   *[other] { $cubes } meetings
 } there so far.
question-poll-bid-first = A poll { $state_in } is up for auction, and nobody has bid. What do you bid? You have { $money }.
question-poll-bid = A poll { $state_in } is up for auction; { $party } { has } bid { $money_price }. What do you bid? You have { $money }.
question-poll-use = Your poll { $state_in } says: { $changes }. Do you publish one or two of these changes, or keep it secret?
question-converting = How many of your { $cubes } meetings { $state_in } do you turn into votes? The factor is { $change_factor }.
question-marker-move = Do you move a media marker from { $state } to the national board, for { $points ->
    [one] { $points } point
   *[other] { $points } points
 }?
question-opinion-placing = Which opinion of { $state } do you carry to the national board? { $cards ->
    [one] You may place one card.
   *[other] You may place { $cards } cards.
 }
question-opinion-space = There is no free space for { $card }: which national opinion does it push out?
question-contribution = A contribution after round { $round }: which card do you play, and do you accept or refuse it?

## Refusals

refusal-too-dear = The party does not have that much money.
refusal-below-first-bid = A second bid must be at least as high as the first.
refusal-too-low = A bid must be above the last one.
refusal-no-such-party = No such party is at the table.
refusal-not-in-hand = You do not hold that card.
refusal-already-marked = Every such card in your hand is already marked for discarding.
refusal-not-open = You have no open card on that issue.
refusal-issue-twice = Open cards must be on different issues.
refusal-imposed = Your party may show this issue only with the stance imposed on it.
refusal-cabinet-gone = That cabinet card is not in the game any more.
refusal-cabinet-laid = That cabinet card already lies on another state.
refusal-not-on-card = This cabinet card does not offer that action.
refusal-no-effect = Nothing would change.
refusal-key-there = The state already has a key-issue tile.
refusal-no-key-there = The state has no key-issue tile.
refusal-no-opinion-there = The state has no open opinion card on that issue.
refusal-own-party = It must be another party.
refusal-no-marker-there = That party has no media marker in the state.
refusal-no-marker-left = You have no media marker left in supply.
refusal-no-partner = That party has no coalition tile here, or is already in a coalition.
refusal-too-little-in-common = The two platforms have too few cards in common.
refusal-too-little-to-force = Only with three cards in common can you force a coalition.
refusal-force-instead = With three cards in common you need not ask: you can force the coalition.
refusal-already-proposed = You have already asked that party in this turn.
refusal-no-media-space = The state has no free media space.
refusal-under-key = That opinion card lies under the key-issue tile.
refusal-not-in-pool = The exchange pool has no such card.
refusal-identical = The new card must differ from the one it replaces.
refusal-too-many-meetings = That is more meetings than a state can have in one round.
refusal-no-meeting-space = You do not have that many meeting spaces free in the state.
refusal-no-cubes = You do not have that many meeting cubes in supply.
refusal-no-entry = The poll says nothing about that party.
refusal-protected = A party that controls the media here cannot be lowered.
refusal-too-many-changes = That is more changes than a poll may publish.
refusal-not-so-many-cubes = You do not have that many meetings in the state.
refusal-all-secured = All national opinions are secured: there is no space for a new issue.
refusal-secured = A secured opinion cannot be pushed out.
refusal-contribution-used = You have already used that contribution card.
refusal-not-this-state = The question is about another state.
refusal-no-key-left = No key-issue tile is left.

## The story: headings

story-round = Round { $round }: { $state } is to vote
story-phase = { $phase }

## The story: set-up and opening

story-setup-states = The elections come in this order: { $states }.
story-setup-opinions = Opinions { $state_in }: { $cards }; { $hidden ->
    [0] none is hidden
    [one] one more is hidden
   *[other] { $hidden } more are hidden
 }.
story-setup-pool = In the exchange pool: { $cards }.
story-setup-platform = { $party } { $party_number ->
    [many] stand
   *[one] stands
 } for: { $cards }.
story-own-hand = Hidden cards: { $cards }.
story-own-boons = { $party } { has } chosen for the opening: { $boons }.
story-own-boon-placed = { $party } { has } placed { $boon } { $state_in }.
story-own-base = { $party } { has } chosen { $markers ->
    [0] no media marker
    [one] { $markers } media marker
   *[other] { $markers } media markers
 } and { $members ->
    [0] no members
    [one] { $members } member
   *[other] { $members } members
 }.
story-own-marker-placed = { $party } { has } put a media marker { $state_in }.
story-opening-sealed = { $party } { has } sealed the opening.
story-opened = { $party } { has } opened with { $gains }.

## The story: start player

story-own-bid = { $party } { has } sealed a bid of { $money }.
story-bid-sealed = { $party } { has } sealed a bid.
story-bids = The bids: { $bids }.
story-bids-tied = { $parties } are tied and bid again.
story-start-won = { $party } { has } bid the most, { $party_number ->
    [many] pay
   *[one] pays
 } { $money } and may name the start player.
story-start-rolled = The bids are tied; { $party } { has } won the roll, { $party_number ->
    [many] pay
   *[one] pays
 } { $money } and may name the start player.
story-start-named = { $party } { has } named { $party_2 } start player.
story-start-self = { $party } { has } chosen to start.

## The story: platform conference

story-own-marked = { $party } { has } marked { $card } for discarding.
story-discarded = { $party } { has } discarded { $cards }.
story-discarded-none = { $party } { has } kept the hidden cards.
story-drew = { $party } { has } drawn { $cards ->
    [one] a hidden card
   *[other] { $cards } hidden cards
 }.
story-own-drew = { $party } { has } drawn { $cards }.
story-platform-shuffled = The platform discards have been shuffled into a new deck.
story-platform-swapped = { $party } { has } replaced { $card_old } with { $card }.
story-platform-kept = { $party } { has } left the platform as it is.

## The story: shadow cabinet

story-own-cabinet = { $party } { has } sent the { $cabinet } to { $state }, face down.
story-cabinet-down = { $party } { has } placed a cabinet card face down { $state_in }.
story-cabinet-none = { $party } { has } sent nobody to { $state }.
story-cabinet-up = { $party } { has } sent: { $cards }. Cost: { $money }.
story-cabinet-empty = Nobody has sent anyone of the shadow cabinet.
story-action-none = { $party }: the { $cabinet } did nothing { $state_in }.
story-action-votes = { $party }: the { $cabinet } won { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
 } { $state_in } (now { $votes_total }).
story-action-key = { $party }: the { $cabinet } made { $card } the key issue { $state_in }.
story-action-key-lifted = { $party }: the { $cabinet } took the key-issue tile off { $card } { $state_in }.
story-action-oust = { $party }: the { $cabinet } replaced a media marker of { $party_2 } { $state_in }. { $party } paid { $money }, of which { $party_2 } received { $money_2 }.
story-action-up = { $party }: the { $cabinet } raised the party's trend { $state_in } to { $change_now }.
story-action-down = { $party }: the { $cabinet } lowered the trend of { $party_2 } { $state_in } to { $change_now }.

## The story: coalitions

story-coalition-none = { $party } { has } sought no coalition { $state_in }.
story-coalition-forced = { $party } { has } forced { $party_2 } into a coalition { $state_in }, with { $common } cards in common.
story-coalition-proposed = { $party } { has } proposed a coalition { $state_in } to { $party_2 }, with { $common } cards in common.
story-coalition-agreed = { $party } { has } agreed: coalition with { $party_2 } { $state_in }, with { $common } cards in common.
story-coalition-declined = { $party } { has } declined the proposal of { $party_2 }.

## The story: media and meetings

story-media-bought = { $party } { has } bought a media marker { $state_in } for { $money } (now { $markers }).
story-media-bought-control = { $party } { has } bought a media marker { $state_in } for { $money } (now { $markers }) and { $party_number ->
    [many] control
   *[one] controls
 } the media there.
story-media-bought-tied = { $party } { has } bought a media marker { $state_in } for { $money } (now { $markers }); nobody controls the media there any more.
story-media-none = { $party } { has } bought no media marker.
story-opinion-swapped = { $party } { has } replaced { $card_old } with { $card } { $state_in }.
story-opinion-kept = { $party } { has } left the opinions { $state_in } as they are.
story-meetings = { $party } { has } held { $cubes ->
    [one] { $cubes } meeting
   *[other] { $cubes } meetings
 } { $state_in } for { $money }.
story-meetings-none = { $party } { has } held no meeting { $state_in }.

## The story: polls

story-polls-shuffled = All polls have been shuffled into a new deck.
story-poll-bid = { $party } { has } bid { $money } for the poll { $state_in }.
story-poll-passed = { $party } { has } left the auction { $state_in }.
story-polls-unsold = Polls that nobody wanted: { $states }.
story-poll-won = { $party } { has } won the poll { $state_in } for { $money }.
story-own-poll = It says: { $changes }.
story-poll-published = { $party } { has } published the poll { $state_in }: { $changes }.
story-poll-shelved = { $party } { has } kept the poll { $state_in } secret and won { $members ->
    [0] no members
    [one] { $members } member
   *[other] { $members } members
 }.

## The story: votes and the election

story-converted = { $party } { has } turned { $cubes ->
    [one] { $cubes } meeting
   *[other] { $cubes } meetings
 } { $state_in } into { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
 } (now { $votes_total }).
story-converted-none = { $party } { has } converted nothing { $state_in }.
story-last-meetings = The last meetings { $state_in } bring votes: { $gains }.
story-election = { $state } has voted: { $results }.
story-won-clear = { $party } { has } won clearly { $state_in }.
story-won-narrow = { $party } { has } won narrowly { $state_in }.
story-won-coalition = { $party } and { $party_2 } have won { $state_in } as a coalition.
story-won-nobody = Nobody has won { $state_in }: there were no votes.
story-marker-moved = { $party } { has } moved a media marker from { $state } to the national board, for { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
story-marker-kept = { $party } { has } left the media markers { $state_in }.
story-opinions-none = { $party } { has } placed no more opinions from { $state }.
story-national-new = { $party } { has } made { $card } a national opinion (space { $space }).
story-national-secured = { $party } { has } secured the national opinion { $card } (space { $space }).
story-national-turned = { $party } { has } turned national opinion from { $card_old } to { $card } (space { $space }).
story-national-full = { $party } { has } brought { $card } to the national board, where another opinion must go.
story-national-pushed = { $party } { has } put { $card } in place of { $card_old } on the national board (space { $space }).

## The story: the end of a round

story-recruited = National opinion wins members: { $gains }.
story-paid = Money for seats: { $gains }.
story-paid-dues = Money for seats and members: { $gains }.
story-new-state = Last in line now: { $state }, with { $cards }.
story-turned-up = Opinions turned up: { $cards }.
story-gift-accepted = { $party } { has } accepted a contribution of { $money }.
story-own-gift-refused = { $party } { has } refused a contribution of { $money }, face down.
story-gift-refused = { $party } { has } refused a contribution, face down.
story-gift-taken = { $party } { has } received { $money } and lost { $members ->
    [0] no members
    [one] { $members } member
   *[other] { $members } members
 }.
story-gift-shown = { $party } { has } refused { $money } and won { $members ->
    [0] no members
    [one] { $members } member
   *[other] { $members } members
 }.
story-gift-shown-largest = { $party } { has } refused { $money }, more than anyone else, and won { $members ->
    [0] no members
    [one] { $members } member
   *[other] { $members } members
 }.

## The story: the end

story-score = { $party } { has } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $parts }.
story-winner = { $party } { has } won the game.
story-winners = { $parties } have won the game together.

## Promises

promise-coalition = A coalition { $state_in }
promise-coalition-ask = { $state }: with me?
promise-coalition-offered = { $party } { has } asked { $party_2 } for a coalition { $state_in }.
promise-coalition-agreed = { $party_2 } { $party_2_number ->
    [many] have
   *[one] has
 } promised { $party } a coalition { $state_in }.
promise-coalition-declined = { $party_2 } { $party_2_number ->
    [many] do
   *[one] does
 } not want a coalition with { $party } { $state_in }.
promise-coalition-withdrawn = { $party } { has } withdrawn the offer to { $party_2 }: no coalition { $state_in }.
promise-coalition-lapsed = Nothing has come of the talk between { $party } and { $party_2 } of a coalition { $state_in }.
promise-coalition-kept-both = { $party } and { $party_2 } have kept their promise: they are a coalition { $state_in }.
promise-coalition-kept = { $party } { has } kept the promise to { $party_2 }: the coalition { $state_in } did not fail because of them.
promise-coalition-broken = { $party } { has } broken the promise to { $party_2 }: no coalition { $state_in }.
promise-coalition-prevented = { $party } { $party_number ->
    [many] were
   *[one] was
 } ready for the promised coalition with { $party_2 } { $state_in }, but nothing could come of it.
