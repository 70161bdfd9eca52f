"""A place at a table, held by a link: a seat, the host's place or a spectator's."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from .. import wire
from ..core.errors import HustingsError
from .http import Server, T


def new_id() -> str:
    """An id for an action, by which the server recognises a repeat of it."""
    return secrets.token_urlsafe(12)


def read_link(link: str) -> tuple[str, str, str]:
    """The server's address, the table and the token of `http://host/t/TABLE#TOKEN`."""
    parts = urlsplit(link)
    before, found, table = parts.path.rstrip("/").rpartition("/t/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not found or not table or not parts.fragment:
        raise HustingsError("that is not a link to a seat: a link looks like http://host:8000/t/TABLE#TOKEN")
    return f"{parts.scheme}://{parts.netloc}{before}", table, parts.fragment


class Place:
    """The requests that a link allows. Every method sends one; errors are those of `Server.send`."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.server, self.table, self.token = server, table, token

    @classmethod
    def at(cls, link: str, **options: Any) -> Place:
        """The place that a link leads to. `options` are those of `Server`."""
        address, table, token = read_link(link)
        return cls(Server(address, **options), table, token)

    @property
    def link(self) -> str:
        """The link of this place. Anybody who has it can act from here, so keep it secret."""
        return f"{self.server.address}/t/{self.table}#{self.token}"

    def _get(self, kind: type[T], what: str, **query: int) -> T:
        return self.server.ask(kind, "GET", f"/tables/{self.table}{what}", token=self.token, query=query)

    def _post(self, kind: type[T], what: str, body: wire.Model | None = None, *, again: bool = False) -> T:
        return self.server.ask(kind, "POST", f"/tables/{self.table}{what}", body=body, token=self.token, again=again)

    def _do(self, what: str, body: wire.Model | None = None) -> None:
        self.server.send("POST", f"/tables/{self.table}{what}", body=body, token=self.token)

    # Looking

    def info(self) -> wire.TableInfo:
        """Who sits at the table, and how far the game has come."""
        return self._get(wire.TableInfo, "")

    def view(self) -> wire.View:
        """Everything that may be seen from here now."""
        return self._get(wire.View, "/view")

    def lines(self, first: int = 0) -> list[wire.LogLine]:
        """The story, from a line on."""
        return self._get(list[wire.LogLine], "/lines", **{"from": first})

    def chat(self, first: int = 0) -> list[wire.ChatLine]:
        """The chat, from a line on."""
        return self._get(list[wire.ChatLine], "/chat", **{"from": first})

    # Playing

    def act(self, options: Sequence[int], seq: int, *, id: str | None = None) -> wire.Done:
        """Decide: one option or several in a row, all or nothing. `seq`: that of the view that the decision is based on."""
        return self._post(wire.Done, "/act", wire.Act(seq=seq, id=id or new_id(), options=list(options)), again=True)

    def preview(self, options: Sequence[int], seq: int) -> wire.Previewed:
        """Preview what options would lead to. Nothing is kept."""
        return self._post(wire.Previewed, "/preview", wire.Trial(seq=seq, options=list(options)), again=True)

    def unseal(self, seq: int, *, id: str | None = None) -> wire.Done:
        """Take back a sealed decision while others have not sealed theirs."""
        return self._post(wire.Done, "/unseal", wire.Undo(seq=seq, id=id or new_id()), again=True)

    def undo(self, seq: int, *, id: str | None = None) -> wire.Done:
        """Take back this seat's latest action, if nothing was drawn or revealed and nobody else has acted since."""
        return self._post(wire.Done, "/undo", wire.Undo(seq=seq, id=id or new_id()), again=True)

    def why(self, option: int) -> wire.WhyNot:
        """Whether an option is legal now, and if not, by which rule."""
        return self._post(wire.WhyNot, "/why", wire.Why(option=option), again=True)

    def say(self, text: str, to: int | None = None) -> wire.ChatLine:
        """Speak to the table, or to one seat only."""
        return self._post(wire.ChatLine, "/chat", wire.NewLine(text=text, to=to))

    # Promises

    def promises(self) -> wire.Promises:
        """The promises that this place may know of, and the offers that it can make."""
        return self._get(wire.Promises, "/promises")

    def offer(self, to: int, place: int, *, public: bool = False) -> wire.Promises:
        """Offer another person a promise; in Die Macher a coalition in a state."""
        return self._post(wire.Promises, "/promises", wire.NewOffer(to=to, place=place, public=public))

    def answer_offer(self, other: int, place: int, agree: bool = True) -> wire.Promises:
        """Answer an offer, or, with `agree` false, take this seat's own back."""
        return self._post(wire.Promises, "/promises/answer", wire.OfferAnswer(other=other, place=place, agree=agree))

    # The table

    def start(self) -> None:
        self._do("/start")

    def leave(self) -> None:
        self._do("/leave")

    def mute(self, seat: int, muted: bool = True) -> None:
        self._do("/mute", wire.Mute(seat=seat, muted=muted))

    def rewind(self, to: int) -> None:
        """Ask everyone to go back to the position with this number."""
        self._do("/rewind", wire.Rewind(to=to))

    def vote(self, what: str, agree: bool = True) -> None:
        """Agree to `abandon`, `pause` or `rewind`, or not."""
        self._do(f"/vote/{what}", wire.Agree(agree=agree))

    def replace(self, seat: int, bot: str = "normal") -> None:
        """As the host, give a seat to a bot."""
        self._do(f"/seats/{seat}/replace", wire.Replace(bot=bot))

    def recover(self, seat: int) -> wire.SeatLink:
        """As the host, get a new link for a seat; the old one stops working."""
        return self._post(wire.SeatLink, f"/seats/{seat}/recover")

    # Afterwards

    def result(self) -> wire.Result:
        return self._get(wire.Result, "/result")

    def record(self) -> bytes:
        """The record of the finished game, as `hustings replay` reads it."""
        return self.server.send("GET", f"/tables/{self.table}/record", token=self.token).content
