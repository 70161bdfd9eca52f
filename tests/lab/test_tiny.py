"""Tiny Die Macher: the numbers of its tree, perfect recall, and exact values, also compared with OpenSpiel's on its games."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from hustings.core.errors import HustingsError
from hustings.lab.rewards import REWARDS
from hustings.lab.tiny.enumerate import CHANCE, OVER, InformationSet, TreeWalk, WrittenTree, state_at, write_down
from hustings.lab.tiny.exploit import best_response, expected, judge
from hustings.lab.tiny.players import strategy_of, uniform
from hustings.lab.tiny.setting import SETTINGS, opening, tiny_tree
from hustings.lab.tree.node import Node

COUNTS = {
    "ministers": {"nodes": 583_578, "decisions": 144_847, "draws": 0, "ends": 438_731, "information sets": 144_347},
    "money": {"nodes": 173_932, "decisions": 48_363, "draws": 3_762, "ends": 121_807, "information sets": 26_307},
}
KINDS = {
    "ministers": {"placing", "cabinet-action", "coalition", "answer", "opinion-swap", "opinion-placing"},
    "money": {"coalition", "meetings", "poll-bid", "poll-use", "opinion-placing"},
}
HIDDEN = {"ministers": {"placing"}, "money": {"poll-bid", "opinion-placing"}}
"""Decisions that some seat makes without knowing its node: ministers lie face down, and only the buyer has seen a poll."""
CHANCE_GETS = {
    "ministers": ([0.326, 0.330, 0.344], [0.846, 0.909, 0.984]),
    "money": ([0.419, 0.302, 0.280], [0.995, 0.316, 0.303]),
}
"""The payoff of `random` in each seat, and that of the best response to it."""


@pytest.mark.slow
@pytest.mark.parametrize("name", SETTINGS)
def test_the_tree_is_the_one_that_is_documented(name: str) -> None:
    """There is one test for each tree, because enumerating it takes most of the time."""
    tree, root = tiny_tree(name, quiet=True)
    walk = TreeWalk(tree, REWARDS["share"])
    written = write_down(walk, root)
    assert written.counts() == COUNTS[name]
    page = (Path(__file__).parents[2] / "docs" / "tiny.md").read_text("utf-8")
    assert all(f"{count:,}" in page for count in COUNTS[name].values())
    assert root.mover == opening(SETTINGS[name]).asked[0]
    kinds_are_as_they_should(name, walk, root, written)
    information_sets_have_perfect_recall(written)
    values_are_those_of_many_games(walk, root, written)
    verdicts_on_our_bots(name, walk, root, written)


def kinds_are_as_they_should(name: str, walk: TreeWalk, root: Node, written: WrittenTree) -> None:
    large = [of for of in written.sets if len(of.members) > 1]
    kinds = {walk.kind(state_at(walk, root, of.path)) for of in large[::20]}
    assert kinds >= HIDDEN[name]
    seen = {walk.kind(state_at(walk, root, of.path)) for of in [*written.sets[:50], *written.sets[::50]]} | kinds
    assert seen == KINDS[name]


def information_sets_have_perfect_recall(written: WrittenTree) -> None:
    """The seat has made the same decisions before all nodes of an information set."""
    nothing = (-1, -1)
    behind: list[list[tuple[int, int]]] = [[nothing] * written.players for _ in written.movers]
    for node, below in enumerate(written.children):
        mover = written.movers[node]
        for action, child in enumerate(below):
            behind[child] = behind[node]
            if mover >= 0:  # the last own decision is enough: its set implies the ones before
                behind[child] = [*behind[node][:mover], (written.set_of[node], action), *behind[node][mover + 1 :]]
    for of in written.sets:
        assert len({behind[node][of.seat] for node in of.members}) == 1


def values_are_those_of_many_games(walk: TreeWalk, root: Node, written: WrittenTree) -> None:
    rng, games, pay = random.Random(1), 1500, [0.0] * 3
    for _ in range(games):
        node = root
        while node.mover != OVER:
            ways = walk.actions(node)
            chances = walk.odds(node) if node.mover == CHANCE else None
            node = walk.child(node, rng.choices(ways, chances)[0])
        for seat, share in enumerate(walk.payoff(node)):
            pay[seat] += share / games
    assert expected(written, uniform) == pytest.approx(pay, abs=0.06)


def verdicts_on_our_bots(name: str, walk: TreeWalk, root: Node, written: WrittenTree) -> None:
    """No seat gets less by its best response. The values of random play are known to three digits."""
    chance, heuristic = (judge(written, strategy_of(bot, walk, root)) for bot in ("random", "heuristic"))
    for verdict in (chance, heuristic):
        assert sum(verdict.values) == pytest.approx(1) and min(verdict.gain) >= -1e-12
    values, best = CHANCE_GETS[name]
    assert chance.values == pytest.approx(values, abs=0.001)
    assert chance.best == pytest.approx(best, abs=0.001)


def test_a_tiny_game_that_nobody_knows_is_refused() -> None:
    with pytest.raises(HustingsError, match="no tiny game 'chess': choose one of ministers, money"):
        tiny_tree("chess")


class SpielWalk:
    """A game of OpenSpiel, for comparison."""

    def __init__(self, game: Any) -> None:
        self.players = game.num_players()

    def mover(self, state: Any) -> int:
        return OVER if state.is_terminal() else CHANCE if state.is_chance_node() else state.current_player()

    def actions(self, state: Any) -> Sequence[int]:
        return [way for way, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()

    def odds(self, state: Any) -> Sequence[float]:
        return [chance for _, chance in state.chance_outcomes()]

    def child(self, state: Any, action: int) -> Any:
        return state.child(action)

    def key(self, state: Any) -> Hashable:
        return state.current_player(), state.information_state_string()

    def payoff(self, state: Any) -> Sequence[float]:
        payoffs: Sequence[float] = state.returns()
        return payoffs


@pytest.mark.parametrize("name", ["kuhn_poker", "kuhn_poker(players=3)", "leduc_poker", "tiny_hanabi"])
def test_exact_values_are_those_of_openspiel(name: str) -> None:
    game = pyspiel.load_game(name)
    written = write_down(SpielWalk(game), game.new_initial_state())
    theirs = policy.UniformRandomPolicy(game)
    assert judge(written, uniform).nash_conv == pytest.approx(exploitability.nash_conv(game, theirs))

    def first(of: InformationSet) -> Sequence[float]:
        return [1.0] + [0.0] * (len(of.actions) - 1)

    always = policy.FirstActionPolicy(game)
    assert judge(written, first).nash_conv == pytest.approx(exploitability.nash_conv(game, always))


def test_a_best_response_does_not_look_into_information_sets() -> None:
    """Matching pennies: a player who saw the coin would always win."""
    tree = WrittenTree(2, [0, 1, OVER, OVER, 1, OVER, OVER], [[1, 4], [2, 3], [], [], [5, 6], [], []])
    tree.payoffs = {2: (0, 1), 3: (1, 0), 5: (1, 0), 6: (0, 1)}
    tree.set_of = {0: 0, 1: 1, 4: 1}
    tree.sets = [InformationSet(0, (0, 1), (), [0]), InformationSet(1, (0, 1), (0,), [1, 4])]
    assert best_response(tree, uniform, 1) == 0.5
    assert best_response(tree, lambda of: (0.75, 0.25), 1) == 0.75


def test_a_tree_begins_where_somebody_decides() -> None:
    tree, node = tiny_tree(quiet=True)
    while node.mover != OVER:
        node = tree.child(node, node.options[0])
    with pytest.raises(HustingsError, match="nobody is asked"):
        tree.at(node.position)
