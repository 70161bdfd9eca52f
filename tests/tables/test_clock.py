"""The clocks of a table on their own: the time that a turn costs, when a seat is due, what stops and starts them."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.tables.clock import DAY, DAYS, HOUR, LIVE, MOVE, RESERVE, Clock, Pace, PaceKind, SeatTime, of_stored, wrong_pace
from support.contract.steady import steady

PACE = Pace(LIVE, 60, 100, "normal")
ALL = (0, 1, 2)


def begun(*waiting: int, now: float = 0.0, timed: tuple[int, ...] = ALL) -> Clock:
    return Clock.fresh(PACE, 3).at(now, waiting, timed, running=True)


def after(clock: Clock, now: float, *waiting: int, running: bool = True, again: tuple[int, ...] = ()) -> Clock:
    return clock.at(now, waiting, ALL, running=running, again=again)


def test_a_turn_within_its_time_costs_nothing() -> None:
    clock = begun(0)
    assert clock.due == 160 and [seat.due(60) for seat in clock.seats] == [160, None, None]
    clock = after(clock, 60, 1)
    assert [seat.reserve for seat in clock.seats] == [100, 100, 100]
    assert clock.due == 60 + 160 and clock.overdue(219) == [] and clock.overdue(220) == [1]


def test_what_goes_beyond_comes_off_the_reserve_for_good() -> None:
    clock = after(after(begun(0), 90, 1), 100, 0)
    assert clock.seats[0].reserve == 70 and clock.due == 100 + 60 + 70
    clock = after(clock, 230, 2)
    assert clock.seats[0].reserve == 0
    clock = after(clock, 230, 0)
    assert clock.due == 290


def test_several_clocks_run_while_several_decide() -> None:
    clock = begun(0, 1, 2)
    clock = after(clock, 70, 1, 2)
    assert [seat.began for seat in clock.seats] == [None, 0, 0] and [seat.reserve for seat in clock.seats] == [90, 100, 100]
    assert clock.overdue(160) == [1, 2]


def test_a_seat_that_is_asked_on_and_on_is_in_one_turn() -> None:
    clock = begun(0)
    for now in (10, 20, 30):
        clock = after(clock, now, 0)
    assert clock.due == 160


@pytest.mark.parametrize("pauses", [[(10, 500)], [(10, 500), (510, 900)], [(65, 70), (75, 5000)]])
def test_a_pause_keeps_what_is_left(pauses: list[tuple[int, int]]) -> None:
    clock = begun(0)
    for start, end in pauses:
        clock = after(clock, start, 0, running=False)
        assert clock.due is None and clock.overdue(1e9) == []
        clock = after(clock, end, 0)
    assert clock.due == 160 + sum(end - start for start, end in pauses)


def test_who_takes_something_back_gets_no_new_time() -> None:
    clock = after(begun(0), 50, 1)
    clock = after(clock, 55, 0, again=(0,))
    assert clock.due == 55 + 10 + 100
    clock = after(after(begun(0), 80, 1), 85, 0, again=(0,))
    assert clock.seats[0].reserve == 80 and clock.due == 165
    clock = after(clock, 95, 1)
    assert clock.seats[0].reserve == 70, "each second beyond is charged once"


def test_a_seat_that_is_asked_anew_has_its_whole_turn() -> None:
    clock = after(after(begun(0), 50, 1), 55, 0)
    assert clock.due == 55 + 160


def test_a_bot_stands_in_until_somebody_is_back() -> None:
    clock = begun(0, 1)
    clock = clock.left(clock.overdue(160)[:1], 160)
    clock = after(clock, 160, 0, 1)
    assert clock.away == [0] and clock.seats[0].due(60) is None and clock.seats[0].reserve == 0
    clock = after(after(clock, 170, 1), 180, 0, 1)  # asked again: the bot is not late
    assert clock.overdue(1000) == [1]
    back = after(clock.returned([0]), 200, 0, 1)
    assert back.away == [] and back.seats[0].due(60) == 260, "a new turn, and what is left of the reserve: nothing"


def test_who_comes_back_in_a_turn_has_its_time_once() -> None:
    """Otherwise somebody who comes back whenever a bot stands in would never have to decide."""
    clock = begun(0)
    clock = after(clock.left([0], 160), 160, 0)
    assert not clock.seats[0].kept
    clock = after(clock.returned([0]), 160, 0)
    assert clock.overdue(219) == [] and clock.overdue(220) == [0]
    clock = after(clock.left([0], 220), 220, 0)
    assert clock.seats[0].kept
    again = after(clock.returned([0]), 221, 0)
    assert again.overdue(221) == [0], "nothing is left of this turn"
    anew = after(after(clock, 222, 1), 230, 0)  # the bot has decided, and the seat is asked again
    assert not anew.seats[0].kept and after(anew.returned([0]), 240, 0).overdue(299) == []


def test_bots_have_no_clock_and_open_seats_have_one() -> None:
    clock = begun(0, 1, timed=(1,))
    assert [seat.began for seat in clock.seats] == [None, 0, None]
    assert clock.at(300, (0, 1), (), running=True).due is None


def test_somebody_else_on_a_seat_begins_anew() -> None:
    clock = begun(0).left([0], 160)
    clock = after(clock.seated([0]), 161, 0)
    assert clock.seats[0] == SeatTime(100.0, 0.0, 161, True, False)


def test_nothing_is_due_when_the_game_is_over() -> None:
    assert after(begun(0, 1), 10).due is None


def test_a_clock_that_was_set_back_gives_and_takes_nothing() -> None:
    clock = after(begun(0, now=1000), 10, 1)
    assert clock.seats[0].spent == 0 and clock.seats[0].reserve == 100


def test_everyone_sees_the_same() -> None:
    seen = begun(1).seen(7.0)
    assert seen["now"] == 7.0
    assert seen["seats"][1] == {"reserve": 100.0, "due": 160.0, "stand_in": False} and seen["seats"][0]["due"] is None


@pytest.mark.parametrize("kind", [LIVE, DAYS])
def test_paces_that_cannot_be_are_named(kind: PaceKind) -> None:
    (least, most), (_, all_) = MOVE[kind], RESERVE[kind]
    for move, reserve, wrong in ((least, 0, None), (most, all_, None), (least - 1, 0, "move"), (most + 1, 0, "move")):
        found = wrong_pace(kind, move, reserve)
        assert (found is None) == (wrong is None) and (wrong is None or (wrong in (found or "") and str(move) in (found or "")))
    assert "reserve of -1" in (wrong_pace(kind, least, -1) or "") and str(all_) in (wrong_pace(kind, least, all_ + 1) or "")
    assert (HOUR, DAY) == (3600, 86400)


# Whatever happens


@dataclass
class Told:
    """The same by simple bookkeeping: the seconds for which a seat's clock ran, turn by turn."""

    reserve: float = 100.0
    turn: float = 0.0
    back: bool = False

    def run(self, seconds: float) -> None:
        beyond = max(0.0, self.turn + seconds - 60) - max(0.0, self.turn - 60)
        self.turn += seconds
        self.reserve = max(0.0, self.reserve - beyond)


@given(st.integers(0, 2**32), st.integers(5, 60))
@steady(150)
def test_no_second_is_lost_or_charged_twice(seed: int, steps: int) -> None:
    rng = random.Random(seed)
    now, waiting, running = 0.0, [0], True
    clock, books = begun(0), [Told() for _ in ALL]
    for _ in range(steps):
        seconds = rng.choice((0.0, 1.0, 30.0, 45.0, 200.0))
        for seat in waiting:
            if running and seat not in clock.away:
                books[seat].run(seconds)
        now += seconds
        late = clock.overdue(now)
        assert late == [
            s for s in sorted(waiting) if running and s not in clock.away and books[s].reserve == 0 and books[s].turn >= 60
        ]
        clock = clock.left(late, now)
        what = rng.choice(("move", "move", "move", "pause", "back", "again", "nothing"))
        before = list(waiting)
        again: tuple[int, ...] = ()
        if what == "move" and running:
            waiting = rng.sample(ALL, rng.randint(0, 3))
        elif what == "again" and running:
            again = tuple(rng.sample(ALL, 1))
            waiting = list(again)
        elif what == "pause":
            running = not running
        elif what == "back" and clock.away:
            seat = rng.choice(clock.away)
            clock = clock.returned([seat])
            if not books[seat].back:  # once in each turn
                books[seat].turn = 0.0
            books[seat].back |= seat in before
        for seat in waiting:
            if seat not in before and seat not in again:
                books[seat].turn, books[seat].back = 0.0, False
        clock = of_stored(clock.stored()).at(now, waiting, ALL, running=running, again=again)
        for seat, book in enumerate(books):
            time = clock.seats[seat]
            assert time.turn == (seat in waiting)
            assert (time.began is not None) == (running and seat in waiting and not time.away)
            stopped = time.stopped(60, now)
            assert (stopped.reserve, stopped.spent) == pytest.approx((book.reserve, book.turn))
    assert replace(clock) == of_stored(clock.stored())
