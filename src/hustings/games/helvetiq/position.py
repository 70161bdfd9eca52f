"""The position of a game of Helvetiq's politics game, and the figures it is played with, as two fixed-size records.

Seats are numbered in the order of play: seat 1 sits to the right of seat 0, and so on round the table, counter-clockwise (2.4).
Squares are numbered level by level from the commune up, in each level judiciary, legislature, executive. A vote card is
5 x colour + face. Cards of one kind, and laws of one colour, cannot be told apart, so they are kept as counts.
"""

from __future__ import annotations

from typing import Annotated

from ...core.layout import SEAT, Axis, Grid, owner, public, secret

PLAYERS, LEVELS, POWERS, SQUARES, ROUTES = 4, 3, 3, 9, 19
COLOURS, FACES, KINDS, SPECIALS, JOKERS = 5, 5, 25, 25, 15
LAWS_THERE, BALLOTS, DIE, PARTS = 3, 2, 6, 7
VOTE_CARDS = 60
AID_ROOM = VOTE_CARDS + JOKERS  # all vote cards and jokers fit under the player aids

NOBODY = -1
NONE = -1

COMMUNE, CANTON, CONFEDERATION = 0, 1, 2
JUDICIARY, LEGISLATURE, EXECUTIVE = 0, 1, 2
J1, L1, E1, J2, L2, E2, J3, L3, E3 = range(SQUARES)
SQUARE_NAMES = ("J1", "L1", "E1", "J2", "L2", "E2", "J3", "L3", "E3")

# All routes a pawn could take: in from outside, then up, diagonally up and sideways (3.2.1, 3.2.4). The figures say which of them
# have stairs, and at what price.
ROUTE_FROM = (NONE, NONE, NONE, J1, J2, L1, L2, E1, E2, L1, L2, E1, E2, L1, E1, L2, E2, L3, E3)
ROUTE_TO = (J1, L1, E1, J2, J3, L2, L3, E2, E3, E2, E3, L2, L3, E1, L1, E2, L2, E3, L3)

RED, GREEN, BLUE, YELLOW, GREY = range(COLOURS)
COLOUR_NAMES = ("red", "green", "blue", "yellow", "grey")
YES, NO, BLANK, INITIATIVE_CARD, REFERENDUM_CARD = range(FACES)
FACE_NAMES = ("yes", "no", "blank", "initiative", "referendum")

# The special cards: fifteen with a multicolour frame, which are also jokers, six red ones, four end cards.
(
    FUND_RAISING, PARTY_LEVY, PRESS_LEAK, TACIT_ELECTION, COALITION, CAMPAIGN_BUS, URGENCY_CLAUSE, SIGNATURE_DRIVE,
    EXTRA_SESSION, RECESS, FEDERALISM, DECREE, EARLY_DEADLINE, RUMOUR, PARTY_ROW,
    GRASS_ROOTS, LAW_MAKER, THREE_POWERS, CASE_LAW, CANTONAL_ROOTS, IN_OFFICE,
    BERN, CONCORDANCE, OPPOSITION, VICE_PRESIDENT,
) = range(SPECIALS)  # fmt: skip

# Phases
TURNS, LAST_ACTIONS, OVER = range(3)
PHASES = ("turns", "last-actions", "over")

# Causes of the end (4.1)
NOT_YET, BY_TIME, BY_COUNCIL = range(3)

# Manners in which laws are about to change (3.2 C, D, E)
BY_PROPOSAL, BY_INITIATIVE, BY_URGENCY, BY_SIGNATURES, BY_DECREE = range(5)

PLAYER = Axis(SEAT, PLAYERS)
LEVEL, SQUARE, ROUTE = Axis("level", LEVELS), Axis("square", SQUARES), Axis("route", ROUTES)
COLOUR, FACE, KIND, SPECIAL = Axis("colour", COLOURS), Axis("face", FACES), Axis("card", KINDS), Axis("special", SPECIALS)
AID, PLACE, PART = Axis("place under the aids", AID_ROOM), Axis("ballot", BALLOTS), Axis("part", PARTS)


class Position:
    # The table
    players: Annotated[int, public(about="number of players")]
    colour: Annotated[Grid, public(PLAYER, holds="colour", about="0 red, 1 green, 2 blue, 3 yellow; -1 for an empty seat")]
    player: Annotated[Grid, public(COLOUR, holds="seat", about="the player with the colour, -1 where it is neutral")]

    # Progress of the game
    phase: Annotated[int, public(holds="phase")]
    ask: Annotated[int, public(holds="decision", about="kind of decision being asked, or asked last")]
    asked: Annotated[int, public(holds="seats", about="seats that are asked now")]
    first: Annotated[int, public(holds="seat", about="the first player")]
    active: Annotated[int, public(holds="seat", about="the player whose turn or last action it is")]
    turn: Annotated[int, public(about="turns begun so far by all players together")]
    acted: Annotated[int, public(about="things done this turn")]
    turn_over: Annotated[int, public(about="1 when the turn or last action is over")]
    drawer: Annotated[int, public(about="where the time marker is, 1 for the first drawer")]
    cause: Annotated[int, public(about="what brought about the end: 0 nothing yet, 1 the time track, 2 the Federal Council")]
    actions_left: Annotated[int, public(about="last actions left, including the one under way")]

    # The board
    pawns: Annotated[Grid, public(SQUARE, PLAYER)]
    reserve: Annotated[Grid, public(PLAYER, about="pawns not on the board yet")]
    cubes: Annotated[int, public(about="neutral cubes on chairs of the Federal Council")]
    laws: Annotated[Grid, public(LEVEL, COLOUR)]
    beside: Annotated[Grid, public(COLOUR, about="laws beside the board")]
    president: Annotated[int, public(holds="seat", about="the player whose pawn is president, drawn at the end, -1 nobody")]
    points: Annotated[
        Grid, public(PLAYER, PART, about="applied laws, five colours, red cards, pawns, laws, president, end cards")
    ]

    # Vote cards
    hand: Annotated[Grid, owner(PLAYER, KIND, about="vote cards held, excluding ballots not yet counted")]
    hand_size: Annotated[Grid, public(PLAYER, about="vote cards held, including ballots not yet counted")]
    known: Annotated[Grid, owner(PLAYER, PLAYER, KIND, about="cards the first seat knows to be in the hand of the second")]
    deck: Annotated[Grid, secret(KIND)]
    deck_left: Annotated[int, public()]
    discard: Annotated[Grid, public(KIND)]
    fan: Annotated[Grid, secret(KIND, about="the things from which one is being drawn at random; all zero between actions")]
    turned: Annotated[Grid, public(KIND, about="the cards last turned up from the deck; they lie on the discards")]

    # Knowledge of the deck since it was last shuffled
    deck_most: Annotated[Grid, public(KIND, about="cards in the deck when it was last shuffled, less those turned up since")]
    drawn: Annotated[Grid, owner(PLAYER, KIND, about="cards the seat has drawn from the deck since its last shuffle")]
    older: Annotated[
        Grid, public(PLAYER, about="at most this many cards in the hand were already held when the deck was last shuffled")
    ]

    # Special cards
    special: Annotated[Grid, owner(PLAYER, SPECIAL, about="1 where the seat holds the card")]
    special_n: Annotated[Grid, public(PLAYER, about="number of special cards held")]
    special_deck: Annotated[Grid, secret(SPECIAL)]
    special_left: Annotated[int, public()]
    special_discard: Annotated[Grid, public(SPECIAL)]
    special_fresh: Annotated[Grid, public(SPECIAL, about="1 where the card was in the deck when it was last shuffled")]
    special_older: Annotated[
        Grid, public(PLAYER, about="special cards in the hand that were already held when their deck was last shuffled")
    ]

    # 3.2 B Cards under the player aids
    aid_n: Annotated[int, public(about="number of cards under all player aids")]
    aid_card: Annotated[Grid, public(AID, about="oldest first: a vote card, or 25 + 5 x joker + its colour; then -1")]
    aid_seat: Annotated[Grid, public(AID, holds="seat", about="the player whose card it is")]
    aid: Annotated[Grid, public(PLAYER, COLOUR, about="number of cards of each colour that the seat has there")]

    # The turn
    heard: Annotated[Grid, public(LEVEL, about="judges who have applied a law this turn")]
    heard_more: Annotated[Grid, public(LEVEL, about="judges who have applied the additional law of an extra session")]
    applied: Annotated[Grid, public(LEVEL, COLOUR, about="laws applied this turn")]
    launched: Annotated[Grid, public(LEVEL, about="1 where an initiative was launched this turn")]
    coalition: Annotated[int, public(about="1 while elections cost no surcharge")]
    bus: Annotated[int, public(about="discount on the next election that has a price")]
    session: Annotated[int, public(about="1 in an extra session")]
    recess: Annotated[Grid, public(PLAYER, holds="level", about="the level whose laws only this seat may change, -1 none")]

    # An action under way
    route: Annotated[int, public(about="the election being paid for, -1 none")]
    due: Annotated[int, public(about="what is left to pay")]
    level: Annotated[int, public(holds="level", about="where a law is being applied or laws are being changed, -1 nowhere")]
    law: Annotated[int, public(holds="colour", about="the law being applied, -1 none")]
    manner: Annotated[
        int, public(about="how laws are being changed: 0 proposal, 1 initiative, 2 urgency, 3 signatures, 4 decree, -1 not")
    ]
    naming: Annotated[int, public(about="replacements that may still be named")]
    going: Annotated[Grid, public(COLOUR, about="laws to be replaced")]
    coming: Annotated[Grid, public(COLOUR, about="laws to replace them")]
    effect: Annotated[int, public(holds="special", about="the special card whose effect calls for a choice, -1 none")]
    target: Annotated[int, public(holds="seat", about="the player whose hand is being looked at, -1 nobody")]
    taking: Annotated[int, public(about="cards still to be taken from that hand")]

    # 3.3 The popular vote
    ballot: Annotated[Grid, owner(PLAYER, PLACE, holds="card", about="sealed ballots, -1 none")]
    box: Annotated[Grid, public(KIND, about="the ballots last counted; they lie on the discards")]
    yes: Annotated[int, public(about="YES votes in the last count, including those added beforehand")]
    no: Annotated[int, public(about="NO votes in the last count")]
    accepted: Annotated[int, public(about="result of the last vote: 1 accepted, 0 rejected, -1 none yet or one under way")]


HANDS = Axis("place in the turn order", PLAYERS)


class Figures:
    """Every printed figure that the rules use, read from TOML by `sheet.py`."""

    copies: Annotated[Grid, public(FACE, about="vote cards of each colour")]
    laws_per_colour: Annotated[int, public()]
    pawns: Annotated[int, public()]
    starting_hands: Annotated[Grid, public(HANDS)]
    cubes: Annotated[int, public(about="on the Federal Council with fewer than four players")]
    own_colour: Annotated[int, public(about="what a card of the player's own colour counts in an election")]
    surcharge: Annotated[int, public(about="for each opposing pawn")]
    office_cards: Annotated[Grid, public(LEVEL, about="additional cards obtained with a pawn in the executive")]
    apply_steps: Annotated[Grid, public(LEVEL)]
    five_colours: Annotated[int, public()]
    president: Annotated[int, public()]
    initiative_cards: Annotated[Grid, public(LEVEL)]
    start: Annotated[Grid, public(ROUTE, holds="square", about="-1: from outside")]
    there: Annotated[Grid, public(ROUTE, holds="square")]
    price: Annotated[Grid, public(ROUTE, about="-1: no stairs")]
    needs: Annotated[Grid, public(SQUARE, holds="square", about="where a pawn is needed first, -1 nowhere")]
    points: Annotated[Grid, public(SQUARE)]
    chairs: Annotated[Grid, public(LEVEL)]
    drawers: Annotated[int, public()]
    open_drawer: Annotated[Grid, public(Axis("drawer", 61), about="1 where every player draws a special card")]
    die: Annotated[Grid, public(Axis("die", DIE))]
    special_draws: Annotated[Grid, public(SPECIAL, about="vote cards drawn by the player who plays it")]
    leak_takes: Annotated[int, public()]
    bus_discount: Annotated[int, public()]
    signatures_yes: Annotated[int, public()]
    special_each: Annotated[Grid, public(SPECIAL, about="points for each thing a red card counts, or the lesser points")]
    special_most: Annotated[Grid, public(SPECIAL, about="most points of a red card")]
