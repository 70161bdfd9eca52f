"""Limits by key: the number allowed, the time to wait, and a flood of keys, which does not fill the memory."""

from __future__ import annotations

import pytest

from hustings.server.throttle import Bucket, Window


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time of a clock that the test sets."""
    clock = [100.0]
    monkeypatch.setattr("hustings.server.throttle.time.monotonic", lambda: clock[0])
    return clock


def test_a_bucket_fills_again(now: list[float]) -> None:
    bucket = Bucket(2.0, 3)
    assert [bucket.take("a") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert bucket.take("b") == 0.0, "others have their own"
    now[0] += 0.5
    assert [bucket.take("a"), bucket.take("a")] == [0.0, 0.5]


def test_a_flood_of_keys_is_forgotten_the_full_ones_first(now: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bucket, "MOST", 10)
    bucket = Bucket(1.0, 1)
    bucket.take("early")
    now[0] += 1.0  # full again
    for number in range(9):
        bucket.take(f"{number}")
    assert bucket.take("late") == 0.0 and bucket.take("0") > 0.0, "nobody who has used it up is forgotten for one that is full"
    for number in range(100):
        bucket.take(f"more {number}")
    assert len(bucket._level) == 10 and bucket.take("0") == 0.0, "of a flood the oldest go"


def test_a_window_lets_so_many_through_in_so_many_seconds(now: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bucket, "MOST", 10)
    window = Window(2, 60.0)
    assert [window.take("a") for _ in range(3)] == [0.0, 0.0, 60.0]
    now[0] += 59.0
    assert window.left("a") == 1.0 and window.left("b") == 0.0
    now[0] += 1.0
    assert window.take("a") == 0.0
    for number in range(20):
        window.take(f"{number}")
    now[0] += 60.0
    window.take("last")
    assert set(window._times) == {"last"}, "what is over is forgotten once there is much of it"
