"""Input that can be typed at a question, and input that is refused."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hustings.core.records.read import load
from support.keyboard import Terminal, choices, flat, question
from support.saved_games import at


def resume(tmp_path: Path, decision: str) -> Terminal:
    at(decision, tmp_path / "die-macher.json")
    return Terminal(tmp_path, "play", "die-macher", "--resume")


def entries(tmp_path: Path) -> int:
    return len(load(tmp_path / "die-macher.json").lines)


# Several decisions in one line


def test_meetings_in_one_line_are_all_or_nothing(tmp_path: Path) -> None:
    with resume(tmp_path, "meetings") as t:
        first = question(t.read())
        assert "How many meetings do you hold" in first
        before = entries(tmp_path)
        refused = t.ask("1 5 0 0")
        assert "than a state can have in one round. (rule 3.6.1) (number 2 of 4; nothing was done)" in flat(refused)
        assert question(refused) == first
        assert entries(tmp_path) == before
        done = t.ask("1 0 0 1")
        assert done.count("CDU has held no meeting in") == 2
        assert done.count("CDU has held 1 meeting in") == 2
        assert "(number" not in done
    assert entries(tmp_path) >= before + 4


def test_a_line_cannot_decide_beyond_what_it_draws(tmp_path: Path) -> None:
    with resume(tmp_path, "discarding") as t:
        t.read()
        before = entries(tmp_path)
        assert "After 2 of these decisions something new comes to light" in t.ask("1 0 0")
        assert entries(tmp_path) == before
        assert "CDU has drawn" in t.ask("1 0")
    assert entries(tmp_path) == before + 2


# Amounts


def test_an_amount_is_typed_as_itself_in_thousands(tmp_path: Path) -> None:
    with resume(tmp_path, "start-bid") as t:
        asked = question(t.read())
        assert "You have 25,000." in asked
        assert "Type a number from 0 to 25, in thousands." in asked
        assert "CDU has sealed a bid of 17,000." in t.ask("17")


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("26", "does not have that much money"),
        ("299", "does not have that much money"),
        ("300", "300 is not one of the choices"),
        ("9" * 400, "99999999999999999999999… is not one of the choices"),
        ("-1", "-1 is not one of the choices"),
        ("1.5", "1.5 is not one of the choices"),
        ("٣", "٣ is not one of the choices"),
        ("x" * 3000, "xxxxxxxxxxxxxxxxxxxxxxx… is not one of the choices"),
        ("p", "p is not one of the choices"),
        ("\x1b[31m[red]", "?[31m[red] is not one of the choices"),
        ("a\x07b", "a?b is not one of the choices"),
        ("5 5", "Only the first of these decisions is yours"),
        ("why 26", "Bid 26,000: The party does not have that much money. (rule"),
        ("why 400", "400 is not one of the choices"),
        ("why 3", "This is allowed: Bid 3,000"),
        ("undo", "Nothing can be taken back"),
    ],
)
def test_what_is_no_answer_changes_nothing(at_a_bid: Terminal, word: str, answer: str) -> None:
    shown = at_a_bid.ask(word)
    assert answer in flat(shown)
    assert question(shown).endswith("Type a number from 0 to 25, in thousands.")


@pytest.fixture(scope="module")
def at_a_bid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Terminal]:
    """One game for all of these tests: refused input leaves it as it was."""
    with resume(tmp_path_factory.mktemp("bid"), "start-bid") as t:
        t.read()
        yield t


def test_bytes_that_are_no_text_are_no_answer(tmp_path: Path) -> None:
    with resume(tmp_path, "start-bid") as t:
        t.read()
        os.write(t.ours, b"\xff\xfe7\n")
        assert "is not one of the choices" in t.read()


def test_an_empty_line_asks_again(tmp_path: Path) -> None:
    with resume(tmp_path, "media-buying") as t:
        first = question(t.read())
        assert question(t.ask("")) == first
        assert question(t.ask("   ")) == first


def test_nought_and_p_both_pass(tmp_path: Path) -> None:
    for word in ("0", "p", "PASS"):
        with resume(tmp_path, "poll-bid") as t:
            assert choices(question(t.read()))[-1] == "p"
            assert "CDU has left the auction" in t.ask(word)


# Commands


def test_help_lists_the_commands_and_the_signs(tmp_path: Path) -> None:
    with resume(tmp_path, "placing") as t:
        first = t.read()
        shown = t.ask("help")
        for word in ("why 7", "board", "log", "undo", "save", "quit", "factor = trend + match"):
            assert word in shown
        assert "factor = trend + match" in first  # the signs are explained once without being asked for ...
        assert "factor = trend + match" not in t.ask("board")  # ... and not again


def test_the_question_mark_explains_with_the_rule(tmp_path: Path) -> None:
    with resume(tmp_path, "meetings") as t:
        t.read()
        shown = t.ask("?")
        assert re.search(r"^3\.6\.1  \S", shown, re.MULTILINE)
        assert "Type help" in shown


def test_why_names_what_is_refused_by_number_and_all_of_it(tmp_path: Path) -> None:
    with resume(tmp_path, "placing") as t:
        shown = question(t.read())
        assert "Not possible now: 1 " in shown
        assert re.search(r"Place the Chancellor .*: .*\(rule 3\.3\.4\)", flat(t.ask("why 1")))
        assert re.search(r"^1: .*\(rule 3\.3\.4\)$", t.ask("why"), re.MULTILINE)
        assert "This is allowed: Place the" in t.ask("why 2")
        assert "9 is not one of the choices" in t.ask("why 9")
        assert "(rule 3.3.4)" in t.ask("1")  # trying it gives the same reason


def test_the_cards_of_the_cabinet_are_shown_beside_the_question_once(tmp_path: Path) -> None:
    with resume(tmp_path, "placing") as t:
        assert "! key issue, ↑ own trend" in t.read()
        assert "! key issue, ↑ own trend" not in t.ask("0")
        assert "! key issue, ↑ own trend" in (t.ask("board"), t.ask(""))[0]


def test_the_log_tells_all_and_its_end(tmp_path: Path) -> None:
    with resume(tmp_path, "meetings") as t:
        t.read()
        whole = t.ask("log")
        assert "The elections come in this order" in whole
        assert "Hidden cards: " in whole
        few = t.ask("log 2")
        last = few.split("\n\n")[0].splitlines()[1:]
        assert 2 <= len(last) <= 4
        assert last[-1] in whole


def test_a_resumed_game_does_not_tell_everything_again(tmp_path: Path) -> None:
    with resume(tmp_path, "contribution") as t:
        assert "has opened with" not in t.read()


# Undo


def test_undo_goes_back_inside_the_own_turn(tmp_path: Path) -> None:
    with resume(tmp_path, "meetings") as t:
        first = question(t.read())
        before = entries(tmp_path)
        second = question(t.ask("1"))
        assert second != first
        third = question(t.ask("0"))
        assert question(t.ask("undo")) == second != third
        assert entries(tmp_path) == before + 1
        assert question(t.ask("undo")) == first
        assert entries(tmp_path) == before
        assert "Nothing can be taken back" in flat(t.ask("undo"))


def test_undo_stops_at_a_draw(tmp_path: Path) -> None:
    with resume(tmp_path, "discarding") as t:
        t.read()
        assert "Taken back." in (t.ask("1"), t.ask("undo"))[1]
        t.ask("1 0")
        assert "since then a card was drawn" in flat(t.ask("undo"))


def test_undo_stops_when_another_seat_has_acted(tmp_path: Path) -> None:
    with resume(tmp_path, "start-bid") as t:
        t.read()
        t.ask("3")
        assert "somebody else has acted" in flat(t.ask("undo"))


# Save


def test_save_to_a_file_of_any_name_and_never_over_another(tmp_path: Path) -> None:
    with resume(tmp_path, "meetings") as t:
        t.read()
        there = tmp_path / "my game [1].json"
        assert "Saved:" in t.ask(f"save {there}")
        assert load(there).lines == load(tmp_path / "die-macher.json").lines
        notes = tmp_path / "notes.txt"
        notes.write_text("mine", encoding="utf-8")
        assert "nothing was saved" in flat(t.ask(f"save {notes}"))
        assert notes.read_text(encoding="utf-8") == "mine"
        assert "cannot save" in t.ask("save /dev/null/x.json")
        assert "Saved:" in t.ask("save")
        assert "nothing was saved" in flat(t.ask(f"save {tmp_path}"))
        t.ask("save ~nobody-has-this-name/x.json")
