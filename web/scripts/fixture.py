"""Plays a game by its heuristic and writes what one seat would be sent, as a `Welcome`: pictures of the page without a server.

    python web/scripts/fixture.py die-macher web/public/fixtures/meetings.json --kind meetings --seat 3 --round 3
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

from hustings.bots.heuristic import Heuristic
from hustings.core import layout
from hustings.core.play import Play, start
from hustings.core.registry import game as find
from hustings.core.story import tell
from hustings.server import views


def welcome(play: Play, seat: int, told: list[dict[str, Any]]) -> dict[str, Any]:
    game, seen = play.game, play.observe(seat)
    asked = play.asked
    ask = None
    if seat in asked:
        kind = list(game.decisions).index(play.decision(seat))
        ask = views.ask(play, seat, seen, sealed=kind in game.sealed, drafted=[])
    names = ["You" if s == seat else f"Bot {s + 1}" for s in range(play.seats)]
    colours = ("black", "red", "yellow", "green", "blue") if game.name == "die-macher" else ("red", "green", "blue", "yellow")
    seats = [
        {"seat": s, "kind": "person" if s == seat else "bot", "name": names[s], "bot": None if s == seat else "normal",
         "here": True, "colour": colours[s], "party": views.party(game, seen, s)}
        for s in range(play.seats)
    ]  # fmt: skip
    table = {
        "table": "fixture", "title": "Fixture", "game": game.name, "edition": play.setup.edition,
        "variants": list(play.setup.variants), "players": play.seats, "public": False, "open_money": False,
        "own_figures": False, "status": "over" if play.over else "playing", "seats": seats, "waiting_for": asked,
        "entries": len(play.entries), "created": 0, "updated": 0, "rematch": None,
    }  # fmt: skip
    mine = [line["number"] for line in told if line["seat"] == seat]
    state = {
        "table": table, "seat": seat, "host": True, "seq": len(play.entries) - 1, "phase": views.phase(game, seen),
        "position": views.position(game, seen, False), "asked": asked, "sealed": [], "ask": ask, "can_undo": False, "votes": [],
        "result": views.result(play), "since": (mine[-1] + 1) if mine else 0,
    }  # fmt: skip
    return {"type": "welcome", "push": 1, "state": state, "lines": told, "chat": []}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("out", type=Path)
    parser.add_argument("--kind", help="stop when the seat is asked this; without it the game is played to its end")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--round", type=int, default=1)
    parser.add_argument("--edition")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    play = start(given.game, edition=given.edition, players=given.players, seed=given.seed)
    game, rng = find(given.game), random.Random(given.seed)
    bots = [Heuristic(game, play.sheet, seat) for seat in range(play.seats)]
    told: list[dict[str, Any]] = []
    while not play.over:
        now = int(play.observe(None)["round"][0]) if "round" in play.position.dtype.names else given.round
        if given.seat in play.asked and play.decision(given.seat) == given.kind and now >= given.round:
            break
        seat = play.asked[0] if given.seat not in play.asked else given.seat
        before = layout.copy(play.position)
        legal = play.legal(seat)
        entry = play.act(seat, legal[0] if len(legal) == 1 else bots[seat].decide(play.observe(seat), legal, rng, None))
        seq = len(play.entries) - 1
        seen = play.observe(given.seat)
        for line in tell(game, given.seat, before, play.position, entry, play.sheet):
            said = views.named(views.telling_of(game), seen, line)
            told.append({"number": len(told), "seq": seq, "seat": seat, "line": said})
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(json.dumps(welcome(play, given.seat, told)), encoding="utf-8")


if __name__ == "__main__":
    main()
