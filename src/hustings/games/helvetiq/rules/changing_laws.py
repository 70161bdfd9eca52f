"""3.2 C and D Changing laws: proposals where the player sits in the legislature, initiatives anywhere; naming of replacements."""

from __future__ import annotations

from ....core.chance import Chance
from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import NAMING, PASS, PAY, PAYING_INITIATIVE, PAYING_PROPOSAL, REPLACE
from ..position import (
    BY_INITIATIVE,
    BY_PROPOSAL,
    BY_SIGNATURES,
    COLOURS,
    FACES,
    INITIATIVE_CARD,
    KINDS,
    LAWS_THERE,
    LEGISLATURE,
    NONE,
    REFERENDUM_CARD,
    Figures,
    Position,
)
from ..refusals import (
    ALREADY_LAUNCHED,
    CANNOT_CHANGE,
    LAWS_AT_REST,
    MUST_NAME,
    MUST_PAY,
    NO_CARD,
    NO_CHANGE,
    NO_INITIATIVE_CARD,
    NO_INITIATIVE_CARDS,
    NO_LAW,
    NOT_BESIDE,
    NOT_IN_HAND,
    NOT_IN_LEGISLATURE,
    THREE_ALIKE,
)
from .cards import clear_turned, discard_turned, held_of_face, jokers, turn_up
from .elections import pay_card
from .popular_vote import enact, open_the_box
from .table import ask, clear_action, square_of


@rule
def at_rest(g: Position, seat: int, level: int) -> bool:
    """Whether another player's recess forbids this player to change laws there (3.2-t)."""
    for other in range(g.players):
        if other != seat and g.recess[other] == level:
            return True
    return False


@rule
def replacement_refusal(g: Position, level: int, going: int, coming: int) -> int:
    """One more replacement after those named: a law on the level is replaced by one from beside the board. Each replacement must
    change something, and never make three of a colour (3.2.8, 3.2.10, 3.2-f, 3.2-l)."""
    if g.laws[level, going] - g.going[going] <= 0:
        return NO_LAW
    if going == coming or g.coming[going] > 0 or g.going[coming] > 0:
        return NO_CHANGE
    if g.beside[coming] - g.coming[coming] <= 0:
        return NOT_BESIDE
    return OK if g.laws[level, coming] + g.coming[coming] + 1 < LAWS_THERE else THREE_ALIKE


@rule
def change_refusal(g: Position, seat: int, level: int) -> int:
    """Whether the player can change laws there at all. Checked before anything is named."""
    if at_rest(g, seat, level):
        return LAWS_AT_REST
    for going in range(COLOURS):
        for coming in range(COLOURS):
            if replacement_refusal(g, level, going, coming) == OK:
                return OK
    return CANNOT_CHANGE


@rule
def sits_in_legislature(g: Position, seat: int, level: int) -> bool:
    return g.pawns[square_of(level, LEGISLATURE), seat] > 0


@rule
def proposal_refusal(g: Position, seat: int, level: int) -> int:
    """3.2.8: a pawn in that legislature and a card to discard, which may be a joker (3.2-h)."""
    if not sits_in_legislature(g, seat, level):
        return NOT_IN_LEGISLATURE
    if g.hand_size[seat] == 0 and jokers(g, seat) == 0:
        return NO_CARD
    return change_refusal(g, seat, level)


@rule
def proposal_apply(g: Position, seat: int, level: int) -> None:
    g.level, g.manner, g.due = level, BY_PROPOSAL, 1
    ask(g, seat, PAYING_PROPOSAL)


@rule
def initiative_refusal(f: Figures, g: Position, seat: int, level: int) -> int:
    """3.2.11: enough INITIATIVE cards, once per level and turn. A pawn in that legislature neither helps nor hinders (3.2-k)."""
    if g.launched[level] == 1:
        return ALREADY_LAUNCHED
    if held_of_face(g, seat, INITIATIVE_CARD) < f.initiative_cards[level]:
        return NO_INITIATIVE_CARDS
    return change_refusal(g, seat, level)


@rule
def initiative_apply(f: Figures, g: Position, seat: int, level: int) -> None:
    g.level, g.manner, g.due = level, BY_INITIATIVE, f.initiative_cards[level]
    g.launched[level] = 1
    ask(g, seat, PAYING_INITIATIVE)


@rule
def initiative_paying_refusal(g: Position, seat: int, option: int) -> int:
    """INITIATIVE cards of any colour; a joker is not one (3.2-g)."""
    if option == PASS:
        return MUST_PAY
    if option < PAY or option >= PAY + KINDS or (option - PAY) % FACES != INITIATIVE_CARD:
        return NO_INITIATIVE_CARD if PAY <= option < REPLACE else NO_SUCH_OPTION
    return OK if g.hand[seat, option - PAY] > 0 else NOT_IN_HAND


@rule
def change_paying_apply(g: Position, c: Chance, seat: int, option: int) -> None:
    """Pay one card for a proposal or an initiative; once all is paid, the changes are named."""
    pay_card(g, c, seat, option)
    g.due -= 1
    if g.due == 0:
        begin_naming(g, seat, LAWS_THERE)


@rule
def begin_naming(g: Position, seat: int, at_most: int) -> None:
    g.naming = at_most
    ask(g, seat, NAMING)


@rule
def named(g: Position) -> int:
    """The number of replacements named."""
    replacements = 0
    for colour in range(COLOURS):
        replacements += g.going[colour]
    return replacements


@rule
def naming_refusal(g: Position, option: int) -> int:
    """A replacement, or PASS after at least one (3.2.8)."""
    if option == PASS:
        return OK if named(g) > 0 else MUST_NAME
    if option < REPLACE or option >= REPLACE + COLOURS * COLOURS:
        return NO_SUCH_OPTION
    return replacement_refusal(g, g.level, (option - REPLACE) // COLOURS, (option - REPLACE) % COLOURS)


@rule
def naming_apply(f: Figures, g: Position, c: Chance, option: int) -> None:
    if option != PASS:
        g.going[(option - REPLACE) // COLOURS] += 1
        g.coming[(option - REPLACE) % COLOURS] += 1
        g.naming -= 1
    if option == PASS or g.naming == 0:
        g.asked = 0
        settle(f, g, c)


@rule
def referendum(g: Position, c: Chance) -> bool:
    """3.2.9: one card is turned up for each law proposed, as far as there are cards. Returns whether one is a REFERENDUM. They
    are discarded together, so that none of them is drawn again (3.2-w)."""
    clear_turned(g)
    shown = False
    for _ in range(named(g)):
        kind = turn_up(g, c)
        if kind != NONE and kind % FACES == REFERENDUM_CARD:
            shown = True
    discard_turned(g)
    return shown


@rule
def settle(f: Figures, g: Position, c: Chance) -> None:
    """Put the replacements named to the people, or enact them: a proposal is put to the people if a referendum is called, an
    initiative always (3.2.9, 3.2.11), a decree or an urgent law never."""
    if g.manner == BY_SIGNATURES:
        open_the_box(g, c, f.signatures_yes)
    elif g.manner == BY_INITIATIVE or (g.manner == BY_PROPOSAL and referendum(g, c)):
        open_the_box(g, c, 0)
    else:
        enact(g)
        clear_action(g)
