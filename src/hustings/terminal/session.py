"""A game at one screen: who sits where, acting in batches, undo, saving and resuming. No printing here."""

from __future__ import annotations

import random
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..bots.api import make_bot
from ..bots.bot import close_bot
from ..bots.referee import Referee
from ..bots.spec import parse_spec
from ..core.errors import HustingsError
from ..core.layout import Records, copy
from ..core.play import Play
from ..core.records.model import Record
from ..core.records.replay import load_checked
from ..core.records.write import Recorder, save
from ..core.values import Entry, Line
from ..tables.batch import AT_ONE_SCREEN, decide
from ..tables.log import Event, Played, Standing
from ..tables.model import EventKind, SeatKind
from ..text.story import tell

PERSON = SeatKind.PERSON.value


@dataclass(frozen=True)
class ScreenSeat:
    """A seat at one screen."""

    name: str
    kind: str  # "person" or the name of a bot

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON


class Session:
    """A game at one screen, with its record, its bots and the decisions that can be taken back."""

    def __init__(self, play: Play, seats: Sequence[ScreenSeat], *, path: Path, rng: random.Random | None = None) -> None:
        self.seats, self.path = list(seats), path
        self.recorder = Recorder(play, [seat.name for seat in seats])
        self.rng = rng or random.Random()
        self.bots = {seat: self._bot(who.kind, seat) for seat, who in enumerate(seats) if not who.is_person}
        self._note_seats()
        self._standing = Standing()  # what can be taken back, as at any table
        self._earlier: dict[int, Play] = {}  # by number of event: the game before it
        # Per entry, the set-up first, and per seat, the spectator last
        self._stories = [self._tell(None, play.position, play.entries[0])]

    @property
    def play(self) -> Play:
        return self.recorder.play

    @classmethod
    def resume(cls, path: Path) -> Session:
        """Resume a saved game where it stopped."""
        record, play = load_checked(path)
        if play.over:
            raise HustingsError(f"{path}: this game is over; look at it with: hustings replay {shlex.quote(str(path))}")
        kinds = record.extra.get("seats")
        if not isinstance(kinds, list) or len(kinds) != play.seats or not all(isinstance(k, str) for k in kinds):
            kinds = [PERSON] + ["random"] * (play.seats - 1)
        fresh = Play(record.game, record.setup, record.sheet(), begun=record.lines[0].entry)
        seats = [ScreenSeat(name, kind) for name, kind in zip(record.names, kinds, strict=True)]
        session = cls(fresh, seats, path=path)
        for line in record.lines[1:]:
            session._note(line.entry.seat, line.entry.option, line.entry.outcomes)
        return session

    # Acting

    def _note(self, seat: int, option: int, outcomes: tuple[int, ...] | None = None) -> Entry:
        before = copy(self.play.position)
        entry = self.recorder.act(seat, option, outcomes=outcomes)
        self._stories.append(self._tell(before, self.play.position, entry))
        return entry

    def _tell(self, before: Records | None, after: Records, entry: Entry) -> list[list[Line]]:
        play = self.play
        return [tell(play.game, viewer, before, after, entry, play.sheet) for viewer in [*range(play.seats), None]]

    def act(self, seat: int, options: Sequence[int]) -> None:
        """Carry out several decisions of one seat, all or nothing. None may follow a draw or a reveal, which the person has to
        see before deciding further. Raises ActionError or BatchTooLong, and then nothing has happened."""
        decide(self.play, seat, options, until=AT_ONE_SCREEN).check_all()
        for option in options:
            self._decide(seat, option)

    def _decide(self, seat: int, option: int) -> None:
        """Carry out one decision as one event: at one screen each is taken back on its own."""
        before = self.play.copy()
        entry = self._note(seat, option)
        played = Played(entry.seat, entry.option, entry.outcomes, self.play.revealed)
        standing = self._standing.after(Event(self._standing.seq + 1, EventKind.ACT, seat, 0.0, (played,)))
        assert standing is not None
        self._stand(standing, {**self._earlier, standing.seq: before})

    def _stand(self, standing: Standing, earlier: Mapping[int, Play]) -> None:
        self._standing = standing
        self._earlier = {event.seq: earlier[event.seq] for event in standing.undoable}

    def bot_acts(self, seat: int) -> str:
        """Have a bot decide. Returns what went wrong, if anything did; then an option was chosen at random."""
        conduct = self.bots[seat].conduct
        before = conduct.counts.total()
        option = self.bots[seat].decide(self.play.observe(seat), self.play.legal(seat))
        self._decide(seat, option)
        return conduct.last if conduct.counts.total() > before else ""

    def _bot(self, kind: str, seat: int) -> Referee:
        spec, play = parse_spec(kind), self.play
        return Referee(make_bot(spec, play.game, play.setup, play.sheet, seat), spec.thinks, self.rng, self.rng)

    def change_bot(self, seat: int, kind: str) -> None:
        """Give a bot's seat to another bot or another level from now on."""
        new = self._bot(kind, seat)
        close_bot(self.bots[seat].bot)
        self.bots[seat], self.seats[seat] = new, replace(self.seats[seat], kind=kind)
        self._note_seats()

    def _note_seats(self) -> None:
        """Keep the seats in the record, so that the game can be resumed with the same bots."""
        self.recorder.extra["seats"] = [seat.kind for seat in self.seats]

    def undo(self, seat: int) -> bool:
        """Take a seat's last decision back, if nothing was drawn or revealed and nobody else has acted since."""
        if not self._standing.last_by(seat):
            return False
        last = self._standing.undoable[-1]
        self.recorder.back_to(self._earlier[last.seq])
        self._stories.pop()
        standing = self._standing.after(Event(self._standing.seq + 1, EventKind.UNDO, seat, 0.0, to=last.back))
        assert standing is not None
        self._stand(standing, self._earlier)
        return True

    def hand_over(self) -> None:
        """Another person sits down: nothing done before can be taken back any more."""
        self._stand(self._standing.settled(), {})

    # Telling

    def story(self, seat: int | None, since: int = 0) -> list[Line]:
        """What happened from entry `since` on, the set-up being entry 0, as this seat (None: a spectator) may know it."""
        return [line for entry in self._stories[since:] for line in entry[-1 if seat is None else seat]]

    def last_act(self, seat: int) -> int:
        """The number of the last entry of a seat, 0 if it has not acted."""
        return max((number for number, entry in enumerate(self.play.entries) if entry.seat == seat), default=0)

    @property
    def told(self) -> int:
        """The number of entries that have a story, including the set-up."""
        return len(self._stories)

    # Keeping

    def record(self) -> Record:
        return self.recorder.record()

    def save(self, path: Path | None = None) -> Path:
        path = path or self.path
        save(self.record(), path)
        return path
