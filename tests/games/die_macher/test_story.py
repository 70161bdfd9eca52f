"""The story of whole games: complete, true and without anybody's secrets.

Truth is tested by bookkeeping: books of money, members, votes, opinions and the national board are kept from a spectator's lines
alone, and compared with the position after every action.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from hustings.core import gate, layout
from hustings.core.chance import Chance, fresh, seeded
from hustings.core.layout import Records
from hustings.core.play import Play, start
from hustings.core.values import SETUP, Entry, Line
from hustings.games.die_macher import options as o
from hustings.games.die_macher.position import (
    CABINET_PLACING,
    COALITIONS,
    CONTRIBUTIONS,
    CONVERSION,
    MEDIA,
    POLLS_PHASE,
    SPOILS,
    START_PLAYER,
    STATES,
)
from hustings.games.die_macher.rules.table import stance
from hustings.text.story import tell
from hustings.text.words import LANGUAGES, Words
from support.die_macher.scene import GAME, Scene, scene

TABLES: list[tuple[str, int, tuple[str, ...]]] = [
    ("2006", 5, ()),
    ("2006", 3, ()),
    ("2006", 4, ("short",)),
    ("1997", 4, ()),
    ("1997", 3, ("imposed-stances",)),
]
SPECTATOR = None


class Step:
    """One entry with the positions around it and what every reader is told."""

    def __init__(self, play: Play, before: Records | None, revealed: int) -> None:
        self.before, self.after, self.entry = before, layout.copy(play.position), play.entries[-1]
        self.revealed = revealed
        readers = [*range(play.seats), SPECTATOR]
        self.told = {v: tell(play.game, v, before, self.after, self.entry, play.sheet) for v in readers}


def choose(rng: random.Random, options: list[int]) -> int:
    """A random option, but bids are small: otherwise the first one takes all the money and nothing happens afterwards."""
    bids = [x for x in options if x < o.AMOUNTS]
    if bids and rng.random() < 0.7:
        return bids[min(len(bids) - 1, int(rng.expovariate(0.5)))]
    return rng.choice(options)


@cache
def game(table: tuple[str, int, tuple[str, ...]]) -> tuple[Play, list[Step]]:
    """A whole game of random options."""
    edition, players, variants = table
    play = start("die-macher", edition=edition, players=players, variants=variants, seed=7)
    rng = random.Random(f"{table}")
    steps = [Step(play, None, 2)]
    while not play.over:
        seat = rng.choice(play.asked)
        before = layout.copy(play.position)
        play.act(seat, choose(rng, play.legal(seat)))
        steps.append(Step(play, before, play.revealed))
    return play, steps


tables = pytest.mark.parametrize("table", TABLES, ids=lambda t: "-".join([t[0], str(t[1]), *t[2]]))


def inner(line: Line) -> Iterator[Line]:
    """The line and all lines in it."""
    yield line
    for value in line.things.values():
        for part in (value,) if isinstance(value, Line) else value if isinstance(value, tuple) else ():
            yield from inner(part)


# Complete


@tables
def test_every_action_is_told_to_its_own_party(table: Any) -> None:
    _, steps = game(table)
    for step in steps[1:]:
        assert step.told[step.entry.seat], step.entry


@tables
def test_the_story_is_no_longer_than_people_read(table: Any) -> None:
    play, steps = game(table)
    for reader in (*range(play.seats), SPECTATOR):
        lines = sum(len(step.told[reader]) for step in steps)
        assert len(steps) / 3 < lines < 2 * len(steps)


@tables
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_can_be_said(table: Any, lang: str) -> None:
    play, steps = game(table)
    words = Words(play.game, lang, strict=True)
    last = play.observe(None)
    for number, step in enumerate(steps):
        for place, (_, lines) in enumerate(step.told.items()):
            if step.entry.seat == SETUP or (number + place) % 7 == 0:
                for line in lines:
                    text = words.line(last, line)
                    assert text and "{" not in text and "None" not in text


# True


class Books:
    """Books that a reader can keep of the game from the lines alone."""

    def __init__(self, money: int, members: int, rounds: int) -> None:
        self.rounds = rounds
        self.money: Counter[int] = Counter(dict.fromkeys(range(5), money))
        self.members: Counter[int] = Counter(dict.fromkeys(range(5), members))
        self.votes: Counter[tuple[int, int]] = Counter()
        self.opinions: dict[int, set[int]] = {state: set() for state in range(STATES)}
        self.national: dict[int, tuple[int, int]] = {}
        self.polls: list[int] = []  # states whose poll was sold or unsold this round

    def read(self, line: Line) -> None:
        t: Any = line.things
        match line.key.removeprefix("story-"):
            case "setup-opinions" | "new-state":
                self.opinions[t["state"]] = {part.things["card"] for part in t["cards"]}
            case "turned-up":
                for part in t["cards"]:
                    self.opinions[part.things["state"]].add(part.things["card"])
            case "opinion-swapped":
                self.opinions[t["state"]] ^= {t["card_old"], t["card"]}
            case "opened":
                for gain in t["gains"]:
                    self.gain(t["party"], gain)
            case "start-won" | "start-rolled" | "cabinet-up" | "meetings":
                self.money[t["party"]] -= t["money"]
            case "poll-won":
                self.money[t["party"]] -= t["money"]
                self.polls.append(t["state"])
            case "polls-unsold":
                self.polls += [part.things["state"] for part in t["states"]]
            case "media-bought" | "media-bought-control" | "media-bought-tied":
                self.money[t["party"]] -= t["money"]
            case "action-oust":
                self.money[t["party"]] -= t["money"]
                self.money[t["party_2"]] += t["money_2"]
            case "action-votes" | "converted":
                self.votes[t["state"], t["party"]] += t["votes"]
                assert self.votes[t["state"], t["party"]] == t["votes_total"]
            case "last-meetings":
                for part in t["gains"]:
                    self.votes[t["state"], part.things["party"]] += part.things["votes"]
            case "election":
                for part in t["results"]:
                    assert part.things["votes"] == self.votes[t["state"], part.things["party"]]
                in_play = range(t["state"], min(t["state"] + 4, self.rounds))
                assert self.polls == ([] if t["state"] == self.rounds - 1 else list(in_play))
                self.polls = []
            case "paid" | "paid-dues":
                for part in t["gains"]:
                    self.money[part.things["party"]] += part.things["money"]
            case "recruited":
                for part in t["gains"]:
                    self.members[part.things["party"]] += part.things["members"]
            case "poll-shelved" | "gift-shown" | "gift-shown-largest":
                self.members[t["party"]] += t["members"]
            case "gift-taken":
                self.money[t["party"]] += t["money"]
                self.members[t["party"]] -= t["members"]
            case "national-new" | "national-turned" | "national-pushed":
                self.national[t["space"]] = (t["card"], 1)
            case "national-secured":
                assert self.national[t["space"]][0] == t["card"]
                self.national[t["space"]] = (t["card"], self.national[t["space"]][1] + 1)

    def gain(self, party: int, gain: Line) -> None:
        t: Any = gain.things
        if gain.key == "gain-votes":
            self.votes[t["state"], party] += t["votes"]
        elif gain.key == "gain-members":
            self.members[party] += t["members"]

    def check(self, position: Records) -> None:
        g = position[0]
        for party in range(int(g["parties"])):
            assert self.money[party] == g["ledger"][party]
            assert self.members[party] == g["members"][party]
            for state in range(STATES):
                assert self.votes[state, party] == g["votes"][state, party]
        lying = {slot + 1: (card, pile) for slot, (card, pile) in enumerate(zip(g["national"], g["national_pile"], strict=True))}
        assert self.national == {space: entry for space, entry in lying.items() if entry[0] >= 0}
        taken = {card for card, _ in self.national.values()}  # carried away from the current state
        current, rounds = int(g["round"]) - 1, int(g["rounds"])
        for state in range(current + 1, min(current + 4, rounds)):
            assert self.opinions[state] == cards_of(g, state)
        assert cards_of(g, current) <= self.opinions[current] <= cards_of(g, current) | taken or g["phase"] >= CONTRIBUTIONS


def cards_of(g: Any, state: int) -> set[int]:
    return {2 * issue + (0 if side > 0 else 1) for issue, side in enumerate(g["opinion"][state]) if side}


@tables
def test_the_story_accounts_for_money_members_votes_and_opinions(table: Any) -> None:
    _, steps = game(table)
    books = Books(25, 5, int(steps[0].after["rounds"][0]))
    for step in steps:
        for line in step.told[SPECTATOR]:
            books.read(line)
        books.check(step.after)


@tables
def test_the_end_tells_points_and_winners(table: Any) -> None:
    play, steps = game(table)
    lines = steps[-1].told[SPECTATOR]
    points = {line.things["party"]: line.things["points"] for line in lines if line.key == "story-score"}
    assert points == dict(enumerate(play.scores()))
    named = [part.things.get("party") for line in lines if line.key.startswith("story-winner") for part in inner(line)]
    assert {seat for seat in named if seat is not None} == set(play.winners())


@tables
def test_own_draws_are_told_exactly(table: Any) -> None:
    """A party can keep track of its hand from its own lines."""
    play, steps = game(table)
    hands: dict[int, Counter[int]] = {seat: Counter() for seat in range(play.seats)}
    for step in steps:
        for seat, hand in hands.items():
            for line in step.told[seat]:
                cards: Any = [part.things["card"] for part in inner(line) if part.key == "just-card"]
                if line.key in ("story-own-hand", "story-own-drew"):
                    hand.update(cards)
                elif line.key == "story-discarded" and line.things["party"] == seat:
                    hand.subtract(cards)
                elif line.key == "story-platform-swapped" and line.things["party"] == seat:
                    hand.subtract([line.things["card"]])  # type: ignore[list-item]
            held = step.after["hand"][0, seat]
            assert +hand == Counter(int(card) for card in held if card >= 0)


# Without secrets


@tables
def test_what_is_meant_for_one_reader_is_told_to_it_alone(table: Any) -> None:
    _, steps = game(table)
    for step in steps:
        for reader, lines in step.told.items():
            for line in lines:
                if line.key.startswith("story-own-"):
                    assert reader is not None
                    assert line.things.get("party", reader) == reader


@tables
def test_another_truth_behind_the_same_view_is_told_the_same(table: Any) -> None:
    """With different secrets of others, and a different hidden option of the actor, a reader who sees no difference is told the
    same."""
    play, steps = game(table)
    rules, rng = play.game.rules, random.Random(1)
    f = layout.plain(play.game.figures, play.sheet.record)
    compared: Counter[str] = Counter()
    for number, step in enumerate(steps[1:]):
        if step.entry.outcomes or step.revealed:
            continue
        assert step.before is not None
        seat = step.entry.seat
        reader = rng.choice([v for v in step.told if v != seat])
        eyes = play.game.seats if reader is None else reader
        other = observed(play, step.before, eyes)
        g, chances = layout.plain(play.game.position, other), seeded(number)
        c: Any = layout.plain(Chance, chances)
        fresh(c)
        rules.resample(f, g, c, eyes)
        kind = rules.decision(f, layout.plain(play.game.position, step.before), seat)
        option = step.entry.option
        if play.game.hidden(kind, option):
            legal = [x for x in range(play.game.options) if rules.refusal(f, g, seat, x) == 0]
            hidden = [x for x in legal if play.game.hidden(rules.decision(f, g, seat), x)]
            if not hidden:  # e.g. no further cabinet card is affordable
                continue
            option = rng.choice(hidden)
        elif rules.refusal(f, g, seat, option):
            continue
        before = layout.copy(other)
        fresh(c)
        rules.apply(f, g, c, seat, option)
        if layout.same(observed(play, other, eyes), observed(play, step.after, eyes)):
            told = tell(play.game, reader, before, other, Entry(seat, option), play.sheet)
            assert told == step.told[reader]
            compared[play.game.decisions[kind]] += 1
    assert compared["start-bid"] and compared["placing"] and compared["discarding"] and compared["choose-boons"]


def test_the_game_s_story_is_given_observations_and_never_the_truth() -> None:
    play, steps = game(TABLES[0])
    seen: list[tuple[Records, Records]] = []

    def spy(sheet: Any, viewer: int, before: Records, after: Records, *action: Any) -> list[Line]:
        seen.append((before, after))
        return []

    assert play.game.wording is not None
    spied = replace(play.game, wording=replace(play.game.wording, story=spy))
    for step in steps[1::10]:
        assert step.before is not None
        for reader, eyes in ((0, 0), (SPECTATOR, play.game.seats)):
            tell(spied, reader, step.before, step.after, step.entry, play.sheet)
            before, after = seen.pop()
            assert layout.same(before, observed(play, step.before, eyes))
            assert layout.same(after, observed(play, step.after, eyes))


def observed(play: Play, position: Records, eyes: int) -> Records:
    return gate.observe(play.game.position, play.game.seats, position, eyes)


# Single stories, by rule


def told(s: Scene, seat: int, option: int, viewer: int | None = None, outcomes: list[int] | None = None) -> list[Line]:
    """The lines that tell a reader of an action in a scene."""
    before = layout.copy(s.position)
    said = s.act(seat, option, outcomes)
    return tell(GAME, viewer, before, s.position, Entry(seat, option, tuple(said)), s.sheet)


def keys(lines: list[Line]) -> list[str]:
    return [line.key.removeprefix("story-") for line in lines]


def test_3_1_sealed_bids_are_told_to_their_party_and_shown_when_all_are_in() -> None:
    s = scene(players=3)
    s.enter(START_PLAYER)
    assert told(s, 0, 4, viewer=0) == [Line("story-own-bid", {"party": 0, "money": 4})]
    assert told(s, 1, 3, viewer=0) == [Line("story-bid-sealed", {"party": 1})]
    lines = told(s, 2, 1, viewer=0)
    assert keys(lines) == ["bid-sealed", "bids", "start-won"]
    assert [part.things for part in lines[1].things["bids"]] == [  # type: ignore[union-attr]
        {"party": 0, "money": 4}, {"party": 1, "money": 3}, {"party": 2, "money": 1},
    ]  # fmt: skip
    assert lines[2].things == {"party": 0, "money": 4}


def test_3_1_3_a_tie_is_told_and_only_the_second_bids_of_the_tied() -> None:
    s = scene(players=3)
    s.enter(START_PLAYER)
    s.act(0, 4)
    s.act(1, 4)
    lines = told(s, 2, 1)
    assert keys(lines) == ["bid-sealed", "bids", "bids-tied"]
    s.act(0, 6)
    lines = told(s, 1, 5)
    assert keys(lines) == ["bid-sealed", "bids", "start-won"]
    assert [part.things for part in lines[1].things["bids"]] == [{"party": 0, "money": 6}, {"party": 1, "money": 5}]  # type: ignore[union-attr]


def test_3_1_4_without_a_bid_the_dice_are_told() -> None:
    s = scene(players=3)
    s.enter(START_PLAYER)
    s.act(0, 0)
    s.act(1, 0)
    lines = told(s, 2, 0, outcomes=[0, 5, 0])
    assert keys(lines) == ["bid-sealed", "bids", "start-rolled"]
    assert lines[2].things == {"party": 1, "money": 0}


def test_3_4_coalitions_are_told() -> None:
    s = scene(players=3)
    for party, stances in enumerate(([1, 1, 1, 1, 1, 0, 0], [1, 1, -1, -1, -1, 0, 0], [-1, -1, -1, -1, 0, 1, 0])):
        s.platform(party, stances)
        s.g.tile[0, party] = 1
    s.enter(COALITIONS)
    lines = told(s, 0, o.PROPOSE + 1)
    assert lines == [Line("story-coalition-proposed", {"party": 0, "party_2": 1, "state": 0, "common": 2})]
    assert keys(told(s, 1, o.DECLINE))[:1] == ["coalition-declined"]


def test_4_2_and_4_5_an_action_that_ends_the_round_tells_all_that_follows_in_order() -> None:
    """The last conversion: the election, no spoils to take, members, money, boards, then contributions are asked."""
    s = scene(players=3)
    s.g.meetings[0, 0], s.g.cubes[0] = 6, s.g.cubes[0] - 5
    s.g.trend[0, 0] = 2
    s.enter(CONVERSION)
    lines = told(s, 0, o.CONVERT + 6)
    assert keys(lines)[:5] == ["converted", "phase", "election", "won-clear", "phase"]
    assert lines[0].things == {"party": 0, "state": 0, "cubes": 6, "votes": 12, "votes_total": 12}
    assert keys(lines)[5:] == ["paid-dues", "new-state", "turned-up", "phase"]


def test_4_3_a_card_pushed_out_of_national_opinion() -> None:
    s = scene(players=3)
    for slot in range(5):
        s.g.national[slot], s.g.national_pile[slot] = 2 * slot, 1
    s.opinion(0, 6, 1)
    s.g.votes[0, 1] = 9
    s.g.spoils_party[0], s.g.spoils_cards[0] = 1, 1
    s.enter(SPOILS)
    assert keys(told(s, 1, o.PLACE_OPINION + 6)) == ["national-full"]
    lines = told(s, 1, o.PUSH_OUT + 3)
    assert lines[0] == Line("story-national-pushed", {"party": 1, "card": 12, "card_old": 6, "space": 4})


def test_4_2_a_nobody_wins_without_a_vote() -> None:
    """Nobody wants the last poll, nobody may convert, and one cube each brings no vote."""
    s = scene(players=3)
    s.enter(POLLS_PHASE, state=3)
    s.act(0, o.PASS)
    s.act(1, o.PASS)
    lines = told(s, 2, o.PASS)
    assert keys(lines)[:5] == ["polls-unsold", "phase", "election", "won-nobody", "phase"]
    assert lines[0].things["states"] == (Line("just-state", {"state": 3}),)


def test_6_5_a_shared_victory_names_all_winners() -> None:
    s = scene(players=3)
    s.g.round, s.g.media[6, 0] = 7, 1
    s.g.spoils_party[0], s.g.spoils_marker[0] = 0, 1
    s.enter(SPOILS)
    lines = told(s, 0, o.PASS)
    assert keys(lines) == ["marker-kept", "phase", "score", "score", "score", "winners"]
    assert {part.things.get("party") for part in inner(lines[-1])} == {None, 0, 1, 2}


def test_3_3_2_cards_nobody_can_act_with_are_told_without_their_states() -> None:
    """They are off the table before anyone is asked; the reader can only see that they were played."""
    nothing = {"votes": [0] * 7, "key": [False] * 7, "media": [False] * 7, "up": [0] * 7, "down": [0] * 7}
    s = scene(players=3, own={f"cabinet.{figure}": row for figure, row in nothing.items()})
    for party in range(3):
        s.cash(party, 1)
    s.enter(CABINET_PLACING, turn=2)
    for _ in range(3):
        s.act(2, o.PASS)
    lines = told(s, 2, o.PLACE + 3 * 7 + 6)
    assert lines[1] == Line("story-cabinet-up", {"party": 2, "cards": (Line("cabinet-away", {"cabinet": 6}),), "money": 1})


def members_told(lines: list[Line]) -> Counter[int]:
    """The change in members told by the lines, by party."""
    told: Counter[int] = Counter()
    for part in (part for line in lines for part in inner(line) if "members" in part.things):
        t: Any = part.things
        told[t["party"]] += -t["members"] if part.key == "story-gift-taken" else t["members"]
    return told


def test_3_7_4_members_for_a_shelved_poll_are_told_apart_from_those_that_opinion_brings() -> None:
    """The last poll of the round is shelved, nobody may convert or take spoils: the round ends at once."""
    s = scene(players=3)
    s.g.national[0], s.g.national_pile[0] = 0, 1  # all platforms agree
    s.enter(POLLS_PHASE, state=3)
    s.act(0, 1)
    s.act(1, o.PASS)
    s.act(2, o.PASS)
    before = list(s.g.members)
    lines = told(s, 0, o.SHELVE)
    assert "recruited" in keys(lines)
    shelved, gained = lines[0], s.g.members[0] - before[0]
    assert shelved.key == "story-poll-shelved" and shelved.things["members"] == gained - s.f.recruits[0]
    assert [members_told(lines)[party] for party in range(3)] == [s.g.members[p] - before[p] for p in range(3)]


def test_5_2_contributions_and_the_last_election_in_one_go_are_told_apart() -> None:
    """Short game: after the last contributions the last state votes; nobody has a vote there, and the game is over."""
    s = scene(players=3, variants=["short"])
    s.g.national[0], s.g.national_pile[0] = 0, 1
    s.g.round = 4
    s.enter(CONTRIBUTIONS)
    s.act(0, o.ACCEPT)
    s.act(1, o.REFUSE)
    before = list(s.g.members)
    lines = told(s, 2, o.REFUSE + 1)
    assert [key for key in keys(lines) if key.startswith(("gift", "won", "rec", "win"))] == [
        "gift-refused", "gift-taken", "gift-shown", "gift-shown-largest", "won-nobody", "recruited", "winner",
    ]  # fmt: skip
    assert [members_told(lines)[party] for party in range(3)] == [s.g.members[p] - before[p] for p in range(3)]


def test_5_2_3_who_alone_refused_the_most_is_named_and_nobody_knows_before() -> None:
    s = scene(players=3)
    s.enter(CONTRIBUTIONS)
    assert told(s, 0, o.REFUSE + 4, viewer=1) == [Line("story-gift-refused", {"party": 0})]
    assert told(s, 1, o.REFUSE + 1, viewer=1) == [Line("story-own-gift-refused", {"party": 1, "money": 20})]
    lines = told(s, 2, o.ACCEPT + 0, viewer=1)
    assert keys(lines)[:4] == ["gift-accepted", "gift-taken", "gift-shown-largest", "gift-shown"]
    assert [line.things["party"] for line in lines[1:4]] == [2, 0, 1]
    assert keys(lines)[4:6] == ["round", "phase"]


def test_stance_of_the_books_matches_the_rules() -> None:
    """The bookkeeping above reads cards in the same way as the rules."""
    assert [stance(card) for card in (0, 1)] == [1, -1]


@pytest.mark.parametrize(("markers", "control"), [((2, 1), "bought"), ((1, 0), "bought-tied"), ((0, 0), "bought-control")])
def test_3_5_2_what_is_said_of_media_control_is_true(markers: tuple[int, int], control: str) -> None:
    s = scene(players=3)
    for party, count in enumerate(markers):
        s.g.media[0, party] = count
    s.g.start = 2
    s.enter(MEDIA)
    assert keys(told(s, 2, o.BUY_MEDIA))[0] == f"media-{control}"
