"""A deed: one action as one reader sees it, from which a game makes the lines of its story."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ..core.contract import Wording
from ..core.values import Line


@dataclass(frozen=True)
class Deed:
    """One action as one reader sees it: figures, the table before and after, who did what. An option that the reader may not
    see is None, and the reader is in no seat if it is a spectator."""

    actor: ClassVar[str] = Wording.seat
    """What lines call the seat that acts; a game whose `Wording.seat` is another has a class of its own here."""

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
        """A line about the seat that did it."""
        return Line(f"story-{key}", {self.actor: self.seat, **things})

    def told_to_own(self, key: str, **things: Any) -> list[Line]:
        """The same, for its own seat only."""
        return [self.line(key, **things)] if self.own else []
