"""Links: an invitation says where it works and can be scanned, the address bar shows it before the game, and an address without
its secret says what is missing."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from support.browser.browsing import PHONE, Visitor
from support.browser.looking import broken_layout
from support.serving import Client, Json, new_table

SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]


def lobby(visit: Callable[..., Visitor], url: str, **options: object) -> tuple[Visitor, Client, str]:
    """Somebody who has set up a table in this browser: the window, the host, and the guests' secret."""
    host, (me, *_), spectator = new_table(url, SEATS, start=False)
    visitor = visit(**options)
    kept = [
        {"table": host.table, "token": who.token, "role": role, "seat": who.seat, "at": 1}
        for who, role in ((me, "seat"), (host, "host"), (spectator, "spectator"))
    ]
    visitor.context.add_init_script(f"localStorage['hustings.keys'] ??= {json.dumps(json.dumps(kept))}")
    visitor.open(f"/t/{host.table}", "main.room")
    assert spectator.token is not None
    return visitor, host, spectator.token


def test_the_invitation_says_that_it_works_here_only_and_how_to_open_it(visit: Callable[..., Visitor], url: str) -> None:
    for viewport in ({"width": 1366, "height": 768}, PHONE):
        visitor, _, _ = lobby(visit, url, viewport=viewport)
        note = visitor.page.locator(".room .here")
        expect(note).to_contain_text("works on this computer only")
        expect(note).to_contain_text("hustings serve --host 0.0.0.0")
        expect(note).to_contain_text('make play ARGS="--host 0.0.0.0"')
        pieces = note.locator("code span").evaluate_all("options => options.map((option) => option.getClientRects().length)")
        assert pieces == [1, 1], "an option is broken at its dashes"
        expect(visitor.page.get_by_role("img", name="The link as a code to scan")).to_be_visible()
        assert broken_layout(visitor.page) == []


def test_before_the_game_the_address_bar_is_the_invitation(visit: Callable[..., Visitor], url: str) -> None:
    visitor, host, secret = lobby(visit, url)
    page = visitor.page
    page.wait_for_function("(secret) => location.hash === '#' + secret", arg=secret)
    friend = visit()
    friend.page.goto(page.url)
    friend.settle()
    friend.page.fill("#room-name", "Ben")
    friend.page.locator(".room .can .btn.send").click()
    expect(friend.page.locator(".room .is-me")).to_contain_text("Ben")
    # After a reload the host is still the host; once no seat is free, the secret leaves the address.
    page.reload()
    visitor.settle()
    expect(page.locator(".room .is-me")).to_contain_text("Anna")
    page.wait_for_function("() => location.hash === ''")
    host.post("start", status=204)
    expect(page.locator(".board")).to_be_visible()


def test_an_address_without_its_secret_says_what_it_lacks(visit: Callable[..., Visitor], url: str) -> None:
    host, _, _ = new_table(url, SEATS, start=False)
    visitor = visit()
    visitor.expects("status of 401")
    page = visitor.open(f"/t/{host.table}", ".dead-end")
    expect(page.locator(".dead-end h1")).to_have_text("This address is only half of a link.")
    expect(page.locator(".dead-end")).to_contain_text("a # and a secret at its end")
    assert broken_layout(page) == []


def test_a_table_open_to_all_is_joined_from_its_plain_address(visit: Callable[..., Visitor], url: str) -> None:
    host, _, _ = new_table(url, SEATS, start=False, public=True)
    visitor = visit()
    page = visitor.open(f"/t/{host.table}", ".door")
    page.fill("#door-name", "Ben")
    page.get_by_role("button", name="Sit down here").click()
    expect(page.locator(".room .is-me")).to_contain_text("Ben")


def test_the_door_of_a_table_says_what_is_played_and_how_long_it_takes(visit: Callable[..., Visitor], url: str) -> None:
    people: list[str | Json] = [{"kind": "person", "name": "Anna"}, "open", "open"]
    for wishes, said in (
        ({}, "about two hours"),
        ({"seats": [*people, "open", "open"]}, "an evening"),
        ({"seats": [*people[:2], "bot"], "variants": ["short"]}, "Short game · about an hour"),
        ({"game": "helvetiq"}, "about an hour"),
    ):
        host, _, _ = new_table(url, **{"seats": people, "start": False, "public": True, **wishes})  # type: ignore[arg-type]
        page = visit().open(f"/t/{host.table}", ".door li")
        expect(page.locator(".door")).to_contain_text(said)
        expect(page.locator(".door .told")).to_contain_text("learn how it is played")
    host, _, _ = new_table(
        url, people, start=False, public=True, pace={"kind": "days", "move": 86_400, "reserve": 0, "bot": "easy"}
    )
    page = visit().open(f"/t/{host.table}", ".door li")
    expect(page.locator(".door")).not_to_contain_text("about two hours")  # a game over days has no such length


def test_seats_have_the_names_of_their_parties_before_the_game(visit: Callable[..., Visitor], url: str) -> None:
    host, _, _ = new_table(url, [{"kind": "person", "name": "Anna"}, "open", "open"], start=False, public=True, title="Early")
    visitor = visit()
    page = visitor.open(f"/t/{host.table}", ".door li")
    expect(page.locator(".door .party")).to_have_text(["C CDU", "S SPD", "F FDP"])
    page = visitor.open("/tables", ".open-list li")
    expect(page.locator(".open-list li", has_text="Early").locator(".mark")).to_have_text(["C"])
    visitor.sit(host)
    expect(page.locator(".room th")).to_have_text(["C CDU", "S SPD", "F FDP"])
