"""`hustings` with a chance that is always the same: `python -m support.seeded serve ...`.

A table of people draws every chance from a key that nobody can work out, and no setting changes that. Here the key is fixed, so
that a test meets the same cards alone, beside others and in whatever order the tests run.
"""

from __future__ import annotations

from unittest.mock import patch

from hustings.cli import main

KEY = 1


def same(bits: int) -> int:
    return KEY


if __name__ == "__main__":
    with patch("secrets.randbits", same):
        main()
