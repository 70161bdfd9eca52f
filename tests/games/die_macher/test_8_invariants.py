"""8 Never: invariants after every decision, over 3,000 random games of every configuration; a third of them in `make test`.

The games are played once for this module. Each test then checks its clause: that no position broke it, and that a position in
which it is broken on purpose is noticed.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from hustings.core import layout
from hustings.games.die_macher.options import ACCEPT, BUY_MEDIA, PASS, REFUSE
from hustings.games.die_macher.position import OVER, Position
from support.die_macher import invariants, money
from support.die_macher import second_opinion as rules
from support.die_macher.scene import GAME
from support.die_macher.tapes import CONFIGURATIONS, Tape, record, tapes
from support.slow import fewer

GAMES, MOST_DECISIONS = 3_000, 1_200
PLATFORM_CARDS, OPINION_CARDS = 56, 42


@dataclass
class Findings:
    """What was found: the first few places where each check failed, and the length of every game."""

    games: int  # the minimum number to play
    broken: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    lengths: list[int] = field(default_factory=list)
    finished: int = 0

    def add(self, tape: Tape) -> None:
        for check, where in invariants.broken(tape.figures, tape.positions).items():
            self.broken[check] += [tape.place(index) for index in where[:3]]
        self.broken["money"] += [tape.place(index) for index in money.unexplained(tape)[:3]]
        self.lengths += tape.lengths
        self.finished += int((tape.positions["phase"] == OVER).sum())


@pytest.fixture(scope="module")
def findings(pytestconfig: pytest.Config) -> Findings:
    """3,000 random games in `make test-all`, checked after every decision; a third of them in `make test`, a tenth in
    `make check`."""
    found = Findings(games=fewer(GAMES, pytestconfig))
    for tape in tapes(found.games, seed=1):
        found.add(tape)
    return found


@pytest.fixture(scope="module")
def tape() -> Tape:
    """A few games of five parties in 2006."""
    return record(CONFIGURATIONS.index(("2006", 5, ())), 3, seed=7)


def noticed(tape: Tape, at: int, **changes: tuple[int | tuple[int, ...], int]) -> set[str]:
    """The checks that fail when a cell of some fields, `field=(index, change)`, is changed in a sound position."""
    spoilt = layout.copy(tape.positions[at : at + 1])
    assert not invariants.broken(tape.figures, spoilt)
    for name, (index, change) in changes.items():
        spoilt[name][(0, *(index if isinstance(index, tuple) else (index,)))] += change
    return set(invariants.broken(tape.figures, spoilt))


MIDDLE = 250  # a decision in the middle of a game


# Per party


def test_8_cubes_in_supply_and_on_boards_are_18(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["supplies"]
    assert ((tape.positions["cubes"] + tape.positions["meetings"].sum(axis=1)) == 18).all()
    assert "supplies" in noticed(tape, MIDDLE, cubes=(3, 1))


def test_8_media_in_supply_on_boards_and_national_are_5(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["supplies"]
    assert "supplies" in noticed(tape, MIDDLE, markers=(0, -1))
    assert "supplies" in noticed(tape, MIDDLE, national_media=((0, 1), 1))
    assert noticed(tape, MIDDLE, markers=(0, -1), national_media=((0, 0), 1)) <= {"supplies"}  # balanced, unless below 0


def test_8_money_is_never_below_0(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["supplies"]
    assert "supplies" in noticed(tape, MIDDLE, cash=(2, -1000), ledger=(2, -1000))


def test_8_money_is_what_a_counter_knows(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["supplies"]
    assert noticed(tape, MIDDLE, cash=(2, 1)) == {"supplies"}
    assert not noticed(tape, MIDDLE, cash=(2, 1), ledger=(2, 1))


def test_8_members_are_never_below_0(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["supplies"]
    assert noticed(tape, MIDDLE, members=(4, -1000)) == {"supplies"}


def test_8_five_open_platform_cards_on_five_issues(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["platforms"]
    held = next(issue for issue in range(7) if tape.positions["platform"][MIDDLE, 1, issue] == 1)
    assert "platforms" in noticed(tape, MIDDLE, platform=((1, held), -1))  # one less
    assert "platforms" in noticed(tape, MIDDLE, platform=((1, held), 1))  # two of one issue


def test_8_at_most_3_hidden_cards(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["hands"]
    assert "hands" in noticed(tape, MIDDLE, hand_size=(0, 1))
    assert tape.positions["hand_size"].max() == 3


# Decks


def test_8_all_platform_cards_are_in_exactly_one_place(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["platform_deck"]
    assert not findings.broken["empty_queue_places"]
    assert "platform_deck" in noticed(tape, MIDDLE, platform_discard=(4, 1))
    assert "platform_deck" in noticed(tape, MIDDLE, platform_left=((), 1))
    assert 14 * tape.figures["platform_copies"][0] == PLATFORM_CARDS


def test_8_all_opinion_cards_are_in_exactly_one_place(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["opinion_deck"]
    assert "opinion_deck" in noticed(tape, MIDDLE, opinion_gone=(4, 1))
    assert "opinion_deck" in noticed(tape, MIDDLE, opinion_discard=(3, 1))
    assert 14 * tape.figures["opinion_copies"][0] == OPINION_CARDS


def test_8_all_polls_are_in_exactly_one_place(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["polls"]
    assert noticed(tape, MIDDLE, poll_public=(7, 1)) == {"polls"}
    assert noticed(tape, MIDDLE, poll_left=((), 20)) == {"polls"}


def test_8_all_state_cards_are_in_exactly_one_place(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["state_cards"]
    assert noticed(tape, MIDDLE, land_deck=(int(tape.positions["land"][MIDDLE, 0]), 1)) == {"state_cards"}


def test_8_all_cabinet_cards_are_in_exactly_one_place(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["cabinet"]
    assert "cabinet" in noticed(tape, 0, cabinet_up=((0, 1), 4))  # turned up and still in the hand


def test_8_all_contribution_cards_are_in_exactly_one_place(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["contributions"]
    assert noticed(tape, 0, gift=((0, 1), 1)) == {"contributions"}  # twice
    assert noticed(tape, 0, refused=(0, 3)) == {"contributions"}  # face down without its back


def test_8_coalition_tiles_come_from_telephones(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["coalition_tiles"]
    assert noticed(tape, 0, tiles=(1, -1)) == {"coalition_tiles"}
    assert noticed(tape, 0, partner=(0, 2)) == {"coalition_tiles"}  # the other knows nothing of it


# Boards


def test_8_the_pool_is_6(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["exchange_pool"]
    assert (tape.positions["pool"].sum(axis=1) == 6).all()
    assert "exchange_pool" in noticed(tape, MIDDLE, pool=(5, 1))


def test_8_open_opinions_of_a_state_are_on_different_issues(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["state_boards"]
    issue = next(issue for issue in range(7) if tape.positions["opinion"][0, 0, issue] == 1)
    assert "state_boards" in noticed(tape, 0, opinion=((0, issue), 1))  # two cards of one issue
    other = next(issue for issue in range(7) if tape.positions["opinion"][0, 0, issue] == 0)
    assert "state_boards" in noticed(tape, 0, opinion=((0, other), 1))  # a fifth card


def test_8_at_most_4_key_issue_tiles_each_on_a_card(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["key_issues"]
    assert "key_issues" in noticed(tape, 0, key_issue=(0, 8))
    bare = next(issue for issue in range(7) if tape.positions["opinion"][0, 1, issue] == 0)
    assert noticed(tape, 0, key_issue=(1, bare + 1)) == {"key_issues"}
    spoilt = layout.copy(tape.positions[:1])
    for state in range(5):
        spoilt["key_issue"][0, state] = 0
    assert "key_issues" in invariants.broken(tape.figures, spoilt)


def test_8_trends_are_within_3(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["tracks"]
    assert noticed(tape, 0, trend=((2, 1), 3)) == set()
    assert noticed(tape, 0, trend=((2, 1), 4)) == {"tracks"}
    assert noticed(tape, 0, trend=((2, 1), -4)) == {"tracks"}


def test_8_votes_are_0_to_50(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["tracks"]
    assert noticed(tape, 0, votes=((2, 4), 50), height=((2, 4), -4)) == set()
    assert noticed(tape, 0, votes=((2, 4), 51), height=((2, 4), -4)) == {"tracks"}
    assert noticed(tape, 0, votes=((2, 4), -1), height=((2, 4), -4)) == {"tracks"}


def test_8_markers_on_one_space_lie_on_each_other(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["stacks"]
    assert noticed(tape, 0, height=((2, 4), -1)) == {"stacks"}  # two of one height
    assert noticed(tape, 0, votes=((2, 2), 7), height=((2, 2), -2)) == {"stacks"}  # a gap where it lay


def test_8_national_opinions_are_on_different_issues_from_the_left(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["national_opinions"]
    assert "national_opinions" in noticed(tape, 0, national=(1, 1), national_pile=(1, 1))  # a gap
    spoilt = layout.copy(tape.positions[:1])
    spoilt["national"][0, :2], spoilt["national_pile"][0, :2] = (4, 5), 1
    assert "national_opinions" in invariants.broken(tape.figures, spoilt)


def test_8_only_parties_at_the_table_have_anything(findings: Findings) -> None:
    assert not findings.broken["empty_seats"]
    assert not findings.broken["seat_bits"]
    assert not findings.broken["game_itself"]
    three = record(CONFIGURATIONS.index(("1997", 3, ())), 1, seed=7)
    assert noticed(three, 0, members=(3, 1)) == {"empty_seats"}
    assert noticed(three, 0, trend=((1, 4), 1)) == {"empty_seats"}
    assert noticed(three, 0, asked=((), 8)) == {"seat_bits"}
    assert noticed(three, 0, round=((), 7)) >= {"game_itself"}


def test_8_imposed_stances_hold() -> None:
    imposed = record(CONFIGURATIONS.index(("1997", 5, ("imposed-stances",))), 2, seed=7)
    colour_of_seat_0 = int(imposed.positions["colour"][0, 0])
    issue = int(imposed.figures["imposed_issue"][0, colour_of_seat_0])
    stance = int(imposed.figures["imposed_stance"][0, colour_of_seat_0])
    at = next(i for i in range(len(imposed.positions)) if imposed.positions["platform"][i, 0, issue] == stance)
    assert "platforms" in noticed(imposed, at, platform=((0, issue), -2 * stance))


# The game


def test_8_money_moves_only_by_the_rules(findings: Findings, tape: Tape) -> None:
    assert not findings.broken["money"]
    bought = next(i for i in range(len(tape.option)) if BUY_MEDIA <= tape.option[i] < BUY_MEDIA + 7)
    spoilt = layout.copy(tape.positions)
    spoilt["cash"][bought:, 0] += 1
    edited = Tape(tape.configuration, tape.seed, tape.figures, spoilt, tape.seat, tape.option, tape.lengths)
    assert money.unexplained(tape) == []
    assert money.unexplained(edited) == [bought]


def test_8_a_random_game_always_ends_within_1200_decisions(findings: Findings) -> None:
    assert len(findings.lengths) >= findings.games
    assert findings.finished == len(findings.lengths)
    assert max(findings.lengths) <= MOST_DECISIONS


def stalling(rng: Random, legal: list[int]) -> int:
    """Draw out every poll auction by bidding the lowest amount, and save money for that."""
    if legal[0] < PASS:
        return legal[0]
    if PASS in legal:
        return PASS
    accepting = [option for option in legal if ACCEPT <= option < REFUSE]
    return max(accepting) if accepting else legal[0]


def test_8_a_game_always_ends_even_if_everyone_draws_it_out() -> None:
    tape = record(CONFIGURATIONS.index(("2006", 5, ())), 1, seed=3, policies=[stalling], room=GAME.longest)
    assert tape.positions["phase"][-1] == OVER
    assert MOST_DECISIONS < tape.lengths[0] <= 1_500, "the rules page says: about 1,500"
    assert not invariants.broken(tape.figures, tape.positions)
    assert money.unexplained(tape) == []


def test_8_nothing_else_is_broken_either(findings: Findings) -> None:
    assert {check: where for check, where in findings.broken.items() if where} == {}


# The batch checks against the second opinion


def opinion_of(figures: dict[str, Any], position: dict[str, Any], name: str) -> bool | None:
    """Whether the second opinion finds the position broken, or None where it cannot read it at all."""
    try:
        return any(True for _ in getattr(rules, name)(figures, position))
    except (IndexError, KeyError):
        return None


@pytest.mark.parametrize("configuration", range(len(CONFIGURATIONS)))
def test_the_batch_checks_say_what_the_second_opinion_says(configuration: int) -> None:
    """Compared for each position and check, on sound positions and on ones with a cell or two changed."""
    tape, rng = record(configuration, 2, seed=11), Random(configuration)
    sample = layout.copy(tape.positions[[rng.randrange(len(tape.positions)) for _ in range(150)]])
    for row in range(20, len(sample)):  # the first twenty stay sound
        for _ in range(rng.choice((1, 1, 2))):
            name, kind = rng.choice(list(layout.fields(Position).items()))
            cell = (row, *(rng.randrange(axis.size) for axis in kind.axes))
            changed = int(sample[name][cell]) + rng.choice((-2, -1, 1, 2))
            sample[name][cell] = changed if kind.holds == "number" else max(-1, changed)  # -2 would count from the end
    batch = invariants.Batch(tape.figures, sample)
    figures, found = layout.as_dict(GAME.figures, tape.figures), 0
    for check in invariants.SHARED:
        verdicts = check(batch).tolist()
        assert not any(verdicts[:20])
        for row, verdict in enumerate(verdicts):
            opinion = opinion_of(figures, layout.as_dict(Position, sample, row), check.__name__)
            assert opinion in (verdict, None), f"{check.__name__} of position {row}"
            found += verdict
    assert found > 20


def test_the_batch_checks_are_all_those_of_the_second_opinion() -> None:
    assert [check.__name__ for check in invariants.SHARED] == [check.__name__ for check in rules.CHECKS]
