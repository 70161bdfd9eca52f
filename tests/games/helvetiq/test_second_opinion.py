"""Points and votes of random games, compared with books that are kept independently."""

from __future__ import annotations

import random

import pytest

from hustings.core import layout
from hustings.core.play import start
from support.helvetiq.scene import GAME
from support.helvetiq.second_opinion import Books, red_card


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_and_votes_agree_with_the_second_opinion(players: int) -> None:
    votes = ties = bonuses = 0
    for seed in range(25):
        choose = random.Random(seed)
        play = start("helvetiq", players=players, seed=1000 + seed)
        books = Books(players)
        before = layout.as_dict(GAME.position, play.position)
        while not play.over:
            seat = choose.choice(play.asked)
            options = play.legal(seat)
            laws = [option for option in options if GAME.option(option).key == "apply"]
            option = choose.choice(laws or options)  # purely random play would hardly ever collect five colours
            said = play.act(seat, option).outcomes
            after = layout.as_dict(GAME.position, play.position)
            meaning = GAME.option(option)
            assert books.book(seat, meaning.key, meaning.things, said, before, after) == [], f"seed {seed}, {meaning}"
            before = after
        votes, ties, bonuses = votes + books.votes, ties + books.ties, bonuses + books.bonuses
    assert votes > 50 and ties > 10 and bonuses > 5


def test_the_second_opinion_notices_a_wrong_point() -> None:
    play = start("helvetiq", players=2, seed=1)
    before = layout.as_dict(GAME.position, play.position)
    after = layout.as_dict(GAME.position, play.position)
    after["points"][0][0] = 1
    assert Books(2).book(0, "obtain", {}, [], before, after) != []
    assert red_card("opposition", before, 0) == 4
