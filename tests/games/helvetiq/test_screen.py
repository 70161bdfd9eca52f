"""The terminal display: at every moment, in every language, in 80 columns without colour; and its contents."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console, RenderableType

from hustings.core import gate
from hustings.core.play import start
from hustings.games.helvetiq import options as o
from hustings.games.helvetiq import screen as drawing
from hustings.games.helvetiq.position import (
    BERN,
    BLANK,
    BLUE,
    CAMPAIGN_BUS,
    E3,
    FUND_RAISING,
    GREEN,
    GREY,
    J1,
    L1,
    L2,
    NO,
    PRESS_LEAK,
    RECESS,
    RED,
    YES,
)
from hustings.text.words import LANGUAGES, Words
from support.helvetiq.scene import GAME, Scene, scene

WIDTH = 80
TIMES = "\N{MULTIPLICATION SIGN}"


def printed(drawn: RenderableType, width: int = WIDTH) -> str:
    file = io.StringIO()
    Console(file=file, width=width, color_system=None, highlight=False, markup=False, emoji=False).print(drawn)
    return file.getvalue()


def shown(s: Scene, seat: int | None, lang: str = "en") -> str:
    eyes = GAME.seats if seat is None else seat
    seen = gate.observe(GAME.position, GAME.seats, s.position, eyes)
    return printed(drawing.screen(seen, Words(GAME, lang, strict=True), s.sheet, seat))


def test_in_french_a_colon_has_a_space_before_it() -> None:
    s = scene(players=3)
    assert not re.search(r"\w: ", shown(s, 0, "fr"))
    assert not re.search(r"\s: ", shown(s, 0, "de"))


def squares(text: str) -> str:
    """The board itself, without the parts below it."""
    return text.partition("Laws beside")[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_table_fits_whoever_looks_at_it(players: int) -> None:
    rng, turn = random.Random(players), 0
    play = start("helvetiq", players=players, seed=players)
    while True:
        turn += 1
        words = Words(play.game, LANGUAGES[turn % 5], strict=True)
        for seat in (rng.randrange(players), None) if turn % 3 == 0 or play.over else ():
            lines = printed(drawing.screen(play.observe(seat), words, play.sheet, seat)).splitlines()
            assert all(len(line) <= WIDTH for line in lines) and len(lines) < 70
        if play.over:
            break
        seat = rng.choice(play.asked)
        play.act(seat, rng.choice(play.legal(seat)))
    assert "·" in printed(drawing.screen(play.position, words, play.sheet, None))  # a replay with all hands open


@pytest.mark.parametrize("width", [40, 50, 60])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_narrow_table_breaks_words_and_leaves_nothing_out(lang: str, width: int) -> None:
    play = start("helvetiq", players=4, seed=3)
    lines = printed(drawing.screen(play.observe(0), Words(GAME, lang, strict=True), play.sheet, 0), width).splitlines()
    assert not any("…" in line for line in lines) and all(len(line) <= width for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_and_what_lies_beside_a_decision_can_be_shown(lang: str) -> None:
    s, words = scene(), Words(GAME, lang, strict=True)
    assert all(len(line) <= WIDTH for line in printed(drawing.legend(words)).splitlines())
    assert len(printed(drawing.legend(words)).splitlines()) == 9  # no line is too long for the screen
    for decision in GAME.decisions:
        beside = drawing.aside(s.position, words, s.sheet, decision, 0)
        assert (beside is not None) == (decision in ("naming", "exchanging"))


def test_pawns_chairs_points_and_cubes() -> None:
    s = scene(players=3)
    s.pawns(0, J1, J1, L2)
    s.pawns(1, E3, J1)
    text = shown(s, 0)
    assert "● Re*2 Gn1" in text
    assert "E3 8 pts 4 chairs ←L3" in text and "● Gn1 □2" in text
    assert "J1 1 pt " in text


def test_prices_with_surcharge_and_which_ways_are_open() -> None:
    s = scene()
    s.pawns(0, L1)
    s.pawns(1, L2, L2, L1)
    words = shown(s, 0).split()
    assert {"in:2+1!", "→L2:1+2!", "→E2:2!", "→E1:1!", "in:0!", "in:4!"} <= set(words)
    assert {"→L3:2", "→E2:1", "→L2:1+2", "→J2:1"} <= set(words)  # no pawn there
    assert not {"→L3:2!", "→J2:1!"} & set(words)
    s.g.coalition = 1
    assert {"in:2!", "→L2:1!"} <= set(shown(s, 0).split())
    assert "+" not in squares(shown(s, None)) and "!" not in squares(shown(s, None))


def test_laws_those_applied_and_a_recess() -> None:
    s = scene()
    s.laws(1, GREEN, GREEN, BLUE)
    s.g.applied[1, GREEN], s.g.recess[2] = 1, 1
    assert "§ (green) green blue ⊘Bl" in squares(shown(s, 0))
    assert "Laws beside the board: red 4 green 2 blue 2 yellow 4 grey 4" in shown(s, 0)


def test_the_time_track() -> None:
    s = scene()
    s.g.drawer = 7
    assert "Drawer 7/39 ·····○▲···○·····○····○·····○····○·····■" in shown(s, 0)


def test_hands_are_the_own_ones_only() -> None:
    s = scene(players=3)
    s.hand(0, (RED, YES), (RED, BLANK), (RED, BLANK), (GREY, NO))
    s.special(0, FUND_RAISING, BERN)
    s.hand(1, (GREEN, NO))
    s.special(1, RECESS)
    own = shown(s, 0)
    assert f"Your hand: red* YES, blank {TIMES}2 · grey NO" in own
    assert "◆ Fund-raising: Draw 3 vote cards." in own and "■ Bern" in own
    assert "Recess" not in own and "green NO" not in own
    assert "hand" not in shown(s, None).lower() and "Fund-raising" not in shown(s, None)
    replay = printed(drawing.screen(s.position, Words(GAME, "en", strict=True), s.sheet, None))
    assert (
        f"Hand of Red: red YES, blank {TIMES}2 · grey NO" in replay and "Hand of Green: green NO" in replay and "Recess" in replay
    )


def test_what_a_seat_has_seen_of_another_hand_stays_on_its_screen() -> None:
    s = scene(players=3)
    s.special(0, PRESS_LEAK)
    s.hand(1, (GREEN, NO), (GREY, YES), (GREY, BLANK))
    s.act(0, o.PLAY + PRESS_LEAK, o.CHOOSE_SEAT + 1)
    assert "You know of Green's hand: green NO · grey YES, blank" in shown(s, 0)
    assert "You know" not in shown(s, 1) + shown(s, 2) + shown(s, None)


def test_what_cards_promise_for_the_turn() -> None:
    s = scene()
    s.special(0, CAMPAIGN_BUS)
    s.act(0, o.PLAY + CAMPAIGN_BUS)
    assert "This turn: next election 3 less" in shown(s, 0)


def test_ballots_in_the_box_are_on_the_own_screen() -> None:
    s = scene()
    s.hand(0, (RED, 3))
    s.hand(1, (GREEN, NO), (GREEN, YES))
    s.act(0, o.INITIATIVE, o.PAY + 3, o.REPLACE + 5 * GREEN + GREY, o.PASS)
    s.act(1, o.BALLOT + 5 + NO)
    assert "In the box: green NO" in shown(s, 1)
    assert "In the box" not in shown(s, 0) + shown(s, None)


def test_3_2_7_the_effect_of_a_fifth_colour_is_told_before_it_is_laid() -> None:
    s, words = scene(), Words(GAME, "en", strict=True)
    before = s.position.copy()
    s.g.points[0, 0] += 1
    assert drawing.effect(before, s.position, words, 0) == ""
    s.g.points[0, 1] += 5
    assert drawing.effect(before, s.position, words, 0) == "five colours: +5"
    assert drawing.effect(before, s.position, words, 1) == ""
