"""No bot can cheat: in two positions that look the same to a seat, every bot makes the same decision, given the same random
numbers. And no bot chooses anything illegal."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hustings.bots.api import make_bot
from hustings.bots.bot import close_bot
from hustings.bots.own.parent import close_idle
from hustings.bots.spec import BOTS, parse_spec
from hustings.core import layout
from hustings.core.compiled.play import Fast, load
from hustings.core.layout import Records
from hustings.core.registry import game as find_game
from hustings.lab.arena.match import GameKey, make_match
from hustings.lab.arena.player import Player
from support.networks import LEARNABLE, write_random
from support.own_bots import written

GAMES = {"die-macher": {"players": 5}, "helvetiq": {"players": 4}}
MOMENTS = 12

# Every bot by name; the search with a budget in visits, since with a clock no decision can be repeated.
NAMED = (*(name for name in BOTS if name not in ("search", "expert", "net")), "search@1:60visits", "search:60visits")
"""The network is a file with random weights: what it has learned must not matter."""
PAIRS = [(game, bot) for game in GAMES for bot in (*NAMED, *(("net",) if game in LEARNABLE else ()))]


@pytest.fixture(autouse=True)
def no_process_left() -> Iterator[None]:
    yield
    close_idle()


@cache
def table(game: str) -> Fast:
    return load(game, **GAMES[game])  # type: ignore[arg-type]


@cache
def moments(game: str) -> list[tuple[int, Records, Records, Records]]:
    """Decisions from all over a game: the seat, its observation, and two positions that look the same to it."""
    fast = table(game)
    found: list[tuple[int, Records, Records, Records]] = []
    play, rng, turn = fast.play(seed=5), random.Random(5), 0
    bots = [make_bot("heuristic", fast.game, fast.setup, fast.sheet, seat, compiled=True) for seat in range(fast.setup.players)]
    pace = {"die-macher": 61, "helvetiq": 29}[game]
    while not play.over and len(found) < MOMENTS:
        seat, seen = play.seat, play.observe(play.seat)
        if turn % pace == pace - 1 and play.count > 1:
            one, other = (fast.resample(seen, seat, seed=1000 * turn + n) for n in (1, 2))
            found.append((seat, seen, one, other))
        play.step(bots[seat].decide(seen, play.options.tolist(), rng, parse_spec("search").budget))  # type: ignore[arg-type]
        turn += 1
    return found


def network(folder: Path, game: str, bot: str) -> str:
    """The bot itself, or a file for `net`."""
    return str(write_random(folder / "net.npz", find_game(game))) if bot == "net" else bot


def observe(fast: Fast, position: Records, seat: int) -> Records:
    from hustings.core import gate

    return gate.observe(fast.game.position, fast.game.seats, position, seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_positions_compared_look_the_same_and_are_not(game: str) -> None:
    fast = table(game)
    assert len(moments(game)) == MOMENTS
    for seat, seen, one, other in moments(game):
        assert layout.same(observe(fast, one, seat), observe(fast, other, seat))
        assert layout.same(observe(fast, one, seat), seen)
    assert sum(not layout.same(one, other) for _, _, one, other in moments(game)) >= MOMENTS // 2


def choices(game: str, bot: str) -> list[tuple[int, int]]:
    """A bot's decisions in the two positions of each moment."""
    from hustings.core import loops

    fast, found = table(game), []
    spec = parse_spec(bot)
    budget = spec.thinks or parse_spec("search").budget
    assert budget is not None
    for number, (seat, _, one, other) in enumerate(moments(game)):
        pair = []
        for position in (one, other):
            room = fast.room()
            count = fast.kernels[loops.options_of](fast.figures, position, seat, room)
            legal = room[:count].tolist()
            asked = make_bot(spec, fast.game, fast.setup, fast.sheet, seat, compiled=True)
            option = asked.decide(observe(fast, position, seat), legal, random.Random(number), budget)
            close_bot(asked)
            assert option in legal
            pair.append(option)
        found.append((pair[0], pair[1]))
    return found


@pytest.mark.parametrize(("game", "bot"), PAIRS)
def test_the_same_to_look_at_is_the_same_to_decide(game: str, bot: str, tmp_path: Path) -> None:
    bot = network(tmp_path, game, bot)
    for one, other in choices(game, bot):
        assert one == other


@pytest.mark.parametrize("game", GAMES)
def test_the_expert_is_the_search_which_is_tested(game: str) -> None:
    """Its budget is a time, so that its decisions cannot be repeated; but it is nothing but the search."""
    fast = table(game)
    bot, tested = (make_bot(text, fast.game, fast.setup, fast.sheet, 0, compiled=True) for text in ("expert", "search:60visits"))
    assert type(bot) is type(tested) and type(bot).__name__ in ("Search", "NetSearch")
    close_bot(bot)
    close_bot(tested)


def test_a_bot_of_ones_own_gets_nothing_but_the_observation(tmp_path: Path) -> None:
    """A bot that chooses by every byte it can see."""
    code = """
    import hashlib
    class Mine:
        def decide(self, observation, legal, rng, budget):
            return legal[int(hashlib.sha256(observation.tobytes()).hexdigest(), 16) % len(legal)]
    """
    bot = f"{written(tmp_path, code)}:Mine"
    decided = choices("die-macher", bot)
    assert all(one == other for one, other in decided)
    assert len(set(decided)) > 3


def test_this_test_would_notice_a_cheat() -> None:
    """A bot that saw the position itself would sometimes decide differently."""
    different = 0
    for _, _, one, other in moments("die-macher"):
        different += hash(one.tobytes()) % 7 != hash(other.tobytes()) % 7
    assert different


@pytest.mark.parametrize(("game", "bot"), PAIRS)
def test_no_illegal_option_in_whole_games(game: str, bot: str, tmp_path: Path) -> None:
    """A few games; docs/bots.md has the command for a thousand."""
    bot = network(tmp_path, game, bot)
    slow = bot.startswith("search")
    variants = ("short",) if game == "die-macher" else ()
    bots = [bot.replace("60", "8"), "random", "random"] if slow else [bot] * 3
    match = make_match(game, bots, variants=variants)
    player = Player(match)
    player._swift = None  # through the referee, which counts
    for result in player.play([GameKey(deal, 0) for deal in range(1 if slow else 3)]):
        assert not any(conduct.counts for conduct in result.conducts)
