"""A table of five people and a spectator, for a whole game: the table is set up in the page, every place is taken by the link
that was sent, and every kind of decision is made in the window of the person who is asked. After each phase the windows are
compared.

Thinned: once a person has made a kind of decision by clicks, that person's further ones of the kind come from another device of
the same seat, and the windows follow. Three of the five, who would see what the first sees in a window just as wide, leave when
the game begins and play elsewhere. One of them comes back in mid-game by the link alone, and then the first leaves: there is
always a wide window, one of a phone and one of a spectator. After the first round, which has every kind that occurs in all games,
all windows are left, the game is played to its end elsewhere, and these three come back by their links. `make test-all` makes all
decisions by clicks, in windows that stay."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from hustings.core.layout import OWNER, fields
from hustings.games.die_macher.position import Position
from support.browser.browsing import PATIENCE, PHONE, Visitor
from support.browser.driving import ALWAYS, ASKED, MOST_CLICKS, OVER
from support.browser.looking import broken_layout, keys_left
from support.serving import Client, legal_of, play_on
from support.thinning import ALL

NAMES = ("Anna", "Ben", "Cem", "Dora", "Emil")
ON_A_PHONE, LEAVES = 2, 3  # Cem; Dora, whose window is closed, and opened again in mid-game
MOST_DECISIONS = 600
TOGETHER, LEAVES_IN = (99, 20) if ALL else (1, 5)
"""The last round in which the windows are open, and the phase after which Dora comes back by her link."""
ELSEWHERE = () if ALL else (1, 3, 4)  # Ben, Dora and Emil
SECRETS = [name for name, field in fields(Position).items() if field.audience == OWNER]
Json = dict[str, Any]

# What anybody may see of the table, as a window shows it: without the player's own hand, the question, and what is worked out for
# the player.
PUBLIC = """() => {
  const own = ".vh, .mark, .slip.back, .com, .stock thead, .way, .offer", shown = {};
  for (const section of document.querySelectorAll(".state, .nation, .questions")) {
    const copy = section.cloneNode(true);
    for (const node of copy.querySelectorAll(own)) node.remove();
    shown[section.id || section.className] = copy.textContent.replace(/\\s+/g, " ");
  }
  return shown;
}"""
OWN = """() => ({
  hands: document.querySelectorAll(".hand").length,
  money: document.querySelector(".hand .cash b")?.textContent ?? null,
  cards: document.querySelectorAll(".hand .hidden3 tbody th").length,
  strange: document.querySelectorAll(".row:not(.is-me) .slip.own").length,
})"""
# Who has sealed may be seen, and who is being waited for: nothing else changes in a window when somebody else seals.
APART_FROM_SEALS = """() => {
  const copy = document.body.cloneNode(true);
  const seals = ".sealed, .seats-now, .ask .turn, .ask h1, .ask .told, [aria-live], .tip";
  for (const node of copy.querySelectorAll(seals)) node.remove();
  return copy.textContent.replace(/\\s+/g, " ");
}"""
# The choices in the panel: of the visible rows, those that would add something.
ROWS = (
    ".ask [data-choice]:not([aria-pressed=true]):not([aria-disabled=true]), .ask .chip:not([aria-pressed=true])"
    ":not([aria-disabled=true]), .ask .step button:last-child:not([aria-disabled=true])"
    ", .ask .quick button:not([aria-pressed=true])"
)
ASK = """(rows) => ({
  kind: document.querySelector(".ask").dataset.kind,
  ready: document.querySelector(".ask .send")?.getAttribute("aria-disabled") === "false",
  rows: [...document.querySelectorAll(rows)].flatMap((row, place) => (row.checkVisibility() ? [place] : [])),
})"""


class Window:
    """A person's window, and everything it received over the socket."""

    def __init__(self, name: str, visitor: Visitor) -> None:
        self.name, self.visitor, self.page = name, visitor, visitor.page
        self.seat: int | None = None
        self.pushes: list[Json] = []
        self.position: Json = {}
        self.sealed: list[int] = []
        self.leaks: list[str] = []
        self.clicked: set[str] = set()
        """The kinds of decision that were made in this window."""
        self.link = ""
        self.away = False
        """Whether its owner has left it and plays elsewhere."""
        visitor.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        push: Json = json.loads(frame)
        self.pushes.append(push)
        if push["type"] == "welcome":
            self.position = push["state"]["position"]
            self.seat, self.sealed = push["state"]["seat"], push["state"]["sealed"]
        elif push["type"] == "changed":
            self.position.update(push["changes"])
            self.sealed = push["sealed"]
        for name in set(SECRETS) & self.position.keys():
            for seat, row in enumerate(self.position[name]):
                if seat != self.seat and not hidden(row):
                    self.leaks.append(f"{self.name} was told {name} of {NAMES[seat]}: {row}")

    def follow(self, seq: int, sealed: list[int]) -> None:
        """Wait until the window shows this position and these seals."""
        self.visitor.follow(seq)
        for _ in range(PATIENCE // 20):
            if self.visitor.seq > seq or set(sealed) <= set(self.sealed):
                return self.visitor.settle()
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{self.name} does not hear who has sealed: {self.sealed}, not {sealed}")

    def sit_down(self, link: str) -> None:
        """Come by the link that was sent round, give a name, and take the first free place."""
        self.page.goto(link)
        self.page.fill("#room-name", self.name)
        self.page.locator(".room .can .btn.send").click()
        expect(self.page.locator(".room .is-me")).to_contain_text(self.name)

    def own_link(self) -> str:
        """Return the link back to this seat, from the menu."""
        self.page.get_by_role("button", name="Menu", exact=True).click()
        link = self.page.get_by_label("Your own link", exact=True).input_value()
        self.page.keyboard.press("Escape")
        return link

    def client(self, url: str) -> Client:
        table, token = self.link.rsplit("/t/", 1)[1].split("#")
        return Client(url, table, token, self.seat)

    def decide(self, rng: random.Random) -> Json:
        """Answer the question by clicks, and return what the server replied."""
        page = self.page
        page.wait_for_selector(ASKED)
        self.visitor.settle()
        if page.viewport_size == PHONE and page.locator(".board[data-sheet=peek]").count():
            page.locator(".ask .grip").tap()
        for step in range(MOST_CLICKS):
            asked = page.evaluate(ASK, ROWS)
            if asked["ready"] and (step > 0 or rng.random() < 0.8 or not asked["rows"]):
                break
            assert asked["rows"], f"{asked['kind']}: nothing to click and nothing to send\n{self.visitor.text('.ask')}"
            page.locator(ROWS).nth(rng.choice(asked["rows"])).click()
            self.visitor.settle()
        sent = self.visitor.acts.after(page.locator(".ask .send").click)
        assert sent.ok, f"{asked['kind']}: {sent.said}"
        self.clicked.add(asked["kind"])
        return sent.said

    def decide_elsewhere(self, url: str, rng: random.Random) -> Json | None:
        """Answer the question from another device, if this window has answered such a question before or has been left; otherwise
        do nothing."""
        me = self.client(url)
        view = me.view()
        if not self.away and (ALL or view["ask"]["kind"] not in self.clicked):
            return None
        return me.act(rng.choice(legal_of(view["ask"])), seq=view["seq"])


def hidden(row: Any) -> bool:
    return all(map(hidden, row)) if isinstance(row, list) else row == -1


class Company:
    """All six windows at one table."""

    def __init__(self, visit: Callable[..., Visitor], url: str) -> None:
        self.visit, self.url = visit, url
        self.people = [Window(name, self._come(seat)) for seat, name in enumerate(NAMES)]
        self.watcher = Window("Zoe", visit())

    def _come(self, seat: int) -> Visitor:
        phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 1}
        return self.visit(**(phone if seat == ON_A_PHONE else {}))

    @property
    def windows(self) -> list[Window]:
        return [*self.people, self.watcher]

    @property
    def present(self) -> list[Window]:
        return [window for window in self.windows if not window.away]

    def set_up(self) -> None:
        """Anna makes the table in the page; the others come by the link that she sends, and she starts."""
        page = self.people[0].visitor.open("/new", ".seats")
        page.get_by_label("Short game").check()
        page.locator(".segments label", has=page.locator("[name=players][value='5']")).click()
        page.locator(".seats input").first.fill(NAMES[0])
        page.locator("form .btn.send").click()
        page.wait_for_selector("#room-h")
        invitation = page.locator(".room .copy input").input_value()
        for window in self.people[1:]:
            window.sit_down(invitation)
        self.watcher.page.goto(invitation)
        page.locator(".room .acts .send").click()
        for window in self.windows:
            window.page.wait_for_selector("main.board")
        for seat, window in enumerate(self.people):
            assert window.seat == seat
            window.link = window.own_link()
        assert self.watcher.seat is None
        self.watcher.link = invitation

    def return_by_link(self, seat: int) -> None:
        """Close a person's window, and bring the person back by the link alone."""
        gone = self.people[seat]
        assert not gone.visitor.wrong and not gone.leaks
        gone.visitor.context.close()
        back = Window(gone.name, self._come(seat))
        back.page.goto(gone.link)
        back.page.wait_for_selector("main.board")
        assert back.seat == seat
        back.link, back.clicked = gone.link, gone.clicked
        self.people[seat] = back
        if not ALL:
            self.leave(self.people[:1])

    def leave(self, windows: list[Window]) -> None:
        for window in windows:
            assert window.leaks == []
            window.page.goto("about:blank")
            window.away = True

    def play_out(self, rng: random.Random) -> None:
        """Everybody leaves and plays to the end from other devices; those who were there come back to see how it went."""
        present = self.present
        self.leave(present)
        people = [window.client(self.url) for window in self.people]
        assert play_on(people, lambda view: False, lambda ask: rng.choice(legal_of(ask))) is None
        for window in present:
            window.page.goto(window.link)
            window.away = False

    def compare(self, seq: int, moment: str, looked_at: list[Window]) -> None:
        """Check that all windows at the table show one position, and each its own secrets alone."""
        public: Json | None = None
        for window in self.present:
            window.visitor.follow(seq)
            shown = window.page.evaluate(PUBLIC)
            public = public or shown
            assert shown == public, f"{moment}: {window.name} sees another table than {self.present[0].name}"
            mine = window.client(self.url).view()
            assert window.position == mine["position"], f"{moment}: {window.name} was told another position than the table has"
            own = window.page.evaluate(OWN)
            if window.seat is None:
                expected: Json = {"hands": 0, "money": None, "cards": 0}
            else:
                cash, hand = mine["position"]["cash"][window.seat], mine["position"]["hand"][window.seat]
                expected = {"hands": 1, "money": f"{cash * 1000:,}", "cards": sum(card >= 0 for card in hand)}
            assert own == {**expected, "strange": 0}, f"{moment}: {window.name}"
            assert window.leaks == []
        for window in looked_at:
            assert (moment, window.name, broken_layout(window.page)) == (moment, window.name, [])
            assert (moment, window.name, keys_left(window.page)) == (moment, window.name, [])

    def seal(self, seat: int, others: list[Window], state: Json, rng: random.Random) -> Json:
        """Somebody seals a bid: the others learn that it is there, and nothing else."""
        for window in others:
            window.follow(state["seq"], state["sealed"])
        before = [window.page.evaluate(APART_FROM_SEALS) for window in others]
        heard = [len(window.pushes) for window in others]
        answer = self.people[seat].decide(rng)
        if not answer["sealed"]:
            return answer
        for window in others:
            window.follow(state["seq"], [seat])
        for window, text, count in zip(others, before, heard, strict=True):
            assert window.page.evaluate(APART_FROM_SEALS) == text, f"{window.name} sees more than a seal"
            for push in window.pushes[count:]:
                assert push["type"] != "changed" or (push["changes"], push["lines"]) == ({}, []), f"{window.name} heard {push}"
        return answer


def test_five_people_and_a_spectator_play_a_whole_game(visit: Callable[..., Visitor], url: str) -> None:
    company = Company(visit, url)
    company.set_up()
    company.leave([company.people[seat] for seat in ELSEWHERE])
    play(company, random.Random(5))
    assert set.union(*(window.clicked for window in company.people)) >= ALWAYS

    result = company.people[0].client(url).get("result")
    sheets = []
    for window in company.present:
        window.page.wait_for_selector(OVER)
        window.visitor.settle()
        # As it is in the page: a narrow window draws less of it.
        sheets.append(
            [" ".join(str(window.page.locator(part).text_content()).split()) for part in (".front h1", "section.score")]
        )
        assert broken_layout(window.page) == []
        assert keys_left(window.page) == []
        assert window.leaks == []
    assert all(str(score) in sheets[0][1] for score in result["scores"])
    assert all(sheet == sheets[0] for sheet in sheets)


def play(company: Company, rng: random.Random, after_phase: Callable[[str], None] = lambda moment: None) -> None:
    """Play to the end, with all who are asked. Phases are numbered; in mid-game Dora's window is closed and opened again."""
    state = company.watcher.client(company.url).view()
    phases, left = 0, False
    for _ in range(MOST_DECISIONS):
        waiting = [seat for seat in state["asked"] if seat not in state["sealed"]]
        seat = rng.choice(waiting)
        others = [window for window in company.present if window.seat != seat]
        together = len(state["asked"]) > 1 and len(waiting) > 1
        answer = company.people[seat].decide_elsewhere(company.url, rng)
        if answer is None:
            company.people[seat].visitor.follow(state["seq"])
            answer = company.seal(seat, others[phases % 3 :: 3], state, rng) if together else company.people[seat].decide(rng)
        # Where the page gets the push anyway, the answer is brief.
        before, state = state, answer["state"] or company.watcher.client(company.url).view()
        if state["table"]["status"] == "over":
            return
        if before["phase"] != state["phase"]:
            phases += 1
            moment = f"{phases} {state['phase']['key']}"
            looked_at = company.present[phases % len(company.present) :: len(company.present)]
            company.compare(state["seq"], moment, looked_at)
            after_phase(moment)
        if state["position"]["round"] > TOGETHER:
            company.play_out(rng)
            return
        if not left and phases >= LEAVES_IN and LEAVES in state["asked"]:
            company.return_by_link(LEAVES)
            left = True
    raise AssertionError("the game does not end")
