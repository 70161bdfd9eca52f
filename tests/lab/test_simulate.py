"""Simulations: the same games however the work is divided, the same as by the plain rules, and correct sums."""

from __future__ import annotations

import multiprocessing
import os
import signal
import statistics
from dataclasses import replace

import pytest

from hustings.bots.net import shipped
from hustings.bots.thinking.network import BadNetwork
from hustings.bots.thinking.policies import POLICY_BOT, RANDOM_BOT
from hustings.core import layout
from hustings.core.chance import seeded
from hustings.core.compiled.play import Fast, Numbers, load
from hustings.core.errors import HustingsError, UnknownName
from hustings.core.registry import game
from hustings.lab import simulate
from hustings.lab.simulate import (
    BotTable,
    NetBlock,
    PolicyBlock,
    RandomBlock,
    Tally,
    check_bots,
    game_seed,
    record_plainly,
    share,
)

GAME = game("die-macher")

TABLES: list[tuple[str, int, tuple[str, ...]]] = [
    ("2006", 5, ()),
    ("2006", 3, ("short",)),
    ("1997", 4, ("imposed-stances",)),
]


@pytest.fixture(scope="module")
def fast() -> Fast:
    return load("die-macher")


def sums(tally: Tally) -> tuple[object, ...]:
    return tally.games, tally.decisions, tally.points, tally.squares, tally.wins


@pytest.mark.parametrize(
    ("seed", "index"), [(1, 0), (1, 1), (7, 123_456), (0, 5), (-3, 2), (1 << 64, 9), ((1 << 64) - 1, 1 << 40)]
)
def test_one_game_of_a_simulation_has_a_seed_of_its_own(seed: int, index: int) -> None:
    own = game_seed(seed, index)
    assert 0 <= own < 1 << 64
    assert layout.same(seeded(own), seeded(seed, index))


@pytest.mark.parametrize(("edition", "players", "variants"), TABLES)
def test_the_plain_rules_play_the_same_games(edition: str, players: int, variants: tuple[str, ...]) -> None:
    fast = load("die-macher", edition=edition, players=players, variants=variants)
    block = RandomBlock(fast)
    tally = block.play(seed=11, first=1000, count=3)
    plays = [record_plainly(fast, seed=11, index=1000 + i).play for i in range(3)]
    for i, play in enumerate(plays):
        assert layout.same(play.position, block.positions[i : i + 1])
    scores = list(zip(*(play.scores() for play in plays), strict=True))
    assert tally.decisions == sum(len(play.entries) - 1 for play in plays)
    assert tally.mean_score() == pytest.approx([statistics.mean(column) for column in scores])
    assert tally.score_deviation() == pytest.approx([statistics.pstdev(column) for column in scores])
    won = [sum((seat in play.winners()) / len(play.winners()) for play in plays) / 3 for seat in range(players)]
    assert tally.win_rate() == pytest.approx(won)


def test_the_result_does_not_depend_on_slices_or_blocks(fast: Fast, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate.simulate(fast, games=600, seed=5)
    assert whole.games == 600
    monkeypatch.setattr(simulate, "SLICE", 0.0)  # a thousand decisions at a time
    assert sums(simulate.simulate(fast, games=600, seed=5)) == sums(whole)
    monkeypatch.setattr(simulate, "BLOCK", 7)
    assert sums(simulate.simulate(fast, games=600, seed=5)) == sums(whole)


def test_the_result_does_not_depend_on_workers(fast: Fast) -> None:
    told: list[int] = []
    together = simulate.simulate(fast, games=1500, seed=5, workers=3, progress=told.append)
    assert sums(together) == sums(simulate.simulate(fast, games=1500, seed=5))
    assert sum(told) == 1500
    assert len(told) == 6, "told block by block"


def test_games_differ_and_so_do_seeds(fast: Fast) -> None:
    block = RandomBlock(fast)
    block.play(seed=1, first=0, count=50)
    first = block.positions[:50].copy()
    assert len({game.tobytes() for game in first}) == 50
    block.play(seed=2, first=0, count=50)
    assert not {game.tobytes() for game in first} & {game.tobytes() for game in block.positions[:50]}


def test_a_block_that_was_used_is_as_good_as_new(fast: Fast) -> None:
    block = RandomBlock(fast)
    once = sums(block.play(seed=1, first=0, count=20))
    block.play(seed=9, first=77, count=simulate.BLOCK)
    assert sums(block.play(seed=1, first=0, count=20)) == once


def test_figures_of_a_table_are_played_with(fast: Fast) -> None:
    rich = Fast(fast.game, fast.setup, fast.game.sheet(fast.setup, {"components.start_money": 90}))
    assert sums(simulate.simulate(rich, games=20, seed=1)) != sums(simulate.simulate(fast, games=20, seed=1))


def test_a_shared_win_is_a_share_for_each() -> None:
    assert [share(players) for players in (3, 4, 5)] == [6, 12, 60]
    tally = Tally(2, 0, [0] * 3, [0] * 3, [6 + 3, 3, 0])  # one alone, one shared by two
    assert tally.win_rate() == [0.75, 0.25, 0]


def test_a_shared_win_is_counted_as_such(fast: Fast) -> None:
    def results(gs: object, players: int, points: Numbers, standings: Numbers) -> None:
        standings[:] = [[9, 1, 1, 1, 1], [5, 8, 8, 8, 2], [3, 3, 3, 3, 3]]
        points[:] = standings

    block = RandomBlock(fast)
    block._results = results
    third, fifth = 20, 12
    assert block.play(seed=1, first=0, count=3).wins == [60 + fifth, third + fifth, third + fifth, third + fifth, fifth]


def test_ctrl_c_at_the_terminal_is_not_for_the_workers(fast: Fast) -> None:
    def interrupt(games: int) -> None:
        for child in multiprocessing.active_children():
            assert child.pid is not None
            os.kill(child.pid, signal.SIGINT)

    together = simulate.simulate(fast, games=2000, seed=5, workers=2, progress=interrupt)
    assert sums(together) == sums(simulate.simulate(fast, games=2000, seed=5))


def test_a_worker_that_dies_is_reported(fast: Fast) -> None:
    def kill(games: int) -> None:
        for child in multiprocessing.active_children():
            child.kill()

    with pytest.raises(HustingsError, match="worker process died"):
        simulate.simulate(fast, games=1_000_000, seed=1, workers=2, progress=kill)
    assert multiprocessing.active_children() == []


def test_an_interrupt_leaves_no_worker_behind(fast: Fast) -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate.simulate(fast, games=1_000_000, seed=1, workers=2, progress=interrupt)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("names", "players", "expected"),
    [(["random"], None, None), (["random"], 4, 4), (["random"] * 3, None, 3), (["random"] * 5, 5, 5)],
)
def test_bots_named_say_how_many_play(names: list[str], players: int | None, expected: int | None) -> None:
    assert check_bots(GAME, names, players) == expected


def test_bots_that_do_not_exist_or_do_not_fit_are_refused() -> None:
    with pytest.raises(UnknownName, match=r"unknown bot: clever\. There is: random, heuristic, heuristic@1.* 'hustings arena'"):
        check_bots(GAME, ["random", "clever", "random"], None)
    with pytest.raises(UnknownName, match=r"unknown bot: heuristic@99\. "):
        check_bots(GAME, ["heuristic@99"], None)
    with pytest.raises(UnknownName, match=r"unknown bot: heuristic\. There is: random, net.* others"):
        check_bots(replace(GAME, thinking=replace(GAME.thinking, policy=None)), ["heuristic"], None)
    with pytest.raises(HustingsError, match="3 bots named for 5 players"):
        check_bots(GAME, ["random"] * 3, 5)


LINE_UPS = [
    ("die-macher", (POLICY_BOT, RANDOM_BOT, "heuristic@1")),
    ("die-macher", (RANDOM_BOT, POLICY_BOT, RANDOM_BOT, RANDOM_BOT, POLICY_BOT)),
    ("helvetiq", ("heuristic@1", RANDOM_BOT, POLICY_BOT)),
]


def seated(name: str, *bots: str) -> BotTable:
    fast = load(name, players=len(bots))
    return BotTable(fast.game, fast.setup, fast.sheet, bots)


@pytest.mark.parametrize(("name", "bots"), LINE_UPS)
def test_the_plain_rules_play_the_same_games_of_policies(name: str, bots: tuple[str, ...]) -> None:
    table = seated(name, *bots)
    block = PolicyBlock(table)
    tally = block.play(seed=11, first=1000, count=2)
    plays = [record_plainly(table, seed=11, index=1000 + i).play for i in range(2)]
    for i, play in enumerate(plays):
        assert layout.same(play.position, block.games.positions[i : i + 1])
    assert tally.decisions == sum(len(play.entries) - 1 for play in plays)
    assert tally.points == [sum(column) for column in zip(*(play.scores() for play in plays), strict=True)]


def test_random_bots_play_the_same_games_beside_policies_as_without(fast: Fast) -> None:
    table = BotTable(fast.game, fast.setup, fast.sheet, (RANDOM_BOT,) * 5)
    assert sums(PolicyBlock(table).play(seed=3, first=7, count=20)) == sums(RandomBlock(fast).play(seed=3, first=7, count=20))


@pytest.mark.parametrize("name", [name for name in ("die-macher", "helvetiq") if shipped(game(name)).exists()])
def test_networks_play_the_same_games_whoever_asks(name: str) -> None:
    """In slices, in several processes and by the plain rules with a record. At a temperature they draw from the seed."""
    table = seated(name, "net", RANDOM_BOT, "net:1", POLICY_BOT)
    whole = simulate.simulate(table, games=3, seed=11)
    parts = [NetBlock(table).play(seed=11, first=first, count=count) for first, count in ((0, 1), (1, 2))]
    assert whole.points == [sum(column) for column in zip(*(part.points for part in parts), strict=True)]
    plays = [record_plainly(table, seed=11, index=i).play for i in range(3)]
    assert whole.points == [sum(column) for column in zip(*(play.scores() for play in plays), strict=True)]
    assert whole.decisions == sum(len(play.entries) - 1 for play in plays)
    assert min(whole.points[0], whole.points[2]) > whole.points[1], "networks lost to chance"


def test_a_network_that_has_not_learned_the_table_is_refused(fast: Fast) -> None:
    own = fast.game.sheet(fast.setup, {"components.start_money": 40})
    with pytest.raises(BadNetwork, match="other figures"):
        BotTable(fast.game, fast.setup, own, ("net",)).warm()


def test_one_name_is_for_all_seats(fast: Fast) -> None:
    one = simulate.simulate(BotTable(fast.game, fast.setup, fast.sheet, (POLICY_BOT,)), games=20, seed=1)
    five = simulate.simulate(BotTable(fast.game, fast.setup, fast.sheet, (POLICY_BOT,) * 5), games=20, seed=1)
    assert sums(one) == sums(five)


def test_the_heuristic_wins_where_it_sits_however_many_work() -> None:
    table = seated("die-macher", RANDOM_BOT, RANDOM_BOT, POLICY_BOT)
    alone = simulate.simulate(table, games=600, seed=5)
    assert alone.win_rate()[2] > 0.95
    assert sums(simulate.simulate(table, games=600, seed=5, workers=2)) == sums(alone)
