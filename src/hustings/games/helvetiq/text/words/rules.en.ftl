# The rules of Helvetiq's politics game in short, by number. `rule-3-2-1` is rule 3.2.1, `ruling-3-2-a` ruling 3.2-a,
# `section-3-2` the heading of section 3.2; they are shown in the order of this file. A figure that a user can replace is a
# variable, named like the figure without its table: `$points_J1` is the figure points."J1" of [board], `$apply_steps_1` the
# first entry of a list. `special-1` is the name of the first special card, `special-text-1` what it does.

rules-title = The rules of { $title }
rules-intro = Told in our own words. A ruling is what we decided where the printed rules are silent or can be read in several ways. What was only in pictures could not be read anywhere: most numbers on the board, and what the special cards say. Those given here are ours.
rules-figures-used = Numbers in the text are the figures of the { $edition } edition.
rules-figures-replaced = Numbers in the text are the figures of the { $edition } edition, with your own from { $file }.
rules-ruling = Ruling

section-1 = The idea and the material
rule-1-1 = The board has nine squares. Three powers stand side by side: the judiciary (J) on the left, the legislature (L) in the middle, the executive (E) on the right. Each has three levels: commune (1) at the bottom, canton (2) above it, confederation (3) on top. So L2 is the canton's legislature, and E3 is the Federal Council. Two to four players bring in pawns ({ $pawns } each) and move them up, change and apply laws, and climb a ladder of points.
rule-1-2 = There are 60 vote cards, 12 each in red, green, blue, yellow and grey. Grey is neutral. Each colour has the same cards: YES ({ $cards_per_colour_yes }), NO ({ $cards_per_colour_no }), blank ({ $cards_per_colour_blank }), INITIATIVE ({ $cards_per_colour_initiative }) and REFERENDUM ({ $cards_per_colour_referendum }). All 60 are used, however many play. In a popular vote an INITIATIVE or REFERENDUM counts as blank.
rule-1-3 = There are 25 special cards. A multicolour frame means an effect; instead, such a card may serve as a joker and replace one vote card of any colour. A red frame means points, either at once or at the end. Section 6 tells what each card does.
rule-1-4 = There are 25 law tokens, 5 of each colour. A legislature square holds 3 of them.
rule-1-5 = Executive squares have chairs, each for one pawn: E1 has { $chairs_E1 }, E2 has { $chairs_E2 }, E3 has { $chairs_E3 }.

section-2 = Setting up
rule-2-1 = Draw 3 laws at random for each legislature square. The other 16 stay beside the board.
rule-2-2 = Every player takes one special card and keeps it secret.
rule-2-3 = Turn up vote cards, one after the other, until one has the colour of a player. That player goes first. The cards turned up are the beginning of the discard pile.
rule-2-4 = Play goes round the table counter-clockwise. The players draw their first vote cards in this order: the first player { $starting_hands_1 }, the second { $starting_hands_2 }, the third { $starting_hands_3 }, the fourth { $starting_hands_4 }.
rule-2-5 = With fewer than 4 players, neutral cubes ({ $neutral_cubes_below_four_players }) occupy chairs of the Federal Council. A cube is not a pawn.
ruling-2-a = If a square gets 3 laws of one colour, all laws are drawn again.
ruling-2-b = A colour that nobody plays is neutral, just like grey.
ruling-2-c = Both discard piles lie face up. Decks and hands are hidden.
ruling-2-d = After 20 draws in vain, the next one leaves out every law that would be the third of its colour on a square.

section-3 = A turn: either obtain cards or play cards
ruling-3-a = If you choose to play, you must do at least one thing. If there is nothing you can do, you have to obtain cards.

section-3-1 = Obtaining cards
rule-3-1-1 = Move the time marker one drawer up. If it reaches an open drawer ({ $open_drawers }), every player draws a special card, in turn order.
rule-3-1-2 = Roll the die (its faces: { $die }) and draw that many vote cards. You draw more for the squares on which you have a pawn: { $office_cards_1 } for E1, { $office_cards_2 } for E2, { $office_cards_3 } for E3.
rule-3-1-3 = When the deck is empty, shuffle the discards to make a new one.
ruling-3-1-a = If deck and discards are both empty, nothing is drawn. The time marker begins on the first drawer.
ruling-3-1-b = The special cards have a deck and discards of their own, and are shuffled in the same way.
ruling-3-1-c = The special cards of an open drawer come before the die. The player whose turn it is draws first.

section-3-2 = Playing cards: as many of the actions A to E as you like, in any order
rule-3-2-1 = A. Be elected: bring a pawn in on a bottom square, or move one to a neighbouring square to which stairs lead. They lead up, sideways or diagonally up.
rule-3-2-2 = The price is a number of vote cards. The way in costs { $entry_J1 } for J1, { $entry_L1 } for L1, { $entry_E1 } for E1; the price of all stairs is among the figures. Each opposing pawn on the square you go to adds a surcharge of { $surcharge }. A card of your own colour counts { $own_colour_counts }.
rule-3-2-3 = You can go to an executive square only if it has a free chair.
rule-3-2-4 = No stairs lead sideways or diagonally from the judiciary. A pawn there stays in its column.
rule-3-2-5 = Arrows: some squares are only for those who already have a pawn on another one. For J2 this is { $needs_a_pawn_on_J2 ->
    [none] no square
   *[other] { $needs_a_pawn_on_J2 }
 }, for J3 { $needs_a_pawn_on_J3 ->
    [none] no square
   *[other] { $needs_a_pawn_on_J3 }
 }, for E3 { $needs_a_pawn_on_E3 ->
    [none] no square
   *[other] { $needs_a_pawn_on_E3 }
 }.
ruling-3-2-a = The arrow is checked before the move, so the pawn that moves may be the one it asks for.
ruling-3-2-b = You may pay too much, but no change is given.
ruling-3-2-c = A joker may have your own colour, and then counts { $own_colour_counts }.
ruling-3-2-j = If you have several judges on a square, one that has not applied a law this turn is the one to move up. If all have, the one that moves still counts as having applied its law when it is on the new square.
rule-3-2-6 = B. Apply laws: every pawn of yours on a judiciary square is a judge, who may apply a law of the legislature square on the same level. Show a vote card of the law's colour and put it under your player aid. You climb { $apply_steps_1 } in the commune, { $apply_steps_2 } in the canton, { $apply_steps_3 } in the confederation.
rule-3-2-7 = When cards of all five colours lie under your player aid, one of each is discarded, and you climb { $five_colours_bonus }.
ruling-3-2-d = Each judge applies one law a turn, and each law is applied once a turn. Two laws of the same colour are two laws.
ruling-3-2-e = 3.2.7 happens by itself, and of each colour the oldest card goes. A joker lies there as the colour it stands for.
ruling-3-2-i = If one of several laws of a colour leaves its square, it is one that was applied this turn, if there is one. A law that goes to another level stays applied.
rule-3-2-8 = C. Propose laws, where you have a pawn in the legislature of that level: discard 1 vote card. Then name 1 to 3 laws there, and for each a law from beside the board to replace it.
rule-3-2-9 = Turn up as many vote cards as laws are proposed. If a REFERENDUM is among them, there is a popular vote (3.3). If not, the laws change.
rule-3-2-10 = A square may never have 3 laws of the same colour. Laws of neutral colours may be proposed.
ruling-3-2-f = A replacement must change something. Laws that are replaced go beside the board.
ruling-3-2-l = What is named together changes as a whole: the same colour cannot both leave and come.
ruling-3-2-w = The cards turned up for 3.2.9 are discarded together, so that none of them comes up twice. If there are too few, fewer are turned up.
rule-3-2-11 = D. Launch an initiative; for this you need not sit in the legislature. Discard INITIATIVE cards of any colour: { $initiative_cards_1 } in the commune, { $initiative_cards_2 } in the canton, { $initiative_cards_3 } in the confederation. Then name laws as in 3.2.8; there is always a popular vote. You may launch one initiative per level and turn, before or after a proposal there.
ruling-3-2-g = A joker is no INITIATIVE card.
ruling-3-2-k = Those who sit in the legislature may launch an initiative there, too.
rule-3-2-12 = E. Play special cards: a multicolour card for its effect or as a joker, a red card for its points, counted by the board as it lies. Then the card is discarded.
ruling-3-2-h = A joker pays for elections and proposals and serves to apply a law. In an election it always has your own colour.
ruling-3-2-m = The discount of “{ special-6 }” waits for an election that costs something. It is then used up, even if part of it was not needed. “{ special-4 }” leaves it untouched.
ruling-3-2-n = “{ special-4 }” saves you the price, but nothing else: you still need stairs, a free chair, and the pawn that an arrow asks for.
ruling-3-2-o = An effect that needs something to aim at cannot be played without it. All others can be played even if they achieve nothing.
ruling-3-2-p = Opponents lose random cards in turn order; those who have none are passed over. Which card changes hands is seen only by the one who loses it and the one who gets it.
ruling-3-2-q = “{ special-3 }” shows the whole hand. If it has too few cards, you take them all.
ruling-3-2-r = “{ special-15 }” moves a pawn of the executive only if E1 has a free chair.
ruling-3-2-s = “{ special-8 }” counts as your initiative of this turn on that level.
ruling-3-2-t = “{ special-10 }” bars all others from changing laws on that level in any way, until your next turn or your last action begins. You may still change them yourself.
ruling-3-2-u = “{ special-13 }” moves the marker as in 3.1.1: it may reach an open drawer or bring the end.
ruling-3-2-v = Cards that count at the end cannot be played earlier; at the end they count by themselves. A red card that counts at once is worth nothing if you do not play it.

section-3-3 = The popular vote
rule-3-3-1 = All who have vote cards must put 1 or 2 of them face down into the ballot box, in secret and at the same time.
rule-3-3-2 = If there are more YES than NO, the change is accepted. If there are more NO, it is rejected.
rule-3-3-3 = If there are as many YES as NO, turn up cards from the deck until a YES or a NO decides.
rule-3-3-4 = All who voted draw 1 vote card.
ruling-3-3-a = Only vote cards vote, not special cards.
ruling-3-3-b = If no YES or NO is left to decide, the change is rejected.
ruling-3-3-c = After the decision, but before anyone draws, the ballots and the cards turned up are discarded. The player whose turn it is draws first, the others follow in turn order.
ruling-3-3-d = The ballots are turned up all together: everyone sees the cards, but not who cast which.

section-4 = The end
rule-4-1 = The end comes when the time marker reaches the last drawer (number { $drawers }) or when all chairs of the Federal Council are taken.
rule-4-2 = The turn is completed. Then everyone may do one single action, in turn order, including the player who brought the end.
rule-4-3 = Each pawn and each law on the board gives its owner the points of its square: J1 { $points_J1 }, L1 { $points_L1 }, E1 { $points_E1 }; J2 { $points_J2 }, L2 { $points_L2 }, E2 { $points_E2 }; J3 { $points_J3 }, L3 { $points_L3 }, E3 { $points_E3 }.
rule-4-4 = Of the pawns in the Federal Council, one is drawn at random. It becomes president and gives its owner another { $president_bonus }.
rule-4-5 = Red cards that speak of the end are counted.
rule-4-6 = Whoever has climbed highest wins. Players level at the top share the victory, by consensus.
ruling-4-a = The single action is one of A to E in 3.2, or none. Obtaining cards is not an action.
ruling-4-b = Neutral laws score for nobody. If there is no pawn in the Federal Council, there is no president.
ruling-4-c = The end comes only once. What would bring it again changes nothing, and a marker on the last drawer stays there.
ruling-4-d = Once the end has come, it stays, even if a chair of the Federal Council is given up again.
ruling-4-e = The last actions begin with the next player in turn order. The one whose turn it was comes last of all.
ruling-4-f = A last action begins afresh, like a turn: judges, laws and initiatives of earlier turns are not counted, and what cards promised for a turn is over.

section-5 = What always holds
rule-5-1 = Every card, every law and every pawn is in exactly one place.
rule-5-2 = No square has 3 laws of the same colour.
rule-5-3 = No chair is taken twice.
rule-5-4 = After an action nobody has five colours under the player aid.
rule-5-5 = Nobody ever loses points.
rule-5-6 = Every game ends: the track of the time marker has an end, and a turn in which no cards are obtained uses up cards, pawns or laws to apply.

section-6 = The special cards
rule-6-1 = { special-1 } (multicolour): { special-text-1 }
rule-6-2 = { special-2 } (multicolour): { special-text-2 }
rule-6-3 = { special-3 } (multicolour): { special-text-3 }
rule-6-4 = { special-4 } (multicolour): { special-text-4 }
rule-6-5 = { special-5 } (multicolour): { special-text-5 }
rule-6-6 = { special-6 } (multicolour): { special-text-6 }
rule-6-7 = { special-7 } (multicolour): { special-text-7 }
rule-6-8 = { special-8 } (multicolour): { special-text-8 }
rule-6-9 = { special-9 } (multicolour): { special-text-9 }
rule-6-10 = { special-10 } (multicolour): { special-text-10 }
rule-6-11 = { special-11 } (multicolour): { special-text-11 }
rule-6-12 = { special-12 } (multicolour): { special-text-12 }
rule-6-13 = { special-13 } (multicolour): { special-text-13 }
rule-6-14 = { special-14 } (multicolour): { special-text-14 }
rule-6-15 = { special-15 } (multicolour): { special-text-15 }
rule-6-16 = { special-16 } (red, at once): { special-text-16 }
rule-6-17 = { special-17 } (red, at once): { special-text-17 }
rule-6-18 = { special-18 } (red, at once): { special-text-18 }
rule-6-19 = { special-19 } (red, at once): { special-text-19 }
rule-6-20 = { special-20 } (red, at once): { special-text-20 }
rule-6-21 = { special-21 } (red, at once): { special-text-21 }
rule-6-22 = { special-22 } (red, at the end): { special-text-22 }
rule-6-23 = { special-23 } (red, at the end): { special-text-23 }
rule-6-24 = { special-24 } (red, at the end): { special-text-24 }
rule-6-25 = { special-25 } (red, at the end): { special-text-25 }

special-1 = Fund-raising
special-text-1 = Draw { $draws_fund_raising ->
    [1] one vote card
   *[other] { $draws_fund_raising } vote cards
 }.
special-2 = Party levy
special-text-2 = Every opponent gives you one vote card, drawn at random.
special-3 = Press leak
special-text-3 = Look at an opponent's hand and take { $press_leak_takes ->
    [1] a vote card of your choice
   *[other] { $press_leak_takes } vote cards of your choice
 }.
special-4 = Tacit election
special-text-4 = One election to a square of the commune or the canton costs you nothing.
special-5 = Coalition
special-text-5 = For the rest of this turn your elections cost no surcharge. Draw { $draws_coalition ->
    [1] one vote card
   *[other] { $draws_coalition } vote cards
 }.
special-6 = Campaign bus
special-text-6 = Your next election this turn costs { $campaign_bus_discount ->
    [1] one card
   *[other] { $campaign_bus_discount } cards
 } less.
special-7 = Urgency clause
special-text-7 = Where you sit in the legislature, change 1 to 3 laws. This takes neither a card nor a referendum.
special-8 = Signature drive
special-text-8 = Launch an initiative on any level without INITIATIVE cards. { $signature_drive_yes ->
    [1] One YES is
   *[other] { $signature_drive_yes } YES are
 } added to the count.
special-9 = Extra session
special-text-9 = Each of your judges may apply one more law this turn. Draw { $draws_extra_session ->
    [1] one vote card
   *[other] { $draws_extra_session } vote cards
 }.
special-10 = Recess
special-text-10 = Draw { $draws_recess ->
    [1] one vote card
   *[other] { $draws_recess } vote cards
 }. Choose a level: until your next turn nobody else may change laws there.
special-11 = Federalism
special-text-11 = Two laws on two different levels change places.
special-12 = Decree
special-text-12 = In the commune or the canton, replace one law by one from beside the board. Nobody votes on it.
special-13 = Early deadline
special-text-13 = Move the time marker one drawer up. Then draw { $draws_early_deadline ->
    [1] one vote card
   *[other] { $draws_early_deadline } vote cards
 }.
special-14 = Rumour
special-text-14 = Every opponent discards one vote card at random. Then draw { $draws_rumour ->
    [1] one vote card
   *[other] { $draws_rumour } vote cards
 }.
special-15 = Party row
special-text-15 = Move an opposing pawn from L2 down to L1, or from E2 down to E1.
special-16 = Grass roots
special-text-16 = Points for your pawns in the commune: { $each_grass_roots } each, at most { $most_grass_roots }.
special-17 = Law-maker
special-text-17 = Points for your laws on the board: { $each_law_maker } each, at most { $most_law_maker }.
special-18 = Three powers
special-text-18 = Points for the powers in which you have a pawn: { $each_three_powers } each, but { $most_three_powers } for all three together.
special-19 = Case law
special-text-19 = Points for the cards under your player aid: { $each_case_law } each, at most { $most_case_law }.
special-20 = Cantonal roots
special-text-20 = Points for your pawns and laws in the canton: { $each_cantonal_roots } each, at most { $most_cantonal_roots }.
special-21 = In office
special-text-21 = Points for the executive squares on which you have a pawn: { $each_in_office } each, at most { $most_in_office }.
special-22 = Bern
special-text-22 = Points for your pawns and laws in the confederation: { $each_bern } each, at most { $most_bern }.
special-23 = Concordance
special-text-23 = Points for the levels on which you have a pawn, and again for those on which you have a law: { $each_concordance } each, at most { $most_concordance }.
special-24 = Opposition
special-text-24 = Points if you have no pawn in the Federal Council: { $most_opposition }. Otherwise: { $each_opposition }.
special-25 = Vice-president
special-text-25 = Points if you sit in the Federal Council, but are not president: { $most_vice_president }. Otherwise: { $each_vice_president }.

figures-title = The figures
figures-intro = { $edition } edition. J is the judiciary, L the legislature, E the executive; 1 the commune, 2 the canton, 3 the confederation. A list of three numbers has one for each level, in this order.
figures-mark = { $mark } marks what is reconstructed.
figures-name = Figure
figures-value = Value
figures-source = Source
figures-entries = { $source } (no. { $entries })
source-rulebook = rulebook
source-published = published
source-reconstructed = reconstructed
meaning-rulebook = { source-rulebook }: stated in the printed rulebook
meaning-published = { source-published }: stated by players of the printed game
meaning-reconstructed = { source-reconstructed }: could not be read anywhere; chosen to fit what is known

table-material = Pieces, prices and points
table-board = The board: ways in, stairs (from, to, price), arrows, points, chairs, drawers, the die
table-special = The special cards: name and frame of each, cards drawn, points for each thing and at most

replace-title = Your own figures
replace-text = Do you own the printed game? Then write what your board and your cards say into a file, under the same names, and give it to any command that starts a game with --figures my.toml. A few figures are built into the program; a file that changes one of those is refused by name. Such a file:
replace-check = See whether it is read as you mean it:
