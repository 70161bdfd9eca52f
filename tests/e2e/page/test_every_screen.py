"""Every screen in five languages and at four widths, in the page's letters and in wider ones: nothing overlaps, runs out of its
box or into its neighbour, and no message is left without words. One window goes through all of that, so that each screen is set
up only once."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from hustings.core.learning import puzzles
from support.browser.axe import check
from support.browser.browsing import Visitor
from support.browser.looking import broken_layout, keys_left, wide_letters
from support.browser.staging import Json, Stage, moments
from support.patience import get
from support.serving import Client, Server, asked_for, new_table, play_on
from support.thinning import ALL, pairs, turn

LANGUAGES = ("en", "de", "fr", "nl", "it")
WIDTHS = {390: 844, 768: 1024, 1440: 900, 1920: 1080}
PHONE = 390
PEOPLE = [{"kind": "person", "name": name} for name in ("Anna", "Ben", "Cem", "Dora", "Emil")]
BOT = {"kind": "bot", "bot": "easy"}
DAYS = {"kind": "days", "move": 86_400, "reserve": 172_800, "bot": "hard"}
HELVETIQ = Path(__file__).parents[3] / "web" / "tests" / "helvetiq" / "fixture.json"
FOR_AXE = ("/", "/new", "/tables", "/replays", "/rules/die-macher", "/nowhere", "/t/none")
Visit = Callable[..., Visitor]
Look = tuple[bool, str, int]
"""Whether the letters are wide, the language, and the width of the window."""
PLAIN: Look = (False, "en", 1440)

# The asking sheet of a phone, if there is one.
DRAW_UP = """() => {
  const grip = document.querySelector(".ask .grip");
  if (!grip?.checkVisibility() || document.querySelector("dialog[open]")) return false;
  grip.click();
  return true;
}"""


def widen(page: Page, width: int) -> None:
    page.set_viewport_size(ViewportSize(width=width, height=WIDTHS[width]))


def looks(name: str, within: str = "body") -> list[Look]:
    """The looks at which a screen, or a part of one, is checked.

    Thinned (see support.thinning): German and a fifth language have wide letters, one of them on a phone and the other on a
    laptop, in turn. That is the stricter check, since the wide letters are 14 to 20 % wider than the page's own, which is more
    than words of two languages differ in any one place. In the page's own letters the other three languages are checked at the
    two other widths and where German was not. Parts of a screen, of which there are some forty alike, are checked once on a phone
    and once on something wider: German in wide letters, switching between the two from part to part, and another language in the
    page's own letters, in which nothing may be cut off with dots."""
    if ALL:
        return [(wide, *pair) for wide in (False, True) for pair in product(LANGUAGES, WIDTHS)]
    others = [lang for lang in LANGUAGES if lang != "de"]
    widths = (PHONE, 1440) if turn(name) // 4 % 2 else (1440, PHONE)
    if within != "body":
        elsewhere = [width for width in WIDTHS if (width == PHONE) != (widths[0] == PHONE)]
        own = (others[turn(name) // 8 % len(others)], elsewhere[turn(name) % len(elsewhere)])
        return [(False, *own), (True, "de", widths[0])]
    fifth = others.pop(turn(name) % len(others))
    plain: list[Look] = [(False, *pair) for pair in pairs(name, others, [768, 1920, widths[1]])]
    return [*plain, (True, "de", widths[0]), (True, fifth, widths[1])]


def look(visitor: Visitor, name: str, within: str = "body", *, last: bool = False) -> list[str]:
    """Return what is wrong with a screen. `within`: the part of it that no other screen has. Looks are ordered by language,
    because switching languages takes as long as drawing the page again. `last`: the window is closed afterwards, so it is not set
    back."""
    found, spoken = [], ""
    for how in sorted(looks(name, within), key=lambda how: LANGUAGES.index(how[1])):
        if how[1] != spoken:
            found += speak(visitor, name, how[1])
            spoken = how[1]
        turn_to(visitor, how)
        found += wrong(visitor, name, how, within)
    if not last:
        speak(visitor, name, "en")
        turn_to(visitor, PLAIN)
    return found


def speak(visitor: Visitor, name: str, lang: str) -> list[str]:
    """Switch the page to a language, and return the messages that are missing in it."""
    visitor.speak(lang)
    return [f"{name}, {lang}: {key} is not said" for key in keys_left(visitor.page)]


def turn_to(visitor: Visitor, how: Look) -> None:
    wide, _, width = how
    wide_letters(visitor.page, wide)
    widen(visitor.page, width)
    visitor.settle()  # whatever is placed by measuring moves as well


def wrong(visitor: Visitor, name: str, how: Look, within: str) -> list[str]:
    """Return what is wrong with a screen as it is laid out now; on a phone also with the panel drawn up."""
    page, (wide, lang, width) = visitor.page, how
    where = f"{name}, {lang}, {width}{', wide letters' if wide else ''}"
    found = [f"{where}: {one}" for one in broken_layout(page, within)]
    if width == PHONE and within in ("body", ".ask") and page.evaluate(DRAW_UP):
        visitor.settle()
        found += [f"{where}, drawn up: {one}" for one in broken_layout(page, within)]
        page.evaluate(DRAW_UP)
    return found


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/", ".choices"),
        ("/new", "form .send"),
        ("/tables", "main"),
        ("/replays", "#record"),
        ("/rules/die-macher", ".example"),
        ("/rules/helvetiq", ".example"),
        ("/learn", "main li"),
        ("/puzzles", "main ol li"),
        ("/puzzles/none", "main .trouble"),
        ("/rules/none", "main .banner"),
        ("/nowhere", ".dead-end"),
        ("/t/none", ".dead-end"),
        ("/r/local/none", ".dead-end"),
        ("/r/none", ".dead-end"),
    ],
)
def test_pages_beside_the_table(visit: Visit, axe: str, path: str, there: str) -> None:
    """axe-core also finds nothing serious on those of them that differ in make."""
    visitor = visit()
    visitor.expects("status of 404")
    visitor.open(path, there)
    assert look(visitor, path, last=path not in FOR_AXE) == []
    if path in FOR_AXE:
        assert check(visitor, axe, path) == []


def test_a_table_is_set_up_with_every_wish(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/new", "form .send")
    page.locator("input[name=edition][value='1997']").check()
    for wish in page.locator("fieldset .check input").all():
        wish.check()
    for seat, kind in enumerate(("person", "person", "bot")):
        page.locator(".seats li").nth(seat).locator("select").first.select_option(kind)
    page.locator("#new-pace").select_option("day")
    assert look(visitor, "every wish", last=True) == []


def test_before_the_game(visit: Visit, url: str) -> None:
    seats: list[str | Json] = [PEOPLE[0], "open", {"kind": "bot", "bot": "normal"}, "open"]
    wishes: Json = {"edition": "1997", "variants": ["imposed-stances"], "pace": DAYS, "hints": True, "open_money": True}
    host, (guest,), spectator = new_table(url, seats, title="Elephant round", public=True, start=False, **wishes)
    found = []
    for name, place in (("host", host), ("guest", guest), ("spectator", spectator)):
        visitor = visit()
        visitor.sit(place)
        found += look(visitor, f"waiting room as {name}", last=True)
    visitor = visit()
    visitor.open(f"/t/{host.table}", "main.door h1")
    found += look(visitor, "door")
    visitor.open("/tables", ".list li")
    found += look(visitor, "open tables", last=True)
    assert found == []


def test_links_that_open_nothing_and_tables_of_ones_own(visit: Visit, url: str) -> None:
    _, (me, *_), _ = new_table(url, PEOPLE[:3], title="Friday night")
    stranger = visit()
    stranger.expects("status of 401")
    found = []
    for name, token in (("private", ""), ("wrong link", "#wrong")):
        stranger.page.goto("about:blank")
        stranger.open(f"/t/{me.table}{token}", ".dead-end")
        found += look(stranger, name)
    visitor = visit()
    visitor.sit(me)
    for game in ("die-macher", "helvetiq"):
        _, people, _ = new_table(url, [PEOPLE[0], BOT, BOT], game=game, pace=DAYS)
        visitor.sit(people[0])
    visitor.open("/", ".mine-list li")
    found += look(visitor, "own tables", last=True)
    assert found == []


# Tables, by decision: the boards are looked at once, the asking panel each time


def test_every_decision_of_die_macher(stage: Stage) -> None:
    found = look_at_decisions(stage, {moment["ask"]["kind"]: moment for moment in reversed(moments())})
    for edition in ("1997", "2006"):
        stage.show(next(one for one in moments() if one["edition"] == edition and one["ask"]["kind"] == "contribution"))
        found += look(stage.visitor, f"the boards of {edition}")
    assert found == []


def look_at_decisions(stage: Stage, by_kind: dict[str, Json]) -> list[str]:
    """Return what is wrong with the asking panel, by kind of decision. All kinds that share a language and a width come one after
    the other, because drawing the next question takes a fraction of the time that drawing the boards again does."""
    visitor, found, spoken = stage.visitor, [], ""
    stage.show(next(iter(by_kind.values())))
    for how, kinds in sorted(by_look(by_kind).items()):
        if how[1] != spoken:
            found += speak(visitor, "decisions", how[1])
            spoken = how[1]
        turn_to(visitor, how)
        for kind in kinds:
            stage.show(by_kind[kind])
            choice = stage.page.locator(".ask [data-choice]")
            if choice.count():
                choice.first.dispatch_event("click")  # on a phone it may be below the fold
                visitor.settle()
            found += [f"{kind}, {how[1]}: {key} is not said" for key in keys_left(stage.page)]
            found += wrong(visitor, kind, how, ".ask")
            stage.forget()
    speak(visitor, "decisions", "en")
    turn_to(visitor, PLAIN)
    return found


def by_look(names: Iterable[str]) -> dict[Look, list[str]]:
    """The panels, by the looks at which they are checked."""
    found: dict[Look, list[str]] = defaultdict(list)
    for name in names:
        for how in looks(name, ".ask"):
            found[how].append(name)
    return found


class HelvetiqStage(Stage):
    def _table(self, moment: Json) -> Client:
        key = str(moment["players"])
        if key not in self._tables:
            self._tables[key] = new_table(self.visitor.url, PEOPLE[: moment["players"]], game="helvetiq")[1][0]
        return self._tables[key]


@pytest.fixture
def swiss(browser: Browser, server: Server) -> Iterator[Stage]:
    visitor = Visitor(browser, server.url)
    yield HelvetiqStage(visitor)
    wrong = visitor.wrong
    visitor.context.close()
    assert not wrong


def test_every_decision_of_helvetiq(swiss: Stage) -> None:
    by_kind = {moment["ask"]["kind"]: moment for moment in json.loads(HELVETIQ.read_text("utf-8"))["moments"]}
    found = look_at_decisions(swiss, by_kind)
    swiss.show(by_kind["turn"])
    found += look(swiss.visitor, "the board")
    assert found == []


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[list[Client], Client, Json]:
    """A table in its second round, with people who talk; its spectator; and the view of a seat that is asked there."""
    _, people, spectator = new_table(server.url, PEOPLE, title="Elephant round", pace=DAYS)
    view = play_on(people, lambda view: view["position"]["round"] >= 2 and asked_for("media-buying")(view))
    assert view is not None
    people[view["seat"]].post("chat", {"text": "Who joins me in Hessen?", "to": None}, 201)
    return people, spectator, view


def test_a_table_and_what_lies_over_it(visit: Visit, played: tuple[list[Client], Client, Json]) -> None:
    people, spectator, view = played
    visitor, watcher, waiting = visit(), visit(), visit()
    page = visitor.sit(people[view["seat"]])
    page.wait_for_selector(".ask:not(.idle)")
    found = look(visitor, "table")
    widen(page, PHONE)
    for section in page.locator(".dock button").all():
        section.click()
        visitor.settle()
        found += [f"section {section.get_attribute('data-view')}: {wrong}" for wrong in broken_layout(page)]
    page.locator(".dock button").first.click()
    widen(page, 1440)
    page.locator(".tools .tool").last.click()
    page.wait_for_selector("dialog[open]")
    found += look(visitor, "reference card", "dialog[open]")
    page.keyboard.press("Escape")
    page.locator(".tool.menu").click()
    page.wait_for_selector("dialog[open]")
    found += look(visitor, "menu", "dialog[open]")
    page.keyboard.press("Escape")
    for drawer in ("Orders ahead", "Notes", "E-mail or messenger", "What if?"):
        page.locator(".tool.menu").click()
        page.get_by_role("dialog").get_by_role("button", name=drawer, exact=True).click()
        page.get_by_role("dialog").get_by_role("heading", name=drawer).wait_for()
        visitor.settle()
        found += look(visitor, drawer, "dialog[open]")
        page.keyboard.press("Escape")
    watcher.sit(spectator)
    found += look(watcher, "spectator", last=True)
    waiting.sit(people[(view["seat"] + 1) % 5])
    found += look(waiting, "waiting", ".ask", last=True)
    people[(view["seat"] + 2) % 5].post("pause", {"agree": True})
    page.wait_for_selector(".banner")
    found += look(visitor, "vote", ".banners", last=True)
    assert found == []


# The number of lines that the bar has above the phases: 1, unless something has been pushed down.
LINES = """() => new Set([...document.querySelectorAll(".mast > :not(nav)")].filter((part) => part.checkVisibility())
  .map((part) => Math.round(part.getBoundingClientRect().top))).size"""


def test_the_smallest_phone(visit: Visit, stage: Stage, url: str) -> None:
    """Five parties fit in one line with the tools, even next to a clock; the last column of a state has room."""
    small = ViewportSize(width=360, height=640)
    stage.page.set_viewport_size(small)
    found = []
    for edition in ("2006", "1997"):
        stage.show(next(one for one in moments() if one["edition"] == edition and one["position"]["parties"] == 5))
        found += [f"{edition}: {one}" for one in broken_layout(stage.page)]
        assert stage.page.evaluate(LINES) == 1
        stage.page.locator(".dock [data-view=questions]").click()
        cards = stage.page.locator(".q-wrap .q, .pool .card")
        assert max(cards.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().right)")) <= 360 - 8
        stage.page.locator(".dock [data-view=states]").click()
    _, (me, *_), _ = new_table(url, PEOPLE, pace=DAYS)
    visitor = visit(viewport=small)
    page = visitor.sit(me)
    for lang in LANGUAGES:
        visitor.speak(lang)
        page.wait_for_selector(".clock")
        found += [f"{lang}: {one}" for one in broken_layout(page)]
        assert page.evaluate(LINES) == 1, lang
    assert found == []


# Finished games


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/r/example/die-macher#at=200", ".reel h1"),
        ("/r/example/die-macher#at=420&beside=200&seat=1", ".reel h1"),
        ("/r/example/helvetiq#at=90", ".reel h1"),
        ("/r/example/helvetiq#at=90&beside=40", ".reel h1"),
        ("/r/example/die-macher/result", ".charts .chart canvas"),
        ("/r/example/helvetiq/result", ".charts .chart canvas"),
    ],
)
def test_games_that_are_over(visit: Visit, path: str, there: str) -> None:
    visitor = visit()
    visitor.open(path, there)
    visitor.settle()
    assert look(visitor, path, last=True) == []


def test_an_analysis_that_waits_works_fails_and_is_done(visit: Visit, url: str) -> None:
    """The answers of a server with workers are simulated; the analysis itself is tested elsewhere."""
    game = "helvetiq"
    story = get(f"{url}/api/examples/{game}/story").json()
    last = story["frames"] - 1
    result = get(f"{url}/api/examples/{game}/replay?first={last}&count=1").json()["result"]
    mine = [line for line in story["lines"] if line["seat"] >= 0]
    even = [1 / len(result["scores"])] * len(result["scores"])
    points = [{"number": number, "win": even} for number in range(0, last, 10)]
    why = [{"part": part, "difference": 4.2} for part in result["parts"][:2]]
    mistakes = [
        {
            "seat": one["seat"],
            "number": one["seq"],
            "decision": "turn",
            "option": 0,
            "better_option": 1,
            "loss": 0.2,
            "points": 8.2,
        }
        | {"others": 1.6, "played": one["line"], "better": other["line"], "why": why}
        for one, other in zip(mine[10:90:20], mine[15:95:20], strict=True)
    ]
    answer: dict[str, Any] = {"id": "x", "done": 0, "of": last, "win": [], "mistakes": []}
    visitor = visit()
    page = visitor.open(f"/r/example/{game}/result", ".charts .chart canvas")
    page.route("**/api/records/analysis", lambda route: route.fulfill(json=answer))
    page.route("**/api/analysis/*", lambda route: route.fulfill(json=answer))
    found = []
    for state, begun, there, more in (  # started by hand, fails after a while, and is started again
        ("queued", True, ".start progress", {}),
        ("failed", False, ".start [role=alert]", {}),
        ("working", True, ".start progress", {"done": last // 2, "win": points}),
        ("done", False, ".errors .moves a", {"done": last, "win": points, "mistakes": mistakes}),
    ):
        answer.update(state=state, **more)
        if begun:
            page.locator(".start .btn").click()
        page.locator(there).first.wait_for()
        found += look(visitor, f"analysis {state}", ".whole, .errors")
    page.locator(".errors .moves a").first.click()
    page.wait_for_selector(".reel .costly")
    found += look(visitor, "costly move", ".reel", last=True)
    assert found == []


# Learning


def test_the_guide(visit: Visit) -> None:
    found = []
    for game in ("Die Macher", "Helvetiq"):
        visitor = visit()
        page = visitor.open("/learn", "main li")
        page.locator("main li", has_text=game).first.get_by_role("button").first.click()
        page.wait_for_selector(".guide .try .btn")
        found += look(visitor, f"guide of {game}", ".guide", last=True)
    assert found == []


@pytest.mark.parametrize("game", ["die-macher", "helvetiq"])
def test_a_puzzle_its_hint_and_its_solution(visit: Visit, game: str) -> None:
    name = next(name for name, one in puzzles.every().items() if one.game == game)
    visitor = visit()
    page = visitor.open(f"/puzzles/{name}", ".puzzle[data-state=open]")
    page.locator(".puzzle .acts button").first.click()
    visitor.settle()
    found = look(visitor, "hint", ".puzzle")
    page.locator(".puzzle .acts button").last.click()
    page.wait_for_selector(".puzzle[data-state=solved]")
    visitor.settle()
    found += look(visitor, "solution", last=True)
    assert found == []
