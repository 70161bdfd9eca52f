"""Options that are offered are accepted, all others are refused with a reason, and telling them apart needs no secrets."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.core.chance import ROOM
from hustings.core.errors import IllegalAction, MalformedAction
from hustings.core.play import Play
from support.contract.refusing import refused
from support.contract.tables import Table, largest, moments, tables


def bytes_of(play: Play) -> tuple[bytes, bytes, int]:
    return play.position.tobytes(), play.chances.tobytes(), len(play.entries)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_offered_option_is_accepted(table: Table) -> None:
    for play in moments(table, 5, each=3):
        for seat in play.asked:
            offered = play.legal(seat)
            assert offered, "asked, but nothing is legal"
            assert offered == sorted(set(offered))
            for option in offered:
                assert play.refusal(seat, option) == 0
                entry = play.copy().act(seat, option)
                assert (entry.seat, entry.option) == (seat, option)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_other_option_is_refused_with_a_reason(table: Table) -> None:
    for play in moments(table, 6, each=3):
        before = bytes_of(play)
        for seat in play.asked:
            kind = list(table.game.decisions).index(play.decision(seat))
            for option in sorted(set(range(table.game.options)) - set(play.legal(seat))):
                error = refused(play, seat, option)
                reason = table.game.reasons[error.reason]
                assert error.reason == play.refusal(seat, option)
                assert (error.key, error.rule) == (reason.key, reason.rule_in(kind))
                assert reason.rule and reason.key and reason.text and reason.text in str(error)
        assert bytes_of(play) == before


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_seat_that_is_not_asked_may_do_nothing(table: Table) -> None:
    for play in moments(table, 7, each=2):
        before = bytes_of(play)
        for seat in set(range(play.seats)) - set(play.asked):
            assert play.legal(seat) == []
            for option in {0, table.game.options - 1, *play.legal(play.asked[0])}:
                assert refused(play, seat, option).key == table.game.reasons[1].key
        assert bytes_of(play) == before


@pytest.mark.parametrize("table", tables(), ids=str)
def test_after_the_end_nothing_is_legal(table: Table) -> None:
    play = list(moments(table, 8))[-1]
    assert play.over and play.asked == [] and play.winners()
    for seat in range(play.seats):
        assert play.legal(seat) == []
        with pytest.raises(IllegalAction, match="over"):
            play.act(seat, 0)


MALFORMED = [None, "1", 1.0, 1.5, [1], object(), -1, 10**6, 2**70, float("nan")]


@pytest.mark.parametrize("table", largest(), ids=str)
@pytest.mark.parametrize("thing", MALFORMED, ids=lambda thing: "an object" if type(thing) is object else repr(thing))
def test_what_is_not_an_action_is_malformed(table: Table, thing: Any) -> None:
    play = table.play(9)
    before, seat = bytes_of(play), play.asked[0]
    for arguments in ((seat, thing), (thing, play.legal(seat)[0]), (thing, thing)):
        with pytest.raises(MalformedAction):
            play.act(*arguments)
    assert bytes_of(play) == before


@pytest.mark.parametrize("table", largest(), ids=str)
@pytest.mark.parametrize("wrong", ["none", "one short", "one over", "-1", "too large", "not a number", "too many"])
def test_wrong_outcomes_are_malformed_and_change_nothing(table: Table, wrong: str) -> None:
    """Scripted outcomes that are too few, too many or impossible leave position, chance and entries as they were."""
    drawing = 0
    for play in moments(table, 10):
        seat = play.asked[0]
        option = play.legal(seat)[0]
        right = list(play.copy().act(seat, option).outcomes)
        if not right:
            continue
        told: dict[str, Any] = {
            "none": [],
            "one short": right[:-1],
            "one over": [*right, 0],
            "-1": [*right[:-1], -1],
            "too large": [*right[:-1], 10**6],
            "not a number": [*right[:-1], "x"],
            "too many": [0] * (ROOM + 1),
        }
        before = bytes_of(play)
        with pytest.raises(MalformedAction):
            play.act(seat, option, outcomes=told[wrong])
        assert bytes_of(play)[::2] == before[::2], "the position"
        again = play.copy().act(seat, option)
        assert list(again.outcomes) == right, "chance has moved on although the action was refused"
        drawing += 1
        if drawing == 5:
            break
    assert drawing == 5


@pytest.mark.parametrize("table", tables(), ids=str)
def test_legal_from_an_observation_is_legal_from_the_position(table: Table) -> None:
    for play in moments(table, 11):
        for seat in play.asked:
            assert table.legal(play.observe(seat), seat) == play.legal(seat), play.decision(seat)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_every_refusal_from_an_observation_is_that_from_the_position(table: Table) -> None:
    f = table.figures()
    for play in moments(table, 12, each=2):
        for seat in play.asked:
            seen = table.position(play.observe(seat))
            assert table.game.decisions[table.game.rules.decision(f, seen, seat)] == play.decision(seat)
            for option in range(table.game.options):
                assert table.game.rules.refusal(f, seen, seat, option) == play.refusal(seat, option)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_nobody_need_ask_outside_the_span(table: Table) -> None:
    """`legal` lists exactly what is legal among all options, and the span with `passing` contains all of it."""
    for play in moments(table, 13, each=2):
        for seat in play.asked:
            every = [o for o in range(table.game.options) if play.refusal(seat, o) == 0]
            assert every == play.legal(seat)
            span, decline = play.span(seat)
            assert set(every) <= {*span, decline}


@pytest.mark.parametrize("table", largest(), ids=str)
def test_every_option_number_means_something_of_its_own(table: Table) -> None:
    meanings = {(o.key, tuple(o.things.items())) for o in map(table.game.option, range(table.game.options))}
    assert len(meanings) == table.game.options
