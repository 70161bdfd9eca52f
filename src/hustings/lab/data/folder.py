"""The folder of a data set on disk. A shard is whole or absent, whatever interrupts the writing.

export.json              the choices of the export, which it can only be continued with
card.json, README.md     the data card
data/train-00000.parquet, data/validation-00000.parquet, data/test-00000.parquet, games/games-00000.parquet
shards/00000.json        the contents of shard 0: written last, so that a shard counts only once its files are there
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ...core.errors import HustingsError
from .formats import BadData

FORMAT, VERSION = "hustings data", 1
PARTS = ".parts"
OURS = ("data", "games", "shards", PARTS)
OUR_FILES = ("card.json", "README.md", "export.json")


@dataclass(frozen=True)
class ShardFile:
    """A file of a shard: its path in the folder, its size and its checksum."""

    path: str
    rows: int
    bytes: int
    sha256: str


@dataclass(frozen=True)
class Shard:
    """The contents of a shard: games `first` to `first + games - 1` of the source, less those that were left out."""

    number: int
    first: int
    games: int
    splits: dict[str, dict[str, int]]  # games and rows by split
    files: dict[str, ShardFile]  # by split; "games" is the table of games
    skipped: list[str]  # games that were left out, and why
    incidents: dict[str, int]  # decisions that were taken from bots
    facts: dict[str, list[str]]  # different editions, figures, bots ... of the games

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Shard:
        files = {name: ShardFile(**file) for name, file in values.pop("files").items()}
        return cls(**values, files=files)


class Folder:
    """A data set on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    # Reading

    def header(self) -> dict[str, Any] | None:
        """The choices that the data set was exported with, or None if there is no data set."""
        file = self.path / "export.json"
        if not file.exists():
            return None
        values = read_json(file)
        if values.get("format") != FORMAT:
            raise BadData(f"{file} is not that of a data set of hustings: choose another folder")
        if values.get("format_version") != VERSION:
            raise BadData(f"{self.path} was written by another version of hustings: choose another folder")
        found: dict[str, Any] = values["export"]
        return found

    def shards(self) -> dict[int, Shard]:
        """The whole shards by number."""
        found = {}
        for file in sorted((self.path / "shards").glob("*.json")):
            try:
                shard = Shard.from_json(read_json(file))
            except (TypeError, KeyError, AttributeError):
                raise BadData(
                    f"{file} does not describe a shard: delete it, and the same command writes the shard anew"
                ) from None
            found[shard.number] = shard
        return found

    # Writing

    def begin(self, header: Mapping[str, Any], *, fresh: bool = False) -> None:
        """Prepare the folder for a new export, or for continuing one with the same header."""
        if self.path.exists() and not self.path.is_dir():
            raise HustingsError(f"{self.path} is not a folder: choose another --out")
        theirs = self.header()
        if theirs is None and self.path.exists() and any(self.path.iterdir()):
            raise HustingsError(f"{self.path} holds something else than a data set: choose an empty or new folder as --out")
        if theirs is not None and theirs != header and not fresh:
            changed = [name for name in {**theirs, **header} if theirs.get(name) != header.get(name)]
            why = "; ".join(f"{name} {_short(theirs.get(name))} there, {_short(header.get(name))} here" for name in changed)
            if set(changed) <= {"code", "version"}:
                why = f"the program has changed since ({why})"
            raise HustingsError(f"{self.path} holds another data set: {why}. Choose another --out, or start over with --fresh")
        if theirs is not None and fresh:
            self._drop()
        try:
            for name in OURS:
                (self.path / name).mkdir(parents=True, exist_ok=True)
            write_whole(self.path / "export.json", dump({"format": FORMAT, "format_version": VERSION, "export": dict(header)}))
        except OSError as error:
            raise HustingsError(f"cannot write {self.path}: {error.strerror}; choose another place with --out") from None

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Keep other processes from writing while shards are written, and clear away what an interrupted one has left."""
        with (self.path / "export.json").open("rb") as file:
            if sys.platform != "win32":
                import fcntl

                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    raise HustingsError(
                        f"{self.path}: another process writes there; wait for it, or choose another --out"
                    ) from None
            self.clear()
            (self.path / PARTS).mkdir()
            yield
        self.clear()

    def clear(self) -> None:
        """Delete the files of unfinished shards."""
        shutil.rmtree(self.path / PARTS, ignore_errors=True)

    def part(self, number: int) -> Path:
        """Make an empty folder for the files of a shard that is being written."""
        part = self.path / PARTS / f"{number:05d}"
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True)
        return part

    def keep(self, shard: Shard, part: Path) -> None:
        """Move the files of a whole shard to their places, and note it as whole."""
        about = self.path / "shards" / f"{shard.number:05d}.json"
        about.unlink(missing_ok=True)  # the shard may have been there with fewer games
        for file in shard.files.values():
            os.replace(part / Path(file.path).name, self.path / file.path)
        write_whole(about, dump(asdict(shard)))
        shutil.rmtree(part, ignore_errors=True)

    def _drop(self) -> None:
        for name in OURS:
            shutil.rmtree(self.path / name, ignore_errors=True)
        for name in OUR_FILES:
            (self.path / name).unlink(missing_ok=True)


def file_of(path: Path, place: str, rows: int) -> ShardFile:
    """Flush a written file to the disk, and describe it for its shard."""
    with path.open("rb") as file:
        os.fsync(file.fileno())
        return ShardFile(f"{place}/{path.name}", rows, path.stat().st_size, hashlib.file_digest(file, "sha256").hexdigest())


def read_json(path: Path) -> dict[str, Any]:
    """Read a JSON object from a file of a data set."""
    try:
        values = json.loads(path.read_bytes())
    except OSError as error:
        raise BadData(f"cannot read {path}: {(error.strerror or str(error)).lower()}") from None
    except ValueError:
        raise BadData(f"{path} is damaged: it is not JSON; fetch or export the data set again") from None
    if not isinstance(values, dict):
        raise BadData(f"{path} is damaged: it holds no JSON object; fetch or export the data set again")
    return values


def dump(values: Mapping[str, Any]) -> str:
    return json.dumps(values, ensure_ascii=False, indent=1) + "\n"


def write_whole(path: Path, text: str) -> None:
    """Write a temporary file, then rename it, so that the file is whole whatever interrupts the writing."""
    beside = path.with_name(f".{path.name}.new")
    with beside.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


def _short(value: object) -> str:
    text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= 60 else text[:59] + "…"
