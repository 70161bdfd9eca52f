"""A game for which the page has no boards: played to its end from its decisions alone."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Browser

from support.browser.browsing import Visitor
from support.browser.looking import keys_left
from support.serving import Server, new_table

ROOT = Path(__file__).parents[3]
KNOWN = {"HUSTINGS_GAMES": "support.games", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])}
BOT = {"kind": "bot", "bot": "easy"}


def test_a_game_without_boards_is_played_from_its_decisions(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", env=KNOWN) as server:
        _, (me,), _ = new_table(server.url, ["person", BOT, BOT], game="town-hall")
        visitor = Visitor(browser, server.url)
        try:
            page = visitor.sit(me)
            assert "The topic is worth" in visitor.text()
            for _ in range(40):
                page.wait_for_selector(".ask:not(.idle) .options button, .ask:not(.idle) .take, main.result")
                visitor.settle()
                if page.locator("main.result").count():
                    break
                page.locator(".ask .options button, .ask .take").first.click()
                visitor.settle()
                assert visitor.acts.after(page.locator(".ask .send").click).ok
                visitor.settle()
            scores = me.get("result")["scores"]
            assert all(str(score) in visitor.text() for score in scores)
            assert keys_left(page) == []
            assert not visitor.wrong
        finally:
            visitor.context.close()
        assert "Traceback" not in server.log()
