"""The temperament of a bot, chosen where its seat is: when setting up a table, in the waiting room, and during the game."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.looking import broken_layout, keys_left
from support.serving import new_table


def test_it_is_chosen_with_the_level(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/new", "main.new form .seats")
    page.get_by_label("Who plays SPD").select_option("bot")
    page.get_by_label("Temperament of SPD").select_option("varied")
    page.get_by_role("radio", name="Helvetiq").check()
    expect(page.get_by_label("Temperament of Green")).to_have_value("")  # each game has temperaments of its own
    page.get_by_role("radio", name="Die Macher").check()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Fill").click()
    page.get_by_label("Level of SPD").select_option("expert")
    expect(page.get_by_label("Temperament of SPD")).to_have_count(0)  # a search has no leanings
    page.get_by_label("Level of SPD").select_option("easy")
    page.get_by_label("Temperament of SPD").select_option("bold")
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        visitor.settle()
        assert broken_layout(page) == [] and keys_left(page) == []
        expect(page.locator(".heads")).to_have_text(re.compile(r"Level\s*Temperament"))
        seats = page.locator(".seats li", has=page.get_by_label("Temperament of"))
        expect(seats).to_have_count(2)
        for seat in seats.all():
            tops = seat.locator("select").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
            assert len(tops) == 3 and len(set(tops)) == 1, "a bot takes one line"
    page.get_by_role("button", name="Start").click()
    page.locator(".tool.menu").click()
    expect(page.locator(".people tr").nth(1)).to_contain_text("bot, easy, bold")
    expect(page.locator(".people tr").nth(2)).to_contain_text("bot, normal")


def test_the_host_changes_it_before_and_during_the_game(visit: Callable[..., Visitor], url: str) -> None:
    host, _, _ = new_table(url, ["open", {"kind": "bot", "bot": "normal", "name": "Elster"}], game="helvetiq", start=False)
    visitor = visit()
    page = visitor.sit(host)
    expect(page.locator("tr", has_text="Elster")).to_contain_text("Temperament")
    page.get_by_label("Temperament of").select_option("climber")
    expect(page.locator("tr", has_text="Elster")).to_contain_text("normal, climber")
    assert host.get("")["seats"][1]["bot"] == "normal:climber"

    host, _, _ = new_table(url, ["person", {"kind": "bot", "bot": "normal", "name": "Elster"}], game="helvetiq")
    page = visitor.sit(host)
    page.locator(".tool.menu").click()
    page.locator(".people select").first.select_option("hard")
    page.get_by_label("Temperament of").select_option("collector")
    page.locator(".people tr").nth(0).get_by_role("button", name="Really?").click()
    expect(page.locator(".people tr").nth(0)).to_contain_text("hard, collector")
    assert host.get("")["seats"][0]["bot"] == "hard:collector"
