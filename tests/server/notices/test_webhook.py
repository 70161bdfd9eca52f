"""Webhook addresses given by visitors: requests go only where they may, never into the operator's network, in whatever
disguise."""

from __future__ import annotations

import asyncio
import json
import ssl

import pytest
import trustme

from hustings.server.notices import compose, webhook
from hustings.server.notices.compose import Notice
from hustings.server.notices.webhook import Forbidden, WebhookRefused, WebhookUnknown, check_url, may_reach
from support.webhooks import hook

INSIDE = [
    "127.0.0.1", "127.1.2.3", "10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1", "192.0.0.8", "198.18.0.1", "::1", "fc00::1",
    "fd12::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "2002:a00:1::1",
    "::127.0.0.1", "2001:db8::1", "203.0.113.1",
]  # fmt: skip
NEVER = [
    "0.0.0.0", "169.254.169.254", "224.0.0.1", "255.255.255.255", "::", "fe80::1", "fe80::1%eth0", "ff02::1",
    "::ffff:169.254.169.254", "::ffff:0.0.0.0", "240.0.0.1", "64:ff9b::a9fe:a9fe",
    "fd00:ec2::254", "fd00:ec2::23", "fd20:ce::254", "fd00:c1::a9fe:a9fe", "fd00:42::42", "100.100.100.200", "168.63.129.16",
    "::ffff:100.100.100.200", "64:ff9b::6464:64c8", "192.0.0.192", "2002:a9fe:a9fe::", "rubbish", "",
]  # fmt: skip
PUBLIC = ["1.1.1.1", "8.8.8.8", "2606:4700::1111", "::ffff:1.1.1.1"]


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_of_a_network_inside_is_reached_only_where_the_operator_allows_it(address: str) -> None:
    assert not may_reach(address, private=False)


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.1", "192.168.1.1", "fc00::1", "::1", "::ffff:10.0.0.1"])
def test_the_operator_may_allow_it(address: str) -> None:
    assert may_reach(address, private=True)


@pytest.mark.parametrize("address", NEVER)
def test_some_are_never_reached(address: str) -> None:
    assert not may_reach(address, private=True) and not may_reach(address, private=False)


@pytest.mark.parametrize("address", PUBLIC)
def test_the_public_internet_is(address: str) -> None:
    assert may_reach(address, private=False)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://h/x", "file:///etc/passwd", "gopher://h", "https://", "//h/x", "h/x", "https://user@h/", "https://u:p@h/",
        "https://h/#token", "https://h/a b", "https://h/\r\nX: y", "https://h:99999/", "https://h:0/", "https://h\\@evil/",
        "https://" + "h" * 600, "https://[::1/", "https://münchen.example/x",
    ],
)  # fmt: skip
def test_what_is_no_plain_address_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r": give|leave it out"):
        check_url(url)


def post(url: str, *, private: bool = True, context: ssl.SSLContext | None = None) -> None:
    asyncio.run(webhook.post(url, b'{"x":1}', compose.JSON, private=private, context=context))


def test_it_is_sent_as_it_is_and_once() -> None:
    with hook() as found:
        post(found.url + "?a=b")
    ((path, headers, body),) = found.got
    assert (path, body, headers["Content-Type"]) == ("/hook?a=b", b'{"x":1}', "application/json")
    assert headers["Host"] == f"127.0.0.1:{found.server_port}" and "Cookie" not in headers and "Authorization" not in headers


@pytest.mark.parametrize(("status", "again"), [(500, True), (503, True), (429, True), (404, False), (401, False), (410, False)])
def test_an_answer_that_is_none_is_tried_again_where_that_helps(status: int, again: bool) -> None:
    with hook() as found:
        found.status = status
        with pytest.raises(WebhookRefused, match=str(status)) as refused:
            post(found.url)
    assert refused.value.again is again and len(found.got) == 1


def test_no_redirect_is_followed() -> None:
    with hook() as inner, hook() as outer:
        outer.status, outer.location = 307, inner.url
        with pytest.raises(WebhookRefused, match="307") as refused:
            post(outer.url)
    assert not inner.got and not refused.value.again


def test_a_long_answer_is_not_read() -> None:
    with hook() as found:
        found.status, found.size = 200, 1 << 30
        post(found.url)


def test_one_that_hangs_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "SECONDS", 0.5)
    with hook() as found:
        found.hangs = True
        with pytest.raises(WebhookUnknown):
            post(found.url)
        found.hangs, found.drops = False, True
        with pytest.raises(WebhookUnknown):
            post(found.url)


def test_one_that_is_not_there_is_tried_again() -> None:
    with hook() as found:
        url = found.url
    with pytest.raises(WebhookRefused) as refused:
        post(url)
    assert refused.value.again
    with pytest.raises(WebhookRefused) as unknown:
        post("https://no.such.host.invalid/")
    assert unknown.value.again


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"])
def test_nothing_is_sent_inside_unless_that_is_allowed(host: str) -> None:
    with hook() as found, pytest.raises(WebhookRefused):
        post(f"http://{host}:{found.server_port}/", private=False)
    assert not found.got


def test_a_name_that_means_something_else_the_second_time_gets_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is public at first, and private when the request is sent: what counts is where the connection goes."""

    async def rebound(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    with hook() as found:
        monkeypatch.setattr(webhook, "look_up", rebound)
        with pytest.raises(Forbidden):
            post(f"http://innocent.example:{found.server_port}/", private=False)

        async def mixed(host: str, port: int) -> list[str]:
            return ["127.0.0.1", "10.0.0.1", "fe80::1"]

        monkeypatch.setattr(webhook, "look_up", mixed)
        with pytest.raises(Forbidden):
            post(f"http://innocent.example:{found.server_port}/", private=False)
    assert not found.got


def test_where_it_is_connected_to_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """This is done even if the address looked up was allowed, because the system may connect somewhere else."""

    async def allowed(host: str, port: int, *, private: bool) -> list[str]:
        return ["127.0.0.1"]

    with hook() as found:
        monkeypatch.setattr(webhook, "reachable", allowed)
        with pytest.raises(Forbidden):
            post(f"http://innocent.example:{found.server_port}/", private=False)
    assert not found.got


def test_tls_is_checked_against_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    async def here(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    monkeypatch.setattr(webhook, "look_up", here)
    authority = trustme.CA()
    server, client = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.create_default_context()
    authority.issue_cert("hooks.example").configure_cert(server)
    authority.configure_trust(client)
    with hook(server) as found:
        post(f"https://hooks.example:{found.server_port}/x", context=client)
        for name, context in (("other.example", client), ("hooks.example", None)):
            with pytest.raises(WebhookRefused):
                post(f"https://{name}:{found.server_port}/x", context=context)
    assert [path for path, _, _ in found.got] == ["/x"]


# The formats of services

TOLD = Notice(
    "your-turn", "kq3v7t", "die-macher", "**A** <b> @everyone [x](http://evil)", "Media", "https://p.example/t/kq3v7t", "en"
)


def test_the_format_is_known_from_the_address() -> None:
    known = {
        "https://discord.com/api/webhooks/1/x": "discord",
        "https://ptb.discord.com/api/webhooks/1/x": "discord",
        "https://hooks.slack.com/services/T/B/x": "slack",
        "https://ntfy.sh/topic": "ntfy",
        "https://ntfy.example.org/topic": "ntfy",
        "https://example.org/discord.com": "json",
        "https://discord.com.evil.example/": "json",
    }
    assert {url: compose.detected(url) for url in known} == known


def test_discord_gets_text_that_is_no_markup_and_calls_nobody() -> None:
    body = json.loads(compose.request("https://discord.com/api/webhooks/1/x", "auto", TOLD).body)
    assert body["allowed_mentions"] == {"parse": []} and TOLD.link in body["content"]
    assert "\\*\\*A\\*\\*" in body["content"] and "](http" not in body["content"] and len(body["content"]) <= 2000


def test_slack_gets_text_that_is_no_markup() -> None:
    body = json.loads(compose.request("https://hooks.slack.com/x", "auto", TOLD).body)
    assert "&lt;b&gt;" in body["text"] and f"<{TOLD.link}>" in body["text"] and "<b>" not in body["text"]


def test_ntfy_gets_its_topic_in_the_body() -> None:
    request = compose.request("https://ntfy.sh/my-topic?auth=x", "auto", TOLD)
    body = json.loads(request.body)
    assert request.url == "https://ntfy.sh/?auth=x"
    assert (body["topic"], body["click"], body["title"]) == ("my-topic", TOLD.link, TOLD.subject)
    assert compose.ntfy_topic("https://ntfy.sh/a") and not compose.ntfy_topic("https://ntfy.sh/a/b")


def test_any_other_gets_every_part_by_name() -> None:
    body = json.loads(compose.request("https://example.org/", "auto", TOLD).body)
    assert set(body) == {"event", "table", "game", "title", "phase", "subject", "text", "link", "lang"}
    assert (body["event"], body["phase"], body["link"]) == ("your-turn", "Media", TOLD.link)


@pytest.mark.parametrize("lang", ["en", "de", "fr", "nl", "it"])
def test_it_is_said_in_the_language_of_the_seat(lang: str) -> None:
    from dataclasses import replace

    told = replace(TOLD, lang=lang, title="Tisch 1")
    assert "Tisch 1" in told.subject and "Media" in told.text and "notice-" not in told.subject + told.text
