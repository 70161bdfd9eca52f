"""The password of the server, in a browser: a form on the way to a page, with the secret link still whole behind it."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import Browser

from support.serving import Server

PASSWORD = "correct horse"
WISH = {"game": "helvetiq", "seats": [{"kind": "person"}, {"kind": "person"}], "start": True}

DESK = "getComputedStyle(document.body).backgroundColor"


def test_a_secret_link_survives_the_form(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", env={"HUSTINGS_PASSWORD": PASSWORD}) as server:
        made = httpx.post(f"{server.url}/api/tables", json=WISH, headers={"Hustings-Password": PASSWORD}, timeout=60).json()
        token = made["seats"][0]["token"]
        link = f"{server.url}/t/{made['table']}#{token}"
        context = browser.new_context(locale="de-DE")
        window = context.new_page()
        try:
            answer = window.goto(link)
            assert answer is not None and answer.status == 401 and "Passwort" in window.title()
            desk = window.evaluate(DESK)
            window.get_by_label("Passwort").fill("wrong one")
            window.get_by_role("button").click()
            assert window.get_by_role("alert").inner_text() == "Das war nicht das Passwort."
            assert window.url == link, "nothing of it is lost"
            window.get_by_label("Passwort").fill(PASSWORD)
            window.get_by_role("button").click()
            # The page takes the token out of the address and keeps it, so it has received the whole link.
            window.wait_for_function("token => JSON.stringify(localStorage).includes(token)", arg=token)
            assert window.evaluate(DESK) == desk, "the form lies on the page's own desk"
            (cookie,) = context.cookies()
            assert cookie["httpOnly"] and cookie["sameSite"] == "Lax" and not cookie["secure"]
            assert window.evaluate("document.cookie") == ""
            assert window.evaluate("fetch('/api/about').then(answer => answer.status)") == 200
        finally:
            context.close()
    assert token not in server.log()
