"""The referee: whatever a bot does, the result is a legal option, and what was wrong is counted under its kind."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from hustings.bots.budget import Budget
from hustings.bots.referee import FACTOR, GRACE, LEAST, Conduct, Referee, patience, together
from support.own_bots import table


class Scripted:
    """A bot that gives the answer it was made with."""

    def __init__(self, answer: Callable[[Any], Any]) -> None:
        self.answer = answer

    def decide(self, observation: Any, legal: Any, rng: random.Random, budget: Budget) -> Any:
        return self.answer(legal)


class Clock:
    """Time that passes only when a test moves it on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr("hustings.bots.referee.time.perf_counter", lambda: self.now)


def referee(answer: Callable[[Any], Any], budget: Budget | None = None) -> Referee:
    return Referee(Scripted(answer), budget, random.Random(1), random.Random(2))


PLAY = table()
SEEN, LEGAL = PLAY.observe(0), PLAY.legal(0)


def test_a_good_answer_is_taken() -> None:
    asked = referee(lambda legal: legal[1])
    assert asked.decide(SEEN, LEGAL) == LEGAL[1]
    assert not asked.conduct.counts
    assert asked.conduct.decisions == 1


def fail(legal: Any) -> int:
    raise RuntimeError("lost")


@pytest.mark.parametrize(
    ("answer", "kind", "message"),
    [
        (fail, "raised", "RuntimeError: lost"),
        (lambda legal: 100_000, "illegal", "option 100000 is not legal"),
        (lambda legal: -1, "illegal", "option -1 is not legal"),
        (lambda legal: None, "raised", "TypeError"),
        (lambda legal: "3", "raised", "TypeError"),
    ],
)
def test_anything_else_is_counted_and_replaced(answer: Callable[[Any], Any], kind: str, message: str) -> None:
    asked = referee(answer)
    chosen = [asked.decide(SEEN, LEGAL) for _ in range(40)]
    assert set(chosen) <= set(LEGAL)
    assert len(set(chosen)) > 1, "at random, not always the same"
    assert asked.conduct.counts == {kind: 40}
    assert message in asked.conduct.first[kind]
    assert asked.conduct.decisions == 40


def test_a_replacement_does_not_shift_the_bot_s_own_numbers() -> None:
    rng = random.Random(1)
    asked = Referee(Scripted(fail), None, rng, random.Random(2))
    before = rng.getstate()
    asked.decide(SEEN, LEGAL)
    assert rng.getstate() == before


@pytest.mark.parametrize(
    ("taken", "overrun"), [(0.05, False), (FACTOR * 0.05 + GRACE - 0.001, False), (FACTOR * 0.05 + GRACE + 0.001, True)]
)
def test_an_overrun_is_replaced_too(taken: float, overrun: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    def slow(legal: Any) -> int:
        clock.now += taken
        return int(legal[0])

    asked = referee(slow, Budget(seconds=0.05))
    chosen = {asked.decide(SEEN, LEGAL) for _ in range(30)}
    assert asked.conduct.counts == ({"overrun": 30} if overrun else {})
    assert (chosen == {LEGAL[0]}) == (not overrun)
    if overrun:
        assert asked.conduct.first["overrun"] == "161 ms of 50ms"


@pytest.mark.parametrize("budget", [None, Budget(visits=3)])
def test_without_a_time_nothing_is_an_overrun(budget: Budget | None, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    def slow(legal: Any) -> int:
        clock.now += 1000.0
        return int(legal[0])

    asked = referee(slow, budget)
    assert asked.decide(SEEN, LEGAL) == LEGAL[0]
    assert not asked.conduct.counts


def test_how_long_somebody_waits() -> None:
    assert patience(Budget(seconds=0.05)) == LEAST
    assert patience(Budget(seconds=2.0)) == 20.0
    assert patience(Budget(visits=10)) == 120.0


def test_conduct_is_kept_as_json_and_added_up() -> None:
    one, two = Conduct(), Conduct()
    one.note("raised", "first")
    one.note("raised", "second")
    two.note("raised", "third")
    two.note("illegal", "x")
    for seconds in (0.001, 0.002, 0.05):
        one.took(seconds)
        two.took(seconds)
    again = Conduct.from_json(one.to_json())
    assert again.to_json() == one.to_json()
    total = together([again, two])
    assert total.counts == {"raised": 3, "illegal": 1}
    assert total.first == {"raised": "first", "illegal": "x"}
    assert total.decisions == 6
    assert total.seconds == pytest.approx(0.106)
    assert Conduct().to_json() == {}


def test_the_duration_that_most_decisions_keep_to() -> None:
    conduct = Conduct()
    for n in range(1, 101):
        conduct.took(n / 1000)
    for share, exact in ((0.95, 0.095), (0.5, 0.05), (1.0, 0.1)):
        found = conduct.quantile(share)
        assert found is not None
        assert exact <= found <= exact * 1.012
    assert Conduct().quantile(0.95) is None
