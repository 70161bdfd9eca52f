"""Pictures of every main screen and of every phase of Die Macher, wide and on a phone, light and dark, by one command:

    python tools/screenshots.py                   # all of them into docs/pictures/all (not committed)
    python tools/screenshots.py --only table      # those whose name begins so
    python tools/screenshots.py --best            # and the few that the README shows anew, into docs/pictures

A server of its own plays a game against bots on a free port; the page has to be built (make page).
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
from server.serving import Client, Json, Server, first_option, legal_of, new_table, play_on, served  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
EVERYTHING = PICTURES / "all"
KINDS = (
    "choose-boons", "place-boon", "choose-base", "place-marker", "start-bid", "second-bid", "start-naming", "discarding",
    "platform-swap", "placing", "cabinet-action", "coalition", "answer", "media-buying", "opinion-swap", "meetings", "poll-bid",
    "poll-use", "converting", "marker-move", "opinion-placing", "opinion-space", "contribution",
)  # fmt: skip
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

    def __init__(self, folder: Path, only: str) -> None:
        self.folder, self.only, self.taken = folder, only, 0
        folder.mkdir(parents=True, exist_ok=True)

    def wants(self, name: str) -> bool:
        return name.startswith(self.only)

    def take(self, visitor: Visitor, name: str, whole: bool = False) -> None:
        if not self.wants(name):
            return
        page = visitor.page
        for width, size in (("wide", WIDE), ("phone", PHONE)):
            page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
            for theme in ("dark", "light"):
                page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
                visitor.settle()
                self.shoot(page, f"{name} {width} {theme}", whole)
        if not page.locator("dialog[open]").count() and page.locator(".board[data-sheet=peek] .ask:not(.idle) .grip").count():
            page.locator(".ask .grip").click()
            visitor.settle()
            self.shoot(page, f"{name} sheet light")
            page.locator(".ask .grip").click()

    def shoot(self, page: Page, name: str, whole: bool = False) -> None:
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole)
        self.taken += 1


def pages(camera: Camera, browser: Browser, server: Server) -> None:
    """Everything beside the table."""
    visitor = Visitor(browser, server.url)
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


def decisions(me: Client, seed: int) -> Iterator[Json]:
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
    """A whole game: every kind of decision when it is first asked, and again once the boards are fuller."""
    seats = [{"kind": "person", "name": NAMES[0]}, *({"kind": "bot", "bot": "normal", "name": name} for name in NAMES[1:])]
    _, (me,), spectator = new_table(server.url, seats, title="Elephant round")
    visitor = Visitor(browser, server.url)
    page = visitor.sit(me)
    seen: dict[str, int] = {}  # in which round each kind was taken
    for view in decisions(me, 5):
        kind, now = view["ask"]["kind"], view["position"]["round"]
        better = kind in seen and seen[kind] < LATER <= now  # boards are fuller then
        if (kind in seen and not better) or not camera.wants(f"table-{kind}"):
            continue
        visitor.follow(view["seq"])
        page.wait_for_selector(".ask:not(.idle)")
        page.set_viewport_size(ViewportSize(width=WIDE["width"], height=WIDE["height"]))
        drafted(page, visitor, kind)
        camera.take(visitor, f"table-{kind}")
        if kind == "meetings" and now >= LATER:
            sections(camera, visitor, spectator)
        page.keyboard.press("Escape")  # the draft goes: the game is decided elsewhere
        visitor.settle()
        seen[kind] = now
    missing = [kind for kind in KINDS if kind not in seen and camera.wants(f"table-{kind}")]
    if missing:
        print("not asked in this game:", ", ".join(missing))
    page.wait_for_selector("main.result")
    camera.take(visitor, "result", whole=True)
    visitor.context.close()


def drafted(page: Page, visitor: Visitor, kind: str) -> None:
    """Something in pencil, where that shows what a draft is."""
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
    """What else a table shows: the other sections of a phone, the menu, a reference card, a spectator's view."""
    page = visitor.page
    page.set_viewport_size(ViewportSize(width=PHONE["width"], height=PHONE["height"]))
    for section in page.locator(".dock button").all()[1:]:
        name = section.inner_text().strip().lower()
        if camera.wants(f"section-{name}"):
            section.click()
            visitor.settle()
            camera.shoot(page, f"section-{name} phone light")
    page.locator(".dock button").first.click()
    for tool, name in (("Menu", "menu"), ("Reference card and rules", "reference")):
        if camera.wants(name):
            page.get_by_role("button", name=tool).click()
            camera.take(visitor, name)
            page.keyboard.press("Escape")
    if camera.wants("spectator"):
        assert visitor.context.browser is not None
        watcher = Visitor(visitor.context.browser, visitor.url)
        watcher.sit(spectator)
        camera.take(watcher, "spectator")
        watcher.context.close()


def helvetiq(camera: Camera, browser: Browser, server: Server) -> None:
    if not camera.wants("helvetiq"):
        return
    _, people, _ = new_table(server.url, [{"kind": "person", "name": name} for name in NAMES[:3]], game="helvetiq")
    play_on(people, lambda view: view["seq"] >= 30, choose=first_option)
    view = people[0].view()
    visitor = Visitor(browser, server.url)
    visitor.sit(people[view["asked"][0]])
    camera.take(visitor, "helvetiq", whole=True)
    visitor.context.close()


def keep_the_best() -> None:
    """Into the folder that is committed, small enough for a README."""
    from PIL import Image

    for source, name in BEST.items():
        path = EVERYTHING / f"{source}.png"
        if path.exists():
            picture = Image.open(path).convert("RGB")
            picture.save(PICTURES / f"{name}.webp", quality=82, method=6)
            print(f"{PICTURES / name}.webp", (PICTURES / f"{name}.webp").stat().st_size // 1024, "KB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="NAME", help="only pictures whose name begins so")
    parser.add_argument("--best", action="store_true", help="also make the pictures of the README")
    wishes = parser.parse_args()
    camera = Camera(EVERYTHING, wishes.only)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server, launched() as browser:
        pages(camera, browser, server)
        helvetiq(camera, browser, server)
        if any(
            camera.wants(name) or name.startswith(wishes.only)
            for name in ("table-", "section-", "menu", "reference", "spectator", "result")
        ):
            game(camera, browser, server)
    print(f"{camera.taken} pictures in {EVERYTHING}")
    if wishes.best:
        keep_the_best()


if __name__ == "__main__":
    main()
