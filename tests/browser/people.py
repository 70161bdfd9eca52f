"""Somebody at a browser: a window, what went wrong in it, and what people do there."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Person:
    """`expected`: beginnings of console errors that belong to the test, e.g. of a server that is gone."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        width: int = 1440,
        theme: Any = "light",
        lang: str = "en-GB",
        expected: Sequence[str] = (),
    ) -> None:
        self.url, self.expected = url, tuple(expected)
        self.errors: list[str] = []
        self.context = browser.new_context(
            viewport={"width": width, "height": 900 if width > 700 else 844},
            color_scheme=theme,
            locale=lang,
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("console", self._console)
        self.page.on("pageerror", self._broken)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(self.expected or ("\0",)):
            self.errors.append(message.text)

    def _broken(self, error: Error) -> None:
        self.errors.append(str(error))

    def open(self, path: str, wait_for: str) -> Page:
        self.page.goto(self.url + path)
        self.page.wait_for_selector(wait_for)
        return self.page

    def violations(self) -> list[str]:
        """What axe-core finds serious or critical."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        bad = [one for one in found["violations"] if one["impact"] in ("serious", "critical")]
        return [f"{one['id']}: {[node['target'] for node in one['nodes']]}" for one in bad]

    def too_wide(self) -> bool:
        """Whether the page scrolls sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))

    @property
    def asked(self) -> bool:
        return self.page.locator(".ask:not(.idle) .options button").count() > 0
