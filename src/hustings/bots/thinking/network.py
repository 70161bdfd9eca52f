"""A learned network as a file: what it was made for, its weights, and the forward pass in plain NumPy.

A file is a NumPy archive of at most `LARGEST` bytes. Matrices are bytes with a scale for each row and each column; the
normalisation of features and the gains of norms are folded into them. A file for another game, or for other rules, figures or
features, is refused, and so is an inconsistent one. Only other rules and figures can be allowed, with `net@any`.
"""

from __future__ import annotations

import json
import math
import tokenize
import zipfile
import zlib
from dataclasses import asdict, dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np
import numpy.typing as npt

from ...core.contract import Game
from ...core.encoding import Alike, encoding_of
from ...core.errors import HustingsError
from ...core.layout import layout_hash
from ...core.reading import read_at_most
from ...core.values import Setup, Sheet
from .plan import NetworkPlan, read_plan

Floats = npt.NDArray[np.float32]
Codes = npt.NDArray[np.int8]

Bids = Literal["each", "limit"]
"""What an amount in an auction means: a single bid, or the limit for the whole auction."""

FORMAT = 3
READABLE = (2, 3)  # 2: from before things were read alike
LARGEST = 5_000_000  # bytes of a file
UNPACKED = 12_000_000  # bytes of its arrays
EPSILON = 1e-5  # of the norms
DAMAGE = (
    ValueError, KeyError, TypeError, OSError, EOFError, NotImplementedError, OverflowError, zipfile.BadZipFile, zlib.error,
    RecursionError,  # endless nesting of brackets
    MemoryError,  # a few bytes that claim to be terabytes
    tokenize.TokenError, SyntaxError,  # raised by NumPy for the malformed header of an array
)  # fmt: skip
"""Errors from reading a file that is damaged or malicious."""


class BadNetwork(HustingsError):
    """A network file that cannot be used, and why."""


@dataclass(frozen=True)
class Made:
    """What a network was made for, and how."""

    game: str
    encoding: str  # the hash of the features and slots
    layout: str  # the hash of the position's layout
    figures: dict[str, str]  # the hash of the figures, by name of the set-up
    bids: Bids
    centre: float  # points are learned as differences from this ...
    unit: float  # ... in units of this many
    card: dict[str, Any]  # the run that made it, in short


def setup_name(setup: Setup) -> str:
    """A short, readable name, the same for tables that differ in colours only."""
    return " ".join([setup.edition, *setup.variants, f"{setup.players} players"])


@dataclass(frozen=True)
class Network:
    """Weights in the form in which they are used: matrices of 32-bit numbers by name, and biases."""

    plan: NetworkPlan
    made: Made
    matrices: dict[str, Floats]
    biases: dict[str, Floats]
    rounded: dict[str, tuple[Codes, Floats, Floats]] = field(default_factory=dict)  # the same matrices as stored in the file

    def bytes_of(self, name: str) -> tuple[Codes, Floats, Floats]:
        """A matrix as bytes, with the scale of each row and of each column."""
        return self.rounded.get(name) or rounded(self.matrices[name])

    def __call__(self, x: npt.NDArray[Any]) -> tuple[Floats, Floats]:
        """Logits of all slots, and values, for rows of features."""
        plan, x = self.plan, np.atleast_2d(x).astype(np.float32)
        h, copies = self._linear("enter", x), []
        for number, (first, count, each) in enumerate(plan.groups):
            rows = x[:, first : first + count * each].reshape(-1, each)
            copies.append(np.maximum(self._linear(f"encoder{number}", rows), 0).reshape(len(x), count, -1))
            h += self._linear(f"join{number}", copies[-1].reshape(len(x), -1))
        things = np.zeros((len(x), 0, 0), np.float32)
        if plan.alike is not None:
            described = x[:, np.array(plan.alike.source)] * np.array(plan.alike.sign, np.float32)
            things = np.maximum(self._linear("read", described) + self._linear("context0", _norm(h))[:, None], 0)
            h += self._linear("pool0", things.sum(1))
        for number in range(plan.blocks):
            h += self._linear(f"down{number}", np.maximum(self._linear(f"up{number}", _norm(h)), 0))
            if number == 0 and plan.alike is not None:
                things += np.maximum(self._linear("again", things) + self._linear("context1", _norm(h))[:, None], 0)
                h += self._linear("pool1", things.sum(1))
        h = _norm(h)
        logits = self._linear("slots", h)
        if plan.alike is not None:
            self._answer(plan.alike, h, things, copies, logits)
        return logits, self._linear("values", h)

    def _answer(self, alike: Alike, h: Floats, things: Floats, copies: list[Floats], logits: Floats) -> None:
        """Add the answers of things and of repeated blocks to the logits."""
        plan = self.plan
        seen = np.maximum(self._linear("look", things) + self._linear("hear", h)[:, None], 0)
        wholes = seen.reshape(len(h), alike.wholes, alike.sides, plan.deep).sum(2)
        single, whole, into = self._linear("single", seen), self._linear("whole", wholes), self._linear("into", seen)
        query, key = self._linear("query", wholes), self._linear("key", seen)
        for number, first in enumerate(alike.single):
            logits[:, first : first + alike.count] += single[:, :, number]
        for number, first in enumerate(alike.whole):
            logits[:, first : first + alike.wholes] += whole[:, :, number]
        for number, first in enumerate(alike.pairs):
            part = slice(number * plan.rank, (number + 1) * plan.rank)
            both = query[:, :, part] @ key[:, :, part].transpose(0, 2, 1)
            both += whole[:, :, len(alike.whole) + number, None] + into[:, None, :, number]
            logits[:, first : first + alike.wholes * alike.count] += both.reshape(len(h), -1)
        for number, kinds in enumerate(plan.replies):
            about = np.maximum(self._linear(f"look-at{number}", copies[number]) + self._linear(f"hear-of{number}", h)[:, None], 0)
            answers, at = self._linear(f"answer{number}", about), 0
            for first, each in kinds:
                logits[:, first : first + each * about.shape[1]] += answers[:, :, at : at + each].reshape(len(h), -1)
                at += each

    def _linear(self, name: str, x: Floats) -> Floats:
        out: Floats = x @ self.matrices[name].T + self.biases[name]
        return out


def _norm(h: Floats) -> Floats:
    out: Floats = h / np.sqrt(np.mean(h * h, axis=1, keepdims=True) + np.float32(EPSILON))
    return out


# Files


def rounded(matrix: Floats) -> tuple[Codes, Floats, Floats]:
    """Round a matrix to bytes, with the scale of each row and of each column. Columns are brought to one size first, since
    features differ widely in size, and so do the weights that they are multiplied by."""
    column = np.maximum(np.sqrt(np.mean(matrix.astype(np.float64) ** 2, axis=0)), 1e-9).astype(np.float32)
    even = matrix / column
    row = np.maximum(np.abs(even).max(axis=1), 1e-12).astype(np.float32) / 127
    return np.rint(even / row[:, None]).astype(np.int8), row, column


def unrounded(matrix: Codes, row: Floats, column: Floats) -> Floats:
    """The weights that bytes stand for."""
    found: Floats = matrix.astype(np.float32) * row[:, None].astype(np.float32) * column.astype(np.float32)
    return found


def write(
    path: Path, plan: NetworkPlan, made: Made, matrices: dict[str, Floats], biases: dict[str, Floats], usual: dict[str, Floats]
) -> None:
    """Write a network; its matrices are rounded to bytes. `usual`: the mean inputs of layers, by name. For these the rounded
    layer answers like the exact one, since its bias makes up for the rounding."""
    arrays: dict[str, npt.NDArray[Any]] = {}
    for name, shape in plan.shapes().items():
        assert matrices[name].shape == shape, f"{name} {matrices[name].shape} {shape}"
        matrix, row, column = rounded(matrices[name])
        arrays[f"{name}.matrix"], arrays[f"{name}.row"], arrays[f"{name}.column"] = matrix, row, column
        lost = (matrices[name] - unrounded(matrix, row, column)) @ usual[name] if name in usual else 0
        arrays[f"{name}.bias"] = (biases[name] + lost).astype(np.float32)
    about = json.dumps({"format": FORMAT, "plan": asdict(plan), "made": asdict(made)})
    with path.open("wb") as file:
        np.savez_compressed(file, about=np.frombuffer(about.encode(), np.uint8), **arrays)  # type: ignore[arg-type]
    size = path.stat().st_size
    if size > LARGEST:
        path.unlink()
        raise BadNetwork(f"{path}: {size:,} bytes, more than the {LARGEST:,} of a network; choose a smaller width or hidden")


def read(path: Path) -> Network:
    """Read the network in a file; refuse one that is damaged or too large."""
    try:
        data = read_at_most(path, LARGEST)
    except OSError as error:
        raise BadNetwork(
            f"{path}: cannot be read: {error.strerror}; check the name, or train one with 'hustings train'"
        ) from None
    if data is None:
        raise BadNetwork(f"{path}: more than the {LARGEST:,} bytes that a network may have; choose another file")
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > UNPACKED:
                raise ValueError("its arrays are larger than any network's")
        with np.load(BytesIO(data), allow_pickle=False) as arrays:
            return _read(arrays)
    except DAMAGE as error:
        raise BadNetwork(f"{path}: damaged, or not a network ({error}); get the file again") from None


def _read(arrays: Any) -> Network:
    about = json.loads(arrays["about"].tobytes().decode())
    if about["format"] not in READABLE:
        raise ValueError(f"format {about['format']}, this program reads {' and '.join(map(str, READABLE))}")
    plan = read_plan(about["plan"])
    matrices, biases, kept = {}, {}, {}
    for name, shape in plan.shapes().items():
        matrix, row, column, bias = (arrays[f"{name}.{part}"] for part in ("matrix", "row", "column", "bias"))
        parts = matrix.shape, row.shape, column.shape, bias.shape
        if parts != (shape, shape[:1], shape[1:], shape[:1]) or matrix.dtype != np.int8:
            raise ValueError(f"{name} has the wrong size")
        if any(numbers.dtype.kind != "f" for numbers in (row, column, bias)):
            raise ValueError(f"{name} has no numbers")
        kept[name] = matrix, row.astype(np.float32), column.astype(np.float32)
        matrices[name] = unrounded(*kept[name])
        biases[name] = bias.astype(np.float32)
        if not (np.isfinite(matrices[name]).all() and np.isfinite(biases[name]).all()):
            raise ValueError(f"{name} is not finite")
    for name, places in plan.apart().items():
        if kept[name][0][:, places].any():
            raise ValueError(f"{name} reads what only things read")
    return Network(plan, _made(about["made"]), matrices, biases, kept)


def _made(found: dict[str, Any]) -> Made:
    """What a file says it was made for. Anything inconsistent is an error."""
    made = Made(**found)
    if made.bids not in get_args(Bids):
        raise ValueError(f"bids {made.bids}")
    if not all(isinstance(text, str) for text in (made.game, made.encoding, made.layout)) or not isinstance(made.card, dict):
        raise ValueError("it does not say what it was made for")
    if not isinstance(made.figures, dict) or not all(isinstance(known, str) for known in made.figures.values()):
        raise ValueError("its figures are not hashes by set-up")
    if not all(type(number) in (int, float) and math.isfinite(number) for number in (made.centre, made.unit)):
        raise ValueError("the centre or unit of its points is not a finite number")
    return made


def check_features(network: Network, name: str, game: Game) -> None:
    """Refuse a network of another game, or one that sees other features than the game has now."""
    made, encoding = network.made, encoding_of(game)
    if made.game != game.name:
        raise BadNetwork(f"{name}: a network for {made.game}, not for {game.name}; choose another file")
    plan = network.plan
    if made.encoding != encoding.hash or (plan.features, plan.slots) != (encoding.size, encoding.slots):
        raise BadNetwork(f"{name}: made for other features ({made.encoding}, not {encoding.hash}); train it again")
    if plan.seats != game.seats or plan.alike not in (None, encoding.alike) or plan.replies not in ((), encoding.replies):
        raise BadNetwork(f"{name}: made for other seats, things or answers than {game.name} has; train it again")


def check(network: Network, name: str, game: Game, setup: Setup, sheet: Sheet, *, anyway: bool = False) -> None:
    """Refuse a network that was not made for this table. `anyway`: accept other rules and figures, as long as it sees the same
    features."""
    check_features(network, name, game)
    made = network.made
    if anyway:
        return
    if made.layout != layout_hash(game.position):
        raise BadNetwork(f"{name}: made for other rules ({made.layout}); train it again, or write net@any to play anyway")
    known = made.figures.get(setup_name(setup))
    if known is None:
        raise BadNetwork(f"{name}: has not learned {setup_name(setup)}, only {', '.join(made.figures)}; choose another bot")
    if known != sheet.hash:
        raise BadNetwork(f"{name}: learned other figures than this table's; choose another bot, or write net@any")
