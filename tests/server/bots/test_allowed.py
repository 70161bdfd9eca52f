"""Bots that visitors may ask for: by name, within limits, never from a file, and a network only for set-ups that it has
learned."""

from __future__ import annotations

from pathlib import Path

import pytest

import hustings
from hustings.bots import net
from hustings.core.errors import HustingsError
from hustings.server.bots.pool import allowed
from support.networks import write_random


@pytest.mark.parametrize("text", ["easy", "normal", "hard", "expert", "heuristic", "random", "search:50ms", "search:200visits"])
def test_bots_that_may_be_asked_for(text: str) -> None:
    assert allowed(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "net.npz", "../net.npz:1", "my_bot.py:Mine", "/etc/passwd.py:X",
        "../x.py:Mine:1s", "search:50ms:all", "search:50ms:2", "search:6s",
        "search:100001visits", "nobody", "", "easy\n", "x" * 61, "search:0ms", "search:nan",
    ],
)  # fmt: skip
def test_bots_that_may_not(text: str) -> None:
    with pytest.raises(HustingsError):
        allowed(text)


def test_a_network_sits_down_where_it_has_learned_to_play_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = hustings.start("die-macher", seed=1)
    here = play.game, play.setup, play.sheet
    monkeypatch.setattr(net, "shipped", lambda game: tmp_path / "net.npz")
    with pytest.raises(HustingsError, match="no network comes with die-macher"):
        allowed("net", here)
    write_random(tmp_path / "net.npz", play.game)
    assert allowed("net", here) == "net" and allowed("net:0.50", here) == "net:0.5"
    rich = play.game.sheet(play.setup, {"components.start_money": 40})
    with pytest.raises(HustingsError, match="learned other figures"):
        allowed("net", (play.game, play.setup, rich))
    assert allowed("net@any", (play.game, play.setup, rich)) == "net@any"
