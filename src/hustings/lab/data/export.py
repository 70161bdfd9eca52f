"""The export of a data set: shard after shard, by one process or several, resumed where it was stopped."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ...core.encoding import encoding_of
from ...core.errors import HustingsError
from ...core.registry import game as find_game
from ...places import NO_ROOM
from ..workers import share_out
from .card import write_card
from .columns import DECISIONS, GAMES, SPLITS, TEST, TRAIN, VALIDATION, GameRow
from .folder import Folder, Shard, file_of
from .formats import Columns, FileWriter, check_format, close_quietly, open_writer
from .rows import GameRows
from .sources import OpenSource, SkippedGame, Source

STEP = 0x9E3779B97F4A7C15  # 2**64 over the golden ratio: neighbouring deals land far apart, so even few deals split as asked
KEPT = "whole shards are kept, and the same command goes on"


@dataclass(frozen=True)
class ExportPlan:
    """The choices of an export: which games, in which format, split how."""

    source: Source
    games: int
    format: str
    shard: int = 100  # games
    split: tuple[int, int, int] = (90, 5, 5)  # percent: train, validation, test
    licence: str = "MIT"

    def header(self) -> dict[str, Any]:
        """Everything that two exports have in common if one continues the other. The number of games is not part of it: an export
        of more games continues an earlier one."""
        encoding = encoding_of(find_game(self.source.game)).hash
        return {
            **self.source.header(), "encoding": encoding, "format": self.format, "shard": self.shard, "split": list(self.split),
            "licence": self.licence,
        }  # fmt: skip


def parse_split(text: str) -> tuple[int, int, int]:
    """Parse `90/5/5`: the percentages for train, validation and test."""
    parts = text.split("/")
    if len(parts) != 3 or not all(part.strip().isdigit() for part in parts) or sum(map(int, parts)) != 100:
        raise HustingsError(f"split {text}: write three percentages that add up to 100, for train, validation and test: 90/5/5")
    train, validation, test = map(int, parts)
    return train, validation, test


def split_of(deal: int, split: tuple[int, int, int]) -> str:
    """The split of a deal. It does not depend on what else is in the data set."""
    place = deal * STEP % 2**64 * 100
    if place < split[0] << 64:
        return TRAIN
    return VALIDATION if place < (split[0] + split[1]) << 64 else TEST


def export(
    plan: ExportPlan,
    out: Path,
    *,
    workers: int = 1,
    fresh: bool = False,
    progress: Callable[[int, int], None] = lambda games, rows: None,
) -> list[Shard]:
    """Write the missing shards, and return all of them. `progress` is called with numbers of games and rows, first with those of
    an earlier run."""
    check_format(plan.format)
    folder = Folder(out)
    folder.begin(plan.header(), fresh=fresh)
    wanted = {number: min(plan.shard, plan.games - first) for number, first in enumerate(range(0, plan.games, plan.shard))}
    with folder.writing():
        done = folder.shards()
        missing = [number for number, games in wanted.items() if number not in done or done[number].games < games]
        for number in set(done) - set(missing):
            progress(done[number].games, _rows(done[number]))
        write_card(plan.header(), folder, complete=not missing)
        try:
            _work(plan, out, missing, wanted, workers, progress)
        except OSError as error:
            folder.clear()  # makes room for the card
            raise _named(error, out) from None
        finally:
            with suppress(OSError):
                write_card(plan.header(), folder, complete=not set(wanted) - set(folder.shards()))
    return list(folder.shards().values())


def _named(error: OSError, out: Path) -> Exception:
    """An error in writing the data set that names the file or folder. pyarrow gives the error number only in its message."""
    said = re.search(r"\[errno (\d+)\]", str(error), re.IGNORECASE)
    number = error.errno if said is None else int(said[1])
    why = error.strerror or str(error) if number is None else os.strerror(number)
    if number in NO_ROOM:
        return OSError(number, why, str(out))  # every command reports this one in the same words
    return HustingsError(f"cannot write {error.filename or out}: {why.lower()}; {KEPT}")


def _work(
    plan: ExportPlan,
    out: Path,
    missing: Sequence[int],
    wanted: dict[int, int],
    workers: int,
    progress: Callable[[int, int], None],
) -> None:
    if not missing:
        return
    if workers > 1 and len(missing) > 1:
        plan.source.open()  # compiles here, where progress is shown
        parts = ((number, wanted[number]) for number in missing)
        workers = min(workers, len(missing))
        with closing(share_out(_write, parts, workers=workers, set_up=_set_up, about=(plan, out), kept=f"; {KEPT}")) as shards:
            for shard in shards:
                progress(shard.games, _rows(shard))
        return
    source = plan.source.open()
    for number in missing:
        write_shard(plan, source, Folder(out), number, wanted[number], progress)


def _rows(shard: Shard) -> int:
    return sum(split["rows"] for split in shard.splits.values())


class _ShardWriter:
    """The files of one shard, each opened when its first row comes."""

    def __init__(self, plan: ExportPlan, part: Path, number: int) -> None:
        self.plan, self.part, self.number = plan, part, number
        self.row = encoding_of(find_game(plan.source.game)).size
        self.about = plan.header()
        self.writers: dict[str, FileWriter] = {}
        self.splits = {split: {"games": 0, "rows": 0} for split in SPLITS}
        self.games: list[GameRow] = []

    def add(self, number: int, game: GameRows) -> None:
        split = split_of(game.deal, self.plan.split)
        self.splits[split]["games"] += 1
        self.splits[split]["rows"] += len(game.seen)
        self.games.append(
            GameRow(
                number, split, game.source, game.edition, len(game.bots), game.variants, game.revision, game.figures,
                game.bots, game.points, game.places, game.shares, game.decisions, len(game.seen),
            )
        )  # fmt: skip
        if game.seen:
            if split not in self.writers:
                self.writers[split] = open_writer(self.plan.format, self.path(split), DECISIONS, self.row, self.about)
            self.writers[split].write(_columns(number, game))

    def path(self, name: str) -> Path:
        return self.part / f"{name}-{self.number:05d}.{self.plan.format}"

    def close(self, first: int, games: int, skipped: list[str], incidents: dict[str, int]) -> Shard:
        files = {}
        for split, writer in self.writers.items():
            writer.close()
            files[split] = file_of(self.path(split), "data", self.splits[split]["rows"])
        if self.games:
            table = open_writer(self.plan.format, self.path("games"), GAMES, self.row, self.about)
            rows = [game.to_json() for game in self.games]
            table.write({column.name: [row[column.name] for row in rows] for column in GAMES})
            table.close()
            files["games"] = file_of(self.path("games"), "games", len(self.games))
        facts = {
            "editions": _different(game.edition for game in self.games),
            "players": _different(str(game.players) for game in self.games),
            "variants": _different(variant for game in self.games for variant in game.variants),
            "revisions": _different(str(game.revision) for game in self.games),
            "figures": _different(game.figures for game in self.games),
            "bots": _different(bot for game in self.games for bot in game.bots),
        }
        return Shard(self.number, first, games, self.splits, files, skipped, incidents, facts)


def _different(values: Iterator[str]) -> list[str]:
    return sorted(set(values))


def _columns(number: int, game: GameRows) -> Columns:
    seen, shares = game.seen, game.shares
    return {
        "game": [number] * len(seen),
        "ply": [row.ply for row in seen],
        "seat": [row.seat for row in seen],
        "kind": [row.kind for row in seen],
        "bot": [game.bots[row.seat] for row in seen],
        "x": np.stack([row.x for row in seen]),
        "legal": [row.legal for row in seen],
        "slot": [row.slot for row in seen],
        "option": [row.option for row in seen],
        "words": [row.words for row in seen],
        "share": [shares[row.seat] for row in seen],
        "points": [game.points[row.seat] for row in seen],
        "place": [game.places[row.seat] for row in seen],
    }


def write_shard(
    plan: ExportPlan, source: OpenSource, folder: Folder, number: int, games: int, progress: Callable[[int, int], None]
) -> Shard:
    """Play or read the games of a shard, and write its files."""
    part, first = folder.part(number), number * plan.shard
    files = _ShardWriter(plan, part, number)
    skipped: list[str] = []
    incidents: dict[str, int] = {}
    try:
        for index in range(first, first + games):
            try:
                game = source.rows(index)
            except SkippedGame as why:
                skipped.append(str(why))
                progress(1, 0)
                continue
            files.add(index, game)
            for bot, count in game.incidents.items():
                incidents[bot] = incidents.get(bot, 0) + count
            progress(1, len(game.seen))
        shard = files.close(first, games, skipped, incidents)
    except BaseException:
        close_quietly(list(files.writers.values()))
        raise
    folder.keep(shard, part)
    return shard


# Several processes


_worker: list[tuple[ExportPlan, Folder, OpenSource]] = []


def _set_up(plan: ExportPlan, out: Path) -> None:
    _worker.append((plan, Folder(out), plan.source.open(quiet=True)))


def _write(number: int, games: int) -> Shard:
    plan, folder, source = _worker[0]
    return write_shard(plan, source, folder, number, games, lambda more, rows: None)
