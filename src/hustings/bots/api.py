"""Bots by name: from a bot's text (`search:50ms`, `net`, `my_bot.py:Mine`) to a bot that sits at a table.

How bots are written on the command line: `spec.py`. Users' own bots: `own`, and docs/bots.md.
"""

from __future__ import annotations

from ..core.contract import Game
from ..core.manners import PLAIN, manners_of
from ..core.values import Setup, Sheet
from .bot import Bot, RandomBot
from .levels import Careless, Level
from .spec import BY_NETWORK, Spec, parse_spec


def check_bot(text: str) -> Spec:
    """Parse a bot's text; refuse by name a bot that does not exist or a file that holds none."""
    spec = parse_spec(text)
    if spec.learned:
        if spec.file is not None:
            from .net import load

            load(spec.file.expanduser())
    elif spec.file is not None:
        from .own.parent import check_own

        check_own(spec)
    return spec


def check_seated(bot: Spec, game: Game, setup: Setup, sheet: Sheet) -> None:
    """Refuse a bot that cannot play at this table: its network does not exist or has not learned the table, or the game does not
    have its temperament."""
    if bot.temperament is not None:
        from .style import temperament_at

        temperament_at(game, bot.temperament, 0)
    if bot.learned or (bot.version == BY_NETWORK and bot.name == "search"):
        from .net import check_table

        check_table(bot, game, setup, sheet)


def _search(spec: Spec, game: Game, setup: Setup, sheet: Sheet, seat: int) -> Bot:
    """The search by the network if its version is given, or if none is and a network has learned this table; otherwise the flat
    search."""
    from .net import fits

    assert spec.budget is not None
    if spec.version == BY_NETWORK or (spec.version is None and fits(game, setup, sheet)):
        from .net_search import NetSearch

        return NetSearch(game, setup, sheet, seat, spec.budget, spec.cores)
    from .search import Search

    return Search(game, setup, sheet, seat, spec.budget, spec.cores)


def _level(spec: Spec, level: Level, game: Game, setup: Setup, sheet: Sheet, seat: int, compiled: bool) -> Bot:
    """The bot behind a level. A level of the network plays by it, made easier, where it has learned the table, and otherwise by
    its `elsewhere` bot. Bots other than the network are careless at times, if the level says so."""
    from .net import Net, fits

    behind = spec.resolved
    if behind.learned and fits(game, setup, sheet):
        ease = manners_of(game).levels.get(spec.name, PLAIN)
        return Net(behind, game, setup, sheet, seat, ease=ease, compiled=compiled)
    if behind.learned:
        behind = parse_spec(level.elsewhere)
    thinking = make_bot(behind, game, setup, sheet, seat, compiled=compiled)
    return Careless(thinking, level.careless) if level.careless else thinking


def make_bot(bot: str | Spec, game: Game, setup: Setup, sheet: Sheet, seat: int, *, compiled: bool = False) -> Bot:
    """Make a bot for one game, at a seat of a table. Some hold a process or threads: release them with `close_bot`. `compiled`:
    decide in compiled code wherever that is possible; the decisions are the same."""
    spec = parse_spec(bot) if isinstance(bot, str) else bot
    if spec.learned:
        from .net import Net

        return Net(spec, game, setup, sheet, seat, compiled=compiled)
    if spec.file is not None:
        from .own.parent import OwnBot

        return OwnBot(spec, game, setup, sheet, seat)
    if spec.level is not None:
        return _level(spec, spec.level, game, setup, sheet, seat, compiled)
    if spec.name == "heuristic":
        from .heuristic import FastHeuristic, Heuristic

        return (FastHeuristic if compiled else Heuristic)(game, sheet, seat, spec.version)
    if spec.name == "search":
        return _search(spec, game, setup, sheet, seat)
    return RandomBot()
