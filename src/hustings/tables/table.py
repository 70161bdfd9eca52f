"""One table's logic, without any IO: who sits where, what a request would change, what is sealed, what can be taken back.

Nothing here changes the table by itself. A request is worked out on a copy and becomes a `Step` (or a `Draft`, of a sealed
decision); the hub writes it to the store and only then commits it. So memory is never ahead of the disk.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..core import layout
from ..core.chance import SEEN
from ..core.layout import Records
from ..core.play import Play
from ..server.errors import ApiError, ErrorKind, conflict
from ..server.rooms import position_view
from ..server.rooms.story_log import Lines, block_of
from .chat import Chat
from .log import Event, Played, Told
from .model import BEFORE_SETUP, SEVERAL, EventKind, Seat, SeatKind, Status, TableHead, Who
from .notice_channels import NO_TURN
from .rebuild import rules_of
from .telling import Telling, tell_all
from .votes import Ballot as Ballot


@dataclass(frozen=True)
class Undoable:
    """An event that its seat may take back: the position before it, and that position's number."""

    seq: int
    seat: int
    back: int
    entries: int  # that the log had before it
    before: bytes | None  # None: not in memory, to be rebuilt from the log


@dataclass(frozen=True)
class Step:
    """What the next event will be and lead to."""

    event: Event
    play: Play
    head_seq: int  # the number of the last event that was not taken back
    entries: int  # that led to the position
    tail: tuple[Undoable, ...]
    keep: int | None = None  # going back: how many blocks of lines stay
    snapshot: bool = False
    note: bool = False  # the position stays as it was, and so does what is sealed


@dataclass(frozen=True)
class Draft:
    """What a seat will hold back of a sealed decision, and its own copy of the game with that."""

    seat: int
    options: tuple[int, ...]
    own: Play
    done: bool


class Table:
    """A table as it is stored, with the game in memory."""

    def __init__(self, head: TableHead, seats: Sequence[Seat], now: Callable[[], float] = time.time) -> None:
        self.head, self.seats, self.now = head, list(seats), now
        self.rules = rules_of(head)
        self.game, self.setup, self.sheet = self.rules.game, self.rules.setup, self.rules.sheet
        self.play: Play | None = None
        self._asked: tuple[Play, list[int]] | None = None
        self.head_seq = BEFORE_SETUP
        self.tail: tuple[Undoable, ...] = ()
        self.drafts: dict[int, Draft] = {}
        self.lines = Lines(head.players)
        self._parties: list[Any] | None = None
        self.ballots: dict[str, Ballot] = {}
        self.chat = Chat(head.players)

    # What can be asked of it

    @property
    def id(self) -> str:
        return self.head.id

    @property
    def seq(self) -> int:
        return max(0, self.head.seq)

    @property
    def spectator(self) -> int:
        """The reader after the last seat."""
        return self.head.players

    @property
    def running(self) -> Play:
        """The game, once it has begun."""
        if self.play is None:
            raise conflict("the game has not begun: the host starts it when every seat is taken")
        return self.play

    @property
    def asked(self) -> list[int]:
        """The seats that are asked; worked out once for each position, since every reader is told."""
        if self.play is None or self.head.status not in (Status.PLAYING, Status.PAUSED):
            return []
        if self._asked is None or self._asked[0] is not self.play:
            self._asked = self.play, self.play.asked
        return self._asked[1]

    @property
    def sealing(self) -> list[int]:
        """The seats before a decision that several make at once in secret; none otherwise."""
        asked = self.asked
        if len(asked) < 2 or self.play is None:
            return []
        return asked if self._is_sealed(self.play, asked[0]) else []

    def _is_sealed(self, play: Play, seat: int) -> bool:
        return list(self.game.decisions).index(play.decision(seat)) in self.game.sealed

    @property
    def sealed(self) -> list[int]:
        """The seats that have sealed their decision."""
        return sorted(seat for seat, draft in self.drafts.items() if draft.done)

    @property
    def waiting_for(self) -> list[int]:
        done = self.sealed
        return [seat for seat in self.asked if seat not in done]

    def waiting_with(self, seat: int, draft: Draft | None) -> tuple[int, ...]:
        """Whom the table waits for once a seat holds this back."""
        done = {other for other in self.sealed if other != seat} | ({seat} if draft is not None and draft.done else set())
        return tuple(other for other in self.asked if other not in done)

    def own(self, reader: int) -> Play:
        """The game as a reader's seat has it: with the answers it holds back."""
        draft = self.drafts.get(reader)
        return self.running if draft is None else draft.own

    def observe(self, reader: int) -> Records:
        return self.own(reader).observe(None if reader == self.spectator else reader)

    def knows(self, who: Who) -> bool:
        """Whether a seat's link is still good. A request may have waited while the seat went to somebody else."""
        return who.link is None or who.seat is None or self.seats[who.seat].token_hash == who.link

    @property
    def away(self) -> list[int]:
        """The seats that a bot stands in for."""
        clock = self.head.clock
        return [] if clock is None else [number for number, seat in enumerate(clock["seats"]) if seat["away"]]

    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == SeatKind.PERSON]

    def parties(self) -> list[Any]:
        """Who sits on each seat in the game's own words. It is public from the set-up on and does not change."""
        if self._parties is None and self.play is not None:
            seen = self.play.observe(None)
            self._parties = [position_view.party(self.game, seen, seat) for seat in range(self.head.players)]
        return self._parties or [None] * self.head.players

    def chat_of(self, reader: int, first: int = 0) -> list[Any]:
        """A reader's latest lines of chat, from number `first` on."""
        return self.chat.of(reader, first, self.muted(reader))

    def muted(self, reader: int) -> tuple[int, ...]:
        """The seats that a reader does not want to hear."""
        return self.seats[reader].muted if reader != self.spectator else ()

    def can_undo(self, seat: int) -> bool:
        return bool(self.tail) and self.tail[-1].seat == seat and self.head.status == Status.PLAYING and not self.sealed

    def _tell(self, parts: Sequence[Telling]) -> Told:
        return tell_all(self.game, self.sheet, self.head.players, parts)

    # Steps

    def check_playing(self) -> Play:
        """The game, if it can go on now."""
        if self.head.status == Status.PAUSED:
            raise conflict("the table is paused: resume it first")
        if self.head.status in (Status.OVER, Status.ABANDONED):
            raise conflict("the game is over" if self.head.status == Status.OVER else "the table was abandoned")
        return self.running

    def set_up(self) -> Step:
        """The first step: the game begins."""
        play = Play(self.game, self.setup, self.sheet)
        entry = play.entries[0]
        told = self._tell([Telling(None, play.position, entry)])
        played = Played(entry.seat, entry.option, entry.outcomes, SEEN)
        play.entries.clear()
        return Step(Event(0, EventKind.SETUP, -1, self.now(), (played,), told=told), play, 0, 1, (), snapshot=True)

    def act(self, seat: int, options: Sequence[int]) -> Step | Draft:
        """Several decisions of one seat, all or nothing."""
        play = self.check_playing()
        if seat in self.sealing:
            return self._seal(seat, options)
        trial = play.copy()
        acted = self._try(trial, seat, options)
        if acted.taken < len(options):
            raise self._too_far(acted.taken, acted.ends)
        return self._act_step(trial, acted, seat)

    def _act_step(self, trial: Play, acted: _Acted, seat: int) -> Step:
        """The step that decisions tried on a copy of the game make."""
        assert self.play is not None
        seq = self.head.seq + 1
        stood_in = sorted({played.seat for played in acted.played}.intersection(self.away))
        more = {"stand_in": stood_in} if stood_in else {}
        event = Event(seq, EventKind.ACT, seat, self.now(), tuple(acted.played), told=self._tell(acted.parts), more=more)
        barrier = seat == SEVERAL or bool(stood_in) or any(played.revealed for played in acted.played) or trial.over
        mine = self.tail if self.tail and self.tail[-1].seat == seat else ()
        before = Undoable(seq, seat, self.head_seq, self.head.entries, self.play.position.tobytes())
        entries = self.head.entries + len(event.entries)
        trial.entries.clear()
        return Step(event, trial, seq, entries, () if barrier else (*mine, before), snapshot=trial.asked != self.play.asked)

    def _try(self, trial: Play, seat: int, options: Sequence[int]) -> _Acted:
        """Decide as far as it goes: up to the first draw or reveal (that one included), the end of the turn, or the end."""
        acted = _Acted()
        for place, option in enumerate(options):
            if place and seat not in trial.asked:
                acted.ends = "turn"
                return acted
            if place and len(trial.asked) > 1 and self._is_sealed(trial, seat):
                acted.ends = "sealed"
                return acted
            if place and acted.played[-1].revealed == SEEN:
                acted.ends = "draw" if acted.played[-1].outcomes else "reveal"
                return acted
            self._apply(trial, acted, seat, option)
        return acted

    def _apply(self, trial: Play, acted: _Acted, seat: int, option: int) -> None:
        before = layout.copy(trial.position)
        entry = trial.act(seat, option)
        acted.played.append(Played(entry.seat, entry.option, entry.outcomes, trial.revealed))
        acted.parts.append(Telling(before, layout.copy(trial.position), entry))

    def _too_far(self, taken: int, ends: str) -> ApiError:
        why = {
            "turn": f"after {taken} of these decisions it is no longer your turn: give fewer",
            "sealed": f"after {taken} of these decisions comes one that all make in secret: decide up to there first",
        }.get(ends, f"something new shows after decision {taken}: decide up to there first")
        return ApiError(ErrorKind.MALFORMED, why)

    def preview(self, seat: int, options: Sequence[int]) -> tuple[int, str, Play, list[Any]]:
        """What decisions would lead to: how many are shown, what ends them, the game then, the seat's lines. A decision that
        draws or shows something new is not carried out, so nothing of it can be seen."""
        play = self.check_playing()
        sealing = seat in self.sealing
        start = self._fresh_draft(seat) if sealing else play
        shown, taken = start.copy(), 0
        lines: list[Any] = []
        for option in options:
            if taken and (seat not in shown.asked or (not sealing and len(shown.asked) > 1 and self._is_sealed(shown, seat))):
                return taken, "turn", shown, lines
            trial, acted = shown.copy(), _Acted()
            self._apply(trial, acted, seat, option)
            if acted.played[0].revealed == SEEN:
                return taken, "draw" if acted.played[0].outcomes else "reveal", shown, lines
            lines += self._tell(acted.parts)[seat]
            shown, taken = trial, taken + 1
        return taken, "all", shown, lines

    # Sealed decisions

    def _fresh_draft(self, seat: int) -> Play:
        """Where a seat's next answer starts from: its unfinished draft, or anew."""
        draft = self.drafts.get(seat)
        return self.running if draft is None or draft.done else draft.own

    def _seal(self, seat: int, options: Sequence[int]) -> Step | Draft:
        held = self.drafts.get(seat)
        before = () if held is None or held.done else held.options
        draft = self.draft(seat, options, self._fresh_draft(seat).copy(), before)
        drafts = {**self.drafts, seat: draft}
        if all(other in drafts and drafts[other].done for other in self.sealing):
            return self._open(drafts)
        return draft

    def draft(self, seat: int, options: Sequence[int], trial: Play, before: tuple[int, ...] = ()) -> Draft:
        """A seat's answers tried on its own copy. What they lead to is a secret of the seat until all have sealed."""
        for place, option in enumerate(options):
            if seat not in trial.asked:
                raise self._too_far(place, "turn")
            entry = trial.act(seat, option)
            if entry.outcomes:
                raise RuntimeError(f"{self.game.name}: a sealed decision drew something before all had sealed")
        trial.entries.clear()
        return Draft(seat, (*before, *options), trial, seat not in trial.asked)

    def _open(self, drafts: Mapping[int, Draft]) -> Step:
        """All have sealed: the answers of all, in seat order, as one event."""
        trial, acted = self.running.copy(), _Acted()
        for seat in sorted(drafts):
            for option in drafts[seat].options:
                self._apply(trial, acted, seat, option)
        return self._act_step(trial, acted, SEVERAL)

    # Going back

    def undo(self, seat: int, before: bytes) -> Step:
        """Take the last event back. `before`: the position before it."""
        last = self.tail[-1]
        play = self.rules.resume(before, ())
        return self._back(EventKind.UNDO, seat, play, last.back, last.entries, self.tail[:-1])

    def rewind(self, seat: int, to: int, entries: int, play: Play) -> Step:
        """Go back to an earlier position, as all have agreed."""
        return self._back(EventKind.REWIND, seat, play, to, entries, ())

    def _back(self, kind: EventKind, seat: int, play: Play, to: int, entries: int, tail: tuple[Undoable, ...]) -> Step:
        told = [[{"seat": seat, "line": {"key": f"table-{kind}", "things": {}}}]] * (self.head.players + 1)
        event = Event(self.head.seq + 1, kind, seat, self.now(), to=to, told=told)
        assert self.play is not None
        keep = self.lines.keep(kind, seat, to)
        return Step(event, play, to, entries, tail, keep, snapshot=play.asked != self.play.asked)

    def note(self, kind: EventKind, seats: Sequence[int]) -> Step:
        """Something about seats that everyone is told and that leaves the game as it is. Nothing before it can be undone."""
        lines = [{"seat": seat, "line": {"key": f"table-{kind}", "things": {}}} for seat in seats]
        told = [lines] * (self.head.players + 1)
        event = Event(self.head.seq + 1, kind, -1, self.now(), told=told, more={"seats": list(seats)})
        return Step(event, self.running, event.seq, self.head.entries, (), note=True)

    # Committing what is stored

    def commit(self, step: Step, changes: Mapping[str, Any]) -> list[int]:
        """Make a stored step the state. Returns the number of each reader's first new line."""
        if step.keep is not None:
            self.lines.cut(step.keep)
        first = list(self.lines.counts)
        self.lines.add(block_of(step.event))
        self.play, self.head_seq, self.tail = step.play, step.head_seq, step.tail
        if not step.note:
            self.drafts.clear()
        self.head = replace(self.head, seq=step.event.seq, version=self.head.version + 1, updated=step.event.at, **changes)
        return first

    def commit_draft(self, seat: int, draft: Draft | None, changes: Mapping[str, Any]) -> None:
        if draft is None:
            self.drafts.pop(seat, None)
        else:
            self.drafts[seat] = draft
        self.head = replace(self.head, version=self.head.version + 1, **changes)

    def _turns_with(self, step: Step) -> dict[str, int]:
        """By seat that is asked then: the number of the position at which its turn began. One that goes on being asked is still
        in the same turn."""
        known, waiting = self.head.extra.get("turns", {}), self.waiting_for
        return {str(s): known.get(str(s), NO_TURN) if s in waiting else step.event.seq for s in step.play.asked}

    def changes_with(self, step: Step) -> dict[str, Any]:
        """What else changes in the table's row with a step."""
        play = step.play
        changes: dict[str, Any] = {"entries": step.entries, "waiting": tuple(self.waiting_for if step.note else play.asked)}
        if not step.note:
            changes["extra"] = {**self.head.extra, "turns": self._turns_with(step)}
        if self.head.layout != self.rules.layout:  # stored by another version: from now on in the layout of this one
            changes["layout"] = self.rules.layout
        if play.over:
            changes |= {"status": Status.OVER, "result": {"scores": play.scores(), "winners": play.winners()}, "votes": ()}
        elif step.event.kind == EventKind.SETUP:
            changes["status"] = Status.PLAYING
        return changes


@dataclass
class _Acted:
    """Decisions carried out on a copy."""

    played: list[Played] = field(default_factory=list)
    parts: list[Telling] = field(default_factory=list)
    ends: str = "all"

    @property
    def taken(self) -> int:
        return len(self.played)
