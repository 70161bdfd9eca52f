"""Previews of shared addresses: a title, a sentence and a picture for programs that show links in a chat. These run no script, so
the server writes the preview into the head of the page. It contains nothing that a guest without a link may not know."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from starlette.requests import Request

from ...core import registry
from ...core.errors import HustingsError
from ...core.learning import examples, puzzles
from ...tables.model import SeatKind, Status
from ...tables.table import Table
from ...text.words import Words
from ..hub import Hub
from .html import language_of

PICTURE = "/preview.png"
PAGES = frozenset(("", "new", "tables", "t", "replays", "r", "rules", "learn", "puzzles"))
"""The first part of every address that the page understands (`web/src/ui/router.svelte.ts`)."""
KEPT_ELSEWHERE = frozenset(("example", "local"))
"""Words that take the place of a table in the address of a replay."""


@dataclass(frozen=True)
class Preview:
    """The preview of a shared address. `found`: whether there is anything at it; `game`: the game that is played there, at a
    table."""

    title: str
    about: str
    lang: str
    found: bool = True
    game: str = ""

    def head(self, here: str, path: str) -> str:
        """The lines for the head of the page. `here`: the address of the server."""
        facts = {
            "og:type": "website",
            "og:site_name": "Hustings",
            "og:title": self.title,
            "og:description": self.about,
            "og:url": here + path,
            "og:image": here + PICTURE,
            "og:image:width": "1200",
            "og:image:height": "630",
        }
        lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()]
        lines.append(f'<meta name="description" content="{escape(self.about)}" />')
        lines.append('<meta name="twitter:card" content="summary_large_image" />')
        if self.game:
            lines.append(f'<meta name="hustings:game" content="{escape(self.game)}" />')
        return "\n    ".join(lines)


async def preview(hub: Hub, request: Request) -> Preview:
    """The preview of an address of the page."""
    parts = request.scope["path"].strip("/").split("/")
    words = Words(None, language_of(request))
    plain = Preview("Hustings", words.say("preview-about"), words.lang, found=_known(parts))
    if not plain.found or parts[0] not in ("t", "r") or parts[1] in KEPT_ELSEWHERE:
        return plain
    try:
        table = (await hub.room(parts[1])).table
    except HustingsError:
        return Preview(plain.title, plain.about, plain.lang, found=False)
    return _of_table(table) if table.head.status == Status.WAITING else _playing(table)


def _known(parts: list[str]) -> bool:
    """Whether the page has something at an address. Tables are looked up later."""
    match parts:
        case ["t"] | ["r"] | ["r", "example" | "local"]:
            return False
        case ["r", "example", name, *_]:
            return name in examples.every()
        case ["puzzles", name, *_]:
            return name == "today" or name in puzzles.every()
        case ["rules", game, *_]:
            return game in registry.names()
    return parts[0] in PAGES


def _of_table(table: Table) -> Preview:
    """The preview of an invitation: who invites, to which game, and how many seats are free. It gives names, because anybody who
    has the address was sent it."""
    words = Words(table.game, table.head.lang)
    free = sum(seat.kind == SeatKind.OPEN for seat in table.seats)
    host = next((seat.name for seat in table.seats if seat.kind == SeatKind.PERSON), "")
    game = table.game.title
    title = words.say("preview-invites", name=host, game=game) if host else words.say("preview-table", game=game)
    named = {variant: f"about-{table.game.name}-variant-{variant}" for variant in table.head.variants}
    variants = [words.say(key) if words.has(key) else variant for variant, key in named.items()]
    about = [", ".join([game, *variants]), words.say("preview-free", count=free, seats=len(table.seats))]
    return Preview(title, " · ".join([*about, words.say("preview-no-account")]), words.lang, game=table.game.name)


def _playing(table: Table) -> Preview:
    """The preview of a game that goes on or is over: its title is shown only at a public table."""
    words = Words(table.game, table.head.lang)
    title = table.head.title if table.head.public else table.game.title
    return Preview(f"{title} · Hustings", words.say("preview-about"), words.lang, game=table.game.name)
