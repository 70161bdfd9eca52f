"""A game driven through the compiled rules from Python: the same game as by the plain rules, and the same errors."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from hustings.core import gate, layout
from hustings.core.compiled.play import Fast, FastPlay, load
from hustings.core.errors import IllegalAction, MalformedAction, UnknownName
from hustings.core.play import Play, start


@pytest.fixture(scope="module")
def fast() -> Fast:
    return load("die-macher", players=4)


@pytest.fixture
def play(fast: Fast) -> FastPlay:
    return fast.play(seed=1)


def finish(play: FastPlay, seed: int = 1) -> FastPlay:
    choose = random.Random(seed).choice
    while not play.over:
        play.step(choose(play.options.tolist()))
    return play


def test_it_is_the_game_that_play_plays(fast: Fast, play: FastPlay) -> None:
    plain, choose = Play(fast.game, fast.setup, fast.sheet, seed=1), random.Random(1).choice
    while not plain.over:
        seat = plain.asked[0]
        assert (play.seat, play.options.tolist(), play.count) == (seat, plain.legal(seat), len(plain.legal(seat)))
        option = choose(plain.legal(seat))
        plain.act(seat, option)
        play.step(option)
        assert layout.same(play.position, plain.position)
    assert play.over
    assert (play.seat, play.count, len(play.options)) == (-1, 0, 0)
    assert (play.scores(), play.winners()) == (plain.scores(), plain.winners())


def test_step_says_how_many_options_come_next(play: FastPlay) -> None:
    while not play.over:
        assert play.step(play.options[0]) == len(play.options) == play.count


def test_restart_begins_another_game_in_the_same_memory(fast: Fast, play: FastPlay) -> None:
    finish(play)
    for seed in (2, 1):
        count = play.restart(seed)
        new = fast.play(seed)
        assert count == new.count
        assert layout.same(play.position, new.position)
        assert layout.same(finish(play).position, finish(new).position)


def test_a_copy_is_independent_and_draws_the_same(play: FastPlay) -> None:
    for _ in range(40):
        play.step(play.options[0])
    before, twin = play.position.tobytes(), play.copy()
    finish(twin, seed=5)
    assert twin.over
    assert play.position.tobytes() == before
    assert layout.same(finish(play, seed=5).position, twin.position)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))], ids=["deepcopy", "pickle"])
def test_a_game_under_way_can_be_copied_by_python_and_pickled(fast: Fast, play: FastPlay, again: Callable[[Any], Any]) -> None:
    plain, choose = Play(fast.game, fast.setup, fast.sheet, seed=1), random.Random(3).choice
    for _ in range(60):
        option = choose(plain.legal(plain.asked[0]))
        plain.act(plain.asked[0], option)
        play.step(option)
    before, twin, plain_twin = play.position.tobytes(), again(play), again(plain)
    assert twin.fast.game is plain_twin.game is fast.game
    assert (twin.seat, twin.count, plain_twin.seed) == (play.seat, play.count, 1)
    while not plain_twin.over:
        option = choose(plain_twin.legal(plain_twin.asked[0]))
        plain_twin.act(plain_twin.asked[0], option)
        twin.step(option)
        assert layout.same(twin.position, plain_twin.position)
    assert twin.over
    assert play.position.tobytes() == plain.position.tobytes() == before
    assert len(plain.entries) == 61
    for entry in plain_twin.entries[61:]:
        assert plain.act(entry.seat, entry.option) == entry
    assert layout.same(plain.position, plain_twin.position)


def test_nobody_has_won_before_the_end(play: FastPlay) -> None:
    assert play.winners() == []


@pytest.mark.parametrize("option", [-1, 10**6, 1 << 70, 1.5, "1", None])
def test_what_is_no_action_is_malformed_and_changes_nothing(play: FastPlay, option: Any) -> None:
    before = play.position.tobytes(), play.seat, play.options.tolist()
    with pytest.raises(MalformedAction, match="option"):
        play.step(option)
    assert (play.position.tobytes(), play.seat, play.options.tolist()) == before


def test_what_is_illegal_is_refused_like_play_does_and_changes_nothing(fast: Fast, play: FastPlay) -> None:
    """At the first decision of every kind in a game, since the same reason may come from different rules."""
    plain = Play(fast.game, fast.setup, fast.sheet, seed=1)
    kinds: set[str] = set()
    while not plain.over:
        seat, options = play.seat, play.options.tolist()
        before = play.position.tobytes()
        kind = plain.decision(seat)
        for option in set(range(fast.game.options)) - set(options) if kind not in kinds else ():
            assert play.refusal(seat, option) == plain.refusal(seat, option) != 0
            with pytest.raises(IllegalAction) as refused:
                play.step(option)
            with pytest.raises(IllegalAction) as plainly:
                plain.act(seat, option)
            ours, theirs = refused.value, plainly.value
            assert (ours.reason, ours.key, ours.rule) == (theirs.reason, theirs.key, theirs.rule), kind
            assert str(ours) == str(theirs)
        assert play.position.tobytes() == before
        kinds.add(kind)
        chosen = options[len(plain.entries) % len(options)]
        plain.act(seat, chosen)
        play.step(chosen)
    assert len(kinds) > len(fast.game.decisions) // 2


def test_nothing_is_accepted_after_the_end(play: FastPlay) -> None:
    finish(play)
    with pytest.raises(IllegalAction, match="the game is over"):
        play.step(0)


@pytest.mark.parametrize("kind", [np.int64, np.int16, np.uint8])
def test_numpy_integers_are_integers(play: FastPlay, kind: type[Any]) -> None:
    option = next(x for x in range(256) if play.refusal(0, x) != 0)
    with pytest.raises(IllegalAction):
        play.step(kind(option))


@pytest.mark.parametrize("kind", [np.int64, np.int16, np.uint8])
def test_numpy_integers_are_seeds_and_numbers_of_players(kind: type[Any]) -> None:
    plain, fast = start("die-macher", players=kind(4), seed=kind(7)), load("die-macher", players=kind(4))
    assert type(plain.setup.players) is type(fast.setup.players) is int, "records hold them"
    assert layout.same(plain.position, start("die-macher", players=4, seed=7).position)
    assert layout.same(fast.play(seed=kind(7)).position, plain.position)
    seen = plain.observe(0)
    assert layout.same(fast.resample(seen, 0, seed=kind(5)), fast.resample(seen, 0, seed=5))


@pytest.mark.parametrize("seed", [1.5, "7", float("nan"), [1]])
def test_what_is_no_seed_is_said(fast: Fast, seed: Any) -> None:
    for begin in (fast.play, partial(start, "die-macher")):
        with pytest.raises(MalformedAction, match=r"seed .* is not a whole number"):
            begin(seed=seed)


def test_a_choice_that_the_game_does_not_have_is_refused() -> None:
    for make in (load, start):
        with pytest.raises(UnknownName, match=r"unknown choice of die-macher: colors. There is: colours"):
            make("die-macher", choices={"colors": ["red"]})


def test_observe_and_resample_agree_with_the_gate(fast: Fast, play: FastPlay) -> None:
    for _ in range(60):
        play.step(play.options[-1])
    game = fast.game
    for seat in range(4):
        seen = play.observe(seat)
        assert layout.same(seen, gate.observe(game.position, game.seats, play.position, seat))
        complete = fast.resample(np.repeat(seen, 3), seat, seed=seat)
        for one in range(3):
            assert layout.same(gate.observe(game.position, game.seats, complete[one : one + 1], seat), seen)
    assert layout.same(play.observe(None), gate.observe(game.position, game.seats, play.position, game.seats))


@pytest.mark.parametrize("seat", [-1, 4, 5])
def test_seats_that_do_not_exist_are_refused(fast: Fast, play: FastPlay, seat: int) -> None:
    with pytest.raises(MalformedAction, match=f"seat {seat} does not exist"):
        play.observe(seat)
    with pytest.raises(MalformedAction, match=f"seat {seat} does not exist"):
        play.refusal(seat, 0)
    with pytest.raises(MalformedAction, match=f"seat {seat} does not exist"):
        fast.resample(play.observe(0), seat, seed=1)


def test_records_that_do_not_lie_side_by_side_are_copied_too(play: FastPlay) -> None:
    several = np.repeat(play.position, 4)
    several["round"] = [1, 2, 3, 4]
    copied = layout.copy(several[::2])
    assert copied["round"].tolist() == [1, 3]
    copied["round"] = 7
    assert several["round"].tolist() == [1, 2, 3, 4]


def test_an_observation_of_another_size_is_refused(fast: Fast, play: FastPlay) -> None:
    """`observe_bytes` does not check every index, so sizes are checked once."""
    raw = play.position.view(np.uint8)
    keep, fill = gate.masks(fast.game.position, fast.game.seats)
    for observe in (gate.observe_bytes, fast.kernels[gate.observe_bytes]):
        for masks in ((keep[0][:-1], fill[0]), (keep[0], fill[0][:-1])):
            with pytest.raises(IndexError, match="of one size"):
                observe(raw, *masks, np.zeros_like(raw))
        with pytest.raises(IndexError, match="of one size"):
            observe(raw, keep[0], fill[0], np.zeros(len(raw) - 1, np.uint8))
