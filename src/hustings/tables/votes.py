"""Votes on motions that need the consent of all people at a table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Literal


class Motion(StrEnum):
    """The things that can be voted on."""

    ABANDON = "abandon"
    REWIND = "rewind"
    PAUSE = "pause"


MotionWord = Literal["abandon", "rewind", "pause"]
"""The motions on the wire, whose schema lists the words themselves."""


@dataclass(frozen=True)
class Ballot:
    """A vote under way."""

    what: Motion
    by: int
    to: int | None = None
    agreed: frozenset[int] = frozenset()

    def with_consent(self, seat: int) -> Ballot:
        return replace(self, agreed=self.agreed | {seat})

    def carried(self, voters: Collection[int]) -> bool:
        """Whether all voters agree, of whom there must be at least one."""
        return bool(voters) and self.agreed >= set(voters)

    def stored(self) -> dict[str, Any]:
        return {"what": self.what.value, "by": self.by, "to": self.to, "agreed": sorted(self.agreed)}


def of_stored(votes: Iterable[Mapping[str, Any]]) -> tuple[Ballot, ...]:
    return tuple(Ballot(Motion(kept["what"]), kept["by"], kept["to"], frozenset(kept["agreed"])) for kept in votes)


def after_going_back(ballots: Iterable[Ballot], to: int) -> tuple[Ballot, ...]:
    """The votes that go on after the table has gone back to position `to`. Votes to rewind to a position that was taken back with
    it, or to `to` itself, end."""
    return tuple(ballot for ballot in ballots if ballot.to is None or ballot.to < to)
