"""The story of whole games: complete, true and without anybody's secrets.

Truth is tested by bookkeeping: books of laws, pawns, points and the time are kept from a spectator's lines alone and compared
with the position after every action; a player's hand and special cards are kept from its own lines.
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
from hustings.games.helvetiq import options as o
from hustings.games.helvetiq.position import (
    BERN,
    BLANK,
    BLUE,
    BY_TIME,
    DECREE,
    E1,
    E2,
    E3,
    EARLY_DEADLINE,
    FEDERALISM,
    FUND_RAISING,
    GRASS_ROOTS,
    GREEN,
    GREY,
    INITIATIVE_CARD,
    J1,
    KINDS,
    L1,
    L2,
    LAST_ACTIONS,
    NO,
    NONE,
    PARTY_LEVY,
    PARTY_ROW,
    PRESS_LEAK,
    RECESS,
    RED,
    REFERENDUM_CARD,
    RUMOUR,
    SIGNATURE_DRIVE,
    SPECIALS,
    SQUARES,
    TACIT_ELECTION,
    YELLOW,
    YES,
)
from hustings.text.story import tell
from hustings.text.words import LANGUAGES, Words
from support.helvetiq.scene import GAME, Scene, kind, route, scene

TABLES = [(2, 1), (3, 2), (4, 3), (4, 9)]  # players, seed
SPECTATOR = None
IN_J1, IN_L1 = route(NONE, J1), route(NONE, L1)


class Step:
    """One entry with the positions around it and what every reader is told."""

    def __init__(self, play: Play, before: Records | None, revealed: int) -> None:
        self.before, self.after, self.entry = before, layout.copy(play.position), play.entries[-1]
        self.revealed = revealed
        readers = [*range(play.seats), SPECTATOR]
        self.told = {v: tell(play.game, v, before, self.after, self.entry, play.sheet) for v in readers}


@cache
def game(table: tuple[int, int]) -> tuple[Play, list[Step]]:
    """A whole game of random options."""
    players, seed = table
    play = start("helvetiq", players=players, seed=seed)
    rng = random.Random(seed)
    steps = [Step(play, None, 2)]
    while not play.over:
        seat = rng.choice(play.asked)
        before = layout.copy(play.position)
        play.act(seat, rng.choice(play.legal(seat)))
        steps.append(Step(play, before, play.revealed))
    return play, steps


tables = pytest.mark.parametrize("table", TABLES, ids=lambda t: f"{t[0]}-players-{t[1]}")


def inner(line: Line) -> Iterator[Line]:
    """The line and all lines in it."""
    yield line
    for value in line.things.values():
        for part in (value,) if isinstance(value, Line) else value if isinstance(value, tuple) else ():
            yield from inner(part)


def listed(lines: Any, thing: str) -> Counter[int]:
    """The count of each thing that a list names."""
    return Counter({part.things[thing]: part.things.get("times", 1) for part in lines})


# Complete


@tables
def test_every_action_is_told_to_its_own_player(table: Any) -> None:
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
            if step.entry.seat == SETUP or (number + place) % 5 == 0:
                for line in lines:
                    text = words.line(last, line)
                    assert text and "{" not in text and "None" not in text


def test_games_of_every_size_can_be_told() -> None:
    """Telling the story never raises, for any reader."""
    for seed in range(6):
        rng = random.Random(seed)
        play = start("helvetiq", players=2 + seed % 3, seed=seed)
        while not play.over:
            seat = rng.choice(play.asked)
            before = layout.copy(play.position)
            play.act(seat, rng.choice(play.legal(seat)))
            for reader in (rng.randrange(play.seats), SPECTATOR):
                tell(play.game, reader, before, play.position, play.entries[-1], play.sheet)


# True


class Books:
    """Books that a spectator can keep of the game from the lines alone."""

    def __init__(self) -> None:
        self.laws: dict[int, Counter[int]] = {}
        self.pawns: Counter[tuple[int, int]] = Counter()
        self.points: Counter[int] = Counter()
        self.specials: Counter[int] = Counter()
        self.drawer, self.turn, self.active = 1, 0, NONE

    def read(self, line: Line) -> None:
        t: Any = line.things
        match line.key.removeprefix("story-"):
            case "setup-laws":
                self.laws[t["level"]] = listed(t["laws"], "colour")
            case "setup-hands":
                self.specials.update(part.things["party"] for part in t["hands"])
            case "round":
                self.turn, self.active = t["turn"] or self.turn, t["party"]
            case "obtained" | "marker":
                self.drawer = t["drawer"]
            case "specials":
                self.specials.update(part.things["party"] for part in t["parties"])
            case "played" | "played-red":
                self.specials[t["party"]] -= 1
                self.points[t["party"]] += t.get("points", 0)
            case "entered":
                self.pawns[t["square"], t["party"]] += 1
            case "elected":
                self.pawns[t["square"], t["party"]] += 1
                self.pawns[t["square_old"], t["party"]] -= 1
            case "demoted":
                self.pawns[t["square"], t["party_2"]] -= 1
                self.pawns[t["square_new"], t["party_2"]] += 1
            case "applied" | "five-colours":
                self.points[t["party"]] += t["points"]
            case "no-referendum" | "accepted" | "urgent" | "decreed":
                self.laws[t["level"]] += listed(t["coming"], "colour")
                self.laws[t["level"]] -= listed(t["going"], "colour")
            case "exchanged":
                for level, out, new in ((t["level"], t["colour"], t["colour_2"]), (t["level_2"], t["colour_2"], t["colour"])):
                    self.laws[level] += Counter({new: 1})
                    self.laws[level] -= Counter({out: 1})
        if line.key in ("story-paid", "story-applied", "story-paid-proposal"):
            self.specials[t["party"]] -= t["payment"].key == "as-joker"

    def check(self, position: Records) -> None:
        g = position[0]
        for level in range(3):
            assert self.laws[level] == +Counter({c: int(n) for c, n in enumerate(g["laws"][level])})
        for square in range(SQUARES):
            for seat in range(int(g["players"])):
                assert self.pawns[square, seat] == g["pawns"][square, seat]
        assert self.drawer == g["drawer"]
        if g["phase"] <= LAST_ACTIONS:
            assert (self.turn, self.active) == (g["turn"], g["active"])
            for seat in range(int(g["players"])):
                assert self.points[seat] == g["points"][seat].sum()
                assert self.specials[seat] == g["special_n"][seat]


@tables
def test_the_story_accounts_for_laws_pawns_points_and_the_time(table: Any) -> None:
    _, steps = game(table)
    books = Books()
    for step in steps:
        for line in step.told[SPECTATOR]:
            books.read(line)
        books.check(step.after)


@tables
def test_own_cards_are_told_exactly(table: Any) -> None:
    """A player can keep track of its hand and special cards from its own lines."""
    play, steps = game(table)
    hands: dict[int, Counter[int]] = {seat: Counter() for seat in range(play.seats)}
    specials: dict[int, set[int]] = {seat: set() for seat in range(play.seats)}
    for step in steps:
        for seat, hand in hands.items():
            for line in step.told[seat]:
                t: Any = line.things
                key = line.key.removeprefix("story-")
                if key in ("own-hand", "own-drew", "own-took"):
                    hand += listed(t["cards"], "card")
                elif key in ("own-lost", "own-rumoured"):
                    hand -= listed(t["cards"], "card")
                elif key == "own-ballot":
                    hand -= Counter({t["card"]: 1})
                elif key == "own-took-from":
                    hand += Counter({t["card"]: 1})
                elif key == "own-special":
                    specials[seat].add(t["special"])
                elif key in ("played", "played-red") and t["party"] == seat:
                    specials[seat].remove(t["special"])
                elif "payment" in t and t["party"] == seat:
                    if t["payment"].key == "as-joker":
                        specials[seat].remove(t["payment"].things["special"])
                    else:
                        hand -= Counter({t["payment"].things["card"]: 1})
            hands[seat] = hand
            assert hand == +Counter({card: int(n) for card, n in enumerate(step.after["hand"][0, seat])})
            if step.after["phase"][0] <= LAST_ACTIONS:
                assert specials[seat] == {card for card in range(SPECIALS) if step.after["special"][0, seat, card]}


@tables
def test_what_is_discarded_is_told_to_all(table: Any) -> None:
    """Every vote card that is discarded is named to the spectator. Actions with a shuffle or an applied law are left out."""
    _, steps = game(table)
    for step in steps[1:]:
        lines = step.told[SPECTATOR]
        if any(line.key == "story-shuffled" for line in lines):
            continue
        assert step.before is not None
        told: Counter[int] = Counter()
        for line in lines:
            t: Any = line.things
            if line.key in ("story-box", "story-turned", "story-decided", "story-rumoured"):
                told += listed(t["cards"], "card")
            elif "payment" in t and t["payment"].key == "just-card":
                told[t["payment"].things["card"]] += 1
        applied = any(line.key == "story-applied" for line in lines)
        after, before = step.after["discard"][0], step.before["discard"][0]
        if not applied:
            assert told == +Counter({card: int(after[card]) - int(before[card]) for card in range(KINDS)})


@tables
def test_the_end_tells_points_and_winners(table: Any) -> None:
    play, steps = game(table)
    lines = steps[-1].told[SPECTATOR]
    points = {line.things["party"]: line.things["points"] for line in lines if line.key == "story-score"}
    assert points == dict(enumerate(play.scores()))
    named = [part.things.get("party") for line in lines if line.key.startswith("story-winner") for part in inner(line)]
    assert {seat for seat in named if seat is not None} == set(play.winners())


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


def observed(play: Play, position: Records, eyes: int) -> Records:
    return gate.observe(play.game.position, play.game.seats, position, eyes)


def test_another_truth_behind_the_same_view_is_told_the_same() -> None:
    """With different secrets of others, and a different hidden option of the actor, a reader who sees no difference is told the
    same."""
    compared: Counter[str] = Counter()
    for table in TABLES:
        play, steps = game(table)
        rules, rng = play.game.rules, random.Random(1)
        f = layout.plain(play.game.figures, play.sheet.record)
        for number, step in enumerate(steps[1:]):
            if step.entry.outcomes:
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
            decision = rules.decision(f, layout.plain(play.game.position, step.before), seat)
            option = step.entry.option
            if play.game.hidden(decision, option):
                legal = [x for x in range(play.game.options) if rules.refusal(f, g, seat, x) == 0]
                option = rng.choice(legal)
            elif rules.refusal(f, g, seat, option):
                continue
            before = layout.copy(other)
            fresh(c)
            rules.apply(f, g, c, seat, option)
            if layout.same(observed(play, other, eyes), observed(play, step.after, eyes)):
                told = tell(play.game, reader, before, other, Entry(seat, option), play.sheet)
                assert told == step.told[reader]
                compared[play.game.decisions[decision]] += 1
    assert compared["first-ballot"] and compared["paying-election"] and compared["naming"]


def test_the_game_s_story_is_given_observations_and_never_the_truth() -> None:
    play, steps = game(TABLES[2])
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


# Single stories, by rule


def told(s: Scene, seat: int, *options: int, viewer: int | None = None, outcomes: list[int] | None = None) -> list[Line]:
    """The lines that tell a reader of the last of some actions in a scene."""
    s.act(seat, *options[:-1])
    before = layout.copy(s.position)
    said = s.act(seat, options[-1], outcomes=outcomes)
    return tell(GAME, viewer, before, s.position, Entry(seat, options[-1], tuple(said)), s.sheet)


def keys(lines: list[Line]) -> list[str]:
    return [line.key.removeprefix("story-") for line in lines]


def just(*cards: tuple[int, int]) -> tuple[Line, ...]:
    return tuple(Line("just-card", {"card": kind(card)}) for card in cards)


def of(thing: str, *numbers: int) -> tuple[Line, ...]:
    return tuple(Line(f"just-{thing}", {thing: number}) for number in numbers)


def test_3_1_1_obtaining_tells_the_drawer_and_to_each_its_own_cards() -> None:
    s = scene(players=3)
    s.g.drawer = 5
    new = [FUND_RAISING, RECESS, BERN, 4, kind((RED, YES)), kind((RED, NO)), kind((RED, NO))]
    by_reader = {}
    for viewer in (0, 1, None):
        t = scene(players=3)
        t.g.drawer = 5
        by_reader[viewer] = told(t, 0, o.OBTAIN, viewer=viewer, outcomes=new)
    assert keys(by_reader[None]) == ["obtained", "specials", "drew", "round"]
    assert by_reader[None][0].things == {"party": 0, "drawer": 6, "mark": "open"}
    assert by_reader[None][2].things == {"party": 0, "cards": 3}
    assert keys(by_reader[0]) == ["obtained", "specials", "own-special", "own-drew", "round"]
    assert by_reader[0][2].things["special"] == FUND_RAISING
    assert by_reader[0][3].things["cards"] == (
        Line("just-card", {"card": kind((RED, YES))}),
        Line("card-times", {"card": kind((RED, NO)), "times": 2}),
    )
    assert keys(by_reader[1]) == ["obtained", "specials", "own-special", "drew", "round"]
    assert by_reader[1][2].things["special"] == RECESS


def test_3_1_3_a_new_deck_is_told() -> None:
    s = scene(players=3)
    s.deck((RED, YES))
    lines = told(s, 0, o.OBTAIN, outcomes=[2, kind((RED, YES)), kind((RED, NO))])
    assert keys(lines) == ["obtained", "shuffled", "drew", "round"]
    s = scene(players=3)
    s.deck((RED, YES), (RED, NO))
    assert keys(told(s, 0, o.OBTAIN, outcomes=[2, kind((RED, YES)), kind((RED, NO))])) == ["obtained", "drew", "round"]


def test_ruling_3_1_a_nothing_to_draw_is_told() -> None:
    s = scene()
    s.deck()
    s.lose_discards()
    lines = told(s, 0, o.OBTAIN, viewer=0, outcomes=[0])
    assert lines[1] == Line("story-drew", {"party": 0, "cards": 0})


def test_3_2_2_an_election_is_told_card_by_card() -> None:
    s = scene()
    s.hand(0, (GREY, NO))
    s.special(0, RECESS)
    s.pawns(1, L1)
    assert told(s, 0, o.ELECT + IN_L1, viewer=1) == []
    assert told(s, 0, o.PAY + kind((GREY, NO)), viewer=1) == [
        Line("story-paid", {"party": 0, "payment": just((GREY, NO))[0], "square": L1})
    ]
    assert told(s, 0, o.JOKER + RECESS, viewer=1) == [
        Line("story-paid", {"party": 0, "payment": Line("as-joker", {"special": RECESS}), "square": L1}),
        Line("story-entered", {"party": 0, "square": L1}),
    ]


def test_3_2_2_the_player_reads_the_price() -> None:
    s = scene()
    s.hand(0, (RED, NO), (RED, YES))
    s.pawns(1, L1)
    assert told(s, 0, o.ELECT + IN_L1, viewer=0) == [Line("story-standing", {"party": 0, "square": L1, "price": 3})]


def test_3_2_7_five_colours_are_told_with_the_law_that_brought_them() -> None:
    s = scene()
    s.pawns(0, J1)
    for card in (5 * GREEN, 5 * BLUE, 5 * YELLOW, 5 * GREY):
        s.g.deck[card] -= 1
        s.g.aid_card[s.g.aid_n], s.g.aid_seat[s.g.aid_n] = card, 0
        s.g.aid_n += 1
        s.g.aid[0, card // 5] += 1
    s.hand(0, (RED, NO))
    lines = told(s, 0, o.APPLY + RED, o.PAY + kind((RED, NO)))
    assert lines == [
        Line("story-applied", {"party": 0, "level": 0, "colour": RED, "payment": just((RED, NO))[0], "points": 1}),
        Line("story-five-colours", {"party": 0, "points": 5}),
    ]


def test_3_2_9_the_cards_turned_up_and_what_follows() -> None:
    calm, stormy = kind((RED, BLANK)), kind((GREY, REFERENDUM_CARD))
    s = scene()
    s.pawns(0, L1)
    s.hand(0, (RED, NO), (RED, YES), (RED, YES))
    s.act(0, o.PROPOSE, o.PAY + kind((RED, NO)))
    assert told(s, 0, o.REPLACE + 5 * GREEN + GREY, viewer=1) == []
    lines = told(s, 0, o.PASS, viewer=1, outcomes=[calm])
    changes: dict[str, Any] = {"level": 0, "going": of("colour", GREEN), "coming": of("colour", GREY)}
    assert lines == [
        Line("story-proposed", {"party": 0, **changes}),
        Line("story-turned", {"cards": just((RED, BLANK))}),
        Line("story-no-referendum", changes),
    ]
    s.act(0, o.PROPOSE, o.PAY + kind((RED, YES)), o.REPLACE + 5 * BLUE + GREEN)
    lines = told(s, 0, o.PASS, viewer=1, outcomes=[stormy])
    assert keys(lines) == ["proposed", "turned", "referendum"]
    assert lines[1].things["cards"] == just((GREY, REFERENDUM_CARD))


def test_3_2_9_a_new_deck_in_the_middle_of_the_draw() -> None:
    s = scene()
    s.pawns(0, L1)
    s.hand(0, (RED, NO), (RED, YES))
    s.deck((RED, BLANK))
    s.act(0, o.PROPOSE, o.PAY + kind((RED, NO)), o.REPLACE + 5 * GREEN + GREY, o.REPLACE + 5 * BLUE + GREY)
    lines = told(s, 0, o.PASS, outcomes=[kind((RED, BLANK)), kind((GREY, NO))])
    assert keys(lines) == ["proposed", "shuffled", "turned", "no-referendum"]
    assert lines[2].things["cards"] == just((RED, BLANK), (GREY, NO))


def test_3_2_9_a_referendum_when_nobody_can_vote_is_counted_at_once() -> None:
    s = scene()
    s.pawns(0, L1)
    s.hand(0, (RED, NO))
    s.act(0, o.PROPOSE, o.PAY + kind((RED, NO)), o.REPLACE + 5 * GREEN + GREY)
    lines = told(s, 0, o.PASS, outcomes=[kind((GREY, REFERENDUM_CARD)), kind((RED, BLANK)), kind((BLUE, YES))])
    assert keys(lines) == ["proposed", "turned", "referendum", "box", "decided", "accepted"]
    assert lines[1].things["cards"] == just((GREY, REFERENDUM_CARD))
    assert lines[3].things["cards"] == ()
    assert lines[4].things["cards"] == just((RED, BLANK), (BLUE, YES))


def test_3_2_9_a_new_deck_is_told_once_even_if_the_count_goes_on_with_it() -> None:
    s = scene()
    s.pawns(0, L1)
    s.hand(0, (RED, NO))
    s.deck()
    s.act(0, o.PROPOSE, o.PAY + kind((RED, NO)), o.REPLACE + 5 * GREEN + GREY)
    lines = told(s, 0, o.PASS, outcomes=[kind((GREY, REFERENDUM_CARD)), kind((BLUE, YES))])
    assert keys(lines) == ["proposed", "shuffled", "turned", "referendum", "box", "decided", "accepted"]


def vote(s: Scene) -> None:
    """Make seat 0 launch an initiative in the commune; seats 0, 1 and 2 vote."""
    s.hand(0, (RED, INITIATIVE_CARD), (RED, YES))
    s.hand(1, (GREEN, NO), (GREEN, YES), (GREEN, BLANK))
    s.hand(2, (BLUE, NO))
    s.act(0, o.INITIATIVE, o.PAY + kind((RED, INITIATIVE_CARD)), o.REPLACE + 5 * GREEN + GREY, o.PASS)


def test_3_3_1_ballots_stay_secret_until_the_count() -> None:
    s = scene()
    vote(s)
    assert told(s, 1, o.BALLOT + kind((GREEN, NO)), viewer=0) == []
    assert told(s, 1, o.BALLOT + kind((GREEN, BLANK)), viewer=0) == [Line("story-voted", {"party": 1})]
    assert told(s, 0, o.BALLOT + kind((RED, YES)), viewer=0) == [Line("story-own-ballot", {"party": 0, "card": kind((RED, YES))})]
    drawn = [kind((YELLOW, BLANK))] * 3
    lines = told(s, 2, o.BALLOT + kind((BLUE, NO)), viewer=0, outcomes=drawn)
    assert keys(lines) == ["voted", "box", "rejected", "voters-drew", "own-drew"]
    assert lines[1].things["cards"] == just((RED, YES), (GREEN, NO), (GREEN, BLANK), (BLUE, NO))
    assert (lines[2].things["yes"], lines[2].things["no"]) == (1, 2)
    assert lines[4].things["cards"] == just((YELLOW, BLANK))


def test_3_3_3_the_cards_that_decide_are_told() -> None:
    s = scene()
    vote(s)
    s.act(1, o.BALLOT + kind((GREEN, BLANK)), o.PASS)
    s.act(0, o.BALLOT + kind((RED, YES)))
    decides = [kind((GREY, BLANK)), kind((GREY, YES))]
    lines = told(s, 2, o.BALLOT + kind((BLUE, NO)), outcomes=[*decides, *[kind((YELLOW, BLANK))] * 3])
    assert keys(lines) == ["voted", "box", "decided", "accepted", "voters-drew"]
    assert lines[2].things["cards"] == just((GREY, YES), (GREY, BLANK))
    assert lines[4].things["cards"] == 3


def test_ruling_3_2_s_a_signature_drive_tells_the_yes_it_brings() -> None:
    s = scene()
    s.special(0, SIGNATURE_DRIVE)
    s.hand(1, (GREEN, NO))
    lines = told(s, 0, o.PLAY + SIGNATURE_DRIVE, o.CHOOSE_LEVEL, o.REPLACE + 5 * GREEN + GREY, o.PASS)
    assert keys(lines) == ["signed"]
    question = GAME.wording.question(s.sheet, s.position, o.FIRST_BALLOT, 1)  # type: ignore[union-attr]
    assert question.things["yes"] == 1


def test_ruling_3_2_p_a_levy_is_seen_by_those_who_give_and_take() -> None:
    def levied(viewer: int | None) -> list[Line]:
        s = scene(players=3)
        s.special(0, PARTY_LEVY)
        s.hand(1, (GREEN, NO))
        s.hand(2, (BLUE, YES))
        return told(s, 0, o.PLAY + PARTY_LEVY, viewer=viewer, outcomes=[kind((GREEN, NO)), kind((BLUE, YES))])[1:]

    all_read = Line("story-levied", {"party": 0, "parties": of("party", 1, 2)})
    assert levied(None) == [all_read]
    assert levied(0) == [all_read, Line("story-own-took", {"party": 0, "cards": just((GREEN, NO), (BLUE, YES))})]
    assert levied(2) == [all_read, Line("story-own-lost", {"party_2": 0, "cards": just((BLUE, YES))})]


def test_ruling_3_2_p_a_rumour_is_told_even_if_the_discards_are_shuffled_afterwards() -> None:
    for deck in ([(GREY, BLANK)], []):
        s = scene(players=3)
        s.special(0, RUMOUR)
        s.hand(1, (GREEN, NO))
        s.hand(2, (BLUE, YES))
        s.deck(*deck)
        lines = told(s, 0, o.PLAY + RUMOUR, viewer=2, outcomes=[kind((GREEN, NO)), kind((BLUE, YES)), kind((GREY, BLANK))])
        assert keys(lines) == ["played", "rumoured", "own-rumoured", *([] if deck else ["shuffled"]), "drew"]
        assert lines[1].things == {"parties": of("party", 1, 2), "cards": just((GREEN, NO), (BLUE, YES))}
        assert lines[2].things["cards"] == just((BLUE, YES))


def test_ruling_3_2_q_a_press_leak_is_read_by_two_and_no_third() -> None:
    def leaked(viewer: int | None, card: tuple[int, int]) -> tuple[list[Line], list[Line]]:
        s = scene(players=3)
        s.special(0, PRESS_LEAK)
        s.hand(1, (GREEN, NO), (GREY, YES), (GREY, BLANK))
        looked = told(s, 0, o.PLAY + PRESS_LEAK, o.CHOOSE_SEAT + 1, viewer=viewer)
        return looked, told(s, 0, o.TAKE + kind(card), viewer=viewer)

    looks = Line("story-leak", {"party": 0, "party_2": 1})
    assert leaked(2, (GREEN, NO)) == leaked(2, (GREY, YES)) == ([looks], [Line("story-took", {"party": 0, "party_2": 1})])
    assert leaked(0, (GREEN, NO)) == (
        [looks, Line("story-own-leak", {"party": 0, "cards": just((GREEN, NO), (GREY, YES), (GREY, BLANK))})],
        [Line("story-own-took-from", {"party": 0, "party_2": 1, "card": kind((GREEN, NO))})],
    )
    assert leaked(1, (GREY, YES))[1] == [Line("story-own-lost", {"party_2": 0, "cards": just((GREY, YES))})]


def test_ruling_3_2_u_an_early_deadline_moves_the_marker_and_may_bring_its_own_card_back() -> None:
    s = scene(players=3)
    s.special(0, EARLY_DEADLINE)
    s.g.drawer = 5
    for card in range(SPECIALS):
        s.g.special_deck[card] = 0
        s.g.special_discard[card] = int(card != EARLY_DEADLINE)
    s.g.special_left = 0
    cards = [EARLY_DEADLINE, 1, 2, kind((RED, NO)), kind((RED, YES))]
    lines = told(s, 0, o.PLAY + EARLY_DEADLINE, viewer=0, outcomes=cards)
    assert keys(lines) == ["played", "marker", "specials-shuffled", "specials", "own-special", "own-drew"]
    assert lines[4].things["special"] == EARLY_DEADLINE


def test_3_2_12_other_special_cards_are_told() -> None:
    s = scene(players=3)
    s.special(0, TACIT_ELECTION, RECESS, FEDERALISM, DECREE, PARTY_ROW, GRASS_ROOTS)
    s.pawns(1, E2, E2)
    assert keys(told(s, 0, o.PLAY + TACIT_ELECTION)) == ["played"]
    assert told(s, 0, o.ELECT + IN_J1) == [Line("story-entered", {"party": 0, "square": J1})]
    assert keys(told(s, 0, o.PLAY + RECESS, viewer=0)) == ["played", "own-drew"]
    assert told(s, 0, o.CHOOSE_LEVEL + 1) == [Line("story-recess", {"party": 0, "level": 1})]
    exchange = o.EXCHANGE + 25 + 5 * RED + YELLOW  # commune and confederation
    assert told(s, 0, o.PLAY + FEDERALISM, exchange) == [
        Line("story-exchanged", {"party": 0, "level": 0, "colour": RED, "level_2": 2, "colour_2": YELLOW})
    ]
    assert told(s, 0, o.PLAY + DECREE, o.CHOOSE_LEVEL, viewer=1) == []
    changes: dict[str, Any] = {"level": 0, "going": of("colour", GREEN), "coming": of("colour", GREY)}
    assert told(s, 0, o.REPLACE + 5 * GREEN + GREY) == [Line("story-decreed", {"party": 0, **changes})]
    assert told(s, 0, o.PLAY + PARTY_ROW, o.DEMOTE + 4 + 1) == [
        Line("story-demoted", {"party": 0, "party_2": 1, "square": E2, "square_new": E1})
    ]
    assert told(s, 0, o.PLAY + GRASS_ROOTS) == [Line("story-played-red", {"party": 0, "special": GRASS_ROOTS, "points": 1})]


def test_4_1_both_ends_are_told_when_they_come() -> None:
    s = scene()
    s.g.drawer = s.f.drawers - 1
    lines = told(s, 0, o.OBTAIN)
    assert keys(lines) == ["obtained", "drew", "end-time", "phase", "round"]
    assert lines[-1].things["turn"] == 0 and lines[-1].things["party"] == 1
    s = scene()
    s.special(0, FUND_RAISING)
    for seat, pawns in ((1, 4), (2, 2), (0, 1)):
        s.pawns(seat, *[E3 if seat else L2] * pawns)
    s.pawns(0, L2 + 3)
    s.hand(0, (RED, YES), (RED, NO), (RED, BLANK), (RED, BLANK), (RED, BLANK))
    s.act(0, o.ELECT + route(L2 + 3, E3))
    while s.g.route != NONE:
        lines = told(s, 0, next(x for x in s.legal(0) if x < o.JOKER))
    assert keys(lines)[-2:] == ["elected", "end-council"]


def test_4_4_to_4_6_the_end_is_told() -> None:
    s = scene(players=3)
    s.g.phase, s.g.cause, s.g.actions_left, s.g.ask = LAST_ACTIONS, BY_TIME, 1, o.LAST_ACTION
    s.special(1, BERN)
    s.pawns(2, E3)
    lines = told(s, 0, o.PASS, outcomes=[BLUE])
    assert keys(lines) == ["action-none", "phase", "president", "end-cards", "score", "score", "score", "winner"]
    assert lines[2].things == {"party": 2, "points": 5}
    assert lines[3].things["specials"] == of("special", BERN)
    assert lines[-1].things == {"party": 2}
    s = scene(players=2)
    s.laws(0, YELLOW, BLUE, GREY)
    s.laws(1, YELLOW, BLUE, GREY)
    s.g.phase, s.g.cause, s.g.actions_left, s.g.ask = LAST_ACTIONS, BY_TIME, 1, o.LAST_ACTION
    assert keys(told(s, 0, o.PASS))[2:] == ["no-president", "score", "score", "winners"]
