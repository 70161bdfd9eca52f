"""A game by ear: the skip link, the command line with the terminal's words, and a whole short game played with them alone."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.browser.axe import check
from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.looking import broken_layout, keys_left
from support.serving import Client, asked_for, legal_of, new_table, play_on
from support.thinning import ALL

ENOUGH = 4
BOTS = [{"kind": "bot", "bot": "easy", "name": name} for name in ("Elster", "Kiebitz")]


def opened(visitor: Visitor, me: Client) -> Page:
    """The table, with the command line opened by keys alone."""
    page = visitor.sit(me)
    visitor.settle()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to what is asked")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Open the command line")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="A number or a word")).to_be_focused()
    return page


def said(page: Page) -> list[str]:
    texts: list[str] = page.get_by_role("log", name="Answers of the command line").locator("p").all_inner_texts()
    return texts


def ask(visitor: Visitor, line: str) -> list[str]:
    """Type a line; what was said to it."""
    before = len(said(visitor.page))
    visitor.page.keyboard.type(line)
    visitor.page.keyboard.press("Enter")
    visitor.settle()
    texts = said(visitor.page)
    assert f"> {line}" in texts
    return texts[len(texts) - texts[::-1].index(f"> {line}") :] if len(texts) > before else []


def test_the_first_stop_leads_to_the_question_and_on_other_pages_to_the_main_part(
    visit: Callable[..., Visitor], url: str
) -> None:
    _, people, _ = new_table(url, ["person"] * 3)
    visitor = visit()
    page = visitor.sit(people[0])
    visitor.settle()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.matches('.ask')")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('.ask') !== null")
    page = visitor.open("/rules/die-macher", "main")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.matches('main')") and page.url.endswith("/rules/die-macher")


def test_words_are_answered_from_what_the_seat_may_see(visit: Callable[..., Visitor], url: str, axe: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3)
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    visitor = visit()
    page = opened(visitor, people[view["seat"]])
    cash = ask(visitor, "?cash")
    mine = view["position"]["cash"][view["seat"]] * 1000
    assert len(cash) == 3 and cash[view["seat"]].endswith(f"{mine:,}")
    assert [line.endswith("hidden") for line in cash] == [seat != view["seat"] for seat in range(3)]
    state = ask(visitor, "?state 2")
    votes = view["position"]["votes"][1]
    assert state[0].startswith("State 2: ")
    assert [int(re.search(r"votes (\d+)", line).group(1)) for line in state[1:4]] == votes[:3]  # type: ignore[union-attr]
    assert ask(visitor, "?state 9")[0].startswith("There is no such state")
    assert "Nothing is refused here." in ask(visitor, "?why") or "possible" in ask(visitor, "?why")[0]
    assert "?cash" in ask(visitor, "help")[-1]
    assert ask(visitor, "9999")[0].startswith("9999 is not one of the choices")
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        visitor.settle()
        assert broken_layout(page, ".commands") == [] and keys_left(page) == []
    assert check(visitor, axe, "command line") == []
    seq = view["seq"]
    ask(visitor, "p")
    assert people[view["seat"]].view()["seq"] == seq + 1
    page.keyboard.press("Escape")
    expect(page.locator(".commands")).to_have_count(0)


def test_a_whole_short_game_by_the_command_line(visit: Callable[..., Visitor], url: str) -> None:
    """Nothing is clicked and nothing is looked at: only what the log says is known, and only numbers are typed. Thinned: after
    some decisions of a kind further ones come from another device of the same seat; the log follows."""
    _, [me], _ = new_table(url, ["person", *BOTS], variants=["short"])
    visitor = visit()
    page = opened(visitor, me)
    expect(page.locator("body")).to_match_aria_snapshot("""
      - region "Command line":
        - heading "Command line" [level=2]
        - log "Answers of the command line"
        - textbox
    """)
    expect(page.locator(".state.now")).to_match_aria_snapshot("""
      - region:
        - heading [level=2]
        - table:
          - row:
            - columnheader "party"
    """)
    rng, typed = random.Random(4), Counter[str]()
    log = page.locator(".commands .said")
    for _ in range(1500):
        page.wait_for_function("() => !document.querySelector('.commands') || document.querySelector('.ask:not(.idle)')")
        if not page.locator(".commands").count():
            break
        visitor.settle()
        view = me.view()
        kind = view["ask"]["kind"]
        typed[kind] += 1
        if not ALL and typed[kind] > ENOUGH and not view["ask"]["sealed"]:
            visitor.follow(me.act(rng.choice(legal_of(view["ask"])), seq=view["seq"])["seq"])
            continue
        texts = log.locator("p").all_inner_texts()
        numbers: list[str] = []
        for text in reversed(texts):  # what can be answered stands at the end
            if found := re.match(r"(\d+|p): ", text):
                numbers.append(found[1])
            elif found := re.match(r"Type a number from (\d+) to (\d+)", text):
                numbers.append(str(min(int(found[1]) + rng.randrange(3), int(found[2]))))
            else:
                break
        assert numbers, texts[-5:]
        page.keyboard.type(rng.choice(numbers))
        page.keyboard.press("Enter")
        visitor.settle()
    assert me.view()["table"]["status"] == "over"
    expect(page.get_by_role("heading", level=1)).to_be_visible()
