"""Playing Die Macher through the page: whatever is asked is answered with clicks, on the boards or in the list."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection
from typing import Literal

from playwright.sync_api import Locator

from support.browser.browsing import PATIENCE, Visitor
from support.serving import Client, Json, legal_of, play_on
from support.thinning import ALL

ASKED = ".ask:not(.idle) form.draft"
OVER = "main.result"
PLANNED = ("meetings", "placing", "discarding")  # an empty plan can be chosen too
MOST_CLICKS = 14
ALWAYS = {
    "choose-boons",
    "start-bid",
    "discarding",
    "platform-swap",
    "placing",
    "media-buying",
    "meetings",
    "poll-bid",
    "contribution",
}
"""Decisions that no game goes without; all others depend on luck."""


def is_enough(view: Json, met: Collection[str]) -> bool:
    """Whether somebody who plays a whole game has seen enough of it in their window: a round to its end, and each of those kinds.
    What is asked later is asked, answered and told as it was before. `make test-all` has never enough."""
    return not ALL and view["position"]["round"] > 1 and set(met) >= ALWAYS


class Driver:
    """Somebody who decides at random, by real clicks."""

    def __init__(self, visitor: Visitor, how: Literal["board", "list"], seed: int) -> None:
        self.visitor, self.page, self.how, self.rng = visitor, visitor.page, how, random.Random(seed)
        self.on_board: Counter[str] = Counter()
        """Decisions by kind for which a piece on a board was clicked."""
        self.in_list: Counter[str] = Counter()
        """Decisions by kind answered in the panel alone."""

    @property
    def kind(self) -> str:
        return self.page.locator(".ask").get_attribute("data-kind") or ""

    def wait(self) -> bool:
        """Until something is asked of us; False: the game is over."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}", timeout=PATIENCE)
        self.visitor.settle()
        return self.page.locator(OVER).count() == 0

    def play(self, me: Client, enough: int, most: int = 1000) -> None:
        """To the end of the game: the first decisions of each kind in this window, further ones from another device of the same
        seat, which the window follows. Thinned: the fifth bid for a poll is given as the first was. After a whole round, and
        when every kind was met that no game goes without, it is left, and comes back for the result. All in `make test-all`."""
        for _ in range(most):
            if not self.wait():
                return
            view, kind = me.view(), self.kind
            if is_enough(view, {*self.on_board, *self.in_list}):
                self.page.goto("about:blank")
                assert play_on([me], lambda view: False, lambda ask: self.rng.choice(legal_of(ask))) is None
                self.visitor.sit(me)
                continue
            if ALL or self.on_board[kind] + self.in_list[kind] < enough or view["ask"]["sealed"]:
                self.answer()
            else:
                self.visitor.follow(me.act(self.rng.choice(legal_of(view["ask"])), seq=view["seq"])["seq"])
        raise AssertionError("the game does not end")

    def answer(self) -> str:
        """Decide what is asked, and send it."""
        kind, used = self.kind, False
        for step in range(MOST_CLICKS):
            pieces = self._pieces(kind)
            enough = step > 0 if kind in PLANNED else True
            if self._sendable() and (enough or not (pieces or self._rows())):
                break
            if pieces:
                self._click(self.rng.choice(pieces))
                used = True
            else:
                rows = self._rows()
                assert rows, f"{kind}: nothing to click and nothing to send\n{self.visitor.text('.ask')}"
                self._click(self.rng.choice(rows))
            # A plan that cannot be paid is picked in vain: what is left can be sent.
            if kind in PLANNED and step > 4 and not self._sendable():
                self.page.locator(".ask .acts .plain").click()
        (self.on_board if used else self.in_list)[kind] += 1
        self.send()
        return kind

    def send(self) -> None:
        sent = self.visitor.acts.after(self.page.locator(".ask .send").click)
        assert sent.ok, f"{self.kind}: {sent.said}"
        self.visitor.settle()

    def _sendable(self) -> bool:
        return self.page.locator(".ask .send[aria-disabled=false]").count() > 0

    def _click(self, piece: Locator) -> None:
        piece.click()
        self.visitor.settle()

    def _pieces(self, kind: str) -> list[Locator]:
        """What can be clicked on the boards and would add to what is picked."""
        if self.how == "list" or (kind == "poll-bid" and self.on_board[kind] > 2):  # or all money is gone after the first poll
            return []
        return [piece for piece in self.page.locator(".board .spot:not(.picked):not(.other)").all() if piece.is_visible()]

    def _rows(self) -> list[Locator]:
        """What can be chosen in the panel."""
        rows = ".ask [data-choice]:not([aria-pressed=true]), .ask .chip:not([aria-pressed=true]):not([aria-disabled=true])"
        more = ".ask .step button:last-child:not([aria-disabled=true]), .ask .quick button:not([aria-pressed=true])"
        return [row for row in self.page.locator(f"{rows}, {more}").all() if row.is_visible()]
