"""Children that `make coverage` does not measure, because what they test is what a process loads or writes."""

from __future__ import annotations

from collections.abc import Mapping


def unmeasured(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment without what makes a child measure itself."""
    return {name: value for name, value in environment.items() if not name.startswith("COVERAGE_")}
