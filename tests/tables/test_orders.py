"""Standing orders on their own: their choices when the seat is asked, and what ends them."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from hustings.core import layout, registry
from hustings.core.play import Play, start
from hustings.server.rooms.position_view import party
from hustings.tables import orders
from hustings.tables.orders import Order, OrderAct, OrderLasts
from hustings.tables.telling import EntryInContext, tell_all
from hustings.text.words import LANGUAGES, Words

GAMES = ["die-macher", "helvetiq"]


def order(
    decision: str, act: OrderAct = "pass", above: int | None = None, lasts: OrderLasts = "once", *unless: str, **more: Any
) -> Order:
    return Order("x", decision, act, above, lasts, unless, 0.0, **more)


def asked(kind: str, name: str = "die-macher", seed: int = 1, **table: Any) -> tuple[Play, int]:
    """A game in which a seat is asked a kind of decision, and that seat."""
    play, rng = start(name, seed=seed, **table), random.Random(seed)
    while play.over or not any(play.decision(seat) == kind for seat in play.asked):
        if play.over:
            play = start(name, seed=rng.randrange(1000), **table)
        seat = play.asked[0]
        play.act(seat, rng.choice(play.legal(seat)))
    return play, next(seat for seat in play.asked if play.decision(seat) == kind)


def decisions(name: str) -> list[str]:
    return list(registry.game(name).people.orders)


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name in GAMES for kind in decisions(name)])
def test_every_decision_that_can_be_ordered_can_be_declined(name: str, kind: str) -> None:
    play, seat = asked(kind, name)
    found = orders.choice(order(kind), play, seat)
    assert found is not None
    option, declined = found
    assert declined and option in play.legal(seat) and play.game.people.orders[kind].by(play.game.option(option))
    before = play.observe(None).tobytes()
    play.act(seat, option)
    assert before != play.observe(None).tobytes(), "the game goes on"


def test_only_what_it_is_for_and_only_when_asked() -> None:
    play, seat = asked("media-buying")
    others = [other for other in range(play.seats) if other != seat]
    assert orders.choice(order("meetings"), play, seat) is None
    assert all(orders.choice(order("media-buying"), play, other) is None for other in others)
    assert orders.choice(replace(order("media-buying"), why=orders.line("x")), play, seat) is None
    assert orders.first_choice([order("meetings"), order("media-buying")], play, seat) is not None


def test_pass_above_waits_until_the_least_amount_is_above() -> None:
    play, seat = asked("poll-bid")
    least = play.legal(seat)[0]
    assert least < 300
    assert orders.choice(order("poll-bid", "pass", least), play, seat) is None
    assert orders.choice(order("poll-bid", "pass", least - 1), play, seat) == (300, True)
    assert orders.choice(order("poll-bid", "raise", least), play, seat) == (least, False)
    assert orders.choice(order("poll-bid", "raise", least - 1), play, seat) == (300, True)


def test_who_cannot_pay_the_least_amount_is_out() -> None:
    play, seat = asked("poll-bid")
    play.position["cash"][0, seat] = 0
    assert play.legal(seat) == [300]
    for given in (order("poll-bid", "pass", 50), order("poll-bid", "raise", 50)):
        assert orders.choice(given, play, seat) == (300, True)


def test_what_is_not_legal_is_left_to_the_person() -> None:
    play, seat = asked("start-bid")
    play.position["cash"][0, seat] = -1  # which no rule allows: it leaves nothing to bid, not even 0
    assert 0 not in play.legal(seat)
    assert orders.choice(order("start-bid"), play, seat) is None


def test_an_order_that_acts_lasts_as_long_as_it_says() -> None:
    for lasts, ended in ((orders.ONCE, True), (orders.ROUND, False), (orders.ENTIRE, False)):
        (after,) = orders.carried_out([order("media-buying", lasts=lasts)], order("media-buying", lasts=lasts), True)
        assert (after.why is not None) == ended
    given = order("poll-bid", "raise", 9)
    (after,) = orders.carried_out([given], given, False)
    assert after.why is None and after.bidding, "a bid is not the end of it"


def said(play: Play, seat: int, reader: int, option: int) -> list[Any]:
    """The lines that a reader is told about a decision."""
    before = layout.copy(play.position)
    entry = play.act(seat, option)
    told = tell_all(play.game, play.sheet, play.seats, [EntryInContext(before, layout.copy(play.position), entry)])
    return list(told[reader])


def mine(play: Play, seat: int) -> Any:
    return party(play.game, play.observe(None), seat)


def test_a_surprise_ends_it_and_says_what_happened() -> None:
    play, seat = asked("poll-bid")
    reader = next(other for other in range(play.seats) if other != seat)
    told = said(play, seat, reader, play.legal(seat)[0])
    given = [order("meetings", "pass", None, "game", "poll-bid"), order("converting", "pass", None, "game", "coalition")]
    ended, waits = orders.after_step(play.game, given, play, reader, told, mine(play, reader))
    assert ended.why is not None and ended.why["key"] == "order-ended-surprise"
    assert ended.why["things"]["line"]["key"] == "story-poll-bid" and waits.why is None


def test_what_i_did_myself_surprises_nobody() -> None:
    play, seat = asked("poll-bid")
    told = said(play, seat, seat, play.legal(seat)[0])
    (given,) = orders.after_step(
        play.game, [order("meetings", "pass", None, "game", "poll-bid")], play, seat, told, mine(play, seat)
    )
    assert given.why is None


def test_orders_end_with_their_round() -> None:
    play, seat = asked("start-bid", variants=["short"])
    stage = orders.stage_of(play, seat)
    given = [order("media-buying", lasts=lasts, stage=stage) for lasts in ("once", "round", "game")]
    rng = random.Random(2)
    while not play.over and orders.stage_of(play, seat) == stage:
        given = list(orders.after_step(play.game, given, play, seat, (), None))
        assert all(one.why is None for one in given)
        acting = play.asked[0]
        play.act(acting, rng.choice(play.legal(acting)))
    assert [one.why is None for one in orders.after_step(play.game, given, play, seat, (), None)] == [True, False, True]


def test_a_bidding_order_ends_with_its_bidding() -> None:
    play, seat = asked("poll-bid")
    given = order("poll-bid", "raise", 9, bidding=True)
    (goes_on,) = orders.after_step(play.game, [given], play, seat, (), None)
    assert goes_on.why is None
    play, seat = asked("meetings")
    once, always = orders.after_step(play.game, [given, replace(given, lasts="game")], play, seat, (), None)
    assert once.why == orders.line("order-ended-bidding") and always.why is None and not always.bidding
    (never_bid,) = orders.after_step(play.game, [replace(given, bidding=False)], play, seat, (), None)
    assert never_bid.why is None


def test_orders_end_with_the_game_and_when_something_is_taken_back() -> None:
    play = start("helvetiq", players=2, seed=1)
    rng = random.Random(1)
    while not play.over:
        acting = play.asked[0]
        play.act(acting, rng.choice(play.legal(acting)))
    (over,) = orders.after_step(play.game, [order("last-action", lasts="game")], play, 0, (), None)
    assert over.why == orders.line("order-ended-over")
    given = [order("media-buying"), order("meetings"), replace(order("answer"), why=orders.line("order-ended-done"))]
    assert [one.why and one.why["key"] for one in orders.taken_back(given, "k")] == ["k", "k", "order-ended-done"]
    assert [one.why is None for one in orders.taken_back(given, "k", {"meetings"})] == [True, False, False]


def test_they_are_kept_as_they_are() -> None:
    ended = [replace(order("meetings"), id=str(number), why=orders.line("order-ended-done")) for number in range(50)]
    given = (order("poll-bid", "raise", 7, "round", "trend", "media", stage=3, bidding=True), *ended)
    kept = orders.of_stored(orders.to_stored(given))
    assert kept[0] == given[0] and [one.id for one in kept[1:]] == [str(number) for number in range(30, 50)]


@pytest.mark.parametrize(
    ("decision", "act", "above", "unless", "says"),
    [
        ("nothing", "pass", None, (), "'nothing' cannot be ordered ahead"),
        ("start-naming", "pass", None, (), "cannot be ordered ahead"),
        ("poll-bid", "raise", None, (), "up to which amount"),
        ("media-buying", "pass", 5, (), "no amounts that rise"),
        ("start-bid", "raise", 5, (), "no amounts that rise"),
        ("poll-bid", "pass", 5, ("weather",), "no surprise 'weather'"),
    ],
)
def test_wrong_orders_are_named(decision: str, act: OrderAct, above: int | None, unless: tuple[str, ...], says: str) -> None:
    game = registry.game("die-macher")
    assert says in (orders.wrong_order(game, decision, act, above, unless) or "")
    assert orders.wrong_order(game, "poll-bid", "raise", 5, ("trend",)) is None


@pytest.mark.parametrize("name", GAMES)
def test_games_name_what_there_is(name: str) -> None:
    """Orders are for decisions of the game, surprises are lines that it can tell, and all have words in every language."""
    game = registry.game(name)
    assert set(game.people.orders) <= set(game.decisions) and game.people.surprises
    for lang in LANGUAGES:
        words = Words(game, lang)
        for decision, declining in game.people.orders.items():
            keys = [f"order-{decision}"] + ([f"order-above-{decision}", f"order-raise-{decision}"] if declining.rising else [])
            assert all(words.say(key, money=5000) not in (key, "") for key in keys)
        for surprise, lines in game.people.surprises.items():
            assert words.say(f"surprise-{surprise}") != f"surprise-{surprise}"
            assert lines and all(line.startswith("story-") for line in lines)
    assert game.wording is not None
    catalogue = (game.wording.catalogues / "en.ftl").read_text(encoding="utf-8")
    for lines in game.people.surprises.values():
        assert all(f"\n{line} =" in catalogue for line in lines)
