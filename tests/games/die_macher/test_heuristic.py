"""The heuristic: never illegal, the same plain and compiled, blind to what its seat may not see, far better than random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from hustings.bots.heuristic import FastHeuristic, Heuristic
from hustings.bots.thinking import weights
from hustings.bots.thinking.policies import BOTS_SEED, BY_POLICY, RANDOM, PolicyGames, win_shares
from hustings.core import gate, layout
from hustings.core.binding import Binding
from hustings.core.chance import Chance, fresh, seeded
from hustings.core.layout import Records
from hustings.core.play import Play
from hustings.core.values import Setup
from hustings.games.die_macher.rules.scoring import NATIONAL_MEDIA, OPINIONS
from hustings.games.die_macher.thinking.heuristic import heuristic
from support.die_macher.scene import GAME

PLAIN: Any = Binding(GAME).bind(heuristic)
WEIGHTS = layout.plain(weights.layout_of(GAME), weights.load(GAME))
TABLES = [
    *[Setup("2006", players) for players in GAME.players],
    *[Setup("1997", players) for players in GAME.players],
    Setup("2006", 4, ("short",)),
    Setup("2006", 5, ("short",)),
    Setup("1997", 3, ("imposed-stances",)),
    Setup("1997", 5, ("imposed-stances",)),
    Setup("2006", 3, (), {"colours": ("blue", "yellow", "black")}),
]


def table(setup: Setup) -> str:
    return "-".join([setup.edition, str(setup.players), *setup.variants, *setup.choices.get("colours", ())])


@cache
def games(number: int) -> PolicyGames:
    return PolicyGames(GAME, TABLES[number], GAME.sheet(TABLES[number], None))


def chosen(play: Play, records: Records, seat: int, bots: Records) -> int:
    """The policy's choice for a position or an observation."""
    b = layout.plain(Chance, bots)
    fresh(b)
    f, o = layout.plain(GAME.figures, play.sheet.record), layout.plain(GAME.position, records)
    option: int = PLAIN(f, WEIGHTS, o, b, seat, [0] * (GAME.options + 1))
    return option


def plainly(setup: Setup, seed: int) -> Iterator[tuple[Play, int, Records]]:
    """A game that the policy plays by the plain rules: each decision with the seat asked and the bots' chance, then the end."""
    play, bots = Play(GAME, setup, GAME.sheet(setup, None), seed=seed), seeded(seed ^ BOTS_SEED)
    while not play.over:
        seat = play.asked[0]
        yield play, seat, bots
        play.act(seat, chosen(play, play.observe(seat), seat, bots))
    yield play, -1, bots


@pytest.mark.parametrize("number", range(len(TABLES)), ids=map(table, TABLES))
def test_hundreds_of_games_without_an_illegal_option(number: int) -> None:
    players = TABLES[number].players
    finished, decisions = games(number).play(5, 0, 250, [BY_POLICY] * players)
    assert (finished["asked"] == 0).all() and decisions > 250 * players * 20


@pytest.mark.parametrize("number", [2, 5, 6, 8], ids=lambda number: table(TABLES[number]))
def test_nor_against_random_parties_who_bring_it_into_odd_places(number: int) -> None:
    players = TABLES[number].players
    for seat in range(players):
        finished, _ = games(number).play(9, 50 * seat, 50, [BY_POLICY if each == seat else RANDOM for each in range(players)])
        assert (finished["asked"] == 0).all()


@pytest.mark.parametrize("number", [2, 3, 6, 9], ids=lambda number: table(TABLES[number]))
def test_plain_and_compiled_play_the_same_game(number: int) -> None:
    *_, (play, _, _) = plainly(TABLES[number], 2 + number)
    finished, decisions = games(number).play(2 + number, 0, 1, [BY_POLICY] * TABLES[number].players)
    assert finished.tobytes() == play.position.tobytes() and decisions == len(play.entries) - 1


@pytest.mark.parametrize("number", [2, 3])
def test_positions_that_look_the_same_get_the_same_decision(number: int) -> None:
    """Redealing the others' hands, bids and face-down cards and the decks does not change the choice, even of a policy that is
    handed the whole position."""
    for count, (play, seat, bots) in enumerate(plainly(TABLES[number], 11)):
        if seat < 0 or count % 3:
            continue
        observation, other = play.observe(seat), layout.copy(play.observe(seat))
        c = layout.plain(Chance, seeded(count))
        fresh(c)
        GAME.rules.resample(layout.plain(GAME.figures, play.sheet.record), layout.plain(GAME.position, other), c, seat)
        assert gate.observe(GAME.position, GAME.seats, other, seat).tobytes() == observation.tobytes()
        options = {chosen(play, records, seat, bots.copy()) for records in (observation, other, layout.copy(play.position))}
        assert len(options) == 1


def test_the_observation_and_the_figures_stay_as_they_are() -> None:
    for play, seat, bots in plainly(TABLES[2], 21):
        if seat >= 0:
            observation, figures = play.observe(seat), play.sheet.record.tobytes()
            before = observation.tobytes()
            chosen(play, observation, seat, bots.copy())
            assert observation.tobytes() == before and play.sheet.record.tobytes() == figures


@pytest.mark.parametrize("number", [0, 2, 4, 7], ids=lambda number: table(TABLES[number]))
def test_one_against_random_parties_wins_nearly_always(number: int) -> None:
    players, wins = TABLES[number].players, 0.0
    for seat in range(players):
        finished, _ = games(number).play(17, 0, 40, [BY_POLICY if each == seat else RANDOM for each in range(players)])
        wins += win_shares(games(number).results(finished)[1])[:, seat].sum()
    assert wins >= 0.97 * 40 * players


def test_five_of_them_play_a_game_like_people() -> None:
    """Winners come over two hundred points, and every source of points is used."""
    finished, _ = games(2).play(23, 0, 200, [BY_POLICY] * 5)
    points, standings = games(2).results(finished)
    assert np.median(points.max(axis=1)) > 200
    parts = finished["points"].mean(axis=(0, 1))
    assert parts[NATIONAL_MEDIA] > 15 and parts[OPINIONS] > 10
    assert (win_shares(standings).mean(axis=0) > 0.08).all()  # no seat is hopeless


@pytest.mark.parametrize("version", [None, "1"])
def test_as_a_bot_it_chooses_legal_options_and_the_same_ones_compiled(version: str | None) -> None:
    def play_on(kind: type[Heuristic] | type[FastHeuristic]) -> list[int]:
        play = Play(GAME, TABLES[0], GAME.sheet(TABLES[0], None), seed=8)
        bots = [kind(GAME, play.sheet, seat, version) for seat in range(3)]
        rng, options = random.Random(4), []
        while not play.over:
            seat = play.asked[0]
            legal = play.legal(seat)
            options.append(bots[seat].decide(play.observe(seat), legal, rng, None))
            assert options[-1] in legal
            play.act(seat, options[-1])
        return options

    assert play_on(Heuristic) == play_on(FastHeuristic)
