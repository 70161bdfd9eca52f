"""Rules that every phase needs: the turn order, the states in play, asking, paying, moving markers on the vote track."""

from __future__ import annotations

from ....core.rule import rule
from ..options import AMOUNTS, MORE_AMOUNTS, OPTIONS
from ..position import ISSUES, PARTIES, STATES, Figures, Position


@rule
def current(g: Position) -> int:
    """The state whose election ends this round."""
    return g.round - 1


@rule
def last_in_line(g: Position) -> int:
    """The last of the states in play: four of them, fewer towards the end (5.1.3)."""
    return min(g.round + 2, g.rounds - 1)


@rule
def in_play(g: Position, state: int) -> bool:
    return current(g) <= state <= last_in_line(g)


@rule
def at_turn(g: Position, turn: int) -> int:
    """The party at a place in the turn order: clockwise from the start player, that is, to the next seat (3.1.2)."""
    return (g.start + turn) % g.parties


@rule
def ask(g: Position, party: int, kind: int) -> None:
    """Put a decision to one party."""
    g.asked = 1 << party
    g.ask = kind


@rule
def everyone(g: Position) -> int:
    """All parties, one bit each."""
    return (1 << g.parties) - 1


@rule
def receive(g: Position, party: int, amount: int) -> None:
    """Add money, in thousands. Every payment is public, so anyone who keeps count knows it too (0-a)."""
    g.cash[party] += amount
    g.ledger[party] += amount


@rule
def pay(g: Position, party: int, amount: int) -> None:
    receive(g, party, -amount)


@rule
def move_votes(g: Position, state: int, party: int, votes: int) -> None:
    """Move a marker on the vote track, on top of those already on its new space (3.8.6)."""
    old = g.votes[state, party]
    if votes == old:
        return
    top = 0
    for other in range(g.parties):
        if other != party and g.votes[state, other] == old and g.height[state, other] > g.height[state, party]:
            g.height[state, other] -= 1
        if other != party and g.votes[state, other] == votes:
            top += 1
    g.votes[state, party] = votes
    g.height[state, party] = top


@rule
def add_votes(f: Figures, g: Position, state: int, party: int, votes: int) -> None:
    """Votes stop at the end of the track (3.8.5)."""
    move_votes(g, state, party, min(f.vote_track, g.votes[state, party] + votes))


@rule
def add_trend(f: Figures, g: Position, state: int, party: int, change: int) -> None:
    """A trend stays within its limits."""
    g.trend[state, party] = max(-f.trend_limit, min(f.trend_limit, g.trend[state, party] + change))


@rule
def key_tiles_left(f: Figures, g: Position) -> int:
    """The number of key-issue tiles that lie on no state."""
    left = f.key_issue_tiles
    for state in range(STATES):
        if g.key_issue[state] >= 0:
            left -= 1
    return left


@rule
def common_cards(g: Position, party: int, other: int) -> int:
    """The number of open platform cards that two parties have in common (3.4.2)."""
    common = 0
    for issue in range(ISSUES):
        if g.platform[party, issue] != 0 and g.platform[party, issue] == g.platform[other, issue]:
            common += 1
    return common


@rule
def stance(card: int) -> int:
    """+1 for a light card, -1 for a dark one."""
    return 1 - 2 * (card % 2)


@rule
def card_of(issue: int, side: int) -> int:
    """The card of an issue with stance +1 or -1."""
    return 2 * issue + (1 - side) // 2


@rule
def amount_of(option: int) -> int:
    """The amount that an option bids, or -1 if it is not a bid."""
    if 0 <= option < AMOUNTS:
        return option
    return option - MORE_AMOUNTS + AMOUNTS if MORE_AMOUNTS <= option < OPTIONS else -1


@rule
def bidding(amount: int) -> int:
    """The option that bids an amount."""
    return amount if amount < AMOUNTS else MORE_AMOUNTS + amount - AMOUNTS


@rule
def no_bids(g: Position) -> None:
    for party in range(PARTIES):
        g.bid[party] = -1
        g.bid_shown[party] = -1
