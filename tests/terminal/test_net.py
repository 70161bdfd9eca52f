"""Networks at the terminal: they play from a file, and a missing file gives a one-line error."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from hustings.core.errors import HustingsError
from hustings.core.play import Play, make_setup
from hustings.core.registry import game as find_game
from hustings.terminal.session import PERSON, ScreenSeat, Session
from support.networks import LEARNABLE, write_random


@pytest.mark.parametrize("game", LEARNABLE)
def test_a_network_plays_at_the_terminal_and_its_game_is_taken_up_again(game: str, tmp_path: Path) -> None:
    found = find_game(game)
    kind = f"{write_random(tmp_path / 'net.npz', found)}:0.5"
    setup = make_setup(found)
    seats = [ScreenSeat(f"bot {seat}", kind) for seat in range(setup.players)]
    session = Session(
        Play(found, setup, found.sheet(setup, None), seed=2), seats, path=tmp_path / "game.json", rng=random.Random(1)
    )
    for _ in range(25):
        assert session.bot_acts(session.play.asked[0]) == ""
    session.save()
    again = Session.resume(tmp_path / "game.json")
    assert [seat.kind for seat in again.seats] == [kind] * setup.players
    assert again.bot_acts(again.play.asked[0]) == ""


def test_a_network_that_is_not_there_is_refused(tmp_path: Path) -> None:
    found = find_game("die-macher")
    setup = make_setup(found)
    seats = [ScreenSeat("me", PERSON), *(ScreenSeat("bot", str(tmp_path / "none.npz")) for _ in range(setup.players - 1))]
    with pytest.raises(HustingsError, match=r"none\.npz: cannot be read"):
        Session(Play(found, setup, found.sheet(setup, None), seed=2), seats, path=tmp_path / "game.json")
