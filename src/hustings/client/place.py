"""Somebody's place at a table: a seat, the host's or a spectator's, held by a link."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from ..core.errors import HustingsError
from ..wire import tables
from .http import Server, T


def new_id() -> str:
    """An id for an action, so that a repeat of it is known as one."""
    return secrets.token_urlsafe(12)


def read_link(link: str) -> tuple[str, str, str]:
    """The server's address, the table and the token of `http://host/t/TABLE#TOKEN`."""
    parts = urlsplit(link)
    before, found, table = parts.path.rstrip("/").rpartition("/t/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not found or not table or not parts.fragment:
        raise HustingsError("that is no link to a seat: it looks like http://host:8000/t/TABLE#TOKEN")
    return f"{parts.scheme}://{parts.netloc}{before}", table, parts.fragment


class Place:
    """What its link allows. Every method is one request; errors are those of `Server.send`."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.server, self.table, self.token = server, table, token

    @classmethod
    def at(cls, link: str, **options: Any) -> Place:
        """The place that a link leads to. `options` are those of `Server`."""
        address, table, token = read_link(link)
        return cls(Server(address, **options), table, token)

    @property
    def link(self) -> str:
        """The link of this place. Whoever has it sits here: keep it secret."""
        return f"{self.server.address}/t/{self.table}#{self.token}"

    def _get(self, kind: type[T], what: str, **query: int) -> T:
        return self.server.ask(kind, "GET", f"/tables/{self.table}{what}", token=self.token, query=query)

    def _post(self, kind: type[T], what: str, body: tables.Model | None = None, *, again: bool = False) -> T:
        return self.server.ask(kind, "POST", f"/tables/{self.table}{what}", body=body, token=self.token, again=again)

    def _do(self, what: str, body: tables.Model | None = None) -> None:
        self.server.send("POST", f"/tables/{self.table}{what}", body=body, token=self.token)

    # Looking

    def info(self) -> tables.TableInfo:
        """Who sits at the table, and how far the game is."""
        return self._get(tables.TableInfo, "")

    def view(self) -> tables.View:
        """All that may be seen from here, now."""
        return self._get(tables.View, "/view")

    def lines(self, first: int = 0) -> list[tables.LogLine]:
        """The story, from a line on."""
        return self._get(list[tables.LogLine], "/lines", **{"from": first})

    def chat(self, first: int = 0) -> list[tables.ChatLine]:
        """What was said, from a line on."""
        return self._get(list[tables.ChatLine], "/chat", **{"from": first})

    # Playing

    def act(self, options: Sequence[int], seq: int, *, id: str | None = None) -> tables.Done:
        """Decide: one option or several in a row, all or nothing. `seq` is that of the view which was decided upon."""
        return self._post(tables.Done, "/act", tables.Act(seq=seq, id=id or new_id(), options=list(options)), again=True)

    def preview(self, options: Sequence[int], seq: int) -> tables.Previewed:
        """What options would lead to. Nothing is kept."""
        return self._post(tables.Previewed, "/preview", tables.Trial(seq=seq, options=list(options)), again=True)

    def unseal(self, seq: int, *, id: str | None = None) -> tables.Done:
        """Take back what was sealed, while others have not."""
        return self._post(tables.Done, "/unseal", tables.Undo(seq=seq, id=id or new_id()), again=True)

    def undo(self, seq: int, *, id: str | None = None) -> tables.Done:
        """Take back one's latest action, if nothing was drawn or revealed and nobody else has acted since."""
        return self._post(tables.Done, "/undo", tables.Undo(seq=seq, id=id or new_id()), again=True)

    def why(self, option: int) -> tables.WhyNot:
        """Whether an option is legal now, and if not, by which rule."""
        return self._post(tables.WhyNot, "/why", tables.Why(option=option), again=True)

    def say(self, text: str, to: int | None = None) -> tables.ChatLine:
        """Speak to the table, or to one seat only."""
        return self._post(tables.ChatLine, "/chat", tables.NewLine(text=text, to=to))

    # The table

    def start(self) -> None:
        self._do("/start")

    def leave(self) -> None:
        self._do("/leave")

    def mute(self, seat: int, muted: bool = True) -> None:
        self._do("/mute", tables.Mute(seat=seat, muted=muted))

    def rewind(self, to: int) -> None:
        """Ask everyone to go back to the position with this number."""
        self._do("/rewind", tables.Rewind(to=to))

    def vote(self, what: str, agree: bool = True) -> None:
        """Agree, or not, to `abandon`, `pause` or `rewind`."""
        self._do(f"/vote/{what}", tables.Agree(agree=agree))

    def replace(self, seat: int, bot: str = "normal") -> None:
        """As the host: a bot takes the seat."""
        self._do(f"/seats/{seat}/replace", tables.Replace(bot=bot))

    def recover(self, seat: int) -> tables.SeatLink:
        """As the host: a new link for a seat; the old one ends."""
        return self._post(tables.SeatLink, f"/seats/{seat}/recover")

    # Afterwards

    def result(self) -> tables.Result:
        return self._get(tables.Result, "/result")

    def record(self) -> bytes:
        """The record of the finished game, as `hustings replay` reads it."""
        return self.server.send("GET", f"/tables/{self.table}/record", token=self.token).content
