"""The figures of Town Hall, from the file next to this one and from a user's own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from hustings.core.figures import Integer, Schema, defaults, replaced
from hustings.core.values import Setup, Sheet

from .position import MOST_TOKENS, Figures

FILE = Path(__file__).with_name("figures.toml")
SCHEMA = Schema(
    record=Figures,
    kinds={
        "evening.rounds": Integer(1, 20),
        "evening.tokens": Integer(1, MOST_TOKENS),
        "evening.worth": Integer(1, 20),
        "evening.consolation": Integer(0, MOST_TOKENS),
        "evening.hall": Integer(1, 10_000),
        "evening.supporters": Integer(1, 10_000),
    },
    checks=(),
    fill=lambda values: {key.partition(".")[2]: value for key, value in values.items()},
    elsewhere={},
)


@cache
def printed() -> Sheet:
    return defaults(SCHEMA, [FILE])


def sheet(setup: Setup, own: Path | Mapping[str, Any] | None) -> Sheet:
    return printed() if own is None else replaced(SCHEMA, printed(), own)
