"""5.2 Contributions: each party accepts one of its cards face up, or refuses one face down."""

from __future__ import annotations

from ....core.chance import DICE, SEEN, Chance, reveal, roll
from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import ACCEPT, CONTRIBUTION, REFUSE
from ..position import ELECTION, GIFTS, NOBODY, NONE, START_PLAYER, Figures, Position
from ..refusals import CONTRIBUTION_USED
from .table import ask, at_turn, current, receive


@rule
def contribution_refusal(g: Position, party: int, option: int) -> int:
    """The party must choose one of its unused cards (5.2.1)."""
    if option < ACCEPT or option >= REFUSE + GIFTS:
        return NO_SUCH_OPTION
    card = option - ACCEPT if option < REFUSE else option - REFUSE
    return OK if g.gift[party, card] == 1 else CONTRIBUTION_USED


@rule
def contribution_apply(g: Position, party: int, option: int) -> None:
    if option < REFUSE:
        g.accepted[party] = option - ACCEPT
    else:
        g.refused[party] = option - REFUSE
        g.refusing[party] = 1
    g.asked = 0
    g.turn += 1


@rule
def holds_gifts(g: Position, party: int) -> bool:
    for card in range(GIFTS):
        if g.gift[party, card] == 1:
            return True
    return False


@rule
def contributions_proceed(f: Figures, g: Position, c: Chance) -> None:
    while g.turn < g.parties:  # parties that have used all their cards are skipped
        party = at_turn(g, g.turn)
        if holds_gifts(g, party):
            ask(g, party, CONTRIBUTION)
            return
        g.turn += 1
    take_contributions(f, g, c)
    reward_refusals(f, g, c)
    g.round += 1
    g.state = current(g)
    # the last round is only an election, with the same start player (4.1-b)
    g.phase, g.turn, g.step = (ELECTION if g.round == g.rounds else START_PLAYER), 0, 0


@rule
def take_contributions(f: Figures, g: Position, c: Chance) -> None:
    """5.2.2: money now, members lost by the highest of the risk dice, never below 0 (5.2-a)."""
    for turn in range(g.parties):
        party = at_turn(g, turn)
        card = g.accepted[party]
        if card == NONE:
            continue
        receive(g, party, f.gift_amount[card])
        highest = 0
        for _ in range(f.gift_risk[card]):
            highest = max(highest, f.die[roll(c, DICE, 6)])
        g.members[party] = max(0, g.members[party] - highest)
        g.accepted[party] = NONE  # used cards leave the game (5.2.4)
        g.gift[party, card] = 0


@rule
def reward_refusals(f: Figures, g: Position, c: Chance) -> None:
    """5.2.3: refusers reveal their cards and gain the sum of their dice; a sole largest refusal earns extra dice."""
    largest, alone = NOBODY, False
    for turn in range(g.parties):
        party = at_turn(g, turn)
        card = g.refused[party]
        if card == NONE:
            continue
        reveal(c, SEEN)
        for _ in range(f.gift_refusal[card]):
            g.members[party] += f.die[roll(c, DICE, 6)]
        if largest == NOBODY or f.gift_amount[card] > f.gift_amount[g.refused[largest]]:
            largest, alone = party, True
        elif f.gift_amount[card] == f.gift_amount[g.refused[largest]]:
            alone = False
    if alone:
        for _ in range(f.gift_bonus_dice):
            g.members[largest] += f.die[roll(c, DICE, 6)]
    for party in range(g.parties):
        if g.refused[party] != NONE:
            g.gift[party, g.refused[party]] = 0
            g.refused[party] = NONE
            g.refusing[party] = 0
