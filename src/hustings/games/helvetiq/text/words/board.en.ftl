# Helvetiq's board on the page: labels are short, a column head has 8 letters at most, a word in the dock 9.

## The board

hq-board = The board
hq-judiciary = Judiciary
hq-legislature = Legislature
hq-executive = Executive
hq-does-judiciary = judges apply laws
hq-does-legislature = changes the laws
hq-does-executive = has chairs, brings cards
hq-building-J1 = Magistrate
hq-building-L1 = Town Meeting
hq-building-E1 = Town Hall
hq-building-J2 = Cantonal Court
hq-building-L2 = Grand Council
hq-building-E2 = State Council
hq-building-J3 = Federal Court
hq-building-L3 = Federal Assembly
hq-building-E3 = Federal Council
hq-square-told = { $square }: at the end { $points ->
    [one] { $points } point for each pawn there, and for each law (rule 4.3)
   *[other] { $points } points for each pawn there, and for each law (rule 4.3)
 }
hq-pawns-there = { $party }, { $square }: { $count ->
    [one] { $count } pawn
   *[other] { $count } pawns
 }
hq-cube = Neutral cube: this chair is taken (rule 2.5)
hq-chairs-free = { $count ->
    [0] No chair is free.
    [one] { $count } chair is free.
   *[other] { $count } chairs are free.
 }
hq-needs = Only for those with a pawn on another square: { $square } (rule 3.2.5)
hq-needs-short = needs { $code }
hq-office = With a pawn here you obtain { $cards ->
    [one] { $cards } more card (rule 3.1.2)
   *[other] { $cards } more cards (rule 3.1.2)
 }
hq-judge = A judge here earns { $points ->
    [one] { $points } point for each law applied (rule 3.2.6)
   *[other] { $points } points for each law applied (rule 3.2.6)
 }
hq-heard = Laws applied here this turn: { $count } (ruling 3.2-d)
hq-laws-of = Laws, { $level }
hq-law = { $law }
hq-law-applied = { $law }, applied this turn
hq-law-going = { $law }, to be replaced
hq-law-coming = { $law }, to come
hq-recess = Recess: only { $party } may change these laws (ruling 3.2-t)
hq-propose = Propose
hq-initiative = Initiative
hq-way = Stairs { $from } { $to }: price { $price }. The stairs cost { $stairs }, opposing pawns there { $surcharge } (rule 3.2.2)
hq-way-in = Way in { $to }: price { $price }. The way costs { $stairs }, opposing pawns there { $surcharge } (rule 3.2.2)
hq-pts = { $points ->
    [one] pt
   *[other] pts
 }
hq-ladder-told = Disc: points so far. Ring: with pawns and laws on the board, if it ended now (rule 4.3)
hq-legend = On stairs: cards to pay. In corners: points at the end.
hq-enter = in
hq-outside = Outside
hq-reserve = { $count ->
    [0] All your pawns are on the board
    [one] { $count } pawn of yours is outside
   *[other] { $count } pawns of yours are outside
 }
hq-ladder = Ladder
hq-climbed = { $party }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, with the board { $board }
hq-time = Time
hq-time-told = The time marker is on drawer { $drawer } of { $drawers }; { $left } to go. { $next ->
    [0] No open drawer is left.
    [one] The next one is open: a special card for everyone.
   *[other] An open one comes in { $next } drawers: a special card for everyone.
 } (rule 3.1.1)
hq-drawers-left = { $left } left
hq-next-open = special in { $next }
hq-leads-now = If it ended now: { $party } wins with { $points }, ahead of { $party_2 } with { $points_2 }.
hq-level-now = If it ended now: { $party } and { $party_2 } are tied at { $points }.
hq-won = { $party } has { $points }, { $party_2 } { $points_2 }.

## The players

hq-players = Players
hq-head-points = Points climbed so far
hq-head-board = Points of pawns and laws on the board, if it ended now (rule 4.3)
hq-head-sum = Points in all
hq-head-cards = Vote cards in hand
hq-head-special = Special cards in hand
hq-head-reserve = Pawns not on the board yet
hq-col-aid = applied
hq-col-aid-told = Cards under the player aid: all five colours give { $points } points (rule 3.2.7)
hq-board-parts = Pawns { $pawns }, laws { $laws }
hq-aid-of = { $colour }: { $count }
hq-their-turn = (to play)
hq-president = President, { $points } points:
hq-percent = { $percent }%

## The ballot box and what lies beside the board

hq-box = Ballot box
hq-box-now = the people vote
hq-box-last = last vote
hq-box-none = no vote yet
hq-box-told = If a proposal meets a referendum, and after every initiative, the people vote: everyone puts in one or two cards.
hq-become = become
hq-if-accepted = If accepted:
hq-no-points = no points for anyone
hq-yes-already = { $count } YES already
hq-your-ballots = Yours:
hq-accepted = Accepted
hq-rejected = Rejected
hq-blank-count = blank: { $count }
hq-in-box = In the box
hq-beside = Laws and piles
hq-beside-laws = Laws beside the board
hq-beside-of = { $law }, beside the board: { $count }
hq-deck = deck
hq-deck-told = Vote cards in the deck: { $count }
hq-discards = discards
hq-special-deck = special
hq-special-gone = Discarded: { $cards }
hq-special-out = { $count } out

## The hand

hq-hand = Your hand
hq-only-you = only you see this
hq-means = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }, worth { $means }
hq-means-told = What you could pay for an election: your own colour counts { $counts }, and so does a joker; you hold { $jokers } (rule 3.2.2)
hq-own-colour = Your own colour counts { $counts } in an election (rule 3.2.2)
hq-no-cards = No vote cards
hq-specials = Special cards
hq-worth-now = now { $points }
hq-worth-end = end: { $points }

## What is asked

hq-do-send = Ready to send
hq-told-send = Nothing more can be decided before this is sent.
hq-do-play = Play { $special }
hq-that-is-all = That is all
hq-group-obtain = Obtain cards
hq-group-elect = Be elected
hq-group-apply = Apply a law
hq-group-propose = Propose laws
hq-group-initiative = Launch an initiative
hq-group-play = Play a special card
hq-pay-for-me = { $count ->
    [one] Pay with a card you need least
   *[other] Pay with { $count } cards you need least
 }
hq-due = Still to pay
hq-due-of = { $due } (you have { $means })
hq-bill-obtain = If you obtain
hq-cards-range = { $least } to { $most } cards
hq-bill-means = To spend on elections
hq-bill-risk = Chance of a popular vote
hq-bill-laws = Your points if laws change
hq-bill-points = Your points with the board
hq-send = Send
hq-send-choose = Pick what to do
hq-send-pay = Pay first
hq-send-name = Name a law first
hq-send-more = Finish the step
hq-send-end = End the turn
hq-send-obtain = Roll and draw
hq-send-propose = { $count ->
    [one] Propose { $count } law
   *[other] Propose { $count } laws
 }
hq-send-laws = { $count ->
    [one] Change { $count } law
   *[other] Change { $count } laws
 }
hq-send-steps = { $count ->
    [one] Play { $count } step
   *[other] Play { $count } steps
 }
hq-send-ballots = { $count ->
    [0] Pick a ballot card
    [one] Seal one ballot
   *[other] Seal { $count } ballots
 }
hq-not-possible = Not possible:
hq-colon = { $what }:
hq-back = Back
hq-peek = Choose on the board or here
hq-peek-draft = { $count ->
    [one] { $count } step drafted
   *[other] { $count } steps drafted
 }
hq-sheet-open = Show the whole panel
hq-sheet-close = Show less
hq-idle-told = The prices on the stairs are what you would pay now.
hq-final = The final board
hq-final-told = Pawns and laws have been counted where they stand.

## Around the board

hq-sections = Sections
hq-steps = What you can do
hq-step-turn = Turn
hq-step-obtain = Obtain
hq-step-elect = Be elected
hq-step-apply = Apply
hq-step-propose = Propose
hq-step-initiative = Initiative
hq-step-special = Special
hq-step-vote = Vote
hq-step-end = End
hq-dock-board = Board
hq-dock-players = Players
hq-dock-hand = Hand
hq-dock-laws = Laws
hq-dock-record = Record
hq-score-level = On the board, { $level }

## Asked by a word on the command line

hq-ask-points = { $party }: points { $points }, with the board { $board } more, together { $sum }
hq-ask-cards = { $party }: vote cards { $cards }, special cards { $special }, pawns not on the board yet { $reserve }
hq-ask-level = Level { $number }: { $level }
hq-ask-square = { $square }: { $pawns }
hq-ask-pawns = { $party } { $count }
hq-ask-laws = Laws: { $laws }
hq-ask-law = { $count } × { $law }
hq-ask-beside = Laws beside the board: { $laws }
hq-ask-no-level = There is no such level. Levels: { $levels }
hq-ask-special = Your special cards: { $cards }
hq-ask-none = none
hq-ask-time = Drawer { $drawer } of { $drawers }

## A vote turned over, and the game at a glance on the front door

hq-reveal-vote = The people have voted
hq-lane = { $party }: { $votes ->
    [one] { $votes } point
   *[other] { $votes } points
}
hq-at-turn = Helvetiq, turn { $turn }
hq-how-to-read = The bar is what a player has climbed so far; the ring, where it would end with the pawns and laws on the board now.
