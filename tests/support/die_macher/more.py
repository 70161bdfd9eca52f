"""More building blocks for positions: markers on tracks, cubes and media on boards, national opinion, polls in the deck.

A card is named by its issue and side: `light(3)`, `dark(3)`. Pieces put on a board come out of the party's supply.
"""

from __future__ import annotations

from typing import Any

from hustings.core import layout
from hustings.games.die_macher.options import SWAP_OPINION
from hustings.games.die_macher.position import CARDS, ISSUES, NATIONAL, POLLS, STATES
from support.die_macher.scene import GAME, Scene

BAYERN, BREMEN = 1, 15  # places in the table of seats


def light(issue: int) -> int:
    return 2 * issue


def dark(issue: int) -> int:
    return 2 * issue + 1


def swap(issue: int, card: int) -> int:
    """The option of giving up a state's open card on an issue for a card of the pool."""
    return SWAP_OPINION + issue * CARDS + card


def votes(s: Scene, state: int, *arrivals: tuple[int, int]) -> None:
    """Put vote markers, as (party, votes), in the order in which they arrived; all others lie on 0, in seat order."""
    arrived = dict(arrivals)
    waiting = [(party, 0) for party in range(s.g.parties) if party not in arrived]
    stacks: dict[int, int] = {}
    for party, space in [*waiting, *arrivals]:
        s.g.votes[state, party] = space
        s.g.height[state, party] = stacks.get(space, 0)
        stacks[space] = stacks.get(space, 0) + 1


def stack(s: Scene, state: int, space: int) -> list[int]:
    """The parties whose markers lie on a space of the vote track, from bottom to top."""
    there = [party for party in range(s.g.parties) if s.g.votes[state, party] == space]
    return sorted(there, key=lambda party: int(s.g.height[state, party]))


def meetings(s: Scene, state: int, *by_party: int) -> None:
    """Put so many cubes of each party on a state."""
    for party, cubes in enumerate(by_party):
        s.g.cubes[party] += s.g.meetings[state, party] - cubes
        s.g.meetings[state, party] = cubes


def media(s: Scene, state: int, *by_party: int) -> None:
    """Put so many media markers of each party on a state."""
    for party, markers in enumerate(by_party):
        s.g.markers[party] += s.g.media[state, party] - markers
        s.g.media[state, party] = markers


def trends(s: Scene, state: int, *by_party: int) -> None:
    for party, trend in enumerate(by_party):
        s.g.trend[state, party] = trend


def opinions(s: Scene, state: int, *cards: int) -> None:
    """Make these the open opinion cards of a state."""
    for issue in range(ISSUES):
        s.opinion(state, issue, 1 if light(issue) in cards else -1 if dark(issue) in cards else 0)


def open_cards(s: Scene, state: int) -> list[int]:
    """The open opinion cards of a state."""
    row = [s.g.opinion[state, issue] for issue in range(ISSUES)]
    return [light(issue) if side > 0 else dark(issue) for issue, side in enumerate(row) if side]


def national(s: Scene, *cards: int, piles: tuple[int, ...] = ()) -> None:
    """Fill national opinion from the left; piles are of one card unless said otherwise."""
    for slot in range(NATIONAL):
        filled = slot < len(cards)
        s.g.national[slot] = cards[slot] if filled else -1
        s.g.national_pile[slot] = (piles[slot] if slot < len(piles) else 1) if filled else 0


def nation(s: Scene) -> list[tuple[int, int]]:
    """National opinion as (card, pile)."""
    return [(s.g.national[slot], s.g.national_pile[slot]) for slot in range(NATIONAL) if s.g.national[slot] != -1]


def coalition(s: Scene, party: int, other: int) -> None:
    s.g.partner[party] = other
    s.g.partner[other] = party


def poll_like(s: Scene, **changes: int) -> int:
    """A poll that says these things: `poll_like(s, black=2, blue=-1)`."""
    colours = ("black", "red", "yellow", "green", "blue")
    for poll in range(POLLS):
        if all(s.f.poll[poll, colours.index(colour)] == change for colour, change in changes.items()):
            return poll
    raise LookupError(f"no poll says {changes}")


def row(grid: Any, index: int, length: int) -> list[int]:
    """One row of a field, for the first `length` seats or whatever else its last axis is."""
    return [int(grid[index, place]) for place in range(length)]


def of_parties(s: Scene, field: str) -> list[int]:
    """A field with one number for each party."""
    grid = getattr(s.g, field)
    return [int(grid[party]) for party in range(s.g.parties)]


def facts(s: Scene) -> dict[str, Any]:
    """The whole position by field name."""
    return layout.as_dict(GAME.position, s.position)


def no_down_cards(s: Scene) -> None:
    """Take every face-down card off the states; they go back into the deck, unseen."""
    for state in range(STATES):
        for place in range(3):
            s.g.opinion_left += int(s.g.down[state, place] == 1)
            s.g.down[state, place] = 0


def opinion_deck(s: Scene, *cards: int, discard: tuple[int, ...] = ()) -> None:
    """Make these the shuffled part of the opinion deck and its discards; nothing lies face down or under the deck."""
    no_down_cards(s)
    for card in range(CARDS):
        s.g.opinion_unseen[card] = cards.count(card)
        s.g.opinion_older[card] = 0
        s.g.opinion_discard[card] = discard.count(card)
    s.g.opinion_left, s.g.opinion_under_n = len(cards), 0


def discarded(s: Scene, field: str = "opinion_discard") -> list[int]:
    """The cards in a pile that is kept as counts, ascending."""
    pile = getattr(s.g, field)
    return [card for card in range(CARDS) for _ in range(pile[card])]


def under(s: Scene) -> list[int]:
    """The cards known to lie under the opinion deck, next one first."""
    return [int(s.g.opinion_under[place]) for place in range(s.g.opinion_under_n)]
