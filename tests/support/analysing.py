"""Short games, and the analyses of them that visitors request."""

from __future__ import annotations

import random
import time
from typing import Any

from hustings.core.play import Play, make_setup
from hustings.core.registry import game as find_game
from hustings.wire.analysis import Analysis
from support.patience import PATIENCE
from support.serving import Client

SHORT: dict[str, Any] = {"board.drawers": 8, "board.open_drawers": [2, 4]}  # figures that make a game short


def short_game(seed: int = 1) -> Play:
    """A finished short game of two seats that choose at random."""
    game = find_game("helvetiq")
    setup = make_setup(game, players=2)
    play, rng = Play(game, setup, game.sheet(setup, SHORT), seed=seed), random.Random(seed)
    while not play.over:
        seat = play.asked[0]
        play.act(seat, rng.choice(play.legal(seat)))
    return play


def bring(client: Client, text: bytes, status: int = 200) -> Any:
    sent = client.raw("POST", "/records/analysis", content=text, headers={"content-type": "application/json"})
    assert sent.status_code == status, sent.text
    return sent.json()


def done(ask: Any) -> dict[str, Any]:
    """Wait for the finished analysis and return it; check that its progress never goes backwards."""
    deadline, before = time.monotonic() + 3 * PATIENCE, -1
    while True:
        found: dict[str, Any] = ask()
        Analysis.model_validate(found)
        assert found["done"] >= before and time.monotonic() < deadline, found["done"]
        before = found["done"]
        if found["state"] in ("done", "failed"):
            return found
        time.sleep(0.1)
