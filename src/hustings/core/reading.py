"""Reading of files that users name, up to the greatest length of a file of that kind, since a device may have no end."""

from __future__ import annotations

from pathlib import Path

TOO_LONG_A_NUMBER = "a number in it has thousands of digits, more than any number of a game"


def read_at_most(path: Path, most: int) -> bytes | None:
    """The content of a file, or None if that is more than `most` bytes."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    return data if len(data) <= most else None
