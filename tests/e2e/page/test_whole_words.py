"""Words that no box may cut, in every language, in places where pictures once showed less of them: heads of columns, phases, the
sign of a standing order, the choice in a list, the lines of a replay. And words that read correctly inside a sentence."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import ViewportSize, expect

from support.browser.browsing import Visitor
from support.browser.looking import broken_layout
from support.browser.staging import Stage, moments
from support.serving import Json, new_table, play_on
from support.thinning import pairs

LANGUAGES = ("en", "de", "fr", "it", "nl")
PHONES = [(390, 844), (360, 640)]
LAPTOPS = [(1280, 720), (1366, 768), (1920, 911)]
ENLARGED = [(1152, 631), (1229, 584), (1280, 607)]
"""1440 x 789 and 1536 x 730 at 125 %, 1920 x 911 at 150 %."""
BETWEEN = [(320, 568), (384, 640)]
"""A phone of 400 whose page is enlarged by a quarter, and one between the two sizes of phones that are most common."""
TABLETS = [(731, 411), (744, 1133), (768, 1024), (1180, 820)]
"""The first is a phone on its side."""
PEOPLE = [{"kind": "person", "name": name} for name in ("Anna", "Ben", "Cem", "Dora", "Emil")]
DAYS = {"kind": "days", "move": 86_400, "reserve": 172_800, "bot": "hard"}
# The number of lines that the bar has above the phases: 1, unless something has been pushed down.
LINES = """() => new Set([...document.querySelectorAll(".mast > :not(nav)")].filter((part) => part.checkVisibility())
  .map((part) => Math.round(part.getBoundingClientRect().top))).size"""
# How far the last figure of any row stands beyond the row's end.
BEYOND = """(rows) => Math.max(...rows.map((row) => {
  const figure = document.createRange();
  figure.selectNodeContents(row.lastElementChild);
  return figure.getBoundingClientRect().right - row.getBoundingClientRect().right;
}))"""
Size = tuple[int, int]
Visit = Callable[..., Visitor]


def test_heads_of_columns_and_names_of_phases(stage: Stage) -> None:
    """ "Tendance" and "stemmen" were a hair too long; an enlarged page has its phases on a line of their own."""
    stage.show(next(one for one in moments() if one["ask"]["kind"] == "meetings" and one["position"]["parties"] == 5))
    found = []
    for lang in LANGUAGES:
        stage.visitor.speak(lang)
        for size in [*PHONES, *BETWEEN, *LAPTOPS, *ENLARGED]:
            stage.visitor.resize(*size)
            found += [f"{lang}, {size}: {one}" for one in broken_layout(stage.page, ".heads, .phases")]
    stage.visitor.speak("en")
    assert found == []


def test_the_way_out_beside_the_scale(visit: Visit) -> None:
    """ "Ne rien placer" used to cover "sièges", in windows of tablets longest."""
    stage = Stage(visit(locale="fr"))
    stage.show(next(one for one in moments() if one["ask"]["kind"] == "opinion-placing"))
    for size in [(1440, 900), *LAPTOPS, *TABLETS]:
        stage.visitor.resize(*size)
        assert broken_layout(stage.page, ".heads, .way-outs") == [], size


def test_what_is_counted_in_the_narrowest_windows(visit: Visit) -> None:
    """The button that sends used to cover the one that counts up, and the last figures of a row stood beyond its end."""
    stage = Stage(visit(locale="it"))
    stage.show(next(one for one in moments() if one["ask"]["kind"] == "meetings" and one["position"]["parties"] == 5))
    for size in [*BETWEEN, *PHONES]:
        stage.visitor.resize(*size)
        assert broken_layout(stage.page, ".ask, .state") == [], size
        assert stage.page.locator(".state").first.locator(".row").evaluate_all(BEYOND) <= 0, size


def test_discards_of_helvetiq_on_a_phone_on_its_side(visit: Visit, url: str) -> None:
    """Two figures each for every kind of card, which is as much as a long game brings."""
    _, (me, *_), _ = new_table(url, PEOPLE[:3], game="helvetiq")
    visitor = visit(locale="it")
    page = visitor.sit(me)
    page.locator(".faces b").evaluate_all("(all) => all.forEach((one) => (one.textContent = '11'))")
    for size in [(700, 400), *TABLETS, *LAPTOPS]:
        visitor.resize(*size)
        assert broken_layout(page, ".beside-hq") == [], size


@pytest.mark.parametrize("pace", [DAYS, None], ids=["clock", "no clock"])
def test_orders_in_force_in_the_bar(visit: Visit, url: str, pace: Json | None) -> None:
    """Also while another party is asked, whose clock has its sign. Thinned: without a clock, which leaves more room, each
    language is checked in one window."""
    _, people, _ = new_table(url, PEOPLE, pace=pace)
    me = people[0]
    for decision in ("coalition", "meetings"):
        me.post("orders", {"decision": decision, "act": "pass", "above": None, "lasts": "game", "unless": []}, 200)
    visitor = visit()
    page = visitor.sit(me)
    expect(page.locator(".clock")).to_have_count(1 if pace else 0)
    expect(page.locator(".orders-wait")).to_have_text("2 orders2")  # spoken in full, shown as a number where room is short
    visitor.resize(*ENLARGED[0])
    tops = page.locator(".seats-now > .order, .clock").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 3, "the clock stands in line with the seats"
    found = []
    for asked in ("everybody", "another"):
        if asked == "another":
            view = play_on(people, lambda now: now["ask"]["kind"] == "media-buying" and now["seat"] != me.seat)
            assert view is not None
            visitor.follow(view["seq"])
            expect(page.locator(".ask.idle")).to_be_visible()
        for lang, sizes in by_language(asked, [*PHONES, *LAPTOPS], whole=pace is not None):
            visitor.speak(lang)
            for size in sizes:
                visitor.resize(*size)
                found += [f"{asked}, {lang}, {size}: {one}" for one in broken_layout(page, ".mast")]
                assert size not in PHONES or page.evaluate(LINES) == 1, (asked, lang, size)
        visitor.speak("en")
    assert found == []


def by_language(name: str, sizes: list[Size], *, whole: bool) -> list[tuple[str, list[Size]]]:
    """Every language with the windows in which it is checked: all of them or, thinned, one each."""
    looks = [*product(LANGUAGES, sizes)] if whole else [*pairs(name, LANGUAGES, sizes)]
    return [(lang, [size for spoken, size in looks if spoken == lang]) for lang in LANGUAGES]


def test_what_is_chosen_in_a_list(visit: Visit, url: str) -> None:
    """On the smallest phones: when setting up a table and when giving an order. On laptops: whom a message goes to."""
    visitor = visit()
    page = visitor.open("/new", "form .send")
    for seat, kind in enumerate(("person", "open", "bot")):
        page.locator(".seats li").nth(seat).locator("select").first.select_option(kind)
    page.locator("#new-pace").select_option("day")
    found = in_every_language(visitor, "new", PHONES, "form")
    _, (me, *_), _ = new_table(url, PEOPLE)
    visitor.sit(me)
    page.locator(".paper .say select").select_option(index=1)
    found += in_every_language(visitor, "chat", [(1440, 789), (1536, 730), *LAPTOPS], ".paper .say")
    page.locator(".tool.menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Orders ahead", exact=True).click()
    for lang, size in product(LANGUAGES, PHONES):  # by language first, because switching takes as long as drawing the page again
        if size == PHONES[0]:
            visitor.speak(lang)
        visitor.resize(*size)
        for decision, act in (("poll-bid", "above"), ("poll-bid", "raise"), ("placing", None), ("opinion-placing", None)):
            page.locator("#order-what").select_option(decision)
            if act is not None:
                page.locator("#order-act").select_option(act)
            visitor.settle()
            found += [f"{decision}, {act}, {lang}, {size}: {one}" for one in broken_layout(page, "dialog[open]")]
    visitor.open("/r/example/helvetiq#at=90&beside=40", ".reel h1")
    found += in_every_language(visitor, "compare", [(1280, 720), (1440, 789)], ".reel")
    assert found == []


def in_every_language(visitor: Visitor, name: str, sizes: list[Size], within: str) -> list[str]:
    found = []
    for lang in LANGUAGES:
        visitor.speak(lang)
        for size in sizes:
            visitor.resize(*size)
            found += [f"{name}, {lang}, {size}: {one}" for one in broken_layout(visitor.page, within)]
    visitor.speak("en")
    visitor.resize(1440, 900)
    return found


# Contributions of which a hand shows only a part.
CUT_IN_HAND = """() => {
  const end = document.querySelector(".hand").getBoundingClientRect().bottom;
  return [...document.querySelectorAll(".hand .gifts li")].filter((one) => one.getBoundingClientRect().bottom > end + 1).length;
}"""


@pytest.mark.parametrize(("lang", "kind"), [("fr", "poll-use"), ("it", "poll-bid")])
def test_contributions_beside_the_longest_questions(visit: Visit, lang: str, kind: str) -> None:
    stage = Stage(visit(locale=lang))
    stage.show(next(one for one in moments() if one["ask"]["kind"] == kind and one["position"]["parties"] == 5))
    for size in [*LAPTOPS, (1536, 730)]:
        stage.visitor.resize(*size)
        assert stage.page.evaluate(CUT_IN_HAND) == 0, size


# How much of a line is visible at the end of what happened, if there is more than fits.
PART_OF_A_LINE = """(box) => {
  const line = parseFloat(getComputedStyle(box).lineHeight);
  const part = box.scrollHeight > box.clientHeight + 1 ? box.clientHeight % line : 0;
  return Math.min(part, line - part);
}"""


def test_lines_of_a_replay_on_a_phone(visit: Visit) -> None:
    visitor = visit(locale="nl", viewport=ViewportSize(width=390, height=844))
    page = visitor.open("/r/example/helvetiq#at=90", ".reel h1")
    assert page.locator(".reel .did").evaluate(PART_OF_A_LINE) < 2


def test_how_far_an_analysis_is_stands_in_one_line(visit: Visit) -> None:
    """On a phone its number used to be next to the bar, and the rest below it."""
    visitor = visit()
    page = visitor.page
    waiting = {"id": "x", "state": "queued", "done": 0, "of": 947, "win": [], "mistakes": []}
    page.route("**/api/records/analysis", lambda route: route.fulfill(json=waiting))
    page.route("**/api/analysis/*", lambda route: route.fulfill(json=waiting))
    visitor.open("/r/example/die-macher/result", ".start .btn").locator(".start .btn").click()
    count = page.locator(".start [role=status] .quiet")
    expect(count).to_be_visible()
    for lang in LANGUAGES:
        visitor.speak(lang)
        for size in PHONES:
            visitor.resize(*size)
            assert count.evaluate("(one) => one.getClientRects().length") == 1, (lang, size)


@pytest.mark.parametrize(("lang", "now"), [("fr", "maintenant"), ("it", "ora"), ("nl", "nu")])
def test_a_table_that_was_just_touched(visit: Visit, url: str, lang: str, now: str) -> None:
    """Not "within a minute", which in these languages is about the future."""
    _, (me, *_), _ = new_table(url, PEOPLE[:3])
    visitor = visit(locale=lang)
    visitor.sit(me)
    page = visitor.open("/", ".mine-list li")
    expect(page.locator(".mine-list li").first).to_contain_text(f"· {now}")


WAYS = {
    "en": "Stairs from the commune's",
    "de": "Treppe aus der",
    "fr": "Escalier du ",
    "it": "Scala dal ",
    "nl": "Trap vanuit de ",
}


def test_ways_are_told_with_the_right_little_words(visit: Visit, url: str) -> None:
    _, (me, *_), _ = new_table(url, PEOPLE[:3], game="helvetiq")
    visitor = visit()
    page = visitor.sit(me)
    for lang, beginning in WAYS.items():
        visitor.speak(lang)
        tips = page.locator("[data-tip]").evaluate_all("(all) => all.map((one) => one.dataset.tip)")
        assert any(tip.startswith(beginning) for tip in tips), lang
