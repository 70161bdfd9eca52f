"""The engine against the second opinion, over random games of every configuration.

The rules play as usual, and a few of them are watched: the position they produce is compared with the one that a plain
restatement of the rule text produces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import hustings
from hustings.core import layout
from hustings.core.play import Play
from hustings.games.die_macher.options import CONVERT, OPINION_SWAP, PASS, PLACE_OPINION, PUSH_OUT
from hustings.games.die_macher.position import MEDIA_CONTROL, Figures, Position
from hustings.games.die_macher.rules import flow
from hustings.games.die_macher.rules.election import hold_election
from hustings.games.die_macher.rules.round_end import round_end_proceed
from support.die_macher import second_opinion as rules

CONFIGURATIONS = [
    (edition, players, variants)
    for edition, variants in (("1997", ()), ("1997", ("imposed-stances",)), ("2006", ()), ("2006", ("short",)))
    for players in (3, 4, 5)
]
GAMES_EACH = 10


class Watch:
    """Wrappers around some rules that compare the positions before and after them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.play: Play | None = None
        self.seen: Counter[str] = Counter()
        watched: dict[str, Callable[..., Iterator[None]]] = {
            "hold_election": self.election,
            "converting_apply": self.conversion,
            "opinion_apply": self.placing,
            "space_apply": self.pushing_out,
            "round_end_proceed": self.round_end,
        }
        for name, check in watched.items():
            monkeypatch.setattr(flow, name, self.around(getattr(flow, name), check))

    def around(self, rule: Callable[..., None], check: Callable[..., Iterator[None]]) -> Callable[..., None]:
        def watched(*arguments: Any) -> None:
            steps = check(*arguments)
            next(steps)
            rule(*arguments)
            assert next(steps, "done") == "done"

        return watched

    def now(self) -> dict[str, Any]:
        """The current position."""
        assert self.play is not None
        return layout.as_dict(Position, self.play.position)

    @property
    def figures(self) -> dict[str, Any]:
        assert self.play is not None
        return layout.as_dict(Figures, self.play.sheet.record)

    # Each of these takes the rule's arguments, reads the position before, yields to the rule, and checks the position after.

    def election(self, _f: Any, _g: Any) -> Iterator[None]:
        """4.1 to 4.3: votes, stacks, cubes, seats, the winner and the spoils."""
        before = self.now()
        yield
        after = self.now()
        expected, state = rules.election(self.figures, before), before["round"] - 1
        for name in ("votes", "height", "meetings", "seats"):
            assert after[name][state] == getattr(expected, name)
        assert after["cubes"] == expected.cubes
        assert after["winner"][state] == expected.winner
        assert after["winner_partner"][state] == expected.winner_partner
        assert after["victory"][state] == expected.victory
        tasks = zip(after["spoils_party"], after["spoils_marker"], after["spoils_cards"], strict=True)
        assert [task for task in tasks if task[0] != -1] == expected.spoils
        self.seen[f"victory {expected.victory}"] += 1

    def conversion(self, _f: Any, _g: Any, party: int, option: int) -> Iterator[None]:
        """3.8: votes for cubes, and the cubes returned to supply."""
        before, cubes = self.now(), option - CONVERT
        yield
        after, state = self.now(), before["state"]
        gain = rules.votes_from(self.figures, before, state, party, cubes)
        votes, height = list(before["votes"][state]), list(before["height"][state])
        rules.climb(votes, height, party, gain, before["parties"])
        assert (after["votes"][state], after["height"][state]) == (votes, height)
        assert after["meetings"][state][party] == before["meetings"][state][party] - cubes
        assert after["cubes"][party] == before["cubes"][party] + cubes
        self.seen["conversion"] += 1

    def placing(self, _g: Any, option: int) -> Iterator[None]:
        """4.4: a card goes to national opinion, unless a space has to be named first."""
        before = self.now()
        yield
        if option != PASS:
            self.compare_placing(before, option - PLACE_OPINION, None)

    def pushing_out(self, _g: Any, option: int) -> Iterator[None]:
        """4.4.3: a card goes to the space named."""
        before = self.now()
        yield
        self.compare_placing(before, before["placing"], option - PUSH_OUT)

    def compare_placing(self, before: dict[str, Any], issue: int, space: int | None) -> None:
        after = self.now()
        placed = rules.place_national(self.figures, before, before["round"] - 1, issue, space)
        if placed is None:  # no space yet: the party is asked for one, and nothing has moved
            assert space is None
            assert after["placing"] == issue
            assert after["national"] == before["national"]
            self.seen["placing, space asked for"] += 1
            return
        assert (after["national"], after["national_pile"]) == (placed.national, placed.national_pile)
        for name, cards in (("opinion_gone", placed.gone), ("opinion_discard", placed.discarded)):
            assert after[name] == [count + cards.count(card) for card, count in enumerate(before[name])]
        self.seen["placing" if space is None else "placing, another pushed out"] += 1

    def round_end(self, _f: Any, _g: Any, _c: Any) -> Iterator[None]:
        """4.5, 4.6 and, at the end, 6."""
        before = self.now()
        yield
        after = self.now()
        before["members"] = rules.members_after(self.figures, before)
        assert after["members"] == before["members"]
        assert after["cash"] == after["ledger"] == rules.money_after(self.figures, before)
        if before["round"] == before["rounds"]:
            assert after["points"] == rules.final_score(self.figures, before)
        self.seen["round end"] += 1


def choose(rng: Random, legal: list[int]) -> int:
    """A random option, but half the time one that does not pay, so that money lasts and every phase is seen."""
    if PASS in legal and legal[0] < PASS and rng.random() < 0.7:
        return PASS
    if legal[0] == 0 and rng.random() < 0.5:
        return legal[min(2, len(legal) - 1)]
    return rng.choice(legal)


def random_game(watch: Watch, edition: str, players: int, variants: tuple[str, ...], seed: int) -> None:
    play = hustings.start("die-macher", edition=edition, players=players, variants=variants, seed=seed)
    rng = Random(seed)
    watch.play = play
    while not play.over:
        seat = rng.choice(play.asked)
        play.act(seat, choose(rng, play.legal(seat)))
        if not play.over and play.decision(play.asked[0]) == play.game.decisions[OPINION_SWAP]:
            pos = watch.now()
            if pos["phase"] == MEDIA_CONTROL:  # 3.5.2
                assert play.asked == [rules.controller(watch.figures, pos, pos["state"])]
            else:  # 3.8.7
                assert play.asked == [rules.absolute_majority(pos, pos["state"])]
            watch.seen["opinion swap"] += 1
    end = watch.now()
    assert play.winners() == rules.winners(watch.figures, end)
    assert play.scores() == [sum(parts) for parts in rules.final_score(watch.figures, end)][:players]


def test_the_engine_agrees_with_the_second_opinion_over_random_games(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    for number, (edition, players, variants) in enumerate(CONFIGURATIONS * GAMES_EACH):
        random_game(watch, edition, players, variants, seed=number)
    # Agreement on things that never happen would prove nothing.
    rare = {"victory 2", "placing, another pushed out", "placing, space asked for"}
    common = {"victory 1", "victory 3", "conversion", "placing", "round end", "opinion swap"}
    assert all(watch.seen[event] >= 3 for event in rare), watch.seen
    assert all(watch.seen[event] >= 20 for event in common), watch.seen


@pytest.mark.parametrize("name", ["votes", "height", "seats", "winner", "victory", "spoils_cards"])
def test_a_wrong_election_would_be_noticed(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Spoil the result of the election, and see the comparison fail."""

    def spoilt(f: Any, g: Any) -> None:
        hold_election(f, g)
        grid, state = getattr(g, name), g.round - 1
        place: Any = (state, 0) if name in ("votes", "height", "seats") else 0 if name == "spoils_cards" else state
        grid[place] += 1

    monkeypatch.setattr(flow, "hold_election", spoilt)
    watch = Watch(monkeypatch)
    with pytest.raises(AssertionError):
        random_game(watch, "2006", 3, (), seed=1)


def test_a_wrong_score_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoilt(f: Any, g: Any, c: Any) -> None:
        round_end_proceed(f, g, c)
        g.points[1, 3] += 1 if g.round == g.rounds else 0

    monkeypatch.setattr(flow, "round_end_proceed", spoilt)
    watch = Watch(monkeypatch)
    with pytest.raises(AssertionError):
        random_game(watch, "2006", 3, (), seed=1)
