"""OpenSpiel's own test suites on every game, its bots, and its observers."""

from __future__ import annotations

import json
import os
import pickle
import random
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import hustings
from hustings.core.compiled.sight import Sight
from hustings.core.errors import UnknownName
from hustings.lab.openspiel import resampler, short_name

NAMES = hustings.games.names()
FOUND = find_spec("open_spiel")
assert FOUND is not None and FOUND.origin is not None
OPEN_SPIEL = Path(FOUND.origin).parent

# The suites list the games when they start, and know those of Hustings only if these are imported first.
SUITE = "import runpy, sys, hustings.lab.openspiel; runpy.run_path(sys.argv.pop(1), run_name='__main__')"


def suite(file: str, *arguments: str, **environment: str) -> str:
    """Run a suite of OpenSpiel unchanged, and return its output."""
    done = subprocess.run(
        [sys.executable, "-c", SUITE, str(OPEN_SPIEL / file), *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stderr


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("most", [True, False])
def test_random_simulations_with_serialisation(name: str, most: bool) -> None:
    players = (max if most else min)(hustings.game(name).players)
    game = pyspiel.load_game(f"{short_name(name)}(players={players},reward=placement)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("name", NAMES)
def test_the_interface_suite(name: str) -> None:
    said = suite("integration_tests/api_test.py", f"--test_only_games={short_name(name)}$")
    assert "Ran 5 tests" in said and said.strip().endswith("OK")


@pytest.mark.parametrize("name", NAMES)
def test_the_simulation_suite(name: str) -> None:
    said = suite("python/tests/games_sim_test.py", TESTBRIDGE_TEST_ONLY=f"{short_name(name)}")
    assert f"Ran {1 + len(hustings.game(name).players)} tests" in said and said.strip().endswith("OK")


def states(game: Any, seed: int, each: int) -> list[Any]:
    """Some states of a random game."""
    rng, state, found = random.Random(seed), game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            ways, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(ways, chances)[0])
            continue
        if state.move_number() % each == 0:
            found.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return [*found, state]


@pytest.mark.parametrize("name", NAMES)
def test_observers_show_the_gate_and_nothing_else(name: str) -> None:
    """Tensors and strings rebuilt from `observe` alone; a deal that the player cannot tell from the true one looks the same."""
    game = pyspiel.load_game(short_name(name))
    table, resample = game.table, resampler(1)
    none, own = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    both = make_observation(game, pyspiel.IIGObservationType(True, False, own))
    public = make_observation(game, pyspiel.IIGObservationType(True, False, none))
    private = make_observation(game, pyspiel.IIGObservationType(False, False, own))
    recall = make_observation(game, pyspiel.IIGObservationType(True, True, own))
    assert make_observation(game, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)) is None
    plain = Sight(table.game, table.tree.sheet, plain=True)
    for state in states(game, 4, 37):
        for player in range(game.num_players()):
            seen = table.tree.observe(state.node, player)
            plain.look(seen, player)
            both.set_from(state, player)
            assert np.array_equal(both.tensor, plain.x.astype(np.float32))
            for observer in (public, private):
                observer.set_from(state, player)
                shown = json.loads(observer.string_from(state, player))
                assert {field: np.ravel(values).tolist() for field, values in observer.dict.items()} == {
                    field: np.ravel(values).tolist() for field, values in shown.items()
                }
            assert set(public.dict) & set(private.dict) == set()
            spectator = table.tree.observe(state.node, None)[0]
            assert all(np.array_equal(np.ravel(spectator[field]), np.ravel(public.dict[field])) for field in public.dict)
            assert all(np.array_equal(np.ravel(seen[0][field][player]), np.ravel(private.dict[field])) for field in private.dict)
        mover = state.current_player()
        if mover >= 0:
            other = resample(state, mover)
            for observer in (both, public, private, recall):
                assert observer.string_from(other, mover) == observer.string_from(state, mover)
            assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_structs_say_the_same(name: str) -> None:
    game = pyspiel.load_game(short_name(name))
    for state in states(game, 6, 60)[:-1]:
        player = state.current_player()
        seen = json.loads(state.to_observation_struct(player).to_json())
        assert [struct["option"] for struct in seen["legal"]] == state.legal_actions()
        assert seen["observation"] == json.loads(state.observation_string(player))
        action = state.legal_actions()[0]
        assert state.struct_to_actions(state.action_to_struct(action)) == [action]
        assert json.loads(state.to_struct().to_json())["mover"] == player


def test_is_mcts_thinks_with_our_resampling() -> None:
    """IS-MCTS itself checks that the player cannot tell resampled states from the true one."""
    game = pyspiel.load_game("python_helvetiq(players=2)")
    late = [state for state in states(game, 3, 5) if not state.is_terminal()][-6:]
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 12,
        random_state=np.random.RandomState(1), allow_inconsistent_action_sets=True,
    )  # fmt: skip
    bot.set_resampler(resampler(1))
    for state in late:
        policy = dict(bot.get_policy(state))
        assert set(policy) <= set(state.legal_actions()) and sum(policy.values()) == pytest.approx(1)


def test_the_bots_of_openspiel_play() -> None:
    game = pyspiel.load_game("python_helvetiq(players=2)")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(2)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 5)
    assert sum(returns) == pytest.approx(1)


@pytest.mark.parametrize("name", NAMES)
def test_games_and_states_are_found_again(name: str) -> None:
    game = pyspiel.load_game(f"{short_name(name)}(reward=win)")
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game) and again.table is game.table
    assert str(again.new_initial_state()) == str(game.new_initial_state())
    for state in states(game, 8, 90):
        assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_the_extra_is_enough() -> None:
    """Neither OpenSpiel's games nor tiny ones need PettingZoo or Gymnasium, which belong to another extra."""
    hide = "import sys; sys.modules.update(dict.fromkeys(['pettingzoo', 'gymnasium']))"
    use = "import hustings.lab.openspiel, hustings.lab.tiny.__main__, pyspiel; pyspiel.load_game('python_helvetiq')"
    done = subprocess.run([sys.executable, "-c", f"{hide}; {use}"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize(("extra", "package"), [("openspiel", "pyspiel"), ("envs", "pettingzoo")])
def test_an_extra_that_is_missing_is_named(extra: str, package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import hustings.lab.{extra}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"hustings.lab.{extra} needs {package}: pip install 'hustings[{extra}]'" in done.stderr


def test_bad_parameters_are_refused() -> None:
    name = short_name(NAMES[0])
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game(f"{name}(colour=1)")
    with pytest.raises(UnknownName, match="player count"):
        pyspiel.load_game(f"{name}(players=99)")
    with pytest.raises(UnknownName, match="unknown reward"):
        pyspiel.load_game(f"{name}(reward=glory)")
    with pytest.raises(UnknownName, match="edition"):
        pyspiel.load_game(f"{name}(edition=1812)")
    state = pyspiel.load_game(name).new_initial_state()
    with pytest.raises(Exception, match="99"):
        state.apply_action(99)
    with pytest.raises(ValueError, match="observers take no parameters"):
        make_observation(pyspiel.load_game(name), None, {"colour": 1})
