"""4.1 and 4.2 The election in the current state: everyone converts, votes become seats, somebody wins."""

from __future__ import annotations

from ....core.rule import rule
from ..position import CLEAR, COALITION, NARROW, NO_VICTORY, NOBODY, SPOILS, Figures, Position
from .conversion import convert
from .table import at_turn, current

ROW = 5  # votes between two rows of a state card


@rule
def seats_for(f: Figures, land: int, votes: int) -> int:
    """Seats of the highest row reached (4.1); none below the first row (4.1-a)."""
    row = min(votes // ROW, 10)
    return 0 if row == 0 else f.seats[land, row - 1]


@rule
def stronger(g: Position, state: int, party: int, other: int) -> bool:
    """Whether the party's marker is ahead of the other's: more votes, then higher in the stack (4.2)."""
    if g.votes[state, party] != g.votes[state, other]:
        return g.votes[state, party] > g.votes[state, other]
    return g.height[state, party] > g.height[state, other]


@rule
def leads_unit(g: Position, state: int, party: int) -> bool:
    """Whether the party stands alone or is the stronger partner, so that each unit (a party or coalition) is counted once."""
    partner = g.partner[party]
    return partner == NOBODY or stronger(g, state, party, partner)


@rule
def unit_votes(g: Position, state: int, party: int) -> int:
    """Votes of the party, or of its coalition (4.2)."""
    partner = g.partner[party]
    return g.votes[state, party] + (0 if partner == NOBODY else g.votes[state, partner])


@rule
def best_unit(g: Position, state: int, without: int) -> int:
    """The leading party of the best unit other than that of `without`: most votes, then the strongest marker (4.2)."""
    best = NOBODY
    for party in range(g.parties):
        if party == without or not leads_unit(g, state, party):
            continue
        if best == NOBODY:
            best = party
            continue
        votes, most = unit_votes(g, state, party), unit_votes(g, state, best)
        if votes > most or (votes == most and stronger(g, state, party, best)):
            best = party
    return best


@rule
def hold_election(f: Figures, g: Position) -> None:
    """4.1: in turn order every party converts all its cubes, no minimum; then seats and the winner."""
    state = current(g)
    for turn in range(g.parties):
        party = at_turn(g, turn)
        convert(f, g, state, party, g.meetings[state, party])
    for party in range(g.parties):
        g.seats[state, party] = seats_for(f, g.land[state], g.votes[state, party])
    declare_winner(g, state)
    g.phase, g.step = SPOILS, 0


@rule
def declare_winner(g: Position, state: int) -> None:
    """4.2, and the spoils (4.3)."""
    for task in range(2):
        g.spoils_party[task] = NOBODY
        g.spoils_marker[task] = 0
        g.spoils_cards[task] = 0
    winner = best_unit(g, state, NOBODY)
    if unit_votes(g, state, winner) == 0:  # nobody has a vote: nobody wins (4.2-a)
        g.victory[state] = NO_VICTORY
        return
    beaten = best_unit(g, state, winner)
    narrow = beaten != NOBODY and unit_votes(g, state, beaten) == unit_votes(g, state, winner)
    partner = g.partner[winner]
    g.winner[state] = winner
    g.winner_partner[state] = partner
    entitle(g, 0, winner, 2 if partner == NOBODY and not narrow else 1)
    if partner != NOBODY:
        g.victory[state] = COALITION
        entitle(g, 1, partner, 1)  # the weaker partner second (4.3.3)
    elif narrow:
        g.victory[state] = NARROW
        if g.partner[beaten] == NOBODY:  # only the best placed of the beaten, and only if it stands alone (4.3-a)
            entitle(g, 1, beaten, 0)
    else:
        g.victory[state] = CLEAR


@rule
def entitle(g: Position, task: int, party: int, cards: int) -> None:
    """Spoils: a marker for the national board and the given number of opinion cards (4.3.1 to 4.3.3)."""
    g.spoils_party[task] = party
    g.spoils_marker[task] = 1
    g.spoils_cards[task] = cards
