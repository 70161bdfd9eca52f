"""The referee between a bot and the game. Whatever the bot does, the game goes on with a legal option, and faults are counted
under the bot's name with the first example of each kind."""

from __future__ import annotations

import math
import random
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from operator import index as whole_number
from typing import Any

from ..core.layout import Records
from .bot import Bot
from .budget import Budget

RAISED, ILLEGAL, OVERRUN = "raised", "illegal", "overrun"
KINDS = (RAISED, ILLEGAL, OVERRUN)

FACTOR, GRACE = 1.2, 0.1
"""A decision is an overrun if it took longer than the budget times FACTOR plus GRACE seconds, which a busy machine may need to
wake a process."""

TIMES, LEAST, WITHOUT_CLOCK = 10, 5.0, 120.0
"""A bot with its own process is given up for the rest of the game after TIMES its budget, but at least LEAST seconds, or after
WITHOUT_CLOCK seconds if the budget is in visits."""


def patience(budget: Budget) -> float:
    """Seconds to wait for an answer before giving up."""
    return WITHOUT_CLOCK if budget.seconds is None else max(LEAST, TIMES * budget.seconds)


class Incident(Exception):
    """A failure to get a decision from a bot."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


@dataclass
class Conduct:
    """How a bot behaved: incidents, and how long its decisions took."""

    counts: Counter[str] = field(default_factory=Counter)
    first: dict[str, str] = field(default_factory=dict)
    last: str = ""
    decisions: int = 0
    seconds: float = 0.0
    times: Counter[int] = field(default_factory=Counter)  # decisions by duration, in steps of 1/STEPS of a doubling

    def note(self, kind: str, message: str) -> None:
        self.counts[kind] += 1
        self.first.setdefault(kind, message)
        self.last = message

    def took(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        step = math.ceil(math.log2(max(seconds, 1e-9)) * STEPS)
        self.times[step if seconds >= EXACT else -(-step // COARSE) * COARSE] += 1

    def add(self, other: Conduct) -> None:
        self.counts += other.counts
        for kind, message in other.first.items():
            self.first.setdefault(kind, message)
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.times += other.times

    def quantile(self, share: float) -> float | None:
        """The duration in seconds that this share of the decisions did not exceed, up to 1 % too long, or up to 19 % if it is
        below a millisecond; None without decisions."""
        rest = share * self.decisions
        for step in sorted(self.times):
            rest -= self.times[step]
            if rest <= 1e-9:
                return float(2 ** (step / STEPS))
        return None

    def to_json(self) -> dict[str, Any]:
        """The values that differ from those of a bot that was never asked, for a line in a file."""
        out: dict[str, Any] = {}
        if self.decisions:
            times = {str(step): count for step, count in sorted(self.times.items())}
            out |= {"decisions": self.decisions, "seconds": self.seconds, "times": times}
        if self.counts:
            out["incidents"] = {kind: [self.counts[kind], self.first[kind]] for kind in KINDS if self.counts[kind]}
        return out

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Conduct:
        incidents = values.get("incidents", {})
        return cls(
            Counter({kind: int(count) for kind, (count, _) in incidents.items()}),
            {kind: str(message) for kind, (_, message) in incidents.items()},
            "",
            int(values.get("decisions", 0)),
            float(values.get("seconds", 0.0)),
            Counter({int(step): int(count) for step, count in values.get("times", {}).items()}),
        )


STEPS = 64  # 1.1 % each
EXACT, COARSE = 0.001, 16  # no budget is below a millisecond: there steps of 19 % are enough, and keep lines short


def together(conducts: Iterable[Conduct]) -> Conduct:
    total = Conduct()
    for conduct in conducts:
        total.add(conduct)
    return total


class Referee:
    """Asks one bot. Substitutes for its decisions are drawn from `spare`, so that the bot's own random numbers do not shift."""

    def __init__(self, bot: Bot, budget: Budget | None, rng: random.Random, spare: random.Random) -> None:
        self.bot, self.rng, self.spare = bot, rng, spare
        self.budget = budget or Budget(seconds=1.0)
        clock = self.budget.seconds if budget is not None else None
        self._limit = math.inf if clock is None else FACTOR * clock + GRACE
        self.conduct = Conduct()

    def decide(self, observation: Records, legal: Sequence[int]) -> int:
        """The bot's choice if it is legal and in time, otherwise any legal option."""
        began = time.perf_counter()
        try:
            option = whole_number(self.bot.decide(observation, legal, self.rng, self.budget))
        except Incident as incident:
            return self._instead(incident.kind, str(incident), legal, began)
        except Exception as error:
            return self._instead(RAISED, f"{type(error).__name__}: {error}", legal, began)
        taken = time.perf_counter() - began
        self.conduct.took(taken)
        if taken > self._limit:
            self.conduct.note(OVERRUN, f"{taken * 1000:.0f} ms of {self.budget}")
        elif option not in legal:
            self.conduct.note(ILLEGAL, f"option {option} is not legal; {len(legal)} others are")
        else:
            return option
        return self.spare.choice(legal)

    def _instead(self, kind: str, message: str, legal: Sequence[int], began: float) -> int:
        self.conduct.took(time.perf_counter() - began)
        self.conduct.note(kind, message)
        return self.spare.choice(legal)
