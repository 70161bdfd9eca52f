"""Borrowed arrays, for which compiled code counts no references.

A function that passes thirty arrays on to another raises and lowers the count of each, in the way that threads require, and that
takes longer than a small layer. The caller in Python keeps the arrays alive until the call returns anyway.
"""

from __future__ import annotations

from typing import TypeVar

from .rule import native, rule

T = TypeVar("T")


@native("hustings.core.compiled.borrowing:borrowed")
@rule
def borrowed(arrays: T) -> T:
    """Return the arrays, or the tuple of them, unchanged. To be called first in an entry point that returns none of them."""
    return arrays
