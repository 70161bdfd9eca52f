"""The Gymnasium vector environment: the promises of the interface, for every game."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import hustings
from hustings.core.errors import HustingsError, IllegalAction
from hustings.lab.vector.gymnasium_env import GameVectorEnv

IDS = {name: f"hustings/{''.join(part.capitalize() for part in name.split('-'))}-v0" for name in hustings.games.names()}


def made(name: str, count: int = 12, **more: Any) -> GameVectorEnv:
    """An environment made through the registry, as users make it."""
    env = gymnasium.make_vec(IDS[name], num_envs=count, threads=1, quiet=True, **more)
    assert isinstance(env, GameVectorEnv)
    return env


def sampled(env: GameVectorEnv, observation: Any) -> Any:
    """A legal action for each environment, by the space's own sampling."""
    return env.action_space.sample(mask=tuple(observation["action_mask"]))


@pytest.mark.parametrize("name", IDS)
def test_whole_games_keep_the_promises_of_the_interface(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = made(name)
        assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
        env.action_space.seed(1)
        observation, infos = env.reset(seed=3, options={"unknown": 1})
        assert env.observation_space.contains(observation)
        own, ended, total = infos["seat"].copy(), 0, np.zeros(env.num_envs)
        assert len(set(own.tolist())) > 1, "the seats are spread over the environments"
        while ended < 2 * env.num_envs:
            before = observation["observation"]
            kept = before.copy()
            observation, reward, terminated, truncated, infos = env.step(sampled(env, observation))
            assert np.array_equal(before, kept), "an observation given away stays as it was"
            assert env.observation_space.contains(observation)
            assert reward.dtype == np.float64 and terminated.dtype == np.bool_ and not truncated.any()
            assert np.array_equal(infos["seat"], own)
            assert not reward[~terminated].any()
            assert ("final_info" in infos) == bool(terminated.any())
            if terminated.any():
                final = infos["final_info"]
                assert np.array_equal(infos["_final_obs"], terminated)
                rows = np.flatnonzero(terminated)
                assert np.array_equal(final["share"][rows, own[rows]], reward[rows].astype(np.float32))
                assert ((final["place"][rows, own[rows]] == 1) == (reward[rows] > 0)).all()
                total += reward
                ended += len(rows)
        assert 0 < total.sum() < ended
        env.close()
        env.close()


@pytest.mark.parametrize("name", IDS)
def test_a_seed_repeats_everything(name: str) -> None:
    seen = []
    for _ in range(2):
        env = made(name)
        env.action_space.seed(5)
        observation, _ = env.reset(seed=7)
        rows = [observation["observation"]]
        for _ in range(60):
            observation, *_ = env.step(sampled(env, observation))
            rows.append(observation["observation"])
        seen.append(np.stack(rows))
        again, _ = env.reset()
        assert not np.array_equal(again["observation"], rows[0]), "without a seed the next games come"
        env.close()
    assert np.array_equal(seen[0], seen[1])


def test_illegal_actions_are_refused_or_replaced() -> None:
    name = next(iter(IDS))
    env = made(name)
    observation, _ = env.reset(seed=1)
    for wrong in (int(np.flatnonzero(observation["action_mask"][0] == 0)[0]), -1, 10**6):
        actions = sampled(env, observation)
        actions[0] = wrong
        with pytest.raises(IllegalAction):
            env.step(actions)
    env.step(sampled(env, observation))
    env.close()
    env = made(name, illegal="random")
    env.reset(seed=1)
    for _ in range(50):
        env.step(env.action_space.sample())
    env.close()


def test_every_seat_can_be_asked_and_bad_input_is_refused() -> None:
    name = next(iter(IDS))
    env = made(name, opponents="ask")
    observation, infos = env.reset(seed=1)
    seats = set()
    for _ in range(80):
        observation, _, _, _, infos = env.step(sampled(env, observation))
        seats |= set(infos["seat"].tolist())
    assert seats == set(range(max(hustings.game(name).players)))
    env.close()
    with pytest.raises(HustingsError, match="opponents named"):
        made(name, opponents=["random"] * 9)
    with pytest.raises(HustingsError, match="illegal="):
        made(name, illegal="perhaps")
    with pytest.raises(HustingsError, match="one group"):
        made(name, groups=2)
    with pytest.raises(TypeError, match="colour_of_the_table"):
        made(name, colour_of_the_table="green")
