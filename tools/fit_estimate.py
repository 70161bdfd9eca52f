"""Fits the coefficients by which a search values positions, on games that the heuristic plays against itself.

    python tools/fit_estimate.py die-macher --games 60000

Up to a point of the game that is drawn for each game some decisions are made at random, so that positions differ in more than
the heuristic would let them; the position there is kept, and from there on the heuristic alone decides. What the seats have in
the end is fitted by the features of the position kept: for every number of players and stage, in all editions together.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import numpy.typing as npt

import hustings
from hustings.bots.thinking.estimates import Coefficients, written
from hustings.bots.thinking.playouts import clock, copy_words, estimate_of, features, stage, stand_ins
from hustings.bots.thinking.policies import BY_POLICY, RANDOM, PolicyGames, as_words, choose
from hustings.core import layout
from hustings.core.chance import CHOICE, fresh, roll
from hustings.core.compiled.twins import Twins
from hustings.core.contract import Estimate, Game, apply, begin
from hustings.core.loops import first_asked
from hustings.core.play import make_setup
from hustings.core.rule import rule

Numbers = npt.NDArray[Any]

BLOCK = 256  # games at a time
NOISES = (0, 10, 30, 60)  # random decisions in a thousand
RIDGE = 3.0
LEAST = 300  # positions needed to fit a stage


@rule
def kept_games(
    fs: Any, ws: Any, gs: Any, words: Any, cs: Any, bs: Any, keep: Any, fill: Any, eye: Any, sight: Any, seats: Any, out: Any,
    until: Any, noise: Any, kept: Any, budget: int,
) -> int:  # fmt: skip
    """Do the same as `policy_games`, but make some random decisions up to `until` on the game's clock, and keep the position
    there."""
    made, f = 0, fs[0]
    for i in range(len(gs)):
        g, c, b = gs[i], cs[i], bs[i]
        if c.said < 0:
            fresh(c)
            begin(f, g, c)
        seat = first_asked(g)
        while seat >= 0 and made < budget:
            how, early = BY_POLICY, clock(g) < until[i]
            if early:
                fresh(b)
                if roll(b, CHOICE, 1000) < noise[i]:
                    how = RANDOM
            option = choose(f, ws, words[i], keep, fill, eye, sight, b, seat, how, out)
            fresh(c)
            apply(f, g, c, seat, option)
            made += 1
            seat = first_asked(g)
            if early and clock(g) >= until[i] and seat >= 0:
                copy_words(words[i], kept[i])
        if made >= budget:
            break
    return made


@rule
def features_of(fs: Any, gs: Any, seats: int, each: int, xs: Any, stages: Any) -> None:
    """Fill in the features of every seat in every position, and the stage of each position."""
    for i in range(len(gs)):
        stages[i] = stage(fs[0], gs[i])
        for seat in range(seats):
            features(fs[0], gs[i], seat, xs[i], seat * each)


def gather(game: Game, own: Estimate, edition: str, players: int, games: int, seed: int) -> tuple[Numbers, Numbers, Numbers]:
    """Features, stages and final points of positions, one from each game that lasted that long."""
    setup = make_setup(game, edition=edition, players=players)
    sheet = game.sheet(setup, None)
    twins = Twins(game, (kept_games, features_of), stand_ins(game))
    block = PolicyGames(game, setup, sheet, room=BLOCK)
    block._loop = twins.bind(kept_games)
    rng = np.random.default_rng(seed)
    each, ends = len(own.names), last_clock(block, own)
    parts: list[tuple[Numbers, Numbers, Numbers]] = []
    for first in range(0, games, BLOCK):
        kept = layout.blank(game.position, BLOCK)
        until, noise = rng.integers(1 + own.horizon, ends + 1, BLOCK), rng.choice(np.array(NOISES), BLOCK)
        finished, _ = block.play(seed, first, BLOCK, [BY_POLICY] * players, until, noise, as_words(kept))
        points, _ = block.results(finished)
        there = kept.view(np.uint8).reshape(BLOCK, -1).any(axis=1)
        xs, stages = np.zeros((int(there.sum()), players * each)), np.zeros(int(there.sum()), np.int64)
        twins.bind(features_of)(sheet.record, kept[there], players, each, xs, stages)
        parts.append((xs.reshape(-1, players, each), stages, points[there]))
    x, s, y = (np.concatenate(part) for part in zip(*parts, strict=True))
    return x, s, y


def last_clock(block: PolicyGames, own: Estimate) -> int:
    """The median of the game's clock at the end of games."""
    finished, _ = block.play(0, 0, BLOCK, [BY_POLICY] * block.setup.players, *_never(block.game))
    return int(np.median([own.clock(layout.plain(block.game.position, finished, i)) for i in range(BLOCK)]))


def _never(game: Game) -> tuple[Numbers, Numbers, Numbers]:
    """Arguments with which `kept_games` keeps nothing."""
    return np.zeros(BLOCK, np.int64), np.zeros(BLOCK, np.int64), as_words(layout.blank(game.position, BLOCK))


def fit(x: Numbers, y: Numbers) -> tuple[Coefficients, float]:
    """Fit own and others' coefficients and the spread by ridge regression. Also returns the share of the differences between
    seats that they explain."""
    positions, seats, each = x.shape
    others = (x.sum(axis=1, keepdims=True) - x) / (seats - 1)
    a = np.concatenate([x, others], axis=2).reshape(-1, 2 * each)
    found = np.linalg.solve(a.T @ a + RIDGE * np.eye(2 * each), a.T @ y.reshape(-1))
    missed = y - (a @ found).reshape(positions, seats)
    apart = y - y.mean(axis=1, keepdims=True)
    missed -= missed.mean(axis=1, keepdims=True)
    return np.append(found, missed.std()), 1.0 - float(missed.var() / apart.var())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60_000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = hustings.game(chosen.game)
    own = estimate_of(game)
    text = "# Made by tools/fit_estimate.py: coefficients of a position's features, own and the other seats' mean.\n"
    for players in game.players:
        share = chosen.games // len(game.editions)
        parts = [gather(game, own, edition, players, share, chosen.seed) for edition in game.editions]
        x, stages, y = (np.concatenate(part) for part in zip(*parts, strict=True))
        for number in range(own.stages):
            here = stages == number
            if here.sum() >= LEAST:
                row, explained = fit(x[here], y[here])
                text += "\n" + written(own, players, number, row)
                found = f"{here.sum()} positions, spread {row[-1]:.1f}, explained {explained:.3f}"
                print(f"{players} players, stage {number}: {found}")
    own.file.write_text(text, "utf-8")
    print(f"written to {own.file}")


if __name__ == "__main__":
    main()
