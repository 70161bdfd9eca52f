"""Players that act over real sockets, reconnect whenever the server is back, and note what was acknowledged."""

from __future__ import annotations

import random
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field

from hustings.client import Live, Place, Refused, Server, Stale, is_asked, is_over, legal
from hustings.client.place import new_id
from hustings.wire.play import View
from support.patience import PATIENCE


@dataclass(frozen=True)
class Acknowledged:
    """An action that the server has confirmed."""

    table: str
    seat: int
    kind: str  # act, undo or sealed
    seq: int
    options: tuple[int, ...]


@dataclass
class Notes:
    """Everything that was acknowledged to any player, and what went wrong in their threads."""

    actions: list[Acknowledged] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    catch_ups: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def note(self, action: Acknowledged) -> None:
        with self._lock:
            self.actions.append(action)


class Player(threading.Thread):
    """A person at a seat who plays at random: single decisions, batches tried in a preview first, and undos."""

    def __init__(self, place: Place, seat: int, notes: Notes, seed: int) -> None:
        super().__init__(daemon=True)
        self.place, self.seat, self.notes, self.rng = place, seat, notes, random.Random(seed)
        self.live = Live(place, patience=PATIENCE)
        self.result: list[int] | None = None

    def run(self) -> None:
        try:
            self._play()
        except Exception as error:
            self.notes.wrong.append(f"seat {self.seat} of {self.place.table}: {type(error).__name__}: {error}")

    def _play(self) -> None:
        connections = 0
        for _push in self.live:
            mirror = self.live.mirror
            assert mirror.state is not None
            numbers = [line.number for line in mirror.lines]
            assert numbers == list(range(len(numbers))), f"lines missing: {numbers}"
            if self.live.connections != connections:
                self.notes.catch_ups += connections > 0
                connections = self.live.connections
            if is_over(mirror.state):
                self.result = self.place.result().scores
                return
            if is_asked(mirror.state):
                self._turn(self.place.view())

    def _turn(self, state: View) -> None:
        while is_asked(state):
            try:
                state = self._once(state)
            except Stale as stale:
                state = stale.state or self.place.view()
            except Refused as refused:
                if refused.status != 409:  # the game may have ended meanwhile
                    raise
                state = self.place.view()

    def _once(self, state: View) -> View:
        options = self._options(state)
        done = self.place.act(options, state.seq, id=new_id())
        if done.sealed or (state.ask is not None and state.ask.sealed and len(state.asked) > 1 and done.seq == state.seq):
            self.notes.note(Acknowledged(self.place.table, self.seat, "sealed", done.seq, tuple(options)))
            return done.state
        self.notes.note(Acknowledged(self.place.table, self.seat, "act", done.seq, tuple(options)))
        if done.state.can_undo and self.rng.random() < 0.15:
            back = self.place.undo(done.state.seq, id=new_id())
            self.notes.note(Acknowledged(self.place.table, self.seat, "undo", back.seq, ()))
            return back.state
        return done.state

    def _options(self, state: View) -> list[int]:
        """One option, or several in a row as far as a preview accepts them."""
        assert state.ask is not None
        options = [self.rng.choice(legal(state.ask))]
        while len(options) < 4 and self.rng.random() < 0.4:
            shown = self.place.preview(options, state.seq)
            if shown.taken < len(options) or shown.ends != "all" or shown.state.ask is None or self.seat not in shown.state.asked:
                break
            options.append(self.rng.choice(legal(shown.state.ask)))
        if len(options) > 1 and self.place.preview(options, state.seq).taken < len(options):
            options.pop()  # the last one draws something, so it must be sent on its own
        return options


def sit_down(servers: Sequence[Server], game: str, seats: list[str], notes: Notes, seed: int, **options: object) -> list[Player]:
    """Start a new table and return players for its people's seats, assigned to the servers in turn."""
    links = servers[0].create(game, seats, start=True, **options)
    return [
        Player(Place(servers[number % len(servers)], links.table, link.token), link.seat, notes, seed + number)
        for number, link in enumerate(links.seats)
    ]
