"""Lines on the wire are keys and named things. A client that says them from the wire says the same as the terminal."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import numpy as np
import orjson
import pytest

from hustings.core import gate, layout
from hustings.core.layout import NOBODY_SEES
from hustings.core.play import Play, start
from hustings.core.values import Line as Said
from hustings.server.rooms import position_view
from hustings.terminal.menu import Menu
from hustings.text.story import tell
from hustings.text.words import Words
from hustings.wire.lines import Line
from hustings.wire.play import Amounts, Ask

Wire = dict[str, Any]


def values(words: Words, line: Wire) -> Wire:
    """The values of a message as a page computes them, from the wire alone."""
    found: Wire = {}
    for thing, value in line["things"].items():
        if isinstance(value, list):
            found[thing] = words.join([said(words, part) for part in value])
        elif isinstance(value, dict):
            inner = values(words, value)
            found[thing] = words.say(value["key"], **inner)
            for attribute in words._catalogues[0].attributes(value["key"]):
                found[f"{thing}_{attribute}"] = words.say(f"{value['key']}.{attribute}", **inner)
        else:
            found[thing] = value
    return found


def said(words: Words, line: Wire) -> str:
    return words.say(line["key"], **values(words, line))


def through_the_wire(line: Wire) -> Wire:
    Line.model_validate(line)
    received: Wire = json.loads(json.dumps(line))
    return received


def game(name: str, seed: int, most: int, **more: Any) -> Any:
    """A random game, seat by seat, with the position before each decision."""
    play, chance = start(name, seed=seed, **more), random.Random(seed)
    while not play.over and len(play.entries) < most:
        seat = chance.choice(play.asked)
        yield play, seat
        before = layout.copy(play.position)
        entry = play.act(seat, chance.choice(play.legal(seat)))
        for viewer in (seat, (seat + 1) % play.seats, None):
            seen = play.observe(viewer)
            for line in tell(play.game, viewer, before, play.position, entry, play.sheet):
                yield seen, line


@pytest.mark.parametrize(
    ("name", "lang", "seed"), [("die-macher", "en", 1), ("die-macher", "de", 2), ("helvetiq", "fr", 3), ("helvetiq", "nl", 4)]
)
def test_a_line_from_the_wire_says_what_the_terminal_says(name: str, lang: str, seed: int) -> None:
    words, lines, asks = Words(start(name, seed=1).game, lang, strict=True), 0, 0
    for first, second in game(name, seed, 500):
        if isinstance(first, Play):
            asks += check_ask(words, first, second) if asks < 120 else 0
            continue
        wire = through_the_wire(position_view.named(words.game, first, second))  # type: ignore[arg-type]
        assert said(words, wire) == words.line(first, second)
        lines += 1
    assert lines > 300 and asks > 50


def check_ask(words: Words, play: Play, seat: int) -> int:
    """Check the question and the options as they are sent."""
    seen = play.observe(seat)
    ask = json.loads(json.dumps(position_view.ask(play, seat, seen, sealed=False, drafted=[])))
    Ask.model_validate(ask)
    assert said(words, ask["question"]) == words.question(seen, play.decision(seat), seat, play.sheet)
    for choice in ask["options"]:
        assert said(words, choice["line"]) == words.option(seen, choice["option"], seat, play.sheet)
    amounts = Amounts.model_validate(ask["amounts"]).options() if ask["amounts"] else ()
    assert sorted([*(choice["option"] for choice in ask["options"]), *amounts]) == play.legal(seat)
    for refused in ask["refused"]:
        for option in refused["options"]:
            why = play.refusal(seat, option)
            assert play.game.reasons[why].key == refused["reason"]
            assert said(words, refused["line"]) == words.refusal(why, play.decision(seat))
    assert said(words, position_view.phase(play.game, seen)) == words.phase(seen)
    return 1


@pytest.mark.parametrize("name", ["die-macher", "helvetiq"])
def test_changes_bring_an_earlier_view_up_to_date(name: str) -> None:
    play, chance = start(name, seed=5), random.Random(5)
    readers: list[int | None] = [*range(play.seats), None]
    shown = {reader: position_view.position(play.game, play.observe(reader), False) for reader in readers}
    before = {reader: play.observe(reader).view(np.uint8) for reader in readers}
    for _ in range(150):
        seat = chance.choice(play.asked)
        play.act(seat, chance.choice(play.legal(seat)))
        known: dict[str, Any] = {}
        for reader in readers:
            seen = play.observe(reader)
            after = seen.view(np.uint8)
            changes = position_view.changes(play.game, before[reader], after, seen, False, known)
            shown[reader].update(orjson.loads(orjson.dumps(changes)))
            assert shown[reader] == position_view.position(play.game, seen, False)
            before[reader] = after


@pytest.mark.parametrize("name", ["die-macher", "helvetiq"])
def test_what_all_readers_see_of_a_position_is_what_each_sees_alone(name: str) -> None:
    play, chance, told = start(name, seed=6), random.Random(6), 0
    for _ in range(100):
        game, seat = play.game, chance.choice(play.asked)
        play.act(seat, chance.choice(play.legal(seat)))
        together = gate.observe_each(game.position, game.seats, play.position)
        for reader, seen in enumerate(together):
            assert layout.same(seen, gate.observe(game.position, game.seats, play.position, reader))
        phase = position_view.common_phase(game, together[game.seats])
        told += phase is not None
        assert phase is None or all(phase == position_view.phase(game, seen) for seen in together[: play.seats])
    assert told == 100, "the phase is public in both games"


def test_a_phase_that_some_readers_alone_can_tell_is_told_to_each() -> None:
    play = start("die-macher", seed=6)
    assert play.game.wording is not None
    nosy = replace(play.game.wording, phase=lambda seen: Said("phase-rich", {"money": int(seen["cash"][0][0])}))
    assert position_view.common_phase(replace(play.game, wording=nosy), play.observe(None)) is None


def test_no_view_has_a_field_that_nobody_sees_or_that_people_must_count() -> None:
    for name in ("die-macher", "helvetiq"):
        play = start(name, seed=1)
        fields = layout.fields(play.game.position)
        shown = position_view.position(play.game, play.observe(0), False)
        assert set(shown) == {n for n, f in fields.items() if f.audience != NOBODY_SEES and not (f.counted or f.memory)}
    assert layout.fields(start("die-macher", seed=1).game.position)["ledger"].counted


def test_amounts_above_299_go_on_beyond_all_other_options() -> None:
    """A party with 311,000 at its first bid can bid every amount, on the wire and at the terminal."""
    play = start("die-macher", players=3, seed=1)
    while play.decision(play.asked[0]) != "start-bid":
        play.act(play.asked[0], play.legal(play.asked[0])[0])
    seat = play.asked[0]
    play.position["cash"][0, seat] = play.position["ledger"][0, seat] = 311
    ask = position_view.ask(play, seat, play.observe(seat), sealed=True, drafted=[])
    assert ask["amounts"] == {
        "low": 0,
        "high": 299,
        "option": 0,
        "beyond": {"low": 300, "high": 311, "option": 763, "beyond": None},
    }
    assert Amounts.model_validate(ask["amounts"]).options() == play.legal(seat) and ask["options"] == []
    menu = Menu(play, seat)
    assert menu.quantity == "amount" and [choice.number for choice in menu.possible] == list(range(312))
    for amount, option in ((299, 299), (300, 763), (311, 774)):
        typed = menu.choice(str(amount))
        assert typed is not None and (typed.option, typed.refusal) == (option, 0)
