"""Votes on what needs the consent of all people at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Ballot:
    """A vote under way."""

    what: str
    by: int
    to: int | None = None
    agreed: frozenset[int] = frozenset()

    def stored(self) -> dict[str, Any]:
        return {"what": self.what, "by": self.by, "to": self.to, "agreed": sorted(self.agreed)}
