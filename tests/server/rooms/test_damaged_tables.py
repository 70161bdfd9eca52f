"""A damaged table on a running server: its own visitors are told, the operator's log names it, and nobody else notices."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator

import pytest
from sqlalchemy import text

from support.inside import Inside, inside
from support.serving import new_table
from support.visitors import problem, wish


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("damaged")) as found:
        yield found


DAMAGE = {
    "extra is a number": "UPDATE tables SET extra = '5' WHERE id = ?",
    "votes are rubbish": "UPDATE tables SET votes = '[3]' WHERE id = ?",
    "votes are no JSON": "UPDATE tables SET votes = '[' WHERE id = ?",
    "choices name no seats": """UPDATE tables SET choices = '{"colours": 7, "parties": 7, "seating": 7}' WHERE id = ?""",
    "an unknown game": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "no seats": "DELETE FROM seats WHERE table_id = ?",
    "a title that is no text": "UPDATE tables SET title = CAST(x'ff80' AS TEXT) WHERE id = ?",
}


@pytest.mark.sqlite  # the test writes to the file behind the server's back
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_is_nobody_elses_trouble(server: Inside, caplog: pytest.LogCaptureFixture, damage: str) -> None:
    made = [server.http.post("/api/tables", json=wish(public=True, title=f"{damage} {n}")).json() for n in range(2)]
    bad, good = (one["table"] for one in made)
    server.hub.registry.rooms.clear()
    with sqlite3.connect(server.database) as raw:
        assert raw.execute(DAMAGE[damage], (bad,)).rowcount
    raw.close()
    with caplog.at_level(logging.ERROR, "hustings.server"):
        listed = server.http.get("/api/tables")
        assert listed.status_code == 200
        assert good in [one["table"] for one in listed.json()]
        assert server.http.get(f"/api/tables/{good}").status_code == 200
        answer = server.http.get(f"/api/tables/{bad}")
    assert answer.status_code == 200 or problem(answer, 500).error == "failed"
    assert "Traceback" not in caplog.text and (answer.status_code == 200 or bad in caplog.text)


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("damage", "named"),
    [
        ("UPDATE tables SET title = 'Another' WHERE id = ?", "the table"),
        ("UPDATE seats SET name = 'Mallory' WHERE table_id = ? AND seat = 1", "seat 1"),
    ],
)
def test_rows_that_are_not_as_they_were_written_are_named_when_a_table_is_opened(
    server: Inside, caplog: pytest.LogCaptureFixture, damage: str, named: str
) -> None:
    """The game goes on if the rows still make sense, and the operator is told."""
    made = [server.http.post("/api/tables", json=wish(public=True)).json()["table"] for _ in range(2)]
    bad, good = made
    server.hub.registry.rooms.clear()
    with sqlite3.connect(server.database) as raw:
        assert raw.execute(damage, (bad,)).rowcount
    raw.close()
    with caplog.at_level(logging.ERROR, "hustings.server"):
        assert [server.http.get(f"/api/tables/{table}").status_code for table in made] == [200, 200]
    said = [record.getMessage() for record in caplog.records]
    assert any(bad in line and f"{named}: not as it was written" in line for line in said), said
    assert not any(good in line for line in said)


def test_a_table_deleted_by_the_operator_says_nothing_of_our_files(server: Inside) -> None:
    _, people, _ = new_table(server.address)
    server.hub.store.delete(people[0].table)
    answer = people[0].raw("POST", people[0]._path("chat"), json={"text": "hello?"})
    assert answer.status_code == 404 and ".db" not in answer.text and "admin" not in answer.text


def test_a_table_this_program_cannot_play_is_not_the_clients_fault(server: Inside) -> None:
    host, people, _ = new_table(server.address)
    with server.hub.store.engine.begin() as db:
        db.execute(text("UPDATE tables SET edition = '1850' WHERE id = :table"), {"table": host.table})
    server.hub.registry.rooms.pop(host.table)
    answer = people[0].raw("GET", people[0]._path("view"))
    assert answer.status_code == 500 and "1850" not in answer.text
