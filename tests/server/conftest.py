"""Servers and databases: see `support.server_fixtures`. All chance is seeded: see `support.seeded`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.seeded import seeded
from support.server_fixtures import address, pytest_generate_tests, server, servers, url

__all__ = ["address", "pytest_generate_tests", "server", "servers", "url"]


@pytest.fixture(scope="module", autouse=True)
def same_chance() -> Iterator[None]:
    """Seed the chance of servers and hubs in the tests' own process."""
    with seeded():
        yield
