"""The bot `net`: files that are refused; choices that are legal, fair, and the same in compiled and in plain code."""

from __future__ import annotations

import io
import json
import random
import zipfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hustings.bots import net
from hustings.bots.api import check_bot, check_seated, make_bot
from hustings.bots.budget import Budget
from hustings.bots.net import Net
from hustings.bots.spec import Spec, parse_spec
from hustings.bots.thinking import network
from hustings.bots.thinking.network import LARGEST, BadNetwork, Made
from hustings.core import gate, layout
from hustings.core.contract import Game
from hustings.core.encoding import encoding_of
from hustings.core.errors import HustingsError
from hustings.core.play import Play, make_setup
from hustings.core.registry import game as find_game
from hustings.games.die_macher.options import PASS
from hustings.games.die_macher.position import NOBODY
from support.networks import LEARNABLE, write_random

BUDGET = Budget(seconds=1.0)


@pytest.fixture(scope="module", params=LEARNABLE)
def game(request: pytest.FixtureRequest) -> Game:
    return find_game(request.param)


@pytest.fixture(scope="module")
def file(game: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_random(tmp_path_factory.mktemp("net") / "net.npz", game)


def table(game: Game, **more: Any) -> tuple[Any, Any]:
    setup = make_setup(game, **more)
    return setup, game.sheet(setup, None)


# Text


def test_the_text_of_a_net_is_read_and_written_again() -> None:
    for text in (
        "net", "net:0.5", "net@any", "net@any:2", "run/net.npz", "run/net.npz:0.3", "run/net.npz@any", "net:bold", "net:0.5:bold",
        "run/net.npz@any:2:varied",
    ):  # fmt: skip
        assert str(parse_spec(text)) == text
    assert parse_spec("net:0.50") == parse_spec("net:0.5")
    assert parse_spec("my.py:net").learned is False


@pytest.mark.parametrize(
    "text", ["net:hot", "net:-1", "net:nan", "net:", "net@2", "net:1:2", "net:1000", "net:bold:1", "net:bold:", "net:1:"]
)
def test_a_text_that_no_net_has_is_refused(text: str) -> None:
    with pytest.raises(HustingsError, match="bot net"):
        parse_spec(text)


# Files


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadNetwork, match=r"nowhere\.npz: cannot be read"):
        check_bot("nowhere.npz")


def test_a_damaged_file_is_refused(file: Path, tmp_path: Path) -> None:
    data = file.read_bytes()
    for number, broken in enumerate(
        (data[:-100], data[:2000], b"", b"no archive at all", data[:5000] + bytes(200) + data[5200:])
    ):
        bad = tmp_path / f"{number}.npz"
        bad.write_bytes(broken)
        with pytest.raises(BadNetwork, match="damaged"):
            network.read(bad)


def test_an_archive_whose_arrays_do_not_fit_is_refused(file: Path, tmp_path: Path) -> None:
    with np.load(file) as arrays:
        good = dict(arrays)
    for name, wrong in (("enter.matrix", np.zeros((3, 3), np.int8)), ("slots.bias", np.full_like(good["slots.bias"], np.nan))):
        np.savez(tmp_path / "bad.npz", **{**good, name: wrong})
        with pytest.raises(BadNetwork, match="damaged"):
            network.read(tmp_path / "bad.npz")
    np.savez(tmp_path / "bad.npz", **{name: array for name, array in good.items() if name != "about"})
    with pytest.raises(BadNetwork, match="damaged"):
        network.read(tmp_path / "bad.npz")


def test_a_file_that_is_too_large_is_refused(file: Path, tmp_path: Path) -> None:
    large = tmp_path / "large.npz"
    large.write_bytes(file.read_bytes() + bytes(LARGEST))
    with pytest.raises(BadNetwork, match="more than"):
        network.read(large)


def test_a_small_file_that_unpacks_to_much_is_refused(tmp_path: Path) -> None:
    np.savez_compressed(tmp_path / "bomb.npz", about=np.zeros(50_000_000, np.uint8))
    with pytest.raises(BadNetwork, match="larger than any"):
        network.read(tmp_path / "bomb.npz")


@pytest.mark.parametrize(
    "about", [b"[" * 100_000, b'{"format": 2, "plan": {"groups": [[1e999, 1, 1]]}}'], ids=["brackets", "endless"]
)
def test_a_file_whose_words_do_harm_is_refused(about: bytes, tmp_path: Path) -> None:
    np.savez(tmp_path / "bad.npz", about=np.frombuffer(about, np.uint8))
    with pytest.raises(BadNetwork, match="damaged"):
        network.read(tmp_path / "bad.npz")


def write_about(path: Path, parts: dict[str, Any], about: dict[str, Any]) -> None:
    """Write a file with these arrays and this description of itself."""
    np.savez_compressed(path, **{**parts, "about": np.frombuffer(json.dumps(about).encode(), np.uint8)})


def test_things_that_do_not_add_up_are_refused(tmp_path: Path) -> None:
    """Compiled code reads and writes, unchecked, at the places that such a file names."""
    good = write_random(tmp_path / "good.npz", find_game("die-macher"))
    with np.load(good) as arrays:
        parts = dict(arrays)
    about = json.loads(parts["about"].tobytes())
    things = about["plan"]["alike"]
    first = things["source"][0]
    read = {place for row in things["source"] for place in row}
    (start, _, each), *_ = about["plan"]["groups"]
    unread = next(place for place in range(start, start + each) if place not in read)  # missing from one copy of a block only
    for change in (
        {"alike": {**things, "source": [[-1, *first[1:]], *things["source"][1:]]}},
        {"alike": {**things, "source": [[100_000, *first[1:]], *things["source"][1:]]}},
        {"alike": {**things, "source": [first[1:], *things["source"][1:]]}},
        {"alike": {**things, "sign": [[3] * len(first), *things["sign"][1:]]}},
        {"alike": {**things, "sides": 0}},
        {"alike": {**things, "sides": 3}},
        {"alike": {**things, "single": [about["plan"]["slots"] - 1]}},
        {"alike": {**things, "pairs": [things["pairs"][0], things["pairs"][0] + 1]}},
        {"replies": [*about["plan"]["replies"], [[0, 1]]]},
        {"replies": [[[-1, 1]], []]},
        {"rank": 0},
        {"alike": None},
        {"alike": {**things, "source": [[*first[:-1], unread], *things["source"][1:]]}},
        {"alike": {**things, "sign": [[1.9] * len(first), *things["sign"][1:]]}},
        {"alike": {**things, "source": things["source"] * 10_000, "sign": things["sign"] * 10_000}},
        {"deep": 10**12},
        {"rank": 10**12},
        {"shared": 10**11},
        {"blocks": 10**9},
        {"blocks": -3},
        {"width": 0},
        {"seats": 0},
        {"seats": True},
    ):
        write_about(tmp_path / "bad.npz", parts, {**about, "plan": {**about["plan"], **change}})
        with pytest.raises(BadNetwork, match="damaged"):
            network.read(tmp_path / "bad.npz")
    for text in ("[]", "null", "3", '"x"', "{}"):
        write_about(tmp_path / "bad.npz", parts, {**about, "plan": json.loads(text)})
        with pytest.raises(BadNetwork, match="damaged"):
            network.read(tmp_path / "bad.npz")
    assert network.read(good).plan.alike == encoding_of(find_game("die-macher")).alike


def test_a_plan_of_another_game_is_refused(game: Game, tmp_path: Path) -> None:
    """Fewer seats than the table has, or other things: memory is allocated for what the plan says."""
    good = network.read(write_random(tmp_path / "good.npz", game))
    plan = replace(good.plan, seats=1)
    matrices, biases = dict(good.matrices), dict(good.biases)
    matrices["values"], biases["values"] = matrices["values"][:2], biases["values"][:2]
    network.write(tmp_path / "seats.npz", plan, good.made, matrices, biases, {})
    others = ["seats"]
    if good.plan.alike is not None:
        plan = replace(good.plan, alike=replace(good.plan.alike, whole=()))
        matrices = {name: good.matrices[name][: shape[0], : shape[1]] for name, shape in plan.shapes().items()}
        biases = {name: good.biases[name][: shape[0]] for name, shape in plan.shapes().items()}
        network.write(tmp_path / "things.npz", plan, good.made, matrices, biases, {})
        others.append("things")
    for name in others:
        with pytest.raises(BadNetwork, match="other seats, things or answers"):
            make_bot(str(tmp_path / f"{name}.npz"), game, *table(game), 0)


@pytest.mark.parametrize(
    "change",
    [{"figures": []}, {"figures": {"2006 5 players": 3}}, {"centre": "x"}, {"unit": float("nan")}, {"card": []}, {"game": 7}],
    ids=str,
)
def test_a_file_that_does_not_say_what_it_was_made_for_is_refused(change: dict[str, Any], file: Path, tmp_path: Path) -> None:
    with np.load(file) as arrays:
        parts = dict(arrays)
    about = json.loads(parts["about"].tobytes())
    write_about(tmp_path / "bad.npz", parts, {**about, "made": {**about["made"], **change}})
    with pytest.raises(BadNetwork, match="damaged"):
        network.read(tmp_path / "bad.npz")
    write_about(tmp_path / "bad.npz", {**parts, "values.bias": parts["values.bias"].astype("U8")}, about)
    with pytest.raises(BadNetwork, match="no numbers"):
        network.read(tmp_path / "bad.npz")


def test_an_array_that_claims_to_be_terabytes_is_refused(tmp_path: Path) -> None:
    claimed = io.BytesIO()
    np.lib.format.write_array_header_1_0(claimed, {"descr": "<f4", "fortran_order": False, "shape": (10**13,)})
    with zipfile.ZipFile(tmp_path / "bad.npz", "w") as archive:
        archive.writestr("about.npy", claimed.getvalue())
    with pytest.raises(BadNetwork, match="damaged"):
        network.read(tmp_path / "bad.npz")


def test_a_file_that_no_longer_unpacks_is_refused(file: Path, tmp_path: Path) -> None:
    data = file.read_bytes()
    for place in range(100, 400):  # including bytes on which unpacking itself fails
        (tmp_path / "bad.npz").write_bytes(data[:place] + b"\xff" + data[place + 1 :])
        with suppress(BadNetwork):
            network.read(tmp_path / "bad.npz")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda made: replace(made, game="another"), "a network for another"),
        (lambda made: replace(made, encoding="0" * 16), "other features"),
        (lambda made: replace(made, layout="0" * 16), "other rules"),
        (lambda made: replace(made, figures={"1830 9 players": "0" * 16}), "has not learned .* only 1830 9 players"),
        (lambda made: replace(made, figures=dict.fromkeys(made.figures, "0" * 16)), "other figures"),
    ],
)
def test_a_network_made_for_something_else_is_refused(
    change: Callable[[Made], Made], reason: str, game: Game, tmp_path: Path
) -> None:
    other = write_random(tmp_path / "other.npz", game, made=change)
    with pytest.raises(BadNetwork, match=reason):
        make_bot(str(other), game, *table(game), 0)


def test_a_game_without_a_network_says_so(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net, "FILE", "none.npz")
    with pytest.raises(
        BadNetwork, match=f"bot net: no network comes with {game.name}; choose another bot, or run 'hustings train"
    ):
        make_bot("net", game, *table(game), 0)
    with pytest.raises(BadNetwork, match="no network comes with"):
        check_seated(parse_spec("net:0.5"), game, *table(game))


@pytest.mark.parametrize("what", ["layout", "figures"])
def test_other_rules_and_figures_are_played_with_if_asked(what: str, game: Game, tmp_path: Path) -> None:
    def strange(made: Made) -> Made:
        return replace(made, layout="0" * 16) if what == "layout" else replace(made, figures={})

    other = write_random(tmp_path / "other.npz", game, made=strange)
    play = asked(game, 1, 5)
    seat = play.asked[0]
    bot = make_bot(f"{other}@any", game, play.setup, play.sheet, seat)
    assert bot.decide(play.observe(seat), play.legal(seat), random.Random(1), BUDGET) in play.legal(seat)


# Choices


def asked(game: Game, seed: int, decisions: int, **more: Any) -> Play:
    """A game after some random decisions."""
    setup, sheet = table(game, **more)
    play, rng = Play(game, setup, sheet, seed=seed), random.Random(seed)
    for _ in range(decisions):
        if play.over:
            break
        seat = play.asked[0]
        play.act(seat, rng.choice(play.legal(seat)))
    return play


def test_compiled_and_plain_choose_the_same(game: Game, file: Path) -> None:
    for seed in range(12):
        play = asked(game, seed, 40 * seed)
        if play.over:
            continue
        seat = play.asked[0]
        bots = [Net(Spec("net", file=file), game, play.setup, play.sheet, seat, compiled=compiled) for compiled in (False, True)]
        (one, values), (two, same) = (bot.look(play.observe(seat)) for bot in bots)
        assert np.allclose(one, two, atol=1e-4) and np.allclose(values, same, atol=1e-4)
        legal = play.legal(seat)
        chosen = [bot.decide(play.observe(seat), legal, random.Random(1), BUDGET) for bot in bots]
        assert chosen[0] == chosen[1] and chosen[0] in legal


def test_secrets_of_others_change_no_number(game: Game, file: Path) -> None:
    """Whatever the fields hold that a seat may not see, logits and values stay the same to the last bit."""
    changed = 0
    for seed in range(10):
        play = asked(game, seed, 60 * seed)
        if play.over:
            continue
        seat, position = play.asked[0], layout.copy(play.position)
        bot = Net(Spec("net", file=file), game, play.setup, play.sheet, seat)
        before = [part.copy() for part in bot.look(gate.observe(game.position, game.seats, position, seat))]
        for name, field in layout.fields(game.position).items():
            if field.audience == layout.OWNER:
                for other in range(game.seats):
                    if other != seat:
                        position[name][0, other] = 1
            elif field.audience != layout.EVERYONE:
                position[name] = 1
        changed += not layout.same(position, play.position)
        after = bot.look(gate.observe(game.position, game.seats, position, seat))
        assert all((one == other).all() for one, other in zip(before, after, strict=True))
    assert changed > 3


def test_in_an_auction_it_bids_the_least_or_passes(tmp_path: Path) -> None:
    """A network that learned limits is asked again after each raise: the bot raises by the least as long as the network would bid
    at all, but not beyond the limit that it would have named before anybody had bid."""
    game = find_game("die-macher")
    play, rng = asked(game, 3, 0), random.Random(3)
    specs = [Spec("net", file=write_random(tmp_path / f"{seed}.npz", game, seed=seed)) for seed in range(4)]
    bids = passes = restrained = 0
    while not play.over and bids + passes < 400:
        seat = play.asked[0]
        legal, seen = play.legal(seat), play.observe(seat)
        if len(legal) > 2 and play.decision(seat) == "poll-bid":
            for spec in specs:
                bot = Net(spec, game, play.setup, play.sheet, seat)
                logits, _ = bot.look(seen)
                assert bot.sight.auction
                options = bot.sight.options[: len(logits)].tolist()
                best = options[logits.argmax()]
                decline = game.rules.passing(layout.plain(game.position, seen), seat)
                least = min(option for option in legal if option != decline)
                assert least == min(option for option in options if option != decline)
                furthest = limit_at_opening(bot, seen)
                assert bot.decide(seen, legal, rng, BUDGET) == (decline if best == decline or least > furthest else least)
                restrained += best != decline and least > furthest
                bids, passes = bids + (best != decline), passes + (best == decline)
        play.act(seat, rng.choice(legal))
    assert bids > 10 and passes > 0 and restrained > 0


def limit_at_opening(bot: Net, seen: Any) -> int:
    """The network's preferred bid in a copy of what the seat sees, from which all bids have been removed."""
    before = layout.copy(layout.array_of_one(seen))
    before["price"], before["leader"], before["out"] = 0, NOBODY, 0
    logits, _ = bot.look(before)
    options = bot.sight.options[: len(logits)].tolist()
    return int(max(zip(logits[1:].tolist(), options[1:], strict=True))[1])


def test_nobody_pays_a_fortune_because_others_went_on_bidding() -> None:
    """The network that comes with the game learned to name a limit when an auction opens. Asked in the middle of one, it would
    bid on to its last coin; the bot stops where it would have stopped at the start."""
    game = find_game("die-macher")
    play, rng, heated = asked(game, 5, 0), random.Random(1), 0
    bots = [Net(Spec("net"), game, play.setup, play.sheet, seat, compiled=True) for seat in range(play.setup.players)]
    while not play.over and heated < 20:
        seat = play.asked[0]
        seen, bot = play.observe(seat), bots[seat]
        if play.decision(seat) == "poll-bid":
            limit, dearer = limit_at_opening(bot, seen), layout.copy(layout.array_of_one(seen))
            dearer["price"], dearer["leader"] = limit, (seat + 1) % play.setup.players
            if int(dearer["cash"][0, seat]) > limit:
                logits, _ = bot.look(dearer)
                heated += int(logits.argmax()) != 0
                assert bot.decide(dearer, [limit + 1, PASS], rng, BUDGET) == PASS
        play.act(seat, bot.decide(seen, play.legal(seat), rng, BUDGET))
    assert heated == 20, "the network alone would have bid on"


def test_how_far_to_go_in_an_auction_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("die-macher")
    play, rng = asked(game, 5, 0), random.Random(1)
    bots = [Net(Spec("net"), game, play.setup, play.sheet, seat, compiled=True) for seat in range(play.setup.players)]
    while play.decision(play.asked[0]) != "poll-bid":
        seat = play.asked[0]
        play.act(seat, bots[seat].decide(play.observe(seat), play.legal(seat), rng, BUDGET))
    bot, seen = bots[seat := play.asked[0]], layout.array_of_one(play.observe(play.asked[0]))
    thoughts, think = 0, bot._think

    def counted(*looked: Any) -> Any:
        nonlocal thoughts
        thoughts += 1
        return think(*looked)

    monkeypatch.setattr(bot, "_think", counted)
    for price in (1, 2):
        seen["price"], seen["leader"] = price - 1, (seat + 1) % play.setup.players
        assert bot.decide(seen, [price, PASS], rng, BUDGET) == price
    assert thoughts == 3, "two raises and the opening"
    seen["cash"][0, seat] += 1
    assert bot.decide(seen, [2, PASS], rng, BUDGET) == 2
    assert thoughts == 5, "with other money the opening is another"


def test_any_process_can_take_over_at_any_time(game: Game, file: Path) -> None:
    """A choice depends on the observation alone, not on earlier questions to the bot."""
    setup, sheet = table(game)
    play, rng = Play(game, setup, sheet, seed=4), random.Random(4)
    old = [Net(Spec("net", file=file), game, setup, sheet, seat) for seat in range(setup.players)]
    for _ in range(60):
        seat = play.asked[0]
        legal = play.legal(seat)
        chosen = old[seat].decide(play.observe(seat), legal, rng, BUDGET)
        assert chosen == make_bot(str(file), game, setup, sheet, seat).decide(play.observe(seat), legal, rng, BUDGET)
        play.act(seat, chosen)
