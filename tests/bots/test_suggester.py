"""Suggestions of the guide: the network's choice from what a seat sees, reproducible, with a reason only where it is clear."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

from hustings.bots.advice.suggester import CLEAR, Suggester
from hustings.bots.advice.sums import rounded
from hustings.bots.api import make_bot
from hustings.bots.budget import Budget
from hustings.bots.thinking.trials import Ends, Trials
from hustings.core import gate, layout, loops
from hustings.core.compiled.play import Fast, load
from hustings.core.layout import Records

GAMES = {"die-macher": {"players": 5}, "helvetiq": {"players": 4}}
games = pytest.mark.parametrize("game", GAMES)
AT_ONCE = Budget(seconds=1.0)


@cache
def table(game: str) -> Fast:
    return load(game, quiet=True, **GAMES[game])  # type: ignore[arg-type]


@cache
def suggester(game: str, seat: int) -> Suggester:
    fast = table(game)
    return Suggester(fast.game, fast.setup, fast.sheet, seat, quiet=True)


@cache
def moments(game: str) -> list[tuple[int, Records, Records, list[int]]]:
    """Decisions from all over a game by the network: the seat, two positions that look the same to it, and its options."""
    fast, rng = table(game), random.Random(3)
    found: list[tuple[int, Records, Records, list[int]]] = []
    bots = [make_bot("net", fast.game, fast.setup, fast.sheet, seat, compiled=True) for seat in range(fast.setup.players)]
    play = fast.play(seed=3)
    while not play.over:
        seat, seen, legal = play.seat, play.observe(play.seat), play.options.tolist()
        if len(legal) > 1 and rng.random() < 0.07:
            one, other = (fast.resample(seen, seat, seed=n) for n in (1, 2))
            found.append((seat, one, other, legal))
        play.step(bots[seat].decide(seen, legal, rng, AT_ONCE))
    return found


def observed(game: str, position: Records, seat: int) -> Records:
    return gate.observe(table(game).game.position, table(game).game.seats, position, seat)


def decline_of(game: str, seen: Records, seat: int, legal: list[int]) -> int | None:
    passing = table(game).game.rules.passing(layout.plain(table(game).game.position, seen), seat)
    return passing if passing in legal else None


@games
def test_secrets_of_others_change_no_suggestion(game: str) -> None:
    """In two positions that look the same to the seat, with the options of each by the rules."""
    fast, differ = table(game), 0
    for seat, one, other, _ in moments(game):
        pair = []
        for position in (one, other):
            room = fast.room()
            legal = room[: fast.kernels[loops.options_of](fast.figures, position, seat, room)].tolist()
            seen = observed(game, position, seat)
            pair.append(suggester(game, seat).suggest(seen, legal, decline_of(game, seen, seat, legal), 4))
        assert pair[0] == pair[1]
        differ += one.tobytes() != other.tobytes()
    assert differ > len(moments(game)) / 3, "little was exchanged: the test shows little"


@games
def test_it_is_the_networks_choice_beside_something_else_to_do(game: str) -> None:
    fast, told = table(game), 0
    for seat, one, _, legal in moments(game):
        seen = observed(game, one, seat)
        decline = decline_of(game, seen, seat, legal)
        found = suggester(game, seat).suggest(seen, legal, decline)
        bot = make_bot("net", fast.game, fast.setup, fast.sheet, seat, compiled=True)
        assert found.option == bot.decide(seen, legal, random.Random(1), AT_ONCE)
        assert found.other in legal and found.other != found.option
        assert decline is None or decline in (found.option, found.other)
        assert found.chance is not None and 0 < found.chance <= 1
        assert not found.parts or (len(found.parts) == len(fast.game.parts) and sum(found.parts) >= CLEAR[0])
        told += bool(found.parts)
    assert 0 < told < len(moments(game))


def test_what_is_not_clear_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a gain that may be luck, nor a small one, nor a result that contradicts the suggestion."""
    seat, one, _, legal = moments("die-macher")[0]
    seen, parts = observed("die-macher", one, seat), np.zeros((24, 2, 6))
    monkeypatch.setattr(Trials, "ends", lambda *_: Ends(np.zeros(0), parts))

    def said(gains: list[float]) -> tuple[float, ...]:
        parts[:, 1, 0], parts[:, 1, 1] = gains, -1.0
        return suggester("die-macher", seat).suggest(seen, legal, None).parts

    assert said([5.0, 7.0] * 12) == pytest.approx((6.0, -1.0, 0.0, 0.0, 0.0, 0.0))
    assert said([50.0, -38.0] * 12) == ()
    assert said([2.5] * 24) == ()
    assert said([-5.0, -7.0] * 12) == ()


def test_where_there_is_no_choice_and_where_no_network_has_learned_the_table() -> None:
    fast = table("die-macher")
    seat, one, _, legal = moments("die-macher")[0]
    seen = observed("die-macher", one, seat)
    assert suggester("die-macher", seat).suggest(seen, legal[:1], None).option == legal[0]
    own = fast.game.sheet(fast.setup, {"components.start_money": 26})
    found = Suggester(fast.game, fast.setup, own, seat, quiet=True).suggest(seen, legal, None)
    assert found.option in legal and found.chance is None


def test_rounded_parts_add_up() -> None:
    assert rounded([0.4, 0.4, 0.4]) == ([1.0, 0.0, 0.0], 1.0)
    assert rounded([-0.7, 2.6, 1.1]) == ([-1.0, 3.0, 1.0], 3.0)
    assert rounded([]) == ([], 0.0)
    rng = random.Random(1)
    for _ in range(500):
        parts, digits = [rng.gauss(0, 20) for _ in range(rng.randrange(1, 9))], rng.randrange(2)
        found, total = rounded(parts, digits)
        unit = 10**digits
        assert sum(round(part * unit) for part in found) == round(total * unit)
        assert abs(total - sum(parts)) <= 0.5 / unit + 1e-9
        assert all(abs(one - part) < 1 / unit for one, part in zip(found, parts, strict=True))
