"""3.2 A Being elected: a pawn comes in or takes the stairs, at a price in vote cards."""

from __future__ import annotations

from ....core.chance import SHOWN, Chance, reveal
from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import JOKER, PASS, PAY, PAYING_ELECTION
from ..position import (
    CANTON,
    FACES,
    JOKERS,
    JUDICIARY,
    KINDS,
    NONE,
    POWERS,
    Figures,
    Position,
)
from ..refusals import (
    ARROW,
    MUST_PAY,
    NO_CHAIR,
    NO_PAWN_LEFT,
    NO_PAWN_THERE,
    NO_STAIRS,
    NOT_HELD,
    NOT_IN_HAND,
    NOT_TACIT,
    TOO_DEAR,
)
from .cards import discard, held_of_colour, jokers
from .special_deck import discard_special
from .table import ask, chair_free, clear_action, on_square, watch_council


@rule
def full_price(f: Figures, g: Position, seat: int, route: int) -> int:
    """3.2.2: the price of the stairs and a surcharge for each opposing pawn on the destination, unless a coalition waives it."""
    price = f.price[route]
    if g.coalition == 0:
        there = f.there[route]
        price += f.surcharge * (on_square(g, there) - g.pawns[there, seat])
    return price


@rule
def means(f: Figures, g: Position, seat: int) -> int:
    """The most that a player could pay: cards of its own colour count double, and so do jokers (3.2.2, 3.2-c)."""
    own = held_of_colour(g, seat, g.colour[seat])
    return g.hand_size[seat] - own + f.own_colour * (own + jokers(g, seat))


@rule
def pawn_refusal(f: Figures, g: Position, seat: int, route: int) -> int:
    """The player needs a pawn to bring in, or one where the way begins (3.2.1)."""
    start = f.start[route]
    if start == NONE:
        return OK if g.reserve[seat] > 0 else NO_PAWN_LEFT
    return OK if g.pawns[start, seat] > 0 else NO_PAWN_THERE


@rule
def way_refusal(f: Figures, g: Position, seat: int, route: int) -> int:
    """Stairs, a chair and the arrow, checked before the move (3.2.1 to 3.2.5, 3.2-a)."""
    there = f.there[route]
    if f.price[route] < 0:
        return NO_STAIRS
    if f.needs[there] != NONE and g.pawns[f.needs[there], seat] == 0:
        return ARROW
    return OK if chair_free(f, g, there) else NO_CHAIR


@rule
def election_refusal(f: Figures, g: Position, seat: int, route: int) -> int:
    """A pawn that may go that way, at a price that the player can pay."""
    why = pawn_refusal(f, g, seat, route)
    return way_and_price_refusal(f, g, seat, route, means(f, g, seat)) if why == OK else why


@rule
def way_and_price_refusal(f: Figures, g: Position, seat: int, route: int, most: int) -> int:
    """The way and its price. `most`: the most that the player could pay."""
    why = way_refusal(f, g, seat, route)
    if why != OK:
        return why
    return OK if full_price(f, g, seat, route) - g.bus <= most else TOO_DEAR


@rule
def tacit_refusal(f: Figures, g: Position, seat: int, route: int) -> int:
    """An election to a commune or canton square, whatever it would cost (3.2-n)."""
    if f.there[route] // POWERS > CANTON:
        return NOT_TACIT
    why = pawn_refusal(f, g, seat, route)
    return way_refusal(f, g, seat, route) if why == OK else why


@rule
def election_apply(f: Figures, g: Position, seat: int, route: int) -> None:
    """Begin an election by setting its price. The campaign bus is used up by the first election that has a price (3.2-m)."""
    price = full_price(f, g, seat, route)
    if price > 0:
        price -= g.bus
        g.bus = 0
    if price <= 0:
        move(f, g, seat, route)
        return
    g.route, g.due = route, price
    ask(g, seat, PAYING_ELECTION)


@rule
def paying_refusal(g: Position, seat: int, option: int) -> int:
    """Any vote card or joker, even one that counts for more than is due (3.2-b)."""
    if option == PASS:
        return MUST_PAY
    if PAY <= option < PAY + KINDS:
        return OK if g.hand[seat, option - PAY] > 0 else NOT_IN_HAND
    if JOKER <= option < JOKER + JOKERS:
        return OK if g.special[seat, option - JOKER] == 1 else NOT_HELD
    return NO_SUCH_OPTION


@rule
def pay_card(g: Position, c: Chance, seat: int, option: int) -> None:
    """Discard the card chosen."""
    reveal(c, SHOWN)
    if option < JOKER:
        discard(g, seat, option - PAY)
    else:
        discard_special(g, seat, option - JOKER)


@rule
def paying_apply(f: Figures, g: Position, c: Chance, seat: int, option: int) -> None:
    """A joker counts as the player's own colour (3.2-c, 3.2-h). No change is given (3.2-b)."""
    own = option >= JOKER or (option - PAY) // FACES == g.colour[seat]
    pay_card(g, c, seat, option)
    g.due -= f.own_colour if own else 1
    if g.due <= 0:
        move(f, g, seat, g.route)


@rule
def rested_judge_leaves(g: Position, level: int, judges: int) -> None:
    """The judge that leaves is one that has not applied a law this turn, if there is one; otherwise the laws it has applied go
    with it (3.2-j)."""
    if g.heard[level] == judges:
        g.heard[level] -= 1
        g.heard[level + 1] += 1
    if g.heard_more[level] == judges:
        g.heard_more[level] -= 1
        g.heard_more[level + 1] += 1


@rule
def move(f: Figures, g: Position, seat: int, route: int) -> None:
    """Move the pawn, which ends the election."""
    start, there = f.start[route], f.there[route]
    if start == NONE:
        g.reserve[seat] -= 1
    else:
        if start % POWERS == JUDICIARY:
            rested_judge_leaves(g, start // POWERS, g.pawns[start, seat])
        g.pawns[start, seat] -= 1
    g.pawns[there, seat] += 1
    watch_council(f, g)
    clear_action(g)
    g.asked = 0
