"""The project's bots as strategies for a tree: asked once in each information set, with the same random numbers every time."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ...bots.api import check_bot, check_seated, make_bot
from ...bots.referee import Referee
from ..tree.node import Node
from .enumerate import InformationSet, TreeWalk, state_at
from .exploit import Strategy

UNIFORM = "random"


def uniform(of: InformationSet) -> Sequence[float]:
    """The strategy of the bot `random`: every action is equally likely."""
    return [1 / len(of.actions)] * len(of.actions)


def strategy_of(bot: str, walk: TreeWalk, root: Node, seed: int = 1) -> Strategy:
    """The strategy of a bot, by its name, in the tree below a node. Its random numbers always start from the seed, so that it has
    one choice in each information set."""
    if bot == UNIFORM:
        return uniform
    tree, spec = walk.tree, check_bot(bot)
    check_seated(spec, tree.game, tree.setup, tree.sheet)
    bots = [make_bot(spec, tree.game, tree.setup, tree.sheet, seat, compiled=True) for seat in range(tree.players)]

    def choice(of: InformationSet) -> Sequence[float]:
        referee = Referee(bots[of.seat], spec.thinks, random.Random(seed), random.Random(seed))
        option = referee.decide(tree.observe(state_at(walk, root, of.path), of.seat), list(of.actions))
        return [float(action == option) for action in of.actions]

    return choice
