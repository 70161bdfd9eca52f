"""Cross products of which every run tests a part and `make test-all` (HUSTINGS_TEST_ALL=1) the whole.

A screen goes wrong because of a word that is too long for a width, a width at which a column gives way, or a colour of one theme.
Testing each of these once is enough: their product finds the same fault again. So each value of one list is paired with one of
the other, and differently on every screen: a screen is seen in every language and at every width, and every pair of language and
width occurs on some screen."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import product
from typing import TypeVar
from zlib import crc32

One = TypeVar("One")
Other = TypeVar("Other")

ALL = bool(os.environ.get("HUSTINGS_TEST_ALL"))


def turn(name: str) -> int:
    """A number for a name, the same in every run."""
    return crc32(name.encode())


def pairs(name: str, ones: Sequence[One], others: Sequence[Other]) -> Iterator[tuple[One, Other]]:
    """Each value of the longer list with one of the shorter, chosen by a screen's name; all pairs in `make test-all`."""
    if ALL:
        yield from product(ones, others)
        return
    for number in range(max(len(ones), len(others))):
        yield ones[number % len(ones)], others[(number + turn(name)) % len(others)]
