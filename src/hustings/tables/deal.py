"""The deal of a week: a game against bots that is dealt to everybody alike, so that results can be compared.

Its chance comes from a seed that anybody can work out from the date, as the same deal for everybody has to. So it is only ever
played alone: nobody else can sit down at such a table, and every other table draws from keys of its own (`core.keyed`), of which
a deal says nothing. Draws are counted by stream: the next card is the same for everybody, whatever was decided before.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from hashlib import blake2b

from ..core.play import Play
from .model import Extras


def week_of(now: float) -> str:
    """The week of a moment, in UTC: `2026-W47`."""
    year, week, _ = datetime.fromtimestamp(now, UTC).isocalendar()
    return f"{year}-W{week:02}"


def span_of(week: str) -> tuple[float, float]:
    """When a week begins and ends."""
    year, number = week.split("-W")
    monday = datetime.fromisocalendar(int(year), int(number), 1).replace(tzinfo=UTC)
    return monday.timestamp(), (monday + timedelta(days=7)).timestamp()


def _number(*parts: bytes) -> int:
    """63 bits that are the same for the same parts, wherever they are worked out."""
    said = blake2b(digest_size=8, person=b"hustings deal")
    for part in parts:
        said.update(len(part).to_bytes(4, "big") + part)
    return int.from_bytes(said.digest(), "big") >> 1


def seed_of(extra: Extras, game: str) -> int | None:
    """What a table's chance comes from; None: from keys that nobody can work out, as at every table but a deal's."""
    week = extra.get("deal")
    return None if week is None else _number(week.encode(), game.encode())


def bot_seed(seed: int | None, seat: int, observation: bytes) -> int | None:
    """What a bot's own luck comes from: at a deal it does the same wherever it sees the same."""
    return None if seed is None else _number(seed.to_bytes(8, "big"), bytes([seat]), observation)


def drawn(play: Play) -> dict[str, int]:
    """How far along chance is, to be stored: draws by stream."""
    return {str(stream): turn for stream, turn in enumerate(play.turns)}


def go_on(play: Play, stored: Mapping[str, int]) -> None:
    """Let the chance of a deal go on where it was."""
    if play.seed is None:
        return
    play.turns = [stored.get(str(stream), 0) for stream in range(len(play.turns))]
