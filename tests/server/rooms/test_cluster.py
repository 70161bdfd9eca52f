"""Two servers on one database: an action at one is visible at the other at once, and a link that ended at one does not work at
the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hustings.server.rooms.catch_up import News
from hustings.store import changes
from support import postgres
from support.inside import Inside, inside
from support.serving import first_option
from support.visitors import wish


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Inside, Inside]]:
    folder = tmp_path_factory.mktemp("two")
    with (
        postgres.database() as address,
        inside(folder, address=address) as one,
        inside(folder, address=address) as other,
    ):
        yield one, other


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def get(server: Inside, table: str, token: str, what: str = "view") -> Any:
    return server.http.get(f"/api/tables/{table}/{what}", headers=bearer(token))


def test_everybody_reads_what_they_have_done_at_the_other_process(two: tuple[Inside, Inside]) -> None:
    made = two[0].http.post("/api/tables", json=wish(game="helvetiq", seats=[{"kind": "person"}] * 2, start=True)).json()
    table, tokens = made["table"], [link["token"] for link in made["seats"]]
    for server in two:
        assert get(server, table, tokens[0]).status_code == 200
    older = 0
    for turn in range(30):
        here, there = two if turn % 2 else two[::-1]
        view = get(here, table, tokens[0]).json()
        seat = view["asked"][0]
        asked = get(here, table, tokens[seat]).json()
        body = {"seq": asked["seq"], "id": here.new_id() + f"-{turn}", "options": [first_option(asked["ask"])]}
        done = here.http.post(f"/api/tables/{table}/act", json=body, headers=bearer(tokens[seat]))
        assert done.status_code == 200, done.text
        older += get(there, table, tokens[seat]).json()["seq"] < done.json()["seq"]
    assert older == 0


def test_a_link_that_ended_at_one_process_is_none_at_the_other(two: tuple[Inside, Inside]) -> None:
    made = two[0].http.post("/api/tables", json=wish(game="helvetiq", seats=[{"kind": "person"}] * 2, start=True)).json()
    table, token = made["table"], made["seats"][0]["token"]
    good = 0
    for turn in range(20):
        here, there = two if turn % 2 else two[::-1]
        assert get(there, table, token).status_code == 200
        moved = here.http.post(f"/api/tables/{table}/move", headers=bearer(token))
        assert moved.status_code == 200, moved.text
        good += get(there, table, token).status_code != 401
        said = there.http.post(f"/api/tables/{table}/chat", json={"text": "still here"}, headers=bearer(token))
        good += said.status_code != 401
        token = moved.json()["token"]
    assert good == 0


def test_an_answer_in_several_steps_is_the_same_at_the_other_process(two: tuple[Inside, Inside]) -> None:
    """The opening is begun, taken back, begun differently and sealed at one process; the other continues from what it knows."""
    one, other = two
    made = one.http.post("/api/tables", json=wish(game="die-macher", seats=[{"kind": "person"}] * 3, start=True)).json()
    table, token = made["table"], made["seats"][1]["token"]

    def step(what: str, **body: Any) -> Any:
        done = one.http.post(f"/api/tables/{table}/{what}", json={"seq": 0, "id": one.new_id(), **body}, headers=bearer(token))
        assert done.status_code == 200, done.text
        view = get(other, table, token).json()
        assert {name: view[name] for name in compared} == {name: done.json()["state"][name] for name in compared}
        return view["ask"]

    compared = ("ask", "position", "sealed", "seq")
    ask = get(other, table, token).json()["ask"]
    for choose in (min, max):
        for _ in range(3):
            ask = step("act", options=[choose(choice["option"] for choice in ask["options"])])
        if choose is min:
            ask = step("unseal")
    while ask is not None:
        ask = step("act", options=[first_option(ask)])


def test_news_that_come_late_are_not_taken(two: tuple[Inside, Inside]) -> None:
    """Data read before another process wrote once more would lead back to an older state."""
    one, other = two
    made = one.http.post("/api/tables", json=wish(game="helvetiq", seats=[{"kind": "person"}] * 2, start=True)).json()
    table, tokens = made["table"], [link["token"] for link in made["seats"]]
    assert get(other, table, tokens[0]).status_code == 200
    room = other.hub.registry.rooms[table]
    known = room.table

    def act() -> int:
        view = get(one, table, tokens[0]).json()
        seat = view["asked"][0]
        ask = get(one, table, tokens[seat]).json()["ask"]
        body = {"seq": view["seq"], "id": one.new_id(), "options": [first_option(ask)]}
        done = one.http.post(f"/api/tables/{table}/act", json=body, headers=bearer(tokens[seat]))
        assert done.status_code == 200, done.text
        return int(done.json()["seq"])

    async def take(news: News) -> None:
        async with room.lock:
            await other.hub.cluster._take_in(room, [news])

    before = known.head.seq
    act()
    found = changes.since(other.hub.store, table, before, 0)
    assert found is not None and found.table.seq > before
    last = act()
    assert get(other, table, tokens[0]).json()["seq"] == last
    other.run(take(News(before, 0, found)))
    assert room.table is known and known.head.seq == last, "nothing was lost, and nothing had to be loaded again"
    assert get(other, table, tokens[1]).content == get(one, table, tokens[1]).content
