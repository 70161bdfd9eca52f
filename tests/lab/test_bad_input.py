"""Bad input to every environment: the errors follow each interface's conventions, and name the problem and a remedy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import hustings.lab.envs
import hustings.lab.openspiel
from hustings.core import layout
from hustings.core.errors import HustingsError, IllegalAction, MalformedAction, UnknownName
from hustings.core.play import start
from hustings.lab.envs import env, parallel_env, raw_env
from hustings.lab.openspiel import short_name
from hustings.lab.vector import VectorGame

NAME = hustings.games.names()[0]
ID = next(name for name in gymnasium.registry if name.startswith("hustings/"))
ENVS = 4

MAKERS: dict[str, Callable[[], Any]] = {
    "turns": lambda: env(NAME),
    "raw": lambda: raw_env(NAME),
    "parallel": lambda: parallel_env(NAME),
    "seat": lambda: gymnasium.make(ID),
    "vector": lambda: gymnasium.make_vec(ID, num_envs=ENVS),
}


def vectors(**options: Any) -> Any:
    return gymnasium.make_vec(ID, num_envs=ENVS, **options)


@pytest.mark.parametrize("made", MAKERS)
def test_seeds(made: str) -> None:
    """Whole numbers from 0 on are accepted, however large. Gymnasium needs Python's own integers."""
    table = MAKERS[made]()
    for seed in (0, 2**31, 2**63, 2**64 + 1, 10**30):
        table.reset(seed=seed, options={"colour of the table": "green"})
    wrong: tuple[Any, ...] = (-1, 1.5, float("nan"), "7", np.int64(7), np.array(3))
    for seed in wrong:
        with pytest.raises(gymnasium.error.Error, match="Seed must be"):
            table.reset(seed=seed)
    table.reset(seed=1)
    table.close()
    table.close()


def test_of_a_large_seed_the_lowest_64_bits_count() -> None:
    """As everywhere in the package."""
    table = raw_env(NAME, skip_forced=False)
    for seed, same in ((2**64 + 1, True), (2**63 + 1, False)):
        table.reset(seed=seed)
        assert layout.same(table.episode.position, start(NAME, seed=seed).position)
        assert layout.same(table.episode.position, start(NAME, seed=1).position) == same


@pytest.mark.parametrize("made", ["raw", "parallel"])
def test_before_a_game(made: str) -> None:
    table = MAKERS[made]()
    with pytest.raises(HustingsError, match=r"call reset\(\) before step"):
        table.step({})
    with pytest.raises(HustingsError, match="call reset"):
        table.state()


def test_strangers_and_the_time_after_the_end() -> None:
    table = raw_env(NAME, illegal="end")
    with pytest.raises(HustingsError, match="call reset"):
        table.observe("player_0")
    table.reset(seed=1)
    with pytest.raises(UnknownName, match=r"unknown agent: player_99\. There is: player_0"):
        table.observe("player_99")
    table.step(table.table.wait)
    while table.agents:
        table.step(None)
    for action in (0, None):
        with pytest.raises(HustingsError, match="no game is under way: call reset"):
            table.step(action)
    table.reset()
    assert table.agents


def test_actions_of_all_agents_at_once() -> None:
    table = parallel_env(NAME)
    observations, _ = table.reset(seed=1)
    chosen = {agent: int(shown["action_mask"].argmax()) for agent, shown in observations.items()}
    before = table.episode.position.tobytes()
    nonsense: tuple[Any, ...] = (None, [0, 1], 7)
    for actions in nonsense:
        with pytest.raises(MalformedAction, match="give a mapping with an action for each agent"):
            table.step(actions)
    with pytest.raises(MalformedAction, match="there is no agent 'player_99': choose for player_0"):
        table.step({**chosen, "player_99": 0})
    with pytest.raises(MalformedAction, match="nan is not a whole number"):
        table.step({**chosen, "player_0": float("nan")})
    assert table.episode.position.tobytes() == before
    table.step({agent: np.int64(action) for agent, action in chosen.items()})


def test_actions_of_one_agent() -> None:
    """NumPy's integers are accepted like Python's."""
    for kind in (np.int16, np.int32, np.int64, np.uint64, np.array):
        table = raw_env(NAME)
        table.reset(seed=1)
        before = table.episode.position.tobytes()
        table.step(kind(table.last()[0]["action_mask"].argmax()))
        assert table.episode.position.tobytes() != before
    seat = gymnasium.make(ID)
    with pytest.raises(gymnasium.error.ResetNeeded):
        seat.step(0)
    seat.reset(seed=1)
    nonsense: tuple[Any, ...] = (float("nan"), np.float64(1), None, "x", np.array([1]))
    for action in nonsense:
        with pytest.raises(MalformedAction, match="is not a whole number: choose one of 0 to"):
            seat.step(action)
    for action in (-1, 10**30):
        with pytest.raises(IllegalAction, match=r"is not legal; legal: .*action_mask"):
            seat.step(action)


def test_actions_of_a_vector() -> None:
    table = vectors()
    observations, _ = table.reset(seed=1)
    legal = observations["action_mask"].argmax(1)
    before = table.unwrapped.games.groups[0].positions.tobytes()
    nonsense: tuple[Any, ...] = (
        legal[:3], np.stack([legal, legal]), np.full(ENVS, np.nan), legal.astype(float), ["a"] * ENVS, None, 0, legal == 0,
    )  # fmt: skip
    for actions in nonsense:
        with pytest.raises(MalformedAction, match=f"give {ENVS} whole numbers, one for each environment"):
            table.step(actions)
    for wrong in (-1, -2, 10**12):
        actions = legal.astype(np.int64)
        actions[2] = wrong
        with pytest.raises(IllegalAction, match=f"environment 2: action {wrong} is not legal; legal: .* with illegal='random'"):
            table.step(actions)
    assert table.unwrapped.games.groups[0].positions.tobytes() == before
    table.step(legal)
    table.step(table.reset()[0]["action_mask"].argmax(1).tolist())
    table.close()
    tolerant = vectors(illegal="random")
    tolerant.reset(seed=1)
    for actions in (np.full(ENVS, -1), np.full(ENVS, 10**12)):
        tolerant.step(actions)
    tolerant.close()


def test_vectors_that_cannot_be_made() -> None:
    for count in (0, -1):
        with pytest.raises(HustingsError, match=f"{count} games in 1 groups"):
            gymnasium.make_vec(ID, num_envs=count)
    wrong: Any = 1.5
    with pytest.raises(HustingsError, match=r"num_envs=1.5 is not a whole number"):
        gymnasium.make_vec(ID, num_envs=wrong)
    for name in ("games", "groups", "threads"):
        for value in (1.5, "4", None):
            options: dict[str, Any] = {"games": 4, name: value}
            with pytest.raises(HustingsError, match=f"{name}={value!r} is not a whole number"):
                VectorGame(NAME, **options)
    with pytest.raises(HustingsError, match="threads=-1: choose 1 or more, or 0"):
        VectorGame(NAME, games=4, threads=-1)
    seeds: tuple[Any, ...] = (1.5, "7", float("nan"))
    for seed in seeds:
        with pytest.raises(HustingsError, match="is not a whole number"):
            VectorGame(NAME, games=4, seed=seed)
    with pytest.raises(HustingsError, match="opponents=3: name a bot for all"):
        vectors(opponents=3)


def test_a_vector_that_was_closed() -> None:
    games = VectorGame(NAME, games=4, seed=np.int64(3))  # type: ignore[arg-type]
    same = VectorGame(NAME, games=4, seed=3)
    assert np.array_equal(games.groups[0].x, same.groups[0].x)
    same.close()
    games.groups[0].choice[:] = -1
    games.step()
    games.close()
    games.close()
    for call in (games.step, games.reset):
        with pytest.raises(HustingsError, match="was closed: make another one"):
            call()


def test_seats_and_opponents_that_cannot_be() -> None:
    nobody: Any = 3
    with pytest.raises(HustingsError, match="opponents=3: name a bot for all"):
        gymnasium.make(ID, opponents=nobody)
    for seat in ("1", 1.0, 99, -1):
        with pytest.raises(HustingsError, match=f"seat {seat!r} does not exist: choose 0 to"):
            gymnasium.make(ID, seat=seat)


def test_a_variant_by_itself_is_a_word() -> None:
    assert raw_env("die-macher", variants="short").episode.setup.variants == ("short",)
    with pytest.raises(UnknownName, match="unknown variant of die-macher: long"):
        raw_env("die-macher", variants="long")


def test_set_ups_that_cannot_be() -> None:
    wrong: list[tuple[Any, str]] = [
        ({"players": 3}, "give a list of set-ups, also of one"),
        ("2006", "give a list of set-ups, also of one"),
        (["2006"], "set-up '2006': give a Setup, or a dictionary with any of edition, players"),
        ([{"edtion": "2006"}], "unknown part of a set-up: edtion"),
        ([], "no set-up is given"),
    ]
    for setups, why in wrong:
        with pytest.raises(HustingsError, match=why):
            VectorGame(NAME, setups, games=2, quiet=True)


def test_openspiel_says_what_there_is_not() -> None:
    state = pyspiel.load_game(short_name(NAME)).new_initial_state()
    with pytest.raises(HustingsError, match="chance cannot say 1000000 here: choose one of"):
        state.apply_action(10**6)
    with pytest.raises(HustingsError, match="use their string, or the tensor of the observation"):
        state.information_state_tensor(0)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    with pytest.raises(HustingsError):
        state.apply_action(10**6)
    with pytest.raises(HustingsError, match="no such file"):
        pyspiel.load_game(f"{short_name(NAME)}(figures=nowhere.toml)")
