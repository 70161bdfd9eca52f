"""One server that sends notices, shared by all tests of a file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from support.notice_club import Club


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with ExitStack() as stack:
        yield Club(tmp_path_factory.mktemp("notices"), stack)


@pytest.fixture
def club(place: Club) -> Club:
    """The same server, with nothing left from the previous test."""
    place.hook.status, place.hook.hangs = 204, False
    place.sink.rcpt = place.sink.data = ""
    place.passes(10_000_000)
    place.passes(10_000_000)
    place.hook.got.clear()
    place.sink.got.clear()
    return place
