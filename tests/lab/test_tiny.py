"""Tiny Die Macher: its tree by number, perfect recall, and exact values beside those of OpenSpiel on games it knows."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from hustings.core.errors import HustingsError
from hustings.lab.envs.rewards import REWARDS
from hustings.lab.tiny.enumerate import CHANCE, OVER, InformationSet, TreeWalk, WrittenTree, state_at, write_down
from hustings.lab.tiny.exploit import best_response, expected, judge
from hustings.lab.tiny.players import strategy_of, uniform
from hustings.lab.tiny.setting import DEAL, opening, tiny_tree
from hustings.lab.tree.node import Node

COUNTS = {"nodes": 583_578, "decisions": 144_847, "draws": 0, "ends": 438_731, "information sets": 144_347}


@cache
def tiny() -> tuple[TreeWalk, Node, WrittenTree]:
    tree, root = tiny_tree(quiet=True)
    walk = TreeWalk(tree, REWARDS["share"])
    return walk, root, write_down(walk, root)


@pytest.mark.slow
def test_the_tree_is_the_one_that_is_documented() -> None:
    walk, root, written = tiny()
    assert written.counts() == COUNTS
    page = (Path(__file__).parents[2] / "docs" / "tiny.md").read_text("utf-8")
    assert all(f"{count:,}" in page for count in COUNTS.values())
    large = [of for of in written.sets if len(of.members) > 1]
    kinds = {walk.kind(state_at(walk, root, of.path)) for of in large}
    assert "placing" in kinds, "ministers lie face down"
    seen = {walk.kind(state_at(walk, root, of.path)) for of in written.sets[::50]} | kinds
    assert seen == {"placing", "cabinet-action", "coalition", "answer", "opinion-swap", "opinion-placing"}
    assert root.mover == opening(DEAL).asked[0]


@pytest.mark.slow
def test_information_sets_have_perfect_recall() -> None:
    """All nodes of a set have the same own decisions behind them, and look the same to the seat that decides."""
    _, _, written = tiny()
    behind: dict[int, dict[int, tuple[tuple[int, int], ...]]] = {0: dict.fromkeys(range(3), ())}
    for node, below in enumerate(written.children):
        mover = written.movers[node]
        for action, child in enumerate(below):
            behind[child] = dict(behind[node])
            if mover >= 0:
                behind[child][mover] = (*behind[node][mover], (written.set_of[node], action))
    for of in written.sets:
        assert len({behind[node][of.seat] for node in of.members}) == 1


@pytest.mark.slow
def test_values_are_those_of_many_games() -> None:
    walk, root, written = tiny()
    tree = walk.tree
    rng, games = random.Random(1), 1500
    pay = [0.0] * 3
    for _ in range(games):
        node = root
        while node.mover != OVER:
            node = tree.child(node, rng.choice(node.options))
        for seat, share in enumerate(REWARDS["share"](*tree.results(node))):
            pay[seat] += share / games
    assert expected(written, uniform) == pytest.approx(pay, abs=0.06)


@pytest.mark.slow
def test_verdicts_on_our_bots() -> None:
    """Nobody gets less by the best answer; of chance all is known to three digits."""
    walk, root, written = tiny()
    chance, heuristic = (judge(written, strategy_of(bot, walk, root)) for bot in ("random", "heuristic"))
    for verdict in (chance, heuristic):
        assert sum(verdict.values) == pytest.approx(1) and min(verdict.gain) >= -1e-12
    assert chance.values == pytest.approx([0.326, 0.330, 0.344], abs=0.001)
    assert chance.best == pytest.approx([0.846, 0.909, 0.984], abs=0.001)


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
    """Matching pennies: whoever saw the coin would always win."""
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
