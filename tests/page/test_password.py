"""The password of the server, in a browser: a form where one wanted to go, and the secret link is still whole behind it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from server.serving import Server

PASSWORD = "correct horse"


def test_a_secret_link_survives_the_form(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", env={"HUSTINGS_PASSWORD": PASSWORD}) as server:
        context = browser.new_context(locale="de-DE")
        window = context.new_page()
        try:
            answer = window.goto(f"{server.url}/t/abc?x=1#SECRET")
            assert answer is not None and answer.status == 401 and "Passwort" in window.title()
            for told, inside in (("wrong one", False), (PASSWORD, True)):
                window.get_by_label("Passwort").fill(told)
                window.get_by_role("button").click()
                window.wait_for_load_state()
                assert window.url == f"{server.url}/t/abc?x=1#SECRET"
                assert (window.locator("form").count() == 0) is inside
                assert inside or window.get_by_role("alert").inner_text() == "Das war nicht das Passwort."
            (cookie,) = context.cookies()
            assert cookie["httpOnly"] and cookie["sameSite"] == "Lax" and not cookie["secure"]
            assert window.evaluate("document.cookie") == ""
            assert window.evaluate("fetch('/api/about').then(answer => answer.status)") == 200
        finally:
            context.close()
    assert "SECRET" not in server.log()
