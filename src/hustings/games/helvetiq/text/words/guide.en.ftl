# The guided first turns.

guide-turn-title = Your turn
guide-turn = You have a choice. Obtain cards: the time marker moves on and the die says how many you draw. Or play cards: bring pawns in and up, apply laws, change laws, as often as you can pay.
guide-election-title = Be elected
guide-election = A pawn moves along stairs. You pay the number on them in vote cards, and { $surcharge } more for each pawn of others there. A card of your own colour counts { $own }. The higher the square, the more points at the end.
guide-law-title = Apply a law
guide-law = A pawn in the judiciary is a judge: show a card in the colour of a law on its level, and climb the ladder. Five colours under your aid bring { $five } points more.
guide-change-title = Change laws
guide-change = Laws of your colour are points at the end. In a legislature you may propose some: if a REFERENDUM is turned up, the people vote. Elsewhere an initiative does it, and the people always vote.
guide-vote = Everyone puts one or two cards in the box, in secret. More YES than NO, and the laws change. All other cards are blank. Whoever votes draws a card.
guide-special-title = Special cards
guide-special = Special cards help once: an effect, or a joker for a vote card of any colour. Those with a red frame bring points.
guide-finish-title = The end
guide-finish = The game ends at drawer { $drawers }, or when the Federal Council is full. Then pawns and laws count, and one pawn of the council is president: { $president } points.
guide-end = You have seen all there is. Go on as you like: cards are the means, squares and laws are the points.

guide-look-time = The time marker: obtaining moves it on
guide-look-buildings = Nine squares: three powers on three levels
guide-look-cards = Your cards: colour and word
guide-look-ask = Here you choose and send
guide-look-stairs = The stairs and what they cost
guide-look-laws = Three laws on each level
guide-look-beside = Laws beside the board
guide-look-box = The ballot box and the last count
guide-look-special = Your special cards
guide-look-points = Points so far, and with the board as it is

guide-try-any = Any of these will do.
guide-try-apply = A point for one card.
guide-try-elect = You can afford it, and it leads on.
guide-try-obtain = More cards first: then you can do more at once.
guide-try-stop = End the turn and keep the rest.
guide-try-pay = This card is of least use for anything else.
guide-try-name = A law of your colour is points at the end.
guide-try-enough = That is enough for now.
guide-try-yes = The change helps you.
guide-try-no = The change hurts you.
guide-try-blank = It does not concern you: keep YES and NO for later.
guide-try-one-ballot = One ballot is enough.

guide-figure-points = Points
guide-figure-cards = Vote cards
guide-figure-pawns = Pawns on the board
guide-figure-drawer = Time
