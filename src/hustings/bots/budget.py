"""Thinking budgets of bots, for one decision: a time by the clock, or a number of visits, which makes games reproducible."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..core.errors import HustingsError

LONGEST = 3600.0  # seconds: more for one decision must be a typing mistake
MOST = 10**9  # visits
_UNITS = {"ms": 0.001, "s": 1.0}
_FORM = re.compile(r"([-+]?(?:\d+(?:\.\d*)?|\.\d+))(ms|s|visits?)", re.ASCII)


class BadBudget(HustingsError):
    """A budget that is malformed or out of range."""


@dataclass(frozen=True)
class Budget:
    """A time or a number of visits: exactly one of the two is set."""

    seconds: float | None = None
    visits: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.visits is None):
            raise BadBudget("a budget is a time or a number of visits: 50ms, 2s, 200visits")
        amount, most = (self.visits, MOST) if self.seconds is None else (self.seconds, LONGEST)
        assert amount is not None
        if not amount > 0:  # refuses NaN too
            raise BadBudget(f"budget {self}: zero or less leaves no time to think; give more, e.g. 50ms or 200visits")
        if amount > most:
            raise BadBudget(f"budget {self}: at most {Budget(LONGEST)} or {MOST} visits a decision")

    def __str__(self) -> str:
        if self.seconds is None:
            return f"{self.visits}visits"
        return f"{self.seconds:g}s" if abs(self.seconds) >= 1 else f"{self.seconds * 1000:g}ms"


def parse(text: str) -> Budget:
    """Parse a budget such as `50ms`, `2s` or `200visits`."""
    found = _FORM.fullmatch(text.strip())
    if found is None:
        raise BadBudget(f"budget {text!r} is not understood: write 50ms, 2s or 200visits")
    number, unit = found[1], found[2]
    if unit in _UNITS:
        return Budget(seconds=float(number) * _UNITS[unit])
    if not number.lstrip("+-").isdigit():
        raise BadBudget(f"budget {text}: visits are a whole number, e.g. 200visits")
    return Budget(visits=int(number))
