"""3.2 B Applying laws: a judge, a law on its level, a card of its colour under the player aid."""

from __future__ import annotations

from ....core.chance import SHOWN, Chance, reveal
from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import JOKER, LAYING, PASS, PAY
from ..position import COLOURS, FACES, JOKERS, JUDICIARY, KINDS, NONE, Figures, Position
from ..refusals import MUST_PAY, NO_CARD_OF_COLOUR, NO_JUDGE, NO_LAW, NOT_HELD, NOT_IN_HAND, WRONG_COLOUR
from .cards import held_of_colour, jokers, show
from .scoring import APPLIED_LAWS, FIVE_COLOURS
from .special_deck import show_special
from .table import ask, clear_action, square_of


@rule
def judge_free(g: Position, seat: int, level: int) -> bool:
    """Whether a judge is free: each applies one law per turn (3.2-d), and one more in an extra session."""
    judges = g.pawns[square_of(level, JUDICIARY), seat]
    return g.heard[level] < judges or (g.session == 1 and g.heard_more[level] < judges)


@rule
def applying_refusal(g: Position, seat: int, level: int, colour: int) -> int:
    """3.2.6, 3.2-d: a judge and a law not yet used this turn, and a card of the law's colour."""
    if not judge_free(g, seat, level):
        return NO_JUDGE
    if g.applied[level, colour] >= g.laws[level, colour]:
        return NO_LAW
    return OK if held_of_colour(g, seat, colour) > 0 or jokers(g, seat) > 0 else NO_CARD_OF_COLOUR


@rule
def applying_apply(g: Position, seat: int, level: int, colour: int) -> None:
    g.level, g.law = level, colour
    ask(g, seat, LAYING)


@rule
def laying_refusal(g: Position, seat: int, option: int) -> int:
    """Any vote card of the law's colour, or a joker (3.2.6)."""
    if option == PASS:
        return MUST_PAY
    if PAY <= option < PAY + KINDS:
        if (option - PAY) // FACES != g.law:
            return WRONG_COLOUR
        return OK if g.hand[seat, option - PAY] > 0 else NOT_IN_HAND
    if JOKER <= option < JOKER + JOKERS:
        return OK if g.special[seat, option - JOKER] == 1 else NOT_HELD
    return NO_SUCH_OPTION


@rule
def put_under_aid(g: Position, seat: int, card: int, colour: int) -> None:
    g.aid_card[g.aid_n] = card
    g.aid_seat[g.aid_n] = seat
    g.aid_n += 1
    g.aid[seat, colour] += 1


@rule
def colour_of_aid_card(card: int) -> int:
    """The colour of a card under an aid, including a joker, which lies there in a colour (3.2-e)."""
    return card // FACES if card < KINDS else (card - KINDS) % COLOURS


@rule
def has_five_colours(g: Position, seat: int) -> bool:
    for colour in range(COLOURS):
        if g.aid[seat, colour] == 0:
            return False
    return True


@rule
def discard_five(g: Position, seat: int) -> None:
    """Discard the player's oldest card of each colour; the others close up (3.2.7, 3.2-e)."""
    gone, kept = 0, 0
    for i in range(g.aid_n):
        card, whose = g.aid_card[i], g.aid_seat[i]
        colour = colour_of_aid_card(card)
        if whose == seat and (gone >> colour) & 1 == 0:
            gone |= 1 << colour
            g.aid[seat, colour] -= 1
            if card < KINDS:
                g.discard[card] += 1
            else:
                g.special_discard[(card - KINDS) // COLOURS] = 1
        else:
            g.aid_card[kept] = card
            g.aid_seat[kept] = whose
            kept += 1
    for i in range(kept, g.aid_n):
        g.aid_card[i] = NONE
        g.aid_seat[i] = NONE
    g.aid_n = kept


@rule
def laying_apply(f: Figures, g: Position, c: Chance, seat: int, option: int) -> None:
    """Show and lay the card, score the law, and score five colours at once (3.2.6, 3.2.7)."""
    reveal(c, SHOWN)
    level, colour = g.level, g.law
    if option < JOKER:
        show(g, seat, option - PAY)
        put_under_aid(g, seat, option - PAY, colour)
    else:
        show_special(g, seat, option - JOKER)
        put_under_aid(g, seat, KINDS + COLOURS * (option - JOKER) + colour, colour)
    g.applied[level, colour] += 1
    if g.heard[level] < g.pawns[square_of(level, JUDICIARY), seat]:
        g.heard[level] += 1
    else:
        g.heard_more[level] += 1
    g.points[seat, APPLIED_LAWS] += f.apply_steps[level]
    if has_five_colours(g, seat):
        discard_five(g, seat)
        g.points[seat, FIVE_COLOURS] += f.five_colours
    clear_action(g)
    g.asked = 0
