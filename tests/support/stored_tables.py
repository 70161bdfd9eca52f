"""Stored tables for tests: games of random choices, stored as a server stores them, with batches, sealed answers, undo and
rewind."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import hustings
from hustings.core import layout
from hustings.core.chance import set_keys
from hustings.core.play import Play, start
from hustings.core.values import Entry
from hustings.server.tokens import hashed
from hustings.store import Store
from hustings.tables.log import Event, Played
from hustings.tables.model import EventKind, Seat, SeatKind, TableHead
from hustings.tables.replay import play_at
from hustings.tables.stored import Answer
from hustings.tables.telling import EntryInContext, tell_all


def table_of(play: Play, name: str, **more: Any) -> TableHead:
    return TableHead(
        id=name,
        game=play.game.name,
        edition=play.setup.edition,
        players=play.seats,
        variants=play.setup.variants,
        choices=play.setup.choices,
        own_figures=play.sheet.own,
        figures=play.sheet.hash,
        title=f"Table {name}",
        host_hash=hashed(f"host-{name}"),
        spectator_hash=hashed(f"spectator-{name}"),
        engine=hustings.__version__,
        layout=layout.layout_hash(play.game.position),
        created=1000.0,
        updated=1000.0,
        **more,
    )


def seats_of(play: Play, name: str) -> list[Seat]:
    people = [Seat(s, SeatKind.PERSON, f"Person {s}", token_hash=hashed(f"seat-{name}-{s}")) for s in range(play.seats - 1)]
    return [*people, Seat(play.seats - 1, SeatKind.BOT, "Bot", bot="normal")]


class Game:
    """A table being played; `act` and `back` each write one event."""

    def __init__(self, store: Store, name: str = "one", game: str = "die-macher", seed: int = 1, **setup: Any) -> None:
        self.store, self.name, self.rng, self.seq, self.version = store, name, random.Random(seed), 0, 0
        self.play = start(game, seed=seed, **setup)  # a server gives no seed; here the game is the same each time
        told = self.tell([EntryInContext(None, layout.copy(self.play.position), self.play.entries[0])])
        first = Event(0, EventKind.SETUP, -1, 1000.0, (self.played(self.play.entries[0]),), told=told)
        table = table_of(self.play, name, status="playing", seq=0, entries=1, waiting=tuple(self.play.asked))
        store.create(table, seats_of(self.play, name), first, self.play.position.tobytes())

    def played(self, entry: Entry) -> Played:
        return Played(entry.seat, entry.option, entry.outcomes, self.play.revealed)

    def tell(self, tellings: list[EntryInContext]) -> Any:
        return tell_all(self.play.game, self.play.sheet, self.play.seats, tellings)

    def act(self, decisions: int = 1) -> Event:
        """Write up to this many decisions of one seat as one event."""
        seat, entries, tellings = self.rng.choice(self.play.asked), list[Played](), list[EntryInContext]()
        while len(entries) < decisions and seat in self.play.asked and not self.play.over:
            before = layout.copy(self.play.position)
            entry = self.play.act(seat, self.rng.choice(self.play.legal(seat)))
            entries.append(self.played(entry))
            tellings.append(EntryInContext(before, layout.copy(self.play.position), entry))
        answer = Answer(f"id-{self.seq}", seat, {"seq": self.seq + 1})
        event = Event(self.seq + 1, EventKind.ACT, seat, 1001.0 + self.seq, tuple(entries), told=self.tell(tellings))
        self.append(event, answer)
        return event

    def back(self, to: int, kind: EventKind = EventKind.UNDO) -> None:
        loaded = self.store.load(self.name)
        assert loaded is not None
        self.play = play_at(loaded.table, loaded.events, to, self.store.snapshots(self.name))
        self.play.seed = self.rng.getrandbits(32)
        set_keys(self.play.chances, self.play.seed)
        self.play = self.play.copy()  # the copy draws from that key, not from one that nobody can work out
        self.append(Event(self.seq + 1, kind, 0, 1001.0 + self.seq, to=to), None)

    def append(self, event: Event, answer: Answer | None) -> None:
        over = self.play.over
        result = {"scores": self.play.scores(), "winners": self.play.winners(), "parts": []} if over else None
        changes = {"entries": len(self.play.entries), "waiting": self.play.asked, "result": result}
        self.store.append(
            self.name,
            self.version,
            event,
            position=self.play.position.tobytes(),
            snapshot=self.rng.random() < 0.5,
            answer=answer,
            sealed_cleared=True,
            table_changes={**changes, "status": "over" if over else "playing"},
        )
        self.seq, self.version = event.seq, self.version + 1

    def some(self, events: int) -> Game:
        """Write this many events of random kinds."""
        for _ in range(events):
            if self.play.over:
                break
            dice = self.rng.random()
            if dice < 0.08 and self.seq:
                self.back(self.seq - 1)
            elif dice < 0.12 and self.seq:
                self.back(self.rng.randrange(self.seq), EventKind.REWIND)
            else:
                self.act(self.rng.randint(1, 4))
        return self

    def to_the_end(self) -> Game:
        while not self.play.over:
            self.act(4)
        return self

    def table(self) -> TableHead:
        loaded = self.store.load(self.name)
        assert loaded is not None
        return loaded.table


def change(store: Store, name: str, **changes: Any) -> None:
    """Change fields of a table, whatever its version."""
    store.update(name, store.whole(name).loaded.table.version, changes=changes)


def plain_table(name: str = "one", **more: Any) -> TableHead:
    """A table with no game behind it, for tests of the store alone."""
    table = TableHead(name, "die-macher", "2006", 3, "Plain", f"h-{name}", f"s-{name}", "0", "layout", "figures", 1.0, 1.0)
    return replace(table, **more)


def plain_event(seq: int, **more: Any) -> Event:
    told = ([{"seat": 0, "line": {"key": "a", "things": {"n": seq}}}],) * 4
    return replace(
        Event(seq, EventKind.ACT if seq else EventKind.SETUP, 0, float(seq), (Played(0, 7, (1, 2), 1),), told=told), **more
    )
