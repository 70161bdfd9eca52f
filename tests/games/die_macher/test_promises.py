"""Promises of a coalition: where they can be made, and whether each of the two kept theirs, judged by public decisions."""

from __future__ import annotations

from hustings.core.layout import copy
from hustings.core.promises import Keeping
from hustings.core.values import Entry
from hustings.games.die_macher.options import AGREE, DECLINE, FORCE, PASS, PROPOSE
from hustings.games.die_macher.position import CABINET_ACTIONS, CABINET_PLACING, COALITIONS, CONFERENCE, MEDIA
from hustings.games.die_macher.promises import COALITION_PROMISE as PROMISE
from support.die_macher.scene import Scene, scene

KEPT, BROKEN, PREVENTED = Keeping.KEPT, Keeping.BROKEN, Keeping.PREVENTED
IN_COMMON = {1: [1, -1, -1, 0, 0, 1, 1], 2: [1, 1, -1, 0, 0, 1, 1], 3: [1, 1, 1, 0, 0, 1, 1], 5: [1, 1, 1, 1, 1, 0, 0]}


def table(*common: int, tiles: tuple[int, ...] = (0, 1)) -> Scene:
    """The start of phase 3.4. Party 0 has `common` cards in common with 1, 2 ...; `tiles` have a tile in the current state."""
    s = scene("2006", 1 + len(common))
    for party, cards in enumerate(common, start=1):
        s.platform(party, IN_COMMON[cards])
    for party in range(s.g.parties):
        s.g.tile[0, party] = int(party in tiles)
    return s.enter(COALITIONS)


def outcome(s: Scene, *acts: tuple[int, int], pair: tuple[int, int] = (0, 1)) -> tuple[Keeping, Keeping]:
    """The verdicts once these decisions have been made and everybody else who is asked has passed."""
    signs: list[tuple[int, str]] = []
    to_come = list(acts)
    before = copy(s.position)
    while s.g.phase == COALITIONS:
        assert not PROMISE.settled(s.position, 0)
        seat, option = to_come.pop(0) if to_come else (s.asked[0], PASS)
        before = copy(s.position)
        said = PROMISE.sign(before, Entry(seat, option), 0, pair)
        if said is not None:
            signs.append((seat, said))
        s.act(seat, option)
    assert not to_come and PROMISE.settled(s.position, 0)
    return PROMISE.verdicts(before, s.position, 0, pair, signs)


def test_a_coalition_that_was_formed_keeps_both_promises() -> None:
    assert outcome(table(2, 1), (0, PROPOSE + 1), (1, AGREE)) == (KEPT, KEPT)
    assert outcome(table(3, 1), (0, FORCE + 1)) == (KEPT, KEPT)
    assert outcome(table(2, 1), (0, PASS), (1, PROPOSE + 0), (0, AGREE)) == (KEPT, KEPT), "passing at first does no harm"


def test_a_party_that_declines_breaks_its_promise_and_the_one_that_asked_keeps_its_own() -> None:
    assert outcome(table(2, 1), (0, PROPOSE + 1), (1, DECLINE)) == (KEPT, BROKEN)
    assert outcome(table(2, 1), (0, PROPOSE + 1), (1, DECLINE), (1, PROPOSE + 0), (0, DECLINE)) == (BROKEN, BROKEN)


def test_a_party_that_could_ask_and_does_not_breaks_its_promise() -> None:
    assert outcome(table(2, 1)) == (BROKEN, BROKEN)
    assert outcome(table(2, 1), (0, PASS), (1, PROPOSE + 0), (0, DECLINE)) == (BROKEN, KEPT)


def test_a_party_that_joins_another_breaks_its_promise() -> None:
    everyone = (0, 1, 2)
    assert outcome(table(2, 2, tiles=everyone), (0, PROPOSE + 2), (2, AGREE)) == (BROKEN, PREVENTED)
    assert outcome(table(2, 2, tiles=everyone), (0, PROPOSE + 1), (1, AGREE), pair=(1, 2)) == (BROKEN, PREVENTED)


def test_a_detour_to_another_is_forgiven_to_a_party_that_asks_its_partner_in_the_end() -> None:
    detour = (0, PROPOSE + 2), (2, DECLINE), (0, PROPOSE + 1), (1, DECLINE)
    assert outcome(table(2, 2, tiles=(0, 1, 2)), *detour) == (KEPT, BROKEN)


def test_a_party_without_a_tile_has_not_done_its_part() -> None:
    assert outcome(table(5, 2, tiles=(0, 2))) == (PREVENTED, BROKEN)


def test_a_party_that_a_third_one_forces_is_not_to_blame() -> None:
    assert outcome(table(2, 3, tiles=(0, 1, 2)), (0, FORCE + 2), pair=(1, 2)) == (PREVENTED, PREVENTED)


def test_too_little_in_common_is_nobodys_fault() -> None:
    assert outcome(table(1, 2, tiles=(0, 1, 2)), (0, PASS), (1, FORCE + 2)) == (PREVENTED, PREVENTED)


def test_promises_are_about_states_whose_coalitions_are_yet_to_come() -> None:
    s = scene("2006", 3)
    s.g.round, s.g.phase = 2, CONFERENCE
    assert PROMISE.places(s.position, (0, 1)) == [1, 2, 3, 4]
    s.g.phase = MEDIA
    assert PROMISE.places(s.position, (0, 1)) == [2, 3, 4]
    s.g.round = 6
    assert PROMISE.places(s.position, (0, 1)) == [], "there is no coalition in the last state"
    s.g.phase = CONFERENCE
    assert PROMISE.places(s.position, (0, 1)) == [5]


def test_both_need_a_tile_there_or_one_to_play() -> None:
    s = scene("2006", 3)
    s.g.phase = CABINET_PLACING
    s.g.tiles[1] = 0
    assert PROMISE.places(s.position, (0, 1)) == [] and PROMISE.places(s.position, (0, 2)) == [0, 1, 2, 3]
    s.g.tile[2, 1] = 1
    assert PROMISE.places(s.position, (0, 1)) == [2]
    s.g.phase = CABINET_ACTIONS
    assert PROMISE.places(s.position, (0, 2)) == [1, 2, 3], "nobody plays another tile on the current state"
    s.g.tile[0, 0] = s.g.tile[0, 2] = 1
    assert PROMISE.places(s.position, (0, 2)) == [0, 1, 2, 3]
    s.g.partner[0], s.g.partner[1] = 1, 0
    assert PROMISE.places(s.position, (0, 2)) == [1, 2, 3], "0 has a partner already"
