"""The tool that says how games are played, with PyTorch: thousands of games at once are those that the bot plays one by one."""

from __future__ import annotations

import pytest

pytest.importorskip("torch", reason="needs the extra [train]")

from played.at_once import AtOnce
from played.games import OneByOne, Table
from played.sums import Kind


@pytest.mark.parametrize(
    "kind", [Kind("helvetiq", "2008", 2), Kind("die-macher", "2006", 3, ("short",)), Kind("die-macher", "2006", 3, forced=True)]
)
def test_many_at_once_are_the_games_of_the_bot(kind: Kind) -> None:
    table, numbers = Table(kind), range(3, 6)
    one_by_one, at_once = OneByOne(table).play(numbers), AtOnce(table, "cpu").play(numbers)
    assert one_by_one.count("games") == 3
    assert {name: pytest.approx(told) for name, told in one_by_one.of.items()} == dict(at_once.of)
