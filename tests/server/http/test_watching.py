"""Visitors without a link: anybody can watch a public table, nobody a private one; and refusals without an HTTP error."""

from __future__ import annotations

import asyncio

import pytest

from support.patience import PATIENCE, get, post
from support.serving import Client, Watcher, asked_for, new_table, play_on


def test_a_public_table_is_watched_without_a_token(url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3, public=True)
    view = play_on(people, asked_for("start-bid"))
    assert view is not None

    async def watch() -> None:
        async with Watcher(Client(url, people[0].table, "")) as watcher:
            assert watcher.gone is None
            assert watcher.state["seat"] is None
            assert watcher.state["ask"] is None
            assert {money for money in watcher.state["position"]["cash"] if money > 0} == set()
            assert all(card == -1 for hand in watcher.state["position"]["hand"] for card in hand)
            await asyncio.to_thread(people[0].post, "chat", {"text": "between us", "to": 1}, 201)
            await asyncio.to_thread(people[0].post, "chat", {"text": "to all", "to": None}, 201)
            await watcher.until(lambda: bool(watcher.chat))
            assert [line["text"] for line in watcher.chat] == ["to all"]

    asyncio.run(asyncio.wait_for(watch(), PATIENCE))


@pytest.mark.parametrize(("public", "token"), [(False, ""), (True, "wrong"), (False, "wrong")])
def test_a_private_table_or_a_wrong_token_is_refused(url: str, public: bool, token: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3, public=public)

    async def watch() -> None:
        async with Watcher(Client(url, people[0].table, token)) as watcher:
            assert watcher.gone is not None
            assert watcher.gone["error"] == "unauthorised"

    asyncio.run(asyncio.wait_for(watch(), PATIENCE))


def test_a_refusal_is_told_quietly_where_that_is_asked_for(url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3)
    trial = {"seq": 999, "options": [300]}
    path = f"{url}/api/tables/{people[0].table}/preview"
    token = {"Authorization": f"Bearer {people[0].token}"}
    loud = post(path, json=trial, headers=token)
    quiet = post(path, json=trial, headers={**token, "Hustings-Quiet": "1"})
    assert (loud.status_code, quiet.status_code) == (409, 200)
    assert (loud.headers.get("hustings-status"), quiet.headers["hustings-status"]) == (None, "409")
    assert quiet.json() == loud.json()
    assert quiet.json()["error"] == "stale"
    fine = get(f"{url}/api/about", headers={"Hustings-Quiet": "1"})
    assert (fine.status_code, "hustings-status" in fine.headers) == (200, False)


def test_a_public_table_can_be_looked_at_by_anyone(url: str) -> None:
    _, people, _ = new_table(url, public=True)
    visitor = Client(url, people[0].table)
    view = visitor.view()
    assert view["seat"] is None and view["position"]["cash"] == [-1] * 5 and view["ask"] is None
    visitor.post("chat", {"text": "hi"}, 401)
    visitor.post("act", {"seq": 0, "id": "x", "options": [1]}, 401)
