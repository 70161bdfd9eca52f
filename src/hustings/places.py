"""Folders: where the package is, where a user's games are kept, and where compiled rules are cached.

Data (tables, saved games, matches) is kept in $HUSTINGS_HOME, or in the system's folder for user data; compiled rules in
$HUSTINGS_CACHE, or in the system's folder for caches.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

PACKAGE = Path(__file__).parent
"""The package itself, with its data files."""

SOURCE = PACKAGE.parent
"""The folder that a child process needs on its PYTHONPATH to import the same hustings."""

NAME = "hustings"

NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
"""Errors of a full disk, an exhausted quota or a file that is too large."""


def data_folder() -> Path:
    """The folder for a user's games: $HUSTINGS_HOME, or the system's folder for data (~/.local/share/hustings on Linux)."""
    chosen = os.environ.get("HUSTINGS_HOME")
    return Path(chosen) if chosen else user_data_path(NAME, appauthor=False)


def cache_folder() -> Path:
    """The folder for compiled rules: $HUSTINGS_CACHE, or the system's folder for caches (~/.cache/hustings on Linux)."""
    chosen = os.environ.get("HUSTINGS_CACHE")
    return Path(chosen) if chosen else user_cache_path(NAME, appauthor=False)


def in_data_folder(name: str) -> Path:
    """The path of a file or folder of the user's. If the data folder does not have it, one that an earlier version kept in
    ~/.local/share/hustings on every system is found. With $HUSTINGS_HOME only that folder is used."""
    path = data_folder() / name
    if not os.environ.get("HUSTINGS_HOME") and not path.exists():
        earlier = Path.home() / ".local" / "share" / NAME / name
        if earlier.exists():
            return earlier
    return path
