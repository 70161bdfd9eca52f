"""Features of Helvetiq: everything that a player sees, as one row of small whole numbers.

The player asked is player 0. Colours are hues (`slots.py`): first the player's own, then those of the others in the order of
play, then those that nobody has. Derived values are included: prices of elections, points for the present board.
"""

from __future__ import annotations

from typing import Any

from ....core.contract import OK
from ....core.encoding import Blocks, clip
from ....core.rule import rule
from ..options import DECISIONS, LAST_ACTION, TACIT, TURN
from ..position import (
    COLOURS,
    CONFEDERATION,
    DECREE,
    EXECUTIVE,
    FACES,
    GRASS_ROOTS,
    LAST_ACTIONS,
    LEGISLATURE,
    LEVELS,
    NONE,
    NOT_YET,
    PARTS,
    PLAYERS,
    RECESS,
    ROUTES,
    SIGNATURE_DRIVE,
    SPECIALS,
    SQUARES,
    URGENCY_CLAUSE,
    Figures,
    Position,
)
from ..rules.changing_laws import at_rest
from ..rules.elections import full_price, means, pawn_refusal, way_refusal
from ..rules.flow import decision
from ..rules.laws import judge_free
from ..rules.obtain import office_cards
from ..rules.scoring import red_points
from ..rules.table import on_square, square_of
from .slots import card_slot, hue_of, hues_of, places_on

FEWEST = 2  # players
ORDERS_OF_LAW, CAUSES = 5, 2
KINDS = len(DECISIONS)
SOON = 8  # the cap of a second count of the drawers left

STOREY = Blocks()  # a level
BUSY = STOREY.add("busy", about="1: the decision is about it")
LAWS = STOREY.add("laws", COLOURS, about="laws by hue")
APPLIED = STOREY.add("applied", COLOURS, about="laws applied this turn, by hue")
HEARD = STOREY.add("heard", about="judges who have applied a law this turn")
JUDGE = STOREY.add("judge", about="1: a judge of the player asked can still apply a law")
LAUNCHED = STOREY.add("launched", about="1: an initiative was launched this turn")
AT_REST = STOREY.add("at-rest", about="1: another player's recess forbids changing laws")

PLAYER = Blocks()
HERE = PLAYER.add("here", about="1: there is such a player")
ACTIVE = PLAYER.add("active", about="1: it is this player's turn")
WAIT = PLAYER.add("wait", about="turns until this player's turn")
HAND_SIZE = PLAYER.add("hand-size", about="vote cards held")
HAND = PLAYER.add(
    "hand", COLOURS, FACES, about="vote cards known to be held, by hue and face; for the player asked, all that are held"
)
SPECIALS_HELD = PLAYER.add("specials", about="special cards held")
PAWNS = PLAYER.add("pawns", SQUARES, about="pawns on each square")
RESERVE = PLAYER.add("reserve", about="pawns not on the board yet")
AID = PLAYER.add("aid", COLOURS, about="cards under the player aid, by hue")
MISSING = PLAYER.add("missing", about="colours missing under the player aid")
OFFICE = PLAYER.add("office", about="additional cards obtained for its offices")
POINTS = PLAYER.add("points", about="points climbed so far")
STANDING = PLAYER.add("standing", about="points as the board stands, without end cards and the president")
LEAD = PLAYER.add("lead", about="lead of those points over the best of the others, negative if behind")
RECESS_THERE = PLAYER.add("recess", LEVELS, about="1: its recess is on the level")
TARGET = PLAYER.add("target", about="1: its hand is being looked at")

ROW = Blocks()
PLAYERS_AT = ROW.add("players", PLAYERS - FEWEST + 1, about="1: 2, 3 or 4 play")
KIND = ROW.add("kind", KINDS, about="1: the kind of decision")
LAST = ROW.add("last-actions", about="1: last actions, one for each player")
CAUSE = ROW.add("cause", CAUSES, about="1: the end was brought about by the time track, by the Federal Council")
DRAWERS = ROW.add("drawers", about="drawers left on the time track")
SOON_OVER = ROW.add("soon-over", about="drawers left on the time track, at most eight")
TO_SPECIAL = ROW.add("to-special", about="drawers until everyone draws a special card, 0 if that will not happen again")
ACTIONS_LEFT = ROW.add("actions-left", about="last actions left")
ACTED = ROW.add("acted", about="things done this turn")
CHAIRS = ROW.add("chairs", LEVELS, about="chairs free in the executive of each level")
CUBES = ROW.add("cubes", about="neutral cubes in the Federal Council")
COALITION = ROW.add("coalition", about="1: elections cost no surcharge this turn")
BUS = ROW.add("bus", about="discount on the next election")
SESSION = ROW.add("session", about="1: an extra session")
DECK = ROW.add("deck", about="vote cards in the deck")
DECK_MOST = ROW.add("deck-most", COLOURS, FACES, about="the most vote cards of a kind that the deck can hold, by hue and face")
DISCARD = ROW.add("discard", FACES, about="vote cards on the discards, by face")
SPECIAL_DECK = ROW.add("special-deck", about="special cards in their deck")
SPECIAL_DISCARD = ROW.add("special-discard", SPECIALS, about="1: the special card lies on the discards")
BESIDE = ROW.add("beside", COLOURS, about="laws beside the board, by hue")
SPECIAL = ROW.add("special", SPECIALS, about="1: own special card")
SPECIAL_POINTS = ROW.add(
    "special-points", SPECIALS - GRASS_ROOTS, about="points for each own red or end card as the board stands"
)
MEANS = ROW.add("means", about="the most that own cards could pay for an election")
PRICE = ROW.add("price", ROUTES, about="price of an election by this route, if a pawn can take it (when choosing an action)")
OPEN = ROW.add("open", ROUTES, about="1: a pawn can take this route, whatever it costs (when choosing an action)")
ROUTE = ROW.add("route", ROUTES, about="1: the election being paid for")
DUE = ROW.add("due", about="what is left to pay")
LAW = ROW.add("law", COLOURS, about="1: the hue of the law being applied")
MANNER = ROW.add(
    "manner", ORDERS_OF_LAW, about="1: how laws are being changed: proposal, initiative, urgency, signatures, decree"
)
NAMING = ROW.add("naming", about="replacements that may still be named")
GOING = ROW.add("going", COLOURS, about="laws to be replaced, by hue")
COMING = ROW.add("coming", COLOURS, about="laws to replace them, by hue")
EFFECT = ROW.add("effect", 4, about="1: the card for which a level is chosen: urgency clause, signature drive, recess, decree")
TAKING = ROW.add("taking", about="cards still to be taken from the hand being looked at")
BALLOT = ROW.add("ballot", COLOURS, FACES, about="1: own first ballot, by hue and face")
YES = ROW.add("yes", about="YES votes added before the count")
STOREYS = ROW.repeat("level", LEVELS, STOREY)
PLAYER_ROWS = ROW.repeat("player", PLAYERS, PLAYER)
SIZE = ROW.pad()

STOREY_WIDTH, PLAYER_WIDTH = STOREY.size, PLAYER.size


@rule
def features(f: Figures, o: Position, seat: int, x: Any) -> None:
    x[:] = 0
    hues, kind = hues_of(o, seat), decision(f, o, seat)
    table_row(f, o, seat, kind, x)
    cards_row(f, o, seat, hues, x)
    action_row(o, seat, hues, x)
    if kind == TURN or kind == LAST_ACTION or kind == TACIT:
        routes_row(f, o, seat, x)
    for level in range(LEVELS):
        at = STOREYS + level * STOREY_WIDTH
        level_row(o, seat, level, hues, x[at : at + STOREY_WIDTH])
    most, second = -1, -1  # the highest number of points, and the second highest
    for other in range(o.players):
        points = standing_points(f, o, other)
        most, second = max(most, points), max(second, min(most, points))
    for other in range(o.players):
        at = PLAYER_ROWS + places_on(o, seat, other) * PLAYER_WIDTH
        player_row(f, o, seat, other, hues, most, second, x[at : at + PLAYER_WIDTH])


@rule
def table_row(f: Figures, o: Position, seat: int, kind: int, x: Any) -> None:
    """The number of players, and the progress of the game."""
    x[PLAYERS_AT + o.players - FEWEST] = 1
    x[KIND + kind] = 1
    x[LAST] = 1 if o.phase == LAST_ACTIONS else 0
    if o.cause != NOT_YET:
        x[CAUSE + o.cause - 1] = 1
    left = f.drawers - o.drawer
    x[DRAWERS] = clip(left)
    x[SOON_OVER] = min(left, SOON)
    for drawer in range(o.drawer + 1, f.drawers + 1):
        if f.open_drawer[drawer] == 1:
            x[TO_SPECIAL] = clip(drawer - o.drawer)
            break
    x[ACTIONS_LEFT] = clip(o.actions_left)
    x[ACTED] = clip(o.acted)
    for level in range(LEVELS):
        x[CHAIRS + level] = clip(f.chairs[level] - on_square(o, square_of(level, EXECUTIVE)))
    x[CHAIRS + CONFEDERATION] -= o.cubes
    x[CUBES] = clip(o.cubes)
    x[COALITION] = o.coalition
    x[BUS] = clip(o.bus)
    x[SESSION] = o.session


@rule
def cards_row(f: Figures, o: Position, seat: int, hues: int, x: Any) -> None:
    """Decks, laws beside the board, and the player's own special cards."""
    x[DECK] = clip(o.deck_left)
    x[SPECIAL_DECK] = clip(o.special_left)
    x[MEANS] = clip(means(f, o, seat))
    for colour in range(COLOURS):
        hue = hue_of(hues, colour)
        x[BESIDE + hue] = clip(o.beside[colour])
        for face in range(FACES):
            kind = FACES * colour + face
            x[DECK_MOST + FACES * hue + face] = clip(o.deck_most[kind] - o.drawn[seat, kind])
            x[DISCARD + face] += o.discard[kind]
    for card in range(SPECIALS):
        x[SPECIAL_DISCARD + card] = o.special_discard[card]
        x[SPECIAL + card] = o.special[seat, card]
    for card in range(GRASS_ROOTS, SPECIALS):
        if o.special[seat, card] == 1:
            x[SPECIAL_POINTS + card - GRASS_ROOTS] = clip(red_points(f, o, seat, card))


@rule
def action_row(o: Position, seat: int, hues: int, x: Any) -> None:
    """The action under way."""
    if o.route != NONE:
        x[ROUTE + o.route] = 1
    x[DUE] = clip(o.due)
    if o.law != NONE:
        x[LAW + hue_of(hues, o.law)] = 1
    if o.manner != NONE:
        x[MANNER + o.manner] = 1
    x[NAMING] = clip(o.naming)
    for colour in range(COLOURS):
        x[GOING + hue_of(hues, colour)] = clip(o.going[colour])
        x[COMING + hue_of(hues, colour)] = clip(o.coming[colour])
    if o.effect == URGENCY_CLAUSE:
        x[EFFECT] = 1
    elif o.effect == SIGNATURE_DRIVE:
        x[EFFECT + 1] = 1
    elif o.effect == RECESS:
        x[EFFECT + 2] = 1
    elif o.effect == DECREE:
        x[EFFECT + 3] = 1
    x[TAKING] = clip(o.taking)
    if o.ballot[seat, 0] != NONE:
        x[BALLOT + card_slot(hues, o.ballot[seat, 0])] = 1
    if o.asked != 0 and o.accepted == NONE:
        x[YES] = clip(o.yes)


@rule
def routes_row(f: Figures, o: Position, seat: int, x: Any) -> None:
    """Ways that the player's pawns can go, and their prices."""
    for route in range(ROUTES):
        if pawn_refusal(f, o, seat, route) == OK and way_refusal(f, o, seat, route) == OK:
            x[OPEN + route] = 1
            x[PRICE + route] = clip(full_price(f, o, seat, route) - o.bus)


@rule
def level_row(o: Position, seat: int, level: int, hues: int, x: Any) -> None:
    """A level: its laws, and what can still be done with them."""
    x[BUSY] = 1 if o.level == level else 0
    for colour in range(COLOURS):
        x[LAWS + hue_of(hues, colour)] = clip(o.laws[level, colour])
        x[APPLIED + hue_of(hues, colour)] = clip(o.applied[level, colour])
    x[HEARD] = clip(o.heard[level] + o.heard_more[level])
    x[JUDGE] = 1 if judge_free(o, seat, level) else 0
    x[LAUNCHED] = o.launched[level]
    x[AT_REST] = 1 if at_rest(o, seat, level) else 0


@rule
def standing_points(f: Figures, o: Position, seat: int) -> int:
    """The visible part of a score: points so far, and those for the present board."""
    points = 0
    for part in range(PARTS):
        points += o.points[seat, part]
    for square in range(SQUARES):
        points += o.pawns[square, seat] * f.points[square]
    for level in range(LEVELS):
        points += o.laws[level, o.colour[seat]] * f.points[square_of(level, LEGISLATURE)]
    return points


@rule
def player_row(f: Figures, o: Position, seat: int, player: int, hues: int, most: int, second: int, x: Any) -> None:
    """A player: cards, pawns and points."""
    x[HERE] = 1
    x[ACTIVE] = 1 if o.active == player else 0
    x[WAIT] = places_on(o, o.active, player)
    x[HAND_SIZE] = clip(o.hand_size[player])
    x[SPECIALS_HELD] = clip(o.special_n[player])
    x[RESERVE] = clip(o.reserve[player])
    x[TARGET] = 1 if o.target == player else 0
    for square in range(SQUARES):
        x[PAWNS + square] = clip(o.pawns[square, player])
    missing, points = 0, 0
    for colour in range(COLOURS):
        hue = hue_of(hues, colour)
        x[AID + hue] = clip(o.aid[player, colour])
        if o.aid[player, colour] == 0:
            missing += 1
        for face in range(FACES):
            kind = FACES * colour + face
            x[HAND + FACES * hue + face] = clip(o.hand[seat, kind] if player == seat else o.known[seat, player, kind])
    for part in range(PARTS):
        points += o.points[player, part]
    standing = standing_points(f, o, player)
    x[MISSING] = missing
    x[OFFICE] = clip(office_cards(f, o, player))
    x[POINTS] = clip(points)
    x[STANDING] = clip(standing)
    x[LEAD] = clip(standing - (second if standing == most else most))
    if o.recess[player] != NONE:
        x[RECESS_THERE + o.recess[player]] = 1
