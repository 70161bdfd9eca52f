# The table at the terminal: labels must be short.

screen-time = Drawer { $drawer }/{ $drawers }
screen-judiciary = Judiciary
screen-legislature = Legislature
screen-executive = Executive
screen-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
 }
screen-chairs = { $free ->
    [0] full
    [one] { $free } chair
   *[other] { $free } chairs
 }
screen-heard = applied: { $laws }
screen-in = in
screen-beside = Laws beside the board
screen-deck = Deck
screen-discards = discards
screen-special-deck = Special cards
screen-special-piles = { $left } in the deck, { $discards } discarded
screen-no-surcharge = no surcharge
screen-bus = next election { $discount } less
screen-session = one more law for each judge
screen-this-turn = This turn: { $what }
screen-score = points
screen-with-board = +board
screen-cards = cards
screen-specials = special
screen-reserve = pawns left
screen-aid = under the aid
screen-hand = Your hand
screen-open-hand = Hand of { $party }
screen-ballots = In the box
screen-known = You know of { $party }'s hand
screen-now = (now { $points })
screen-five = five colours: +{ $points }
screen-legend =
    {"*"}          you and your colour; ► whose turn it is
    ▲ ○ ■      the time marker, an open drawer (special cards for all), the last one
    J2 3 pts   a square and its points; chairs that are free; ←L2 needs a pawn on L2
    ● Re2      pawns there, here two of Red; □ neutral cubes
    §          laws there; (red) was applied this turn; ⊘Re only Red may change them
    →L2:1+2!   the way to L2: 1 card, surcharge 2; ! open to a pawn of yours
    in:2       what it costs to bring a pawn in there
    +board     points with those of pawns and laws on the board as it is
    ◆ ▶ ■      special cards: effect or joker, points when played, points at the end
