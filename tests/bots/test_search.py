"""The search: legal, fair, the same again for the same visits, explained, and better the more it thinks."""

from __future__ import annotations

import random
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from hustings.bots.budget import Budget
from hustings.bots.heuristic import FastHeuristic
from hustings.bots.search import Search, convincing
from hustings.bots.thinking import estimates
from hustings.bots.thinking.playouts import estimate_of
from hustings.bots.thinking.trials import FEW, LEAST, SLICE, Purse, Values, thinned, win_chances
from hustings.core import gate
from hustings.core.compiled.play import Fast, FastPlay
from hustings.core.errors import HustingsError
from hustings.core.layout import Records, copy, same
from support.contract.tables import Table, largest, tables

BOTH = largest()


def visits(number: int) -> Budget:
    return Budget(visits=number)


@cache
def fast(table: Table) -> Fast:
    return Fast(table.game, table.setup, table.sheet, quiet=True)


@cache
def search(table: Table, seat: int = 0, cores: int = 1) -> Search:
    return Search(table.game, table.setup, table.sheet, seat, visits(40), cores, quiet=True)


@cache
def heuristic(table: Table, seat: int) -> FastHeuristic:
    return FastHeuristic(table.game, table.sheet, seat, quiet=True)


def seen(play: FastPlay) -> Records:
    return play.observe(play.seat)


def options(play: FastPlay) -> list[int]:
    return [int(option) for option in play.options]


def moments(table: Table, seed: int, each: int = 1) -> list[FastPlay]:
    """Copies of a game by the heuristic at every `each`-th decision of seat 0 that offers a choice."""
    play, rng, found = fast(table).play(seed), random.Random(seed), []
    number = 0
    while not play.over:
        if play.seat == 0 and play.count > 1:
            number += 1
            if number % each == 0:
                found.append(play.copy())
        play.step(heuristic(table, play.seat).decide(seen(play), options(play), rng, None))
    return found


def game_of(table: Table, seed: int, number: int, cores: int = 1, decisions: int = 160) -> Records:
    """The position after `decisions` decisions of a game in which seat 0 searches."""
    play, rng, bot = fast(table).play(seed), random.Random(seed), search(table, 0, cores)
    for _ in range(decisions):
        if play.over:
            break
        if play.seat == 0:
            play.step(bot.decide(seen(play), options(play), rng, visits(number)))
        else:
            play.step(heuristic(table, play.seat).decide(seen(play), options(play), rng, None))
    return copy(play.position)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_option_is_legal(table: Table) -> None:
    play, rng, bot = fast(table).play(7), random.Random(7), search(table)
    chosen = 0
    while not play.over and chosen < 120:
        if play.seat == 0:
            chosen += play.count > 1
            option = bot.decide(seen(play), options(play), rng, visits(24))
            assert option in options(play)
        else:
            option = rng.choice(options(play))
        play.step(option)


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_the_same_visits_give_the_same_game(table: Table) -> None:
    once = game_of(table, 3, 30)
    assert same(once, game_of(table, 3, 30))
    assert not same(once, game_of(table, 3, 2)), "the number of visits says nothing"


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_the_number_of_cores_changes_nothing(table: Table) -> None:
    assert same(game_of(table, 3, 60), game_of(table, 3, 60, cores=2))


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_positions_that_look_the_same_get_the_same_decision(table: Table) -> None:
    bot = search(table)
    for play in moments(table, 5, each=12):
        looks = [seen(play)]
        for seed in (1, 2):
            other = fast(table).resample(seen(play), 0, seed)
            looks.append(gate.observe(table.game.position, table.game.seats, other, 0))
        decisions = {bot.decide(look, options(play), random.Random(9), visits(60)) for look in looks}
        assert len(decisions) == 1


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_the_explanation_counts_every_visit(table: Table) -> None:
    bot, explained = search(table), 0
    for play in moments(table, 6, each=9):
        option = bot.decide(seen(play), options(play), random.Random(1), visits(200))
        judged = bot.explain()
        if not judged:
            continue
        explained += 1
        assert judged[0].option == option
        assert {each.option for each in judged} <= set(options(play))
        assert 200 - len(judged) < sum(each.visits for each in judged) <= 200
        rest = judged[1:]
        assert rest == sorted(rest, key=lambda each: (-each.visits, -each.win_chance, each.option))
        assert all(0 <= each.win_chance <= 1 and np.isfinite(each.score) for each in judged)
    assert explained > 3


def test_a_choice_without_alternative_takes_no_thought() -> None:
    bot = search(BOTH[0])
    state = random.Random(1)
    assert bot.decide(fast(BOTH[0]).play(1).observe(0), [3], state, visits(10)) == 3
    assert bot.explain() == []
    assert state.getstate() == random.Random(1).getstate()


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_few_visits_leave_it_to_the_policy(table: Table) -> None:
    bot, policy = search(table), heuristic(table, 0)
    for play in moments(table, 4, each=15):
        few = bot.decide(seen(play), options(play), random.Random(8), visits(2 * LEAST))
        assert few == policy.decide(seen(play), options(play), random.Random(8), None)
        assert bot.explain() == []


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_a_time_is_kept(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a tenth of a millisecond for each playout, so that no other program has a say in it."""
    bot, now = Search(table.game, table.setup, table.sheet, 0, visits(40), quiet=True), [0.0]
    playouts = bot.trials._playouts

    def timed(*arguments: Any) -> None:
        points = arguments[-2]
        now[0] += 0.0001 * points.shape[0] * points.shape[1]
        playouts(*arguments)

    monkeypatch.setattr(bot.trials, "_playouts", timed)
    monkeypatch.setattr("hustings.bots.thinking.trials.time.perf_counter", lambda: now[0])
    play = moments(table, 4, each=20)[1]
    totals = []
    for seconds in (0.004, 0.05, 0.3):
        begun = now[0]
        assert bot.decide(seen(play), options(play), random.Random(8), Budget(seconds=seconds)) in options(play)
        assert now[0] - begun < 1.2 * seconds
        totals.append(sum(each.visits for each in bot.explain()))
    assert totals[0] < totals[1] < totals[2]


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_the_estimate_foretells_the_end(table: Table) -> None:
    """Compare points after a short playout and an estimate with those at the end of the same game."""
    bot = search(table)
    purse: Any = SimpleNamespace(spend=lambda count, seconds: None)
    short: list[Values] = []
    whole: list[Values] = []
    for play in moments(table, 11, each=6):
        choice = heuristic(table, 0).decide(seen(play), options(play), random.Random(1), None)
        for horizon, points in ((bot.trials._horizon, short), (10**6, whole)):
            bot.trials._horizon, before = horizon, bot.trials._horizon
            points.append(bot.trials.play(seen(play), [choice], 8, purse, random.Random(2))[:, 0])
            bot.trials._horizon = before
    early, end = np.concatenate(short), np.concatenate(whole)
    assert np.isfinite(early).all()
    assert (end[:, -1] == 0).all()
    assert early[:, -1].max() > 0
    assert np.corrcoef(early[:, :-1].ravel(), end[:, :-1].ravel())[0, 1] > 0.5
    assert abs(early[:, :-1].mean() - end[:, :-1].mean()) < 0.1 * end[:, :-1].mean()


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_there_are_coefficients_for_every_table(table: Table) -> None:
    own = estimate_of(table.game)
    for players in table.game.players:
        numbers = estimates.read(own, players)
        assert numbers.shape == (own.stages * (2 * len(own.names) + 1),)
        assert estimates.widest(numbers, len(own.names)) > 0
    with pytest.raises(HustingsError, match="no estimate for 9 players"):
        estimates.read(own, 9)


def test_coefficients_are_read_as_they_were_written(tmp_path: Any) -> None:
    own: Any = SimpleNamespace(names=("first", "second"), stages=4, file=tmp_path / "estimate.toml")
    row = np.array([1.5, -2, 0.25, 3, 7])
    own.file.write_text(estimates.written(own, 3, 1, row) + estimates.written(own, 3, 2, 2 * row))
    assert estimates.read(own, 3).reshape(4, 5).tolist() == [list(row), list(row), list(2 * row), list(2 * row)]


def test_a_linear_estimate() -> None:
    points = np.zeros(3)
    coefficients = np.array([0.0] * 5 + [2, 3, -1, 0, 9])  # of stage 1: own, others', spread
    spread = estimates.linear(coefficients, 1, np.array([1.0, 1, 2, 1, 6, 0]), 3, 2, points)
    assert spread == 9
    assert points.tolist() == [2 + 3 - 4, 4 + 3 - 3.5, 12 - 1.5]


def test_another_option_must_convince() -> None:
    policy = np.zeros(100)
    assert convincing(policy + 0.1, policy)
    assert not convincing(policy, policy)
    assert not convincing(policy - 0.1, policy)
    assert not convincing(np.ones(1), np.zeros(1))
    noise = np.tile([1.0, -1.0], 50)
    assert not convincing(policy + 0.02 + noise, policy)
    assert convincing(policy + 0.02 + noise, policy + noise)  # the same worlds: the noise is shared


def test_win_chances() -> None:
    points = np.array([[30.0, 20, 20, 0], [20, 20, 20, 0], [30, 20, 20, 40]])
    sure, even, doubtful = win_chances(points, 0, 2.0)
    assert sure > 0.95
    assert even == pytest.approx(1 / 3)
    assert even < doubtful < 0.5
    assert sum(win_chances(points, seat, 2.0) for seat in range(3)) == pytest.approx(1)


def test_many_amounts_are_thinned_out() -> None:
    game = BOTH[0].game
    bids = list(range(120))
    kept = thinned(game, bids, 40)
    assert {0, 37, 38, 39, 40, 41, 42, 43} <= set(kept)
    assert len(kept) < 20
    assert kept == sorted(kept)
    assert thinned(game, bids[:FEW], 2) == bids[:FEW]
    pass_beside = thinned(game, [*bids, 300], 300)  # the policy passes: small bids, and passing
    assert {0, 1, 2, 3, 300} <= set(pass_beside)
    other_kinds = list(range(440, 460))
    assert thinned(game, other_kinds, 441) == other_kinds


class Lottery:
    """A stand-in for the playouts in which option 3 is slightly the best, in worlds that differ by a lot."""

    def __init__(self, bot: Search) -> None:
        self.seat, self.seats = bot.seat, bot.trials.players

    def __call__(self, *arguments: Any) -> None:
        keys, numbers, points = arguments[4], arguments[14], arguments[16]
        points[:] = 0.0
        for world, row in enumerate(keys):
            shared = random.Random(int(row[0])).gauss(0, 30)
            for i, option in enumerate(numbers):
                own = random.Random(f"{int(row[0])} {option}").gauss(0, 12)
                points[world, i, self.seat] = shared + own + (4.0 if option == 3 else 0.0)
        points[:, :, -1] = 30.0


def test_more_visits_find_the_best_option_more_often() -> None:
    table = BOTH[0]
    play = fast(table).play(1)
    bot = Search(table.game, table.setup, table.sheet, 0, visits(40), quiet=True)
    bot.trials._playouts, bot.trials._choice = Lottery(bot), lambda *arguments: 0
    found = []
    for number in (40, 200, 1500):
        chosen = [bot.decide(seen(play), list(range(6)), random.Random(seed), visits(number)) for seed in range(25)]
        found.append(chosen.count(3))
    assert found[0] < found[1] < found[2]
    assert found[2] >= 23


def test_the_last_action_is_the_best_there_is() -> None:
    """With one action to come the options can be played out: none has much better chances than the one chosen."""
    table = next(table for table in BOTH if table.game.name == "helvetiq")
    checked = 0
    for seed in range(30):
        lasts = [play for play in moments(table, seed) if play.position["actions_left"][0] == 1]
        if not lasts or checked == 4:
            continue
        checked += 1
        play, bot = lasts[0], search(table)
        option = bot.decide(seen(play), options(play), random.Random(1), visits(900))
        margins = {each: margin_of(table, play, each) for each in options(play)}
        assert margins[option] >= max(margins.values()) - 1.0
    assert checked == 4


def margin_of(table: Table, play: FastPlay, option: int) -> float:
    """How far seat 0 is ahead in the end, on average over random outcomes."""
    total = 0.0
    for seed in range(20):
        on, rng = play.copy(), random.Random(seed)
        on._c["key"] = [[seed * 77_777, seed]]
        on.step(option)
        while not on.over:
            on.step(heuristic(table, on.seat).decide(seen(on), options(on), rng, None))
        scores = on.scores()
        total += scores[0] - max(scores[1:])
    return total / 20


def test_a_purse_learns_what_playouts_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("hustings.bots.thinking.trials.time.perf_counter", lambda: now[0])
    purse = Purse(Budget(seconds=0.1), 1.0)
    assert (purse.left(), purse.slice()) == (0, 0)
    assert purse.lesson() == 0.5  # there was no time for any playout at that cost, so the cost is not believed for ever
    purse = Purse(Budget(seconds=0.1), 0.001)
    assert purse.left() == 99  # a little is kept back
    assert purse.slice() == 0  # as few as possible, until one has been timed
    for seconds in (0.02, 0.04, 0.02):
        now[0] += seconds
        purse.spend(20, seconds)
    assert purse.left() < 0.04 / 0.001
    assert 0 < purse.slice() <= SLICE / purse.cost
    assert purse.lesson() == pytest.approx(0.001)  # the second time something else held it up
    now[0] += 1
    assert purse.left() < 0


def test_a_purse_of_visits_does_not_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.bots.thinking.trials.time.perf_counter", lambda: 1 / 0)
    purse = Purse(Budget(visits=50), 1e9)
    purse.spend(20, 1e9)
    assert purse.left() == purse.slice() == 30
