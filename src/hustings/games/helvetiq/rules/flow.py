"""The sequence of turns, and the dispatch of each decision to its rules."""

from __future__ import annotations

from ....core.chance import Chance
from ....core.contract import NO_SUCH_OPTION, NOT_ASKED, OK
from ....core.rule import rule
from ..options import (
    APPLY,
    BALLOT,
    CHOOSE_LEVEL,
    CHOOSE_SEAT,
    DEMOTE,
    ELECT,
    EXCHANGE,
    EXCHANGING,
    FIRST_BALLOT,
    INITIATIVE,
    JOKER,
    LAST_ACTION,
    LAYING,
    LEVEL_CHOICE,
    NAMING,
    OBTAIN,
    PAIRS,
    PASS,
    PAY,
    PAYING_ELECTION,
    PAYING_INITIATIVE,
    PAYING_PROPOSAL,
    PLAY,
    PROPOSE,
    REPLACE,
    SEAT_CHOICE,
    SECOND_BALLOT,
    TACIT,
    TAKE,
    TAKING,
    TURN,
)
from ..position import (
    BERN,
    COLOURS,
    FACES,
    INITIATIVE_CARD,
    JOKERS,
    KINDS,
    LAST_ACTIONS,
    LEVELS,
    NONE,
    NOT_YET,
    OVER,
    PLAYERS,
    ROUTES,
    SPECIALS,
    TURNS,
    Figures,
    Position,
)
from ..refusals import ALREADY_PLAYING, MUST_ACT, NOT_AN_ACTION
from .cards import held_of_face
from .changing_laws import (
    change_paying_apply,
    initiative_apply,
    initiative_paying_refusal,
    initiative_refusal,
    naming_apply,
    naming_refusal,
    proposal_apply,
    proposal_refusal,
    sits_in_legislature,
)
from .elections import election_apply, election_refusal, paying_apply, paying_refusal
from .laws import applying_apply, applying_refusal, judge_free, laying_apply, laying_refusal
from .obtain import obtain_apply
from .popular_vote import ballot_apply, ballot_refusal
from .scoring import final_score
from .setup import set_up
from .special import (
    demoting_apply,
    demoting_refusal,
    exchanging_apply,
    exchanging_refusal,
    level_choice_apply,
    level_choice_refusal,
    playing_apply,
    playing_refusal,
    seat_choice_apply,
    seat_choice_refusal,
    tacit_apply,
    tacit_choice_refusal,
    taking_apply,
    taking_refusal,
)
from .table import after, ask, clear_turn


@rule
def asked(g: Position) -> int:
    return g.asked


@rule
def passing(g: Position, seat: int) -> int:
    return PASS


@rule
def decision(f: Figures, g: Position, seat: int) -> int:
    """The kind of decision that a seat is asked for. In a popular vote each seat is at its first or second ballot."""
    if g.ask == FIRST_BALLOT and g.ballot[seat, 0] != NONE:
        return SECOND_BALLOT
    return g.ask


@rule
def first_of_turn(g: Position, seat: int) -> int:
    """A lower bound for the legal options of a turn except PASS: the first law that can be applied, or OBTAIN."""
    for level in range(LEVELS):
        if judge_free(g, seat, level):
            for colour in range(COLOURS):
                if applying_refusal(g, seat, level, colour) == OK:
                    return APPLY + level * COLOURS + colour
    return OBTAIN


@rule
def after_last_of_turn(g: Position, seat: int) -> int:
    """An upper bound for the legal options of a turn, exclusive."""
    last = after_last_special(g, seat, BERN)  # end cards are never played
    if last > 0:
        return PLAY + last
    if held_of_face(g, seat, INITIATIVE_CARD) > 0:
        return PLAY
    for level in range(LEVELS):
        if sits_in_legislature(g, seat, level):
            return INITIATIVE
    return PROPOSE


@rule
def after_last_special(g: Position, seat: int, cards: int) -> int:
    """One more than the highest special card held, among the first `cards`; 0 for none."""
    last = 0
    for card in range(cards):
        if g.special[seat, card] == 1:
            last = card + 1
    return last


@rule
def first_held(g: Position, seat: int) -> int:
    """The first kind of vote card that the seat holds: the start of the cards it can pay or vote with."""
    for kind in range(KINDS):
        if g.hand[seat, kind] > 0:
            return kind
    return KINDS


@rule
def after_last_held(g: Position, seat: int) -> int:
    """One more than the last kind of vote card that the seat holds."""
    last = 0
    for kind in range(KINDS):
        if g.hand[seat, kind] > 0:
            last = kind + 1
    return last


@rule
def first_law(g: Position) -> int:
    """The first colour of the laws that can still be replaced on the level in question."""
    for colour in range(COLOURS):
        if g.laws[g.level, colour] - g.going[colour] > 0:
            return colour
    return COLOURS


@rule
def after_last_law(g: Position) -> int:
    """One more than the last colour of those laws."""
    last = 0
    for colour in range(COLOURS):
        if g.laws[g.level, colour] - g.going[colour] > 0:
            last = colour + 1
    return last


@rule
def span(f: Figures, g: Position, seat: int) -> tuple[int, int]:
    """The range of option numbers of the seat's decision, without PASS."""
    kind = g.ask
    if kind == TURN or kind == LAST_ACTION:
        return first_of_turn(g, seat), after_last_of_turn(g, seat)
    if kind == PAYING_ELECTION or kind == PAYING_PROPOSAL:
        joker = after_last_special(g, seat, JOKERS)
        return PAY + first_held(g, seat), JOKER + joker if joker > 0 else PAY + after_last_held(g, seat)
    if kind == FIRST_BALLOT:
        return BALLOT + first_held(g, seat), BALLOT + after_last_held(g, seat)
    if kind == LAYING:
        return PAY + g.law * FACES, JOKER + after_last_special(g, seat, JOKERS)
    if kind == NAMING:
        return REPLACE + first_law(g) * COLOURS, REPLACE + after_last_law(g) * COLOURS
    if kind == PAYING_INITIATIVE:
        return PAY + first_held(g, seat), PAY + after_last_held(g, seat)
    if kind == LEVEL_CHOICE:
        return CHOOSE_LEVEL, CHOOSE_LEVEL + LEVELS
    if kind == TACIT:
        return ELECT, ELECT + ROUTES
    if kind == EXCHANGING:
        return EXCHANGE, EXCHANGE + PAIRS * COLOURS * COLOURS
    if kind == SEAT_CHOICE:
        return CHOOSE_SEAT, CHOOSE_SEAT + PLAYERS
    if kind == TAKING:
        return TAKE, TAKE + KINDS
    return DEMOTE, DEMOTE + 2 * PLAYERS


@rule
def turn_refusal(f: Figures, g: Position, seat: int, option: int) -> int:
    """Either obtain cards or play any number of actions, at least one (3-a). The last action is a single one or none, and
    obtaining is not an action (4.2, 4-a)."""
    if option == PASS:
        return OK if g.ask == LAST_ACTION or g.acted > 0 else MUST_ACT
    if option == OBTAIN:
        if g.ask == LAST_ACTION:
            return NOT_AN_ACTION
        return OK if g.acted == 0 else ALREADY_PLAYING
    if option < APPLY or option >= PLAY + SPECIALS:
        return NO_SUCH_OPTION
    if option < OBTAIN:
        return applying_refusal(g, seat, (option - APPLY) // COLOURS, (option - APPLY) % COLOURS)
    if option < PROPOSE:
        return election_refusal(f, g, seat, option - ELECT)
    if option < INITIATIVE:
        return proposal_refusal(g, seat, option - PROPOSE)
    if option < PLAY:
        return initiative_refusal(f, g, seat, option - INITIATIVE)
    return playing_refusal(f, g, seat, option - PLAY)


@rule
def turn_apply(f: Figures, g: Position, c: Chance, seat: int, option: int) -> None:
    g.asked = 0
    g.acted += 1
    if option == PASS:
        g.turn_over = 1
    elif option == OBTAIN:
        obtain_apply(f, g, c, seat)
    elif option < OBTAIN:
        applying_apply(g, seat, (option - APPLY) // COLOURS, (option - APPLY) % COLOURS)
    elif option < PROPOSE:
        election_apply(f, g, seat, option - ELECT)
    elif option < INITIATIVE:
        proposal_apply(g, seat, option - PROPOSE)
    elif option < PLAY:
        initiative_apply(f, g, seat, option - INITIATIVE)
    else:
        playing_apply(f, g, c, seat, option - PLAY)


@rule
def refusal(f: Figures, g: Position, seat: int, option: int) -> int:
    """Why the seat may not choose the option now, or OK."""
    if (g.asked >> seat) & 1 == 0:
        return NOT_ASKED
    kind = g.ask
    if kind == TURN or kind == LAST_ACTION:
        return turn_refusal(f, g, seat, option)
    if kind == PAYING_ELECTION or kind == PAYING_PROPOSAL:
        return paying_refusal(g, seat, option)
    if kind == FIRST_BALLOT:
        return ballot_refusal(g, seat, option)
    if kind == LAYING:
        return laying_refusal(g, seat, option)
    if kind == NAMING:
        return naming_refusal(g, option)
    if kind == PAYING_INITIATIVE:
        return initiative_paying_refusal(g, seat, option)
    if kind == LEVEL_CHOICE:
        return level_choice_refusal(g, seat, option)
    if kind == TACIT:
        return tacit_choice_refusal(f, g, seat, option)
    if kind == EXCHANGING:
        return exchanging_refusal(g, seat, option)
    if kind == SEAT_CHOICE:
        return seat_choice_refusal(g, seat, option)
    if kind == TAKING:
        return taking_refusal(g, seat, option)
    return demoting_refusal(f, g, seat, option)


@rule
def carry_out(f: Figures, g: Position, c: Chance, seat: int, option: int) -> None:
    """Carry out the option itself, without its consequences."""
    kind = g.ask
    if kind == TURN or kind == LAST_ACTION:
        turn_apply(f, g, c, seat, option)
    elif kind == PAYING_ELECTION:
        paying_apply(f, g, c, seat, option)
    elif kind == PAYING_PROPOSAL or kind == PAYING_INITIATIVE:
        change_paying_apply(g, c, seat, option)
    elif kind == FIRST_BALLOT:
        ballot_apply(g, c, seat, option)
    elif kind == LAYING:
        laying_apply(f, g, c, seat, option)
    elif kind == NAMING:
        naming_apply(f, g, c, option)
    elif kind == LEVEL_CHOICE:
        level_choice_apply(g, seat, option)
    elif kind == TACIT:
        tacit_apply(f, g, seat, option)
    elif kind == EXCHANGING:
        exchanging_apply(g, option)
    elif kind == SEAT_CHOICE:
        seat_choice_apply(f, g, c, seat, option)
    elif kind == TAKING:
        taking_apply(g, c, seat, option)
    else:
        demoting_apply(g, option)


@rule
def begin_turn(g: Position, seat: int) -> None:
    """Begin a turn or last action, with nothing counted and no effects pending (4-f); the player's own recess is over (3.2-t)."""
    clear_turn(g)
    g.active = seat
    g.recess[seat] = NONE


@rule
def proceed(f: Figures, g: Position, c: Chance) -> None:
    """After an action: continue the turn, or begin the next player's. Once the end has come and the turn is complete, every
    player has a single action, and the player whose turn it was comes last (4.2, 4-e)."""
    if g.asked != 0:
        return
    if g.phase == TURNS:
        if g.turn_over == 0:
            ask(g, g.active, TURN)
            return
        begin_turn(g, after(g, g.active, 1))
        if g.cause == NOT_YET:
            g.turn += 1
            ask(g, g.active, TURN)
            return
        g.phase, g.actions_left = LAST_ACTIONS, g.players
    else:
        g.actions_left -= 1
        if g.actions_left == 0:
            clear_turn(g)
            final_score(f, g, c)
            g.phase = OVER
            return
        begin_turn(g, after(g, g.active, 1))
    ask(g, g.active, LAST_ACTION)


@rule
def begin(f: Figures, g: Position, c: Chance) -> None:
    set_up(f, g, c)
    proceed(f, g, c)


@rule
def apply(f: Figures, g: Position, c: Chance, seat: int, option: int) -> None:
    carry_out(f, g, c, seat, option)
    proceed(f, g, c)
