"""Linear estimates of a seat's final points, from its features and their mean over the other seats.

A game has rules that write the features of a seat, and coefficients for every number of players and every stage of the game,
fitted on games that its policy plays (`tools/fit_estimate.py`). In the file, for each number of players, a stage is a table:
`spread`, the standard deviation of the estimate's error, and a row `[own, others]` for each feature.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.contract import Estimate
from ...core.errors import HustingsError
from ...core.rule import rule

Coefficients = npt.NDArray[np.float64]


@rule
def row_of(stage: int, features: int) -> int:
    """Where the coefficients of a stage begin: own, others', and the spread last."""
    return stage * (2 * features + 1)


@rule
def linear(e: Any, stage: int, x: Any, seats: int, features: int, points: Any) -> float:
    """Write the points of every seat by the coefficients of the stage. The features of seat s begin at x[s * features]. Returns
    the spread."""
    row = row_of(stage, features)
    for seat in range(seats):
        points[seat] = 0.0
    for i in range(features):
        total = 0.0
        for seat in range(seats):
            total += x[seat * features + i]
        own, others = e[row + i], e[row + features + i] / (seats - 1)
        for seat in range(seats):
            mine = x[seat * features + i]
            points[seat] += own * mine + others * (total - mine)
    return float(e[row + 2 * features])


@cache
def _tables(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


def read(own: Estimate, players: int) -> Coefficients:
    """The coefficients for a number of players, stage by stage. A stage that is not in the file takes those of the nearest one
    that is: a table may play more rounds or turns than the games that were fitted."""
    tables = _tables(own.file).get(f"players-{players}")
    if not tables:
        raise HustingsError(f"{own.file}: there is no estimate for {players} players; fit one with tools/fit_estimate.py")
    known = [int(key.removeprefix("stage-")) for key in tables]
    rows = []
    for stage in range(own.stages):
        table = tables[f"stage-{min(known, key=lambda near: abs(near - stage))}"]
        pairs = [table[name] for name in own.names]
        rows += [pair[0] for pair in pairs] + [pair[1] for pair in pairs] + [table["spread"]]
    return np.array(rows, np.float64)


def widest(coefficients: Coefficients, features: int) -> float:
    """The largest spread of all stages."""
    return float(coefficients.reshape(-1, 2 * features + 1)[:, -1].max())


def written(own: Estimate, players: int, stage: int, row: Coefficients) -> str:
    """One stage as text for the file."""
    features = len(own.names)
    lines = [f"[players-{players}.stage-{stage}]", f"spread = {row[-1]:.4g}"]
    lines += [f"{name} = [{row[i]:.4g}, {row[features + i]:.4g}]" for i, name in enumerate(own.names)]
    return "\n".join(lines) + "\n"
