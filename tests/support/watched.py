"""A table that everyone watches, and positions that look the same to one of them."""

from __future__ import annotations

import random
from typing import Any

from hustings.core import layout
from hustings.core.chance import Chance, fresh, seeded
from hustings.core.layout import Records
from hustings.core.play import Play
from support.inside import Inside, Reader


class Watched:
    """A table with everyone watching: seats, the spectator and the host."""

    def __init__(self, server: Inside, game: str, players: int, **options: Any) -> None:
        self.server = server
        wish = {"game": game, "seats": [{"kind": "person", "name": f"P{n}"} for n in range(players)], "start": True, **options}
        self.links = server.http.post("/api/tables", json=wish).raise_for_status().json()
        self.id = self.links["table"]
        tokens = [link["token"] for link in self.links["seats"]] + [self.links["spectator"], self.links["host"]]
        self.readers = [Reader(server, self.id, token) for token in tokens]
        self.players = players
        self.settle()

    @property
    def live(self) -> Any:
        return self.server.hub.registry.rooms[self.id]

    @property
    def play(self) -> Play:
        found: Play = self.live.table.play
        return found

    def eyes(self, reader: int) -> int | None:
        return reader if reader < self.players else None

    def settle(self) -> None:
        for reader in self.readers:
            reader.settle()

    def forget_pushes(self) -> None:
        for reader in self.readers:
            reader.pushes.clear()

    def close(self) -> None:
        for reader in self.readers:
            reader.close()

    def decide(self, rng: random.Random) -> tuple[int, int]:
        """A random seat that is asked, and a random legal option."""
        seat = rng.choice(self.live.table.waiting_for)
        return seat, rng.choice(self.live.table.own(seat).legal(seat))

    def act(self, seat: int, *options: int) -> dict[str, Any]:
        answer = self.readers[seat].post("act", seq=self.live.table.seq, id=self.server.new_id(), options=list(options))
        assert answer.status_code == 200, answer.text
        done: dict[str, Any] = answer.json()
        return done


def resampled(play: Play, seat: int, seed: int) -> Records:
    """Another position that looks the same to a seat."""
    other = layout.copy(play.observe(seat))
    chances = seeded(seed)
    chance = layout.plain(Chance, chances)
    fresh(chance)
    play.game.rules.resample(
        layout.plain(play.game.figures, play.sheet.record), layout.plain(play.game.position, other), chance, seat
    )
    return other
