"""The settings of Tiny Die Macher: figures, a deal, and fixed play up to the last campaign. From there on the game is open."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ...core.errors import HustingsError
from ...core.play import Play, make_setup
from ...core.registry import game as find_game
from ..tree.node import Node, Tree

GAME, EDITION, PLAYERS, VARIANTS = "die-macher", "2006", 3, ("short",)
LAST_CAMPAIGN, LAYING = 4, "placing"


@dataclass(frozen=True)
class TinyGame:
    """A tiny game. Up to the first decision of its tree everybody declines everything, but for `lays`."""

    figures: Path
    deal: int
    first: frozenset[str]
    """The tree begins at the first decision of one of these kinds in the last campaign."""
    lays: bool = False
    """Whether every party lays a minister in the first state that it is asked about in the last campaign, before the tree
    begins."""


def _figures(name: str) -> Path:
    return Path(__file__).with_name(f"{name}.toml")


SETTINGS = {
    "ministers": TinyGame(_figures("ministers"), deal=8, first=frozenset({LAYING})),
    "money": TinyGame(_figures("money"), deal=12, first=frozenset({"coalition", "meetings"}), lays=True),
}
"""`ministers`: ministers are laid face down, without any money. `money`: coalitions first, then each party has two thousand for
meetings and polls."""


def setting_named(name: str) -> TinyGame:
    """Find a setting by its name."""
    if name not in SETTINGS:
        raise HustingsError(f"there is no tiny game {name!r}: choose one of {', '.join(SETTINGS)}")
    return SETTINGS[name]


def tiny_tree(name: str = "ministers", *, quiet: bool = False) -> tuple[Tree, Node]:
    """The tree of a setting with explicit chance, and the node of its first decision: one of the last campaign, with two states
    to come."""
    setting = setting_named(name)
    tree = Tree(GAME, edition=EDITION, players=PLAYERS, variants=VARIANTS, figures=setting.figures, quiet=quiet)
    return tree, tree.at(opening(setting).position)


def opening(setting: TinyGame) -> Play:
    """Play the deal up to the first decision of the tree. Everybody declines; a seat that cannot takes its first option."""
    game = find_game(GAME)
    setup = make_setup(game, edition=EDITION, players=PLAYERS, variants=VARIANTS)
    play = Play(game, setup, game.sheet(setup, setting.figures), seed=setting.deal)
    laid = set[int]()
    while True:
        seat = play.asked[0]
        kind, last = play.decision(seat), game.people.round(play.position) == LAST_CAMPAIGN
        if last and kind in setting.first:
            return play
        _, decline = play.span(seat)
        declines = decline >= 0
        if setting.lays and last and kind == LAYING and seat not in laid:
            laid.add(seat)
            declines = False
        play.act(seat, decline if declines else next(option for option in play.legal(seat) if option != decline))
