"""A seat against bots: Gymnasium's own checks on every game, opponents of every kind, bad input."""

from __future__ import annotations

import copy
import random
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import hustings
import hustings.lab.envs
from hustings.core.compiled.sight import Sight
from hustings.core.errors import HustingsError, IllegalAction, UnknownName
from hustings.lab.envs.seat import SeatEnv

IDS = {name: f"hustings/{''.join(part.capitalize() for part in name.split('-'))}-v0" for name in hustings.games.names()}
NAME = next(iter(IDS))
OWN_BOT = """
class Last:
    def __init__(self, game, seat):
        pass

    def decide(self, observation, legal, rng, budget):
        return legal[-1]
"""


def made(name: str, **more: Any) -> Any:
    return gymnasium.make(IDS[name], **more)


def play(env: Any, seed: int | None, rng: random.Random) -> tuple[float, dict[str, Any], list[bytes]]:
    """Play one game of random choices. Returns the reward, the last info and everything that was seen."""
    observation, info = env.reset(seed=seed)
    over, total, seen = False, 0.0, [observation["observation"].tobytes()]
    while not over:
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        observation, reward, over, truncated, info = env.step(rng.choice(legal))
        assert truncated is False and env.observation_space.contains(observation)
        seen.append(observation["observation"].tobytes())
        total += reward
    return total, info, seen


@pytest.mark.parametrize("illegal", ["end", "random"])
@pytest.mark.parametrize("name", IDS)
def test_the_checks_of_gymnasium(name: str, illegal: str, capsys: pytest.CaptureFixture[str]) -> None:
    """They sample without the mask, so illegal actions must not be errors."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(name, illegal=illegal, render_mode="ansi").unwrapped)
    assert capsys.readouterr().out, "every render mode was tried"


@pytest.mark.parametrize("name", IDS)
def test_whole_games_at_every_seat(name: str) -> None:
    env, rng = made(name, reward="placement"), random.Random(1)
    seats, players = set(), env.unwrapped.episode.players
    for game in range(6 * players):
        reward, info, _ = play(env, 100 if game == 0 else None, rng)
        seats.add(info["seat"])
        assert -1 <= reward <= 1 and (reward == 1) <= (info["place"] == 1)
    assert seats == set(range(players))
    assert not env.unwrapped.conduct.counts
    env.close()
    env.close()


@pytest.mark.parametrize("name", IDS)
def test_a_seed_repeats_everything(name: str) -> None:
    env, other = made(name, opponents="heuristic"), made(name, opponents="heuristic", seat=1)
    runs = [[play(env, seed, random.Random(3)) for seed in (7, None)] for _ in range(2)]
    assert runs[0] == runs[1] and runs[0][0] != runs[0][1]
    assert play(other, 7, random.Random(3))[1]["seat"] == 1
    env.close()
    other.close()


@pytest.mark.parametrize("name", IDS)
def test_observations_come_from_the_own_seat_alone(name: str) -> None:
    env, rng = SeatEnv(name, skip_forced=False), random.Random(5)
    episode = env.episode
    plain = Sight(episode.game, episode.sheet, plain=True)
    observation, info = env.reset(seed=5)
    for step in range(60):
        if step % 6 == 0:
            count = plain.look(episode.observe(info["seat"]), info["seat"])
            assert np.array_equal(observation["observation"], plain.x)
            assert sorted(plain.slots[:count]) == np.flatnonzero(observation["action_mask"]).tolist()
        observation, _, over, _, info = env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        if over:
            observation, info = env.reset()


@pytest.mark.parametrize("name", IDS)
def test_a_seed_is_the_game_that_has_it_everywhere(name: str) -> None:
    play = hustings.start(name, seed=3)
    env = SeatEnv(name, seat=play.asked[0], skip_forced=False)
    env.reset(seed=3)
    assert hustings.core.layout.same(env.episode.position, play.position)


def test_opponents_by_name_from_a_file_and_from_a_network(tmp_path: Path) -> None:
    own = tmp_path / "last.py"
    own.write_text(OWN_BOT, "utf-8")
    env = made("die-macher", players=4, opponents=["heuristic@1", f"{own}:Last", "net:0.5"])
    reward, info, _ = play(env, 1, random.Random(1))
    assert 0 <= reward <= 1 and 1 <= info["place"] <= 4
    assert not env.unwrapped.conduct.counts
    env.close()
    weak, strong = (made("die-macher", opponents=bots, reward="margin", seat=0) for bots in ("random", "heuristic"))
    rng = random.Random(2)
    margins = [sum(play(env, seed, rng)[0] for seed in range(4)) for env in (weak, strong)]
    assert margins[0] > margins[1], "a stronger bot is a stronger opponent"


@pytest.mark.parametrize("opponents", ["random", "heuristic", "net:0.5", "search:4visits"])
def test_a_game_under_way_can_be_copied(opponents: str) -> None:
    env = made("helvetiq", players=2, opponents=opponents)
    observation, _ = env.reset(seed=3)
    for _ in range(10):
        observation, *_ = env.step(np.flatnonzero(observation["action_mask"])[-1])
    twin, seen = copy.deepcopy(env), [observation, observation]
    for _ in range(10):
        for i, one in enumerate((env, twin)):
            seen[i], *_ = one.step(np.flatnonzero(seen[i]["action_mask"])[-1])
        assert seen[0]["observation"].tobytes() == seen[1]["observation"].tobytes()


def test_bad_input() -> None:
    with pytest.raises(UnknownName, match="unknown bot: nobody"):
        made(NAME, opponents="nobody")
    with pytest.raises(HustingsError, match="9 opponents named for"):
        made(NAME, opponents=["random"] * 9)
    with pytest.raises(HustingsError, match="seat 7 does not exist"):
        made(NAME, seat=7)
    with pytest.raises(TypeError, match="colour_of_the_table"):
        made(NAME, colour_of_the_table="green")
    env = made(NAME)
    observation, _ = env.reset(seed=1, options={"colour of the table": "green"})
    for wrong in (int(np.flatnonzero(observation["action_mask"] == 0)[0]), -1, 10**6):
        with pytest.raises(IllegalAction, match="action_mask"):
            env.step(wrong)
    with pytest.raises(gymnasium.error.Error, match=r"[Ss]eed"):
        env.reset(seed=-1)
    ending = made(NAME, illegal="end").unwrapped
    observation, _ = ending.reset(seed=1)
    _, reward, over, _, info = ending.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert (reward, over) == (-1, True) and "illegal" in info
    with pytest.raises(HustingsError, match="call reset"):
        ending.step(0)
