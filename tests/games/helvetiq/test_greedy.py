"""The greedy policy: never illegal, the same plain and compiled, blind to what its seat may not see, better than random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from hustings.bots.thinking import weights
from hustings.bots.thinking.policies import BOTS_SEED, BY_POLICY, RANDOM, PolicyGames, choose, win_shares
from hustings.core import gate, layout
from hustings.core.binding import Binding
from hustings.core.chance import Chance, fresh, seeded
from hustings.core.errors import HustingsError
from hustings.core.layout import Records
from hustings.core.play import Play, make_setup, start
from hustings.games.helvetiq.position import POWERS
from hustings.games.helvetiq.thinking.greedy import greedy
from support.helvetiq.scene import GAME

GREEDY: Any = Binding(GAME).bind(greedy)
WEIGHTS = layout.plain(weights.layout_of(GAME), weights.load(GAME))


@cache
def games(players: int) -> PolicyGames:
    setup = make_setup(GAME, edition=None, players=players, variants=(), choices=None)
    return PolicyGames(GAME, setup, GAME.sheet(setup, None))


def chosen(play: Play, records: Records, seat: int, bots: Records) -> int:
    """The policy's choice for a position or an observation."""
    b = layout.plain(Chance, bots)
    fresh(b)
    f, o = layout.plain(GAME.figures, play.sheet.record), layout.plain(GAME.position, records)
    option: int = GREEDY(f, WEIGHTS, o, b, seat, [0] * (GAME.options + 1))
    return option


def plainly(players: int, seed: int) -> Iterator[tuple[Play, int, Records]]:
    """A game that the policy plays by the plain rules: each decision with the seat asked and the bots' chance, then the end."""
    play, bots = start("helvetiq", players=players, seed=seed), seeded(seed ^ BOTS_SEED)
    while not play.over:
        seat = play.asked[0]
        yield play, seat, bots
        play.act(seat, chosen(play, play.observe(seat), seat, bots))
    yield play, -1, bots


@pytest.mark.parametrize("players", GAME.players)
def test_hundreds_of_games_without_an_illegal_option(players: int) -> None:
    finished, decisions = games(players).play(5, 0, 250, [BY_POLICY] * players)
    assert (finished["asked"] == 0).all() and decisions > 250 * players * 8


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_plain_and_compiled_play_the_same_game(players: int, seed: int) -> None:
    *_, (play, _, _) = plainly(players, seed)
    finished, decisions = games(players).play(seed, 0, 1, [BY_POLICY] * players)
    assert finished.tobytes() == play.position.tobytes() and decisions == len(play.entries) - 1


def test_a_game_does_not_depend_on_how_the_work_is_cut() -> None:
    alone = games(4).play(7, 3, 1, [BY_POLICY] * 4)[0].tobytes()
    assert games(4).play(7, 0, 5, [BY_POLICY] * 4)[0][3:4].tobytes() == alone


@pytest.mark.parametrize("players", [2, 4])
def test_positions_that_look_the_same_get_the_same_decision(players: int) -> None:
    """Redealing the others' hands, ballots and special cards and the decks does not change the choice, even of a policy that is
    handed the whole position."""
    for number, (play, seat, bots) in enumerate(plainly(players, 11)):
        if seat < 0 or number % 3:
            continue
        observation, other = play.observe(seat), layout.copy(play.observe(seat))
        c = layout.plain(Chance, seeded(number))
        fresh(c)
        GAME.rules.resample(layout.plain(GAME.figures, play.sheet.record), layout.plain(GAME.position, other), c, seat)
        assert gate.observe(GAME.position, GAME.seats, other, seat).tobytes() == observation.tobytes()
        options = {chosen(play, records, seat, bots.copy()) for records in (observation, other, layout.copy(play.position))}
        assert len(options) == 1


def test_the_loop_hands_the_policy_an_observation_of_its_own_seat_and_nothing_else() -> None:
    seen = []

    def look(f: Any, w: Any, o: Any, b: Any, seat: int, out: Any) -> int:
        seen.append((seat, np.array(eye).tobytes()))
        return 0

    play = start("helvetiq", players=3, seed=4)
    eye, bots = layout.blank(GAME.position), seeded(1)
    masks = gate.masks(GAME.position, GAME.seats)
    bound: Any = Binding(GAME).bind(choose)
    bound.__globals__["policy"] = look
    f, b = layout.plain(GAME.figures, play.sheet.record), layout.plain(Chance, bots)
    for seat in range(3):
        bound(f, [WEIGHTS], play.position.view(np.uint8), *masks, eye, eye.view(np.uint8), b, seat, BY_POLICY, [])
    assert seen == [(seat, play.observe(seat).tobytes()) for seat in range(3)]


def test_the_observation_and_the_figures_stay_as_they_are() -> None:
    for play, seat, bots in plainly(3, 21):
        if seat >= 0:
            observation, figures = play.observe(seat), play.sheet.record.tobytes()
            before = observation.tobytes()
            chosen(play, observation, seat, bots.copy())
            assert observation.tobytes() == before and play.sheet.record.tobytes() == figures


def test_one_against_three_random_players_wins_nearly_every_game() -> None:
    wins = 0.0
    for first in (0, 250):
        finished, _ = games(4).play(17, first, 250, [BY_POLICY, RANDOM, RANDOM, RANDOM])
        wins += win_shares(games(4).results(finished)[1])[:, 0].sum()
    assert wins > 0.95 * 500


def test_it_uses_all_three_powers_and_applies_and_changes_laws() -> None:
    finished, _ = games(4).play(29, 0, 250, [BY_POLICY] * 4)
    pawns = finished["pawns"].reshape(250, 3, POWERS, 4).sum((1, 3))
    assert (pawns.mean(0) > 1).all()
    parts = finished["points"].mean((0, 1))
    assert (parts[[0, 2, 3, 4, 5, 6]] > 0.5).all()


def test_an_illegal_choice_is_named_with_its_game() -> None:
    block = PolicyGames(GAME, games(2).setup, games(2).sheet, room=8)
    block._loop = lambda *arguments: -1 - 2
    with pytest.raises(HustingsError, match="illegal option in game 42 of seed 9"):
        block.play(9, 40, 8, [BY_POLICY] * 2)


def test_ties_for_the_first_place_are_shared() -> None:
    assert win_shares(np.array([[3, 3, 1], [5, 2, 1], [4, 4, 4]])).tolist() == [[0.5, 0.5, 0], [1, 0, 0], [1 / 3, 1 / 3, 1 / 3]]
