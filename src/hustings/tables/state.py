"""The state of a table in memory, queries about it, and the only way in which it changes."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ..core.layout import Records
from ..core.play import Play
from . import orders, promises, votes
from .batch import is_sealed
from .change import Applied, Change, Draft
from .chat import Chat
from .clock import Clock, clock_of
from .errors import NotNow, Unplayable
from .log import Standing
from .model import ChatEntry, Seat, SeatKind, Status, TableHead, Who
from .orders import Order
from .promises import Promise, Stage
from .rules import rules_of
from .shapes import wrong_seats
from .story_log import StoryLog
from .telling import Json, line_json, parties
from .votes import Ballot


class TableState:
    """A table with its game in memory."""

    def __init__(self, head: TableHead, seats: Sequence[Seat], now: Callable[[], float] = time.time) -> None:
        wrong = wrong_seats((seat.seat for seat in seats), head.players)
        if wrong is not None:
            raise Unplayable(f"table {head.id} is damaged: {wrong}; see `hustings admin verify {head.id}`")
        self.head, self.seats, self.now = head, list(seats), now
        self.rules = rules_of(head)
        self.game, self.setup, self.sheet = self.rules.game, self.rules.setup, self.rules.sheet
        self.play: Play | None = None
        self._asked: tuple[Play, list[int]] | None = None
        self._sealing: tuple[Play, bool] | None = None
        self.standing = Standing()
        self.drafts: dict[int, Draft] = {}
        self.lines = StoryLog(head.players)
        self._parties: list[Any] | None = None
        self.ballots: dict[str, Ballot] = {ballot.what: ballot for ballot in votes.of_stored(head.votes)}
        self.promises = self._promises()
        self.chat = Chat(head.players)
        self.bots_busy = 0  # the place of its bot in the queue for the processors; not stored

    # Queries

    @property
    def id(self) -> str:
        return self.head.id

    @property
    def seq(self) -> int:
        return max(0, self.head.seq)

    @property
    def head_seq(self) -> int:
        """The number of the last event that was not taken back."""
        return self.standing.seq

    @property
    def spectator(self) -> int:
        """The reader after the last seat."""
        return self.head.players

    @property
    def running(self) -> Play:
        """The game, once it has begun."""
        if self.play is None:
            raise NotNow("the game has not begun: the host starts it when every seat is taken")
        return self.play

    @property
    def asked(self) -> list[int]:
        """The seats that are asked. They are computed once for each position, because every reader is told them."""
        if self.play is None or self.head.status not in (Status.PLAYING, Status.PAUSED):
            return []
        if self._asked is None or self._asked[0] is not self.play:
            self._asked = self.play, self.play.asked
        return self._asked[1]

    @property
    def sealing(self) -> list[int]:
        """The seats that are asked for a decision that several make at once in secret; none if there is no such decision."""
        asked = self.asked
        if len(asked) < 2 or self.play is None:
            return []
        if self._sealing is None or self._sealing[0] is not self.play:
            self._sealing = self.play, is_sealed(self.play, asked[0])
        return asked if self._sealing[1] else []

    @property
    def sealed(self) -> list[int]:
        """The seats that have sealed their decision."""
        return done(self.drafts)

    @property
    def waiting_for(self) -> list[int]:
        done = self.sealed
        return [seat for seat in self.asked if seat not in done]

    def own(self, reader: int) -> Play:
        """The game with the answers that a reader's seat holds back."""
        draft = self.drafts.get(reader)
        return self.running if draft is None else draft.own

    def observe(self, reader: int) -> Records:
        return self.own(reader).observe(None if reader == self.spectator else reader)

    def knows(self, who: Who) -> bool:
        """Whether a link still works. A request may have waited while its seat went to somebody else."""
        return who.link is None or who.seat is None or self.seats[who.seat].token_hash == who.link

    @property
    def clock(self) -> Clock | None:
        return clock_of(self.head)

    @property
    def away(self) -> list[int]:
        """The seats that a bot stands in for."""
        times = self.head.clock
        return [] if times is None else [number for number, seat in enumerate(times["seats"]) if seat["away"]]

    def kept(self, seat: int) -> bool:
        """Whether a bot stands in for the rest of a seat's turn."""
        times = self.clock
        return times is not None and times.seats[seat].kept

    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == SeatKind.PERSON]

    def voters(self) -> list[int]:
        """The people whose consent is needed. Those who are away cannot block a pause or the end of the game."""
        gone = self.away
        return [seat for seat in self.people() if seat not in gone]

    def parties(self) -> list[Any]:
        """The party on each seat in the game's own words."""
        if self._parties is None:
            self._parties = parties(self.game, self.setup)
        return self._parties

    def chat_of(self, reader: int, first: int = 0) -> list[Json]:
        """A reader's latest lines of chat, from number `first` on."""
        return self.chat.of(reader, first, partial(self.hears, reader))

    def hears(self, reader: int, line: ChatEntry) -> bool:
        """Whether a line that a reader's seat may read is shown. Lines of muted seats are not, nor private lines to somebody who
        sat there before."""
        if reader == self.spectator:
            return True
        seat = self.seats[reader]
        return line.seat not in seat.muted and (line.to is None or line.number > seat.extra.get("heard", 0))

    def promises_of(self, reader: int) -> list[Json] | None:
        """The promises that a reader may know of, as JSON values; None if nothing can be promised in this game."""
        if self.game.people.promise is None:
            return None
        return [self._promise_json(promise) for promise in self.promises if self.knows_promise(reader, promise)]

    def knows_promise(self, reader: int, promise: Promise) -> bool:
        """Whether a reader may know of an offer. Everybody knows of public ones, and of all of them after the game has ended. A
        private one is for the two people alone, and not for those who sit there after them."""
        if self.head.status.ended:
            return True
        if reader == self.spectator:
            return promise.public
        if promise.stage == Stage.OFFERED and promise.by in self.seats[reader].muted:
            return False
        return promise.public or (reader in promise.pair and reader not in promise.gone)

    def _promise_json(self, promise: Promise) -> Json:
        seen = self.running.observe(None)
        told = promises.lines(self.game, promise)
        return {
            "what": promise.what,
            "place": promise.place,
            "by": promise.by,
            "to": promise.to,
            "public": promise.public,
            "stage": promise.stage,
            "verdicts": None if promise.verdicts is None else list(promise.verdicts),
            "line": line_json(self.game, seen, promises.line(self.game, promise)),
            "lines": [
                {"seq": when.seq, "at": when.at, "seat": seat, "line": line_json(self.game, seen, line)}
                for when, seat, line in told
            ],
        }

    def muted(self, reader: int) -> tuple[int, ...]:
        """The seats that a reader has muted."""
        return self.seats[reader].muted if reader != self.spectator else ()

    def can_undo(self, seat: int) -> bool:
        return self.standing.last_by(seat) and self.head.status == Status.PLAYING and not self.sealed

    def ordered(self, seat: int) -> tuple[Order, int, bool] | None:
        """The standing order that acts for a seat now, its option, and whether that declines."""
        given = self.seats[seat].orders
        if not given or self.play is None:
            return None
        return orders.first_choice(orders.of_stored(given), self.own(seat), seat)

    def decides_by_itself(self, seat: int) -> bool:
        """Whether a seat that the table waits for is decided without a person."""
        return self.seats[seat].kind == SeatKind.BOT or seat in self.away or self.ordered(seat) is not None

    # Changes

    def apply(self, change: Change) -> Applied:
        """Make a written change the state. This is the only way in which a table changes."""
        status, sealed, old = self.head.status, self.sealed, {seat.seat: self.seats[seat.seat] for seat in change.seats}
        first, back = self.lines.after(change.events)
        known = self._known_promises()
        self.head = change.head
        for seat in change.seats:
            self.seats[seat.seat] = seat
        self.promises = self._promises()
        if change.play is not None:
            self.play = change.play
        if change.standing is not None:
            self.standing = change.standing
        if change.drafts is not None:
            self.drafts = dict(change.drafts)
        if change.ballots is not None:
            self.ballots = {ballot.what: ballot for ballot in change.ballots}
        links = [(seat.seat, old[seat.seat].token_hash, seat.token_hash) for seat in change.seats]
        unlinked = tuple(seat for seat, before, now in links if before is not None and before != now)
        pairs = zip(known, self._known_promises(), strict=True)
        promised = tuple(reader for reader, (before, now) in enumerate(pairs) if before != now)
        return Applied(change, first, back, status != self.head.status, sealed != self.sealed, unlinked, promised)

    def _promises(self) -> tuple[Promise, ...]:
        return promises.fitting(self.game, self.head.players, self.head.extra.get("promises", ()))

    def _known_promises(self) -> list[list[Promise]]:
        """By reader, the promises that it knows of."""
        if not self.promises:
            return [[]] * (self.head.players + 1)
        readers = range(self.head.players + 1)
        return [[promise for promise in self.promises if self.knows_promise(reader, promise)] for reader in readers]


def done(drafts: Mapping[int, Draft]) -> list[int]:
    """The seats that have sealed their decision."""
    return sorted(seat for seat, draft in drafts.items() if draft.done)
