"""The reader of a data set: typed rows one by one, or batches of arrays for learners.

data = Dataset("data")
for batch in data.batches("train", 4096, seed=1):
    learn(batch.x, batch.mask, batch.slot)
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.encoding import encoding_of
from ...core.errors import UnknownName
from ...core.registry import game as find_game
from .columns import DECISIONS, GAMES, SPLITS, Decision, GameRow
from .folder import Folder, Shard, ShardFile, read_json
from .formats import BadData, Columns, read_columns


@dataclass(frozen=True, eq=False)
class DataBatch:
    """Some decisions as arrays, one row each."""

    x: npt.NDArray[np.int8]
    mask: npt.NDArray[np.bool_]  # legal slots
    slot: npt.NDArray[np.int16]
    option: npt.NDArray[np.int32]
    share: npt.NDArray[np.float32]
    points: npt.NDArray[np.int32]
    place: npt.NDArray[np.int8]
    game: npt.NDArray[np.int64]
    ply: npt.NDArray[np.int32]
    seat: npt.NDArray[np.int8]
    kind: list[str]
    bot: list[str]

    def __len__(self) -> int:
        return len(self.slot)


class Dataset:
    """A data set on disk. Only whole shards are read, so it may still be being written."""

    card: Mapping[str, Any]
    """The data card, as in card.json."""

    def __init__(self, folder: str | Path, *, any_encoding: bool = False) -> None:
        """`any_encoding`: also read a data set written with another encoding than this program's, in which numbers and slots mean
        something else; the card names them."""
        self.folder = Folder(Path(folder))
        header = self.folder.header()
        if header is None:
            raise BadData(f"{folder} is no data set: there is no export.json in it")
        self.card = read_json(self.folder.path / "card.json")
        self.game, self.format = str(header["game"]), str(header["format"])
        self.size, self.slots = int(self.card["encoding"]["size"]), int(self.card["encoding"]["slots"])
        ours = encoding_of(find_game(self.game)).hash
        if header["encoding"] != ours and not any_encoding:
            raise BadData(
                f"{folder} was written with encoding {header['encoding']}, this program has {ours}: export it again, or read it "
                "as it is with any_encoding=True"
            )
        self.shards: Sequence[Shard] = list(self.folder.shards().values())

    def __repr__(self) -> str:
        counts = ", ".join(f"{split} {self.count(split):,}" for split in SPLITS)
        return f"<Dataset of {self.game}: {counts} decisions>"

    def count(self, split: str) -> int:
        """The number of decisions in a split."""
        _check(split)
        return sum(shard.splits[split]["rows"] for shard in self.shards)

    def games(self, split: str | None = None) -> Iterator[GameRow]:
        """The games of one split, or of all."""
        if split is not None:
            _check(split)
        for file in self._files("games"):
            for columns in read_columns(self.format, self.folder.path / file.path, GAMES, self.size):
                for row in _rows(columns):
                    game = GameRow.from_json({name: _plain(value) for name, value in row.items()})
                    if split in (None, game.split):
                        yield game

    def decisions(self, split: str) -> Iterator[Decision]:
        """The decisions of a split in the order in which they were made."""
        for columns in self._chunks(split):
            for row in _rows(columns):
                whole = {name: value if name in ("x", "legal") else _plain(value) for name, value in row.items()}
                yield Decision(**whole)

    def batches(self, split: str, size: int, *, seed: int | None = None) -> Iterator[DataBatch]:
        """The decisions of a split, at most `size` at a time: a batch does not reach into the next shard, nor, without a seed,
        into the next `CHUNK` of a file. `seed`: shuffles the shards, and the decisions within each; without one they come in the
        order in which they were made."""
        if size < 1:
            raise BadData(f"batches of {size}: there must be at least one decision in each")
        rng = None if seed is None else np.random.default_rng(seed)
        for columns in self._shuffled(split, rng) if rng is not None else self._chunks(split):
            for first in range(0, len(columns["slot"]), size):
                yield self._batch({name: values[first : first + size] for name, values in columns.items()})

    def verify(self) -> None:
        """Compare every file with the checksum of its shard. Raises BadData that names the first one that differs."""
        for shard in self.shards:
            for file in shard.files.values():
                path = self.folder.path / file.path
                if not path.is_file():
                    raise BadData(f"{path} is missing: fetch the data set again, or export it again")
                with path.open("rb") as stream:
                    if hashlib.file_digest(stream, "sha256").hexdigest() != file.sha256:
                        raise BadData(f"{path} is not what was written: fetch the data set again, or export it again")

    # Inside

    def _files(self, name: str) -> list[ShardFile]:
        return [shard.files[name] for shard in self.shards if name in shard.files]

    def _chunks(self, split: str) -> Iterator[Columns]:
        _check(split)
        for file in self._files(split):
            yield from read_columns(self.format, self.folder.path / file.path, DECISIONS, self.size)

    def _shuffled(self, split: str, rng: np.random.Generator) -> Iterator[Columns]:
        _check(split)
        files = self._files(split)
        for i in rng.permutation(len(files)):
            chunks = list(read_columns(self.format, self.folder.path / files[i].path, DECISIONS, self.size))
            order = rng.permutation(sum(len(chunk["slot"]) for chunk in chunks))
            whole: dict[str, Any] = {}
            for column in DECISIONS:
                parts = [chunk[column.name] for chunk in chunks]
                if isinstance(parts[0], np.ndarray):
                    whole[column.name] = np.concatenate(parts)[order]
                else:
                    flat = [value for part in parts for value in part]
                    whole[column.name] = [flat[k] for k in order]
            yield whole

    def _batch(self, columns: Columns) -> DataBatch:
        legal = columns["legal"]
        mask = np.zeros((len(legal), self.slots), np.bool_)
        lengths = [len(slots) for slots in legal]
        mask[np.repeat(np.arange(len(legal)), lengths), np.concatenate(legal)] = True
        values: dict[str, Any] = {field.name: columns[field.name] for field in fields(DataBatch) if field.name != "mask"}
        values["x"] = np.array(values["x"])  # a copy: arrays from files may be read-only
        return DataBatch(mask=mask, **values)


def _check(split: str) -> None:
    if split not in SPLITS:
        raise UnknownName("split", split, SPLITS)


def _rows(columns: Columns) -> Iterator[dict[str, Any]]:
    for values in zip(*columns.values(), strict=True):
        yield dict(zip(columns, values, strict=True))


def _plain(value: Any) -> Any:
    return value.tolist() if isinstance(value, np.ndarray | np.generic) else value
