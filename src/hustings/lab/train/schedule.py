"""The schedule of a run: one budget for all commands that work on it, and each rate at each point of it.

Progress is the time spent learning as a share of the budget; or rows as a share of a budget of rows, if a run is to be repeatable
exactly. Compiling, evaluation and breaks between commands do not count.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from .settings import TrainingSettings

IMITATE, PLAY, OVER = "imitate", "self-play", "over"


@dataclass
class Schedule:
    """The progress of a training run, time and rows spent of those planned, and the phase and rates that follow from it."""

    settings: TrainingSettings
    total_seconds: float = 0.0
    total_rows: int = 0  # 0: seconds count
    seconds: float = 0.0  # spent so far, in all commands
    rows: int = 0

    @property
    def done(self) -> float:
        """The share of the budget that is spent, from 0 to 1."""
        spent, total = (self.rows, self.total_rows) if self.total_rows else (self.seconds, self.total_seconds)
        return min(1.0, spent / total) if total > 0 else 1.0

    @property
    def phase(self) -> str:
        if self.done >= 1:
            return OVER
        return IMITATE if self.done < self.settings.imitate else PLAY

    @property
    def within(self) -> float:
        """Progress within the phase, from 0 to 1."""
        part = self.settings.imitate
        if self.done < part:
            return self.done / part
        return (self.done - part) / (1 - part) if part < 1 else 1.0

    @property
    def rate(self) -> float:
        s = self.settings
        if self.phase == IMITATE:
            return s.imitate_rate_end + (s.imitate_rate - s.imitate_rate_end) * (1 - self.within)
        return s.rate_end + (s.rate - s.rate_end) * (1 + math.cos(math.pi * self.within)) / 2

    @property
    def entropy(self) -> float:
        return self._line(self.settings.entropy, self.settings.entropy_end)

    @property
    def margin(self) -> float:
        return self._line(self.settings.margin, self.settings.margin_end)

    def _line(self, first: float, last: float) -> float:
        return first + (last - first) * (self.within if self.phase != IMITATE else 0.0)
