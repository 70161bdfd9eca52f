"""One decision in place of several: passing for the rest of a phase, a limit for a whole auction, and bots that do not linger."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.driving import ASKED
from support.browser.looking import broken_layout, keys_left
from support.patience import tries
from support.serving import Client, asked_for, new_table, play_on


def at(visitor: Visitor, me: Client) -> Page:
    page = visitor.sit(me)
    page.wait_for_selector(ASKED)
    visitor.settle()
    return page


def test_passing_once_is_enough_for_the_phase(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3)
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    me, others = people[view["seat"]], [person for person in people if person.seat != view["seat"]]
    visitor = visit()
    page = at(visitor, me)
    page.get_by_role("button", name="Buy nothing for the rest of this phase").click()
    page.wait_for_selector(".ask.idle")
    mine = [state[me.seat] for state in view["position"]["media"]]
    for _ in tries():  # they buy what they can, and I am not asked again
        now = me.view()
        if now["phase"] != view["phase"]:
            break
        asked = next((person for person in others if person.seat in now["asked"]), None)
        if asked is not None:
            asked.act(asked.view()["ask"]["options"][0]["option"])
    assert now["phase"] != view["phase"], "I am asked again"
    assert [state[me.seat] for state in now["position"]["media"]] == mine


def test_a_limit_bids_for_me_until_others_go_beyond(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3)
    view = play_on(people, asked_for("poll-bid"))
    assert view is not None
    me = people[view["seat"]]
    low = view["ask"]["amounts"]["low"]
    visitor = visit()
    page = at(visitor, me)
    offer = page.get_by_role("button", name="Bid for me, up to")
    offer.click()
    expect(page.locator(".ask input[data-amount]")).to_be_focused()  # first it asks for a limit
    assert me.view()["seq"] == view["seq"]
    page.keyboard.type(str(low + 3))
    visitor.settle()
    for size in (PHONE, WIDE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        visitor.settle()
        assert broken_layout(page) == [] and keys_left(page) == []
    offer.click()
    page.wait_for_selector(".ask.idle")
    assert [me.view()["position"][name] for name in ("price", "leader")] == [low, me.seat]
    raised = []
    for _ in tries():  # each rival bids the least that beats mine, until I am out
        now = me.view()
        if now["orders"] == 0:
            break
        rival = next((person for person in people if person is not me and person.seat in now["asked"]), None)
        ask = rival.view()["ask"] if rival is not None else None
        if rival is None or ask is None:
            continue
        assert ask["kind"] == "poll-bid", "the auction is over, and so should the order be"
        raised.append(rival.act(ask["amounts"]["option"])["state"]["position"]["price"])
    assert me.view()["orders"] == 0 and max(raised) > low + 3
    ended = me.get("orders")["ended"][0]
    assert (ended["order"]["act"], ended["order"]["above"]) == ("raise", low + 3)
    assert me.view()["position"]["leader"] != me.seat


def test_a_bid_war_against_bots_is_one_decision(visit: Callable[..., Visitor], url: str) -> None:
    bots = [{"kind": "bot", "bot": "easy", "name": name} for name in ("Elster", "Kiebitz")]
    _, people, _ = new_table(url, ["person", *bots])
    [me] = people
    view = play_on(people, asked_for("poll-bid"))
    assert view is not None
    auction = view["position"]["state"]
    visitor = visit()
    page = at(visitor, me)
    page.locator(".ask input[data-amount]").fill(str(view["ask"]["amounts"]["low"] + 9))
    visitor.settle()
    with page.expect_response(lambda response: response.url.endswith("/orders")) as ordered:
        page.get_by_role("button", name="Bid for me, up to").click()
    assert ordered.value.ok
    for _ in tries():  # it is carried out, bots answer it, and I am asked for something else
        now = me.view()
        if now["orders"] == 0 and now["ask"] is not None:
            break
    assert now["ask"] is not None and (now["ask"]["kind"] != "poll-bid" or now["position"]["state"] != auction)
    assert now["orders"] == 0
    page.wait_for_selector(ASKED)  # the window has followed


def test_bots_can_be_hurried_in_the_panel_and_in_the_menu(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person", "person", {"kind": "bot", "bot": "easy", "name": "Elster"}])
    view = play_on(people, lambda now: len(now["asked"]) == 1)  # the other person is asked alone, and I wait
    assert view is not None
    me = people[1 - view["seat"]]
    visitor = visit()
    page = visitor.sit(me)
    page.get_by_role("button", name="Hurry the bots").click()
    expect(page.get_by_role("button", name="Let the bots take their time")).to_be_visible()
    assert me.view()["table"]["hurried"]
    assert broken_layout(page) == [] and keys_left(page) == []
    page.locator(".tool.menu").click()
    box = page.get_by_label("Bots at this table do not linger")
    expect(box).to_be_checked()
    box.uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Hurry the bots")).to_be_visible()
    assert not me.view()["table"]["hurried"]
