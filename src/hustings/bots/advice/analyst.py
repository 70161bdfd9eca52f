"""Analysis of a whole game, entry by entry. Every entry is a separate piece of work that depends on no other, so pieces can be
done anywhere, in any order, and repeated; their results are put together at the end.

    analyst = Analyst(game, setup, sheet)
    looks = [analyst.look(piece) for piece in pieces(record.game, entries, positions)]
    mistakes = biggest(found for look in looks ...)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...core import layout
from ...core.contract import Game
from ...core.gate import observe
from ...core.layout import Records
from ...core.play import plain_legal
from ...core.values import Entry, Setup, Sheet
from .advisor import LEAST_PART, Advisor, Verdict
from .outlook import make_outlook

POINTS = 80  # on the line of win chances, at most
MOST, MOST_OF_A_SEAT = 10, 4  # mistakes that are shown, in all and of one seat
REASONS = 3  # parts of the score that explain one, at most


@dataclass(frozen=True)
class Piece:
    """The data for analysing one entry: what its seat saw before it and chose, and the whole position after it."""

    number: int
    seat: int  # -1: the set-up, which nobody decided
    played: int
    seen: bytes  # by the seat, before
    after: bytes | None  # None: the line of win chances has no point here


@dataclass(frozen=True)
class Look:
    """The result for one piece."""

    verdict: Verdict | None
    win: list[float] | None


@dataclass(frozen=True)
class Found:
    """A mistake and where it was made. `round` keeps one auction, or one row of media, from filling the list."""

    number: int
    seat: int
    decision: str
    round: int
    verdict: Verdict


def marks(entries: int) -> set[int]:
    """The entries after which win chances are computed: evenly spread, including the first and the last."""
    count = min(POINTS, entries)
    return {0} if count < 2 else {round(i * (entries - 1) / (count - 1)) for i in range(count)}


def piece(game: Game, entries: Sequence[Entry], positions: Sequence[bytes], number: int) -> Piece:
    """The piece of work for one entry of a finished game."""
    entry = entries[number]
    after = positions[number] if number in marks(len(entries)) else None
    if entry.seat < 0:
        return Piece(number, -1, 0, b"", after)
    before = layout.blank(game.position)
    before.view("u1")[:] = memoryview(positions[number - 1])
    seen = observe(game.position, game.seats, before, entry.seat)
    return Piece(number, entry.seat, entry.option, seen.tobytes(), after)


def pieces(game: Game, entries: Sequence[Entry], positions: Sequence[bytes]) -> Iterator[Piece]:
    return (piece(game, entries, positions, number) for number in range(len(entries)))


class Analyst:
    """Analyses pieces of games with one set-up and sheet."""

    def __init__(self, game: Game, setup: Setup, sheet: Sheet, *, quiet: bool = False) -> None:
        """Compiles first if that has not been done yet, which takes a minute or two; see `kernels.ready`."""
        self.game, self.sheet = game, sheet
        self._advisors = [Advisor(game, setup, sheet, seat, quiet=quiet) for seat in range(setup.players)]
        self._outlook = make_outlook(game, setup, sheet, quiet=quiet)
        self._room = [0] * (game.options + 1)

    def look(self, wanted: Piece) -> Look:
        verdict = None
        if wanted.seat >= 0:
            seen = self._records(wanted.seen)
            verdict = self._advisors[wanted.seat].review(seen, self._legal(seen, wanted.seat), wanted.played)
        return Look(verdict, None if wanted.after is None else self._outlook.win(self._records(wanted.after)))

    def _records(self, data: bytes) -> Records:
        records = layout.blank(self.game.position)
        records.view("u1")[:] = memoryview(data)
        return records

    def _legal(self, seen: Records, seat: int) -> list[int]:
        figures = layout.plain(self.game.figures, self.sheet.record)
        count = plain_legal(self.game.name)(figures, layout.plain(self.game.position, seen), seat, self._room)
        return self._room[:count]


def biggest(found: Iterable[Found]) -> list[Found]:
    """The mistakes worth showing, the costliest first: a few for each seat, and one for each of its kinds of decision in a
    round."""
    kept: list[Found] = []
    kinds: set[tuple[int, str, int]] = set()
    of_seat: Counter[int] = Counter()
    for one in sorted(found, key=lambda one: (-one.verdict.loss, one.number)):
        kind = one.seat, one.decision, one.round
        if len(kept) < MOST and kind not in kinds and of_seat[one.seat] < MOST_OF_A_SEAT:
            kept.append(one)
            kinds.add(kind)
            of_seat[one.seat] += 1
    return kept


def reasons(game: Game, verdict: Verdict) -> list[tuple[str, float]]:
    """The parts of the score that the better option would have raised or lowered, and by how much; the largest first."""
    told = [(name, part) for name, part in zip(game.parts, verdict.parts, strict=True) if abs(part) >= LEAST_PART]
    return sorted(told, key=lambda part: -abs(part[1]))[:REASONS]


# As JSON, for workers and for the store


def verdict_json(verdict: Verdict | None) -> dict[str, Any] | None:
    return None if verdict is None else {**vars(verdict), "parts": list(verdict.parts)}


def verdict_of(told: Mapping[str, Any] | None) -> Verdict | None:
    return None if told is None else Verdict(**{**told, "parts": tuple(told["parts"])})
