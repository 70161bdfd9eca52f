"""A whole game by typing, and the record it leaves."""

from __future__ import annotations

import random
import re
from pathlib import Path

from hustings.core.records.replay import load_checked
from support.keyboard import Terminal, choices, question

ONE_OF = ("play", "die-macher", "--players", "3", "--variant", "short")


def test_a_short_game_is_played_to_the_score_sheet_by_typing(tmp_path: Path) -> None:
    rng = random.Random(1)
    with Terminal(tmp_path, *ONE_OF, "--seed", "11", "--names", "Ada") as t:
        shown = t.read()
        assert "Ada plays CDU, Bot 2 plays SPD and Bot 3 plays FDP." in shown
        asked = 0
        while True:
            answers = choices(question(shown))
            assert answers, shown
            t.type(rng.choice(answers))
            asked += 1
            found = t.spawn.expect([r"\r\n(?:\x1b\[1m)?> (?:\x1b\[0m)?", "The game is kept in"])
            shown = str(t.spawn.before).replace("\r\n", "\n")
            assert "is not one of the choices" not in shown
            assert "Traceback" not in shown
            if found == 1:
                break
        code, rest = t.end()
    assert code == 0
    assert asked > 30
    kept = tmp_path / "die-macher.json"
    record, play = load_checked(kept)
    assert play.over
    assert record.names == ("Ada", "Bot 2", "Bot 3")
    assert record.extra["seats"] == ["person", "normal", "normal"]
    assert f"{kept}" in rest.replace("\n", "")
    assert f"hustings replay {kept}" in rest
    # The sheet: every part and every total, the best first, the winner marked.
    sheet = shown[shown.rindex("★") - 40 :]
    totals = re.search(r"Total +(\d+) +(\d+) +(\d+)", re.sub(r"\x1b\[[0-9;]*m", "", sheet))
    assert totals
    assert [int(points) for points in totals.groups()] == sorted(play.scores(), reverse=True)
    assert f"{record.names[play.winners()[0]]} ★" in sheet
    for part in ("seats", "national media", "members", "bonus for members", "national opinion", "secured opinions"):
        assert part in sheet


def test_five_bots_play_alone_and_the_result_is_shown(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "die-macher", "--variant", "short", "--people", "0", "--seed", "3") as t:
        code, shown = t.end()
    assert code == 0
    assert "Total" in shown
    assert "★" in shown
    assert ">" not in shown
    assert load_checked(tmp_path / "die-macher.json")[1].over


def test_the_older_rules_with_imposed_stances_and_own_figures(tmp_path: Path) -> None:
    figures = tmp_path / "mine.toml"
    figures.write_text("[components]\nstart_money = 31\n", encoding="utf-8")
    words = ("--players", "3", "--edition", "1997", "--variant", "imposed-stances", "--figures", str(figures))
    with Terminal(tmp_path, "play", "die-macher", *words) as t:
        assert "Round 1 of 7" in t.read()
        assert re.search(r"CDU\* +5 +31 ", t.ask("board"))
        t.type("quit")
        assert t.end()[0] == 0
    assert load_checked(tmp_path / "die-macher.json")[0].own
