"""0-b Discards lie open, so the contents of every deck can be counted: no hand is dealt that a perfect memory rules out."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from hustings.core import layout
from hustings.core.layout import fields
from hustings.core.play import Play
from hustings.core.records.model import digest
from hustings.games.die_macher.options import DISCARD, PASS, SWAP_PLATFORM
from hustings.games.die_macher.position import CARDS, CONFERENCE, PAST_ROOM, Position
from hustings.games.die_macher.rules.memory import DREW, KNEW, REPLACED, SHOWED, SHUFFLED
from support.contract import compiled
from support.contract.tables import Table, table
from support.die_macher.perfect_memory import PerfectMemory
from support.die_macher.scene import scene

TABLES = [
    table("die-macher", "2006", 5),
    table("die-macher", "1997", 5),
    table("die-macher", "2006", 4),
    table("die-macher", "2006", 3, ("short",)),
    table("die-macher", "1997", 4, ("imposed-stances",)),
]


def followed(where: Table, seed: int, eager: float) -> Iterator[tuple[Play, PerfectMemory]]:
    """A game and its memory, after every discard and exchange at a conference. `eager`: how often a party discards if it can."""
    play, choose = where.play(seed), random.Random(seed)
    memory = PerfectMemory(play)
    while not play.over:
        seat = play.asked[0]
        kind, options = play.decision(seat), play.legal(seat)
        hidden = [option for option in options if DISCARD <= option < DISCARD + CARDS]
        option = choose.choice(hidden) if hidden and choose.random() < eager else choose.choice(options)
        memory.look(play, play.act(seat, option), kind)
        if (kind in ("discarding", "platform-swap") and option != PASS) or kind == "discarding":
            yield play, memory


@pytest.mark.parametrize("where", TABLES, ids=str)
@pytest.mark.parametrize("eager", [0.3, 0.6, 0.9])
def test_ruling_0_b_no_deal_contradicts_a_perfect_memory(where: Table, eager: float) -> None:
    """Over whole games, for every seat and the spectator. The position itself must agree with the memory too."""
    shuffles = 0
    for seed in range(3):
        for play, memory in followed(where, seed, eager):
            assert memory.contradicted(play.position) == ""
            if not memory.made:
                continue
            for eyes in where.everyone:
                observation = where.observe(play.position, eyes)
                for one in compiled.complete(where, observation, eyes, len(play.entries), 4).reshape(-1, 1):
                    assert memory.contradicted(one) == "", f"resampled for {eyes}"
                    assert memory.impossible_for_untouched_hands(one) == []
        shuffles = max(shuffles, len(memory.made))
    assert shuffles >= (3 if eager > 0.5 else 1) or where.setup.players < 5, "the deck never ran out"


def test_ruling_0_b_a_hand_untouched_since_the_shuffle_holds_what_was_not_in_the_deck() -> None:
    """All four copies of card 13 are discarded and become the deck, except one that party 0 draws: nobody else can hold any."""
    s = scene("1997", 3)
    for party in (1, 2):
        s.hand(party, 9, 9, 11)
    s.hand(0, 1, 3, 5)
    s.platform_cards([], discards=[13, 13, 13, 13])
    s.enter(CONFERENCE)
    s.act(0, DISCARD + 1)
    s.act(0, PASS, outcomes=[13])
    where = table("die-macher", "1997", 3)
    for eyes in (0, 1, 5):
        for seed in range(200):
            completed = compiled.complete(where, where.observe(s.position, eyes), eyes, seed)
            untouched = [party for party in (1, 2) if party != eyes]
            assert 13 not in completed["hand"][0, untouched], f"seen by {eyes}"


def test_ruling_0_b_what_is_noted_of_a_hand() -> None:
    s = scene("1997", 3)
    s.hand(0, 1, 3, 11)
    s.g.hand_known[1, s.g.hand[1, 0]] = 1
    s.platform_cards([7], discards=[13, 13])
    s.enter(CONFERENCE)
    s.act(0, DISCARD + 1)
    s.act(0, DISCARD + 3)
    s.act(0, PASS, outcomes=[7, 13])  # the second draw is the first from a new deck
    s.act(0, SWAP_PLATFORM + 2 * CARDS + 11)
    past = [x for x in s.position["past"][0, 0].tolist() if x]
    assert s.g.shuffles == 1 and past == [DREW, SHOWED + 11, REPLACED + 4]
    assert s.position["drawn"][0, 0, :2].tolist() == [14, 0]
    assert s.position["past"][0, 1, :2].tolist() == [KNEW + s.g.hand[1, 0], 0]
    assert [s.g.shuffled_first[card] for card in (1, 3, 7, 13)] == [1, 1, 0, 2]
    s.platform_cards([], discards=[9])
    s.hand(1, 5, 5)
    s.act(1, PASS, outcomes=[9])
    assert [x for x in s.position["past"][0, 1].tolist() if x][1:] == [SHUFFLED, DREW]


def test_ruling_0_b_a_position_written_down_without_memory_is_read_and_played_on() -> None:
    """Positions from before there was a memory: the missing memory is empty, and all else on the table is unchanged."""
    where = table("die-macher", "2006", 5)
    play, _ = next((play, memory) for play, memory in followed(where, 3, 0.9) if len(memory.made) > 1)
    written = layout.as_dict(Position, play.position)
    old = {name: value for name, value in written.items() if not fields(Position)[name].memory}
    read = layout.from_dict(Position, old)
    assert not read["past"].any() and read["shuffles"][0] == 0
    on = play.copy()
    on._hold(read)
    assert digest(on) == digest(play)
    completed = where.complete(where.observe(read, 0), 0, 1)
    assert where.wrong(completed) == []


def test_ruling_0_b_without_room_for_another_note_all_is_forgotten_until_the_next_shuffle() -> None:
    s = scene("1997", 3)
    s.hand(0, 1, 3, 11)
    s.platform_cards([7] * 3, discards=[13, 13])
    s.g.shuffles = 1
    for i in range(PAST_ROOM):
        s.g.past[0, i] = DREW
    s.enter(CONFERENCE)
    s.act(0, DISCARD + 1)
    s.act(0, PASS, outcomes=[7])
    assert s.g.shuffles == 0
    s.act(0, PASS)
    s.platform_cards([], discards=[13, 13])
    s.hand(1, 5, 5)
    s.act(1, PASS, outcomes=[13])
    assert s.g.shuffles == 1
    assert np.count_nonzero(s.position["past"]) == 1
