"""The page's fonts: text is drawn in them, each is fetched once and from our own server, nothing jumps when they are late, and
the page works without them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Error, Page, Route, ViewportSize

from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.looking import broken_layout
from support.patience import get
from support.thinning import pairs

Visit = Callable[..., Visitor]
OURS = {"Arimo", "Charis SIL", "Hustings Signs"}
SCREENS = {
    "/": ".choices",
    "/rules/helvetiq": ".example",
    "/r/example/die-macher#at=200": ".reel h1",
    "/r/example/helvetiq#at=90": ".reel h1",
}

# All layout shifts between two frames that no click or key caused.
COUNT_SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value;
}).observe({ type: "layout-shift", buffered: true });
"""


# Marks every element with text of its own, except the choices of a list, which the system draws.
MARK = """() => {
  for (const node of document.querySelectorAll("body *:not(option, select, script, noscript)")) {
    const said = [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    if (said && node.checkVisibility()) node.dataset.said = "";
  }
}"""


SOME = 5  # texts of a family, to help find what went wrong
# Names of people at public tables, which other tests have left on the front door, may be in any script.
ANOTHER_SCRIPT = re.compile(r"[\u0590-\u08ff\u0900-\u1fff\u3000-\ud7ff]")


def drawn(page: Page) -> dict[str, set[str]]:
    """The font families in which the browser has drawn the page's text, and some of the text in each. A table on the front door
    may go on meanwhile: text that has gone has no font."""
    page.evaluate(MARK)
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    found: defaultdict[str, set[str]] = defaultdict(set)
    for node in session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-said]"})["nodeIds"]:
        try:
            for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
                family = font["familyName"] if font["isCustomFont"] else f"{font['familyName']}, of the system"
                if len(found.get(family, ())) < SOME:
                    text = session.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"][:200]
                    if font["isCustomFont"] or not ANOTHER_SCRIPT.search(text):
                        found[family].add(text)
        except Error as error:
            if "Could not find node" not in str(error):
                raise
    session.detach()
    return dict(found)


def test_all_text_is_drawn_in_them(visit: Visit) -> None:
    """Every screen in another language: what a language needs besides the alphabet is on each of its screens."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for (path, there), lang in zip([*SCREENS.items(), ("/", ".choices")], ("en", "de", "fr", "nl", "it"), strict=True):
        visitor = visit(locale=lang)
        visitor.open(path, there)
        visitor.settle()
        for family, texts in drawn(visitor.page).items():
            found[family] |= texts
    assert {family: sorted(texts) for family, texts in found.items() if family not in OURS} == {}
    assert set(found) == OURS


def test_they_come_from_our_server_each_once_and_for_good(visit: Visit, url: str) -> None:
    visitor = visit()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    letters: set[str] = set()
    for path, there in SCREENS.items():
        asked.clear()
        visitor.open(path, there)
        visitor.settle()
        assert {urlsplit(one).netloc for one in asked} == {urlsplit(url).netloc}
        here = [one for one in asked if one.endswith(".woff2")]
        assert len(here) == len(set(here)), "a preload that does not fit what the style asks for comes twice"
        letters |= set(here)
    early = visitor.page.locator("link[rel=preload][as=font]").evaluate_all("(links) => links.map(({ href }) => href)")
    assert len(early) == 2 and set(early) <= letters
    for one in letters:
        answer = get(one)
        assert answer.headers["content-type"] == "font/woff2" and "immutable" in answer.headers["cache-control"]
        assert answer.content[:4] == b"wOF2"
    for family in ("arimo", "charis-sil"):
        licence = get(f"{url}/fonts/{family}-licence.txt")
        assert licence.headers["content-type"].startswith("text/plain") and "SIL OPEN FONT LICENSE" in licence.text


@pytest.mark.parametrize(("path", "window"), list(pairs("letters", list(SCREENS), [WIDE, PHONE])))
def test_nothing_jumps_when_they_are_late(visit: Visit, path: str, window: ViewportSize) -> None:
    visitor = visit(viewport=window)
    held: list[Route] = []
    late = True

    def hold(route: Route) -> None:
        if late:
            held.append(route)
        else:
            route.continue_()

    visitor.context.route("**/*.woff2", hold)
    visitor.context.add_init_script(COUNT_SHIFTS)
    page = visitor.page
    page.goto(visitor.url + path, wait_until="commit")  # a window counts as loaded only when its fonts have come
    page.wait_for_selector(SCREENS[path])
    page.evaluate("() => window.settled(undefined, undefined, false)")
    assert held and set(drawn(page)).isdisjoint(OURS)
    before = page.evaluate("window.shifted")
    late = False
    for one in held:
        one.continue_()
    visitor.settle()
    visitor.settle()
    assert OURS & set(drawn(page)) >= {"Arimo", "Charis SIL"}
    assert page.evaluate("window.shifted") - before < 0.01


def test_the_page_does_without_them(visit: Visit, url: str) -> None:
    visitor = visit()
    visitor.expects(r"\.woff2")
    visitor.context.route("**/*.woff2", lambda route: route.abort())
    found = []
    for path, there in SCREENS.items():
        page = visitor.open(path, there)
        for window in (WIDE, PHONE):
            visitor.resize(**window)
            found += [f"{path}, {window['width']}: {wrong}" for wrong in broken_layout(page)]
    assert OURS.isdisjoint(drawn(page)) and found == []
