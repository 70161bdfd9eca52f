"""A deed: one action as one reader sees it, from which a game makes the lines of its story."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..core.values import Line


@dataclass(frozen=True)
class Deed:
    """One action as one reader sees it: figures, the table before and after, who did what. An option that the reader may not
    see is None, and the reader is in no seat if it is a spectator."""

    f: Any
    was: Any
    now: Any
    viewer: int
    seat: int
    kind: int
    option: int | None

    @property
    def own(self) -> bool:
        """Whether the reader did it."""
        return self.viewer == self.seat

    def line(self, key: str, **things: Any) -> Line:
        """A line about the party that did it."""
        return Line(f"story-{key}", {"party": self.seat, **things})

    def told_to_own(self, key: str, **things: Any) -> list[Line]:
        """The same, for its own party only."""
        return [self.line(key, **things)] if self.own else []
