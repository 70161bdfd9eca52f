"""The set-ups that a network learns: every edition, variant and number of players of a game, the usual ones more often."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ...bots.thinking.network import setup_name
from ...core.contract import Game
from ...core.errors import HustingsError
from ...core.play import make_setup
from ...core.values import Setup

USUAL, COMMON, RARE = 10, 4, 2  # weights: the default set-up, others of the default edition without variants, all others


def every_setup(game: Game) -> list[Setup]:
    """Each set-up once, the default one first."""
    found = []
    for edition in game.editions:
        variants = [(), *((name,) for name, editions in game.variants.items() if edition in editions)]
        found += [
            make_setup(game, edition=edition, players=players, variants=names) for names in variants for players in game.players
        ]
    return sorted(found, key=lambda setup: (-_weight(game, setup), game.players.index(setup.players)))


def _weight(game: Game, setup: Setup) -> int:
    if setup.edition != game.default_edition or setup.variants:
        return RARE
    return USUAL if setup.players == game.default_players else COMMON


def mixture(game: Game, wanted: Sequence[Setup], seed: int, rounds: int = 4) -> list[Setup]:
    """Set-ups for the tables of a run, each repeated as often as it is to be played, and shuffled. In every other one the seats
    have random names (colours), because people choose theirs, too."""
    rng = random.Random(f"set-ups {seed}")
    tables = [setup for setup in wanted for _ in range(_weight(game, setup) * rounds if len(wanted) > 1 else 1)]
    rng.shuffle(tables)
    if game.setups.seat_names:
        for place in range(1, len(tables), 2):
            setup = tables[place]
            names = rng.sample(list(game.setups.seat_names), setup.players)
            tables[place] = Setup(setup.edition, setup.players, setup.variants, {game.setups.seating: names})
    return tables


def chosen_setups(game: Game, names: Sequence[str]) -> list[Setup]:
    """Find set-ups by the names that `setup_name` gives; all set-ups if none is named."""
    known = {setup_name(setup): setup for setup in every_setup(game)}
    for name in names:
        if name not in known:
            raise HustingsError(f"set-up {name}: {game.name} has {', '.join(known)}")
    return [known[name] for name in names] or list(known.values())
