"""Playing the games of a match: repeatable in any process; records; bots that misbehave."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hustings.bots.own.parent import close_idle
from hustings.core.records.replay import load_checked
from hustings.lab.arena.compiled_match import ROOM, Swift, runs, tasks
from hustings.lab.arena.match import GameKey, Match, make_match
from hustings.lab.arena.player import Player
from hustings.lab.arena.result import GameResult
from support.own_bots import deciding, written


@pytest.fixture(autouse=True)
def no_process_left() -> Iterator[None]:
    yield
    close_idle()


def short(*bots: str, seed: int = 1) -> Match:
    return make_match("die-macher", bots, variants=("short",), seed=seed)


def outcome(result: GameResult) -> tuple[object, ...]:
    return result.key, result.scores, result.places, [(c.counts, c.decisions) for c in result.conducts]


def test_the_same_game_again_whatever_was_played_before() -> None:
    match = short("easy", "normal", "random")
    keys = [GameKey(0, 1), GameKey(3, 2), GameKey(0, 0)]
    first = [outcome(result) for result in Player(match).play(keys)]
    again = [outcome(result) for result in Player(match).play(keys[::-1])]
    assert again == first[::-1]
    assert len({scores for _, scores, _, _ in first}) == 3


@pytest.mark.parametrize("bots", [("easy", "normal", "random"), ("heuristic", "random", "heuristic@1"), ("random",) * 3])
def test_records_hold_by_the_rules_and_say_what_the_result_says(bots: tuple[str, ...], tmp_path: Path) -> None:
    match = short(*bots, seed=4)
    keys = [GameKey(2, 0), GameKey(2, 1), GameKey(3, 1)]
    results = Player(match, tmp_path).play(keys)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game-4-2-0.json", "game-4-2-1.json", "game-4-3-1.json"]
    for result in results:
        record, play = load_checked(tmp_path / f"game-4-{result.key.deal}-{result.key.rotation}.json")
        assert play.over
        places = match.places(result.key.rotation)
        assert [result.scores[place] for place in places] == play.scores()
        assert {seat for seat, place in enumerate(places) if result.places[place] == 1} == set(play.winners())
        assert record.extra["seats"] == [str(match.bots[place]) for place in places]
        assert record.names == tuple(f"{match.bots[place]} {seat + 1}" for seat, place in enumerate(places))


def test_records_change_nothing(tmp_path: Path) -> None:
    for bots in (("heuristic", "random", "heuristic"), ("easy", "random", "heuristic")):
        match = short(*bots)
        with_records = Player(match, tmp_path).play([GameKey(0, 0), GameKey(0, 1)])
        assert [outcome(r) for r in Player(match).play([GameKey(0, 0), GameKey(0, 1)])] == [outcome(r) for r in with_records]


# Compiled line-ups


def test_which_line_ups_are_swift() -> None:
    assert Swift.can(short("heuristic", "heuristic@1", "random"))
    assert not Swift.can(short("heuristic", "easy", "random"))


def test_a_swift_game_does_not_depend_on_its_company() -> None:
    match = short("heuristic", "random", "random")
    many = Player(match).play([GameKey(deal, rotation) for deal in range(7) for rotation in range(3)])
    alone = Player(match).play([GameKey(4, 2)])
    assert [outcome(r) for r in many if r.key == GameKey(4, 2)] == [outcome(alone[0])]
    assert len(many) == 21


def test_a_heuristic_beats_random_bots_from_every_seat() -> None:
    match = short("heuristic", "random", "random")
    results = Player(match).play([match.key(index) for index in range(30)])
    assert sum(result.places[0] == 1 for result in results) >= 28
    assert all(sorted(result.places)[0] == 1 for result in results)


def test_tasks_have_every_game_once() -> None:
    swift, slow = short("heuristic", "random", "random"), short("easy", "random", "random")
    keys = [swift.key(index) for index in range(1000) if index % 7]
    for match, most in ((swift, ROOM), (slow, 1)):
        given = list(tasks(match, keys))
        assert sorted(key for task in given for key in task) == sorted(keys)
        assert max(len(task) for task in given) <= most
        assert all(len({key.rotation for key in task}) == 1 for task in given)
    assert list(runs([GameKey(3, 0), GameKey(1, 1), GameKey(2, 0), GameKey(5, 0)])) == [(0, 2, 2), (0, 5, 1), (1, 1, 1)]


# Bots that misbehave


@pytest.mark.parametrize(
    ("body", "kind"),
    [("raise ValueError(legal[0])", "raised"), ("return 100_000", "illegal"), ("time.sleep(0.12)\nreturn legal[0]", "overrun")],
)
def test_an_own_bot_that_misbehaves_is_counted_and_the_game_ends(tmp_path: Path, body: str, kind: str) -> None:
    body = f"self.asked = getattr(self, 'asked', 0) + 1\nif self.asked > 3:\n    return legal[0]\n{body}"
    overruns = kind == "overrun"
    match = short("random", f"{written(tmp_path, deciding(body))}:Mine:{'1ms' if overruns else '60s'}", "random")
    (result,) = Player(match).play([GameKey(0, 1)])
    assert set(result.conducts[1].counts) == {kind}
    assert result.conducts[1].counts[kind] == 3 or (overruns and result.conducts[1].counts[kind] > 3)  # more if it is busy
    assert result.conducts[1].decisions > 20
    assert not result.conducts[0].counts
    assert not result.conducts[2].counts


def test_a_bot_that_never_answers_costs_one_wait_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.bots.referee.LEAST", 0.3)
    match = short("random", f"{written(tmp_path, deciding('time.sleep(100)'))}:Mine:1ms", "random")
    (result,) = Player(match).play([GameKey(0, 0)])
    conduct = result.conducts[1]
    assert conduct.counts == {"overrun": conduct.decisions}
    assert conduct.first["overrun"] == "no answer after 0.3 s; not asked again in this game"
    assert conduct.seconds < 50, "it was waited for"


def test_a_machine_without_the_file_plays_the_bot_from_its_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUSTINGS_HOME", str(tmp_path / "home"))
    path = written(tmp_path, deciding("return legal[0]"))
    match = short("random", f"{path}:Mine", "random")
    here = Player(match).play([GameKey(0, 0)])
    path.unlink()
    close_idle()
    assert outcome(Player(match).play([GameKey(0, 0)])[0]) == outcome(here[0])
    written(tmp_path, deciding("raise ValueError"))
    assert outcome(Player(match).play([GameKey(0, 0)])[0]) == outcome(here[0]), "an edited file is not the bot that was asked for"
