"""A whole game in a real browser, by clicking on the boards; and then every decision again from the list."""

from __future__ import annotations

from collections.abc import Callable

from support.browser.browsing import Visitor
from support.browser.driving import ALWAYS, Driver
from support.browser.looking import keys_left
from support.serving import new_table

SHORT = {"edition": "2006", "variants": ["short"]}
BOT = {"kind": "bot", "bot": "easy"}


def test_a_short_game_is_played_on_the_boards_to_the_score_sheet(visit: Callable[..., Visitor], url: str) -> None:
    _, (me,), _ = new_table(url, ["person", BOT, BOT], **SHORT)
    visitor = visit()
    page = visitor.sit(me)
    driver = Driver(visitor, "board", seed=1)
    driver.play(me, enough=4)
    result = me.get("result")
    sheet = visitor.text("section.score")
    assert all(str(score) in sheet for score in result["scores"])
    assert keys_left(page) == []
    assert {"platform-swap", "placing", "media-buying", "meetings", "contribution"} <= set(driver.on_board)


def test_every_decision_can_be_made_from_the_list(visit: Callable[..., Visitor], url: str) -> None:
    _, (me,), _ = new_table(url, ["person", BOT, BOT], **SHORT)
    visitor = visit()
    visitor.sit(me)
    driver = Driver(visitor, "list", seed=2)
    driver.play(me, enough=2)
    assert not driver.on_board
    assert set(driver.in_list) >= ALWAYS
