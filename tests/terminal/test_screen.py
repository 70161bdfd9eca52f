"""The table and the questions: in 80 and 100 columns, without colour, in every language, showing only what the seat may see."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal

import pytest
from rich.cells import cell_len
from rich.console import Console

from hustings.core.chance import SEEN
from hustings.core.play import Play, start
from hustings.games.die_macher import screen as drawing
from hustings.terminal.menu import Menu
from hustings.terminal.session import Session
from hustings.terminal.talk import Talk
from hustings.text.words import LANGUAGES, Words
from support.keyboard import Terminal, plain
from support.saved_games import games, session_at

languages = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def standing_at(decision: str) -> Session:
    """A game at a question, for tests that only look."""
    with TemporaryDirectory() as folder:
        return session_at(decision, Path(folder) / "game.json")


def paper(width: int, colour: bool = False) -> Console:
    system: Literal["truecolor"] | None = "truecolor" if colour else None
    return Console(file=io.StringIO(), width=width, force_terminal=colour, color_system=system, highlight=False, markup=False)


def written(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def everything(session: Session, lang: str, console: Console) -> str:
    """Everything that a person in seat 0 may be shown at a question."""
    talk = Talk(session, Words(session.play.game, lang, strict=True), console)
    talk.greet()
    talk.show(0)
    talk.read[0] = 0
    talk.news(0)
    menu = Menu(session.play, 0)
    talk.question(menu, 0)
    talk.help(menu, 0, "")
    talk.explain(menu, 0, "")
    talk.why(menu, 0, "")
    for number in menu.numbered:
        talk.why(menu, 0, str(number))
    return written(console)


@languages
@pytest.mark.parametrize("width", [80, 100])
def test_every_question_fits_in_every_language(lang: str, width: int) -> None:
    for decision in games()[0]:
        shown = everything(standing_at(decision), lang, paper(width))
        too_long = [line for line in shown.splitlines() if cell_len(line.rstrip()) > width]
        assert not too_long, decision
        assert "…" not in shown, decision  # nothing is cut off


def test_in_french_a_colon_has_a_space_before_it_and_elsewhere_none() -> None:
    for decision in games()[0]:
        assert not re.search(r"\w: ", everything(standing_at(decision), "fr", paper(100))), decision
        assert not re.search(r"\s: ", everything(standing_at(decision), "de", paper(100))), decision


@languages
@pytest.mark.parametrize(("edition", "players"), [("2006", 5), ("1997", 5), ("2006", 3)])
def test_the_table_fits_80_columns_whatever_it_shows(lang: str, edition: str, players: int) -> None:
    play = start("die-macher", edition=edition, players=players, seed=8)
    words = Words(play.game, lang, strict=True)
    crowd(play)
    console = paper(80)
    for seat in range(players):
        console.print(drawing.screen(play.observe(seat), words, play.sheet, seat))
    shown = written(console)
    assert "…" not in shown
    assert all(cell_len(line.rstrip()) <= 80 for line in shown.splitlines())


@languages
@pytest.mark.parametrize("width", [50, 60, 70])
def test_a_narrow_table_breaks_words_and_leaves_nothing_out(lang: str, width: int) -> None:
    play = start("die-macher", players=5, seed=8)
    words = Words(play.game, lang, strict=True)
    console = paper(width)
    console.print(drawing.screen(play.observe(0), words, play.sheet, 0))
    assert "…" not in written(console)
    assert all(cell_len(line.rstrip()) <= width for line in written(console).splitlines())


def crowd(play: Play) -> None:
    """Make the table as wide as it gets: the longest names, two-digit numbers, every sign at once."""
    g, seats = play.position, play.seats
    g["votes"][0, :4, :seats] = 45
    g["height"][0, :4, :seats] = range(seats)
    g["trend"][0, :4, :seats] = -3
    g["meetings"][0, :4, :seats] = 10
    g["media"][0, :4, 0] = 5
    g["tile"][0, :4, :seats] = 1
    g["cabinet_back"][0, :seats, :4] = 1
    g["cash"][0, :seats] = 199
    g["members"][0, :seats] = 120
    g["seats"][0, :4, :seats] = 40
    g["national_media"][0, :5, 0] = 1
    g["land"][0, :4] = longest(play)


def longest(play: Play) -> list[int]:
    """The four states with the longest names."""
    words = Words(play.game, "fr", strict=True)
    names = {}
    for land in range(16):
        play.position["land"][0, 0] = land
        names[land] = words.name(play.observe(None), "state", 0)
    return sorted(names, key=lambda land: -len(names[land]))[:4]


def test_signs_say_what_colours_say() -> None:
    for decision in ("placing", "meetings", "contribution"):
        session = standing_at(decision)
        coloured = everything(session, "en", paper(80, colour=True))
        assert "\x1b[" in coloured
        assert plain(coloured) == everything(session, "en", paper(80))


@pytest.mark.parametrize("width", [10, 20, 40, 60, 79])
def test_a_narrow_window_is_no_error(width: int) -> None:
    for decision in ("placing", "converting", "opinion-placing"):
        everything(standing_at(decision), "de", paper(width))


def test_the_table_shows_nothing_that_the_seat_may_not_know(tmp_path: Path) -> None:
    play = session_at("meetings", tmp_path / "game.json").play
    words = Words(play.game, "en", strict=True)
    before, after = paper(100), paper(100)
    before.print(drawing.screen(play.observe(0), words, play.sheet, 0))
    for field in ("hand", "cash", "cabinet_down", "poll", "bid"):  # other seats' secrets, changed
        play.position[field][0, 1:] = 1
    after.print(drawing.screen(play.observe(0), words, play.sheet, 0))
    assert written(before) == written(after)


def test_states_stand_below_each_other_where_two_have_no_room() -> None:
    for width, beside in ((60, 1), (80, 2)):
        heads = [
            line for line in everything(standing_at("meetings"), "en", paper(width)).splitlines() if "vote trend meet" in line
        ]
        assert [line.count("vote trend meet") for line in heads] == [beside] * (4 // beside)


def test_no_effect_is_told_beyond_a_draw() -> None:
    class Teller:
        """Tells an effect for every option."""

        def effect(self, before: Any, after: Any, words: Words, seat: int) -> str:
            return "told"

    told = {True: 0, False: 0}
    for decision in games()[0]:
        session = standing_at(decision)
        talk = Talk(session, Words(session.play.game, "en", strict=True), paper(100))
        talk.drawing = Teller()  # type: ignore[assignment]
        for option in session.play.legal(0):
            trial = session.play.copy()
            trial.act(0, option)
            beyond = trial.revealed >= SEEN
            assert talk.effect(option, 0) == ("" if beyond else "told")
            told[beyond] += 1
    assert min(told.values()) > 3


def test_an_effect_is_told_beside_an_option() -> None:
    shown = everything(standing_at("platform-swap"), "en", paper(200))
    assert re.search(r"^ +\d+  Replace .* with .*\[\N{MULTIPLICATION SIGN} .*: CDU [+-]?\d→[+-]?\d", shown, re.MULTILINE)
    shown = everything(standing_at("discarding"), "en", paper(200))
    assert "→" not in shown


def test_the_factor_that_is_promised_is_the_factor_that_comes(tmp_path: Path) -> None:
    session = session_at("platform-swap", tmp_path / "game.json")
    talk = Talk(session, Words(session.play.game, "en", strict=True), paper(200))
    option = next(o for o in session.play.legal(0) if talk.effect(o, 0))
    promised = talk.effect(option, 0)
    before = session.play.observe(0)
    session.act(0, [option])
    assert drawing.effect(before, session.play.observe(0), talk.words, 0) == promised


def test_seats_for_votes_are_shown_before_converting() -> None:
    session = standing_at("converting")
    shown = everything(session, "en", paper(100))
    cubes = int(session.play.position["meetings"][0, session.play.position["state"][0], 0])
    assert re.search(rf"^ meet +{' +'.join(str(n) for n in range(cubes + 1))} *$", shown, re.MULTILINE)


# At a real terminal


@languages
@pytest.mark.parametrize("columns", [80, 100])
def test_every_language_starts(tmp_path: Path, lang: str, columns: int) -> None:
    with Terminal(tmp_path, "play", "die-macher", "--lang", lang, columns=columns, TERM="dumb", NO_COLOR="1") as t:
        shown = t.read() + t.ask("board") + t.ask("2 1")
        t.type("quit")
        code, rest = t.end()
    assert code == 0
    assert "\x1b" not in t.raw
    assert all(cell_len(line) <= columns for line in shown.splitlines())
    assert not re.search(r"\b(term|screen|question|option|story|phase)-[a-z]", shown)
    assert f"--resume{'' if lang == 'en' else ' --lang ' + lang}" in rest


def test_no_colour_where_none_is_wanted(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "die-macher", NO_COLOR="1") as t:
        t.read()
        assert not re.search(r"\x1b\[[0-9;]*[34][0-7]m", t.raw)
    with Terminal(tmp_path, "play", "die-macher") as t:
        t.read()
        assert re.search(r"\x1b\[[0-9;]*3[0-7]m", t.raw)


def test_a_window_made_narrow_during_the_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "die-macher") as t:
        t.read()
        for columns in (40, 20, 120):
            t.resize(columns)
            shown = t.ask("board")
            assert all(cell_len(line) <= columns for line in shown.splitlines())
