"""The compiled step of the vector environment: without bots, or with the game's own policy, which takes longer to compile."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ...bots.thinking import weights
from ...bots.thinking.policies import as_words, policy, policy_of
from ...core import encoding, layout
from ...core.binding import Rule
from ...core.chance import Chance
from ...core.compiled.kernels import KernelSet, Samples, register
from ...core.contract import Game
from .stepping import check_choices, step_games


def _samples(game: Game, kind: type) -> Samples:
    fs, gs, cs, words = layout.blank(game.figures), layout.blank(game.position), layout.blank(Chance), layout.blank(game.position)
    raw, ws, table, row = as_words(words), layout.blank(kind), np.zeros((1, 1)), np.zeros(1)
    bytes_, bits = table.astype(np.int8), table.astype(np.uint8)
    shorts, short, reals = table.astype(np.int16), row.astype(np.int16), table.astype(np.float32)
    long, ints = row.astype(np.int64), row.astype(np.int32)
    return {
        step_games: (
            fs, ws, gs, raw, cs, cs, raw, raw, gs, raw[0], raw, long, long, long, long, short, short, bytes_, bytes_, ints,
            table.astype(np.int64), table.astype(np.int64), short, long, short, bytes_, bits, short, short, short, shorts, shorts,
            reals, reals, short, bytes_, bits, 0, 0,
        ),
        check_choices: (short, bits),
    }  # fmt: skip


def _asked_samples(game: Game) -> Samples:
    return _samples(game, game.figures)  # the weights are never read


def _bot_samples(game: Game) -> Samples:
    return _samples(game, weights.layout_of(game))


def _bot_stand_ins(game: Game) -> Mapping[Rule, Rule]:
    return {**encoding.stand_ins(game), policy: policy_of(game)}


# Checks would cost a sixth. Only legal options are carried out, and a test checks the same games step by step by the plain rules.
ASKED = register(KernelSet("vector", "the vector environment", _asked_samples, encoding.stand_ins, __name__, checked=False))
BOTS = register(
    KernelSet("vector-bots", "the vector environment with bots", _bot_samples, _bot_stand_ins, __name__, checked=False)
)
