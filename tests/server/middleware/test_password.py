"""A password for the whole server: nothing gets past it, it cannot be guessed by trying, and secret links still work."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import cast

import httpx
import pytest
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp
from websockets.exceptions import InvalidStatus

from hustings.client import Live, Place, Refused, Server, play
from hustings.server.middleware.password import COOKIE, DAYS, PasswordKey, PasswordMiddleware
from hustings.server.settings import Settings
from hustings.wire.play import Problem
from support.inside import HOST, Inside, inside, wide
from support.patience import get, post
from support.visitors import live, problem, wish

PASSWORD = "correct horse"
HEADER = {"Hustings-Password": PASSWORD}


class Clock:
    def __init__(self) -> None:
        self.now = 1_900_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Inside]:
    page = tmp_path_factory.mktemp("page")
    (page / "index.html").write_text("<title>the page</title>", "utf-8")
    limits = wide(password_tries=10_000)
    with inside(tmp_path_factory.mktemp("password"), password=PASSWORD, clock=clock, page=page, limits=limits) as found:
        yield found


def enter(server: Inside, path: str = "/enter", password: str = PASSWORD, **headers: str) -> httpx.Response:
    return post(server.address + path, data={"password": password}, headers=headers)


def cookie(server: Inside, **headers: str) -> str:
    return SimpleCookie(enter(server, **headers).headers["set-cookie"])[COOKIE].value


def test_without_it_nothing_is_seen(server: Inside) -> None:
    for path in ("/api/about", "/api/tables", "/api/tables/x/view", "/api/docs", "/api/openapi.json", "/metrics", "/api/nothing"):
        refused = problem(get(server.address + path), 401)
        assert refused.error == "password"
    problem(post(f"{server.address}/api/tables", json=wish()), 401)
    problem(post(f"{server.address}/api/tables/x/act", json={"seq": 0, "id": "a", "options": [1]}), 401)
    for path in ("/", "/t/abc", "/index.html", "/assets/x.js"):
        answer = get(server.address + path)
        assert answer.status_code == 401 and "<form" in answer.text and "the page" not in answer.text
        assert answer.headers["cache-control"] == "no-store" and "script" not in answer.text
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    with pytest.raises(InvalidStatus), live(server):
        pass


def test_whether_the_server_is_well_is_no_secret(server: Inside) -> None:
    for path in ("/healthz", "/api/healthz", "/plain.css"):
        assert get(server.address + path).status_code == 200


def test_programs_send_it_in_a_header(server: Inside) -> None:
    assert get(f"{server.address}/api/about", headers=HEADER).status_code == 200
    with live(server, additional_headers=HEADER):
        pass
    for wrong in ("", "correct horsf", PASSWORD + "x", PASSWORD.upper()):
        problem(get(f"{server.address}/api/about", headers={"Hustings-Password": wrong}), 401)
    with pytest.raises(InvalidStatus), live(server, additional_headers={"Hustings-Password": "nonsense"}):
        pass


def test_prometheus_sends_it_in_its_own_way(server: Inside) -> None:
    basic = base64.b64encode(f"anyone:{PASSWORD}".encode()).decode()
    for header in (f"Basic {basic}", f"Bearer {PASSWORD}"):
        assert get(f"{server.address}/metrics", headers={"Authorization": header}).status_code == 200
        problem(get(f"{server.address}/api/about", headers={"Authorization": header}), 401)
    for header in ("Basic !!!", "Basic " + base64.b64encode(b"x").decode(), "Bearer", "Digest x"):
        problem(get(f"{server.address}/metrics", headers={"Authorization": header}), 401)


def test_the_form_lets_a_browser_in(server: Inside) -> None:
    answer = enter(server)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    made = answer.headers["set-cookie"].lower()
    assert "httponly" in made and "samesite=lax" in made and "path=/" in made and "secure" not in made and "domain" not in made
    entered = {"Cookie": f"{COOKIE}={cookie(server)}"}
    assert "the page" in get(f"{server.address}/t/abc", headers=entered).text
    assert get(f"{server.address}/api/about", headers=entered).status_code == 200
    with live(server, additional_headers=entered):
        pass


def test_the_form_stands_where_one_wanted_to_go(server: Inside) -> None:
    answer = enter(server, "/t/abc?x=1")
    assert (answer.status_code, answer.headers["location"]) == (303, "/t/abc?x=1")
    assert 'action="' not in get(f"{server.address}/t/abc").text, "or what stands after # would be lost"
    assert enter(server, "/enter?next=/t/abc").headers["location"] == "/t/abc"


@pytest.mark.parametrize(
    "elsewhere", ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:x", "/a\nb", "evil"]
)
def test_the_form_leads_nowhere_else(server: Inside, elsewhere: str) -> None:
    answer = post(f"{server.address}/enter", params={"next": elsewhere}, data={"password": PASSWORD})
    assert answer.headers["location"] == "/"
    sneaky = post(f"{server.address}//evil.example/x", data={"password": PASSWORD})
    assert sneaky.headers["location"].startswith("/evil.example")


def test_a_wrong_one_is_said_in_the_readers_language(server: Inside) -> None:
    answer = enter(server, password="nope", **{"Accept-Language": "xx, de;q=0.5"})
    assert answer.status_code == 403 and "nicht das Passwort" in answer.text and 'lang="de"' in answer.text
    assert "set-cookie" not in answer.headers and "nope" not in answer.text


def test_other_sites_cannot_send_the_form(server: Inside) -> None:
    problem(enter(server, Origin="https://evil.example"), 403)
    assert enter(server, Origin=server.address).status_code == 303
    assert get(f"{server.address}/t/x").headers["referrer-policy"] == "same-origin", "or browsers would send Origin: null"


@pytest.mark.parametrize("forged", ["", ".", "9999999999.x.", "9999999999.x.AAAA", "x", "9" * 5000, "1.2.3.4"])
def test_nobody_makes_a_cookie_of_their_own(server: Inside, forged: str) -> None:
    problem(get(f"{server.address}/api/about", headers={"Cookie": f"{COOKIE}={forged}"}), 401)


def test_a_cookie_of_backslashes_costs_no_more_than_another() -> None:
    """Undoing their quoting took Python 1.4 seconds of processor time, during which nobody was answered."""
    guard = PasswordMiddleware(cast(ASGIApp, None), Settings(password=PASSWORD), lambda: None)

    def cost(value: bytes) -> float:
        headers = [(b"host", b"localhost"), (b"cookie", COOKIE.encode() + b'="' + value + b'"')]
        asked = HTTPConnection({"type": "http", "path": "/", "scheme": "http", "headers": headers, "client": ("127.0.0.1", 1)})
        began = time.process_time()
        assert not guard._may(asked)
        return time.process_time() - began

    plain = min(cost(b"a" * 30_000) for _ in range(5))
    assert min(cost(b"\\" * 30_000) for _ in range(5)) < 20 * max(plain, 0.0005)


def test_a_cookie_cannot_be_made_to_last(server: Inside, clock: Clock) -> None:
    made = cookie(server)
    content, signature = made.split(".")
    until, nonce = json.loads(base64.urlsafe_b64decode(content + "=" * (-len(content) % 4)))
    changed = base64.urlsafe_b64encode(json.dumps([until + 1, nonce], separators=(",", ":")).encode()).decode().rstrip("=")
    longer = f"{changed}.{signature}"
    problem(get(f"{server.address}/api/about", headers={"Cookie": f"{COOKIE}={longer}"}), 401)
    before = clock.now
    try:
        clock.now += DAYS * 86400 - 5
        assert get(f"{server.address}/api/about", headers={"Cookie": f"{COOKIE}={made}"}).status_code == 200
        clock.now += 10
        problem(get(f"{server.address}/api/about", headers={"Cookie": f"{COOKIE}={made}"}), 401)
    finally:
        clock.now = before


def test_all_processes_agree_and_another_password_ends_every_session() -> None:
    first, second, other = PasswordKey(PASSWORD), PasswordKey(PASSWORD), PasswordKey(PASSWORD + "!")
    session = first.session(100.0)
    assert second.knows(session, 99.0) and not second.knows(session, 101.0) and not other.knows(session, 99.0)
    assert PASSWORD not in session and first.session(100.0) != session


def test_it_cannot_be_tried_for_long(tmp_path: Path) -> None:
    with inside(tmp_path, password=PASSWORD, limits=wide(password_tries=5), trusted_proxies=(HOST,)) as server:
        entered = {"Cookie": f"{COOKIE}={cookie(server)}"}
        tried = [get(f"{server.address}/api/about", headers={"Hustings-Password": str(n)}).status_code for n in range(4)]
        tried.append(enter(server, password="nope").status_code)
        assert tried == [401] * 4 + [403]
        problem(get(f"{server.address}/api/about", headers=HEADER), 429)
        assert enter(server).status_code == 429
        with pytest.raises(InvalidStatus), live(server, additional_headers=HEADER):
            pass
        assert get(f"{server.address}/api/about", headers=entered).status_code == 200, "who is in stays in"
        elsewhere = {**HEADER, "X-Forwarded-For": "203.0.113.9"}
        assert get(f"{server.address}/api/about", headers=elsewhere).status_code == 200
        assert "hustings_password_failures_total 5.0" in get(f"{server.address}/metrics", headers=entered).text


def test_the_cookie_is_for_tls_alone_where_there_is_tls(tmp_path: Path) -> None:
    with inside(tmp_path, password=PASSWORD, trusted_proxies=(HOST,)) as server:
        assert "secure" in enter(server, **{"X-Forwarded-Proto": "https"}).headers["set-cookie"].lower()
        assert "secure" not in enter(server).headers["set-cookie"].lower()


def test_over_tls_no_other_host_of_the_domain_can_set_the_cookie(tmp_path: Path) -> None:
    with inside(tmp_path, password=PASSWORD, trusted_proxies=(HOST,)) as server:
        tls = {"X-Forwarded-Proto": "https"}
        told = enter(server, **tls).headers["set-cookie"]
        name, _, rest = told.partition("=")
        assert name == f"__Host-{COOKIE}" and "path=/;" in f"{told.lower()};" and "domain" not in told.lower()
        session = rest.partition(";")[0]
        for sent, headers, status in (
            (name, tls, 200),
            (COOKIE, tls, 401),  # another site of the same domain could have set this one
            (COOKIE, {}, 200),
            (name, {}, 401),
        ):
            answer = get(f"{server.address}/api/about", headers={**headers, "Cookie": f"{sent}={session}"})
            assert answer.status_code == status, (sent, headers)
        with live(server, additional_headers={**tls, "Cookie": f"{name}={session}"}):
            pass


def test_the_client_has_a_place_for_it(server: Inside) -> None:
    with Server(server.address, password=PASSWORD) as known, Server(server.address, patience=0) as unknown:
        links = known.create("helvetiq", ["person", "easy"], start=True)
        place = Place(known, links.table, links.seats[0].token)
        for push in Live(place):
            assert push.type == "welcome"
            break
        with pytest.raises(Refused) as refused:
            unknown.about()
        assert refused.value.problem.error == "password"
        assert play(place.link, "random", password=PASSWORD) is not None


def test_the_problem_is_one_of_the_documented(server: Inside) -> None:
    body = get(f"{server.address}/api/about").content
    assert Problem.model_validate_json(body, strict=True).error == "password"
