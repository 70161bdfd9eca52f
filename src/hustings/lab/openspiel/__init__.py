"""OpenSpiel games: every game of Hustings with explicit chance, for the algorithms and bots of OpenSpiel.

    import hustings.lab.openspiel, pyspiel
    game = pyspiel.load_game("python_die_macher(players=3)")

Importing this package registers them.
"""

from __future__ import annotations

from ...core.registry import names

try:
    from .game import SpielGame, register, short_name
    from .resampling import resampler
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"hustings.lab.openspiel needs {error.name}: pip install 'hustings[openspiel]'", name=error.name
    ) from None

__all__ = ["SpielGame", "resampler", "short_name"]

for _name in names():
    register(_name)
