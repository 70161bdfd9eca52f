"""Matches: seating, deals, and equality of two matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from hustings.bots.own.parent import close_idle
from hustings.bots.referee import Referee
from hustings.core.compiled.play import FastPlay
from hustings.core.errors import HustingsError, UnknownName
from hustings.lab.arena.compiled_match import See
from hustings.lab.arena.match import GameKey, Match, code_stamp, make_match
from hustings.lab.arena.player import Player
from support.own_bots import deciding, written


def short(*bots: str, seed: int = 1) -> Match:
    return make_match("die-macher", bots, players=3, variants=("short",), seed=seed)


def test_every_bot_has_every_seat_once_in_a_deal() -> None:
    match = make_match("die-macher", ["random"] * 5)
    keys = [match.key(index) for index in range(12)]
    assert keys[:6] == [GameKey(0, 0), GameKey(0, 1), GameKey(0, 2), GameKey(0, 3), GameKey(0, 4), GameKey(1, 0)]
    places = [match.places(key.rotation) for key in keys[:5]]
    for line in (*places, *zip(*places, strict=True)):
        assert sorted(line) == [0, 1, 2, 3, 4]


def test_one_bot_for_all_seats_or_one_for_each() -> None:
    assert [str(bot) for bot in make_match("helvetiq", ["random"]).bots] == ["random"] * 4
    assert make_match("helvetiq", ["random", "heuristic"]).players == 2
    with pytest.raises(HustingsError, match="3 bots named for 5 players: name one for all seats or one for each"):
        make_match("die-macher", ["random"] * 3, players=5)
    with pytest.raises(UnknownName, match="unknown player count"):
        make_match("die-macher", ["random"] * 6)


class Dealt(Player):
    """A player that only deals and does not play."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._swift = None
        self.deals: list[bytes] = []

    def _decisions(self, seed: int, referees: Sequence[Referee], see: See) -> tuple[FastPlay, list[tuple[int, int]]]:
        play = self.fast.play(seed)
        self.deals.append(play.position.tobytes())
        return play, []


def test_a_deal_is_the_same_for_every_rotation_and_every_line_up() -> None:
    """Compared before anybody has decided anything."""
    deals: list[bytes] = []
    for line_up in (("random",) * 3, ("easy", "random", "normal")):
        player = Dealt(short(*line_up))
        player.play([GameKey(4, 0), GameKey(4, 1), GameKey(5, 0)])
        deals += player.deals
    assert [deal == deals[0] for deal in deals] == [True, True, False] * 2


def test_a_match_is_known_by_all_that_decides_its_games(tmp_path: Path) -> None:
    match = short("random", "heuristic", "random")
    others = [
        short("random", "random", "heuristic"),
        short("random", "heuristic@1", "random"),
        short("random", "heuristic", "random", seed=2),
        make_match("die-macher", ["random", "heuristic", "random"]),
        make_match("die-macher", ["random", "heuristic", "random"], edition="1997"),
        make_match("helvetiq", ["random", "heuristic", "random"]),
    ]
    figures = tmp_path / "my.toml"
    figures.write_text("[components]\nstart_money = 40\n", encoding="utf-8")
    others.append(make_match("die-macher", ["random", "heuristic", "random"], variants=("short",), figures=figures))
    assert len({match.hash(), *(other.hash() for other in others)}) == len(others) + 1
    assert short("random", "heuristic", "random").hash() == match.hash()
    assert replace(match).hash() == match.hash()


def test_an_edited_bot_is_another_bot(tmp_path: Path) -> None:
    path = written(tmp_path, deciding("return legal[0]"))
    before = short(f"{path}:Mine", "random", "random")
    written(tmp_path, deciding("return legal[-1]"))
    close_idle()
    after = short(f"{path}:Mine", "random", "random")
    close_idle()
    assert before.hash() != after.hash()
    assert before.header()["bots"] == after.header()["bots"]


def test_changed_code_is_another_match(monkeypatch: pytest.MonkeyPatch) -> None:
    match = short("random")
    before = match.hash()
    monkeypatch.setattr("hustings.lab.arena.match.code_stamp", lambda game: "changed")
    assert match.hash() != before
    assert code_stamp("die-macher") != code_stamp("helvetiq")


def test_the_numbers_of_a_bot_depend_on_its_place_and_the_deal() -> None:
    match = short("random")
    drawn = {match.rng(deal, place, what).random() for deal in (0, 1) for place in (0, 1, 2) for what in ("bot", "spare")}
    assert len(drawn) == 12
    assert match.rng(3, 1).random() == short("easy").rng(3, 1).random()
    assert match.rng(3, 1).random() != short("random", seed=2).rng(3, 1).random()
