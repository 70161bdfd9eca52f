"""Goals of puzzles, decided by the rules of the election and of the score."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....core import layout
from ....core.play import Play
from ..position import NOBODY, Figures, Position
from ..rules.conversion import convert
from ..rules.election import best_unit, seats_for, unit_votes
from ..rules.table import at_turn, current

Things = Mapping[str, int]


def voting(play: Play, state: int) -> Position:
    """A copy of the position after every party, in turn order, has converted all its cubes in a state (4.1)."""
    f = layout.plain(Figures, play.sheet.record)
    g: Position = layout.plain(Position, layout.copy(play.position))
    if state != current(g):
        for party in range(g.parties):
            g.partner[party] = NOBODY  # coalitions are for the current state only (3.4)
    for turn in range(g.parties):
        party = at_turn(g, turn)
        convert(f, g, state, party, g.meetings[state, party])
    return g


def leader(play: Play, state: int) -> tuple[int, int]:
    """The party that would win a state if all converted now, and its partner."""
    g = voting(play, state)
    first = best_unit(g, state, NOBODY)
    if unit_votes(g, state, first) == 0:
        return NOBODY, NOBODY
    return int(first), int(g.partner[first])


def leads(play: Play, seat: int, things: Things) -> bool:
    """Whether the seat, or its coalition, would win the state if all converted now."""
    return not voted(play, things["state"]) and seat in leader(play, things["state"])


def leads_both(play: Play, seat: int, things: Things) -> bool:
    """Whether it would win two states."""
    return leads(play, seat, things) and leads(play, seat, {"state": things["other"]})


def stops(play: Play, seat: int, things: Things) -> bool:
    """Whether a given party would no longer win the state."""
    return not voted(play, things["state"]) and things["party"] not in leader(play, things["state"])


def gets_seats(play: Play, seat: int, things: Things) -> bool:
    """Whether the seat would have the given number of parliament seats in the state, or more."""
    f = layout.plain(Figures, play.sheet.record)
    g = voting(play, things["state"])
    return int(seats_for(f, g.land[things["state"]], g.votes[things["state"], seat])) >= things["seats"]


def voted(play: Play, state: int) -> bool:
    """Whether the election in the state is over."""
    return bool(play.position["victory"][0, state] != 0)


def wins_state(play: Play, seat: int, things: Things) -> bool:
    """Whether the election is over and the seat has won it, alone or in a coalition."""
    position, state = play.position, things["state"]
    winners = (int(position["winner"][0, state]), int(position["winner_partner"][0, state]))
    return voted(play, state) and seat in winners


def has_members(play: Play, seat: int, things: Things) -> bool:
    """Whether the seat has the given number of members, or more."""
    return int(play.position["members"][0, seat]) >= things["members"]


def wins_game(play: Play, seat: int, things: Things) -> bool:
    """Whether the game is over and the seat is the sole winner."""
    return play.over and play.winners() == [seat]


GOALS: Mapping[str, Callable[..., bool]] = {
    "leads": leads,
    "leads-both": leads_both,
    "stops": stops,
    "seats": gets_seats,
    "wins-state": wins_state,
    "members": has_members,
    "wins-game": wins_game,
}
