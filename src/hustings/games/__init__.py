"""The games: one package each, found by `hustings.core.registry`."""

from __future__ import annotations

from ..core.registry import game, names

__all__ = ["game", "names"]
