"""Learning in a real browser: a guided first round from the front door to its end, puzzles solved and failed, examples next to
the rules. All of it is for everyone: nothing serious for axe-core in both themes, no message without words."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from hustings.client.mcp.saying import Saying
from hustings.core.learning import puzzles
from hustings.wire import Suggestion, View
from support.browser.axe import check
from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.looking import broken_layout, keys_left
from support.browser.staging import Stage, moments
from support.patience import get, tries
from support.serving import Client, Json, asked_for, new_table, play_on

STEPS = [
    "opening", "start", "conference", "cabinet", "actions", "coalitions", "media", "control", "meetings", "polls", "conversion",
    "election", "spoils", "nation", "contributions",
]  # fmt: skip
MOST_PAGES = 160


class Pupil:
    """A player who does what the guide proposes, and reads on where it only explains."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.met: list[str] = []
        self.did: set[str] = set()
        """Steps at which the guide has explained the effect of the last choice."""

    @property
    def step(self) -> str:
        return self.page.locator(".guide").get_attribute("data-step") or ""

    def follow(self, until: str) -> None:
        """Follow the guide up to a step."""
        for _ in range(MOST_PAGES):
            self.page.wait_for_selector(".guide .try .btn, .guide[data-step=waiting]")
            self.visitor.settle()
            step = self.meet()
            if self.page.locator(".guide .did li").count():
                self.did.add(step)
            if step == until:
                return
            self.do_page()
        raise AssertionError(f"the guide does not come to {until}: {self.met}")

    def meet(self) -> str:
        """Note the step that is shown now, and check that all boards are in the window."""
        step = self.step
        if step not in self.met:
            self.met.append(step)
            assert self.page.evaluate(OUT_OF_WINDOW) == [], step
        return step

    def do_page(self) -> None:
        on = self.page.locator(".guide .try > .btn")
        propose = self.page.locator(".guide .try .acts .btn")
        if on.count():
            on.click()
        elif propose.count():
            self.meet()  # the question may have come since the page was read
            propose.click()
            self.visitor.settle()
            send = self.page.locator(".ask .send[aria-disabled=false]")
            if send.count():
                sent = self.visitor.acts.after(send.click)
                assert sent.ok, sent.said
        else:
            self.page.wait_for_timeout(20)  # others decide
        self.visitor.settle()


HIDDEN_NUMBERS = """() => {
  const guide = document.querySelector(".guide").getBoundingClientRect().bottom;
  return [...document.querySelectorAll(".looks i")].filter((frame) => {
    const { top } = frame.getBoundingClientRect();
    return top >= guide - 4 && top + parseFloat(getComputedStyle(frame, "::before").top) < guide;
  }).map((frame) => frame.dataset.number);
}"""

# Numbers of frames that cover words or signs of what they frame, or each other.
COVERING_NUMBERS = """() => {
  const numbers = [...document.querySelectorAll(".looks i")].map((frame) => {
    const { left, top } = frame.getBoundingClientRect(), style = getComputedStyle(frame, "::before");
    const [x, y, size] = [left + parseFloat(style.left), top + parseFloat(style.top), parseFloat(style.width)];
    return { number: frame.dataset.number, left: x, top: y, right: x + size, bottom: y + size };
  });
  const signs = [...document.querySelectorAll(".ask .turn .ring, .ask .turn b, .ask h1")]
    .map((one) => one.getBoundingClientRect());
  const words = [...document.querySelectorAll(".state header, .state header *, .now .heads *:not(.vh)")]
    .flatMap((one) => [...one.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    .flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      // A line is higher than its letters.
      return [...range.getClientRects()].map(({ left, right, top, bottom, height }) =>
        ({ left, right, top: top + 0.2 * height, bottom: bottom - 0.2 * height }));
    });
  const meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  return numbers.filter((one) => [...signs, ...words, ...numbers].some((other) => other !== one && meets(one, other)))
    .map(({ number }) => number);
}"""

# Faults in the window of a laptop: the page scrolls, rows run out of their sheets, or a frame surrounds something out of view.
OUT_OF_WINDOW = """() => [
  ...(document.documentElement.scrollHeight > innerHeight ? ["the page scrolls"] : []),
  ...[...document.querySelectorAll(".looks i")].filter((frame) => frame.getBoundingClientRect().bottom > innerHeight)
    .map((frame) => `frame ${frame.dataset.number}`),
  ...[...document.querySelectorAll(".common section")].filter((sheet) => [...sheet.querySelectorAll("tr, li, .row")].some(
    (row) => !row.closest(".log") && row.getBoundingClientRect().bottom > sheet.getBoundingClientRect().bottom + 1,
  )).map((sheet) => sheet.className),
]"""

# More text than any guide has, in any language, after any choice.
TELL_MORE = """() => {
  const more = document.createElement("p");
  more.className = "more";
  more.textContent = "And there is more to tell. ".repeat(60);
  document.querySelector(".guide .why").append(more);
}"""
# The bar above the guide is squeezed, or its text cannot be scrolled to.
SQUEEZED = """() => [
  ...[...document.querySelectorAll(".mast, .mast > *")].filter((part) => part.scrollHeight > part.clientHeight + 1)
    .map((part) => part.className),
  ...[...document.querySelectorAll(".guide")].filter((guide) => guide.scrollHeight > guide.clientHeight + 1)
    .filter((guide) => !/auto|scroll/.test(getComputedStyle(guide).overflowY)).map(() => "what the guide tells is cut"),
]"""
# The usual sizes, and sizes on both sides of every height at which the guide moves to another place.
WINDOWS = [
    (1264, 690), (1280, 720), (1366, 768), (1440, 839), (1440, 840), (1440, 900), (1680, 999), (1680, 1000), (1760, 840),
    (1920, 911), (1920, 1080), (1920, 1101),
]  # fmt: skip


def pushed_out(visitor: Visitor) -> dict[tuple[int, int], list[str]]:
    """By window: the parts of the board that are pushed out of it when the guide has more to say than there is room for. The
    amount of its own text depends on the last choice, on the language and on the network's view of the next one: a test with that
    would depend on luck."""
    visitor.page.evaluate(TELL_MORE)
    found = dict[tuple[int, int], list[str]]()
    for size in WINDOWS:
        visitor.resize(*size)
        visitor.settle()  # frames follow what they frame a moment later
        found[size] = visitor.page.evaluate(OUT_OF_WINDOW) + visitor.page.evaluate(SQUEEZED)
    visitor.page.evaluate("() => document.querySelector('.guide .more').remove()")
    return {size: out for size, out in found.items() if out}


def network_comes(url: str) -> tuple[Client, Json]:
    """A table that allows hints, and the request for a suggestion at its first question, once the server's network is ready:
    until then the guide uses habits of its own, and a game that begins with those goes differently."""
    bots = [{"kind": "bot", "bot": "easy"}] * 2
    _, (me,), _ = new_table(url, ["person", *bots], variants=["short"], hints=True)
    wish = {"seq": me.view()["seq"]}
    assert any(me.post("suggestion", wish)["chance"] is not None for _ in tries()), "the network does not come"
    return me, wish


def test_a_guided_first_round_from_the_front_door(visit: Callable[..., Visitor], url: str, axe: str) -> None:
    network_comes(url)
    laptop = ViewportSize(width=1280, height=720)
    visitor = visit(viewport=laptop)
    page = visitor.open("/")
    page.locator(".choices a[href='/learn']").click()
    page.wait_for_selector(".guide")
    page.wait_for_selector(".looks i >> nth=2")
    assert page.evaluate(HIDDEN_NUMBERS) == []  # the question's frame begins where the guide ends
    for width, height in ((1440, 900), (1440, 789), (1366, 768), (1280, 720)):
        visitor.resize(width, height)
        assert page.evaluate(COVERING_NUMBERS) == [], (width, height)
    assert pushed_out(visitor) == {}
    visitor.resize(**laptop)
    pupil = Pupil(visitor)
    pupil.follow("conference")
    assert page.locator(".looks i").count() >= 3  # what it talks about is framed on the board
    found = check(visitor, axe, "the guide")
    page.set_viewport_size(laptop)

    # Left in the middle, and resumed at the same step.
    page.goto(visitor.url + "/learn")
    page.get_by_role("button", name="Go on where you were").click()
    page.wait_for_selector(".guide")
    pupil.follow("meetings")
    before = page.locator(".is-me .meet").first.inner_text()
    pupil.follow("polls")
    assert page.locator(".is-me .meet").first.inner_text() != before or "polls" in pupil.did
    pupil.follow("end")
    assert [step for step in pupil.met if step in STEPS] == STEPS
    assert len(pupil.did) >= 5
    assert keys_left(page) == []
    page.get_by_role("button", name="Play on alone").click()
    page.wait_for_selector(".guide", state="detached")
    assert page.locator(".ask:not(.idle)").count() == 1
    assert found == []

    page.goto(visitor.url + "/learn")
    page.wait_for_selector("main li")
    assert "Done" in visitor.text("main")


def test_the_guide_can_be_turned_on_and_off_at_any_table(visit: Callable[..., Visitor], url: str) -> None:
    _, (me,), _ = new_table(url, ["person", {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}], variants=["short"])
    visitor = visit(locale="de-DE", viewport=PHONE)
    page = visitor.sit(me)
    assert page.locator(".guide").count() == 0
    page.click(".menu")
    page.get_by_label("Begleitung an diesem Tisch").check()
    page.keyboard.press("Escape")
    page.wait_for_selector(".guide .why")
    visitor.settle()
    for part in page.locator(".guide .parts button").all():
        part.click()
        visitor.settle()
        assert keys_left(page) == []
        assert broken_layout(page) == []
    page.get_by_role("button", name="Einklappen").click()
    assert page.locator(".guide .why").count() == 0
    page.get_by_role("button", name="Beenden").click()
    page.wait_for_selector(".guide", state="detached")


ROOM = """() => {
  const box = (at) => document.querySelector(at).getBoundingClientRect();
  return box(".ask").top - box(".guide").bottom;
}"""


TITLE_LINES = """(title) => {
  title.textContent = "Programmaconferentie"; // the longest word of all titles, in Dutch
  const range = document.createRange();
  range.selectNodeContents(title);
  return range.getClientRects().length;
}"""


@pytest.mark.parametrize("lang", ["de-DE", "fr-FR"])
def test_on_a_phone_the_guide_leaves_the_question_and_the_board_in_sight(
    visit: Callable[..., Visitor], url: str, lang: str
) -> None:
    """Part by part: above the sheet with all choices the guide is whole; above a sheet that peeks there is also a board."""
    bots = [{"kind": "bot", "bot": "easy"}] * 2
    _, (me,), _ = new_table(url, ["person", *bots], variants=["short"], hints=True)
    visitor = visit(locale=lang, viewport=PHONE)
    page = visitor.sit(me)
    page.click(".menu")
    page.locator("dialog .check", has_text="Begleitung" if lang == "de-DE" else "Guide").locator("input").check()
    page.keyboard.press("Escape")
    page.wait_for_selector(".guide .parts")
    assert page.locator(".ask h1").is_visible()
    for height, grip, least in ((640, False, 0), (844, False, 0), (844, True, 200)):
        visitor.resize(360 if height == 640 else 390, height)
        if grip:
            page.locator(".ask .grip").click()
        for part in page.locator(".guide .parts button").all():
            part.click()
            visitor.settle()
            assert page.evaluate("scrollY") == 0
            assert page.evaluate(ROOM) >= least, (part.inner_text(), height, grip)
        assert page.locator(".guide h2").evaluate(TITLE_LINES) == 1, height
    page.get_by_role("button", name="Zum Beispiel" if lang == "de-DE" else "Par exemple").click()
    page.locator(".guide .try .acts .btn").click()
    visitor.settle()
    assert page.evaluate("JSON.parse(localStorage['hustings.drafts'])")  # what it proposes can still be taken


def test_what_one_will_look_at_is_shown_beside_the_ways_to_learn(visit: Callable[..., Visitor], axe: str) -> None:
    """A piece of each game's table, in the reader's language, that cannot be operated; all ways to learn are above it."""
    visitor = visit(locale="de-DE", viewport={"width": 1366, "height": 768})
    page = visitor.open("/learn", "[data-picture]")
    expect(page.locator("[data-picture]")).to_have_count(2)
    visitor.settle()
    expect(page.locator("[data-picture=die-macher] .state.now .row")).to_have_count(5)
    tops = page.locator(".way .ways").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "what to press stands in one line"
    expect(page.locator("[data-picture=die-macher] .standing")).to_contain_text("Wenn alle umwandeln")
    expect(page.locator("[data-picture=helvetiq] .board-hq")).to_contain_text("Exekutive")
    expect(page.locator("[data-picture=die-macher] figcaption")).to_contain_text("Ein Land vor seiner Wahl")
    for way in page.locator(".learn p.ways").all():
        expect(way).to_be_in_viewport(ratio=1)
    assert page.locator("[data-picture] [inert]").count() == 2
    assert keys_left(page) == [] and broken_layout(page) == []
    assert check(visitor, axe, "learn") == []
    page.set_viewport_size({"width": 390, "height": 844})
    visitor.settle()
    assert broken_layout(page) == []


def test_puzzles_belong_to_learning_in_the_bar(visit: Callable[..., Visitor]) -> None:
    page = visit().open("/puzzles", "main ol li")
    expect(page.locator(".site [aria-current]")).to_have_text("Learn")


def test_the_guide_suggests_what_the_network_would_do(visit: Callable[..., Visitor], url: str) -> None:
    """At a real table the guide shows the suggestion of the server's network for each step of a draft, and following it sends
    exactly that."""
    me, wish = network_comes(url)
    visitor = visit()
    page = visitor.sit(me)
    page.click(".menu")
    page.get_by_label("Guide at this table").check()
    page.keyboard.press("Escape")
    tried, send = page.locator(".guide .try em"), page.locator(".ask .send[aria-disabled=false]")
    saying, sent = Saying(View.model_validate(me.view()), "en"), list[int]()
    while not send.count():  # the opening consists of several decisions
        expect(tried).to_be_visible()
        (step,) = Suggestion.model_validate(me.post("suggestion", {**wish, "options": sent})).steps
        expect(tried).to_have_text(f"{saying.line(step.line)}.")
        page.locator(".guide .try .acts .btn").click()
        sent.append(step.option)
        visitor.settle()
    assert visitor.acts.after(send.click).options == sent
    visitor.settle()


def test_where_hints_are_not_allowed_the_guide_asks_nobody(visit: Callable[..., Visitor], url: str) -> None:
    """There it uses habits of its own, as it does everywhere until the network is ready."""
    _, (me,), _ = new_table(url, ["person", {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}], variants=["short"])
    visitor = visit()
    page = visitor.sit(me)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.click(".menu")
    page.get_by_label("Guide at this table").check()
    page.keyboard.press("Escape")
    expect(page.locator(".guide .try")).to_contain_text("A bit of everything is a good start.")
    visitor.settle()
    assert not [address for address in asked if "suggestion" in address]


def test_the_guide_does_not_run_ahead_of_what_is_drafted(stage: Stage) -> None:
    """What a draft would lead to belongs to a later step: a player who drafts converting nothing is not at the spoils yet."""
    converting = next(moment for moment in moments() if moment["ask"]["kind"] == "converting")
    then = next(moment for moment in moments() if moment["ask"]["kind"] == "marker-move")
    stage.show(converting)
    page = stage.page
    page.locator(".tool.menu").click()
    page.get_by_label("Guide at this table").check()
    page.keyboard.press("Escape")
    guide = page.locator(".guide")
    expect(guide).to_have_attribute("data-step", "conversion")
    shown = {"taken": 1, "ends": "all", "lines": [], "state": {**stage.state, "ask": then["ask"]}}
    page.route("**/api/tables/*/preview", lambda route: route.fulfill(json=shown))
    none = page.locator(".quick.many button").first
    none.click()
    expect(none).to_have_attribute("aria-pressed", "true")
    stage.visitor.settle()
    expect(guide).to_have_attribute("data-step", "conversion")


def guided_past_coalitions(visitor: Visitor, url: str) -> tuple[list[Client], Client]:
    """Show a table that asks about media to a player whose guide still explains the coalitions, which passed without a question.
    Return its people, and the player."""
    _, people, _ = new_table(url, ["person"] * 3, variants=["short"])
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    me = people[view["seat"]]
    memory = {"on": True, "game": "die-macher", "shown": STEPS[: STEPS.index("coalitions")], "done": False, "at": 1}
    visitor.context.add_init_script(f"localStorage['hustings.guide'] ??= JSON.stringify({json.dumps({me.table: memory})})")
    page = visitor.sit(me)
    expect(page.locator(".guide")).to_have_attribute("data-step", "coalitions")
    return people, me


def test_on_a_phone_going_on_does_not_lie_under_the_next_question(visit: Callable[..., Visitor], url: str) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    guided_past_coalitions(visitor, url)
    page = visitor.page
    on_top = page.locator(".guide .try .btn").evaluate(
        """(button) => {
          const box = button.getBoundingClientRect();
          const at = (y) => button.contains(document.elementFromPoint(box.x + box.width / 2, y));
          return [at(box.top + 2), at(box.bottom - 2)];
        }"""
    )
    assert on_top == [True, True]
    page.get_by_role("button", name="Look at").click()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".guide")).to_have_attribute("data-step", "media")


def test_the_guide_follows_whoever_answers_without_reading_on(visit: Callable[..., Visitor], url: str) -> None:
    visitor = visit()
    people, me = guided_past_coalitions(visitor, url)
    page = visitor.page
    guide = page.locator(".guide")
    page.locator(".ask [data-choice]").first.click()
    assert visitor.acts.after(page.locator(".ask .send[aria-disabled=false]").click).ok
    play_on(people, lambda view: view["seat"] == me.seat)
    visitor.follow(me.view()["seq"])
    expect(guide).to_have_attribute("data-step", "media")


def test_what_the_guide_drafted_is_not_taken_back_by_asking_again(visit: Callable[..., Visitor]) -> None:
    """Until an answer is sent, the board shows the question it belongs to; the guide talks about that one, not about the next."""
    stage = Stage(visit())  # a window of its own: a guide that was on before would first explain what has passed
    moving = next(moment for moment in moments() if moment["ask"]["kind"] == "marker-move")
    then = next(moment for moment in moments() if moment["ask"]["kind"] == "opinion-placing")
    page = stage.page
    chosen = moving["ask"]["options"][0]
    step = {"option": chosen["option"], "line": chosen["line"], "passes": False}
    advice = {"seq": 0, "steps": [step], "chance": None, "other": None, "points": None, "parts": []}
    page.route("**/api/tables/*/suggestion", lambda route: route.fulfill(json=advice))
    stage.show(moving)
    page.locator(".tool.menu").click()
    page.get_by_label("Guide at this table").check()
    page.keyboard.press("Escape")
    shown = {"taken": 1, "ends": "all", "lines": [], "state": {**stage.state, "ask": then["ask"]}}
    page.route("**/api/tables/*/preview", lambda route: route.fulfill(json=shown))
    propose = page.get_by_role("button", name="Do it for me")
    propose.click()
    expect(page.locator("button.send")).to_have_attribute("aria-disabled", "false")
    stage.visitor.settle()
    expect(page.locator(".guide .try")).to_contain_text("It is drafted")
    expect(propose).to_have_count(0)


def test_the_first_turns_of_helvetiq(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/learn", "main li")
    page.locator("main li", has_text="Helvetiq").first.get_by_role("button").click()
    page.wait_for_selector(".guide")
    pupil = Pupil(visitor)
    pupil.follow("turn")  # others may have asked for a vote before
    assert page.locator(".looks i").count() >= 2
    assert pushed_out(visitor) == {}
    visitor.resize(**WIDE)
    before = visitor.seq
    for _ in range(MOST_PAGES):  # an election takes several proposals: where to go, and each card that is paid
        pupil.do_page()
        assert keys_left(page) == []
        if visitor.seq > before:
            return
    raise AssertionError("the guide does not come to a decision")


# Puzzles


def test_a_puzzle_is_failed_tried_again_and_solved_on_the_board(visit: Callable[..., Visitor], axe: str) -> None:
    name, puzzle = next((name, one) for name, one in puzzles.every().items() if one.kinds[0] == "coalition")
    visitor = visit()
    begun = get(f"{visitor.url}/api/puzzles/{name}").json()
    page = visitor.open("/puzzles", "main ol li")
    found = check(visitor, axe, "puzzles")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(f"a[href='/puzzles/{name}']").click()
    page.wait_for_selector(".puzzle[data-state=open]")
    found += check(visitor, axe, "a puzzle")
    page.set_viewport_size({"width": 1440, "height": 900})

    def choose(option: int) -> None:
        offered = [choice["option"] for choice in begun["view"]["ask"]["options"]]
        visitor.settle()
        page.locator(".ask [data-choice]").nth(offered.index(option)).click()
        visitor.settle()
        page.locator(".ask .send").click()
        visitor.settle()

    page.get_by_role("button", name="Hint").click()
    assert "Add your votes" in visitor.text(".puzzle")
    wrong = next(option for option in puzzles.at(puzzle).legal(puzzle.seat) if (option,) not in puzzle.solutions)
    choose(wrong)
    page.wait_for_selector(".puzzle[data-state=failed]")
    assert "Not this way" in visitor.text(".puzzle")
    worth = page.locator(".puzzle .worth li")
    expect(worth).to_have_count(1)  # its cost, and nothing of the solution
    expect(worth).to_contain_text("\N{MINUS SIGN}")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".puzzle[data-state=open]")
    choose(puzzle.solutions[0][0])
    page.wait_for_selector(".puzzle[data-state=solved]")
    assert "Solved" in visitor.text(".puzzle .how")
    expect(worth).to_have_count(len(puzzle.worth))
    expect(worth.first).to_contain_text(f"{int(100 * puzzle.worth[0].win + 0.5)}%")
    assert keys_left(page) == []
    found += check(visitor, axe, "a puzzle that is solved")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("link", name="All puzzles").click()
    page.wait_for_selector("main ol li")
    assert "1 of" in visitor.text("main .count")
    assert found == []


@pytest.mark.parametrize(
    "name", [next(n for n, one in puzzles.every().items() if one.game == game) for game in ("die-macher", "helvetiq")]
)
def test_the_solution_can_be_shown(visit: Callable[..., Visitor], name: str) -> None:
    visitor = visit(locale="de-DE", viewport=ViewportSize(width=360, height=640))
    page = visitor.open(f"/puzzles/{name}", ".puzzle")
    expect(page.locator("[data-sheet]")).to_have_attribute("data-sheet", "open")
    goal = page.locator(".puzzle .why").bounding_box()
    sheet = page.locator(".ask").bounding_box()
    assert goal and sheet and goal["y"] + goal["height"] <= sheet["y"], "what is to be reached lies under the choices"
    visitor.resize(**PHONE)
    page.get_by_role("button", name="Hinweis").click()
    page.get_by_role("button", name="Lösung zeigen").click()
    page.wait_for_selector(".puzzle[data-state=solved]")
    assert page.locator(".puzzle .ways li").count() >= 1
    visitor.settle()
    assert keys_left(page) == []
    page.goto(visitor.url + "/puzzles")
    page.wait_for_selector("main ol li")
    assert "0 von" in visitor.text("main .count")  # a puzzle whose solution was shown is not solved


def test_a_puzzle_that_is_solved_is_played_on_against_bots(visit: Callable[..., Visitor]) -> None:
    name = next(name for name, one in puzzles.every().items() if one.kinds[0] == "platform-swap")
    visitor = visit()
    page = visitor.open(f"/puzzles/{name}", ".puzzle")
    assert page.get_by_role("button", name="Play on from here").count() == 0
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Show the solution").click()
    page.wait_for_selector(".puzzle[data-state=solved]")
    visitor.settle()
    states = page.locator(".state h2").all_inner_texts()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".paper .log p")
    assert "This game continues from a given position" in visitor.text(".paper .log")
    page.wait_for_selector(".ask:not(.idle) form.draft")
    visitor.settle()
    assert page.locator(".state h2").all_inner_texts() == states
    assert keys_left(page) == []
    page.goto(visitor.url)
    page.wait_for_selector(".mine-list li")  # and it is found again


# The rules


@pytest.mark.parametrize("game", ["die-macher", "helvetiq"])
def test_an_example_beside_a_rule_changes_its_result(visit: Callable[..., Visitor], axe: str, game: str) -> None:
    visitor = visit()
    page = visitor.open(f"/rules/{game}", ".example")
    visitor.settle()
    assert page.locator(".example").count() >= 4
    example = page.locator(".example").last
    before = example.locator("output").inner_text()
    slider = example.locator("input[type=range]").last
    slider.focus()
    page.keyboard.press("ArrowRight")
    visitor.settle()
    assert example.locator("output").inner_text() != before
    assert keys_left(page) == []
    assert check(visitor, axe, "the rules") == []


def test_an_example_follows_the_edition(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/rules/die-macher", ".example")
    visitor.settle()
    parties = page.locator("[data-example='3.5.2']")
    assert "CDU" in parties.inner_text()
    page.locator(".contents").get_by_text("1997").click()
    visitor.settle()
    page.wait_for_selector("[data-example='3.5.2']")
    assert page.locator("[data-example='3.8.4'] output").inner_text().startswith("The factor is")
