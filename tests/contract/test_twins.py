"""Plain and compiled runs agree, byte for byte."""

from __future__ import annotations

import pytest

from hustings.core import layout
from support.contract import compiled
from support.contract.refusing import refused
from support.contract.tables import Chooser, Table, differing, moments, tables

GAMES = 4


@pytest.mark.parametrize("table", tables(), ids=str)
def test_plain_and_compiled_games_are_the_same_bytes(table: Table) -> None:
    """Whole games, position and chance after every decision, and the options of everyone who is asked."""
    for seed in range(GAMES):
        play, twin, chooser = table.play(seed), compiled.CompiledPlay(table, seed), Chooser(seed)
        while not play.over:
            assert differing(twin.position, play.position) == [], f"after {play.entries[-1]}"
            assert layout.same(twin.position, play.position)
            assert layout.same(twin.chances, play.chances), f"after {play.entries[-1]}"
            assert twin.asked == play.asked
            for seat in play.asked:
                assert twin.legal(seat) == play.legal(seat)
            seat = chooser.random.choice(play.asked)
            option = chooser.option(play.legal(seat))
            assert twin.act(seat, option) == play.act(seat, option)
        assert twin.over
        assert layout.same(twin.position, play.position)
        assert layout.same(twin.chances, play.chances)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_compiled_refusal_is_the_plain_one(table: Table) -> None:
    for play in moments(table, 40, each=1):
        for seat in play.asked:
            twin = compiled.CompiledPlay.at(table, play.position, 40)
            for option in range(table.game.options):
                why = play.refusal(seat, option)
                if why:
                    ours, theirs = refused(twin, seat, option), refused(play, seat, option)
                    assert (ours.reason, ours.rule, str(ours)) == (why, theirs.rule, str(theirs))
            assert layout.same(twin.position, play.position)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_plain_and_compiled_observations_are_the_same_bytes(table: Table) -> None:
    for play in moments(table, 41):
        for eyes in table.everyone:
            assert layout.same(compiled.observe(table, play.position, eyes), table.observe(play.position, eyes))


@pytest.mark.parametrize("table", tables(), ids=str)
def test_plain_and_compiled_resampling_is_the_same_bytes(table: Table) -> None:
    for play in moments(table, 42, each=2):
        for eyes in table.everyone:
            observation, seed = table.observe(play.position, eyes), len(play.entries)
            plain, twin = table.complete(observation, eyes, seed), compiled.complete(table, observation, eyes, seed)
            assert differing(twin, plain) == [], f"{play.decision(play.asked[0])}, resampled for {eyes}"
            assert layout.same(twin, plain)
