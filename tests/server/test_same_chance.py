"""The tests of this folder do not depend on luck: every table is dealt alike, and bots do the same at each."""

from __future__ import annotations

from pathlib import Path

from support.inside import inside
from support.serving import Json, asked_for, new_table, play_on

BOT = {"kind": "bot", "bot": "easy"}


def dealt(url: str) -> Json:
    """The view of a table's only person, after bots have decided, too."""
    _, people, _ = new_table(url, ["person", BOT, BOT])
    view = play_on(people, asked_for("start-bid"))
    assert view is not None
    found: Json = view["position"]
    return found


def test_of_a_server_in_a_process(url: str) -> None:
    assert dealt(url) == dealt(url)


def test_of_a_server_in_this_process(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        assert dealt(server.address) == dealt(server.address)
