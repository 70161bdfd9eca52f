"""A deed: one action as one reader sees it, from which a game makes the lines of its story."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ..core.contract import Wording
from ..core.values import Line


@dataclass(frozen=True)
class Deed:
    """One action as one reader sees it: figures, the table before and after, who did what. The option is None if the reader may
    not see it. A spectator's `viewer` is no seat."""

    actor: ClassVar[str] = Wording.seat
    """The name that lines give to the acting seat. A game with another `Wording.seat` needs its own subclass."""

    f: Any
    was: Any
    now: Any
    viewer: int
    seat: int
    kind: int
    option: int | None

    @property
    def own(self) -> bool:
        """Whether the reader's own seat acted."""
        return self.viewer == self.seat

    def line(self, key: str, **things: Any) -> Line:
        """A line about the seat that acted."""
        return Line(f"story-{key}", {self.actor: self.seat, **things})

    def told_to_own(self, key: str, **things: Any) -> list[Line]:
        """That line for the acting seat itself; for other readers nothing."""
        return [self.line(key, **things)] if self.own else []
