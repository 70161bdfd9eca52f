"""The notation of budgets, and budgets that nobody can think with."""

from __future__ import annotations

import pytest

from hustings.bots.budget import BadBudget, Budget, parse


@pytest.mark.parametrize(
    ("text", "budget", "shown"),
    [
        ("50ms", Budget(seconds=0.05), "50ms"),
        ("2s", Budget(seconds=2.0), "2s"),
        ("0.5s", Budget(seconds=0.5), "500ms"),
        ("1.5s", Budget(seconds=1.5), "1.5s"),
        (" 10ms ", Budget(seconds=0.01), "10ms"),
        ("0.25ms", Budget(seconds=0.00025), "0.25ms"),
        ("200visits", Budget(visits=200), "200visits"),
        ("1visit", Budget(visits=1), "1visits"),
    ],
)
def test_what_is_written_is_meant(text: str, budget: Budget, shown: str) -> None:
    assert parse(text) == budget
    assert str(budget) == shown
    assert parse(shown) == budget


@pytest.mark.parametrize("text", ["0ms", "0s", "-5ms", "0visits", "-1visits", "-0.0s"])
def test_zero_or_less_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadBudget, match=r"budget .*: zero or less") as refused:
        parse(text)
    assert str(parse("50ms")) in str(refused.value)


@pytest.mark.parametrize("text", ["", "50", "ms", "50 m", "50min", "1e3s", "nans", "infs", "٣s", "5visitss", "5.5.5s", "0x5ms"])
def test_what_is_not_understood_is_refused_with_the_way_to_write_it(text: str) -> None:
    with pytest.raises(BadBudget, match="write 50ms, 2s or 200visits"):
        parse(text)


def test_visits_are_whole() -> None:
    with pytest.raises(BadBudget, match="whole number"):
        parse("2.5visits")


@pytest.mark.parametrize("text", ["3601s", "9999999999visits"])
def test_too_much_is_refused(text: str) -> None:
    with pytest.raises(BadBudget, match="at most 3600s or 1000000000 visits"):
        parse(text)


def test_a_budget_is_a_time_or_visits() -> None:
    for wrong in ({}, {"seconds": 1.0, "visits": 1}):
        with pytest.raises(BadBudget, match="a time or a number of visits"):
            Budget(**wrong)  # type: ignore[arg-type]
    with pytest.raises(BadBudget, match="zero or less"):
        Budget(seconds=float("nan"))
