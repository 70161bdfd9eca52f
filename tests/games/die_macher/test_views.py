"""Views: a decision with issues in other places and cards turned has the same row and slots, except for their places."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from hustings.core import layout
from hustings.core.binding import Binding
from hustings.core.encoding import TurnedView, encoding_of, stand_ins
from hustings.core.registry import game as find_game
from hustings.games.die_macher.position import ISSUES
from hustings.games.die_macher.thinking.views import TURNED, drawn_view, view
from support.contract.tables import Table, moments, tables
from support.die_macher.turned_issues import TurnedIssues, steps_on

TABLES = tuple(table for table in tables() if table.game.name == "die-macher")
ENCODING = encoding_of(find_game("die-macher"))


@cache
def rules() -> tuple[object, object]:
    binding = Binding(find_game("die-macher"), stand_ins(find_game("die-macher")))
    return binding.bind(ENCODING.features), binding.bind(ENCODING.legal_slots)


def seen(table: Table, figures: layout.Records, position: layout.Records, seat: int) -> tuple[np.ndarray, list[int]]:
    """The row and the legal slots by the plain rules."""
    features, legal_slots = rules()
    f, o = layout.plain(table.game.figures, figures), layout.plain(table.game.position, position)
    x, out, slots = np.zeros(ENCODING.size, np.int8), [0] * (table.game.options + 1), [0] * (ENCODING.slots + 1)
    features(f, o, seat, x)  # type: ignore[operator]
    return x, slots[: legal_slots(f, o, seat, out, slots)]  # type: ignore[operator]


def same_decision(table: Table, turned: TurnedIssues, one: TurnedView, position: layout.Records, seat: int) -> None:
    """Assert that the turned position has the row and legal slots that the view makes from the original position."""
    x, slots = seen(table, table.sheet.record, position, seat)
    other, other_slots = seen(table, turned.figures(table.sheet.record), turned.position(position), seat)
    wrong = [name for name, a, b in zip(ENCODING.names(), one.row(x), other, strict=True) if a != b]
    assert wrong == [], one.name
    assert sorted(one.slot[slot] for slot in slots) == sorted(other_slots), one.name


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_turned_position_has_the_row_and_the_slots_of_the_view(table: Table) -> None:
    for number, play in enumerate(moments(table, 50, each=3)):
        steps = 1 + number % (ISSUES - 1)
        turned, one = steps_on(steps, TURNED), ENCODING.views[steps - 1]
        if "imposed-stances" not in table.setup.variants:  # turned stances would need other figures
            assert table.wrong(turned.position(play.position)) == [], "it is a position of the game"
        for seat in play.asked:
            same_decision(table, turned, one, play.position, seat)


def test_drawn_views_are_views() -> None:
    table = TABLES[0]
    for number, play in enumerate(moments(table, 50, each=3)):
        one, again = drawn_view(np.random.default_rng(number)), np.random.default_rng(number)
        turned = TurnedIssues(again.permutation(ISSUES).tolist(), again.integers(0, 2, ISSUES).tolist())
        for seat in play.asked:
            same_decision(table, turned, one, play.position, seat)


def test_views_are_a_group() -> None:
    """A view loses nothing, and seven steps lead back, so the mean over all views is the same in each of them."""
    names = np.arange(1, ENCODING.size + 1)
    step, back = ENCODING.views[0], view(ISSUES)
    row, slots = names, np.arange(ENCODING.slots)
    for one in ENCODING.views:
        row, slots = step.row(row), np.array(step.slot)[slots]
        assert one.row(names).tolist() == row.tolist() and list(one.slot) == slots.tolist()
        assert sorted(one.source) == list(range(ENCODING.size)) and sorted(one.slot) == list(range(ENCODING.slots))
    assert back.row(names).tolist() == names.tolist() and list(back.slot) == list(range(ENCODING.slots))
