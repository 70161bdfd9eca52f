"""The catalogue of games: their options, the names of things, words and rules. None of it changes while the server runs."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import orjson

from ... import wire
from ...bots.levels import LEVELS
from ...bots.spec import NET
from ...bots.style import temperaments_of
from ...core import layout
from ...core.contract import Game
from ...core.errors import UnknownName
from ...core.layout import NOBODY_SEES, Records
from ...core.play import make_setup, start
from ...core.registry import game as find_game
from ...core.registry import names
from ...core.values import Line, Setup
from ...text.rulebook import rulebook
from ...text.words import LANGUAGES, PROGRAM
from ...version import __version__
from ..rooms.position_view import named, telling_of
from .cached_response import CachedResponse

UNNAMED = frozenset({"seat", "seats", "number"})
MOST_NAMES = 64


def _names(game: Game, edition: str) -> dict[str, list[Any]]:
    """What the game calls its numbered things, by kind, but for those whose names differ from table to table. Kinds are what
    axes and fields are said to hold."""
    wording = telling_of(game)
    left_out = UNNAMED | wording.by_table | {wording.seat}
    seen = start(game.name, edition=edition, seed=1).observe(None)
    fields = layout.fields(game.position).values()
    sizes = {about.holds: MOST_NAMES for about in fields}
    for axis in (axis for about in fields for axis in about.axes):
        sizes[axis.name] = max(axis.size, sizes.get(axis.name, 0) if sizes.get(axis.name) != MOST_NAMES else 0)
    out: dict[str, list[Any]] = {}
    for kind, size in sizes.items():
        if kind not in left_out and (names := _named(game, seen, kind.split()[0], size)):
            out[kind] = names
    return out


def _named(game: Game, seen: Records, kind: str, size: int) -> list[Any]:
    found: list[Any] = []
    for number in range(size):
        try:
            line = telling_of(game).name(seen, kind, number)
        except (IndexError, KeyError):
            break
        if not isinstance(line, Line):
            break
        found.append(named(game, seen, line))
    return found


def _fields(game: Game) -> list[Any]:
    """The fields of the position that somebody may see."""
    return [
        {
            "name": name,
            "axes": [axis.name for axis in field.axes],
            "shape": list(field.shape),
            "holds": field.holds,
            "audience": field.audience,
            "about": field.about,
        }
        for name, field in layout.fields(game.position).items()
        if field.audience != NOBODY_SEES
    ]


def _game(game: Game) -> dict[str, Any]:
    sheets = {edition: game.sheet(Setup(edition, game.default_players), None) for edition in game.editions}
    return {
        "name": game.name,
        "title": game.title,
        "editions": list(game.editions),
        "default_edition": game.default_edition,
        "variants": {variant: list(editions) for variant, editions in game.variants.items()},
        "players": list(game.players),
        "default_players": game.default_players,
        "seats": list(game.setups.seat_names),
        "decisions": list(game.decisions),
        "fields": _fields(game),
        "names": {edition: _names(game, edition) for edition in game.editions},
        "figures": {edition: dict(sheet.values) for edition, sheet in sheets.items()},
        "money": telling_of(game).money,
        "temperaments": list(temperaments_of(game)),
    }


@cache
def about(frames: int) -> CachedResponse:
    """What this server plays. `frames`: the most of one answer to /replay."""
    found = [game for game in map(find_game, names()) if game.wording is not None]
    limits = {"name": wire.LONGEST_NAME, "line": wire.LONGEST_LINE, "batch": wire.LONGEST_BATCH, "frames": frames}
    text = {
        "version": __version__,
        "games": [_game(game) for game in found],
        "levels": [{"name": name, "tempered": level.bot == NET} for name, level in LEVELS.items()],
        "languages": list(LANGUAGES),
        "limits": limits,
    }
    return CachedResponse(orjson.dumps(text), "application/json")


def _about_file(game: str, lang: str) -> Path | None:
    """The file in which a game says what it is, in English where it does not speak the language."""
    telling = find_game(game).wording
    files = [] if telling is None else [telling.catalogues / f"about.{one}.ftl" for one in (lang, "en")]
    return next((path for path in files if path.exists()), None)


@cache
def words(game: str | None, lang: str) -> CachedResponse:
    """The catalogues of a game; without one the program's, and what each game says of itself before it is chosen."""
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, LANGUAGES)
    telling = None if game is None else find_game(game).wording
    folder = PROGRAM if telling is None else telling.catalogues
    files = sorted(path for path in folder.glob("*.ftl") if path.name.split(".")[-2] == lang)
    if game is None:
        files += [path for name in names() if (path := _about_file(name, lang)) is not None]
    return CachedResponse("\n".join(path.read_text(encoding="utf-8") for path in files).encode(), "text/plain; charset=utf-8")


@cache
def rules(game: str, edition: str | None, lang: str) -> CachedResponse:
    found = find_game(game)
    setup = make_setup(found, edition=edition)
    book = rulebook(found, setup.edition, lang, found.sheet(setup, None))
    return CachedResponse(orjson.dumps(book.as_dict()), "application/json")
