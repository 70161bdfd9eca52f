"""3.3 The shadow cabinet: cards are laid face down, turned up together and paid for; then each carries out one action."""

from __future__ import annotations

from ....core.chance import SEEN, Chance, reveal
from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import CABINET_ACTION, LIFT_KEY, OUST, PASS, PLACE, PLACING, SET_KEY, TREND_DOWN, TREND_UP, VOTES
from ..position import CABINET, CABINET_ACTIONS, COALITIONS, ISSUES, NONE, PARTIES, STATES, Figures, Position
from ..refusals import (
    CABINET_GONE,
    CABINET_LAID,
    KEY_THERE,
    NO_EFFECT,
    NO_KEY_LEFT,
    NO_KEY_THERE,
    NO_MARKER_LEFT,
    NO_MARKER_THERE,
    NO_OPINION_THERE,
    NO_SUCH_PARTY,
    NOT_ON_CARD,
    NOT_THIS_STATE,
    OWN_PARTY,
    TOO_DEAR,
)
from .table import add_trend, add_votes, ask, at_turn, current, key_tiles_left, last_in_line, pay, receive


@rule
def money_left(f: Figures, g: Position, party: int) -> int:
    """The party's money, less what its face-down cards will cost."""
    left = g.cash[party]
    for state in range(STATES):
        if g.cabinet_down[party, state] != NONE:
            left -= f.cabinet_cost[g.cabinet_down[party, state]]
    return left


@rule
def placing_refusal(f: Figures, g: Position, party: int, option: int) -> int:
    """A card that the party still has, on the state asked about; all its cards together may not cost more than its money (3.3.1,
    3.3-a)."""
    if option == PASS:
        return OK
    if option < PLACE or option >= PLACE + STATES * CABINET:
        return NO_SUCH_OPTION
    state, card = (option - PLACE) // CABINET, (option - PLACE) % CABINET
    if state != g.state:
        return NOT_THIS_STATE
    return card_refusal(f, g, party, card, money_left(f, g, party))


@rule
def card_refusal(f: Figures, g: Position, party: int, card: int, money_left: int) -> int:
    if g.cabinet[party, card] == 0:
        return CABINET_GONE
    for other in range(STATES):
        if g.cabinet_down[party, other] == card:
            return CABINET_LAID
    return OK if f.cabinet_cost[card] <= money_left else TOO_DEAR


@rule
def placing_apply(g: Position, party: int, option: int) -> None:
    if option != PASS:
        g.cabinet_down[party, g.state] = (option - PLACE) % CABINET
        g.cabinet_back[party, g.state] = 1
    g.asked = 0
    g.state += 1
    if g.state > last_in_line(g):
        g.turn += 1
        g.step = 0


@rule
def can_place(f: Figures, g: Position, party: int) -> bool:
    """Whether the party could lay any card at all. Called before it has laid one, so that the answer reveals nothing hidden."""
    for card in range(CABINET):
        if g.cabinet[party, card] == 1 and f.cabinet_cost[card] <= g.cash[party]:
            return True
    return False


@rule
def placing_proceed(f: Figures, g: Position, c: Chance) -> None:
    if g.turn == g.parties:
        turn_up_cabinets(f, g, c)
        g.phase, g.turn, g.state = CABINET_ACTIONS, 0, current(g)
        return
    party = at_turn(g, g.turn)
    if g.step == 0:
        g.state = current(g)
        if not can_place(f, g, party):
            g.turn += 1
            return
        g.step = 1
    ask(g, party, PLACING)


@rule
def turn_up_cabinets(f: Figures, g: Position, c: Chance) -> None:
    """3.3.2: all cards are revealed and paid for. A telephone brings a coalition tile, except in the last state (3.4.5), where
    the party has one already, or when it has none left (3.3-d)."""
    reveal(c, SEEN)
    for party in range(g.parties):
        for state in range(STATES):
            card = g.cabinet_down[party, state]
            if card == NONE:
                continue
            g.cabinet_down[party, state] = NONE
            g.cabinet_back[party, state] = 0
            g.cabinet_up[party, state] = card
            g.cabinet[party, card] = 0
            pay(g, party, f.cabinet_cost[card])
            if f.cabinet_phone[card] == 1 and state != g.rounds - 1 and g.tile[state, party] == 0 and g.tiles[party] > 0:
                g.tile[state, party] = 1
                g.tiles[party] -= 1


@rule
def action_refusal(f: Figures, g: Position, party: int, option: int) -> int:
    """At most one action for each card, on the state where it lies (3.3.3)."""
    if option == PASS:
        return OK
    state = g.state
    card = g.cabinet_up[party, state]
    if option == VOTES:
        if f.cabinet_votes[card] == 0:
            return NOT_ON_CARD
        return OK if g.votes[state, party] < f.vote_track else NO_EFFECT
    if SET_KEY <= option < SET_KEY + ISSUES:
        if f.cabinet_key[card] == 0:
            return NOT_ON_CARD
        if g.key_issue[state] != NONE:
            return KEY_THERE
        if g.opinion[state, option - SET_KEY] == 0:
            return NO_OPINION_THERE
        return OK if key_tiles_left(f, g) > 0 else NO_KEY_LEFT
    if option == LIFT_KEY:
        if f.cabinet_key[card] == 0:
            return NOT_ON_CARD
        return OK if g.key_issue[state] != NONE else NO_KEY_THERE
    if OUST <= option < OUST + PARTIES:
        return oust_refusal(f, g, party, option - OUST, card)
    if option == TREND_UP:
        if f.cabinet_up[card] == 0:
            return NOT_ON_CARD
        return OK if g.trend[state, party] < f.trend_limit else NO_EFFECT
    if TREND_DOWN <= option < TREND_DOWN + PARTIES:
        other = option - TREND_DOWN
        if f.cabinet_down[card] == 0:
            return NOT_ON_CARD
        if other >= g.parties:
            return NO_SUCH_PARTY
        if other == party:
            return OWN_PARTY
        return OK if g.trend[state, other] > -f.trend_limit else NO_EFFECT
    return NO_SUCH_OPTION


@rule
def oust_refusal(f: Figures, g: Position, party: int, victim: int, card: int) -> int:
    """The media action needs the money for both payments, a marker of one's own in supply and a victim's marker there (3.3-c)."""
    if f.cabinet_media[card] == 0:
        return NOT_ON_CARD
    if victim >= g.parties:
        return NO_SUCH_PARTY
    if victim == party:
        return OWN_PARTY
    if g.media[g.state, victim] == 0:
        return NO_MARKER_THERE
    if g.markers[party] == 0:
        return NO_MARKER_LEFT
    return OK if g.cash[party] >= f.media_swap_to_victim + f.media_swap_to_bank else TOO_DEAR


@rule
def action_apply(f: Figures, g: Position, party: int, option: int) -> None:
    state = g.state
    card = g.cabinet_up[party, state]
    if option == VOTES:
        add_votes(f, g, state, party, f.cabinet_votes[card])
    elif SET_KEY <= option < SET_KEY + ISSUES:
        g.key_issue[state] = option - SET_KEY
    elif option == LIFT_KEY:
        g.key_issue[state] = NONE
    elif OUST <= option < OUST + PARTIES:
        victim = option - OUST
        g.media[state, victim] -= 1
        g.markers[victim] += 1
        receive(g, victim, f.media_swap_to_victim)
        g.media[state, party] += 1
        g.markers[party] -= 1
        pay(g, party, f.media_swap_to_victim + f.media_swap_to_bank)
    elif option == TREND_UP:
        add_trend(f, g, state, party, f.cabinet_up[card])
    elif TREND_DOWN <= option < TREND_DOWN + PARTIES:  # media control does not protect
        add_trend(f, g, state, option - TREND_DOWN, -f.cabinet_down[card])
    g.asked = 0
    g.state += 1


@rule
def can_act(f: Figures, g: Position, party: int) -> bool:
    for option in range(VOTES, TREND_DOWN + PARTIES):
        if action_refusal(f, g, party, option) == OK:
            return True
    return False


@rule
def actions_proceed(f: Figures, g: Position) -> None:
    """A party acts with all its cards in order of election before the next party (3.3-b)."""
    if g.turn == g.parties:
        for party in range(g.parties):  # played cards leave the game (3.3.4)
            for state in range(STATES):
                g.cabinet_up[party, state] = NONE
        g.phase, g.turn, g.step, g.proposed = COALITIONS, 0, 0, 0
        return
    party = at_turn(g, g.turn)
    for state in range(g.state, last_in_line(g) + 1):
        g.state = state
        if g.cabinet_up[party, state] != NONE and can_act(f, g, party):
            ask(g, party, CABINET_ACTION)
            return
    g.state = current(g)
    g.turn += 1
