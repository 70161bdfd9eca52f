"""Folders: where the package lies, where a user's games are kept, and where compiled rules are cached.

Data (tables, saved games, matches) is kept in $HUSTINGS_HOME, or where the system keeps a user's data; compiled rules in
$HUSTINGS_CACHE, or where the system keeps what can be made again.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

PACKAGE = Path(__file__).parent
"""The package itself, with the data files that belong to it."""

SOURCE = PACKAGE.parent
"""The folder a child process needs on its PYTHONPATH to import the same hustings."""

NAME = "hustings"

NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
"""Errors of a disk that is full, or of a user's share of it."""


def data_folder() -> Path:
    """Where a user's games are kept: $HUSTINGS_HOME, or the system's folder for data (~/.local/share/hustings on Linux)."""
    chosen = os.environ.get("HUSTINGS_HOME")
    return Path(chosen) if chosen else user_data_path(NAME, appauthor=False)


def cache_folder() -> Path:
    """Where compiled rules are kept: $HUSTINGS_CACHE, or the system's folder for caches (~/.cache/hustings on Linux)."""
    chosen = os.environ.get("HUSTINGS_CACHE")
    return Path(chosen) if chosen else user_cache_path(NAME, appauthor=False)


def in_data_folder(name: str) -> Path:
    """A file or folder of the user's. What an earlier version kept in ~/.local/share/hustings, whatever the system, is found
    there as long as the data folder has none of that name; a folder named by $HUSTINGS_HOME is the only one looked at."""
    path = data_folder() / name
    if not os.environ.get("HUSTINGS_HOME") and not path.exists():
        earlier = Path.home() / ".local" / "share" / NAME / name
        if earlier.exists():
            return earlier
    return path
