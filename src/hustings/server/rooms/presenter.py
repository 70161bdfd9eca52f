"""Views of tables, the only place where a `TableInfo` or a `View` is put together: of tables that are played, of records and of
puzzles. Plain dicts that match the models of `wire` (tests hold them against the models), since they are what a move costs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import orjson

from ...core.contract import Game, Setups
from ...core.gate import Bytes, observe_each
from ...core.layout import Records
from ...core.play import Play
from ...core.registry import game as find_game
from ...core.values import Setup
from ...tables.model import Seat, SeatKind, Status, TableHead, Who
from ...tables.orders import waiting as orders_waiting
from ...tables.table import Table
from . import position_view
from .position_view import Json

NO_GAME = {"key": "table-waiting", "things": {}}


@cache
def _setups(game: str) -> Setups:
    return find_game(game).setups


def info(table: Table, here: Collection[int]) -> Json:
    """`TableInfo` of a table in memory. `here`: the seats whose people have the page open."""
    return info_of(table.head, table.seats, here, table.parties(), table.waiting_for, table.bots_busy)


def reached(table: Table) -> Json | None:
    """How far a game that is played has come, as everybody may see it."""
    if table.play is None or table.head.status != Status.PLAYING:
        return None
    seen = table.observe(table.spectator)
    return {"round": table.game.people.round(seen), "phase": position_view.phase(table.game, seen)}


def info_of(
    head: TableHead,
    seats: Sequence[Seat],
    here: Collection[int] = (),
    parties: Sequence[Json | None] | None = None,
    waiting: Sequence[int] | None = None,
    bots_busy: int = 0,
) -> Json:
    """`TableInfo` of any table. `parties`: by seat, in the game's own words, by the set-up unless given; `waiting`: seats that
    are asked now, as stored unless given."""
    setups = _setups(head.game)
    if parties is None:
        setup = Setup(head.edition, head.players, tuple(head.variants), head.choices)
        parties = position_view.parties(find_game(head.game), setup)
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
                "party": parties[seat.seat] if seat.seat < len(parties) else None,
            }
            for seat in seats
        ],
        "waiting_for": list(head.waiting if waiting is None else waiting) if head.status == Status.PLAYING else [],
        "entries": head.entries,
        "created": head.created,
        "updated": head.updated,
        "rematch": head.rematch,
        "pace": None if head.clock is None else head.clock["pace"],
        "what_if": bool(head.extra.get("what_if")),
        "hints": bool(head.extra.get("hints")),
        "hurried": bool(head.extra.get("hurried")),
        "deal": head.extra.get("deal"),
        "bots_busy": bots_busy,
        "reached": None,  # worked out only where one table is asked for
    }


def head_of(game: Game, setup: Setup, **facts: Any) -> TableHead:
    """The head of a table that is nowhere stored: of a record, of a puzzle. `facts`: whatever else is known of it."""
    nowhere = dict.fromkeys(("id", "host_hash", "spectator_hash", "engine", "layout", "figures"), "")
    about = {"title": game.title, "variants": setup.variants, "choices": setup.choices, "created": 0.0, "updated": 0.0}
    return TableHead(game=game.name, edition=setup.edition, players=setup.players, **{**nowhere, **about, **facts})


def view(
    table: Json,
    position: Json,
    game: Json,
    *,
    seat: int | None,
    host: bool = False,
    votes: Sequence[Json] = (),
    figures: Mapping[str, Any] | None = None,
    muted: Sequence[int] = (),
    promises: Sequence[Json] | None = None,
) -> Json:
    """`View`. `game`: what `game_state` has put together."""
    about = {"table": table, "seat": seat, "host": host, "votes": list(votes), "muted": list(muted)}
    about["promises"] = None if promises is None else list(promises)
    return {**about, "figures": dict(figures) if figures else None, "position": position, **game}


def game_state(
    phase: Json,
    *,
    seq: int = 0,
    asked: Sequence[int] = (),
    sealed: Sequence[int] = (),
    ask: Any = None,
    can_undo: bool = False,
    result: Json | None = None,
    since: int = 0,
    clock: Json | None = None,
    orders: int = 0,
) -> Json:
    """How a game stands for a reader: what a `View` and a `Changed` push have in common."""
    return {
        "seq": seq,
        "phase": phase,
        "asked": list(asked),
        "sealed": list(sealed),
        "ask": ask,
        "can_undo": can_undo,
        "result": result,
        "since": since,
        "clock": clock,
        "orders": orders,
    }


def clock(table: Table) -> Json | None:
    """Everyone's time, as everyone sees it."""
    found = table.clock
    return None if found is None else found.seen(table.now())


def votes(table: Table) -> list[Json]:
    people = table.voters()
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


class _Look(NamedTuple):
    """A reader's look at a game that stands still: while others seal, nothing of it changes."""

    play: Play
    raw: Bytes
    observation: Records
    phase: Json


class _Shared(NamedTuple):
    """What was worked out once for all readers of a position."""

    looks: list[_Look]  # by reader
    fields: Json  # encoded


class Presenter:
    """The readers of a table: what each was last shown, so that a push carries only what is new, and what it is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._shown: dict[int, Bytes] = {}  # by reader: the observation its connections have
        self._shared: _Shared | None = None  # of the position of all
        self._own: dict[int, _Look] = {}  # by seat: with what it holds back
        self._asks: dict[int, orjson.Fragment] = {}

    def _of_all(self) -> _Shared:
        """What readers see who hold nothing back, worked out once per position for all of them."""
        table, play = self.table, self.table.running
        if self._shared is None or self._shared.looks[0].play is not play:
            game = table.game
            seen = observe_each(game.position, game.seats, play.position)
            readers = [*seen[: table.head.players], seen[game.seats]]
            phase = position_view.common_phase(game, seen[game.seats])
            looks = [
                _Look(play, one.view(np.uint8), one, position_view.phase(game, one) if phase is None else phase)
                for one in readers
            ]
            self._shared = _Shared(looks, {})
        return self._shared

    def _look(self, reader: int) -> _Look:
        """What a reader sees, worked out once per position."""
        play = self.table.own(reader)
        if play is self.table.play:
            return self._of_all().looks[reader]
        found = self._own.get(reader)
        if found is None or found.play is not play:
            observation = self.table.observe(reader)
            phase = position_view.phase(self.table.game, observation)
            found = self._own[reader] = _Look(play, observation.view(np.uint8), observation, phase)
        return found

    def moved(self, reader: int | None = None) -> None:
        """The game has moved (for one reader, or for all): what was asked is asked no more."""
        if reader is None:
            self._asks.clear()
        else:
            self._asks.pop(reader, None)

    def ask(self, reader: int, observation: Records) -> orjson.Fragment | None:
        """What the seat is asked, encoded once per position."""
        table = self.table
        if reader == table.spectator or table.head.status.ended or table.play is None:
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

    def _for_all(self) -> Json:
        """The part of a `game_state` that is the same for all readers."""
        table = self.table
        result = position_view.result(table.running) if table.head.status.ended else None
        return {"seq": table.seq, "asked": table.asked, "sealed": table.sealed, "result": result, "clock": clock(table)}

    def _game(self, reader: int, look: _Look, for_all: Json) -> Json:
        """`game_state` for a reader of this table."""
        table, seat = self.table, None if reader == self.table.spectator else reader
        return game_state(
            look.phase,
            **for_all,
            ask=self.ask(reader, look.observation),
            can_undo=seat is not None and table.can_undo(seat),
            since=0 if seat is None else table.lines.since[seat],
            orders=0 if seat is None else orders_waiting(table.seats[seat]),
        )

    def state(self, who: Who, here: Collection[int]) -> Json:
        """The `View` of whoever holds a token."""
        table = self.table
        if table.play is None:
            return self._view(who, here, {}, game_state(NO_GAME, clock=clock(table)))
        reader = table.spectator if who.seat is None else who.seat
        look = self._look(reader)
        shown = position_view.position(table.game, look.observation, table.head.open_money)
        return self._view(who, here, shown, self._game(reader, look, self._for_all()))

    def previewed(self, who: Who, here: Collection[int], play: Play) -> Json:
        """The `View` as it would be after decisions that were only tried: nothing can be done from there."""
        table, seat = self.table, who.seat
        assert seat is not None
        observation = play.observe(seat)
        sealed = len(table.sealing) > 0
        ask = position_view.ask(play, seat, observation, sealed=sealed, drafted=[]) if seat in play.asked else None
        game = game_state(
            position_view.phase(table.game, observation),
            seq=table.seq,
            asked=play.asked,
            sealed=table.sealed,
            ask=ask,
            since=table.lines.since[seat],
            clock=clock(table),
            orders=orders_waiting(table.seats[seat]),
        )
        return self._view(who, here, position_view.position(table.game, observation, table.head.open_money), game)

    def _view(self, who: Who, here: Collection[int], position: Json, game: Json) -> Json:
        table = self.table
        reader = table.spectator if who.seat is None else who.seat
        return view(
            info(table, here),
            position,
            game,
            seat=who.seat,
            host=who.host,
            votes=votes(table),
            figures=table.sheet.own,
            muted=table.muted(reader),
            promises=table.promises_of(reader),
        )

    def attend(self, reader: int) -> None:
        """A connection of this reader begins: it is shown the whole state now."""
        if self.table.play is not None:
            self._shown[reader] = self._look(reader).raw

    def leave(self, reader: int) -> None:
        """The last connection of this reader has ended."""
        self._shown.pop(reader, None)
        self._own.pop(reader, None)

    def changed(self, readers: Iterable[int], first: Sequence[int], *, back: bool) -> Iterator[tuple[int, bytes]]:
        """The `Changed` pushes for readers who are there, but for their numbers. `first`: by reader, the number of the first new
        line; `back`: the lines that had numbers from there on are gone."""
        table, counted, for_all = self.table, self.table.head.open_money, self._for_all()
        for reader in readers:
            look, before, start = self._look(reader), self._shown.get(reader), first[reader]
            if before is None:  # the game has just begun
                fields = position_view.position(table.game, look.observation, counted)
            elif before is look.raw:
                fields = {}
            else:
                known = self._of_all().fields if look.play is table.play else {}
                fields = position_view.changes(table.game, before, look.raw, look.observation, counted, known)
            self._shown[reader] = look.raw
            about = {
                "type": "changed",
                "undone": start if back else None,
                "changes": fields,
                "lines": table.lines.of(reader, start),
            }
            yield reader, orjson.dumps({**about, **self._game(reader, look, for_all)})
