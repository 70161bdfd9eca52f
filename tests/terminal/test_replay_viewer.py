"""hustings replay: moving about in a game, checking it and printing it, and the secrets it does not show."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from hustings.core.gate import observe
from hustings.core.layout import as_dict, fields
from hustings.core.records.read import load
from hustings.core.records.replay import play_again
from hustings.games.die_macher.position import Position
from support.commands import Command, run
from support.keyboard import Terminal
from support.saved_games import at, finished

__all__ = ["run"]  # a fixture


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return finished(tmp_path / "game.json")


def entry(shown: str) -> int:
    found = re.findall(r"^Entry (\d+) of", shown, re.MULTILINE)
    return int(found[-1])


def test_forwards_and_backwards_to_rounds_phases_and_entries(tmp_path: Path, game: Path) -> None:
    last = len(load(game).lines) - 1
    with Terminal(tmp_path, "replay", str(game)) as t:
        shown = t.read()
        assert entry(shown) == 0
        assert "The elections come in this order" in shown
        assert entry(t.ask("")) == 1
        assert entry(t.ask("n")) == 2
        assert entry(t.ask("b")) == 1
        assert entry(t.ask("back")) == 0
        assert entry(t.ask("b")) == 0  # there is nothing before the start
        shown = t.ask("f")
        assert "Round 1 of 5 · Start player" in shown
        assert "Round 3 of 5 · Start player" in t.ask("r 3")
        third = t.ask("f polls")
        assert "Round 3 of 5 · Polls" in third
        assert "Round 4 of 5 · Polls" in t.ask("phase polls")
        assert "Round 1 of 5 · Platform conference" in (t.ask("s"), t.ask("f platf"))[1]
        assert entry(t.ask("120")) == 120
        shown = t.ask("e")
        assert entry(shown) == last
        assert "has won the game" in shown
        assert entry(t.ask("n")) == last
        assert entry(t.ask("999999")) == last
        assert entry(t.ask("start")) == 0
        for nonsense in ("x", "help", "?", "-1", "٣", "n 3", "\x1b[A", "z" * 3000):
            assert "next phase" in t.ask(nonsense)
        assert "There is no round 9 in this game; the last one is 5." in t.ask("r 9")
        assert "There is no phase lunch in this game. There is: opening, start-player" in t.ask("f lunch")
        t.type("q")
        assert t.end()[0] == 0


def test_a_finished_game_is_shown_with_all_hands_open(tmp_path: Path, game: Path) -> None:
    with Terminal(tmp_path, "replay", str(game)) as t:
        shown = t.read()
        for party in ("CDU", "SPD", "FDP"):
            assert f"{party} · hidden cards: " in shown
            assert f"{party}: Hidden cards: " in shown
        assert re.search(r"^FDP +5 +25 ", shown, re.MULTILINE)


def test_an_unfinished_game_keeps_its_secrets(tmp_path: Path) -> None:
    path = at("meetings", tmp_path / "game.json")
    with Terminal(tmp_path, "replay", str(path)) as t:
        shown = t.read() + t.ask("e")
        assert "This game is not over, so hidden cards stay hidden." in shown
        assert "hidden cards:" not in shown
        assert len(re.findall(r"^(?:CDU|SPD|FDP) +\d+ +\? ", shown, re.MULTILINE)) == 6  # shown twice, without anybody's money


def test_a_seat_sees_its_own_hand_and_no_other(tmp_path: Path, game: Path) -> None:
    with Terminal(tmp_path, "replay", str(game), "--seat", "1") as t:
        shown = t.read()
        assert "Your hand: " in shown
        assert "Hidden cards: " in shown
        assert "CDU: Hidden cards" not in shown
        assert re.search(r"^SPD\* +5 +25 ", shown, re.MULTILINE)
        assert re.search(r"^FDP +5 +\? ", shown, re.MULTILINE)


# At a pipe


def test_at_a_pipe_the_whole_story_is_printed(run: Command, game: Path) -> None:
    done = run("replay", str(game))
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("The elections come in this order")
    assert len(re.findall(r"^Round \d: ", done.out, re.MULTILINE)) == 5
    assert "\x1b" not in done.out
    assert re.search(r"^SPD has sealed a bid of", done.out, re.MULTILINE)
    assert "has won the game." in done.out.splitlines()[-1]


def test_at_a_pipe_a_seat_reads_only_its_own_part(run: Command, game: Path) -> None:
    done = run("replay", str(game), "--seat", "2", "--lang", "de")
    assert done.code == 0
    assert "FDP hat verdeckt 0 geboten" in done.out
    assert not re.search(r"SPD hat verdeckt \d", done.out)


# Checking


def test_check_of_a_good_game(run: Command, game: Path) -> None:
    done = run("replay", str(game), "--check")
    record = load(game)
    assert record.result
    assert (done.code, done.err) == (0, "")
    assert f"{len(record.lines) - 1} decisions hold; won by {record.names[record.result.winners[0]]}" in done.out
    assert str(list(record.result.scores)) in done.out


def test_check_of_a_bad_game(run: Command, game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    lines = text.split("\n")
    number = next(i for i, line in enumerate(lines) if '"decision":"start-bid"' in line)
    bid = re.search(r'"option":(\d+),"words":"bid amount=(\d+)"', lines[number])
    assert bid
    other = f'"option":{int(bid[1]) + 1},"words":"bid amount={int(bid[2]) + 1}"'
    game.write_text(text.replace(lines[number], lines[number].replace(bid[0], other)), encoding="utf-8")
    done = run("replay", str(game), "--check")
    assert (done.code, done.out) == (2, "")
    assert re.fullmatch(rf"hustings: {re.escape(str(game))}: entry \d+ is invalid: .*\n", done.err)


@pytest.mark.parametrize("seat", ["-1", "3", "5"])
def test_a_seat_that_does_not_exist(run: Command, game: Path, seat: str) -> None:
    done = run("replay", str(game), "--seat", seat)
    assert (done.code, done.out) == (2, "")
    assert f"unknown seat: {seat}. There is: 0, 1, 2" in done.err


def test_files_that_are_no_games(run: Command, tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        done = run("replay", str(path))
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(f"hustings: {path}: ")


# Positions


def printed(done: Any) -> list[dict[str, Any]]:
    return [json.loads(line) for line in done.out.splitlines()]


def test_positions_are_lines_of_json_with_the_names_of_the_fields(run: Command, game: Path) -> None:
    done = run("replay", str(game), "--positions")
    assert (done.code, done.err) == (0, "")
    rows, record = printed(done), load(game)
    assert len(rows) == len(record.lines)
    for number, (row, play) in enumerate(zip(rows, play_again(record), strict=True)):
        assert set(row) == {"entry", "actor", "decision", "option", *fields(Position)}
        line = record.lines[number]
        head = (number, line.entry.seat, line.decision, line.entry.option)
        assert (row["entry"], row["actor"], row["decision"], row["option"]) == head
        assert {name: row[name] for name in fields(Position)} == as_dict(Position, play.position)


@pytest.mark.parametrize("seat", [0, 2])
def test_positions_of_a_seat_are_its_observations(run: Command, game: Path, seat: int) -> None:
    rows, record = printed(run("replay", str(game), "--positions", "--seat", str(seat))), load(game)
    hidden = 0
    for row, line, play in zip(rows, record.lines, play_again(record), strict=True):
        seen = observe(Position, record.game.seats, play.position, seat)
        assert {name: row[name] for name in fields(Position)} == as_dict(Position, seen)
        if line.decision in ("start-bid", "choose-boons", "place-boon") and line.entry.seat != seat:
            assert (row["decision"], row["option"]) == ("hidden", None)
            hidden += 1
        elif line.entry.seat == seat:
            assert row["option"] == line.entry.option
    assert hidden > 5
