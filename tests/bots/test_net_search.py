"""The search by a network: legal, fair, the same again for the same visits, explained, and stronger than the network alone."""

from __future__ import annotations

import math
import random
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hustings.bots import net as net_module
from hustings.bots.api import check_seated, make_bot
from hustings.bots.budget import Budget
from hustings.bots.net import Net, fits, load, quick_of, shipped, shipped_quick
from hustings.bots.net_search import (
    DOUBT,
    ELSEWHERE,
    EVEN,
    FARTHEST,
    FIRST_COST,
    IN_AUCTIONS,
    LEANING,
    MOST,
    REACH,
    WAYS,
    WIDE,
    NetSearch,
    affordable,
    expected,
    learned,
    reach_of,
    shares_of,
    tried,
)
from hustings.bots.search import Search
from hustings.bots.spec import parse_spec
from hustings.bots.thinking.foresight import Foresight, Reach
from hustings.bots.thinking.network import BadNetwork
from hustings.bots.thinking.trials import Purse
from hustings.core import gate
from hustings.core.compiled.play import Fast, FastPlay
from hustings.core.layout import Records, copy, same
from hustings.core.play import make_setup
from hustings.core.registry import game as find_game
from hustings.core.registry import names
from support.contract.tables import Table, largest, tables
from support.networks import write_random

NETWORKS = tuple(name for name in names() if shipped(find_game(name)).exists())
BOTH = [table for table in largest() if table.game.name in NETWORKS]
CLOCK = "hustings.bots.net_search.time.perf_counter"


def visits(number: int) -> Budget:
    return Budget(visits=number)


@cache
def fast(table: Table) -> Fast:
    return Fast(table.game, table.setup, table.sheet, quiet=True)


@cache
def search(table: Table, seat: int = 0, cores: int = 1) -> NetSearch:
    return NetSearch(table.game, table.setup, table.sheet, seat, visits(40), cores, quiet=True)


@cache
def net(table: Table, seat: int) -> Net:
    return Net(parse_spec("net"), table.game, table.setup, table.sheet, seat, compiled=True)


def seen(play: FastPlay) -> Records:
    return play.observe(play.seat)


def options(play: FastPlay) -> list[int]:
    return [int(option) for option in play.options]


def moments(table: Table, seed: int, each: int = 1) -> list[FastPlay]:
    """Copies of a game by the network at every `each`-th decision of seat 0 that offers a choice."""
    play, rng, found = fast(table).play(seed), random.Random(seed), []
    number = 0
    while not play.over:
        if play.seat == 0 and play.count > 1:
            number += 1
            if number % each == 0:
                found.append(play.copy())
        play.step(net(table, play.seat).decide(seen(play), options(play), rng, visits(1)))
    return found


def game_of(table: Table, seed: int, number: int, cores: int = 1, decisions: int = 120) -> Records:
    """The position after `decisions` decisions of a game in which seat 0 searches."""
    play, rng, bot = fast(table).play(seed), random.Random(seed), search(table, 0, cores)
    for _ in range(decisions):
        if play.over:
            break
        asked = bot if play.seat == 0 else net(table, play.seat)
        play.step(asked.decide(seen(play), options(play), rng, visits(number)))
    return copy(play.position)


@pytest.mark.parametrize("table", [table for table in tables() if table.game.name in NETWORKS], ids=str)
def test_every_option_is_legal(table: Table) -> None:
    """Even in positions that no network would bring about."""
    play, rng, bot = fast(table).play(7), random.Random(7), search(table)
    chosen = 0
    while not play.over and chosen < 40:
        if play.seat == 0:
            chosen += play.count > 1
            option = bot.decide(seen(play), options(play), rng, visits(16))
            assert option in options(play)
        else:
            option = rng.choice(options(play))
        play.step(option)


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_the_same_visits_give_the_same_game(table: Table) -> None:
    once = game_of(table, 3, 24)
    assert same(once, game_of(table, 3, 24))
    assert not same(once, game_of(table, 3, 2)), "the number of visits says nothing"


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_the_number_of_cores_changes_nothing(table: Table) -> None:
    assert same(game_of(table, 3, 30), game_of(table, 3, 30, cores=2))


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_positions_that_look_the_same_get_the_same_decision(table: Table) -> None:
    bot = search(table)
    for play in moments(table, 5, each=9):
        looks = [seen(play)]
        for seed in (1, 2):
            other = fast(table).resample(seen(play), 0, seed)
            looks.append(gate.observe(table.game.position, table.game.seats, other, 0))
        decisions = {bot.decide(look, options(play), random.Random(9), visits(30)) for look in looks}
        assert len(decisions) == 1


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_the_explanation_counts_every_visit(table: Table) -> None:
    bot, explained = search(table), 0
    for play in moments(table, 6, each=6):
        option = bot.decide(seen(play), options(play), random.Random(1), visits(36))
        judged = bot.explain()
        if not judged:
            continue
        explained += 1
        assert judged[0].option == option
        assert {each.option for each in judged} <= set(options(play))
        assert 36 - len(judged) < sum(each.visits for each in judged) <= 36
        assert all(0 <= each.win_chance <= 1 and np.isfinite(each.score) for each in judged)
    assert explained > 3


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_few_visits_leave_it_to_the_network(table: Table) -> None:
    bot = search(table)
    for play in moments(table, 4, each=15):
        few = bot.decide(seen(play), options(play), random.Random(8), visits(2 * WIDE.worlds - 1))
        assert few == net(table, 0).decide(seen(play), options(play), random.Random(8), visits(1))
        assert bot.explain() == []


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_what_the_network_would_choose_comes_first(table: Table) -> None:
    """Also in auctions, where it names limits. All options that it considers are legal, and each occurs once."""
    foresight = search(table).foresight
    for play in moments(table, 4, each=2):
        prior = foresight.prior(seen(play), options(play))
        assert prior[0][0] == net(table, 0).decide(seen(play), options(play), random.Random(8), visits(1))
        found = [option for option, _ in prior]
        assert set(found) <= set(options(play)) and len(set(found)) == len(found)
        assert sum(likely for _, likely in prior) == pytest.approx(1)


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_a_playout_that_reaches_the_end_is_won_shared_or_lost(table: Table) -> None:
    """And the same option fares the same in the same world."""
    foresight = Foresight(table.game, table.setup, table.sheet, 0, search(table).foresight.network)
    play = moments(table, 4)[-1]
    choice = net(table, 0).decide(seen(play), options(play), random.Random(1), visits(1))
    won, points = foresight.play(seen(play), [choice, choice], 6, Reach(10**6), random.Random(2))
    assert (won[:, 0] == won[:, 1]).all() and (points[:, 0] == points[:, 1]).all()
    assert set(np.unique(won * 60).tolist()) <= {60 / n for n in range(1, 6)} | {0.0}, (
        "a game that is over is won, shared or lost"
    )


def test_a_quick_network_plays_on_and_the_large_one_judges(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another quick network leads to other positions, and the large one still judges. A damaged quick network is replaced by the
    large one."""
    table = next(table for table in BOTH if shipped_quick(table.game).exists())
    large = search(table).foresight.network
    assert quick_of(large, table.game, table.setup, table.sheet) is load(shipped_quick(table.game))
    other = load(write_random(tmp_path / "quick.npz", table.game))
    play = moments(table, 4, each=9)[0]
    found = []
    for quick in (None, load(shipped_quick(table.game)), other):
        foresight = Foresight(table.game, table.setup, table.sheet, 0, large, quick)
        found.append([foresight.play(seen(play), options(play)[:2], 4, Reach(far), random.Random(2))[0] for far in (0, 60)])
    at_once, later = ([one[far] for one in found] for far in (0, 1))
    assert not (later[1] == later[2]).all()
    assert all(((won > 0) & (won < 1)).all() for won in at_once), "nothing is over so early: the large network says who will win"
    monkeypatch.setattr(net_module, "shipped_quick", lambda game: tmp_path / "quick.npz")
    assert quick_of(large, table.game, table.setup, table.sheet) is not large
    (tmp_path / "quick.npz").write_bytes(b"damaged")
    assert quick_of(large, table.game, table.setup, table.sheet) is large


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_a_time_is_kept(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on with the decisions of playouts, so that no other program has a say in it."""
    bot = NetSearch(table.game, table.setup, table.sheet, 0, visits(80), quiet=True)
    monkeypatch.setattr(CLOCK, lambda: bot.foresight.decided * FIRST_COST)
    for play in moments(table, 4, each=2):
        bot.decide(seen(play), options(play), random.Random(8), visits(80))
        if bot.explain():
            break
    totals = []
    for seconds in (0.001, 0.05, 0.3):
        before = bot.foresight.decided
        assert bot.decide(seen(play), options(play), random.Random(8), Budget(seconds=seconds)) in options(play)
        assert (bot.foresight.decided - before) * FIRST_COST < 1.2 * seconds
        totals.append(sum(each.visits for each in bot.explain()))
    assert totals[0] < totals[1] < totals[2]


def test_more_playouts_try_more_options() -> None:
    prior = [(n, 0.5**n) for n in range(1, 30)]
    for width in (WIDE, IN_AUCTIONS, ELSEWHERE):
        sizes = [len(tried(prior, playouts, width)) for playouts in (1, 13, 20, 50, 10_000)]
        assert sizes == sorted(sizes) and sizes[0] == 1 and len(set(sizes)) > 3
        if width.rare:
            assert 0.5 ** (sizes[-1] + 1) < width.rare < 0.5 ** sizes[-1], "however much time there is, some are too unlikely"
        assert len(tried([(n, 0.05) for n in range(2 * MOST)], 10_000, width)) == MOST
        assert tried([(4, 0.2), (9, 0.7), (3, 0.1)], 100, width)[0] == (4, 0.2), "the network's own choice stays first"
        assert [option for option, _ in tried([(4, 1.0), (9, 1e-9)], 1000, width)] == [4]


def test_what_is_most_unlikely_is_tried_where_the_network_judges_well() -> None:
    """Not in auctions, nor in games where it judges less well: there, an unlikely option that looks good does so by error."""
    prior = [(0, 0.9998), (1, 0.0001), (2, 0.00005), (3, 0.00005)]
    assert [len(tried(prior, 24, width)) for width in (WIDE, IN_AUCTIONS, ELSEWHERE)] == [4, 1, 1]
    for table in BOTH:
        rounds, bot, met = table.game.name == "die-macher", search(table), set()
        for play in moments(table, 4, each=3):
            bot.decide(seen(play), options(play), random.Random(8), visits(2))
            met.add((bool(bot.foresight.sight.auction), bot._width))
        assert met <= {(False, WIDE), (True, IN_AUCTIONS)} if rounds else {width for _, width in met} == {ELSEWHERE}
        assert len(met) == 2 or not rounds


def test_more_time_is_more_playouts_that_go_further() -> None:
    """Until they reach the end of the game; beyond that there are only more of them."""
    for decisions in (500, 2000, 8000, 40_000):
        one, four = affordable(decisions), affordable(4 * decisions)
        assert four == pytest.approx(2**1.5 * one)
        assert 1.35 * reach_of(one).decisions < reach_of(four).decisions < 1.5 * reach_of(one).decisions
        assert one * REACH * one ** (1 / 3) == pytest.approx(decisions), "more than there is time for"
    assert reach_of(affordable(10**8)).decisions == FARTHEST
    assert affordable(10**8) * FARTHEST == pytest.approx(10**8)


def test_playouts_go_to_the_next_round_where_the_network_judges_well() -> None:
    """In Die Macher, however many playouts there are, each ends where the seat is first asked in the next round."""
    for table in BOTH:
        rounds = table.game.name == "die-macher"
        reaches = [search(table).reach(playouts) for playouts in (10, 1000)]
        assert (reaches[0] == reaches[1]) == rounds and (reaches[0].ticks == 1) == rounds
    table = next(table for table in BOTH if table.game.name == "die-macher")
    foresight, ended = search(table).foresight, set()
    for play in moments(table, 4, each=5):
        here = int(play.position["round"][0])
        foresight.play(seen(play), options(play)[:2], 2, search(table).reach(40), random.Random(2))
        ended |= {int(number) - here for number in foresight._desks[0].positions["round"][:4]}
    assert ended <= {0, 1} and 1 in ended, "0 only where the game ended"


def test_with_more_time_playouts_go_on_for_two_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the network judges well at the start of a round. Such a playout counts as the number of visits that take as long."""
    for table in BOTH:
        bot = search(table)
        met: set[int] = set()
        play_on = bot.foresight.play

        def watched(*arguments: Any, play_on: Any = play_on, met: set[int] = met) -> Any:
            met.add(len(arguments[3].shares))
            return play_on(*arguments)

        monkeypatch.setattr(bot.foresight, "play", watched)
        monkeypatch.setattr(CLOCK, lambda bot=bot: bot.foresight.decided * FIRST_COST)
        two, one = WAYS
        budgets = {
            visits(40): one, visits(two.visits - 1): one, visits(two.visits): two,
            Budget(seconds=0.02): one, Budget(seconds=two.seconds): two,
        }  # fmt: skip
        for budget, way in budgets.items():
            met.clear()
            for play in moments(table, 4, each=9)[3:]:  # up to the first that needs thought
                bot.decide(seen(play), options(play), random.Random(8), budget)
                if met:
                    break
            expected_way = way if table.game.name == "die-macher" else one
            assert met == {expected_way.rounds}, f"{table}: {budget}"
            if budget.visits is not None:
                assert 0 < sum(each.visits for each in bot.explain()) <= budget.visits / expected_way.counts
        monkeypatch.undo()


def test_in_auctions_playouts_end_with_the_round_however_many_there_are() -> None:
    table = next(table for table in BOTH if table.game.name == "die-macher")
    bot, budget = search(table), visits(10 * WAYS[0].visits)
    (few, short), (many, long) = bot._plan(budget, False, 0), bot._plan(budget, True, 0)
    assert (len(short.shares), len(long.shares)) == (2, 1)
    assert many.left() == budget.visits and few.left() == int(many.left() / WAYS[0].counts)


def test_where_playouts_take_long_fewer_options_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """All options are tried in one world first; the time that this took settles how many of them there is time to go on with."""
    for table in BOTH:
        bot = search(table)
        play = next(
            play for play in moments(table, 4) if len(tried(bot.foresight.prior(seen(play), options(play)), 40, bot._width)) > 2
        )
        prior = tried(bot.foresight.prior(seen(play), options(play)), 40, bot._width)
        tables: list[int] = []
        now, play_on = [0.0], bot.foresight.play

        def slow(*arguments: Any, play_on: Any = play_on, tables: list[int] = tables, now: list[float] = now) -> Any:
            tables.append(len(arguments[1]))
            now[0] += 0.4 * len(arguments[1]) * arguments[2]
            return play_on(*arguments)

        monkeypatch.setattr(bot.foresight, "play", slow)
        monkeypatch.setattr(CLOCK, lambda now=now: now[0])
        trial = bot.halve(seen(play), prior, Purse(Budget(seconds=2.0), 0.02), bot.reach(40), random.Random(8))
        assert tables[0] == len(prior) and max(tables[1:], default=1) < len(prior)
        assert prior[0][0] in trial.active
        monkeypatch.undo()


def test_how_long_playouts_are_is_remembered_by_kind_of_decision() -> None:
    """So that at the start of a round, when playouts are long, no more options are tried than there is time to try twice."""
    table = next(table for table in BOTH if table.game.name == "die-macher")
    bot, budget = search(table), Budget(seconds=0.05)
    bot._lengths.clear()  # other tests have thought with the same bot
    for play in moments(table, 4, each=9):
        before = bot.foresight.decided
        bot.decide(seen(play), options(play), random.Random(8), visits(40))
        if tries := sum(each.visits for each in bot.explain()):
            kind = bot.foresight.kind(seen(play))
            assert bot._lengths.keys() == {(kind, 1)}
            assert bot._lengths[kind, 1] == (bot.foresight.decided - before) / tries
            break
    bot._lengths[kind, 1] = WAYS[-1].decisions * 10
    long, other = (bot._plan(budget, False, each)[0].cost for each in (kind, kind + 1))
    assert long == pytest.approx(10 * other)


def test_the_later_judgement_counts_more_the_more_playouts_there_are() -> None:
    assert shares_of(1, 50) == (1.0,)
    assert shares_of(2, EVEN) == (0.5, 0.5)
    late = [shares_of(2, playouts)[1] for playouts in (5, 50, 500, 5000)]
    assert late == sorted(late) and late[0] < 0.1 and late[-1] > 0.9
    assert all(sum(shares_of(2, playouts)) == pytest.approx(1) for playouts in (5, 50, 500))


def test_a_longer_playout_is_judged_on_its_way() -> None:
    """After the first round its judgement is that of the shorter playout, because the games are the same up to there. Once a game
    has ended, only its result counts."""
    table = next(table for table in BOTH if table.game.name == "die-macher")
    foresight, met = search(table).foresight, set()
    for play in moments(table, 4, each=5):
        first, early, late, both = (
            foresight.play(seen(play), options(play)[:2], 2, Reach(ticks=1, shares=shares), random.Random(2))[0]
            for shares in ((1.0,), (1.0, 0.0), (0.0, 1.0), (0.25, 0.75))
        )
        assert early == pytest.approx(first)
        assert both == pytest.approx(0.25 * early + 0.75 * late)
        met.add(bool(np.allclose(late, early)))
    assert met == {True, False}


def test_much_thought_is_believed_and_a_little_is_not() -> None:
    before = -LEANING
    little, much = np.tile([0.9, -0.88], 2), np.tile([0.9, -0.88], 200_000)
    assert expected(much, before) == pytest.approx(0.01, abs=0.001)
    assert before < expected(little, before) < 0.0
    assert expected(np.array([0.5]), before) == before, "one world says nothing"
    assert expected(np.full(9, 0.01), before) == pytest.approx(0.01, abs=DOUBT / 100)


def test_the_search_goes_by_the_network_where_there_is_one() -> None:
    game = find_game("die-macher")
    setup = make_setup(game)
    sheet = game.sheet(setup, None)
    own = game.sheet(setup, {"components.start_money": 40})
    assert fits(game, setup, sheet) and not fits(game, setup, own)
    assert isinstance(make_bot("search", game, setup, sheet, 0, compiled=True), NetSearch)
    assert isinstance(make_bot("search@2", game, setup, sheet, 0, compiled=True), NetSearch)
    assert isinstance(make_bot("search@1", game, setup, sheet, 0, compiled=True), Search)
    assert isinstance(make_bot("search", game, setup, own, 0, compiled=True), Search), "figures that it has not learned"
    check_seated(parse_spec("search"), game, setup, own)
    with pytest.raises(BadNetwork, match="other figures"):
        check_seated(parse_spec("search@2"), game, setup, own)


def test_time_that_runs_out_between_two_looks_at_the_clock_is_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time left is less at every look at the clock: this purse has enough at one look and nothing at the next."""
    table = BOTH[0]
    bot, left = search(table), iter([20, 20, 20, 2, 1, *[0] * 99])
    monkeypatch.setattr(Purse, "left", lambda purse: next(left))
    play = moments(table, 4, each=9)[0]
    prior = bot.foresight.prior(seen(play), options(play))[:2]
    trial = bot.halve(seen(play), prior, Purse(Budget(seconds=9), 1.0), Reach(0), random.Random(1))
    assert trial.worlds > 0


def test_a_trial_that_was_held_up_is_not_believed_for_ever() -> None:
    assert learned(0.001, 0.0001, poor=False) < 0.001
    assert learned(0.001, 60.0, poor=False) < 0.0015, "one trial that took a minute, since code was loaded, changes little"
    assert learned(0.001, math.inf, poor=False) == 0.001, "a decision without a choice teaches nothing"
    assert learned(1.0, math.inf, poor=True) == 0.5, "where none could be afforded the next one is bolder"


def test_a_search_that_thinks_itself_too_poor_to_think_tries_again() -> None:
    table = BOTH[0]
    one = NetSearch(table.game, table.setup, table.sheet, 0, Budget(seconds=0.05), quiet=True)
    one._cost = 1.0  # as after a playout that was held up
    play, rng = fast(table).play(3), random.Random(3)
    while not play.over and not one.foresight.decided:
        bot = one if play.seat == 0 else net(table, play.seat)
        play.step(bot.decide(seen(play), options(play), rng, Budget(seconds=0.05)))
    assert one.foresight.decided, "it never thought in the whole game"
