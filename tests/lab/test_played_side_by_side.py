"""The games that the tool counts: whole games by the rules, with the choices of the bot `net`."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hustings.bots.api import make_bot
from hustings.core.compiled.play import FastPlay
from hustings.core.compiled.sight import Sight
from hustings.core.layout import array_of_one
from hustings.games.die_macher.options import OPENING_BASE
from hustings.lab.simulate import AT_ONCE, game_seed
from played.games import SEED, SideBySide, Table
from played.sums import OPENINGS, Kind

NUMBERS = range(3, 7)


def follow(play: FastPlay, sight: Sight, limits: Any, auctions: Any) -> None:
    """Make the decisions that need no thought: forced ones, and in an auction those that follow from the limit that a party has
    named there."""
    while not play.over:
        seat, legal = play.seat, play.options.tolist()
        if play.count > 1:
            sight.look(array_of_one(play.observe(seat)), seat)
            if not sight.auction or auctions[seat] != sight.auction:
                return
            decline = sight.options.item(0)
            least = min(option for option in legal if option != decline)
            play.step(least if least <= limits[seat] else decline)
        else:
            play.step(legal[0])


@pytest.mark.parametrize(
    "kind", [Kind("helvetiq", "2008", 2), Kind("die-macher", "2006", 3, ("short",)), Kind("die-macher", "2006", 4, forced=True)]
)
def test_games_side_by_side_are_games_of_the_bot(kind: Kind) -> None:
    """Played again one by one, from the same seeds with the same choices, they end in the same positions to the last byte. Except
    for forced openings, the bot would choose the same but for a few choices in a hundred."""
    table = Table(kind)
    games = SideBySide(table)
    bots = [make_bot("net", table.game, table.setup, table.sheet, seat, compiled=True) for seat in range(kind.players)]
    plays = [table.fast.play(game_seed(SEED, number)) for number in NUMBERS]
    sight = Sight(table.game, table.sheet, quiet=True)
    limits, auctions = games.tables.limit.copy(), games.tables.limit_of.copy()
    alike = chosen = 0
    for choices in games.choices(NUMBERS):
        for i, seat, option in choices:
            play = plays[i]
            follow(play, sight, limits[i], auctions[i])
            assert play.seat == seat and option in play.options
            one, row = table.made_to(NUMBERS[i])
            if seat == one and OPENING_BASE in play.options:
                assert option == OPENING_BASE + row
            else:
                legal = play.options.tolist()
                alike += bots[seat].decide(play.observe(seat), legal, random.Random(0), AT_ONCE) == option
                chosen += 1
            play.step(option)
        limits, auctions = games.tables.limit.copy(), games.tables.limit_of.copy()
    for i, play in enumerate(plays):
        follow(play, sight, limits[i], auctions[i])
        assert play.over
        assert play.position.tobytes() == games.positions[i : i + 1].tobytes()
    assert chosen > 100 and alike > 0.98 * chosen


def test_each_party_in_turn_is_made_to_take_each_opening_in_turn() -> None:
    kind = Kind("die-macher", "2006", 3, forced=True)
    table = Table(kind)
    assert [table.made_to(number) for number in range(12)] == [(number % 3, number // 3) for number in range(12)]
    sums = SideBySide(table).play(range(12))
    assert [sums.count(f"opening {name}: won") for name in OPENINGS] == [3, 3, 3, 3]


def test_what_is_noted_adds_up() -> None:
    kind = Kind("die-macher", "2006", 3, ("short",))
    sums = SideBySide(Table(kind)).play(range(6))
    assert sums.count("games") == 6 and sums.count("points") == 18
    assert sum(sums.of[f"seat {seat}: won"][1] for seat in (1, 2, 3)) == pytest.approx(6)
    places = [sums.of[f"place {place} in round 1: won"] for place in (1, 2, 3)]
    assert [told[0] for told in places] == [6, 6, 6] and sum(told[1] for told in places) == pytest.approx(6)
    assert sum(told[1] for name, told in sums.of.items() if name.startswith("part ")) == sums.of["points"][1]
    assert sum(told[0] for name, told in sums.of.items() if name.endswith(": taken")) == 18
