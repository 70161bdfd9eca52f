"""Which instructions for products of bytes this machine's processor has."""

from __future__ import annotations

import os
from functools import cache

FORMS = {"avx512vnni": ("avx512vnni", "avx512f"), "avxvnni": ("avxvnni", "avx2"), "general": ()}
"""Ways to multiply bytes, the fastest first, each with the features of a processor that it needs."""


@cache
def features() -> frozenset[str]:
    """The features of the processor that code is compiled for: this one's, unless Numba was told of another one."""
    from llvmlite.binding import get_host_cpu_features

    told = os.environ.get("NUMBA_CPU_FEATURES")
    if told is None and "NUMBA_CPU_NAME" not in os.environ:
        return frozenset(name for name, there in get_host_cpu_features().items() if there)
    return frozenset(word[1:] for word in (told or "").split(",") if word.startswith("+"))


def form() -> str:
    """The fastest way to multiply bytes here."""
    return next(name for name, needed in FORMS.items() if features().issuperset(needed))
