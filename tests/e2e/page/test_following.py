"""Following a game without deciding in it: what is new, what calls a player back, what needs everyone, who may watch."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.browser.acts import Line
from support.browser.axe import check
from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.driving import ASKED, Driver
from support.browser.looking import broken_layout
from support.serving import Client, asked_for, first_option, new_table, play_on

BOT = {"kind": "bot", "bot": "easy"}
People = list[Client]

# What a window requests from the browser: notices shown, sounds made.
NOTED = """
window.notices = [];
window.Notification = class extends EventTarget {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, wishes) { super(); window.notices.push([title, wishes.body]); }
  close() {}
};
window.tones = 0;
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.tones += 1; return create.call(this); };
"""
HIDDEN = 'Object.defineProperty(document, "hidden", { get: () => window.away ?? false });'


@pytest.fixture
def table(url: str) -> tuple[Client, People, Client]:
    seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben", "Cem")]
    return new_table(url, seats, title="Elephant round")


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.locator("dialog[open]")).to_be_visible()


def go_back(page: Page, seq: int) -> None:
    """Choose in the open menu where to go back to, and ask the others; the menu closes to show who has yet to agree."""
    page.locator("#menu-back").select_option(str(seq - 1))
    page.locator("dialog[open]").get_by_role("button", name="Go back", exact=True).click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def decide(people: People, seat: int, buying: bool = False) -> int:
    """Decide for a seat, elsewhere, and return the number of the position that follows."""
    view = people[seat].view()
    option = view["ask"]["options"][0]["option"] if buying else first_option(view["ask"])
    return int(people[seat].act(option, seq=view["seq"])["seq"])


def test_everyone_agrees_to_go_back(visit: Callable[..., Visitor], table: tuple[Client, People, Client]) -> None:
    _, people, _ = table
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    first = view["seat"]
    seq = decide(people, first)
    decide(people, (first + 1) % 3)
    anna, ben = visit(), visit()
    anna.sit(people[0])
    ben.sit(people[1])
    menu(anna.page)
    anna.page.locator("#menu-back").press("ArrowDown")  # selects, and asks nobody yet
    anna.settle()
    assert people[1].view()["votes"] == []
    go_back(anna.page, seq)
    ballot = ben.page.locator(".banner", has_text="Anna wants to go back")
    expect(ballot).to_contain_text("Ben")  # who has yet to agree
    people[2].post("vote/rewind", {"agree": True})
    ballot.get_by_role("button", name="Agree").click()
    expect(ben.page.locator(".banner")).to_have_count(0)
    back = people[first].view()
    assert back["ask"]["kind"] == "media-buying"
    assert back["position"] == view["position"]
    anna.follow(back["seq"])
    expect(anna.page.locator(".paper .log p:not(.you)").last).to_contain_text(re.compile("back", re.IGNORECASE))


def test_going_back_is_refused_and_taken_back(visit: Callable[..., Visitor], table: tuple[Client, People, Client]) -> None:
    _, people, _ = table
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    seq = decide(people, view["seat"])
    anna, ben = visit(), visit()
    anna.sit(people[0])
    ben.sit(people[1])
    for window, button in ((ben, "Decline"), (anna, "Take it back")):
        menu(anna.page)
        go_back(anna.page, seq)
        window.page.locator(".banner").get_by_role("button", name=button).click()
        for each in (anna, ben):
            expect(each.page.locator(".banner")).to_have_count(0)
    assert people[0].view()["seq"] == seq


def test_a_pause_stops_the_table_until_somebody_goes_on(
    visit: Callable[..., Visitor], table: tuple[Client, People, Client]
) -> None:
    _, people, _ = table
    view = play_on(people, asked_for("start-bid"))
    assert view is not None
    anna = visit()
    page = anna.sit(people[0])
    page.wait_for_selector(ASKED)
    menu(page)
    page.locator("dialog[open]").get_by_role("button", name="Pause", exact=True).click()
    page.keyboard.press("Escape")
    for other in people[1:]:
        other.post("vote/pause", {"agree": True})
    paused = page.locator(".banner", has_text="paused")
    expect(paused).to_be_visible()
    expect(page.locator(ASKED)).to_have_count(0)
    paused.get_by_role("button", name="Resume").click()
    page.wait_for_selector(ASKED)


def test_a_notice_calls_one_back_and_sounds_are_made(visit: Callable[..., Visitor], table: tuple[Client, People, Client]) -> None:
    _, people, _ = table
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    me = (view["seat"] + 1) % 3
    visitor = visit(permissions=["notifications"])
    visitor.context.add_init_script(NOTED)
    visitor.context.add_init_script(HIDDEN)
    page = visitor.sit(people[me])
    menu(page)
    page.get_by_role("checkbox", name="Notify me when it is my turn").check()
    page.get_by_role("checkbox", name="Sounds").check()
    page.keyboard.press("Escape")
    assert page.evaluate("() => window.tones") == 0
    page.evaluate("() => { window.away = true; }")
    visitor.follow(decide(people, view["seat"]))
    page.wait_for_selector(ASKED)
    assert page.evaluate("() => window.notices") == [["Your turn", "Elephant round"]]
    assert page.evaluate("() => window.tones") >= 2  # one for the others' move, one for your turn
    assert page.title().startswith("Your turn")
    # While the page is in view there is nothing to call back from; and what is switched off stays silent.
    page.evaluate("() => { window.away = false; }")
    menu(page)
    page.get_by_role("checkbox", name="Sounds").uncheck()
    page.keyboard.press("Escape")
    tones = page.evaluate("() => window.tones")
    for seat in (me, (me + 1) % 3, (me + 2) % 3):
        seq = decide(people, seat)
    visitor.follow(seq)
    assert (page.evaluate("() => window.notices.length"), page.evaluate("() => window.tones")) == (1, tones)


def test_without_leave_there_are_no_notices(visit: Callable[..., Visitor], table: tuple[Client, People, Client]) -> None:
    visitor = visit()
    visitor.context.add_init_script(NOTED.replace('async () => "granted"', 'async () => "denied"'))
    page = visitor.sit(table[1][0])
    menu(page)
    box = page.get_by_role("checkbox", name="Notify me when it is my turn")
    box.click()
    visitor.settle()
    page.reload()
    page.wait_for_selector(".ask")
    assert page.evaluate("() => JSON.parse(localStorage.getItem('hustings.settings') ?? '{}').notices ?? false") is False


def test_what_happened_since_the_last_turn_stands_apart(
    visit: Callable[..., Visitor], table: tuple[Client, People, Client]
) -> None:
    _, people, _ = table
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    me = view["seat"]
    decide(people, me)
    visitor = visit()
    page = visitor.sit(people[me])
    for seat in ((me + 1) % 3, (me + 2) % 3):
        seq = decide(people, seat, buying=True)
    visitor.follow(seq)
    since = people[me].view()["since"]
    lines = [line for line in people[me].get("lines") if line["number"] >= since]
    assert lines
    expect(page.locator(".paper header")).to_contain_text(f"since your last turn: {len(lines)}")
    expect(page.locator(".log h3.fresh")).to_have_count(1)
    expect(page.locator(".log p.new")).to_have_count(len(lines))


def test_two_at_one_screen_hand_it_over_and_see_their_own_hands(visit: Callable[..., Visitor], url: str) -> None:
    """A hot-seat game set up at the front door, in Die Macher, with the whole opening of both."""
    visitor = visit()
    page = visitor.open("/new", ".seats")
    page.locator("input[name=players][value='3']").check()
    for place, name in enumerate(("Anna", "Ben")):
        page.locator(".seats li").nth(place).locator("select").first.select_option("person")
        page.locator(".seats li").nth(place).locator("input").fill(name)
    page.locator(".seats li").nth(2).locator("select").first.select_option("bot")
    page.locator("form .send").click()
    driver = Driver(visitor, "board", 2)
    hands = []
    for name in ("Anna", "Ben"):
        if name == "Ben":
            expect(page.locator("main.over")).to_contain_text("Ben")
            assert page.locator(".hand, .board").count() == 0
            page.locator("main.over .send").click()
        driver.wait()
        hands.append(page.locator(".hand h2").inner_text())
        driver.answer()
    assert len(set(hands)) == 2


def test_a_public_table_is_watched_without_a_link(visit: Callable[..., Visitor], url: str) -> None:
    title = "For all to see"
    _, people, _ = new_table(url, ["person"] * 3, title=title, public=True)
    new_table(url, ["person", "open", "open"], title="Two chairs", public=True, start=False)
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    visitor = visit()
    page = visitor.open("/")
    page.get_by_role("link", name=f"Watch “{title}”").click()
    page.wait_for_selector(".board")
    expect(page.locator(".watch")).to_be_visible()
    assert page.locator(".hand, .say").count() == 0
    visitor.follow(decide(people, view["seat"]))
    expect(page.locator(".paper .log p").last).to_be_visible()
    page.reload()
    page.wait_for_selector(".board")
    # A table that waits for players can be watched or joined, from the list and from its own address.
    page = visitor.open("/")
    assert page.get_by_role("link", name=f"Sit down at “{title}”").count() == 0
    page.get_by_role("link", name="Watch “Two chairs”").click()
    page.wait_for_selector("main.room")
    page = visitor.open("/")
    page.get_by_role("link", name="Sit down at “Two chairs”").click()
    page.locator("#door-name").fill("Dora")
    page.get_by_role("button", name="Sit down here").first.click()
    expect(page.locator("main.room .is-me")).to_contain_text("Dora")


def test_a_private_table_is_not(visit: Callable[..., Visitor], url: str) -> None:
    _, (me,), _ = new_table(url, ["person", BOT, BOT])
    page = visit().open(f"/t/{me.table}/watch")
    expect(page.locator(".dead-end")).to_be_visible()
    assert page.locator(".board").count() == 0


def test_the_card_of_rules_has_the_tables_own_figures(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3, figures={"components.meeting_price": 3})
    view = play_on(people, asked_for("meetings"))
    assert view is not None
    visitor = visit()
    page = visitor.sit(people[view["seat"]])
    for opened in (page.get_by_role("button", name="Reference card and rules"), page.locator(".phases li.now a")):
        opened.click()
        expect(page.locator("dialog[open]")).to_contain_text("3,000 apiece")
        expect(page.locator("dialog[open]")).not_to_contain_text("1,000 apiece")
        page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("game", "meanings"),
    [
        ("die-macher", ("Telephone: a coalition tile", "Controls the media of the state", "one vote for two meetings")),
        ("helvetiq", ("On stairs: cards to pay", "Vote cards in hand")),
    ],
)
def test_the_card_of_rules_says_what_the_signs_mean(
    visit: Callable[..., Visitor], url: str, axe: str, game: str, meanings: tuple[str, ...]
) -> None:
    _, people, _ = new_table(url, ["person"] * 3, game=game)
    visitor = visit()
    page = visitor.sit(people[0])
    page.get_by_role("button", name="Reference card and rules").click()
    card = page.locator("dialog[open]")
    expect(card).to_contain_text("Point at anything on the board")
    for window in (WIDE, PHONE):
        visitor.resize(**window)
        for meaning in meanings:
            expect(card.locator(".signs li", has_text=meaning)).to_have_count(1)
        assert broken_layout(page) == []
    assert check(visitor, axe, "signs") == []


def test_a_draft_that_somebody_overtakes_is_no_error(visit: Callable[..., Visitor], table: tuple[Client, People, Client]) -> None:
    """Between a move from another device and its push, a preview comes too late: the page says what changed, and the console
    stays clean, as in every test."""
    _, people, _ = table
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    me = people[view["seat"]]
    visitor = visit(viewport=PHONE)
    page = visitor.page
    Line(page, passing=["welcome"])
    visitor.sit(me)
    me.act(view["ask"]["decline"], seq=view["seq"])
    page.locator(".board .spot >> visible=true").first.click()
    visitor.settle()
    expect(page.locator(".ask.idle")).to_be_visible()
    assert page.locator(".tv.drafted").count() == 0
