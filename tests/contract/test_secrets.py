"""Secrets pass only through the gate, and a completed observation looks the same to the seat that made it."""

from __future__ import annotations

import random

import numpy as np
import pytest

from hustings.core import layout
from hustings.core.layout import EVERYONE, OWNER, fields
from support.contract import compiled
from support.contract.tables import Chooser, Table, differing, largest, moments, tables


def open_to(table: Table, name: str, eyes: int) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """The cells of a field that `eyes` may see, by the declaration and not by the gate's masks."""
    field = fields(table.game.position)[name]
    seen = np.zeros(field.shape, np.bool_)
    if field.audience == EVERYONE:
        seen[...] = True
    elif field.audience == OWNER and eyes < table.game.seats:
        seen[eyes] = True
    return seen


@pytest.mark.parametrize("table", tables(), ids=str)
def test_an_observation_is_the_position_where_one_may_look_and_unknown_elsewhere(table: Table) -> None:
    for play in moments(table, 20, each=2):
        for eyes in table.everyone:
            observation = table.observe(play.position, eyes)
            for name, field in fields(table.game.position).items():
                expected = np.where(open_to(table, name, eyes), play.position[name][0], field.unknown)
                assert np.array_equal(observation[name][0], expected), f"{name}, seen by {eyes}"


@pytest.mark.parametrize("table", largest(), ids=str)
def test_no_hidden_cell_shows_in_anyone_elses_observation(table: Table) -> None:
    """A few cells of every field are changed in turn: an observation changes exactly if the declaration says that its seat may
    see the cell."""
    shuffle = random.Random(21)
    for play in moments(table, 21, each=1):
        before = {eyes: table.observe(play.position, eyes).tobytes() for eyes in range(table.game.seats + 1)}
        for name in fields(table.game.position):
            cells = [tuple(cell) for cell in np.argwhere(np.ones(fields(table.game.position)[name].shape))]
            for cell in shuffle.sample(cells, min(3, len(cells))):
                changed = layout.copy(play.position)
                where = (0, *cell)
                changed[name][where] += 1
                for eyes, observation in before.items():
                    same = table.observe(changed, eyes).tobytes() == observation
                    assert same != bool(open_to(table, name, eyes)[cell]), f"{name}{list(cell)}, seen by {eyes}"


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_option_that_is_hidden_looks_the_same_to_others(table: Table) -> None:
    """Two options that others may not tell apart leave them the same observation, unless the action reveals them, or one of them
    ends a seat's sealed choices sooner: everyone may see that it has finished."""
    compared = 0
    for play in moments(table, 22, each=4):
        for seat in play.asked:
            kind = table.game.decisions.index(play.decision(seat))
            after: dict[tuple[int, tuple[int, ...]], bytes] = {}
            for option in play.legal(seat):
                if not table.game.hidden(kind, option):
                    continue
                copy = play.copy()
                copy.act(seat, option)
                if copy.revealed:
                    continue
                for eyes in set(table.everyone) - {seat}:
                    seen = table.observe(copy.position, eyes).tobytes()
                    assert after.setdefault((eyes, tuple(copy.asked)), seen) == seen, (
                        f"{play.decision(seat)}: option {option} shows to {eyes}"
                    )
                    compared += 1
    assert compared or not table.game.sealed


@pytest.mark.parametrize("table", tables(), ids=str)
def test_observe_of_a_resampled_observation_is_the_observation(table: Table) -> None:
    """At every decision, for every seat and the spectator. So an observation does not change when only others' secrets do. The
    spectator's stays the same, too."""
    for play in moments(table, 23):
        for eyes in table.everyone:
            observation = table.observe(play.position, eyes)
            completed = compiled.complete(table, observation, eyes, seed=len(play.entries))
            assert differing(table.observe(completed, eyes), observation) == [], f"resampled for {eyes}"
            assert layout.same(table.observe(completed, eyes), observation)
            spectator = table.game.seats
            assert layout.same(table.observe(completed, spectator), table.observe(play.position, spectator))


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_resampled_position_breaks_no_invariant(table: Table) -> None:
    for play in moments(table, 24, each=6):
        assert table.wrong(play.position) == []
        for eyes in table.everyone:
            completed = compiled.complete(table, table.observe(play.position, eyes), eyes, seed=len(play.entries))
            assert table.wrong(completed) == [], f"{play.decision(play.asked[0])}, resampled for {eyes}"


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_resampled_position_has_secrets_of_its_own(table: Table) -> None:
    """Resampling does not give the true position back: over a game, the result differs from it for everyone."""
    unlike = dict.fromkeys(table.everyone, 0)
    for play in moments(table, 25, each=2):
        for eyes in table.everyone:
            completed = compiled.complete(table, table.observe(play.position, eyes), eyes, seed=len(play.entries))
            unlike[eyes] += not layout.same(completed, play.position)
    assert all(unlike.values())


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_resampled_position_can_be_played_to_the_end(table: Table) -> None:
    for play in moments(table, 26, each=1):
        eyes = table.everyone[len(play.entries) % len(table.everyone)]
        completed = compiled.complete(table, table.observe(play.position, eyes), eyes, seed=len(play.entries))
        on = compiled.CompiledPlay.at(table, completed, seed=len(play.entries))
        chooser = Chooser(len(play.entries))
        for _ in range(table.game.longest):
            if on.over:
                break
            seat = on.asked[0]
            on.act(seat, chooser.option(on.legal(seat)))
        assert on.over
        assert table.wrong(on.position) == []
