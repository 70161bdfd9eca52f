"""A game at one screen: who sits where, acting in batches, undo, saving and resuming. No printing here."""

from __future__ import annotations

import random
import shlex
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..bots.api import make_bot
from ..bots.bot import close_bot
from ..bots.referee import Referee
from ..bots.spec import parse_spec
from ..core.chance import SEEN
from ..core.errors import ActionError, HustingsError
from ..core.layout import Records, copy
from ..core.play import Play
from ..core.records.model import Record
from ..core.records.replay import load_checked
from ..core.records.write import Recorder, save
from ..core.values import Entry, Line
from ..text.story import tell

PERSON = "person"


@dataclass(frozen=True)
class Seat:
    name: str
    kind: str  # "person" or the name of a bot

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON


class Session:
    def __init__(self, play: Play, seats: Sequence[Seat], *, path: Path, rng: random.Random | None = None) -> None:
        self.seats, self.path = list(seats), path
        self.recorder = Recorder(play, [seat.name for seat in seats])
        self.rng = rng or random.Random()
        self.bots = {seat: self._bot(who.kind, seat) for seat, who in enumerate(seats) if not who.is_person}
        self._note_seats()
        self._earlier: list[Play] = []  # what undo goes back to, nearest last
        # Per entry, the set-up first, and per seat, the spectator last
        self._stories = [self._tell(None, play.position, play.entries[0])]

    @property
    def play(self) -> Play:
        return self.recorder.play

    @classmethod
    def resume(cls, path: Path) -> Session:
        """Take a saved game up where it stopped."""
        record, play = load_checked(path)
        if play.over:
            raise HustingsError(f"{path}: this game is over; look at it with: hustings replay {shlex.quote(str(path))}")
        kinds = record.extra.get("seats")
        if not isinstance(kinds, list) or len(kinds) != play.seats or not all(isinstance(k, str) for k in kinds):
            kinds = [PERSON] + ["random"] * (play.seats - 1)
        fresh = Play(record.game, record.setup, record.sheet(), outcomes=record.lines[0].entry.outcomes)
        seats = [Seat(name, kind) for name, kind in zip(record.names, kinds, strict=True)]
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
        """Several decisions of one seat, all or nothing. They end at the first draw or reveal: what lies beyond it cannot be
        decided before it is seen. Raises ActionError, and then nothing has happened."""
        trial = self.play.copy()
        for place, option in enumerate(options):
            if seat not in trial.asked:
                raise ActionError(f"after {place} of {len(options)} decisions it is no longer your turn: give fewer")
            trial.act(seat, option)
            if trial.revealed == SEEN and place + 1 < len(options):
                raise ActionError(f"something new shows after decision {place + 1}: decide up to there first")
        for option in options:
            self._earlier.append(self.play.copy())
            self._note(seat, option)
            if self.play.revealed:
                self._earlier.clear()

    def bot_acts(self, seat: int) -> str:
        """Have a bot decide. Returns what went wrong with it, if anything did: then an option was chosen at random."""
        conduct = self.bots[seat].conduct
        before = conduct.counts.total()
        option = self.bots[seat].decide(self.play.observe(seat), self.play.legal(seat))
        self._note(seat, option)
        self._earlier.clear()
        return conduct.last if conduct.counts.total() > before else ""

    def _bot(self, kind: str, seat: int) -> Referee:
        spec, play = parse_spec(kind), self.play
        return Referee(make_bot(spec, play.game, play.setup, play.sheet, seat), spec.thinks, self.rng, self.rng)

    def change_bot(self, seat: int, kind: str) -> None:
        """Another bot, or another level, takes a bot's seat from now on."""
        new = self._bot(kind, seat)
        close_bot(self.bots[seat].bot)
        self.bots[seat], self.seats[seat] = new, replace(self.seats[seat], kind=kind)
        self._note_seats()

    def _note_seats(self) -> None:
        """In the record, so that the game can be taken up with the same bots."""
        self.recorder.extra["seats"] = [seat.kind for seat in self.seats]

    def undo(self) -> bool:
        """Take the last decision back, if nothing was drawn or revealed and nobody else has acted since."""
        if not self._earlier:
            return False
        self.recorder.back_to(self._earlier.pop())
        self._stories.pop()
        return True

    def hand_over(self) -> None:
        """Another seat sits down: what was done before stays done."""
        self._earlier.clear()

    # Telling

    def story(self, seat: int | None, since: int = 0) -> list[Line]:
        """What happened from entry `since` on, the set-up being entry 0, as this seat (None: a spectator) may know it."""
        return [line for entry in self._stories[since:] for line in entry[-1 if seat is None else seat]]

    def last_act(self, seat: int) -> int:
        """The number of the last entry of a seat, 0 if it has not acted."""
        return max((number for number, entry in enumerate(self.play.entries) if entry.seat == seat), default=0)

    @property
    def told(self) -> int:
        """How many entries there are to tell of, the set-up among them."""
        return len(self._stories)

    # Keeping

    def record(self) -> Record:
        return self.recorder.record()

    def save(self, path: Path | None = None) -> Path:
        path = path or self.path
        save(self.record(), path)
        return path
