"""PettingZoo's own test suites on every game, and properties that they do not check: seeds over whole games, simultaneous sealed
decisions, observations from the gate alone."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test, state_test

import hustings
from hustings.core import layout
from hustings.core.binding import Binding
from hustings.core.compiled.sight import Sight
from hustings.core.encoding import encoding_of, stand_ins
from hustings.core.errors import HustingsError, IllegalAction, MalformedAction, UnknownName
from hustings.core.play import start
from hustings.lab.envs import env, parallel_env, raw_env
from hustings.lab.envs.episode import Episode
from hustings.lab.envs.state import fill_truth
from hustings.lab.rewards import REWARDS

NAMES = hustings.games.names()
ID = "hustings/{}-v0"

# The suite has a list of PettingZoo's own environments with a mask next to the vector, and warns about all others.
OF_EVERY_MASK = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def legal(observation: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("made", ["registered", "raw", "fewest", "ending", "forced"])
def test_the_turn_based_suite(name: str, made: str) -> None:
    fewest = min(hustings.game(name).players)
    make: dict[str, Callable[[], Any]] = {
        "registered": lambda: pettingzoo.make("aec", ID.format(name)),
        "raw": lambda: raw_env(name, quiet=True),
        "fewest": lambda: env(name, players=fewest, reward="margin"),
        "ending": lambda: env(name, illegal="end", reward="placement"),
        "forced": lambda: raw_env(name, skip_forced=False, reward="win"),
    }
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(make[made](), num_cycles=400)
        seed_test(make[made], num_cycles=500)
    assert {str(warning.message) for warning in warned} <= OF_EVERY_MASK


@pytest.mark.parametrize("name", NAMES)
def test_the_parallel_suite(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(pettingzoo.make("parallel", ID.format(name)), num_cycles=1000)
        parallel_api_test(parallel_env(name, players=min(hustings.game(name).players), skip_forced=False), num_cycles=1000)
        parallel_seed_test(lambda: parallel_env(name, illegal="end"))  # it samples without the mask
        parallel_seed_test(lambda: parallel_env(name, illegal="random"))


@pytest.mark.parametrize("name", NAMES)
def test_the_rendering_suite(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **how: env(name, **how))
    shown = capsys.readouterr().out
    assert len(shown.splitlines()) > 40, "human: on standard output"


@pytest.mark.parametrize("name", NAMES)
def test_pictures_show_what_a_spectator_may_know(name: str) -> None:
    table = raw_env(name, render_mode="ansi")
    table.reset(seed=1)
    text, hidden = table.render(), table.episode
    assert len(text.splitlines()) > 5
    rng = np.random.default_rng(1)
    for _ in range(5):
        resampled = hidden.table.resample(hidden.observe(0), 0, int(rng.integers(1000)))
        hidden.position.view(np.uint8)[:] = resampled.view(np.uint8)
        assert table.render() == text
    pixels = raw_env(name, render_mode="rgb_array")
    pixels.reset(seed=1)
    one = pixels.render()
    assert one.shape[2] == 3 and len(np.unique(one.reshape(-1, 3), axis=0)) > 1
    while not pixels.episode.over:
        pixels.step(legal(pixels.last()[0], rng))
    assert not np.array_equal(one, pixels.render())


def trace(table: Any, seed: int, steps: int) -> Iterator[Any]:
    """Everything that a turn-based environment returns over several games."""
    rng = np.random.default_rng(seed)
    table.reset(seed=seed)
    for _ in range(steps):
        if not table.agents:
            table.reset()
        observation, reward, termination, truncation, info = table.last()
        yield table.agent_selection, observation["observation"].tobytes(), observation["action_mask"].tobytes(), reward, info
        table.step(None if termination or truncation else legal(observation, rng))


def parallel_trace(table: Any, seed: int, steps: int) -> Iterator[Any]:
    rng = np.random.default_rng(seed)
    observations, _ = table.reset(seed=seed)
    for _ in range(steps):
        if not table.agents:
            observations, _ = table.reset()
        observations, *rest = table.step({agent: legal(observations[agent], rng) for agent in table.agents})
        yield {a: (o["observation"].tobytes(), o["action_mask"].tobytes()) for a, o in observations.items()}, rest


@pytest.mark.parametrize("name", NAMES)
def test_twins_of_a_seed_stay_twins(name: str) -> None:
    for make, follow in ((raw_env, trace), (parallel_env, parallel_trace)):
        one, other, another = (list(follow(make(name), seed, 500)) for seed in (5, 5, 6))
        assert one == other
        assert one != another


def play_on(table: Any, seed: int, steps: int) -> Iterator[bytes]:
    """The state after each of some steps from where an environment of either interface stands."""
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if not table.agents:
            table.reset()
        if hasattr(table, "last"):
            observation, _, over, *_ = table.last()
            table.step(None if over else legal(observation, rng))
        else:
            table.step({agent: legal(seen, rng) for agent, seen in table._observations().items()})
        yield table.state().tobytes()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("again", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))], ids=["deepcopy", "pickle"])
def test_a_game_under_way_can_be_copied_and_pickled(name: str, again: Callable[[Any], Any]) -> None:
    for make in (env, parallel_env):
        table: Any = make(name)
        table.reset(seed=5)
        list(play_on(table, 1, 40))
        before, twin = table.state().tobytes(), again(table)
        after = list(play_on(table, 2, 900))
        assert twin.state().tobytes() == before
        assert list(play_on(twin, 2, 900)) == after


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_is_the_game_that_has_it_everywhere(name: str) -> None:
    table, play = raw_env(name, skip_forced=False), start(name, seed=11)
    table.reset(seed=11)
    rng = np.random.default_rng(3)
    while table.agents and not table.terminations[table.agent_selection]:
        assert hustings.core.layout.same(table.episode.position, play.position)
        found = table.episode.prospect(table.episode.seat, asked=True)
        at = int(rng.integers(len(found.slots)))
        play.act(table.episode.seat, int(found.options[at]))
        table.step(int(found.slots[at]))
    assert play.over
    assert [table.infos[agent]["points"] for agent in table.agents] == play.scores()
    assert [seat for seat, agent in enumerate(table.agents) if table.infos[agent]["place"] == 1] == play.winners()


@pytest.mark.parametrize("name", NAMES)
def test_observations_are_made_from_the_gate_alone(name: str) -> None:
    """Every seat's vector and mask, asked or not, are rebuilt from `observe` by the plain rules. Whatever the others hide, the
    seat sees the same."""
    table, rng = parallel_env(name), np.random.default_rng(8)
    episode = table.episode
    plain = Sight(episode.game, episode.sheet, plain=True)
    observations, _ = table.reset(seed=8)
    for step in range(300):
        if not table.agents:
            observations, _ = table.reset()
        for shown in observations.values():
            assert shown["action_mask"].sum() > 1 or shown["action_mask"][table.table.wait], "no seat is asked without a choice"
        if step % 10 == 0:
            asked = episode.asked
            for seat, agent in enumerate(table.agents):
                seen = episode.observe(seat)
                count = plain.look(seen, seat)
                mask = np.zeros(table.table.actions, np.int8)
                mask[plain.slots[:count] if seat in asked else table.table.wait] = 1
                assert np.array_equal(observations[agent]["observation"], plain.x)
                assert np.array_equal(observations[agent]["action_mask"], mask)
                other = episode.table.resample(seen, seat, step)
                kept = episode.position.tobytes()
                episode.position.view(np.uint8)[:] = other.view(np.uint8)
                again = table.table.observation(episode.prospect(seat, seat in asked))
                episode.position.view(np.uint8)[:] = np.frombuffer(kept, np.uint8)
                assert np.array_equal(again["observation"], plain.x) and np.array_equal(again["action_mask"], mask)
        observations, *_ = table.step({agent: legal(observations[agent], rng) for agent in table.agents})


@pytest.mark.parametrize("name", NAMES)
def test_the_state_suite(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        state_test(raw_env(name, illegal="random"), parallel_env(name, illegal="random"), num_cycles=60)  # without the mask
        state_test(env(name, illegal="end"), parallel_env(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_state_is_what_a_critic_in_training_sees(name: str) -> None:
    """In both interfaces it is the row of the seat that is asked, the numbers hidden from it by the plain rules, and the seat. It
    changes with what the others hide."""
    table, rng, moved = parallel_env(name), np.random.default_rng(4), 0
    episode, own = table.episode, encoding_of(table.episode.game)
    game, fill = episode.game, Binding(episode.game, stand_ins(episode.game)).bind(fill_truth)
    turns = raw_env(name)
    turns.table.state.episode = episode
    observations, _ = table.reset(seed=4)
    while table.agents:
        row, seat = table.state(), episode.asked[0]
        hidden, first = np.zeros(own.truth_size, np.int8), np.eye(episode.players, dtype=np.int8)[seat]
        fill([layout.plain(game.figures, episode.sheet.record)], [layout.plain(game.position, episode.position)], seat, hidden)
        assert np.array_equal(row, np.concatenate([observations[f"player_{seat}"]["observation"], hidden, first]))
        assert np.array_equal(row, turns.state())
        kept, other = episode.position.tobytes(), episode.table.resample(episode.observe(seat), seat, int(row.sum()))
        episode.position.view(np.uint8)[:] = other.view(np.uint8)
        dealt = table.state()
        episode.position.view(np.uint8)[:] = np.frombuffer(kept, np.uint8)
        assert np.array_equal(row[: own.size], dealt[: own.size]), "another deal, the same sight"
        moved += not np.array_equal(row, dealt)
        observations, *_ = table.step({agent: legal(observations[agent], rng) for agent in table.agents})
    assert moved > (2 if name == "town-hall" else 10), "little was hidden: the test shows nothing"  # a game of a few decisions
    over = table.state()
    assert over.shape == table.state_space.shape == turns.state_space.shape and over[own.size + own.truth_size] == 1
    names = table.table.state.names()
    assert len(names) == len(over) and names[own.size].startswith("hidden.") and names[-1] == f"first[{episode.players - 1}]"


def test_there_is_no_state_before_a_game() -> None:
    for made in (raw_env(NAME), parallel_env(NAME)):
        with pytest.raises(HustingsError, match="no game has begun: call reset first"):
            made.state()


@pytest.mark.parametrize("name", NAMES)
def test_sealed_decisions_are_simultaneous(name: str) -> None:
    """Every seat that is asked decides in one step, and the others can only wait. Both interfaces lead to the same game."""
    table, turns = parallel_env(name, skip_forced=False), Episode(name, quiet=True)
    rng = np.random.default_rng(2)
    observations, _ = table.reset(seed=2)
    turns.begin(2)
    together = 0
    while table.agents:
        asked, wait = table.episode.asked, table.table.wait
        for seat, agent in enumerate(table.agents):
            mask = observations[agent]["action_mask"]
            assert mask[wait] == (seat not in asked) and (mask.sum() == 1 or seat in asked)
        together = max(together, len(asked))
        actions = {agent: legal(observations[agent], rng) for agent in table.agents}
        found = {seat: turns.prospect(seat, asked=True) for seat in asked}
        for seat in reversed(asked):  # any order is allowed
            at = np.flatnonzero(found[seat].slots == actions[f"player_{seat}"])[0]
            turns.act(seat, int(found[seat].options[at]))
        observations, rewards, *_ = table.step(actions)
        assert hustings.core.layout.same(turns.position, table.episode.position)
    assert sum(rewards.values()) == pytest.approx(1)
    sealed = hustings.game(name).sealed
    assert together > 1 or not sealed


@pytest.mark.parametrize("name", NAMES)
def test_every_number_and_every_action_has_a_name(name: str) -> None:
    table = raw_env(name)
    own, agent = encoding_of(hustings.game(name)), table.possible_agents[0]
    seen, names, actions = table.observation_space(agent), table.table.names(), table.table.action_names()
    assert names == own.names() and (len(names),) == seen["observation"].shape
    assert actions == [*own.slot_names(), "wait"]
    assert len(actions) == int(table.action_space(agent).n) and (len(actions),) == seen["action_mask"].shape


def test_rewards_are_as_they_are_described() -> None:
    points, standings = [10, 30, 30, 5], [1, 3, 3, 0]
    assert REWARDS["share"](points, standings) == [0, 0.5, 0.5, 0]
    assert REWARDS["win"](points, standings) == [-1, 1, 1, -1]
    assert REWARDS["placement"](points, standings) == pytest.approx([-1 / 3, 2 / 3, 2 / 3, -1])
    assert REWARDS["margin"](points, standings) == [-20, 0, 0, -25]


# Bad input, by the conventions of each interface

NAME = NAMES[0]


def wrong_action(table: Any) -> int:
    return int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])


def test_what_a_constructor_does_not_know_is_refused() -> None:
    for make in (env, raw_env, parallel_env):
        with pytest.raises(TypeError, match="colour_of_the_table"):
            make(NAME, colour_of_the_table="green")
        with pytest.raises(UnknownName, match="unknown reward: glory"):
            make(NAME, reward="glory")
        with pytest.raises(UnknownName, match="unknown treatment of illegal actions: shrug"):
            make(NAME, illegal="shrug")
        with pytest.raises(UnknownName, match="unknown render mode: hologram"):
            make(NAME, render_mode="hologram")
        with pytest.raises(UnknownName, match="player count"):
            make(NAME, players=99)
        with pytest.raises(UnknownName, match="unknown game"):
            make("chess")


def test_what_reset_does_not_know_is_ignored_and_a_wrong_seed_refused() -> None:
    table, together = raw_env(NAME), parallel_env(NAME)
    wrong: tuple[Any, ...] = (-1, "x", 1.5)
    for one in (table, together):
        one.reset(seed=1, options={"colour of the table": "green"})
        for seed in wrong:
            with pytest.raises(Exception, match=r"[Ss]eed"):
                one.reset(seed=seed)


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    table = raw_env(NAME)
    table.reset(seed=1)
    before = table.episode.position.tobytes()
    for action in (wrong_action(table), table.table.wait, -1, 10**6):
        with pytest.raises(IllegalAction, match=r"player_\d: action .* is not legal; legal: .*action_mask"):
            table.step(action)
    for nonsense in ("x", 1.5, None):
        with pytest.raises(MalformedAction, match="is not a whole number"):
            table.step(nonsense)
    assert table.episode.position.tobytes() == before
    wrapped = env(NAME)
    wrapped.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        wrapped.step(10**6)
    together = parallel_env(NAME)
    observations, _ = together.reset(seed=1)
    while not any(o["action_mask"][together.table.wait] for o in observations.values()):
        observations, *_ = together.step({agent: int(o["action_mask"].argmax()) for agent, o in observations.items()})
    before = together.episode.position.tobytes()
    waiting = next(agent for agent, o in observations.items() if o["action_mask"][together.table.wait])
    actions = {agent: int(o["action_mask"].argmax()) for agent, o in observations.items()}
    with pytest.raises(IllegalAction, match=f"{waiting}: .* to wait"):
        together.step({**actions, waiting: 0})
    with pytest.raises(MalformedAction, match=f"no action for {waiting}"):
        together.step({agent: action for agent, action in actions.items() if agent != waiting})
    assert together.episode.position.tobytes() == before
    together.step(actions)


def test_illegal_actions_can_end_the_game_or_be_replaced() -> None:
    for make in (env, raw_env):
        table = make(NAME, illegal="end")
        table.reset(seed=1)
        guilty = table.agent_selection
        table.step(wrong_action(table))
        assert all(table.terminations.values())
        assert table.rewards == {agent: -1.0 if agent == guilty else 0.0 for agent in table.agents}
        for _ in range(len(table.agents)):
            table.step(None)
        assert table.agents == []
    together = parallel_env(NAME, illegal="end")
    together.reset(seed=1)
    _, rewards, over, _, infos = together.step(dict.fromkeys(together.agents, 0))
    assert all(over.values()) and together.agents == []
    assert {agent for agent, reward in rewards.items() if reward == -1} == {agent for agent in infos if infos[agent]}
    assert together.step({}) == ({}, {}, {}, {}, {})
    replaced = raw_env(NAME, illegal="random")
    replaced.reset(seed=1)
    for _ in range(300):
        replaced.step(replaced.action_space(replaced.agent_selection).sample())


def test_steps_out_of_order() -> None:
    table = env(NAME)
    with pytest.raises(Exception, match="reset"):
        table.step(0)
    raw = raw_env(NAME, illegal="end")
    raw.reset(seed=1)
    raw.step(wrong_action(raw))
    with pytest.raises(ValueError, match="only valid action is None"):
        raw.step(0)


def test_a_table_without_an_encoding_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = hustings.game(NAME)
    monkeypatch.setattr("hustings.lab.table.find_game", lambda name: _without_encoding(game))
    with pytest.raises(HustingsError, match="has no encoding"):
        raw_env(NAME)


def _without_encoding(game: Any) -> Any:
    from dataclasses import replace

    return replace(game, thinking=replace(game.thinking, encoding=None))
