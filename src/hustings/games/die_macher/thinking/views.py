"""Views of Die Macher: the rules treat all issues alike, and the light and the dark card of each.

A view permutes the issues and turns the cards of some of them. It shows the same game, with the same choices. A network has not
learned quite the same about every issue, so its judgement over several views is more accurate than in one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from ....core.encoding import TurnedView
from ..position import BOARDS, CARDS, ISSUES, NATIONAL, PARTIES
from . import features as row
from . import slots

TURNED = (0, 0, 1, 0, 1, 1, 1)
"""1: an issue's cards are turned as it moves from this place to the next. Seven steps turn each issue four times, which restores
everything: the views form a group. An issue stands once at each place, about half of the time with its cards turned."""

_IN_STATES = [row.STATES_AT + board * row.STATE_WIDTH for board in range(BOARDS)]
_IN_PARTIES = [row.PARTIES_AT + party * row.PARTY_WIDTH for party in range(PARTIES)]
STANCES = (
    row.OWN_IMPOSED,
    *(row.NATION + space * ISSUES for space in range(NATIONAL)),
    *(at + row.OPINION for at in _IN_STATES),
    *(at + row.PLATFORM for at in _IN_PARTIES),
)
"""Where blocks begin that hold a number for each issue: +1 for its light card, -1 for the dark one."""
MARKS = (row.PLACING, *(at + row.KEY for at in _IN_STATES))
"""Where blocks begin that hold a number for each issue which is the same for both cards."""
COUNTS = (
    row.POOL, row.UNSEEN, row.UNSEEN_PLATFORM, row.OWN_HAND, row.MARKED, *(at + row.HAND_KNOWN for at in _IN_PARTIES),
)  # fmt: skip
"""Where blocks begin that hold a number for each card."""


def view(steps: int) -> TurnedView:
    """The view with all issues moved on by a number of steps."""
    issues = [(issue + steps) % ISSUES for issue in range(ISSUES)]
    turned = [sum(TURNED[(issue + step) % ISSUES] for step in range(steps)) % 2 for issue in range(ISSUES)]
    return _view(f"issues {steps} on", issues, turned)


def drawn_view(rng: np.random.Generator) -> TurnedView:
    """Draw one of the 645,120 possible views. A network trained on all of them learns the same about every issue."""
    return _view("drawn", rng.permutation(ISSUES).tolist(), rng.integers(0, 2, ISSUES).tolist())


def _view(name: str, issues: Sequence[int], turned: Sequence[int]) -> TurnedView:
    """A view from the new place of each issue, and whether its cards are turned."""
    cards = [2 * issues[card // 2] + (card % 2 ^ turned[card // 2]) for card in range(CARDS)]
    source, sign, slot = list(range(row.SIZE)), [1] * row.SIZE, list(range(slots.END))
    for base in (*STANCES, *MARKS):
        _carry(source, base, issues)
    for base in COUNTS:
        _carry(source, base, cards)
    for base in STANCES:
        for issue, place in enumerate(issues):
            sign[base + place] = -1 if turned[issue] else 1
    for base, places in ((slots.KEY, issues), (slots.TAKEN, issues), (slots.THROW, cards)):
        for one, place in enumerate(places):
            slot[base + one] = base + place
    for base in (slots.PLATFORM, slots.OPINION):
        for issue in range(ISSUES):
            for card in range(CARDS):
                slot[base + issue * CARDS + card] = base + issues[issue] * CARDS + cards[card]
    return TurnedView(name, tuple(source), tuple(sign), tuple(slot))


def _carry(source: list[int], base: int, places: Iterable[int]) -> None:
    for one, place in enumerate(places):
        source[base + place] = base + one


VIEWS = tuple(view(steps) for steps in range(1, ISSUES))
