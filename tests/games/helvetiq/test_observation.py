"""Observations: what a seat may know and which options it has by that, and how resampling completes them."""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt
from typing import Any

import pytest

from hustings.core import gate, layout
from hustings.core.binding import Binding
from hustings.core.chance import Chance, fresh, seeded
from hustings.core.layout import Records
from hustings.core.loops import legal
from hustings.core.play import Play, start
from hustings.games.helvetiq.options import OBTAIN, PASS, PAY, PLAY, PROPOSE
from hustings.games.helvetiq.position import BLANK, BLUE, GREEN, GREY, L1, NO, PARTY_LEVY, RED, YES
from support.contract.about import Case
from support.helvetiq.about import CASES, lay_out
from support.helvetiq.invariants import invariants
from support.helvetiq.scene import GAME, kind, scene

LEGAL: Any = Binding(GAME).bind(legal)


def options(play: Play, records: Records, seat: int) -> list[int]:
    """The legal options by a position or an observation."""
    room = [0] * (GAME.options + 1)
    f = layout.plain(GAME.figures, play.sheet.record)
    return room[: LEGAL(f, layout.plain(GAME.position, records), seat, room)]


def complete(f: Any, observation: Records, eyes: int, seed: int) -> Records:
    completed, chances = layout.copy(observation), seeded(seed)
    c = layout.plain(Chance, chances)
    fresh(c)
    GAME.rules.resample(f, layout.plain(GAME.position, completed), c, eyes)
    return completed


def moments(players: int, games: int) -> list[Play]:
    """Some moments of random games, which include every kind of decision in the long run."""
    found = []
    for seed in range(games):
        choose = random.Random(seed)
        play = start("helvetiq", players=players, seed=300 + seed)
        while not play.over:
            if play.decision(play.asked[0]) != "turn" or choose.random() < 0.3:
                found.append(play.copy())
            seat = choose.choice(play.asked)
            play.act(seat, choose.choice(play.legal(seat)))
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_legal_is_legal_by_the_observation_and_all_of_it_is_listed(players: int) -> None:
    for play in moments(players, 3):
        for seat in play.asked:
            listed = play.legal(seat)
            assert listed == [option for option in range(GAME.options) if play.refusal(seat, option) == 0]
            assert listed == options(play, play.observe(seat), seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_completed_observation_is_a_position_that_looks_the_same(players: int) -> None:
    for number, play in enumerate(moments(players, 2)):
        eyes = (*range(players), GAME.seats)[number % (players + 1)]
        observation = gate.observe(GAME.position, GAME.seats, play.position, eyes)
        completed = complete(layout.plain(GAME.figures, play.sheet.record), observation, eyes, number)
        assert layout.same(gate.observe(GAME.position, GAME.seats, completed, eyes), observation)
        assert invariants(layout.as_dict(GAME.position, completed)) == [], play.decision(play.asked[0])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_deal_occurs_as_often_as_it_should(case: Case) -> None:
    """A rough check by the plain rules; the property tests of all games check more closely."""
    count = 1_200
    s = scene(players=3, quiet=False)
    case.build(s.f, s.g)
    expected = case.chances({}, layout.as_dict(GAME.position, s.position))
    observation = gate.observe(GAME.position, GAME.seats, s.position, case.eyes)
    dealt: Counter[Any] = Counter()
    for seed in range(count):
        dealt[case.read(layout.as_dict(GAME.position, complete(s.f, observation, case.eyes, seed)))] += 1
    assert set(dealt) <= set(expected)
    for deal, chance in expected.items():
        assert abs(dealt[deal] - count * chance) < 5 * sqrt(count * chance), deal


def test_cards_held_at_a_shuffle_are_told_from_later_ones() -> None:
    s = scene(players=3)
    s.hand(1, (RED, YES), (RED, NO))
    s.deck((GREY, YES))
    s.act(0, OBTAIN, outcomes=[2, kind((GREY, YES)), kind((BLUE, BLANK))])
    assert s.row("older") == [1, 2, 0, 0]  # seat 0 drew its first card before the shuffle
    assert (
        s.g.deck_most[kind((RED, NO))] == 1 and s.g.deck_most[kind((GREY, YES))] == 1 and s.g.drawn[0, kind((BLUE, BLANK))] == 1
    )


def test_a_card_that_was_held_takes_its_age_along() -> None:
    s = scene(players=3)
    s.special(0, PARTY_LEVY)
    s.hand(1, (RED, YES), (RED, NO))
    s.hand(2, (GREEN, YES))
    s.g.older[1] = 2
    s.act(0, PLAY + PARTY_LEVY, outcomes=[kind((RED, YES)), kind((GREEN, YES))])
    assert s.row("older") == [1, 1, 0, 0]


def test_a_card_that_the_deck_cannot_have_given_was_held_before() -> None:
    s = scene(players=3)
    s.pawns(0, L1)
    s.hand(0, (RED, YES), (RED, NO), (GREEN, YES))
    s.g.older[0] = 2
    s.g.deck_most[kind((RED, YES))] = s.g.drawn[0, kind((RED, YES))] = 0
    s.act(0, PROPOSE, PAY + kind((RED, YES)))
    assert s.g.older[0] == 1
    assert s.why(0, PASS)


def test_a_card_shown_is_known_to_be_gone() -> None:
    s = scene(players=3)
    s.pawns(0, L1)
    s.hand(0, (RED, YES), (RED, YES))
    s.g.known[1, 0, kind((RED, YES))] = 2
    s.act(0, PROPOSE, PAY + kind((RED, YES)))
    assert s.g.known[1, 0, kind((RED, YES))] == 1 and s.g.known[2, 0, kind((RED, YES))] == 0


def test_lay_out_builds_possible_positions() -> None:
    s = scene(players=3, quiet=False)
    lay_out(s.f, s.g, ((0,), (1, 1), ()), (2, 3))
    assert invariants(layout.as_dict(GAME.position, s.position)) == []
