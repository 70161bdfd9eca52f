"""The tool that reports how a bot differs from others."""

from __future__ import annotations

import pytest

from hustings.core.registry import game
from hustings.games.die_macher.options import HOLD_MEETINGS, MEET, POLL_BID, START_BID
from styles import Difference, deed_of, differences, main


def test_sealed_bids_and_cubes_are_added_up_and_raises_are_counted() -> None:
    macher = game("die-macher")
    assert list(deed_of(macher, START_BID, 12)) == [("start-bid: bid", 1), ("start-bid: bid, amount", 12)]
    assert list(deed_of(macher, POLL_BID, 12)) == [("poll-bid: bid", 1)]
    assert list(deed_of(macher, HOLD_MEETINGS, MEET + 3)) == [("meetings: meet", 1), ("meetings: meet, cubes", 3)]


def test_a_deed_that_a_game_goes_without_counts_as_none() -> None:
    one, others, error = Difference(one=6.0, more=[2.0, 4.0]).told(4)
    assert (one, others) == (1.5, 0.0)
    assert error == pytest.approx((2.75 / 3) ** 0.5)


def test_what_the_heuristic_does_otherwise_than_chance() -> None:
    found = differences(game("helvetiq"), "heuristic", "random", 6, None, 2)
    won, others, _ = found["won, %"].told(6)
    assert won + others == pytest.approx(100) and won > 60
    points = [found[name].told(6) for name in found if name.startswith("points: ")]
    assert sum(one for one, _, _ in points) > sum(other for _, other, _ in points) + 10
    assert len(found["turn: elect"].more) == 6


def test_it_prints_what_differs_and_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    main(["helvetiq", "heuristic", "random", "--games", "8", "--players", "2"])
    said = capsys.readouterr().out
    assert "won, %" in said and "points: pawns" in said
    with pytest.raises(SystemExit, match="nobody"):
        main(["helvetiq", "nobody", "random"])
    with pytest.raises(SystemExit):
        main(["helvetiq", "heuristic", "random", "--games", "1"])
