"""5 Never: invariants over whole random games, the bound on decisions, and plain against compiled rules, byte for byte."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from hustings.core import layout, loops
from hustings.core.chance import seeded
from hustings.core.compiled.twins import Twins
from hustings.core.play import Play, make_setup, start
from hustings.core.registry import game
from hustings.games.helvetiq.position import OVER
from hustings.games.helvetiq.sheet import LONGEST
from support.helvetiq.invariants import invariants
from support.thinning import ALL

GAME = game("helvetiq")

# The longest and richest game that the limits of the figures allow.
LARGEST: dict[str, Any] = {
    "board.drawers": 60, "board.open_drawers": list(range(2, 24, 2)), "board.die": [6] * 6, "material.starting_hands": [8] * 4,
    "material.office_cards": [2, 2, 2], "material.pawns": 9, "special.draws.fund_raising": 5, 'board.chairs."E3"': 20,
}  # fmt: skip


def as_dict(play: Play) -> dict[str, Any]:
    return layout.as_dict(GAME.position, play.position)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_5_invariants_hold_in_every_position_of_random_games(players: int) -> None:
    for seed in range(12 if ALL else 4):
        choose = random.Random(seed)
        play = start("helvetiq", players=players, seed=seed)
        scores = play.scores()
        while not play.over:
            assert invariants(as_dict(play)) == []
            seat = choose.choice(play.asked)
            options = play.legal(seat)
            assert options, "nobody is asked without a choice"
            play.act(seat, choose.choice(options))
            assert all(new >= old for new, old in zip(play.scores(), scores, strict=True)), "scores never fall"
            scores = play.scores()
        assert invariants(as_dict(play)) == []
        assert len(play.entries) - 1 <= LONGEST


def test_5_more_games_at_their_ends() -> None:
    """There are too many games to check every position: each is checked now and then, and at its end."""
    for seed in range(150 if ALL else 50):
        choose = random.Random(seed)
        play = start("helvetiq", players=2 + seed % 3, seed=seed + 100)
        while not play.over:
            if choose.random() < 0.02:
                assert invariants(as_dict(play)) == []
            play.act(play.asked[0], choose.choice(play.legal(play.asked[0])))
        assert invariants(as_dict(play)) == []
        assert play.winners() and len(play.entries) - 1 <= LONGEST


def test_5_the_bound_holds_for_the_largest_figures() -> None:
    """The players play all they can: they never obtain cards while anything else is possible."""
    setup = make_setup(GAME, players=4)
    sheet = GAME.sheet(setup, LARGEST)
    for seed in range(2):
        choose = random.Random(seed)
        play = Play(GAME, setup, sheet, seed=seed)
        while not play.over:
            seat = play.asked[0]
            options = play.legal(seat)
            wasteful = [option for option in options if GAME.option(option).key not in ("pass", "obtain")]
            play.act(seat, choose.choice(wasteful or options))
        assert 1_000 < len(play.entries) - 1 <= LONGEST


def test_5_the_bound_of_the_printed_game_is_far_below() -> None:
    """Restated by hand: 38 turns obtain; 18 + 38 x (3 + 2) + 10 vote cards, 28 special cards and 20 pawns are used up, each in an
    action of at most 14 decisions; four last actions."""
    assert LONGEST > 38 + 14 * (18 + 38 * 5 + 10 + 28 + 20 + 4)


@pytest.fixture(scope="module")
def twins() -> Twins:
    return Twins(GAME, (loops.random_games, loops.results))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plain_and_compiled_rules_agree_byte_for_byte(twins: Twins, players: int) -> None:
    from hustings.core.binding import Binding
    from hustings.core.chance import Chance

    count = 20
    setup = make_setup(GAME, players=players)
    figures = GAME.sheet(setup, None).record
    ended = []
    for compiled in (True, False):
        positions, chances, bots = layout.blank(GAME.position, count), seeded(5, 0, count), seeded(6, 0, count)
        GAME.prepare(positions, setup)
        chances["said"] = -1
        if compiled:
            room: Any = np.zeros(GAME.options + 1, np.int64)
            made = twins.bind(loops.random_games)(figures, positions, chances, bots, room, 10**9)
        else:
            made = Binding(GAME).bind(loops.random_games)(
                [layout.plain(GAME.figures, figures)],
                [layout.plain(GAME.position, positions, i) for i in range(count)],
                [layout.plain(Chance, chances, i) for i in range(count)],
                [layout.plain(Chance, bots, i) for i in range(count)],
                [0] * (GAME.options + 1),
                10**9,
            )
        ended.append((made, positions.tobytes(), chances["turn"].tobytes()))
        assert set(positions["phase"]) == {2}
    assert ended[0] == ended[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_5_invariants_hold_in_three_thousand_compiled_games(twins: Twins, players: int) -> None:
    """A thousand games of each size, checked now and then and at their ends. Their results must match the positions."""
    count, slice_of = 1_000, 311
    setup = make_setup(GAME, players=players)
    figures = GAME.sheet(setup, None).record
    positions, chances, bots = layout.blank(GAME.position, count), seeded(1, 0, count), seeded(2, 0, count)
    GAME.prepare(positions, setup)
    chances["said"] = -1
    room: Any = np.zeros(GAME.options + 1, np.int64)
    play_on = twins.bind(loops.random_games)
    at = 0  # the first game that is not over
    while at < count:
        play_on(figures, positions[at:], chances[at:], bots[at:], room, slice_of)
        while at < count and positions["phase"][at] == OVER:
            assert invariants(layout.as_dict(GAME.position, positions, at)) == []
            at += 1
        if at < count and positions["players"][at] and positions["drawer"][at]:
            assert invariants(layout.as_dict(GAME.position, positions, at)) == []
    points: Any = np.zeros((count, 4), np.int64)
    standings: Any = np.zeros((count, 4), np.int64)
    twins.bind(loops.results)(positions, 4, points, standings)
    assert (points == positions["points"].sum(axis=2)).all() and (points == standings).all()


def test_neither_the_other_game_nor_numba_is_imported() -> None:
    code = (
        "import sys; from hustings.core.play import start; p = start('helvetiq', seed=1); "
        "p.act(p.asked[0], p.legal(p.asked[0])[0]); "
        "print([m for m in sys.modules if m.startswith('hustings.games.') and 'helvetiq' not in m or m == 'numba'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
