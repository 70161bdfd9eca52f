"""The deal of a week: a game against bots that is dealt to everybody alike, so that results can be compared.

Its chance comes from a seed that anybody can compute from the date, because everybody gets the same deal. So it is only ever
played alone: nobody else can sit down at such a table, and every other table draws from its own keys (`core.keyed`), about which
a deal reveals nothing. Draws are counted by stream: the next card is the same for everybody, whatever was decided before.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from hashlib import blake2b

from ..core.play import Play
from .model import Extras


def week_of(now: float) -> str:
    """The week of a moment in UTC, e.g. `2026-W47`."""
    year, week, _ = datetime.fromtimestamp(now, UTC).isocalendar()
    return f"{year}-W{week:02}"


def span_of(week: str) -> tuple[float, float]:
    """The times at which a week begins and ends."""
    year, number = week.split("-W")
    monday = datetime.fromisocalendar(int(year), int(number), 1).replace(tzinfo=UTC)
    return monday.timestamp(), (monday + timedelta(days=7)).timestamp()


def _number(*parts: bytes) -> int:
    """A number of 63 bits that is the same for the same parts on every machine."""
    said = blake2b(digest_size=8, person=b"hustings deal")
    for part in parts:
        said.update(len(part).to_bytes(4, "big") + part)
    return int.from_bytes(said.digest(), "big") >> 1


def seed_of(extra: Extras, game: str) -> int | None:
    """The seed of a deal's chance. None for all other tables, whose chance has keys that nobody can compute."""
    week = extra.get("deal")
    return None if week is None else _number(week.encode(), game.encode())


def bot_seed(seed: int | None, seat: int, observation: bytes) -> int | None:
    """The seed of a bot's random numbers at a deal: it decides the same whenever it sees the same. None for other tables."""
    return None if seed is None else _number(seed.to_bytes(8, "big"), bytes([seat]), observation)


def drawn(play: Play) -> dict[str, int]:
    """The number of draws made in each stream of chance, to be stored."""
    return {str(stream): turn for stream, turn in enumerate(play.turns)}


def go_on(play: Play, stored: Mapping[str, int]) -> None:
    """Continue the chance of a deal from the stored numbers of draws."""
    if play.seed is None:
        return
    play.turns = [stored.get(str(stream), 0) for stream in range(len(play.turns))]
