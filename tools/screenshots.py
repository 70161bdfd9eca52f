"""Pictures of every main screen and of every phase of Die Macher, wide and on a phone, light and dark, by one command:

    python tools/screenshots.py                   # all of them into docs/pictures/all (not committed)
    python tools/screenshots.py --only table      # those whose name begins so
    python tools/screenshots.py --sizes 1366x768,820x1180,390x844      # in windows of these sizes
    python tools/screenshots.py --best            # and the few that the README shows anew, into docs/pictures

A server of its own plays a game against bots on a free port; kinds of decision that no game is sure to bring are put on from the
page's fixtures. The page has to be built (make page).
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

from hustings.core.learning import puzzles
from support.browser.browsing import PHONE, WIDE, Visitor, launched
from support.browser.staging import Stage, moments
from support.serving import Client, Json, Server, asked_for, legal_of, new_table, play_on, served

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
EVERYTHING = PICTURES / "all"
BEST = {
    "table-meetings wide light": "table",
    "table-meetings wide dark": "table-dark",
    "table-meetings phone light": "phone",
    "result wide light": "result",
    "helvetiq-turn wide light": "helvetiq",
    "guide phone light": "guide",
    "replay-die-macher wide light": "replay",
}
LATER = 3
REPLAYED = 300
"""The earliest round of the table's picture (`LATER`), and the decision at which a finished game is shown (`REPLAYED`)."""
NAMES = ("Jeanne", "Amsel", "Dohle", "Elster", "Zeisig")


Sizes = dict[str, dict[str, int]]
USUAL: Sizes = {"wide": WIDE, "phone": PHONE}
DOCKED = 700
"""Below this width a table is shown section by section, and the question in a sheet that can be pulled up."""


def sizes_of(said: str) -> Sizes:
    """Parse window sizes, e.g. `1366x768,390x844`, into windows by name."""
    found = {}
    for one in said.split(","):
        width, height = one.split("x")
        found[one] = {"width": int(width), "height": int(height)}
    return found


class Camera:
    """Takes pictures of a page in windows of several sizes and in both themes."""

    def __init__(self, folder: Path, only: str, lang: str, sizes: Sizes = USUAL) -> None:
        self.folder, self.only, self.taken, self.sizes = folder, only, 0, sizes
        self.wishes: dict[str, Any] = {"locale": lang}
        folder.mkdir(parents=True, exist_ok=True)

    def wants(self, name: str) -> bool:
        return name.startswith(self.only)

    def wants_some(self, *beginnings: str) -> bool:
        """Whether a picture may be wanted whose name begins with one of these."""
        return any(beginning.startswith(self.only) or self.only.startswith(beginning) for beginning in beginnings)

    def take(self, visitor: Visitor, name: str, whole: bool = False, at: str | None = None) -> None:
        """Take pictures of the present page. `whole`: include everything that can be scrolled to; `at`: an element to scroll
        to."""
        if not self.wants(name):
            return
        page = visitor.page
        page.mouse.move(1, 1)  # otherwise a symbol under it shows its explanation
        for window, size in self.sizes.items():
            self.resize(page, size)
            self.both_themes(visitor, f"{name} {window}", whole, at)
            if size["width"] < DOCKED:
                self.take_sheet(visitor, f"{name} sheet")

    def take_sheet(self, visitor: Visitor, name: str) -> None:
        """Take a picture of all choices if a phone shows only the top of the sheet."""
        page = visitor.page
        if not page.locator("dialog[open]").count() and page.locator("[data-sheet=peek] .ask:not(.idle) .grip").count():
            page.locator(".ask .grip").click()
            page.mouse.move(1, 1)
            self.both_themes(visitor, name)
            page.locator(".ask .grip").click()

    def resize(self, page: Page, size: dict[str, int]) -> None:
        page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))

    def both_themes(self, visitor: Visitor, name: str, whole: bool = False, at: str | None = None) -> None:
        for theme in ("dark", "light"):
            visitor.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            visitor.settle()
            if at is not None:
                visitor.page.locator(at).evaluate("it => it.scrollIntoView()")
            visitor.page.screenshot(path=self.folder / f"{name} {theme}.png", full_page=whole)
            self.taken += 1


def pages(camera: Camera, browser: Browser, server: Server) -> None:
    """All pages other than tables, and the waiting room."""
    visitor = Visitor(browser, server.url, **camera.wishes)
    new_table(
        server.url,
        [{"kind": "person", "name": "Jeanne"}, "open", "open", {"kind": "bot", "bot": "hard"}],
        title="Friday night",
        public=True,
        start=False,
    )
    host, people, invited = new_table(
        server.url,
        [{"kind": "person", "name": "Jeanne"}, {"kind": "open"}, {"kind": "bot", "bot": "normal"}],
        title="Elephant round",
        start=False,
    )
    for name, path in (
        ("home", "/"),
        ("new", "/new"),
        ("tables", "/tables"),
        ("replays", "/replays"),
        ("rules", "/rules/die-macher"),
        ("rules-helvetiq", "/rules/helvetiq"),
        ("learn", "/learn"),
        ("puzzles", "/puzzles"),
        ("lost", "/t/none"),
    ):
        if camera.wants(name):
            visitor.open(path).wait_for_selector("main h1")
            camera.take(visitor, name, whole=name in ("home", "new"))
    if camera.wants_some("waiting-room"):
        visitor.sit(invited)  # the link that a host sends
        for place, name in ((host, "waiting-room"), (people[0], "waiting-room-guest")):
            visitor.sit(place)
            camera.take(visitor, name, whole=True)
    visitor.context.close()


def learning(camera: Camera, browser: Browser, server: Server) -> None:
    """A guided first round, and a puzzle and a replay of each game."""
    visitor = Visitor(browser, server.url, **camera.wishes)
    if camera.wants("guide"):
        visitor.open("/learn", "main li").locator("main li button").first.click()
        visitor.page.wait_for_selector(".guide")
        camera.take(visitor, "guide")
    for game in ("die-macher", "helvetiq"):
        if camera.wants(f"puzzle-{game}"):
            name = next(name for name, one in puzzles.every().items() if one.game == game)
            visitor.open(f"/puzzles/{name}", ".puzzle")
            camera.take(visitor, f"puzzle-{game}")
        if camera.wants(f"replay-{game}"):
            visitor.open(f"/r/example/{game}", ".reel h1")
            visitor.page.locator(".strip input").fill(str(REPLAYED))
            visitor.page.locator(".strip input").blur()
            camera.take(visitor, f"replay-{game}")
    visitor.context.close()


def decisions(camera: Camera, browser: Browser, server: Server) -> None:
    """Every kind of decision, rare ones included, from the page's fixtures."""
    visitor = Visitor(browser, server.url, **camera.wishes)
    stage = Stage(visitor)
    for moment in moments():
        kind = moment["ask"]["kind"]
        name = f"decision-{kind}" if moment["edition"] == "2006" and not moment["variants"] else None
        if name is None or not camera.wants(name):
            continue
        camera.resize(visitor.page, WIDE)
        stage.show(moment)
        drafted(visitor.page, visitor, kind)
        camera.take(visitor, name)
        stage.forget()
    visitor.context.close()


def course(me: Client, seed: int) -> Iterator[Json]:
    """Play on by random but sensible decisions until the game is over. Yields the view before each."""
    rng = random.Random(seed)
    view = me.view()
    while view["table"]["status"] != "over":
        if view["ask"] is None:
            time.sleep(0.05)  # the others decide, for which they need the server
            view = me.view()
            continue
        yield view
        ask, legal = view["ask"], legal_of(view["ask"])
        if ask["amounts"] is not None:
            low, high = ask["amounts"]["low"], ask["amounts"]["high"]
            option = ask["decline"] if ask["decline"] is not None and low > 3 else rng.randint(low, min(high, low + 2))
        elif ask["decline"] is not None and ask["kind"] in ("placing", "media-buying") and rng.random() < 0.6:
            option = ask["decline"]  # otherwise all money is gone after two rounds
        elif ask["kind"] == "meetings":
            option = legal[min(len(legal) - 1, rng.randint(0, 3))]
        else:
            option = rng.choice([one for one in legal if one != ask["decline"]] or legal)
        view = me.act(option, seq=view["seq"])["state"]


def game(camera: Camera, browser: Browser, server: Server) -> None:
    """A whole game against bots: the table in round `LATER` or after it with all its sections, and the result."""
    seats = [{"kind": "person", "name": NAMES[0]}, *({"kind": "bot", "bot": "normal", "name": name} for name in NAMES[1:])]
    _, (me,), spectator = new_table(server.url, seats, title="Elephant round")
    visitor = Visitor(browser, server.url, **camera.wishes)
    page, taken = visitor.page, False
    for view in course(me, 5):
        if taken or view["ask"]["kind"] != "meetings" or view["position"]["round"] < LATER:
            continue
        taken = True
        visitor.sit(me).wait_for_selector(".ask[data-kind=meetings]")  # a window that drew every move until here would be slow
        drafted(page, visitor, "meetings")
        camera.take(visitor, "table-meetings")
        sections(camera, visitor, spectator)
        if not camera.wants_some("result"):
            break
        page.goto("about:blank")  # the game goes on without it
    assert taken, "the party was never asked for meetings so late: take the pictures again"
    if camera.wants_some("result"):
        camera.resize(page, WIDE)
        visitor.sit(me).wait_for_selector("main.result .charts canvas")
        camera.take(visitor, "result", whole=True)
    if camera.wants("result-hands"):
        page.locator("main.result .acts button[aria-expanded]").click()
        page.wait_for_selector(".board")
        camera.take(visitor, "result-hands", at=".board")
    visitor.context.close()


def trouble(camera: Camera, browser: Browser, server: Server) -> None:
    """A vote, a pause, a sealed answer, a screen to be handed over, a table that anybody can join."""
    _, people, _ = new_table(server.url, [{"kind": "person", "name": name} for name in NAMES[:3]], title="Elephant round")
    play_on(people, lambda view: view["ask"]["kind"] == "start-bid")
    visitor = Visitor(browser, server.url, **camera.wishes)
    visitor.sit(people[0])
    people[1].post("pause", {"agree": True})
    visitor.page.wait_for_selector(".banner")
    camera.take(visitor, "trouble-vote")
    for one in (people[0], people[2]):
        one.post("vote/pause", {"agree": True})
    visitor.page.wait_for_selector(".banner .link")
    camera.take(visitor, "trouble-paused")
    people[0].post("resume", status=204)
    people[0].act(3)
    visitor.page.wait_for_selector(".ask.idle .sealed", state="attached")
    camera.take(visitor, "trouble-sealed")
    visitor.sit(people[1])
    visitor.sit(people[0])
    visitor.page.wait_for_selector("main.over")
    camera.take(visitor, "trouble-hand-over")
    host, _, _ = new_table(server.url, ["person", "open", "open"], title="Come in", public=True, start=False)
    visitor.open(f"/t/{host.table}", "main.door h1")
    camera.take(visitor, "trouble-door")
    visitor.context.close()


def drafted(page: Page, visitor: Visitor, kind: str) -> None:
    """Draft something for kinds of decision where a draft shows on the board."""
    if kind == "meetings":
        for state in (0, 0, 0, 1, 1, 1):
            more = page.locator(".ask .step").nth(state).locator("button:last-child:not([aria-disabled=true])")
            if more.count():
                more.click()
                visitor.settle()
    elif kind in ("media-buying", "cabinet-action", "contribution"):
        page.locator(".ask [data-choice]").first.click()
        visitor.settle()


def sections(camera: Camera, visitor: Visitor, spectator: Client) -> None:
    """The other views of a table: the sections of a phone, the menu, a reference card, a spectator's view."""
    page = visitor.page
    camera.resize(page, PHONE)
    for section in page.locator(".dock button").all()[1:]:
        name = section.get_attribute("data-view") or ""
        if camera.wants(f"section-{name}"):
            section.click()
            camera.both_themes(visitor, f"section-{name} phone")
    page.locator(".dock button").first.click()
    for tool, name in ((".tool.menu", "menu"), (".tools .tool:last-child", "reference")):
        if camera.wants(name):
            page.locator(tool).click()
            camera.take(visitor, name)
            page.keyboard.press("Escape")
    if camera.wants("spectator"):
        assert visitor.context.browser is not None
        watcher = Visitor(visitor.context.browser, visitor.url, **camera.wishes)
        watcher.sit(spectator)
        camera.take(watcher, "spectator")
        watcher.context.close()


HELVETIQ = ("turn", "paying-election", "naming", "first-ballot", "last-action")


def helvetiq(camera: Camera, browser: Browser, server: Server) -> None:
    """Helvetiq's board at several kinds of decision, a spectator's view, and the score sheet."""
    _, people, spectator = new_table(server.url, [{"kind": "person", "name": name} for name in NAMES[:3]], game="helvetiq")
    rng = random.Random(4)

    def choose(ask: Json) -> int:
        doing = [choice["option"] for choice in ask["options"] if choice["key"] not in ("pass", "obtain")]
        return int(rng.choice(doing if doing and rng.random() < 0.7 else legal_of(ask)))

    visitor = Visitor(browser, server.url, **camera.wishes)
    for kind in HELVETIQ:
        if (view := play_on(people, lambda view, kind=kind: view["seq"] > 40 and asked_for(kind)(view), choose=choose)) is None:
            break
        if camera.wants(f"helvetiq-{kind}"):
            visitor.sit(people[view["seat"]])
            camera.take(visitor, f"helvetiq-{kind}")
    for name, place in (("spectator", spectator), ("result", people[0])):
        if name == "result":
            play_on(people, lambda view: False, choose=choose)
        if camera.wants(f"helvetiq-{name}"):
            visitor.sit(place)
            camera.take(visitor, f"helvetiq-{name}", whole=name == "result")
    visitor.context.close()


PARTS: dict[Callable[[Camera, Browser, Server], None], tuple[str, ...]] = {
    learning: ("guide", "puzzle-", "replay-"),
    helvetiq: ("helvetiq-",),
    trouble: ("trouble-",),
    decisions: ("decision-",),
    game: ("table-", "section-", "menu", "reference", "spectator", "result"),
}
"""The other parts, with the beginnings of their pictures' names."""


def keep_the_best(folder: Path) -> None:
    """Copy the best pictures into the folder that is committed, small enough for a README."""
    from PIL import Image

    for source, name in BEST.items():
        path = folder / f"{source}.png"
        if path.exists():
            picture = Image.open(path).convert("RGB")
            if picture.width == WIDE["width"]:  # only the top of a long page
                picture = picture.crop((0, 0, picture.width, min(picture.height, picture.width)))
            picture.save(PICTURES / f"{name}.webp", quality=82, method=6)
            print(f"{PICTURES / name}.webp", (PICTURES / f"{name}.webp").stat().st_size // 1024, "KB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="NAME", help="only pictures whose name begins so")
    parser.add_argument("--into", type=Path, default=EVERYTHING, metavar="FOLDER", help="where to put them")
    parser.add_argument("--sizes", type=sizes_of, default=USUAL, metavar="SIZES", help="windows, e.g. 1366x768,390x844")
    parser.add_argument("--lang", default="en-GB", help="the browser's language, e.g. de-DE")
    parser.add_argument("--best", action="store_true", help="also make the pictures of the README")
    wishes = parser.parse_args()
    camera = Camera(wishes.into, wishes.only, wishes.lang, wishes.sizes)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, launched() as browser:
        pages(camera, browser, server)
        for part, names in PARTS.items():
            if camera.wants_some(*names):
                part(camera, browser, server)
    print(f"{camera.taken} pictures in {wishes.into}")
    if wishes.best:
        keep_the_best(wishes.into)


if __name__ == "__main__":
    main()
