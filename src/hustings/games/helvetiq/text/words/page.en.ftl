# Helvetiq on the page: what is asked in a few words, and labels of the position.

## What is asked, in two or three words

do-turn = Take your turn
do-last-action = Your last action
do-paying-election = Pay for the election
do-paying-proposal = Pay for the proposal
do-paying-initiative = Pay for the initiative
do-laying = Lay a card
do-naming = Name the laws
do-level-choice = Choose a level
do-tacit-election = Elect for free
do-exchanging = Exchange two laws
do-seat-choice = Choose an opponent
do-taking = Take a card
do-demoting = Move a pawn down
do-first-ballot = Vote in secret
do-second-ballot = A second ballot?

## The position, as labelled tables

field-drawer = time marker, drawer
field-first = first player
field-active = whose turn
field-due = left to pay
field-cubes = neutral cubes in the Federal Council
field-deck_left = vote cards in the deck
field-special_left = special cards in the deck
field-president = president
field-pawns = pawns
field-laws = laws
field-applied = laws applied this turn
field-points = points
field-aid = under the player aid
field-reserve = pawns left
field-hand_size = vote cards
field-special_n = special cards
field-recess = may alone change laws
field-beside = laws beside the board
field-hand = your vote cards
field-special = your special cards
field-going = laws to be replaced
field-coming = laws to replace them
field-box = ballots last counted
field-turned = cards last turned up
