"""A game by ear: the skip link, the command line with the terminal's words, and a whole short game played with them alone."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page, expect

from hustings.client.mcp.saying import Saying
from hustings.wire import LogLine, View
from support.browser.axe import check
from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.driving import ALWAYS, is_enough
from support.browser.ear import Ear
from support.browser.looking import broken_layout, keys_left
from support.serving import Client, asked_for, legal_of, new_table, play_on
from support.thinning import ALL

ENOUGH = 2
BOTS = [{"kind": "bot", "bot": "easy", "name": name} for name in ("Elster", "Kiebitz")]


def opened(visitor: Visitor, me: Client) -> Page:
    """Open the table, and the command line by keys alone."""
    page = visitor.sit(me)
    visitor.settle()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to what is asked")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Open the command line")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="A number or a word")).to_be_focused()
    return page


def told(place: Client) -> list[str]:
    """The record, line by line, in the terminal's words."""
    saying = Saying(View.model_validate(place.view()), "en")
    lines = [LogLine.model_validate(line) for line in place.get("lines")]
    return [" ".join(saying.line(line.line).split()) for line in lines]


def said(page: Page) -> list[str]:
    texts: list[str] = page.get_by_role("log", name="Answers of the command line").locator("p").all_inner_texts()
    return texts


def ask(visitor: Visitor, line: str) -> list[str]:
    """Type a line, and return the answer."""
    before = len(said(visitor.page))
    visitor.page.keyboard.type(line)
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".commands .said p:last-child:not(.typed)")
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
    expect(page.locator(":focus")).to_have_text("Skip to what is asked")
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.matches('.ask')")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('.ask') !== null")
    page = visitor.open("/rules/die-macher", "main")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to the main part")
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.matches('main')") and page.url.endswith("/rules/die-macher")
    page = visitor.open("/tables", ".mine-list a")
    page.locator(f'a[href*="{people[0].table}"]').first.press("Enter")
    page.wait_for_selector(".ask:not(.idle)")
    visitor.settle()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to what is asked")


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


def test_money_is_asked_for_in_thousands(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3)
    view = play_on(people, asked_for("start-bid"))
    assert view is not None
    most = view["ask"]["amounts"]["high"]
    visitor = visit(reading="at-once")
    page = opened(visitor, people[view["seat"]])
    expect(page.locator(".commands .said")).to_contain_text(f"Type a number from 0 to {most}, in thousands.")
    for other in people:
        if other.seat != view["seat"]:
            mine = other.view()
            other.act(mine["ask"]["amounts"]["option"] + other.seat, seq=mine["seq"])
    visitor.follow(people[view["seat"]].view()["seq"])
    ear = Ear(page)
    ask(visitor, "9")
    visitor.follow(people[view["seat"]].view()["seq"])
    visitor.settle()
    assert sum(text.endswith(" has sealed a bid.") for text in ear.heard()) == 2, (
        ear.heard()
    )  # read out once, by the command line


def test_helvetiq_answers_words_of_its_own(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3, game="helvetiq")
    visitor = visit()
    opened(visitor, people[0])
    position = people[0].view()["position"]
    assert len(ask(visitor, "?points")) == 4 and len(ask(visitor, "?cards")) == 3
    level = ask(visitor, "?level 2")
    assert level[0] == "Level 2: Canton" and len(level) == 5
    assert sum(map(int, re.findall(r"\d+", level[4]))) == sum(position["laws"][1])
    assert ask(visitor, "?level 7")[0].startswith("There is no such level.")
    held = ask(visitor, "?hand")[0]
    assert held.count(",") + held.count(" and ") + 1 == sum(position["hand"][0])
    assert ask(visitor, "help")[-1].endswith("?points, ?cards, ?level, ?laws, ?hand")


def test_what_happens_is_read_out_in_order_one_sentence_at_a_time(visit: Callable[..., Visitor], url: str) -> None:
    """The live region contains one sentence at a time, for as long as it takes to say it, whatever the table does meanwhile."""
    _, people, _ = new_table(url, ["person"] * 3)
    view = play_on(people, lambda now: now["seat"] != 0 and asked_for("media-buying")(now))
    assert view is not None
    visitor = visit(reading="brisk")
    page = visitor.sit(people[0])
    visitor.settle()
    ear = Ear(page)
    known = len(people[0].get("lines"))
    play_on(people, lambda now: now["seat"] == 0)
    visitor.follow(people[0].view()["seq"])
    page.wait_for_function("() => window.heard.at(-1)?.startsWith('Your turn. ')")
    record = page.get_by_role("log", name="What happened")
    expect(record).to_have_attribute("aria-live", "off")
    fresh = told(people[0])[known:]
    assert fresh and ear.heard()[:-1] == fresh
    # With the command line as well: the question comes after what the others did.
    page.get_by_role("button", name="Open the command line").press("Enter")
    expect(page.get_by_role("textbox", name="A number or a word")).to_be_focused()
    visitor.settle()
    before, known, view = len(ear.heard()), len(people[0].get("lines")), people[0].view()
    people[0].act(legal_of(view["ask"])[0], seq=view["seq"])
    play_on(people, lambda now: now["seat"] == 0 and any(line["seat"] > 0 for line in people[0].get("lines")[known:]))
    now = View.model_validate(people[0].view())
    assert now.ask
    question = " ".join(Saying(now, "en").line(now.ask.question).split())
    page.wait_for_function("([before, asked]) => window.heard.slice(before).includes(asked)", arg=[before, question])
    assert told(people[0])[-1] in ear.heard()[before : len(ear.heard()) - ear.heard()[::-1].index(question)]
    page.locator(".tool.menu").click()
    page.get_by_label("Reading out what happens").select_option("only when it is my turn")
    page.keyboard.press("Escape")
    expect(page.locator(".vh[aria-live=polite] p").first).to_have_text("Your turn")


def test_a_whole_short_game_by_the_command_line(visit: Callable[..., Visitor], url: str) -> None:
    """Nothing is clicked and nothing is looked at: the player knows only what the log says, and types only numbers. Everything
    that happens is heard, in the terminal's words; at every question, everything on the page has a name. Thinned: after a few
    decisions of a kind, further ones come from another device of the same seat, and the log follows. Once every kind that occurs
    in all games has been met, the game is played to its end elsewhere, and the window comes back for the result."""
    _, [me], _ = new_table(url, ["person", *BOTS], variants=["short"])
    visitor = visit(reading="at-once")
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
    ear = Ear(page)
    hand = ear.read(".hand")  # in words, and each thing once
    assert not re.search(r'"(.+?)(?: \([\d,]+\))? \1|columnheader "\d|button "\+', hand), hand
    before = set(told(me))
    met: set[str] = set()
    rng, typed = random.Random(4), Counter[str]()
    log = page.locator(".commands .said")
    for _ in range(1500):
        page.wait_for_function("() => !document.querySelector('.commands') || document.querySelector('.ask:not(.idle)')")
        if not page.locator(".commands").count():
            break
        visitor.settle()
        view = me.view()
        if is_enough(view, met):
            break
        kind = view["ask"]["kind"]
        typed[kind] += 1
        if not ALL and typed[kind] > ENOUGH and not view["ask"]["sealed"]:
            visitor.follow(me.act(rng.choice(legal_of(view["ask"])), seq=view["seq"])["seq"])
            continue
        texts = log.locator("p").all_inner_texts()
        numbers: list[str] = []
        for text in reversed(texts):  # the possible answers are at the end
            if found := re.match(r"(\d+|p): ", text):
                numbers.append(found[1])
            elif found := re.match(r"Type a number from (\d+) to (\d+)", text):
                numbers.append(str(min(int(found[1]) + rng.randrange(3), int(found[2]))))
            else:
                break
        assert numbers, texts[-5:]
        if kind not in met:
            met.add(kind)
            assert ear.nameless() == [], kind
        page.keyboard.type(rng.choice(numbers))
        page.keyboard.press("Enter")
        visitor.settle()
    visitor.follow(me.view()["seq"])
    visitor.settle()
    heard = "\n".join(ear.heard())
    assert [line for line in told(me) if line not in before and line not in heard] == []
    assert met >= ALWAYS
    if me.view()["table"]["status"] != "over":
        page.goto("about:blank")
        assert play_on([me], lambda view: False) is None
        visitor.sit(me)
    assert me.view()["table"]["status"] == "over"
    expect(page.get_by_role("heading", level=1)).to_be_visible()
