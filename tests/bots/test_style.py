"""Levels and temperaments by a network: random but reproducible by seed, sensible, and leaning the way they declare."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from hustings.bots.api import check_seated, make_bot
from hustings.bots.bot import RandomBot
from hustings.bots.budget import Budget
from hustings.bots.levels import LEVELS, Careless
from hustings.bots.net import Net
from hustings.bots.spec import parse_spec
from hustings.bots.style import Style, temperament_at, temperaments
from hustings.bots.thinking.reading import plain_thought, views_of
from hustings.core.compiled.play import load
from hustings.core.contract import Game
from hustings.core.encoding import encoding_of
from hustings.core.errors import HustingsError, UnknownName
from hustings.core.manners import Ease, manners_of
from hustings.core.play import Play, make_setup, start
from hustings.core.registry import game as find_game
from hustings.games.die_macher.options import PASS
from hustings.games.die_macher.position import MEDIA
from hustings.text.words import LANGUAGES, Words

BUDGET = Budget(seconds=1.0)
SHIPPED = ("die-macher", "helvetiq")
SLOTS = np.arange(3)


@pytest.fixture(scope="module", params=SHIPPED)
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)


def style(heat: float, sense: float = 0.0) -> Style:
    return Style(find_game("helvetiq"), Ease(heat, sense))


def test_a_temperature_draws_by_chance_and_by_seed() -> None:
    logits = np.array([0.0, 1.0, 2.0], np.float32)
    assert style(0.0).drawn(logits, logits, SLOTS, random.Random(1)) == 2
    first = [style(1.0).drawn(logits, logits, SLOTS, random.Random(seed)) for seed in range(2000)]
    assert first == [style(1.0).drawn(logits, logits, SLOTS, random.Random(seed)) for seed in range(2000)]
    shares = np.bincount(first) / 2000
    assert np.allclose(shares, np.exp(logits) / np.exp(logits).sum(), atol=0.04)
    cool = [style(0.1).drawn(logits, logits, SLOTS, random.Random(seed)) for seed in range(500)]
    assert np.bincount(cool, minlength=3)[2] > 490


def test_whatever_is_overlooked_nothing_absurd_is_done() -> None:
    """What the network itself hardly considers is not chosen, even if a bot that overlooks things thinks it best."""
    thought, seen = np.array([0.0, -2.0, -9.0], np.float32), np.array([-9.0, -9.0, 5.0], np.float32)
    bot = style(5.0, sense=0.01)
    assert {bot.drawn(thought, seen, SLOTS, random.Random(seed)) for seed in range(200)} == {0, 1}
    assert 2 in {style(5.0).drawn(thought, seen, SLOTS, random.Random(seed)) for seed in range(200)}


def test_limits_of_an_auction_are_one_choice() -> None:
    """Thirty limits to choose from are no reason to bid: at every temperature declining is weighed against all of them at
    once."""
    logits = np.array([0.0, *[-5.0] * 30], np.float32)
    for heat in (1.0, 20.0):
        bot = style(heat)
        passed = sum(bot.passes(logits, logits, random.Random(seed)) for seed in range(2000)) / 2000
        odds = np.exp((5.0 - np.log(30)) / heat)
        assert passed == pytest.approx(odds / (1 + odds), abs=0.04)
    assert all(style(20.0, sense=0.3).passes(logits, logits, random.Random(seed)) for seed in range(100))
    assert style(0.0).passes(logits, logits, random.Random(1))


def test_a_level_is_careful_where_its_game_says_so(game: Game) -> None:
    """The stricter sense applies to a whole decision as soon as it offers one of the named choices."""
    block = encoding_of(game).slot_blocks[0]
    thought = np.array([0.0, -3.0, -6.0], np.float32)
    bot = Style(game, Ease(20.0, 0.0001, careful={block.name: 0.02}))

    def chosen(*slots: int) -> set[int]:
        return {bot.drawn(thought, thought, np.array(slots), random.Random(seed)) for seed in range(200)}

    outside = block.offset + block.size
    assert chosen(block.offset, outside, outside + 1) == {0, 1}
    assert chosen(outside, outside + 1, outside + 2) == {0, 1, 2}
    with pytest.raises(HustingsError, match="no kind of choice shoes"):
        Style(game, Ease(1.0, careful={"shoes": 0.1}))


@pytest.mark.parametrize("level", ["beginner", "easy", "normal"])
def test_no_fortune_is_paid_for_the_first_start_and_ministers_act(level: str) -> None:
    """Blunders that no person makes: 15,000 for the start of round 1, or a minister who could act and does nothing."""
    fast = load("die-macher", quiet=True, players=5)
    bots = [make_bot(level, fast.game, fast.setup, fast.sheet, seat, compiled=True) for seat in range(5)]
    bids, idle, acted = [], 0, 0
    for seed in range(40):
        play, rng = Play(fast.game, fast.setup, fast.sheet, seed=seed), random.Random(seed)
        while play.position["round"][0] == 1 and play.position["phase"][0] < MEDIA:
            seat = play.asked[0]
            kind = play.decision(seat)
            option = bots[seat].decide(play.observe(seat), play.legal(seat), rng, BUDGET)
            if kind == "start-bid":
                bids.append(option)
            elif kind == "cabinet-action":
                idle, acted = idle + (option == PASS), acted + 1
            play.act(seat, option)
    assert len(bids) == 200 and max(bids) < 15
    assert acted > 100 and idle <= 1


def test_a_temperament_leans_as_declared(game: Game) -> None:
    blocks = {block.name: block for block in encoding_of(game).slot_blocks}
    for name, leans in manners_of(game).temperaments.items():
        added = Style(game, temperament=name).leaning
        assert added is not None
        for kind, block in blocks.items():
            part = added[block.offset : block.offset + block.size]
            wanted = [leans[kind].more + leans[kind].each * i for i in range(block.size)] if kind in leans else [0.0] * block.size
            assert np.allclose(part, wanted)


def test_a_name_that_is_not_there_is_refused(game: Game) -> None:
    with pytest.raises(HustingsError, match="no feature's name begins with shoes"):
        Style(game, Ease(1.0, overlooks=("shoes",)))
    with pytest.raises(UnknownName, match=f"temperament of {game.name}"):
        temperament_at(game, "lazy", 0)
    setup = make_setup(game)
    other = next(name for name in temperaments() if name not in (*manners_of(game).temperaments, "varied"))
    with pytest.raises(UnknownName, match=f"temperament of {game.name}"):
        check_seated(parse_spec(f"easy:{other}"), game, setup, game.sheet(setup, None))


def test_varied_seats_differ(game: Game) -> None:
    assert len({temperament_at(game, "varied", seat) for seat in range(3)}) == 3


def test_each_level_overlooks_features_that_there_are_and_decides_legally(game: Game) -> None:
    setup = make_setup(game)
    sheet = game.sheet(setup, None)
    for name in ("beginner", "easy", "normal", "hard", "easy:varied"):
        play, rng = Play(game, setup, sheet, seed=5), random.Random(5)
        bots = [make_bot(name, game, setup, sheet, seat) for seat in range(setup.players)]
        assert all(isinstance(bot, Net) for bot in bots)
        for _ in range(40):
            seat = play.asked[0]
            legal = play.legal(seat)
            chosen = bots[seat].decide(play.observe(seat), legal, rng, BUDGET)
            assert chosen in legal
            play.act(seat, chosen)


def test_hard_looks_in_all_views_and_lower_levels_in_one(game: Game) -> None:
    setup = make_setup(game)
    sheet, play = game.sheet(setup, None), Play(game, setup, game.sheet(setup, None), seed=1)
    for _ in range(40):
        play.act(play.asked[0], play.legal(play.asked[0])[0])
    seat = play.asked[0]
    for level in (*manners_of(game).levels, "hard"):
        bot = make_bot(level, game, setup, sheet, seat)
        assert isinstance(bot, Net)
        logits, _ = bot.look(play.observe(seat))
        think = plain_thought(bot.network, views_of(game, bot.network) if level == "hard" else ())
        assert np.allclose(logits, think(bot.sight.x, bot.sight.slots, len(logits))[0]), level


def test_levels_go_on_at_tables_that_the_network_has_not_learned() -> None:
    game = find_game("die-macher")
    setup = make_setup(game)
    printed = game.sheet(setup, None)
    bot = make_bot("easy", game, setup, replace(printed, hash="0" * len(printed.hash)), 0)
    assert isinstance(bot, Careless) and bot._share == LEVELS["easy"].careless
    first = make_bot("easy@1", game, setup, printed, 0)
    assert isinstance(first, Careless) and first._share == 0.45, "the level that there was, at every table"


def test_a_mind_that_wanders_does_not_bid_all_it_has() -> None:
    """This is what a level plays by while the network is loading, and where the network has not learned the table."""
    bot, luck, observation = Careless(RandomBot(), 1.0), random.Random(1), start("die-macher", seed=1).observe(0)
    bids = [bot.decide(observation, range(86), luck, BUDGET) for _ in range(200)]
    assert set(bids) == set(range(21))
    auction = [*range(5, 31), 300]  # 300: drop out
    assert {bot.decide(observation, auction, luck, BUDGET) for _ in range(200)} == {*range(5, 11), 300}
    swaps = [300, *range(520, 532), 540, 541]  # no amounts
    assert {bot.decide(observation, swaps, luck, BUDGET) for _ in range(500)} == set(swaps)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_temperament_has_a_name_and_a_sentence(lang: str) -> None:
    words = Words(None, lang)
    told = [(words.say(f"temperament-{name}"), words.say(f"temperament-{name}.about")) for name in temperaments()]
    assert len(set(told)) == len(temperaments())
