"""The options of a table that all parts of the lab share, and the compiled table that they lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict

from ..core.compiled.play import Fast
from ..core.play import make_setup, own_figures
from ..core.registry import game as find_game


class TableOptions(TypedDict, total=False):
    """The options of a table besides its game, as for `hustings.start`."""

    edition: str | None
    players: int | None
    variants: str | Sequence[str]
    choices: Mapping[str, Any] | None
    figures: str | Path | Mapping[str, Any] | None
    """A file with other figures, or the figures themselves."""
    quiet: bool
    """Show no progress of compiling."""


def compiled_table(
    game: str,
    *,
    edition: str | None = None,
    players: int | None = None,
    variants: str | Sequence[str] = (),
    choices: Mapping[str, Any] | None = None,
    figures: str | Path | Mapping[str, Any] | None = None,
    quiet: bool = False,
) -> Fast:
    """Set up a table as `hustings.start` does, with compiled rules. The first use compiles them."""
    found = find_game(game)
    setup = make_setup(found, edition=edition, players=players, variants=variants, choices=choices)
    return Fast(found, setup, found.sheet(setup, own_figures(figures)), quiet=quiet)
