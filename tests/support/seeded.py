"""`hustings` with a chance that is always the same: `python -m support.seeded serve ...`.

A table of people draws every chance from a key that nobody can work out, and no setting changes that. Here the key is fixed, so
that a test meets the same cards alone, beside others and in whatever order the tests run.
"""

from __future__ import annotations

from unittest.mock import patch

from hustings.cli import main
from hustings.core.keyed import KEY_BYTES

KEY = bytes([3] * KEY_BYTES)


def same() -> bytes:
    return KEY


if __name__ == "__main__":
    with patch("hustings.core.keyed.fresh_key", same):
        main()
