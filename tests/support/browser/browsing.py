"""Somebody with a window of their own: what they see, and what goes wrong there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from support import patience
from support.browser.acts import Acts
from support.browser.chromium import ARGUMENTS, chromium
from support.rough import ROUGH, SLOW_EYE, SLOW_HAND
from support.serving import Client

PAGE = Path(__file__).parents[3] / "src" / "hustings" / "server" / "page"
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = int(patience.PATIENCE * 1000)  # milliseconds

expect.set_options(timeout=PATIENCE)

# Which requests are under way, until their answers have been read and what came of them is shown: then a click is done.
# What never comes is named: an `evaluate` has no time limit of its own.
COUNT_REQUESTS = f"""
const [PATIENCE, asked] = [{PATIENCE}, new Set()];
// Acts over a connection, until they are answered or sent again by a request.
const acts = new Map();
const over = (id) => setTimeout(() => {{ asked.delete(acts.get(id)); acts.delete(id); }});
const overtaken = (body) => {{
  if (acts.size > 0 && typeof body === "string" && body.startsWith("{{")) over(JSON.parse(body).id);
}};
const counted = (plain) => function (...what) {{
  const request = {{ url: String(what[0] ?? this.url) }};
  asked.add(request);
  overtaken(what[1]?.body);
  return plain.apply(this, what).finally(() => setTimeout(() => asked.delete(request)));
}};
window.fetch = counted(window.fetch.bind(window));
for (const read of ["json", "text", "blob"]) Response.prototype[read] = counted(Response.prototype[read]);

// The position that a brief answer has promised to the page, and the one that it was told: until the push that brings it comes,
// it still shows what was asked before.
let [promised, reached] = [0, 0];
const tell = (told) => {{
  if (typeof told?.seq === "number" && told.state === null) promised = Math.max(promised, told.seq);
  else if (typeof told?.seq === "number") reached = Math.max(reached, told.seq);
  return told;
}};
const json = Response.prototype.json;
Response.prototype.json = async function () {{ return tell(await json.call(this)); }};
// The page's own connections; where Playwright puts itself between page and server, not those that it opens.
let Watched;
const watch = (Plain) => class extends Plain {{
  constructor(...where) {{
    super(...where);
    if (new.target !== Watched) return;
    this.addEventListener("close", () => {{
      promised = 0;
      for (const id of acts.keys()) over(id);
    }});
    this.addEventListener("message", ({{ data }}) => {{
      const push = JSON.parse(data);
      if (push.type === "welcome") [promised, reached] = [0, push.state.seq];
      else reached = Math.max(reached, push.seq ?? 0);
      if (push.type === "answer") {{
        tell(push.done);
        over(push.id);
      }}
    }});
  }}
  send(text) {{
    const {{ type, id }} = JSON.parse(text);
    if (this.constructor === Watched && type === "act") {{
      acts.set(id, {{ url: `act ${{id}}` }});
      asked.add(acts.get(id));
    }}
    super.send(text);
  }}
}};
Watched = watch(window.WebSocket);
Object.defineProperty(window, "WebSocket", {{ get: () => Watched, set: (other) => {{ Watched = watch(other); }} }});

// What has just been asked is answered by nobody who could not have seen it yet (`guard.svelte.ts`).
const unseen = () => "newlyAsked" in document.documentElement.dataset || performance.now() < (window.unseenUntil ?? 0);

// A browser without a screen may cease to draw: nobody waits for its next frame then.
const frame = () => new Promise((go) => {{
  const late = setTimeout(go, 1000);
  requestAnimationFrame(() => setTimeout(() => {{ clearTimeout(late); go(); }}));
}});
// What the page draws a frame after the rest, it draws two frames after it at most: until one in which nothing changes.
let changed = false;
new MutationObserver(() => {{ changed = true; }}).observe(document, {{ subtree: true, childList: true, characterData: true }});
const frames = async () => {{
  for (let count = 0; count < 4; count += 1) {{
    changed = false;
    await frame();
    if (!changed) return;
  }}
}};
window.settled = async (next = frames, also = () => true, letters = true) => {{
  const last = performance.now() + PATIENCE;
  do {{
    await next();
    const open = [...asked].map(({{ url }}) => url);
    if (performance.now() > last) {{
      const told = `at ${{reached}} of ${{promised}}, letters: ${{document.fonts.status}}, else: ${{also()}}`;
      throw new Error(`no rest; asked: [${{open}}], ${{told}}`);
    }}
  }} while (asked.size > 0 || reached < promised || (letters && document.fonts.status === "loading") || unseen() || !also());
}};
"""

# An empty page keeps nothing.
WISHES = """
if (location.protocol.startsWith("http")) localStorage["hustings.settings"] ??= JSON.stringify(%s);
"""

# As a reader would, from the bar; also while a dialog lies over it.
SPEAK = """async (lang) => {
  const select = document.querySelector(".tools select");
  select.value = lang;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await window.settled(undefined, () => document.documentElement.lang === lang);
}"""

# Which events were over the table, one after the other; "" is none.
NOTED = """
window.shown = [];
new MutationObserver(() => {
  const over = document.querySelector(".over.night, .over.reveal");
  const kind = over === null ? "" : over.matches(".night") ? "night" : "reveal";
  if (kind !== (window.shown.at(-1) ?? "")) window.shown.push(kind);
}).observe(document, { subtree: true, childList: true });
"""


@contextmanager
def launched(*arguments: str) -> Iterator[Browser]:
    _, path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=[*ARGUMENTS, *arguments], timeout=PATIENCE, slow_mo=SLOW_HAND
        )
        yield browser
        browser.close()


class Visitor:
    """A window. `wrong` holds the errors of its console and the exceptions of its scripts, less what was expected."""

    def __init__(
        self, browser: Browser, url: str, *, nights: bool = False, held: bool = False, reading: str = "turns", **options: Any
    ) -> None:
        """`nights`: whether elections are shown as events, which lie over the boards for some seconds, or, `held`, until they are
        closed; which came is noted in the page. `reading`: the pace at which what happens is read out."""
        wishes = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light", **options}
        self.url = url
        self.context = browser.new_context(**wishes)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(COUNT_REQUESTS)
        self.context.add_init_script(WISHES % json.dumps({"nights": nights, "stay": held, "reading": reading}))
        if nights:
            self.context.add_init_script(NOTED)
        if ROUGH == "eye":
            self.context.add_init_script(SLOW_EYE)
        self.page: Page = self.context.new_page()
        self.seq = -1
        """The number of the last position that the server has told this window."""
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.acts = Acts(self.page)
        self._errors: list[str] = []
        self._expected: list[str] = []
        self.page.on("pageerror", lambda error: self._errors.append(f"{error.name}: {error.message}\n{error.stack}"))
        self.page.on(
            "console",
            lambda said: self._errors.append(f"{said.text} ({said.location['url']})") if said.type == "error" else None,
        )

    def _hear(self, frame: str | bytes) -> None:
        push = json.loads(frame)
        self.seq = push["state"]["seq"] if push["type"] == "welcome" else push.get("seq", self.seq)

    @property
    def wrong(self) -> list[str]:
        return [error for error in self._errors if not any(re.search(known, error) for known in self._expected)]

    def expects(self, *patterns: str) -> None:
        """Errors that a test brings about itself, e.g. by ending the server."""
        self._expected += patterns

    def open(self, path: str = "/", wait_for: str | None = None) -> Page:
        self.page.goto(self.url + path)
        self.settle()
        if wait_for is not None:
            self.page.wait_for_selector(wait_for)
        return self.page

    def sit(self, place: Client) -> Page:
        """Open a table with the link of a seat, a host or a spectator."""
        page = self.open(f"/t/{place.table}#{place.token}")
        page.wait_for_selector("main:not(.opening)")
        self.settle()
        return page

    def settle(self) -> None:
        """Until the page has drawn what it was told, and has no question under way."""
        self.page.evaluate("() => window.settled()")

    def resize(self, width: int, height: int) -> None:
        """To draw a page anew takes ten times as long as to have it lie in another window."""
        self.page.set_viewport_size(ViewportSize(width=width, height=height))
        self.settle()  # what is placed by measuring follows

    def speak(self, lang: str) -> None:
        """Have the page speak another language."""
        self.page.evaluate(SPEAK, lang)

    def follow(self, seq: int) -> None:
        """Until the page shows a position that was reached elsewhere."""
        for _ in range(PATIENCE // 20):
            if self.seq >= seq:
                return self.settle()
            self.page.wait_for_timeout(20)  # lets what was received come in
        raise AssertionError(f"the page stays at {self.seq}, the table is at {seq}")

    def text(self, selector: str = "body") -> str:
        return self.page.locator(selector).first.inner_text()
