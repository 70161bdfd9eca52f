# The rules of Die Macher in short, by number. `rule-3-5-2` is rule 3.5.2, `ruling-3-5-a` ruling 3.5-a, `section-3-5` the
# heading of section 3.5; they are shown in the order of this file. A figure that a user can replace is a variable, named like
# the figure: `$meeting_price`; `$meeting_price_thousands` is the same as money, `$members_bonus_1` the first entry of a list.

rules-title = The rules of { $title }
rules-intro = Told in our own words. Where the editions of 1997 and 2006 differ, the text says so. A ruling is what we decided where the printed rules are silent, contradict each other or are wrong.
rules-figures-used = Numbers in the text are the figures of the { $edition } edition.
rules-figures-replaced = Numbers in the text are the figures of the { $edition } edition, with your own from { $file }.
rules-ruling = Ruling

section-0 = What the game is about
rule-0-1 = Three to five parties fight seven state elections, one after the other (five in the short game). In the end you score for seats, for national media, for members and for a platform that agrees with national opinion.
rule-0-2 = A party's three hidden platform cards, face-down opinion cards and the order of every deck are secret. Everyone sees that a cabinet card lies face down, and whose it is, but not which one it is. Sealed choices are secret until they are opened. Of a refused contribution only the refusal is public until the card is shown. A poll stays secret if its buyer does not publish it. Everyone may see spent cabinet and contribution cards and every open platform card.
ruling-0-a = Cash is kept out of sight. But every payment and every income happens in public, so anybody may keep count.
ruling-0-b = Discard piles lie face up, so you can work out what a deck still holds. Only discarded polls lie face down; the 2006 rules say this of polls alone.
ruling-0-c = Talk is free and no promise binds anybody. Money and cards never change hands by agreement.
ruling-0-d = Every sum of money is in whole thousands.
ruling-0-e = The table decides who sits where. Unless it does, the order is black, red, yellow, green, blue. With fewer than five players, any of the five colours may play.

section-1 = Setting up
rule-1-1 = Each party takes { $meeting_cubes } meeting cubes, { $media_markers } media markers, 7 cabinet cards, 5 contribution cards, its coalition tiles ({ $coalition_tiles }) and { $start_money_thousands } in cash.
rule-1-2 = Shuffle the { $platform_cards } platform cards and deal each party 5 open ones. If the party already shows that issue, with either stance, put the card aside and draw again. 1997: the cards put aside are shuffled back into the deck. 2006: they go under the deck. Then every party gets 3 hidden cards, whatever they are.
rule-1-3 = Shuffle the 16 state cards and lay out four states in the order in which they will vote. The first is the current state; the remaining cards form the state deck. “In order of election” always means: begin with the current state and finish with the last in line.
ruling-1-a = The order of the states is drawn by lot, although the 2006 rules let the table choose the first board.
rule-1-4 = Shuffle the { $opinion_cards } opinion cards. The first state gets 4 open cards, the second 3 open and 1 hidden, the third 2 and 2, the fourth 1 and 3. Open cards of one state must be on different issues: replace a card that clashes, and put it aside as in 1.2. 1997: as soon as cards lie face down on states, it goes to the discard instead, since it was seen and is none of them.
rule-1-5 = In every state each party sets its vote marker and its trend to 0, and puts down meeting cubes from its supply ({ $start_meetings_per_state } per state).
rule-1-6 = On the national board every party's members start at { $start_members }.
rule-1-7 = Turn up { $exchange_pool ->
    [one] one opinion card
   *[other] { $exchange_pool } opinion cards
 } as the exchange pool. Here cards may be equal or opposite.
rule-1-8 = Shuffle the 20 polls. Have the key-issue tiles ready ({ $key_issue_tiles } in all).

section-2 = The opening, before round 1: sealed, all at once, free of charge
rule-2-1 = Every party secretly picks one row of the first list and one of the second. A row of the first list holds three gains: trend (+{ $trend_step }), votes (+{ $votes_step }) or meeting cubes (+{ $meetings_step }). Each gain goes to a state of your choice, and you may choose the same one again. A row of the second list gives media markers, each for a state of your choice, and members. All choices are opened and carried out together.
rule-2-2 = A state may end up with more media markers than it has media spaces ({ $media_spaces }). Then nobody can buy one there any more.
ruling-2-a = Parties that reach the same number of votes in the opening are stacked by seat: of two markers, that of the later seat lies on top.
ruling-2-b = A cube that finds no free meeting space ({ $meeting_spaces } per party and state) stays in supply. With the printed rows this cannot happen.

section-3 = The campaign: rounds 1 to 6 (short game: 1 to 4)
section-3-1 = Start player
rule-3-1-1 = All parties seal their bids at the same time. A bid may be 0.
rule-3-1-2 = The highest bidder pays the bid to the bank and chooses who starts this round, be it themselves or anybody else. Turn order runs clockwise from there, from seat to seat.
rule-3-1-3 = Several highest bids. 1997: those parties roll the die, until one beats the rest. 2006: those parties seal a second bid, each no lower than its first; the highest wins and pays this second bid. Parties that tie again roll the die.
rule-3-1-4 = If everyone bids 0, everyone rolls the die. There is no second bid.
ruling-3-1-a = You cannot bid more than your cash, whatever that is; there is no other limit. Losing bids cost nothing; the 2006 rules leave that open.
ruling-3-1-b = If dice tie for highest, those tied roll again.

section-3-2 = Platform conference, in turn order
rule-3-2-1 = 1997: discard as many of your hidden cards as you like, then refill your hand to 3. 2006: fill your hand to 3 first, then discard as many as you like and draw the same number.
rule-3-2-2 = Then you may replace one open card by a hidden card. Your 5 open cards must stay on different issues. The replaced card is discarded, and your hand stays one card short until the next conference.
ruling-3-2-a = Choose all your discards together, before you draw anything.
ruling-3-2-b = If the deck runs out, shuffle the discards, the newest ones included.
ruling-3-2-c = You may replace an open card by an identical one.

section-3-3 = Shadow cabinet
rule-3-3-1 = In turn order each party lays up to 4 cabinet cards face down: no more than one in each state in play.
rule-3-3-2 = All cards are turned up and paid for. A card with a telephone lets its party put a coalition tile on that state.
rule-3-3-3 = In turn order each party may carry out one action with each of its cards, in the state where the card lies. Votes: advance your vote marker by the number on the card, but not beyond { $vote_track }. Key issue: lay a tile on one of the state's open opinion cards, if it has no tile yet, or remove the tile it has. Media: send another party's media marker back to its owner and put one of yours in its place, even if the media spaces are overfull; you pay { $media_swap_to_victim_thousands } to the owner and { $media_swap_to_bank_thousands } to the bank. Own trend: raise it by the card's number, up to +{ $trend_limit }. Another party's trend: lower it by the card's number, down to −{ $trend_limit }; media control does not protect against this.
rule-3-3-4 = Cabinet cards that have been played leave the game.
ruling-3-3-a = Taken together, the cards you lay may not cost more than your cash.
ruling-3-3-b = When it is your turn, use all your cards, state after state in order of election. Then the next party follows.
ruling-3-3-c = The media action needs enough cash for both payments, a media marker of yours in supply, and another party's marker in that state.
ruling-3-3-d = One coalition tile per party and state is enough: another telephone there brings no second one. A party that has run out of tiles places none.

section-3-4 = Coalitions, in the current state only
rule-3-4-1 = To join one, a party needs a coalition tile in that state. A coalition has two partners, and a party joins one coalition at most. There may be two coalitions at once.
rule-3-4-2 = With 2 open platform cards in common a coalition is voluntary: both have to agree.
rule-3-4-3 = With 3 or more in common, either of the two may force the coalition on its turn.
rule-3-4-4 = In turn order each party with a tile and no partner yet may force a coalition, propose one, or pass.
rule-3-4-5 = Once the election is over, its coalition tiles go back to the box. In the last state there are no coalitions: a telephone may be played there, but does nothing.
ruling-3-4-a = On its turn a party may ask several others, each of them once, until one accepts.
ruling-3-4-b = Passing or declining does not end the matter: later in the phase the party can still be approached or forced, and it may itself make an offer to somebody it turned down.
ruling-3-4-c = Tiles in the other states stay there until that state is the current one.

section-3-5 = Media
rule-3-5-1 = Go round the table in turn order, as often as needed. Each time a party may buy one media marker ({ $media_price_thousands }) and put it on a free media space of a state in play, or pass. Whoever passes may still buy later. The phase ends when all have passed one after the other.
rule-3-5-2 = A party controls the media of a state if it has more markers there than any other single party.
rule-3-5-3 = Media control lets you swap one of the state's open opinion cards with one from the exchange pool. A card with a key-issue tile is safe. The new card must not repeat an issue that another open card of the state has. The old card goes into the pool.
rule-3-5-4 = 1997: the states follow in order of election, the current one first. 2006: the last in line comes first, the current one last.
ruling-3-5-a = The new card may be the opposite of the one removed.
ruling-3-5-b = It may not be identical to the one removed.
ruling-3-5-c = In both editions the pool keeps its size ({ $exchange_pool }).

section-3-6 = Meetings, in turn order
rule-3-6-1 = Each party buys meeting cubes for the states in play, at { $meeting_price_thousands } apiece. There are three limits: { $meetings_per_state_and_round } per state and round, { $meeting_spaces } in a state at a time, and { $meeting_cubes } on all boards together.

section-3-7 = Polls
rule-3-7-1 = Every state in play has one poll, auctioned face down. The auctions follow in order of election.
rule-3-7-2 = The start player opens the bidding. Every bid must beat the one before; the lowest possible is { 1000 }. Once you pass, you are out until the next auction. The winner pays the bid to the bank and may look at the card.
rule-3-7-3 = Publish: the winner carries out { $publish_at_most ->
    [one] one of the card's trend changes
   *[other] one or two of the card's trend changes
 } in that state. The trend limits apply, and the party that controls the media there cannot be lowered.
rule-3-7-4 = Or keep it secret: the winner rolls { $shelve_dice ->
    [one] one die and gains the result
   *[other] { $shelve_dice } dice and gains their sum
 } in members. Nobody else sees the card.
rule-3-7-5 = The card is then discarded face down.
ruling-3-7-a = You cannot bid more than your cash.
ruling-3-7-b = If all others have passed and nobody has bid, the last party may still bid.
ruling-3-7-c = If all pass, the card is discarded and nobody looks at it.
ruling-3-7-d = Entries of parties that are not playing are ignored. An entry that would lower the party in control of the media cannot be chosen. Publishing takes at least one entry that can be chosen.
ruling-3-7-e = If fewer polls are left than there are states in play, the discards are shuffled in before the first auction of the round. A card used in this phase cannot turn up in it again. The 2006 rules deal all cards of the phase at its start; either way the deck runs out once in every game.
ruling-3-7-f = Every printed text rolls two dice for a poll kept secret, except the Italian one.

section-3-8 = Turning meetings into votes
rule-3-8-1 = Go through the states in play from the last in line back to the current one, and in each state through the parties in turn order. Whoever has { $convert_minimum } or more meeting cubes there may convert as many of them as they like.
rule-3-8-2 = The votes gained are cubes times factor. The factor is trend plus match.
rule-3-8-3 = The match counts +1 for each of your open platform cards that equals an open opinion card of the state, and −1 for each that is the opposite of one. Under a key-issue tile it counts double.
rule-3-8-4 = If the factor is 0 or less, every 2 cubes give 1 vote, rounded down.
rule-3-8-5 = Votes stop at { $vote_track }. Converted cubes return to your supply.
rule-3-8-6 = A vote marker that reaches a space lies on top of those already there, so the stack shows who came first.
rule-3-8-7 = When all have converted in a state, somebody may hold an absolute majority: more votes than everyone else combined. That party may swap one opinion card with the pool, by the rules of 3.5.3.
ruling-3-8-a = Only open opinion cards matter for the match.
ruling-3-8-b = You may convert cubes even if that yields 0 votes; your marker then does not move. A marker at the end of the track never moves again.
ruling-3-8-c = You may convert in the current state too. One printed text excludes it, and the others call converting there pointless, which it is not.
ruling-3-8-d = 3.8.7 applies whether or not anyone has converted just now.

section-4 = The election in the current state (the last round consists of nothing else)
rule-4-1 = Seats: in turn order, all cubes still in the current state are converted, however few they are. The state card turns votes into seats; the highest row reached counts. Each seat is worth 1 point at the end.
ruling-4-1-a = Below the first row there are no seats.
ruling-4-1-b = The last round has no bidding: whoever started the round before starts again.
rule-4-2 = Winner: single parties and coalitions compete; a coalition adds its partners' votes, even beyond { $vote_track }. The most votes win. In a tie compare the strongest marker of each side: the one with more votes, then the one higher in the stack. Its side wins, but only narrowly.
ruling-4-2-a = If nobody has any votes, nobody wins.
rule-4-3 = Spoils: what there is to take depends on who won, and how.
rule-4-3-1 = A single party, clear win: if it has a media marker here, it may move one to this round's space on the national board. It may also carry up to 2 opinion cards from here to national opinion.
rule-4-3-2 = A single party, narrow win: the same, but only 1 opinion card. The beaten party may move a media marker as well, if it has one here.
rule-4-3-3 = A coalition, clear or narrow win: each partner may move a media marker that it has here, and carry 1 opinion card to national opinion. The partner with more votes goes first; if equal, the one higher in the stack. The other side goes away empty-handed.
ruling-4-3-a = After a narrow win one beaten party at most may move a marker: the best placed one, and only if it belongs to no coalition.
ruling-4-3-b = A key-issue tile does not keep a card from being carried off. The Dutch and the Italian text of 1997 can be read otherwise: it “may not be removed from the board”.
ruling-4-3-c = If two markers lie in one national space, each scores in full.
rule-4-4 = National opinion has 5 spaces. They are filled from the left.
rule-4-4-1 = If the same card lies there, put the new one on top of it: this opinion is now secured.
rule-4-4-2 = If the opposite card lies there, the new one takes the place of the pile, even of a secured one. 1997: the old cards leave the game. 2006: they go to the discard.
rule-4-4-3 = A new issue goes to the first free space. If there is none, it replaces an unsecured opinion; whoever places the card chooses which.
ruling-4-4-a = If all opinions are secured, no new issue can be placed.
ruling-4-4-b = A card pushed out by a new issue: 1997: it leaves the game. 2006: it goes to the discard, like everything that leaves the national board.
ruling-4-4-c = The second card you place may push out your first.
rule-4-5 = Members: for each of its open platform cards that equals a national opinion, a party gains the recruits printed on that space. Nobody loses members for disagreeing.
ruling-4-5-a = There is no upper limit to members.
rule-4-6 = Money is paid out as long as there is another campaign to spend it on, so not in the last two rounds. Each seat won in this election brings { 1000 }. In the rounds of membership fees ({ $membership_rounds }) each member brings { 1000 } too.

section-5 = The end of the round
rule-5-1 = First the boards change.
rule-5-1-1 = Clear the state that has voted. Discard its opinion cards, return media markers and cubes to their owners, and put its key-issue tile back with the others.
rule-5-1-2 = After rounds 1, 2 and 3 (short game: after round 1) the board becomes the new last state. It gets the next state card, markers and cubes as in 1.5, and 4 opinion cards, 1 open and 3 hidden. For the final election of the game it is 2 and 2.
rule-5-1-3 = The other states turn up one hidden card each, in order of election. A card that clashes is replaced. 1997: it goes to the discard. 2006: it goes under the deck. The next state becomes the current one. States in play, round by round: 4, 4, 4, 4, 3, 2, 1 (short game: 4, 4, 3, 2, 1).
ruling-5-1-a = A clashing card never enters the exchange pool. The French 1997 text puts it there; the others say no more than that it is replaced.
ruling-5-1-b = If the opinion deck runs out, shuffle its discards. If even then no card fits, the state does without.
ruling-5-1-c = If a party has no cube in supply, it starts without one in the new state.
rule-5-2 = Then come the contributions: after every campaign round while the cards last, that is after rounds 1 to 5 (short game: 1 to 4).
rule-5-2-1 = In turn order each party has to choose one of its contribution cards: face up to accept it, face down to refuse it.
rule-5-2-2 = Whoever accepts gets the money, rolls the card's risk dice and loses as many members as the highest die shows.
rule-5-2-3 = Next, those who refused show their cards, roll the cards' dice and gain the sum in members. If one party alone refused the largest amount, it rolls { $largest_refusal_bonus_dice ->
    [one] one more die and gains the result
   *[other] { $largest_refusal_bonus_dice } more dice and gains their sum
 } as well. If several refused that amount, nobody does.
rule-5-2-4 = A contribution card is used once, then it goes back to the box.
ruling-5-2-a = A party's members cannot sink below 0.

section-6 = The final score
rule-6-1 = Seats: 1 point each.
rule-6-2 = National media: each of your markers on the national board scores the points of its space.
rule-6-3 = Members: 1 point each, and a bonus for the two strongest parties.
rule-6-4 = Opinions: points for agreeing with national opinion, and a bonus where it is secured. Hidden platform cards and money score nothing.
rule-6-3-1 = The members bonus is { $members_bonus_1 } for most members and { $members_bonus_2 } for second most.
rule-6-3-2 = Two parties tied for most share both bonuses equally, rounded down. Then there is no second.
rule-6-3-3 = Several parties tied for second. 2006: none of them gets a bonus. 1997: see 6-a.
ruling-6-a = 1997: parties tied for second share the second bonus, rounded down.
ruling-6-b = Three or more parties tied for most share both bonuses, rounded down.
rule-6-4-1 = Each of your open platform cards that equals a national opinion scores the points of that space,
rule-6-4-2 = and { $secured_bonus } more if the opinion is secured.
ruling-6-c = A pile of three cards gives the same bonus as a pile of two.
rule-6-5 = The party with the most points wins the game.
ruling-6-d = In a tie more seats decide, then more members. If that is equal too, the victory is shared.

section-7 = Variants
rule-7-1 = Short game (2006 only): 5 rounds, with the national media spaces 1 to 5. Some cabinet cards, contributions and polls stay in the box; the table of figures says which. As printed, these are the cabinet card of { 25000 }, the contribution of { 50000 } and the 10 polls that bear a 7.
rule-7-2 = Imposed stances (1997 only): every party has an issue on which it may show only the imposed stance. Neither set-up nor conference gives it the other one as an open card. The party need not show the issue at all, and its hidden cards are not restricted.

section-8 = What always holds
rule-8-1 = The cubes of a party in supply and on boards are { $meeting_cubes } together; its media markers in supply, in states and on the national board are { $media_markers } together.
rule-8-2 = Money and members never fall below 0. Money moves only as these rules say.
rule-8-3 = Every party has 5 open platform cards on 5 different issues, and at most 3 hidden ones.
rule-8-4 = Every card is in exactly one place. The size of the exchange pool never changes ({ $exchange_pool }).
rule-8-5 = The open opinions of a state are on different issues, and so are the national opinions. A state has at most one key-issue tile; the whole table has { $key_issue_tiles }.
rule-8-6 = Trends stay between −{ $trend_limit } and +{ $trend_limit }, votes between 0 and { $vote_track }.
rule-8-7 = Every game comes to an end: played at random or sensibly, within { 1200 } decisions; if every poll is raised by { 1000 } at a time, after about { 1500 }.

section-9 = Slips in the printed rules
rule-9-1 = The 2006 text lets a die show 5. The faces of the printed dice end at 3.
rule-9-2 = The 2006 text lets recruits move the marker one space, but 2 in its own example.
rule-9-3 = The 2006 text announces 5 members, but counts 4 in its own example.
rule-9-4 = The 2006 text gives a platform 4 cards in one place. There are 5.
rule-9-5 = The 2006 text makes bids for polls secret in one place. They are open.
rule-9-6 = The Italian text rolls a single die for a poll kept secret. The others roll two.
rule-9-7 = The Italian text holds polls for the current state only. Every state in play has one.
rule-9-8 = The Italian text lets you draw only as many platform cards as you discarded. The hand is refilled to 3.
rule-9-9 = The French 1997 text makes whoever accepts a contribution lose all that was rolled. Only the highest die counts.
rule-9-10 = The 2006 text lets a coalition be forced with 3 or 4 platform cards in common. 5 are enough too.
rule-9-11 = The Italian text lets the highest bidder choose to be start player. That bidder names anyone, as the same text says later.

figures-title = The figures
figures-intro = { $edition } edition. Money is in thousands. A list has one entry for each card, space, round or row, in printed order.
figures-mark = { $mark } marks what is reconstructed.
figures-name = Figure
figures-value = Value
figures-source = Source
figures-entries = { $source } (no. { $entries })
source-rulebook = rulebook
source-published = published
source-reconstructed = reconstructed
meaning-rulebook = { source-rulebook }: stated in a printed rulebook
meaning-published = { source-published }: stated by players of the printed game
meaning-reconstructed = { source-reconstructed }: could not be read anywhere; chosen to fit what is known

table-components = Pieces, prices and limits
table-die = The six faces of the die
table-seats = Seats for 5, 10, 15 … 50 votes
table-seats_reported = Seats mentioned in reports of real games (evidence for the rows above; no rule uses them)
table-cabinet = Cabinet cards, one entry a card in the order of the titles
table-contributions = Contribution cards, one entry a card
table-polls = Polls: each pattern of changes is on five cards, turned by one colour each time
table-national = The national board
table-opening = The opening: the rows to choose from, and the size of each gain
table-parties = Names of the parties
table-issues = Issues, each with the stance of its light card and of its dark card
table-imposed_stances = Imposed stances (variant)
table-short_game = Short game: what stays in the box

replace-title = Your own figures
replace-text = Do you own the printed game? Then write what your cards say into a file, under the same names, and give it to any command that starts a game with --figures my.toml. A few figures are built into the program; a file that changes one of those is refused by name. Such a file:
replace-check = See whether it is read as you mean it:
