# Die Macher's table in the browser. A column head has 8 letters at most, a phase in the bar 14, a word in the dock 9.

dm-round = Round { $round }
dm-of-rounds = {" "}of { $rounds }
dm-phases = Phases of the round
dm-bar-start-player = Start player
dm-bar-conference = Platform
dm-bar-cabinet = Cabinet
dm-bar-coalitions = Coalitions
dm-bar-media = Media
dm-bar-meetings = Meetings
dm-bar-polls = Polls
dm-bar-conversion = Conversion
dm-bar-election = Election
dm-bar-income = Income
dm-bar-contributions = Contributions

## The imperative of each decision

do-choose-boons = Choose three gains
do-place-boon = Place the gain
do-choose-base = Media or members
do-place-marker = Place a media marker
do-start-bid = Bid for the start
do-second-bid = Bid again
do-start-naming = Name who starts
do-discarding = Discard and draw
do-platform-swap = Change your platform
do-placing = Shadow cabinet
do-cabinet-action = Act { $state_in }
do-coalition = Seek a coalition
do-answer = Coalition { $state_in }?
do-media-buying = Buy media
do-opinion-swap = Turn an opinion
do-meetings = Hold meetings
do-poll-bid = Poll { $state_in }
do-poll-use = Publish or shelve
do-converting = Convert { $state_in }
do-marker-move = Take the media along
do-opinion-placing = Carry an opinion
do-opinion-space = Push one out
do-contribution = Take or refuse
dm-ready-to-seal = Ready to seal

## What is asked, and why it matters

dm-told-meetings = Up to { $cubes } in each state, { $money } each. A meeting becomes as many votes as your factor, once you hold { $least } there or the state votes.
dm-told-placing = At most one card in each state, face down. All are turned up and paid for together; each then carries out one action.
dm-told-converting = You hold { $cubes } meetings { $state_in }. What you keep counts next time; what you convert returns to your supply.
dm-told-poll-first = The card { $state_in } is face down and nobody has bid. It shifts trends there, or wins you members. Bid, or be out.
dm-told-poll-bid = The card { $state_in } is face down; { $party } { has } bid { $money }. Bid more, or be out of this auction.
dm-told-poll-use = Only you see this poll { $state_in }. Carry out one or two lines, or keep it secret and roll for members.
dm-told-discarding = Mark what you discard, all at once; you draw as many again. Hidden cards are what your platform can become.
dm-told-seal = Everything is chosen. Nobody sees it until all have sealed; until then you can change it.
dm-rule = Rule { $rule }
dm-your-turn = Your turn
dm-your-draft = Your draft
dm-sheet-open = Show the whole question
dm-sheet-close = Show less
dm-see-choices = See the choices
dm-sealed = Sealed
dm-has-sealed = has sealed
dm-waiting-seals = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
 }
dm-sealed-why = Your choice is sealed. You can change it until the last party has sealed.
dm-change = Change
dm-waiting = { $count ->
    [one] to decide
   *[other] to decide
 }
dm-someone-decides = { $party }: { $phase }
dm-bot-thinks = { $name } is thinking.
dm-person-thinks = Waiting for { $name }.
dm-all-seal = { $count ->
    [one] One party has not sealed yet.
   *[other] { $count } parties have not sealed yet.
 }
dm-final-board = The final board
dm-final-told = All elections are over. This is how the table stood at the end.
dm-open-hands = Open hands

## Sending and taking back

dm-send = Send
dm-missing = { $what ->
    [bid] Enter a bid
    [party] Pick a party
    [state] Pick a state
    [card] Pick a card
    [cards] Pick cards
    [other-card] Pick the other
    [gift] Take or refuse
    [action] Pick an action
    [number] Pick a number
    [lines] Pick its lines
    [opinion] Pick an opinion
    [space] Pick a space
    [meetings] Plan meetings
    [gains] Pick your gains
   *[other] Pick an answer
 }
dm-send-pass = { $what ->
    [platform] Keep the platform
    [media] Buy nothing
    [action] Do nothing
    [opinion] Turn nothing
    [coalition] Seek no partner
    [marker] Leave it
    [carry] Carry nothing
   *[other] Pass
 }
dm-send-out = Drop out
dm-pass-on = { $what } for the rest of this phase
dm-pass-on-polls = Bid for no poll this round
dm-limit-missing = Bid for me, up to my limit: enter it
dm-bid-up-to = Bid for me, up to { $money }
dm-bid-up-to-why = The lowest bid that leads is made for you, again and again, until it would take more than this.
dm-send-bid = Bid { $money }
dm-send-sealed-bid = Seal { $money }
dm-send-seal = Seal the opening
dm-send-meetings = { $cubes ->
    [0] Hold none
    [one] Hold { $cubes } meeting
   *[other] Hold { $cubes } meetings
 }
dm-send-cabinet = { $cards ->
    [0] Place nobody
    [one] Place { $cards } card
   *[other] Place { $cards } cards
 }
dm-send-discard = { $cards ->
    [0] Keep all
    [one] Discard { $cards } card
   *[other] Discard { $cards } cards
 }
dm-send-convert = { $cubes ->
    [0] Keep all
    [one] Convert { $cubes }
   *[other] Convert { $cubes }
 }
dm-send-shelve = Keep it secret
dm-send-publish = Publish
dm-send-accept = Take it
dm-send-refuse = Lay it face down
dm-send-agree = Agree
dm-send-decline = Decline
dm-send-start = Name { $party }
dm-send-force = Force the coalition
dm-send-propose = Propose it
dm-send-media = Buy for { $money }
dm-send-platform = Change the platform
dm-send-opinion = Exchange the cards
dm-send-marker = Move the marker
dm-send-carry = Carry it there
dm-send-push = Push it out
dm-undo = Undo
dm-undo-why = Take your last decision back
dm-clear = Clear
dm-back = Back
dm-not-possible = Not possible:
dm-no-more = No more:
dm-from-pool = Take { $cards } from the pool:
dm-no-key = Set a key issue:
dm-put-in = Put in { $cards }:
dm-has-issue = { $state } already has that issue.
dm-none-for-polls = Nothing is left to bid for polls then.
dm-colon = { $what }:
dm-cash = Cash
dm-cash-left = Cash left
dm-if-you-win = Left if you win
dm-bill-meetings = { $cubes ->
    [one] { $cubes } meeting
   *[other] { $cubes } meetings
 }
dm-bill-cabinet = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
dm-bill-media = A media marker
dm-bill-oust = To the owner and the bank

## Inside the choices

dm-swap-out = Replace { $card }
dm-swap-by = by { $card }
dm-swap-in = Put in { $card } for
dm-do-votes = { $votes ->
    [one] Win { $votes } vote
   *[other] Win { $votes } votes
 }
dm-do-key = Key issue, counts double: { $card }
dm-do-lift = Take the key-issue tile away
dm-do-oust = Replace a media marker of { $party } ({ $money })
dm-do-up = Own trend +{ $change }
dm-do-down = Trend of { $party } −{ $change }
dm-factors-then = Factors then:
dm-meetings-head = State, meetings times factor, votes
dm-new-meetings = New meetings
dm-plan-meetings = Plan meetings
dm-plan-why = In pencil, on your page only: nothing is sent.
dm-more-to-convert = { $cubes } more to convert
dm-one-more = One more: { $state }
dm-one-fewer = One fewer: { $state }
dm-spaces-free = { $count ->
    [one] { $count } space free
   *[other] { $count } spaces free
 }
dm-cabinet-card = { $cabinet } ({ $money })
dm-quick-amounts = Amounts in thousands
dm-amount = { $low } to { $high } thousand
dm-amount-limits = From { $low } to { $high }.
dm-poll-card = poll, face down
dm-raise-bid = Bid one thousand more
dm-own-poll = Your poll: { $state }
dm-holds = bid
dm-no-bid-yet = No bid yet
dm-out = out
dm-you = you
dm-shielded = controls the media here: cannot fall
dm-becomes = { $before } becomes { $after }
dm-shelve = Keep it secret:
dm-members-range = { $low } to { $high } members
dm-meetings-to-convert = Meetings to convert
dm-votes-count = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
 }
dm-seats-count = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }
dm-take = Take { $money }
dm-take-one = Take it
dm-refuse = Refuse it
dm-take-why = the money now; dice may cost you members
dm-refuse-why = no money; dice win you members
dm-lose-range = lose { $low } to { $high } members
dm-gain-range = gain { $low } to { $high }; if sole largest, up to { $most }
dm-against = against
dm-boon-trend = Trend +{ $change }
dm-boon-votes = { $votes } votes
dm-boon-meetings = { $cubes } meetings
dm-boon-media = Media marker
dm-boon-members = { $members } members

## A state

dm-party = party
dm-votes = votes
dm-seats = seats
dm-trend = trend
dm-factor = factor
dm-meetings = meetings
dm-factor-why = Factor: trend plus matches, the votes for each meeting
dm-then-why = Votes and seats if all meetings here are converted
dm-factor-is = Factor { $factor }
dm-factor-half = Factor { $factor }: one vote for two meetings
dm-convert-needs = { $cubes } meetings are needed to convert before the election
dm-election-of-round = Election of round { $round }
dm-at-stake = { $seats } seats for the most votes
dm-seats-by-votes = Seats by votes: { $steps }
dm-seat-step = { $votes } votes { $seats }
dm-media-label = Media: { $parties }; { $free } free; { $control }
dm-nobody-controls = nobody controls
dm-controls = { $party }: controls the media
dm-controls-short = controls
dm-free-space = free media space
dm-hidden-opinion = Hidden: one is turned up each round
dm-hidden-known = Face down, but seen before: { $card }
dm-hidden-count = { $count ->
    [one] { $count } hidden opinion
   *[other] { $count } hidden opinions
 }
dm-no-opinion = no opinion
dm-key-issue = key issue, counts double
dm-card = { $issue }: { $stance }
dm-card-down = cabinet card, face down
dm-card-down-own = face down: { $cabinet }
dm-coalition-with = coalition with { $party }
dm-coalition-tile = coalition tile
dm-pile = { $place } of { $size } from below on { $votes } votes; ties go to the top
dm-trend-of = { $party }: trend { $change }
dm-meet-click = { $state }: { $cubes ->
        [one] { $cubes } meeting
       *[other] { $cubes } meetings
    }, { $drafted } of them drafted; choose how many
dm-convert-click = { $cubes } meetings: choose how many to convert
dm-states-in-play = The states in play
dm-night = Election night
dm-reveal-bids = Sealed bids
dm-reveal-cabinets = Shadow cabinets
dm-reveal-poll = A poll is published
dm-reveal-gifts = Contributions
dm-reveal-dice = The dice
dm-turned-money = { $money }
dm-turned-change = { $change }
dm-turned-members = { $members ->
    [one] { $members } member
   *[other] { $members } members
 }
dm-turned-taken = { $money } taken, members lost: { $members }
dm-turned-refused = { $money } refused, members won: { $members }
dm-ask-cash = { $party }: { $money }
dm-ask-hidden = { $party }: hidden
dm-ask-members = { $party }: members { $members }
dm-ask-platform = { $party }: { $cards }
dm-ask-state = State { $place }: { $state }, { $seats } seats at most
dm-ask-row = { $party }: votes { $votes }, trend { $trend }, factor { $factor }, meetings { $meetings }, media markers { $media }
dm-ask-opinions = Opinions: { $cards }. Face down: { $hidden }.
dm-ask-no-state = There is no such state in play. States in play: { $states }
dm-night-alone = { $state }: { $party }, { $votes ->
    [0] on equal votes
    [one] by one vote
   *[other] by { $votes } votes
 }
dm-night-together = { $state }: { $party } and { $party_2 }, { $votes ->
    [0] on equal votes
    [one] by one vote
   *[other] by { $votes } votes
 }
dm-night-nobody = { $state }: nobody wins
dm-page-alone = { $state }: { $party }, with { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }
dm-page-together = { $state }: { $party } and { $party_2 }, with { $votes ->
    [one] one vote
   *[other] { $votes } votes
 }
dm-front-pages = Front pages of the elections so far

## How a state votes

dm-if-all-convert = If all convert:
dm-would-clear = { $party } { $party_number ->
    [many] win
   *[one] wins
 } clearly, { $votes } to { $votes_2 }, ahead of { $party_2 }.
dm-would-narrow = { $party } { $party_number ->
    [many] win
   *[one] wins
 } narrowly, level with { $party_2 } at { $votes }: the stronger marker decides.
dm-would-coalition = { $party } and { $party_3 } win together, { $votes } to { $votes_2 }, ahead of { $party_2 }.
dm-would-coalition-level = { $party } and { $party_3 } win together, level with { $party_2 } at { $votes }: the stronger marker decides.
dm-would-nobody = nobody wins: there are no votes.
dm-voted-clear = { $party } { has } won clearly, { $votes } to { $votes_2 }, ahead of { $party_2 }.
dm-voted-narrow = { $party } { has } won narrowly, level with { $party_2 } at { $votes }: the stronger marker decided.
dm-voted-coalition = { $party } and { $party_3 } have won together, { $votes } to { $votes_2 }, ahead of { $party_2 }.
dm-voted-coalition-level = { $party } and { $party_3 } have won together, level with { $party_2 } at { $votes }: the stronger marker decided.
dm-voted-nobody = Nobody has won: there were no votes.
dm-without-draft = If you send nothing: { $votes } to { $votes_2 }.

## The own hand

dm-hidden-money = Hidden from the others
dm-hidden-platform = Hidden platform
dm-match-in-state = match in state
dm-would-match = { $match } if this card were open, now { $now }
dm-discard-card = Discard { $card }
dm-keep-card = Keep { $card }
dm-cabinet = Cabinet
dm-of = { $count } of { $all }
dm-act-votes = Votes
dm-act-key = Key issue: set or lift the tile
dm-act-media = Media: your marker in place of another’s
dm-act-up = Own trend up
dm-act-down = Another party’s trend down
dm-act-phone = Telephone: a coalition tile
dm-none = none
dm-contributions = Contributions
dm-gifts-left = { $count } of { $all }, in thousands
dm-gift = { $dice ->
    [one] Contribution of { $money }, { $dice } die
   *[other] Contribution of { $money }, { $dice } dice
 }
dm-gift-gone = { $dice ->
    [one] Contribution of { $money }, used
   *[other] Contribution of { $money }, used
 }
dm-income-now = Money if the state votes like this

## Questions, parties, nation

dm-seven-questions = Seven questions
dm-legend-pro = for, more, now
dm-legend-con = against, less, later
dm-nothing = none
dm-pool = Exchange pool
dm-open-platform = open platform
dm-cabinet-in-hand = cabinet in hand
dm-contributions-low = contributions
dm-seats-won = Seats won so far
dm-common = Cards in common with you
dm-common-force = { $count } cards in common: either of you may force a coalition
dm-common-agree = { $count } cards in common: a coalition if both agree
dm-common-few = { $count } in common: too few for a coalition
dm-cubes-left = Meetings in supply
dm-markers-left = Media markers in supply
dm-thousands = k
dm-money = Money in thousands
dm-contribution-of = contribution of { $money }
dm-still = in hand
dm-spent = spent
dm-nation = Nation
dm-media = Media
dm-media-points = points by round won
dm-points-each = { $points ->
    [one] { $points } point for each marker
   *[other] { $points } points for each marker
 }
dm-not-drawn = not drawn yet
dm-opinion = Opinion
dm-opinion-why = points at the end, members a round
dm-free = free
dm-secured = secured: { $points } points more
dm-points-end = points at the end
dm-recruits = new members a round
dm-members = Members
dm-members-why = most +{ $first }, second +{ $second }
dm-decks = Left in the decks: platform { $platform }, opinion { $opinion }, poll { $poll }, state { $state }

## The dock on a phone

dm-sections = Sections
dm-dock-states = States
dm-dock-nation = Nation
dm-dock-parties = Parties
dm-dock-hand = Hand
dm-dock-record = Record
