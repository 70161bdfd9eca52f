"""Arrays that are only borrowed: compiled code counts no references to them.

A function that hands thirty arrays on to another one counts each of them up and down again, as threads must, for longer than a
small layer takes. Whoever called from Python holds them anyway until the call returns.
"""

from __future__ import annotations

from typing import TypeVar

from .rule import native, rule

T = TypeVar("T")


@native("hustings.core.compiled.borrowing:borrowed")
@rule
def borrowed(arrays: T) -> T:
    """The same arrays, or the same tuple of them, at the beginning of an entry point that returns none of them."""
    return arrays
