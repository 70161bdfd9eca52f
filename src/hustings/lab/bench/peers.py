"""Measurements of well-known engines, if installed, in the same run as ours: random play, driven as their own users would.

Each runs in its own process (`python -m hustings.lab.bench.peers NAME`), so that none disturbs another or us.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Any

WINDOWS, SECONDS = 6, 0.5
"""The best of several short windows of processor time counts, as for ourselves."""
BATCH, BATCH_TURNS = 1024, 16  # games that pgx steps together, and their steps in one call


@dataclass(frozen=True)
class Peer:
    """A package, which of its games we measure, and how to play it: each item of the iterator says how many games have ended and
    how many decisions were made."""

    package: str
    install: str
    game: str
    games: Callable[[random.Random], Iterator[tuple[int, int]]]
    needs: str = ""  # another package that its game needs


@dataclass(frozen=True)
class PeerSpeed:
    """The measured speed of a peer, or why there is none."""

    name: str
    game: str
    version: str = ""
    games_per_second: float = 0.0
    decisions_per_second: float = 0.0
    missing: str = ""


def _catanatron(rng: random.Random) -> Iterator[tuple[int, int]]:
    from catanatron import Color, Game, RandomPlayer

    while True:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
        game.play()
        state = game.state
        yield 1, len(state.action_records if hasattr(state, "action_records") else state.actions)  # renamed after 3.2


def _open_spiel(rng: random.Random) -> Iterator[tuple[int, int]]:
    import pyspiel

    game = pyspiel.load_game("oh_hell(players=5)")
    while True:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        yield 1, decisions


def _pettingzoo(rng: random.Random) -> Iterator[tuple[int, int]]:
    from pettingzoo.classic import texas_holdem_no_limit_v6

    env: Any = texas_holdem_no_limit_v6.env(num_players=5)
    while True:
        env.reset(seed=rng.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(rng.choice(mask.nonzero()[0].tolist()))
            decisions += 1
        yield 1, decisions


def _pgx(rng: random.Random) -> Iterator[tuple[int, int]]:
    """Play a batch of games in compiled code, each restarted when it ends, as pgx's users train on them."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make("sparrow_mahjong")
    begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def turn(state: Any, key: Any) -> tuple[Any, Any]:
        choosing, stepping = jax.random.split(key)
        chances = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        chosen = jax.random.categorical(choosing, chances, axis=1)
        state = step(state, chosen, jax.random.split(stepping, BATCH))
        return state, state.terminated.sum()

    def turns(state: Any, key: Any) -> tuple[Any, Any]:
        state, ended = jax.lax.scan(turn, state, jax.random.split(key, BATCH_TURNS))
        return state, ended.sum()

    play_on, state = jax.jit(turns), jax.jit(begin)(jax.random.split(jax.random.PRNGKey(0), BATCH))
    while True:
        state, ended = play_on(state, jax.random.PRNGKey(rng.randrange(1 << 30)))
        yield int(ended), BATCH * BATCH_TURNS


PEERS = {
    "Catanatron": Peer("catanatron", "catanatron", "Catan, 4 players", _catanatron),
    "OpenSpiel": Peer("open_spiel", "open_spiel", "Oh Hell, 5 players", _open_spiel),
    "PettingZoo": Peer("pettingzoo", "'pettingzoo[classic]'", "hold'em, 5 players", _pettingzoo, "rlcard"),
    "pgx": Peer("pgx", "pgx 'jax[cpu]'", "sparrow mahjong, batches", _pgx, "jax"),
}


def measure(name: str) -> PeerSpeed:
    """Measure a peer for a few seconds in this process."""
    peer = PEERS[name]
    random.seed(1)
    playing = peer.games(random.Random(1))
    next(playing)
    speeds = []
    for _ in range(WINDOWS):
        games = decisions = 0
        began = time.process_time()
        while (seconds := time.process_time() - began) < SECONDS:
            ended, made = next(playing)
            games, decisions = games + ended, decisions + made
        speeds.append((decisions / seconds, games / seconds))
    decisions_per_second, games_per_second = max(speeds)
    return PeerSpeed(name, peer.game, version(peer.package), games_per_second, decisions_per_second)


def measured(name: str) -> PeerSpeed:
    """Measure a peer in its own process. The result says if something is missing or went wrong."""
    peer = PEERS[name]
    try:
        for package in (peer.package, peer.needs or peer.package):
            version(package)
    except PackageNotFoundError:
        return PeerSpeed(name, peer.game, missing=f"not installed: pip install {peer.install}")
    env = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "JAX_PLATFORMS": "cpu"}
    ran = subprocess.run([sys.executable, "-m", __name__, name], capture_output=True, text=True, env=env, check=False)
    if ran.returncode != 0:
        said = ran.stderr.strip().splitlines() or [f"exit code {ran.returncode}"]
        return PeerSpeed(name, peer.game, version(peer.package), missing=f"failed: {said[-1]}")
    return PeerSpeed(**json.loads(ran.stdout.strip().splitlines()[-1]))


if __name__ == "__main__":
    print(json.dumps(vars(measure(sys.argv[1]))))
