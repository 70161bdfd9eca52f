"""The changes of a table: decisions, sealed answers, taking back, votes, seats, orders and promises.

Nothing here changes the table directly. An action is carried out on a copy of the game and becomes a `Change`; that is written,
and then `apply` makes it the state.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..core import layout
from ..core.chance import SEEN
from ..core.layout import Records
from ..core.play import Play
from . import clock, deal, orders, promises, votes
from .batch import EVERY_END, HELD_BACK, BatchEnd, DecisionBatch, decide
from .change import Change, Draft, StartingTable
from .chat import Chat
from .errors import NotNow
from .from_position import first_event
from .log import Event, Played, Standing, Told, Undoable, fold
from .model import SEVERAL, TABLE_ITSELF, EventKind, Extras, Seat, Status, TableHead
from .notice_channels import NO_TURN
from .orders import Order, Orders
from .promises import Instant, Promise
from .state import TableState, done
from .stored import Loaded
from .telling import EntryInContext, tell_all
from .votes import Ballot

NOBODY_ACTED: Orders = {}


class Table(TableState):
    """A table, and the changes that people, bots and clocks make at it."""

    @classmethod
    def opened(cls, loaded: Loaded, now: Callable[[], float] = time.time, play: Play | None = None) -> Table:
        """Open a stored table at its stored position. `play`: the game rebuilt from the log, if that position is in another
        layout."""
        table = cls(loaded.table, loaded.seats, now)
        table.chat = Chat(loaded.table.players, loaded.chat, loaded.older)
        if loaded.position is None:
            return table
        table.lines.after(loaded.events)
        table.play = table.rules.resume(loaded.position, ()) if play is None else play
        deal.go_on(table.play, loaded.table.extra.get("drawn", {}))
        table.standing = replace(fold(loaded.events)[1], entries=loaded.table.entries)
        for seat, options in loaded.sealed.items():
            table.drafts[seat] = table.draft(seat, options, table.play)
        return table

    def _tell(self, parts: Sequence[EntryInContext]) -> Told:
        return tell_all(self.game, self.sheet, self.head.players, parts)

    # Deciding

    def check_not_ended(self) -> None:
        if self.head.status.ended:
            raise NotNow("the game is over" if self.head.status == Status.OVER else "the table was abandoned")

    def check_playing(self) -> Play:
        """The game, if it can go on now."""
        if self.head.status == Status.PAUSED:
            raise NotNow("the table is paused: resume it first")
        self.check_not_ended()
        return self.running

    def set_up(self) -> Change:
        """Set the game up, as the first event."""
        play = self.rules.begin()
        entry = play.entries[0]
        told = self._tell([EntryInContext(None, play.position, entry)])
        played = Played(entry.seat, entry.option, entry.outcomes, SEEN)
        play.entries.clear()
        event = Event(0, EventKind.SETUP, TABLE_ITSELF, self.now(), (played,), told=told)
        return self._with_event(event, play, Standing(0, 1), snapshot=True)

    def act(self, seat: int, options: Sequence[int], acted: Orders = NOBODY_ACTED) -> Change:
        """Carry out several decisions of one seat, all or none. `acted`: the orders, already updated, of seats whose order
        decides."""
        play = self.check_playing()
        if seat in self.sealing:
            return self._seal(seat, options, acted)
        batch = decide(play, seat, options)
        batch.check_all()
        return self._with_batch(batch, seat, acted)

    def ordered_act(self, seat: int, option: int) -> Change:
        """Carry out one decision that no person makes: `option` is what a standing order takes, if one acts, or a bot's
        choice."""
        found = self.ordered(seat)
        acted = NOBODY_ACTED
        if found is not None:
            acted = {seat: orders.carried_out(orders.of_stored(self.seats[seat].orders), found[0], found[2])}
        return self.act(seat, [option], acted)

    def preview(self, seat: int, options: Sequence[int]) -> tuple[DecisionBatch, list[Any]]:
        """Try decisions, and return them with the lines that the seat would be told."""
        play = self.check_playing()
        sealing = seat in self.sealing
        start, until = (self._fresh_draft(seat), EVERY_END - {BatchEnd.SEALED}) if sealing else (play, EVERY_END)
        batch = decide(start, seat, options, preview=True, until=until)
        return batch, list(self._tell(batch.parts)[seat]) if batch.parts else []

    def _with_batch(self, batch: DecisionBatch, seat: int, acted: Orders) -> Change:
        play, before = batch.play, self.running
        stood_in = sorted({played.seat for played in batch.played}.intersection(self.away))
        more = {"stand_in": stood_in} if stood_in else {}
        told = self._tell(batch.parts)
        event = Event(self.head.seq + 1, EventKind.ACT, seat, self.now(), tuple(batch.played), told=told, more=more)
        play.entries.clear()
        standing = self.standing.after(event, before.position.tobytes())
        assert standing is not None
        first = Instant(event.seq, self.standing.entries + 1, event.at)
        promised = promises.after_entries(self.game, self.sheet, self.promises, batch.parts, first)
        return self._with_event(event, play, standing, snapshot=play.asked != before.asked, acted=acted, promised=promised)

    # Sealed decisions

    def _fresh_draft(self, seat: int) -> Play:
        """The game that a seat's next answer starts from: its unfinished draft, or else the present position."""
        draft = self.drafts.get(seat)
        return self.running if draft is None or draft.done else draft.own

    def _seal(self, seat: int, options: Sequence[int], acted: Orders) -> Change:
        held = self.drafts.get(seat)
        before = () if held is None or held.done else held.options
        draft = self.draft(seat, options, self._fresh_draft(seat), before)
        drafts = {**self.drafts, seat: draft}
        finished = done(drafts)
        if all(other in finished for other in self.sealing):
            return self._open(drafts, acted)
        return self._with_drafts(seat, drafts, acted)

    def draft(self, seat: int, options: Sequence[int], start: Play, before: tuple[int, ...] = ()) -> Draft:
        """Try a seat's answers on its own copy of the game. Their result is the seat's secret until all have sealed."""
        batch = decide(start, seat, options, until=HELD_BACK)
        batch.check_all()
        if any(played.outcomes for played in batch.played):
            raise RuntimeError(f"{self.game.name}: a sealed decision drew something before all had sealed")
        batch.play.entries.clear()
        return Draft(seat, (*before, *options), batch.play, seat not in batch.play.asked)

    def _open(self, drafts: Mapping[int, Draft], acted: Orders) -> Change:
        """Carry out the answers of all seats, in seat order, as one event. All have sealed."""
        batch = DecisionBatch(self.running.copy())
        for seat in sorted(drafts):
            for option in drafts[seat].options:
                batch.take(seat, option)
        return self._with_batch(batch, SEVERAL, acted)

    def unseal(self, seat: int) -> Change:
        """Take back a seat's sealed answers."""
        self.check_playing()
        if seat not in self.drafts:
            raise NotNow("there is nothing sealed to take back")
        others = {other: draft for other, draft in self.drafts.items() if other != seat}
        return self._with_drafts(seat, others, NOBODY_ACTED)

    # Going back

    def last_undoable(self, seat: int) -> Undoable:
        """The event that a seat may take back now."""
        self.check_playing()
        if not self.can_undo(seat):
            raise NotNow("nothing to take back: since you decided something was drawn or shown, or somebody has acted")
        if any(other != seat and other in self.drafts for other in self.voters()):
            # Only a seat that tries learns this: nobody is shown that somebody has begun to answer.
            raise NotNow("nothing to take back: somebody has begun to answer in secret what came after your decision")
        return self.standing.undoable[-1]

    def undo(self, seat: int, before: bytes) -> Change:
        """Take back the last event. `before`: the position before it."""
        event = self._back(EventKind.UNDO, seat, self.last_undoable(seat).back)
        standing = self.standing.after(event)
        assert standing is not None
        play = self.rules.resume(before, ())
        deal.go_on(play, self.head.extra.get("drawn", {}))  # an event with draws is never taken back, so the numbers still hold
        return self._back_to(event, play, standing)

    def rewind(self, seat: int, to: int, entries: int, play: Play, ballots: Iterable[Ballot] | None = None) -> Change:
        """Go back to an earlier position after all have agreed. `ballots`: the votes that go on."""
        return self._back_to(self._back(EventKind.REWIND, seat, to), play, Standing(to, entries), ballots)

    def _back(self, kind: EventKind, seat: int, to: int) -> Event:
        told = [[{"seat": seat, "line": {"key": f"table-{kind}", "things": {}}}]] * (self.head.players + 1)
        return Event(self.head.seq + 1, kind, seat, self.now(), to=to, told=told)

    def _back_to(self, event: Event, play: Play, standing: Standing, ballots: Iterable[Ballot] | None = None) -> Change:
        return self._with_event(event, play, standing, snapshot=play.asked != self.running.asked, ballots=ballots)

    def note(
        self, kind: EventKind, seats: Sequence[int], reseated: Sequence[Seat] = (), ballots: Iterable[Ballot] | None = None
    ) -> Change:
        """Note something about seats in the log that everyone is told and that does not change the game. Nothing before it can be
        undone. `reseated`: the new values of seats that have changed hands or links."""
        lines = [{"seat": seat, "line": {"key": f"table-{kind}", "things": {}}} for seat in seats]
        told = [lines] * (self.head.players + 1)
        event = Event(self.head.seq + 1, kind, TABLE_ITSELF, self.now(), told=told, more={"seats": list(seats)})
        standing = self.standing.after(event)
        assert standing is not None
        return self._with_event(event, self.running, standing, note=True, reseated=tuple(reseated), ballots=ballots)

    def reseat(self, kind: EventKind, seat: Seat, ballots: Iterable[Ballot] | None = None) -> Change:
        """Change a seat for the host. Everyone is told in the log if the game has begun."""
        if self.play is None:
            return self.update(seats=[seat], ballots=ballots)
        return self.note(kind, [seat.seat], reseated=[seat], ballots=ballots)

    # Making changes

    def _change(self, columns: Mapping[str, Any], seq: int | None = None, **parts: Any) -> Change:
        """Make a change of this table. This is the only place that increases its version."""
        head = replace(self.head, version=self.head.version + 1, seq=self.head.seq if seq is None else seq, **columns)
        return Change(self.head, head, columns, **parts)

    def _with_event(
        self,
        event: Event,
        play: Play,
        standing: Standing,
        *,
        note: bool = False,
        snapshot: bool = False,
        acted: Orders = NOBODY_ACTED,
        ballots: Iterable[Ballot] | None = None,
        reseated: tuple[Seat, ...] = (),
        promised: Sequence[Promise] = (),
    ) -> Change:
        """An event and everything that changes with it. `note`: the position and the sealed answers stay; `reseated`: for a note,
        the seats that change hands; `promised`: all promises after the event."""
        asked = play.asked
        waiting = self.waiting_for if note else asked
        over = not asked
        status = Status.OVER if over else Status.PLAYING if event.kind == EventKind.SETUP else self.head.status
        voting = () if over else tuple(self.ballots.values() if ballots is None else ballots)
        if event.kind.goes_back:
            voting = votes.after_going_back(voting, standing.seq)
        columns: dict[str, Any] = {
            "updated": event.at,
            "votes": tuple(ballot.stored() for ballot in voting),
            "entries": standing.entries,
            "waiting": tuple(waiting),
            **clock.after_event(*self._reseated(reseated, event.at, status), event, waiting, status),
        }
        if event.kind.goes_back:
            promised = promises.after_going_back(self.promises, standing.entries)
        if not note:
            columns["extra"] = _with_promises(self._extra(event.seq, asked, play), promised)
        else:
            columns |= self._left(reseated)
        if self.head.layout != self.rules.layout:  # stored by another version: written in the layout of this one from now on
            columns["layout"] = self.rules.layout
        if over:
            columns |= {"status": status, "result": {"scores": play.scores(), "winners": play.winners()}}
        elif event.kind == EventKind.SETUP:
            columns["status"] = status
        return self._change(
            columns,
            event.seq,
            seats=reseated if note else orders.after_event(self.game, self.seats, event, play, self.parties(), acted),
            events=(event,),
            play=play,
            standing=standing,
            snapshot=snapshot,
            drafts={} if self.drafts and not note else None,
            ballots=voting,
            announced=bool(reseated) or status != self.head.status or columns["votes"] != self.head.votes,
        )

    def _reseated(self, changed: Sequence[Seat], now: float, status: Status) -> tuple[TableHead, list[Seat]]:
        """The head with the clocks, and the seats, after some of them have changed hands."""
        if not changed:
            return self.head, self.seats
        clocks = clock.after_update(self.head, self.seats, changed, self.waiting_for, status, now)
        new = {seat.seat: seat for seat in changed}
        return replace(self.head, **clocks), [new.get(seat.seat, seat) for seat in self.seats]

    def _extra(self, seq: int, asked: Sequence[int], play: Play) -> Extras:
        """The table's extra facts with the turns that have begun, and at a deal with the numbers of draws. A seat that is still
        asked stays in the same turn."""
        known, waiting = self.head.extra.get("turns", {}), self.waiting_for
        turns = {str(seat): known.get(str(seat), NO_TURN) if seat in waiting else seq for seat in asked}
        extra: Extras = {**self.head.extra, "turns": turns}
        if play.seed is not None:
            extra["drawn"] = deal.drawn(play)
        return extra

    def _left(self, changed: Sequence[Seat]) -> dict[str, Any]:
        """The column that changes when seats change hands, because of promises between their people and others. Empty if there
        are none."""
        left = [seat.seat for seat in changed if seat.kind != self.seats[seat.seat].kind]
        after = promises.after_leaving(self.promises, left, self.moment)
        return {} if after == self.promises else {"extra": _with_promises(self.head.extra, after)}

    def _with_drafts(self, seat: int, drafts: Mapping[int, Draft], acted: Orders) -> Change:
        """The change of what one seat holds back."""
        finished = done(drafts)
        waiting = tuple(other for other in self.asked if other not in finished)
        return self._change(
            {"waiting": waiting, **clock.after_draft(self.head, self.seats, seat, waiting, self.now())},
            seats=orders.after_draft(self.game, self.seats[seat], seat in drafts, acted),
            drafts=drafts,
            drafted=(seat,),
        )

    def update(
        self, *, seats: Iterable[Seat] = (), ballots: Iterable[Ballot] | None = None, status: Status | None = None
    ) -> Change:
        """Change seats, votes or the status, but not the game. Everyone is told."""
        seats, now = tuple(seats), self.now()
        after = status or self.head.status
        columns = {
            "updated": now,
            **self._left(seats),
            **clock.after_update(self.head, self.seats, seats, self.waiting_for, after, now),
        }
        if status is not None:
            columns["status"] = status
        if ballots is not None:
            ballots = tuple(ballots)
            columns["votes"] = tuple(ballot.stored() for ballot in ballots)
        return self._change(columns, seats=seats, ballots=ballots, announced=True)

    def hurry(self, hurried: bool) -> Change:
        """Let bots pause less between their decisions, or as long as usual again. Everyone is told."""
        return self._change({"extra": {**self.head.extra, "hurried": hurried}}, announced=True)

    def without_gaps(self, gaps: Iterable[tuple[float, float]]) -> Change | None:
        """Take the time in which nobody could play off the clocks, and correct them if the wall clock was set back. None if
        nothing changes."""
        before = self.clock
        after = None if before is None else before.set_right(self.now()).without(gaps)
        if before is None or after is None or (after.seats == before.seats and after.gap >= before.gap):
            return None
        return self._change({"clock": after.stored(), "due": after.due}, announced=True)

    def give_orders(self, seat: int, given: Iterable[Order]) -> Change:
        """Change a seat's standing orders. Nobody else can tell: not even the table's `updated` time changes."""
        return self._change({}, seats=(replace(self.seats[seat], orders=orders.to_stored(given)),), ordered=(seat,))

    # Promises

    @property
    def moment(self) -> Instant:
        """The present moment for promises."""
        return Instant(self.seq, self.standing.entries, self.now())

    def talked(self, after: Sequence[Promise]) -> Change:
        """Change offers and promises. If they are private nobody else can tell: not even the table's `updated` time changes."""
        return self._change({"extra": _with_promises(self.head.extra, after)})

    def followed_by(self, new: StartingTable) -> Change:
        """Note the rematch of this table, which is stored in the same change."""
        return self._change({"rematch": new.head.id}, announced=True, rematch=new)

    def begun_at(self, position: Records, sealed: Mapping[int, Sequence[int]]) -> StartingTable:
        """Begin this new table in the middle of a game. Sealed answers are tried, so that no table is stored that could not be
        opened again."""
        play = self.rules.resume(position.tobytes(), ())
        if play.over:
            raise NotNow("the game is over in this position: there is nothing to play on")
        finished = done({seat: self.draft(seat, options, play) for seat, options in sealed.items()})
        waiting = tuple(seat for seat in play.asked if seat not in finished)
        first = first_event(self.game, self.setup.players, layout.copy(position), self.head.created)
        head = replace(self.head, seq=0, entries=1, status=Status.PLAYING, waiting=waiting)
        return StartingTable(head, tuple(self.seats), first, position.tobytes())

    def begun(self) -> StartingTable:
        """Begin this new table. It is stored together with its set-up, so that no half-started table is left to which nobody has
        the links."""
        change = self.set_up()
        head = replace(change.head, version=self.head.version, updated=self.head.updated)
        return StartingTable(head, tuple(self.seats), change.event, change.position)


def _with_promises(extra: Extras, after: Sequence[Promise]) -> Extras:
    """The extra facts with these promises in place of the previous ones."""
    return {**extra, "promises": [promise.stored() for promise in after]} if after else extra
