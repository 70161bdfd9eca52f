"""Pictures of every main screen and of every phase of Die Macher, wide and on a phone, light and dark, by one command:

    python tools/screenshots.py                   # all of them into docs/pictures/all (not committed)
    python tools/screenshots.py --only table      # those whose name begins so
    python tools/screenshots.py --best            # and the few that the README shows anew, into docs/pictures

A server of its own plays a game against bots on a free port; kinds of decision that no game is sure to bring are put on from the
page's fixtures. The page has to be built (make page).
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from playwright.sync_api import Browser, Page, ViewportSize  # noqa: E402

from page.browsing import PHONE, WIDE, Visitor, launched  # noqa: E402
from page.staging import Stage, moments  # noqa: E402
from server.serving import Client, Json, Server, asked_for, legal_of, new_table, play_on, served  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
EVERYTHING = PICTURES / "all"
BEST = {
    "table-meetings wide light": "table",
    "table-meetings wide dark": "table-dark",
    "table-meetings phone light": "phone",
    "result wide light": "result",
}
LATER = 3
NAMES = ("Jeanne", "Amsel", "Dohle", "Elster", "Zeisig")


class Camera:
    """Takes a page in both widths and themes."""

    def __init__(self, folder: Path, only: str, lang: str) -> None:
        self.folder, self.only, self.taken = folder, only, 0
        self.wishes = {"locale": lang}
        folder.mkdir(parents=True, exist_ok=True)

    def wants(self, name: str) -> bool:
        return name.startswith(self.only)

    def take(self, visitor: Visitor, name: str, whole: bool = False) -> None:
        if not self.wants(name):
            return
        page = visitor.page
        page.mouse.move(1, 1)  # or the symbol below it is explained
        for width, size in (("wide", WIDE), ("phone", PHONE)):
            page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
            for theme in ("dark", "light"):
                page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
                visitor.settle()
                self.shoot(page, f"{name} {width} {theme}", whole)
        if not page.locator("dialog[open]").count() and page.locator("[data-sheet=peek] .ask:not(.idle) .grip").count():
            page.locator(".ask .grip").click()
            visitor.settle()
            page.mouse.move(1, 1)
            self.shoot(page, f"{name} sheet light")
            page.locator(".ask .grip").click()

    def shoot(self, page: Page, name: str, whole: bool = False) -> None:
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole)
        self.taken += 1


def pages(camera: Camera, browser: Browser, server: Server) -> None:
    """Everything beside the table."""
    visitor = Visitor(browser, server.url, **camera.wishes)
    new_table(
        server.url,
        [{"kind": "person", "name": "Jeanne"}, "open", "open", {"kind": "bot", "bot": "hard"}],
        title="Friday night",
        public=True,
        start=False,
    )
    host, people, _ = new_table(
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
        ("lost", "/t/none"),
    ):
        if camera.wants(name):
            visitor.open(path).wait_for_selector("main h1")
            camera.take(visitor, name, whole=name in ("home", "new"))
    for place, name in ((host, "waiting-room"), (people[0], "waiting-room-guest")):
        if camera.wants(name):
            visitor.sit(place)
            camera.take(visitor, name, whole=True)
    visitor.context.close()


def decisions(camera: Camera, browser: Browser, server: Server) -> None:
    """Every kind of decision, rare ones too, as the fixtures of the page have them."""
    visitor = Visitor(browser, server.url, **camera.wishes)
    stage = Stage(visitor)
    for moment in moments():
        kind = moment["ask"]["kind"]
        name = f"decision-{kind}" if moment["edition"] == "2006" and not moment["variants"] else None
        if name is None or not camera.wants(name):
            continue
        visitor.page.set_viewport_size(ViewportSize(width=WIDE["width"], height=WIDE["height"]))
        stage.show(moment)
        drafted(visitor.page, visitor, kind)
        camera.take(visitor, name)
        stage.forget()
    visitor.context.close()


def course(me: Client, seed: int) -> Iterator[Json]:
    """Play on by random decisions with some sense: what is asked, one after another, until the game is over."""
    rng = random.Random(seed)
    while True:
        view = me.view()
        if view["table"]["status"] == "over":
            return
        if view["ask"] is None:
            continue
        yield view
        view = me.view()
        if view["ask"] is None:
            continue
        ask, legal = view["ask"], legal_of(view["ask"])
        if ask["amounts"] is not None:
            low, high = ask["amounts"]["low"], ask["amounts"]["high"]
            option = ask["decline"] if ask["decline"] is not None and low > 3 else rng.randint(low, min(high, low + 2))
        elif ask["decline"] is not None and ask["kind"] in ("placing", "media-buying") and rng.random() < 0.6:
            option = ask["decline"]  # or all money is gone after two rounds
        elif ask["kind"] == "meetings":
            option = legal[min(len(legal) - 1, rng.randint(0, 3))]
        else:
            option = rng.choice([one for one in legal if one != ask["decline"]] or legal)
        me.act(option, seq=view["seq"])


def game(camera: Camera, browser: Browser, server: Server) -> None:
    """A whole game against bots: the table in its third round with all its sections, and the end."""
    seats = [{"kind": "person", "name": NAMES[0]}, *({"kind": "bot", "bot": "normal", "name": name} for name in NAMES[1:])]
    _, (me,), spectator = new_table(server.url, seats, title="Elephant round")
    visitor = Visitor(browser, server.url, **camera.wishes)
    page = visitor.sit(me)
    taken = False
    for view in course(me, 5):
        if taken or view["ask"]["kind"] != "meetings" or view["position"]["round"] < LATER:
            continue
        taken = True
        visitor.follow(view["seq"])
        page.wait_for_selector(".ask:not(.idle)")
        page.set_viewport_size(ViewportSize(width=WIDE["width"], height=WIDE["height"]))
        drafted(page, visitor, "meetings")
        camera.take(visitor, "table-meetings")
        sections(camera, visitor, spectator)
        page.keyboard.press("Escape")  # the draft goes: the game is decided elsewhere
        visitor.settle()
    visitor.sit(me).wait_for_selector("main.result")
    camera.take(visitor, "result", whole=True)
    page.locator("main.result .acts button[aria-expanded]").click()
    visitor.settle()
    camera.take(visitor, "result-hands", whole=True)
    visitor.context.close()


def trouble(camera: Camera, browser: Browser, server: Server) -> None:
    """Votes, a pause, a sealed answer, a screen to be handed over, a table for anybody to join."""
    if not camera.wants("trouble"):
        return
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
    """Something in pencil, where that shows what a draft is."""
    if kind == "meetings":
        for state in (0, 0, 0, 1, 1, 1):
            more = page.locator(".ask .step").nth(state).locator("button:last-child:not([aria-disabled=true])")
            if more.count():
                more.click()
                visitor.settle()
    elif kind in ("media-buying", "cabinet-action", "contribution", "choose-boons"):
        page.locator(".ask [data-choice]").first.click()
        visitor.settle()


def sections(camera: Camera, visitor: Visitor, spectator: Client) -> None:
    """What else a table shows: the other sections of a phone, the menu, a reference card, a spectator's view."""
    page = visitor.page
    page.set_viewport_size(ViewportSize(width=PHONE["width"], height=PHONE["height"]))
    for section in page.locator(".dock button").all()[1:]:
        name = section.get_attribute("data-view") or ""
        if camera.wants(f"section-{name}"):
            section.click()
            visitor.settle()
            camera.shoot(page, f"section-{name} phone light")
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
    """Helvetiq's board when it asks for this and that; what a spectator sees; the score sheet."""
    if not (camera.wants("helvetiq") or camera.only.startswith("helvetiq")):
        return
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


def keep_the_best(folder: Path) -> None:
    """Into the folder that is committed, small enough for a README."""
    from PIL import Image

    for source, name in BEST.items():
        path = folder / f"{source}.png"
        if path.exists():
            picture = Image.open(path).convert("RGB")
            picture.save(PICTURES / f"{name}.webp", quality=82, method=6)
            print(f"{PICTURES / name}.webp", (PICTURES / f"{name}.webp").stat().st_size // 1024, "KB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="NAME", help="only pictures whose name begins so")
    parser.add_argument("--into", type=Path, default=EVERYTHING, metavar="FOLDER", help="where to put them")
    parser.add_argument("--lang", default="en-GB", help="the browser's language, e.g. de-DE")
    parser.add_argument("--best", action="store_true", help="also make the pictures of the README")
    wishes = parser.parse_args()
    camera = Camera(wishes.into, wishes.only, wishes.lang)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, launched() as browser:
        pages(camera, browser, server)
        helvetiq(camera, browser, server)
        trouble(camera, browser, server)
        decisions(camera, browser, server)
        if any(
            camera.wants(name) or name.startswith(wishes.only)
            for name in ("table-", "section-", "menu", "reference", "spectator", "result")
        ):
            game(camera, browser, server)
    print(f"{camera.taken} pictures in {wishes.into}")
    if wishes.best:
        keep_the_best(wishes.into)


if __name__ == "__main__":
    main()
