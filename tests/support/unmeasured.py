"""Child processes that `make coverage` does not measure, because they test what a process loads or writes."""

from __future__ import annotations

from collections.abc import Mapping


def unmeasured(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment without the variables that make a child measure its own coverage."""
    return {name: value for name, value in environment.items() if not name.startswith("COVERAGE_")}
