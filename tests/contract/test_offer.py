"""The listed options, compared with all option numbers over whole games of random choices: `offer` leaves out nothing that is
legal and lists nothing else. In compiled code, so that there is time for whole games and not only a few moments."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hustings.core import layout
from hustings.core.chance import CHOICE, Chance, fresh, roll, set_keys
from hustings.core.compiled.twins import Twins
from hustings.core.contract import OK, apply, begin, refusal
from hustings.core.loops import first_asked, legal
from hustings.core.rule import rule
from support.contract.tables import Table, tables

GAMES = 30
SHORT = {"town-hall": 20}  # its games have more decisions than this; those of other games more than 50


@rule
def differing_lists(fs: Any, gs: Any, cs: Any, bs: Any, out: Any, options: int, seen: Any) -> int:
    """The number of decisions at which the list differs from what trying every number finds. `seen[0]` counts all decisions."""
    f, differing = fs[0], 0
    for i in range(len(gs)):
        g, c, b = gs[i], cs[i], bs[i]
        fresh(c)
        begin(f, g, c)
        seat = first_asked(g)
        while seat >= 0:
            listed, found, same = legal(f, g, seat, out), 0, True
            for option in range(options):
                if refusal(f, g, seat, option) == OK:
                    same = same and found < listed and out[found] == option
                    found += 1
            if not same or found != listed:
                differing += 1
            seen[0] += 1
            fresh(b)
            option = out[roll(b, CHOICE, listed)]
            fresh(c)
            apply(f, g, c, seat, option)
            seat = first_asked(g)
    return differing


_TWINS: dict[str, Any] = {}


def twin(table: Table) -> Any:
    """The twin of `differing_lists`, made once for each game."""
    if table.game.name not in _TWINS:
        _TWINS[table.game.name] = Twins(table.game, (differing_lists,)).bind(differing_lists)
    return _TWINS[table.game.name]


@pytest.mark.parametrize("table", tables(), ids=str)
def test_what_is_listed_is_what_is_legal_throughout_whole_games(table: Table) -> None:
    positions = layout.blank(table.game.position, GAMES)
    table.game.prepare(positions, table.setup)
    chances, choices = layout.blank(Chance, GAMES), layout.blank(Chance, GAMES)
    set_keys(chances, 21)
    set_keys(choices, 22)
    out, seen = np.zeros(table.game.options + 1, np.int64), np.zeros(1, np.int64)
    differing = twin(table)(table.sheet.record, positions, chances, choices, out, table.game.options, seen)
    assert differing == 0
    assert seen[0] > SHORT.get(table.game.name, 50) * GAMES
