"""Playouts by networks in compiled code: the same, decision by decision, as a plain loop over rules, gate and network."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from hustings.bots.net import load, quick_of, shipped
from hustings.bots.thinking import foresight as foresight_module
from hustings.bots.thinking.foresight import TO_THE_END, Foresight, Reach
from hustings.bots.thinking.forward import THOUGHT, think
from hustings.bots.thinking.mind import mind_of
from hustings.bots.thinking.net_playouts import FORESIGHT, OPTION, READY, SEAT, STAGE, play_on
from hustings.bots.thinking.network import Network
from hustings.bots.thinking.reading import compiled_thought, plain_thought, views_of
from hustings.core.compiled.kernels import Kernels, ready
from hustings.core.compiled.play import Fast, FastPlay
from hustings.core.compiled.sight import Sight
from hustings.core.encoding import encoding_of
from hustings.core.registry import game as find_game
from support.contract.tables import Table, largest, tables
from support.networks import LEARNABLE, write_random
from support.plain_playouts import Alone, PlainPlayouts

LEARNED = [name for name in LEARNABLE if shipped(find_game(name)).exists()]
SOME = [table for table in tables() if table.game.name in LEARNED][::3]
BOTH = [table for table in largest() if table.game.name in LEARNED]


@cache
def networks(table: Table) -> tuple[Network, Network]:
    network = load(shipped(table.game))
    return network, quick_of(network, table.game, table.setup, table.sheet)


def moments(table: Table, seed: int, each: int) -> list[FastPlay]:
    """Every `each`-th position of a random game in which a seat has a choice."""
    play, rng, found, number = Fast(table.game, table.setup, table.sheet, quiet=True).play(seed), random.Random(seed), [], 0
    while not play.over:
        if play.count > 1:
            number += 1
            if number % each == 0:
                found.append(play.copy())
        play.step(int(rng.choice(play.options)))
    return found


def compare(table: Table, play: FastPlay, network: Network, quick: Network, reach: Reach, worlds: int = 2) -> PlainPlayouts:
    """Compare both implementations from one position, and return the plain one, which counts on the way. It makes no difference
    how many tables are played at once."""
    seen, options = play.observe(play.seat), [int(option) for option in play.options][:3]
    plain = PlainPlayouts(table, play.seat, network, quick)
    compiled = Foresight(table.game, table.setup, table.sheet, play.seat, network, quick, quiet=True)
    won, points = plain.play(seen, options, worlds, reach, random.Random(4))
    found = compiled.play(seen, options, worlds, reach, random.Random(4))
    assert found[0] == pytest.approx(won, abs=1e-5)
    assert found[1] == pytest.approx(points, abs=1e-3)
    return plain


@pytest.mark.parametrize("table", SOME, ids=str)
def test_a_playout_is_the_plain_one(table: Table) -> None:
    """At every third set-up, wherever a random game leads, and at the end of the game as well."""
    network, quick = networks(table)
    for play in moments(table, 11, each=60):
        compare(table, play, network, quick, Reach(40))
        compare(table, play, network, quick, Reach(ticks=1))
        compare(table, play, network, quick, Reach(ticks=1, shares=(0.2, 0.5, 0.3)), worlds=1)
    compare(table, moments(table, 12, each=50)[-1], network, quick, TO_THE_END)


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_every_position_on_the_way_is_the_plain_one(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choice by choice: the compiled loop is stopped after each, and its seat and option are compared with the plain loop's."""
    network, quick = networks(table)
    monkeypatch.setattr(foresight_module, "SLICE", 1)
    play = moments(table, 13, each=25)[0]
    seen, option = play.observe(play.seat), int(play.options[0])
    plain = PlainPlayouts(table, play.seat, network, quick)
    plain.play(seen, [option], 1, Reach(200), random.Random(6))
    compiled = Foresight(table.game, table.setup, table.sheet, play.seat, network, quick, quiet=True)
    steps, kernel = [(play.seat, option)], compiled._play_on

    def watched(*arguments: object) -> bool:
        ended: bool = kernel(*arguments)
        state = compiled._desks[0].tables.state[0]
        if state[STAGE] == READY:
            steps.append((int(state[SEAT]), int(state[OPTION])))
        return ended

    monkeypatch.setattr(compiled, "_play_on", watched)
    compiled.play(seen, [option], 1, Reach(200), random.Random(6))
    rest = iter(plain.choices)
    assert len(steps) > 60 and all(step in rest for step in steps), "in their order; forced ones come between"


def test_where_the_quick_network_is_in_doubt_the_large_one_chooses() -> None:
    """Die Macher has both networks, and each makes a fair share of the decisions. A network on its own is never in doubt."""
    table = next(table for table in BOTH if table.game.name == "die-macher")
    network, quick = networks(table)
    assert network is not quick
    doubted = 0
    for play in moments(table, 21, each=90):
        one = compare(table, play, network, quick, Reach(60))
        doubted += one.doubted
        assert compare(table, play, quick, quick, Reach(60)).doubted == 0
        compare(table, play, network, quick, Reach(ticks=1, shares=(0.5, 0.5)), worlds=1)
    assert doubted > 100


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_what_is_played_beside_a_playout_changes_no_bit_of_it(table: Table) -> None:
    """Nor does what was played at the same table before."""
    network, quick = networks(table)
    play = moments(table, 22, each=40)[0]
    seen, options = play.observe(play.seat), [int(option) for option in play.options][:5]
    foresight = Foresight(table.game, table.setup, table.sheet, play.seat, network, quick, quiet=True)
    many, points = foresight.play(seen, options, 40, Reach(40), random.Random(7))
    for number in (0, 3, len(options) - 1):
        few, alone = foresight.play(seen, options[number : number + 1], 40, Reach(40), random.Random(7))
        assert few[:, 0].tolist() == many[:, number].tolist() and alone[:, 0].tolist() == points[:, number].tolist()


@pytest.mark.parametrize("of_chance", [False, True], ids=["learned", "of chance"])
@pytest.mark.parametrize("table", BOTH, ids=str)
def test_thinking_of_several_rows_is_what_each_means(table: Table, of_chance: bool, tmp_path: Path) -> None:
    """Inputs as bytes shift the logits a little, but by far less than options differ, so that nearly all choices are the same."""
    network = load(write_random(tmp_path / "net.npz", table.game)) if of_chance else networks(table)[0]
    alone, exact, sight = Alone(table, network), plain_thought(network), Sight(table.game, table.sheet, quiet=True)
    errors, spread, same = [], [], []
    for play in [*moments(table, 23, each=4), *moments(table, 24, each=4)]:
        count = sight.look(play.observe(play.seat), play.seat)
        logits, right = alone(sight.x, sight.slots, count), exact(sight.x, sight.slots, count)[0]
        errors.append(np.abs(logits - right).mean())
        spread.append(right.std())
        same.append(logits.argmax() == right.argmax())
    assert np.mean(errors) < 0.05 * np.mean(spread)
    assert np.mean(same) > 0.95


def test_limits_of_auctions_are_followed() -> None:
    """Die Macher has rising auctions, for which a network names its limit once. A network that decides on each bid separately
    names none to follow."""
    table = next(table for table in BOTH if table.game.name == "die-macher")
    network, quick = networks(table)
    each = [replace(one, made=replace(one.made, bids="each")) for one in (network, quick)]
    limits = 0
    for play in moments(table, 14, each=90):
        limits += compare(table, play, network, quick, Reach(120), worlds=1).followed
        assert compare(table, play, each[0], each[1], Reach(60), worlds=1).followed == 0
    assert limits > 20


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_any_network_plays_on(table: Table, tmp_path: Path) -> None:
    """Networks with random weights lead to positions that no trained one would reach."""
    one, other = (load(write_random(tmp_path / f"{seed}.npz", table.game, seed=seed)) for seed in (1, 2))
    for play in moments(table, 15, each=80):
        compare(table, play, one, other, Reach(60))


@pytest.mark.parametrize("learned", [True, False], ids=["learned", "of chance"])
@pytest.mark.parametrize("table", BOTH, ids=str)
def test_what_a_mind_remembers_changes_no_bit_of_its_answer(table: Table, learned: bool, tmp_path: Path) -> None:
    """A mind continues from the seat's last row; seats and games may alternate in any order. The answer is also that of the
    network in plain code."""
    network = networks(table)[1] if learned else load(write_random(tmp_path / "net.npz", table.game))
    kernel = ready(table.game, THOUGHT, quiet=True)[think]
    plain, sight, used = plain_thought(network), Sight(table.game, table.sheet, quiet=True), mind_of(network)
    plays = [*moments(table, 16, each=9), *moments(table, 17, each=9)]
    random.Random(1).shuffle(plays)
    for number, play in enumerate(plays):
        count, fresh = sight.look(play.observe(play.seat), play.seat), mind_of(network)
        kernel(used, number % table.game.seats, sight.x, sight.slots, count)
        kernel(fresh, 0, sight.x, sight.slots, count)
        assert used.logits[:count].tolist() == fresh.logits[:count].tolist() and used.values.tolist() == fresh.values.tolist()
        logits, values = plain(sight.x, sight.slots, count)
        assert np.abs(used.logits[:count] - logits).max() < 1e-3 and np.abs(used.values - values).max() < 1e-3


@pytest.mark.parametrize("table", BOTH, ids=str)
def test_a_bot_thinks_the_mean_of_all_views(table: Table, tmp_path: Path) -> None:
    """Whatever came before. In a game whose views form a group, the answer is the same in each of them."""
    network, sight = load(write_random(tmp_path / "net.npz", table.game, alike=False)), Sight(table.game, table.sheet, quiet=True)
    views = views_of(table.game, network)
    assert views == sight.encoding.views
    think, alone = compiled_thought(table.game, network, views, quiet=True), plain_thought(network)
    for number, play in enumerate(moments(table, 18, each=9)):
        count = sight.look(play.observe(play.seat), play.seat)
        ways = [(sight.x, sight.slots[:count]), *((v.row(sight.x), np.array(v.slot)[sight.slots[:count]]) for v in views)]
        each = [alone(*way, count) for way in ways]
        for answer, answers in zip(think(*ways[number % len(ways)], count), zip(*each, strict=True), strict=True):
            assert np.abs(answer - np.mean(answers, axis=0)).max() < 1e-3


def test_a_network_that_reads_alike_what_is_alike_sees_the_same_in_all_views(tmp_path: Path) -> None:
    """So a single view is enough. The answers come from compiled code with inputs as bytes, and the games cover all blocks of
    slots."""
    table = next(table for table in BOTH if table.game.name == "die-macher")
    network, sight = load(write_random(tmp_path / "net.npz", table.game)), Sight(table.game, table.sheet, quiet=True)
    assert views_of(table.game, network) == ()
    think, asked = compiled_thought(table.game, network, quiet=True), set()
    for play in moments(table, 19, each=5):
        count = sight.look(play.observe(play.seat), play.seat)
        slots = sight.slots[:count].copy()
        asked |= set(slots.tolist())
        logits, values = (part.copy() for part in think(sight.x, slots, count))
        for view in sight.encoding.views:
            turned, same = think(np.ascontiguousarray(view.row(sight.x)), np.array(view.slot)[slots], count)
            assert np.abs(turned - logits).max() < 1e-4 and np.abs(same - values).max() < 1e-4
    alike = encoding_of(table.game).alike
    assert alike is not None
    for first, size in alike.slots():
        assert asked & set(range(first, first + size)), f"no slot from {first} on was ever legal"


def test_compiled_playouts_depend_on_the_forward_pass_and_on_the_games_encoding() -> None:
    """So a change to either makes them compile again."""
    for name in LEARNED:
        game = find_game(name)
        reached = {rule.__qualname__ for rule in Kernels(game, FORESIGHT).twins.closure(play_on).values()}
        assert {"choose_together", "think", "notice", "tile", "observe_bytes"} <= reached
        assert game.thinking.encoding is not None
        assert game.thinking.encoding().features in Kernels(game, FORESIGHT).rules()
