"""3.1 Start player: sealed bids; the highest bidder pays and names the start player."""

from __future__ import annotations

from ....core.chance import DICE, SEEN, Chance, reveal, roll
from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import NAME_START, SECOND_BID, START_BID, START_NAMING
from ..position import CONFERENCE, NOBODY, NONE, PARTIES, Figures, Position
from ..refusals import BELOW_FIRST_BID, NO_SUCH_PARTY, TOO_DEAR
from .table import amount_of, ask, at_turn, everyone, no_bids, pay

FIRST, FIRST_SEALED, SECOND_SEALED, NAMED = 0, 1, 2, 3


@rule
def bids(g: Position, party: int, kind: int) -> tuple[int, int]:
    """The lowest and highest bid allowed: 0 or more (3.1.1), not over the party's money (3.1-a); a second bid not below the first
    (3.1.3)."""
    return g.bid_shown[party] if kind == SECOND_BID else 0, g.cash[party]


@rule
def bid_refusal(g: Position, party: int, kind: int, option: int) -> int:
    amount = amount_of(option)
    if amount < 0:
        return NO_SUCH_OPTION
    least, most = bids(g, party, kind)
    if amount > most:
        return TOO_DEAR
    return OK if amount >= least else BELOW_FIRST_BID


@rule
def bid_apply(g: Position, party: int, option: int) -> None:
    g.bid[party] = amount_of(option)
    g.asked &= ~(1 << party)


@rule
def naming_refusal(g: Position, option: int) -> int:
    if option < NAME_START or option >= NAME_START + PARTIES:
        return NO_SUCH_OPTION
    return OK if option - NAME_START < g.parties else NO_SUCH_PARTY


@rule
def naming_apply(g: Position, option: int) -> None:
    """The winner of the bid names anyone at the table (3.1.2)."""
    g.start = option - NAME_START
    g.asked = 0
    g.step = NAMED


@rule
def seal_bids(g: Position, bidders: int, kind: int) -> None:
    """Ask the bidders for sealed bids. A bidder with no choice is not asked; its bid is set."""
    g.asked = 0
    for party in range(g.parties):
        if (bidders >> party) & 1 == 1:
            lowest = g.bid_shown[party] if kind == SECOND_BID else 0
            if g.cash[party] > lowest:
                g.asked |= 1 << party
            else:
                g.bid[party] = lowest
    g.ask = kind


@rule
def show_bids(g: Position, c: Chance) -> int:
    """Turn the sealed bids up. Returns the parties with the highest bid, one bit each."""
    reveal(c, SEEN)
    best, highest = NONE, 0
    for party in range(g.parties):
        bid = g.bid[party]
        if bid != NONE:
            g.bid_shown[party] = bid
            g.bid[party] = NONE
            if bid > best:
                best, highest = bid, 0
            if bid == best:
                highest |= 1 << party
    return highest


@rule
def roll_off(f: Figures, g: Position, c: Chance, tied: int) -> int:
    """The tied parties roll the die until one is highest; ties are rolled again among the tied (3.1-b). No rule may loop for
    ever, so after more ties than anybody will ever see, the first in turn order wins."""
    for _ in range(40):
        best, highest = -1, 0
        for turn in range(g.parties):
            party = at_turn(g, turn)
            if (tied >> party) & 1 == 1:
                face = f.die[roll(c, DICE, 6)]
                if face > best:
                    best, highest = face, 0
                if face == best:
                    highest |= 1 << party
        tied = highest
        if tied & (tied - 1) == 0:
            break
    for turn in range(g.parties):
        if (tied >> at_turn(g, turn)) & 1 == 1:
            return at_turn(g, turn)
    return NOBODY


@rule
def start_player_proceed(f: Figures, g: Position, c: Chance) -> None:
    if g.step == FIRST:
        no_bids(g)
        seal_bids(g, everyone(g), START_BID)
        g.step = FIRST_SEALED
    elif g.step == NAMED:
        no_bids(g)
        g.leader = NOBODY
        g.phase, g.turn, g.step = CONFERENCE, 0, 0
    else:
        settle_bids(f, g, c)


@rule
def settle_bids(f: Figures, g: Position, c: Chance) -> None:
    """3.1.3 and 3.1.4: a sole highest bid wins; tied parties bid again (2006, unless all bid nothing) or roll."""
    highest = show_bids(g, c)
    winner = NOBODY
    for party in range(g.parties):
        if highest == 1 << party:
            winner = party
    if winner == NOBODY:
        top = 0
        for party in range(g.parties):
            if (highest >> party) & 1 == 1:
                top = g.bid_shown[party]
        if g.step == FIRST_SEALED and g.edition == 2006 and top > 0:
            seal_bids(g, highest, SECOND_BID)
            g.step = SECOND_SEALED
            return
        winner = roll_off(f, g, c, highest)
    pay(g, winner, g.bid_shown[winner])
    g.leader = winner
    ask(g, winner, START_NAMING)
