"""Folders: where the package lies."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent
"""The package itself, with the data files that belong to it."""

SOURCE = PACKAGE.parent
"""The folder a child process needs on its PYTHONPATH to import the same hustings."""
