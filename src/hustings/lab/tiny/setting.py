"""The setting of Tiny Die Macher: figures, and a deal in which everybody has declined everything until the last ministers are
laid. From there on all is played by the rules."""

from __future__ import annotations

from pathlib import Path

from ...core.play import Play, make_setup
from ...core.registry import game as find_game
from ..tree.node import Node, Tree

GAME, EDITION, PLAYERS, VARIANTS = "die-macher", "2006", 3, ("short",)
FIGURES = Path(__file__).with_name("tiny.toml")
DEAL = 8
LAST_CAMPAIGN, FIRST_DECISION = 4, "placing"


def tiny_tree(deal: int = DEAL, *, quiet: bool = False) -> tuple[Tree, Node]:
    """The rules with explicit chance, and the first decision: the ministers of the last campaign, with two states to come."""
    tree = Tree(GAME, edition=EDITION, players=PLAYERS, variants=VARIANTS, figures=FIGURES, quiet=quiet)
    return tree, tree.at(opening(deal).position)


def opening(deal: int) -> Play:
    """The game of a deal up to the first decision. Everybody declines; those who cannot take the first option there is."""
    game = find_game(GAME)
    setup = make_setup(game, edition=EDITION, players=PLAYERS, variants=VARIANTS)
    play = Play(game, setup, game.sheet(setup, FIGURES), seed=deal)
    while True:
        seat = play.asked[0]
        if game.people.round(play.position) == LAST_CAMPAIGN and play.decision(seat) == FIRST_DECISION:
            return play
        _, decline = play.span(seat)
        play.act(seat, decline if decline >= 0 else play.legal(seat)[0])
