"""What a table looks like to one reader: the `View` of a request, and what changed for a push. Dicts that match `models.py`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

import orjson

from ...core.contract import Setups
from ...core.layout import Records
from ...core.play import Play
from ...core.registry import game as find_game
from ...tables import clock_effects, order_effects
from ...tables.model import Seat, SeatKind, Status, TableHead, Who
from ...tables.table import Table
from . import position_view
from .position_view import Json

NO_GAME = {"key": "table-waiting", "things": {}}


def info(table: Table, here: Collection[int]) -> Json:
    """`TableInfo`. `here`: the seats whose people have the page open."""
    waiting_for = table.waiting_for if table.head.status == Status.PLAYING else []
    about = info_of_row(table.head, table.seats, here)
    for seat, party in zip(about["seats"], table.parties(), strict=True):
        seat["party"] = party
    return {**about, "waiting_for": waiting_for}


@cache
def _setups(game: str) -> Setups:
    return find_game(game).setups


def info_of_row(head: TableHead, seats: Sequence[Seat], here: Collection[int] = ()) -> Json:
    """`TableInfo` of a table that need not be in memory, without what only its game knows."""
    setups = _setups(head.game)
    names = head.choices.get(setups.seating) or setups.seat_names
    return {
        "table": head.id,
        "title": head.title,
        "game": head.game,
        "edition": head.edition,
        "variants": list(head.variants),
        "players": head.players,
        "public": head.public,
        "open_money": head.open_money,
        "own_figures": bool(head.own_figures),
        "status": head.status,
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "here": seat.kind == SeatKind.BOT or (seat.kind == SeatKind.PERSON and seat.seat in here),
                "colour": str(names[seat.seat]) if seat.seat < len(names) else None,
                "party": None,
            }
            for seat in seats
        ],
        "waiting_for": list(head.waiting) if head.status == Status.PLAYING else [],
        "entries": head.entries,
        "created": head.created,
        "updated": head.updated,
        "rematch": head.rematch,
        "pace": None if head.clock is None else head.clock["pace"],
        "what_if": bool(head.extra.get("what_if")),
        "hints": bool(head.extra.get("hints")),
    }


def clock(table: Table) -> Json | None:
    """Everyone's time, as everyone sees it."""
    found = clock_effects.clock_of(table.head)
    return None if found is None else found.seen(table.now())


def votes(table: Table) -> list[Json]:
    people = clock_effects.voters(table)
    return [
        {
            "what": ballot.what,
            "by": ballot.by,
            "to": ballot.to,
            "agreed": sorted(ballot.agreed),
            "missing": [seat for seat in people if seat not in ballot.agreed],
        }
        for ballot in table.ballots.values()
    ]


class Gallery:
    """The readers of a table: what each was last shown, so that a push carries only what is new, and what it is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shown: dict[int, bytes] = {}  # by reader: the observation its connections have
        self._asks: dict[int, orjson.Fragment] = {}

    def moved(self, reader: int | None = None) -> None:
        """The game has moved (for one reader, or for all): what was asked is asked no more."""
        if reader is None:
            self._asks.clear()
        else:
            self._asks.pop(reader, None)

    def ask(self, reader: int, observation: Records) -> orjson.Fragment | None:
        """What the seat is asked, encoded once per position."""
        table = self.table
        if reader == table.spectator or table.head.status in (Status.OVER, Status.ABANDONED) or table.play is None:
            return None
        draft = table.drafts.get(reader)
        play = table.own(reader)
        if reader not in play.asked:
            return None
        if reader not in self._asks:
            sealed = reader in table.sealing
            asked = position_view.ask(play, reader, observation, sealed=sealed, drafted=list(draft.options) if draft else [])
            self._asks[reader] = orjson.Fragment(orjson.dumps(asked))
        return self._asks[reader]

    def _common(self, reader: int, observation: Records) -> Json:
        table, play = self.table, self.table.running
        return {
            "seq": table.seq,
            "phase": position_view.phase(table.game, observation),
            "asked": table.asked,
            "sealed": table.sealed,
            "ask": self.ask(reader, observation),
            "can_undo": reader != table.spectator and table.can_undo(reader),
            "result": position_view.result(play),
            "since": 0 if reader == table.spectator else table.lines.since[reader],
            "clock": clock(table),
            "orders": 0 if reader == table.spectator else order_effects.waiting(table.seats[reader]),
        }

    def state(self, who: Who, here: Collection[int]) -> Json:
        """The `View` of whoever holds a token."""
        table = self.table
        muted = [] if who.seat is None else list(table.seats[who.seat].muted)
        about: Json = {"table": info(table, here), "seat": who.seat, "host": who.host, "votes": votes(table), "muted": muted}
        if table.sheet.own:
            about["figures"] = dict(table.sheet.own)
        if table.play is None:
            nothing: Json = {"seq": 0, "phase": NO_GAME, "position": {}, "asked": [], "sealed": [], "ask": None}
            return {**about, **nothing, "can_undo": False, "result": None, "since": 0, "clock": clock(table), "orders": 0}
        reader = table.spectator if who.seat is None else who.seat
        observation = table.observe(reader)
        shown = position_view.position(table.game, observation, table.head.open_money)
        return {**about, **self._common(reader, observation), "position": shown}

    def previewed(self, who: Who, here: Collection[int], play: Play) -> Json:
        """The `View` as it would be after decisions that were only tried: nothing can be done from there."""
        table, seat = self.table, who.seat
        assert seat is not None
        observation = play.observe(seat)
        asked = play.asked
        ask = None
        if seat in asked:
            sealed = len(table.sealing) > 0
            ask = position_view.ask(play, seat, observation, sealed=sealed, drafted=[])
        state = self.state(who, here)
        shown = position_view.position(table.game, observation, table.head.open_money)
        now = {"phase": position_view.phase(table.game, observation), "asked": asked, "ask": ask, "can_undo": False}
        return {**state, **now, "position": shown, "result": None}

    def attend(self, reader: int) -> None:
        """A connection of this reader begins: it is shown the whole state now."""
        if self.table.play is not None:
            self._shown[reader] = self.table.observe(reader).tobytes()

    def leave(self, reader: int) -> None:
        """The last connection of this reader has ended."""
        self._shown.pop(reader, None)

    def changed(self, reader: int, first: int, undone: int | None) -> bytes:
        """The `Changed` push for a reader who is there, but for its number. `first`: the number of the first new line."""
        table = self.table
        observation = table.observe(reader)
        before = self._shown.get(reader)
        counted = table.head.open_money
        if before is None:  # the game has just begun
            fields = position_view.position(table.game, observation, counted)
        else:
            fields = position_view.changes(table.game, before, observation, counted)
        self._shown[reader] = observation.tobytes()
        lines: list[Any] = table.lines.of(reader, first)
        push = {"type": "changed", "undone": undone, "changes": fields, "lines": lines, **self._common(reader, observation)}
        return orjson.dumps(push)
