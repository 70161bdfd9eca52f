"""Helvetiq's board in a real browser: a whole game by clicking on it, a turn on a phone, a turn by keyboard, access for all."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import expect

from support.browser.axe import check
from support.browser.browsing import PATIENCE, PHONE, Visitor
from support.browser.looking import broken_layout, keys_left
from support.serving import Client, Json, asked_for, new_table, play_on

BOT = {"kind": "bot", "bot": "easy"}
SHORT = {"board.drawers": 8, "board.open_drawers": [3, 5, 7]}  # a whole game that is over sooner
OVER = "main.result"
ASKED = ".hq .ask:not(.idle) form.draft"
OPEN = """() => [...document.querySelectorAll(".hq .spot:not(.picked):not(.other)")]
  .filter((spot) => spot.checkVisibility()).map((spot) => spot.dataset.piece)"""
QUIET = ("time", "deck", "bell")  # they end a turn
MOST_CLICKS = 30


class Player:
    """A player who decides at random, by clicking pieces and nothing else."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor, self.page, self.rng = visitor, visitor.page, random.Random(seed)
        self.kinds: Counter[str] = Counter()
        self.pieces: Counter[str] = Counter()

    def wait(self) -> bool:
        """Wait for a question; return False if the game is over."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}", timeout=PATIENCE)
        self.visitor.settle()
        return self.page.locator(OVER).count() == 0

    def turn(self) -> None:
        """Click until there is something to send, then send it."""
        for _ in range(MOST_CLICKS):
            kind = self.page.locator(".ask").get_attribute("data-kind") or ""
            pieces = self.open()
            if self.sendable() and (self.rng.random() < 0.6 or not pieces):
                return self.send()
            assert pieces, f"{kind}: nothing to click on the board\n{self.visitor.text('.ask')}"
            doing = [piece for piece in pieces if piece not in QUIET]
            self.kinds[kind] += 1
            self.click(self.rng.choice(doing if doing and self.rng.random() < 0.8 else pieces))
        raise AssertionError(f"nothing to send after {MOST_CLICKS} clicks\n{self.visitor.text('.ask')}")

    def open(self) -> list[str]:
        """The pieces that respond to a click."""
        found: list[str] = self.page.evaluate(OPEN)
        return found

    def click(self, piece: str) -> None:
        self.pieces[piece.partition(":")[0]] += 1
        self.page.locator(f".hq .spot[data-piece='{piece}']").click()
        self.visitor.settle()

    def sendable(self) -> bool:
        return self.page.locator(".ask .send[aria-disabled=false]").count() > 0

    def send(self) -> None:
        sent = self.visitor.acts.after(self.page.locator(".ask .send").click)
        assert sent.ok, sent.said
        self.visitor.settle()


def test_a_whole_game_is_played_on_the_board_to_the_score_sheet(visit: Callable[..., Visitor], url: str) -> None:
    _, (me,), spectator = new_table(url, ["person", BOT], game="helvetiq", figures=SHORT)
    visitor = visit()
    page = visitor.sit(me)
    watcher = visit()
    watched = watcher.sit(spectator)
    player = Player(visitor, seed=3)
    turns = 0
    while player.wait():
        player.turn()
        turns += 1
        if turns == 5:
            assert watched.locator("main.hq").count() == 1
            assert watched.locator(".hand-hq, .spot").count() == 0  # a spectator sees no hand and has nothing to do
            watched.close()
    result = me.get("result")
    sheet = visitor.text("section.score")
    assert all(str(score) in sheet for score in result["scores"])
    assert keys_left(page) == []
    assert {"turn", "paying-election", "last-action"} <= set(player.kinds)
    assert {"card", "bell"} <= set(player.pieces)
    assert len(set(player.pieces) & {"route", "square", "pawn", "reserve", "law", "propose", "initiative"}) >= 3


def begun(
    url: str, kind: str = "turn", people: int = 2, where: Callable[[Json], bool] = lambda view: True
) -> tuple[Client, list[Client], Json]:
    """A table of people at which a seat is asked for a decision of this kind: that seat, all people, and the seat's view.
    `where`: a further condition on the view."""
    rng = random.Random(7)

    def choose(ask: Json) -> int:
        doing = [choice["option"] for choice in ask["options"] if choice["key"] not in ("pass", "obtain")]
        some = [choice["option"] for choice in ask["options"]]
        return int(rng.choice(doing if doing and rng.random() < 0.7 else some))

    _, clients, _ = new_table(url, ["person"] * people, game="helvetiq")
    view = play_on(clients, lambda view: view["seq"] > 20 and asked_for(kind)(view) and where(view), choose=choose)
    assert view is not None
    return clients[view["seat"]], clients, view


def test_tables_are_dealt_alike_here(url: str) -> None:
    """Otherwise the tests of this folder would meet other cards each time, and sometimes a deal without what they look for."""
    tables = [new_table(url, ["person"] * 3, game="helvetiq")[1] for _ in range(3)]
    dealt = [[one.view()["position"]["hand"] for one in people] for people in tables]
    assert dealt[0] == dealt[1] == dealt[2]


def test_pawn_and_building_mean_an_election_which_is_drafted_paid_and_taken_back(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person", "person"], game="helvetiq")
    visitor = visit()
    page = visitor.sit(next(one for one in people if one.view()["ask"]))
    expect(page.locator(".ask:not(.idle)")).to_be_visible()
    visitor.settle()
    page.click("[data-piece=reserve]")
    expect(page.locator("[data-piece=reserve].picked")).to_be_visible()
    page.click("[data-piece='square:0']")
    expect(page.locator(".drafted-hq li")).to_have_count(1)
    expect(page.locator("#square-0 .pawn.drafted")).to_have_count(1)  # in pencil, until it is sent
    page.keyboard.press("Escape")
    expect(page.locator(".drafted-hq li")).to_have_count(0)
    expect(page.locator("#square-0 .pawn")).to_have_count(0)
    visitor.settle()
    page.click("[data-piece='route:0']")
    visitor.settle()
    assert visitor.acts.after(page.locator(".ask .send").click).ok
    expect(page.locator("#square-0 .pawn:not(.drafted)")).to_have_count(1)
    visitor.settle()
    page.locator(".ask .acts .plain").click()  # undo
    expect(page.locator("#square-0 .pawn")).to_have_count(0)


def test_what_is_not_possible_says_why_where_one_would_click(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person", "person"], game="helvetiq")
    visitor = visit()
    page = visitor.sit(next(one for one in people if one.view()["ask"]))
    expect(page.locator("[data-piece='propose:1']")).to_have_attribute(
        "data-tip", "You have no pawn in that legislature. (rule\N{NO-BREAK SPACE}3.2.8)"
    )
    expect(page.locator("[data-piece=bell]")).to_have_attribute("data-tip", re.compile("at least one thing"))
    # The page's own tips, not the browser's: for the mouse, and along a board for the arrow keys.
    tip = page.locator("#tip")
    page.locator("[data-piece=bell]").hover()
    expect(tip).to_contain_text("at least one thing")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    page.locator(".board-hq").focus()
    page.keyboard.press("ArrowRight")
    expect(tip).to_be_visible()
    assert page.locator("main [title]").count() == 0


def test_a_turn_on_a_phone(visit: Callable[..., Visitor], url: str) -> None:
    me, _, _ = begun(url)
    visitor = visit(viewport=PHONE, locale="de-CH", has_touch=True)
    page = visitor.sit(me)
    expect(page.locator(ASKED)).to_be_visible()
    steps = page.locator(".phases li").evaluate_all("(steps) => steps.map((step) => step.innerText.trim())")
    assert steps[:3] == ["Zug", "Beschaffen", "Wahl"] and all(step.isalpha() for step in steps)  # words, no rule numbers
    expect(page.locator(".phases .now")).to_be_in_viewport(ratio=1)
    for section in page.locator(".dock button").all():
        section.click()
        visitor.settle()
        assert broken_layout(page) == []
    page.locator(".dock button", has_text="Gesetze").click()
    expect(page.get_by_role("heading", name="Gesetze")).to_be_visible()  # each button opens what it names
    page.locator(".dock button").first.click()
    page.locator(".ask .grip").click()
    visitor.settle()
    assert broken_layout(page) == []
    page.locator(".ask .grip").click()
    player = Player(visitor, seed=1)
    for _ in range(MOST_CLICKS):
        visitor.settle()
        if player.sendable():
            break
        player.click(player.rng.choice(player.open()))  # the section that has the piece opens on its own
    assert broken_layout(page) == []
    player.send()
    assert keys_left(page) == []


def test_what_one_draws_is_said_where_one_looks(visit: Callable[..., Visitor], url: str) -> None:
    """On a phone the hand and the record are in other sections, so the panel says it until the player's next act."""
    me, _, _ = begun(url, where=lambda view: any(choice["key"] == "obtain" for choice in view["ask"]["options"]))
    visitor = visit(viewport=PHONE, has_touch=True)
    page = visitor.sit(me)
    page.locator(".ask .options button", has_text="Obtain cards").first.click()
    visitor.settle()
    page.locator(".ask .send[aria-disabled=false]").click()
    drawn = page.locator(".ask.idle .drawn").last
    expect(drawn).to_contain_text("Drawn: ")
    expect(drawn).to_be_in_viewport(ratio=1)


SCROLLS = "(panel) => [panel, ...panel.querySelectorAll('*')].some((box) => box.scrollHeight > box.clientHeight + 40)"
IN_REACH = """(button) => {
  const { left, top, bottom } = button.getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) => button.contains(document.elementFromPoint(left + 40, y)));
}"""


def test_on_a_small_phone_the_button_stays_in_sight_and_who_decides_is_said(visit: Callable[..., Visitor], url: str) -> None:
    def ends(view: Json) -> bool:  # with more options than the panel has room for
        return len(view["ask"]["options"]) > 6 and any(choice["key"] == "pass" for choice in view["ask"]["options"])

    me, others, _ = begun(url, where=ends)
    visitor = visit(viewport={"width": 360, "height": 640}, has_touch=True)
    page = visitor.sit(me)
    expect(page.locator(ASKED)).to_be_visible()
    send, dock = page.locator(".ask .send"), page.locator(".dock")
    visitor.settle()
    assert page.locator("main.hq").get_attribute("data-sheet") == "open"
    foot, under = send.bounding_box(), dock.bounding_box()
    assert foot and under and foot["y"] + foot["height"] <= under["y"] + 1, (foot, under)
    for width, height in ((360, 640), (390, 844)):
        visitor.resize(width, height)
        assert page.locator(".ask").evaluate(SCROLLS)
        # Ending the turn is the last choice of a list that scrolls.
        assert page.locator(".ask .options button").last.evaluate(IN_REACH)
    visitor.resize(667, 375)  # on its side: what ends the turn covered all other choices
    assert page.locator(".ask .options button").first.evaluate(IN_REACH)
    waiting = visit(viewport={"width": 360, "height": 640}, has_touch=True)
    idle = waiting.sit(next(other for other in others if other is not me))
    told = idle.locator(".ask.idle .turn b:not(.mark)")
    expect(told).to_contain_text("Waiting for")
    words = told.bounding_box()
    assert words and words["width"] > 60, words


def test_a_vote_on_a_phone_says_what_it_is_about_and_shows_how_it_ended(visit: Callable[..., Visitor], url: str) -> None:
    def neither_turn(view: Json) -> bool:  # neither now nor next, because the next seat is shown another question at once
        active = view["position"]["active"]
        return bool(view["seat"] not in (active, (active + 1) % 3))

    me, people, _ = begun(url, "first-ballot", people=3, where=neither_turn)
    visitor = visit(viewport=PHONE, has_touch=True)
    page = visitor.sit(me)
    page.wait_for_selector(".ask[data-kind=first-ballot]")
    table = page.locator("main.hq")
    expect(table).to_have_attribute("data-view", "hand")
    expect(page.locator(".ask .told")).to_contain_text("wants to change laws")  # without drawing the sheet up
    expect(page.locator(".ask .send")).to_contain_text("Pick a ballot card")
    player = Player(visitor, seed=1)
    player.click(player.open()[0])
    player.send()
    after = play_on(people, lambda view: view["phase"]["key"] != "phase-vote")
    assert after is not None and after["seat"] != me.seat
    expect(table).to_have_attribute("data-view", "laws")
    expect(page.locator(".box-hq")).to_contain_text(re.compile("Accepted|Rejected"))
    assert broken_layout(page) == []


def test_a_turn_by_keyboard(visit: Callable[..., Visitor], url: str) -> None:
    me, _, _ = begun(url)
    visitor = visit()
    page = visitor.sit(me)
    expect(page.locator(ASKED)).to_be_visible()
    visitor.settle()
    page.keyboard.press("1")
    expect(page.locator(".drafted-hq li").first).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page.locator(".drafted-hq li")).to_have_count(0)
    visitor.settle()
    for _ in range(80):  # a piece on the board, by tab and enter
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.hq .spot')"):
            break
    else:
        raise AssertionError("no piece is reached by the tab key")
    page.keyboard.press("Enter")
    visitor.settle()
    expect(page.locator(".drafted-hq li, .hq .spot.picked").first).to_be_visible()
    for _ in range(MOST_CLICKS):
        visitor.settle()
        if page.locator(".ask .send[aria-disabled=false]").count():
            break
        page.keyboard.press("Escape") if page.locator(".hq .spot.picked").count() else page.keyboard.press("1")
    page.evaluate("document.activeElement.blur()")
    assert visitor.acts.after(lambda: page.keyboard.press("Enter")).ok


def test_everyone_can_read_it(visit: Callable[..., Visitor], url: str, axe: str) -> None:
    visitor = visit()
    found: list[str] = []
    for kind in ("naming", "first-ballot"):
        me, people, view = begun(url, kind, people=3)
        page = visitor.sit(me)
        page.wait_for_selector(f".ask[data-kind={kind}]")
        found += check(visitor, axe, kind)
        found += broken_layout(page)
        # Nobody else at the table sees anything of this hand.
        other = people[(view["seat"] + 1) % 3]
        assert all(count <= 0 for count in other.view()["position"]["hand"][view["seat"]])
    assert found == []
