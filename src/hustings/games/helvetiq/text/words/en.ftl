# Helvetiq's politics game in English. Beside a thing come the attributes of its name: $square_in, $colour_law. The rules, and
# the names and texts of the special cards, are in rules.en.ftl.

## Helpers

just-party = { $party }
just-colour = { $colour }
colour-times = { $times } × { $colour }
just-card = { $card }
just-special = { $special }
card-times = { $times } × { $card }
cards-of = { $party } { $cards }
part-of = { $part } { $points }
as-joker = { $special } as a joker

## Players go by their colours; the short form is for the board

party-red = Red
    .short = Re
    .letter = R
party-green = Green
    .short = Gn
    .letter = G
party-blue = Blue
    .short = Bl
    .letter = B
party-yellow = Yellow
    .short = Ye
    .letter = Y
party-none = seat { $place }
    .short = ?
    .letter = ?

## Colours of laws and cards

colour-red = red
    .law = red law
    .short = Re
colour-green = green
    .law = green law
    .short = Gn
colour-blue = blue
    .law = blue law
    .short = Bl
colour-yellow = yellow
    .law = yellow law
    .short = Ye
colour-grey = grey
    .law = grey law
    .short = Gy

## Vote cards

card = { $colour } { $face }
face-yes = YES
face-no = NO
face-blank = blank
face-initiative = INITIATIVE
face-referendum = REFERENDUM

## Levels and squares

level-commune = commune
    .in = in the commune
level-canton = canton
    .in = in the canton
level-confederation = confederation
    .in = in the confederation
square-J1 = the commune's judiciary
    .to = to the commune's judiciary
    .from = from the commune's judiciary
square-L1 = the commune's legislature
    .to = to the commune's legislature
    .from = from the commune's legislature
square-E1 = the commune's executive
    .to = to the commune's executive
    .from = from the commune's executive
square-J2 = the canton's judiciary
    .to = to the canton's judiciary
    .from = from the canton's judiciary
square-L2 = the canton's legislature
    .to = to the canton's legislature
    .from = from the canton's legislature
square-E2 = the canton's executive
    .to = to the canton's executive
    .from = from the canton's executive
square-J3 = the confederation's judiciary
    .to = to the confederation's judiciary
    .from = from the confederation's judiciary
square-L3 = the confederation's legislature
    .to = to the confederation's legislature
    .from = from the confederation's legislature
square-E3 = the Federal Council
    .to = to the Federal Council
    .from = from the Federal Council

## Phases and parts of the score

phase-turns = Turn { $turn }
phase-vote = Popular vote
phase-last-actions = Last actions
phase-over = The end
part-applied-laws = applied laws
part-five-colours = five colours
part-red-cards = red cards
part-pawns = pawns
part-laws = laws
part-president = president
part-end-cards = cards of the end

## Options

option-pass = Pass
option-apply = Apply a { $colour_law } { $level_in } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
option-obtain = Obtain cards: { $least } to { $most }; the time marker goes to drawer { $drawer }{ $mark ->
    [open] , which is open: a special card for everyone
    [last] , the last one: the end
   *[closed] { "" }
 }
option-enter = Bring a pawn into { $square }
option-enter-for = Bring a pawn into { $square }: { $price ->
    [0] free
    [one] { $price } card
   *[other] { $price } cards
 }
option-move = Be elected { $square_to } { $square_old_from }
option-move-for = Be elected { $square_to } { $square_old_from }: { $price ->
    [0] free
    [one] { $price } card
   *[other] { $price } cards
 }
option-propose = Propose laws { $level_in } for one card (now { $laws })
option-initiative = Launch an initiative { $level_in } for { $cards ->
    [one] { $cards } INITIATIVE card
   *[other] { $cards } INITIATIVE cards
 } (now { $laws })
option-play = Play { $special }: { $text }
option-play-red = Play { $special }: { $text } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 } now)
option-pay = Pay { $card }{ $counts ->
    [1] { "" }
   *[other] , which counts { $counts }
 }
option-discard = Discard { $card }
option-lay = Lay { $card } under the player aid
option-joker = Use { $special } as a joker
option-joker-pay = Pay { $special } as a joker, which counts { $counts }
option-replace = Replace a { $colour_law } with a { $colour_new_law }
option-choose-level = The { $level } ({ $laws })
option-exchange = Exchange a { $colour_law } { $level_in } for a { $colour_2_law } { $level_2_in }
option-choose-seat = Look at the hand of { $party } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 })
option-demote = Move a pawn of { $party } { $square_from } { $square_new_to }
option-take = Take { $card }
option-ballot = Put { $card } in the box
option-ballot-blank = Put { $card } in the box (neither YES nor NO)

pass-turn = End the turn
pass-last-action = Do without the last action
pass-naming = Name no more laws
pass-second-ballot = Leave it at one ballot

## Questions

question-turn = Your turn: obtain cards, or play some? You hold { $cards ->
    [0] no vote card
    [one] { $cards } vote card
   *[other] { $cards } vote cards
 } and { $specials ->
    [0] no special card
    [one] { $specials } special card
   *[other] { $specials } special cards
 }.
question-turn-more = What else do you do this turn? You hold { $cards ->
    [0] no vote card
    [one] { $cards } vote card
   *[other] { $cards } vote cards
 } and { $specials ->
    [0] no special card
    [one] { $specials } special card
   *[other] { $specials } special cards
 }.
question-last-action = The end has come: what is your last single action? You hold { $cards ->
    [0] no vote card
    [one] { $cards } vote card
   *[other] { $cards } vote cards
 } and { $specials ->
    [0] no special card
    [one] { $specials } special card
   *[other] { $specials } special cards
 }.
question-paying-election = Election { $square_to }: { $due } still to pay. Which card do you pay? Your own colour counts { $counts }, no change is given.
question-paying-proposal = A proposal { $level_in }: which card do you discard for it?
question-paying-initiative = An initiative { $level_in }: which INITIATIVE card do you discard? { $due ->
    [one] One is due.
   *[other] { $due } are due.
 }
question-laying = Applying a { $colour_law } { $level_in }: which card do you lay?
question-naming = Which law { $level_in } should be replaced, and with which? You may name { $replacements ->
    [one] one replacement
   *[other] up to { $replacements } replacements
 }.
question-naming-more = Which law { $level_in } should be replaced as well? Out: { $going }; in: { $coming }. { $replacements ->
    [one] One more may be named.
   *[other] Up to { $replacements } more may be named.
 }
question-level-choice = { $special }: on which level? “{ $text }”
question-tacit-election = An election that costs nothing: which one?
question-exchanging = Which two laws should change places?
question-seat-choice = Whose hand do you look at?
question-taking = { $party } holds { $cards }. Which card do you take? { $left ->
    [one] One is yours to take.
   *[other] { $left } are yours to take.
 }
question-demoting = Whose pawn is moved down to the commune?
question-first-ballot = Popular vote, sealed: { $party } wants to change laws { $level_in }. Out: { $going }; in: { $coming }.{ $yes ->
    [0] { "" }
    [one] {" "}One YES is in already.
   *[other] {" "}{ $yes } YES are in already.
 } Which card do you put in the box?
question-second-ballot = You have put { $card } in the box. Do you add a second ballot?

## Refusals

refusal-must-act = You have to obtain cards or do at least one thing.
refusal-already-playing = You have begun to play cards, so you cannot obtain any in this turn.
refusal-not-an-action = Obtaining cards is not an action, so it cannot be your last one.
refusal-no-pawn-left = All your pawns are on the board already.
refusal-no-pawn-there = No such pawn is on the square it would leave.
refusal-no-stairs = No stairs join the two squares.
refusal-no-chair = No chair is free on that executive square.
refusal-arrow = The arrow asks for a pawn on another square, which you do not have.
refusal-too-dear = You cannot pay for that election.
refusal-not-tacit = A tacit election leads to a square of the commune or the canton.
refusal-no-judge = You have no judge there who may still apply a law this turn.
refusal-no-law = No law of that colour lies there, or it was applied or named already.
refusal-no-card-of-colour = You have neither a vote card of that colour nor a joker.
refusal-not-in-hand = There is no such vote card in the hand.
refusal-not-held = You do not hold that special card.
refusal-not-in-legislature = You have no pawn in that legislature.
refusal-no-card = You have no card to discard for a proposal.
refusal-laws-at-rest = Another player's recess keeps the laws of that level as they are.
refusal-cannot-change = No law there can be replaced by one from beside the board.
refusal-already-launched = You have already launched an initiative on that level this turn.
refusal-no-initiative-cards = You have too few INITIATIVE cards.
refusal-no-initiative-card = Only an INITIATIVE card pays for an initiative, and a joker is not one.
refusal-no-change = A replacement must change something.
refusal-not-beside = No more laws of that colour are left beside the board.
refusal-three-alike = A square never has three laws of one colour.
refusal-must-name = You have to name at least one replacement.
refusal-must-pay = What you have begun must be paid for.
refusal-at-the-end = You keep that card until the end; then it counts automatically.
refusal-nobody-has-cards = No opponent has a vote card.
refusal-no-election = No election to a square of the commune or the canton is possible.
refusal-no-level = There is no level where the card could change laws.
refusal-no-exchange = No two laws can change places.
refusal-no-such-seat = No such player is at the table.
refusal-own-seat = It must be another player.
refusal-no-cards-there = That player has no vote card.
refusal-nobody-to-move = There is no opposing pawn that could be moved down.
refusal-must-vote = You have vote cards, so you must cast one or two.
refusal-not-the-confederation = A decree changes a law of the commune or the canton.
refusal-wrong-colour = The card must have the colour of the law.
refusal-must-choose = The effect you have begun must be carried out.

## The story: headings

story-round = { $turn ->
    [0] Last action: { $party }
   *[other] Turn { $turn }: { $party } (drawer { $drawer } of { $drawers })
 }
story-phase = { $phase }

## The story: set-up

story-setup-laws = Laws { $level_in }: { $laws }.
story-setup-cubes = { $cubes ->
    [one] A neutral cube takes a chair
   *[other] { $cubes } neutral cubes take chairs
 } in the Federal Council.
story-setup-first = Turned up: { $cards }. { $party } begins.
story-setup-hands = Vote cards drawn: { $hands }.
story-own-hand = Vote cards: { $cards }.
story-own-special = Special card { $special }: { $text }

## The story: a turn

story-turn-ended = { $party } ends the turn.
story-action-none = { $party } does without the last action.
story-obtained = { $party } obtains cards; the time marker goes to drawer { $drawer }{ $mark ->
    [open] , which is open.
    [last] , the last one.
   *[closed] .
 }
story-marker = The time marker goes to drawer { $drawer }{ $mark ->
    [open] , which is open.
    [last] , the last one.
   *[closed] .
 }
story-specials = A special card goes to { $parties }.
story-specials-shuffled = The discarded special cards have been shuffled into a new deck.
story-shuffled = The discards have been shuffled into a new deck.
story-drew = { $party } { $cards ->
    [0] finds no vote card left to draw
    [one] draws { $cards } vote card
   *[other] draws { $cards } vote cards
 }.
story-own-drew = Drawn: { $cards }.
story-standing = { $party } stands for election { $square_to }: { $price ->
    [one] { $price } card
   *[other] { $price } cards
 } to pay.
story-paid = { $party } pays { $payment } for the election { $square_to }.
story-entered = { $party } has brought a pawn into { $square }.
story-elected = { $party } has been elected { $square_to } { $square_old_from }.
story-applying = { $party } applies a { $colour_law } { $level_in }.
story-applied = { $party } has applied a { $colour_law } { $level_in } with { $payment }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
story-five-colours = { $party } has five colours under the player aid: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }; the five cards are discarded.

## The story: laws

story-proposing = { $party } wants to propose laws { $level_in }.
story-launching = { $party } wants to launch an initiative { $level_in }.
story-paid-proposal = { $party } discards { $payment } for a proposal { $level_in }.
story-paid-initiative = { $party } discards { $payment } for an initiative { $level_in }.
story-level-chosen = { $special }: { $party } chooses the { $level }.
story-named = { $party } names a { $colour_law }, to be replaced by a { $colour_new_law }.
story-proposed = { $party } proposes laws { $level_in }. Out: { $going }; in: { $coming }.
story-launched = { $party } launches an initiative { $level_in }. Out: { $going }; in: { $coming }. The people vote.
story-signed = { $party } has collected signatures { $level_in }. Out: { $going }; in: { $coming }. The people vote.
story-urgent = { $party } has changed laws { $level_in } under the urgency clause. Out: { $going }; in: { $coming }.
story-decreed = { $party } has changed a law { $level_in } by decree. Out: { $going }; in: { $coming }.
story-turned = Turned up: { $cards }.
story-referendum = A referendum: the people vote.
story-no-referendum = No referendum: the laws { $level_in } change.
story-own-ballot = { $party } puts { $card } in the box.
story-own-abstained = { $party } leaves it at one ballot.
story-voted = { $party } has voted.
story-box = In the box: { $cards }.
story-decided = It is level; turned up to decide: { $cards }.
story-accepted = Accepted, { $yes } YES to { $no } NO. Laws { $level_in }, out: { $going }; in: { $coming }.
story-rejected = Rejected, { $yes } YES to { $no } NO. The laws { $level_in } stay as they are.
story-voters-drew = { $cards ->
    [one] One vote card is drawn by those who voted.
   *[other] { $cards } vote cards are drawn by those who voted.
 }

## The story: special cards

story-played = { $party } plays { $special }: “{ $text }”
story-played-red = { $party } plays { $special }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
story-levied = { $party } takes a random card from { $parties }.
story-own-took = { $party } gets { $cards }.
story-own-lost = Lost to { $party_2 }: { $cards }.
story-rumoured = Cards lost by { $parties }: { $cards }.
story-own-rumoured = Lost: { $cards }.
story-leak = { $party } looks at the hand of { $party_2 }.
story-own-leak = { $party } sees { $cards }.
story-own-took-from = { $party } takes { $card } from { $party_2 }.
story-took = { $party } takes a card from { $party_2 }.
story-recess = { $party } calls a recess { $level_in }: nobody else changes laws there until that player's next turn.
story-exchanged = { $party } has exchanged a { $colour_law } { $level_in } for a { $colour_2_law } { $level_2_in }.
story-demoted = { $party } has moved a pawn of { $party_2 } { $square_from } { $square_new_to }.

## The story: the end

story-end-time = The time marker has reached the last drawer: after this turn everyone has one last action.
story-end-council = All chairs of the Federal Council are taken: after this turn everyone has one last action.
story-president = { $party } provides the president: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } more.
story-no-president = The Federal Council is empty: there is no president.
story-end-cards = Cards played at the end: { $specials }.
story-score = { $party } has { $points ->
    [one] { $points } point
   *[other] { $points } points
 }: { $parts }.
story-winner = { $party } has won the game.
story-winners = { $parties } have won the game together.
