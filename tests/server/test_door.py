"""What every request passes, every answer bears, and what the server says about itself."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
from pathlib import Path

import pytest
import websockets
from pydantic import TypeAdapter

from hustings.server.http.static import StaticPage
from hustings.wire.catalogue import About
from hustings.wire.live import Push
from support.patience import get, post, request
from support.serving import Client, new_table


def test_every_answer_bears_the_headers(url: str) -> None:
    for path in ("/", "/t/abc", "/api/about", "/api/nothing", "/api/docs", "/api/tables/none/view"):
        headers = get(url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "permissions-policy" in headers and "server" not in headers


def test_other_pages_may_not_ask_for_changes(url: str) -> None:
    body = {"game": "die-macher", "seats": [{"kind": "bot"}] * 3}
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", url.replace("http://", "ftp://")):
        answer = post(f"{url}/api/tables", json=body, headers={"Origin": origin})
        assert answer.status_code == 403 and answer.json()["error"] == "forbidden"
    assert post(f"{url}/api/tables", json=body, headers={"Origin": url}).status_code == 201
    assert "access-control-allow-origin" not in get(f"{url}/api/about", headers={"Origin": "https://evil.example"}).headers


def test_other_pages_may_not_open_a_socket(url: str) -> None:
    async def work() -> None:
        address = url.replace("http", "ws") + "/api/live"
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(address, additional_headers={"Origin": "https://evil.example"}):
                pass
        async with websockets.connect(address, additional_headers={"Origin": url}):
            pass

    asyncio.run(work())


def test_what_is_too_large_is_refused(url: str) -> None:
    for path, size in (("/api/tables", 70_000), ("/api/records", 5_100_000)):
        answer = post(url + path, content=b" " * size, headers={"Content-Type": "application/json"})
        assert answer.status_code == 413 and answer.json()["error"] == "too-large"

    def parts() -> object:
        for _ in range(20):
            yield b" " * 5000

    answer = post(f"{url}/api/tables", content=parts(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


def test_what_is_not_there_and_what_cannot_be_done(url: str) -> None:
    assert get(f"{url}/api/nothing").json()["error"] == "unknown"
    for method, path in (("PUT", "/api/tables"), ("DELETE", "/api/about"), ("GET", "/api/tables/x/act")):
        answer = request(method, url + path)
        assert answer.status_code == 405 and answer.json()["error"] == "malformed" and answer.headers["allow"]


def test_about_words_and_rules(url: str) -> None:
    visitor = Client(url)
    about = About.model_validate(visitor.get("/about"))
    assert [game.name for game in about.games] == ["die-macher", "helvetiq"]
    assert about.games[0].seats[:2] == ["black", "red"] and about.games[0].names["2006"]["issue"]
    assert about.games[0].figures["2006"]["components.start_money"] > 0
    assert "table-waiting" in visitor.get("/words/de") and "party-2006-black" in visitor.get("/words/die-macher/de")
    assert visitor.get("/words/xx", 404)["error"] == "unknown"
    visitor.get("/words/chess/en", 404)
    book = visitor.get("/rules/die-macher", lang="de", edition="1997")
    assert book["edition"] == "1997" and book["rules"][0]["number"]
    visitor.get("/rules/die-macher", 404, lang="xx")
    visitor.get("/rules/chess", 404)


def test_answers_that_do_not_change_are_kept_by_browsers(url: str) -> None:
    first = get(f"{url}/api/words/en", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip" and first.headers["etag"]
    again = get(f"{url}/api/words/en", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content


def test_the_service_is_described_from_our_own_files(url: str) -> None:
    page = get(f"{url}/api/docs").text
    assert "/api/tables/{table}/act" in page and "<script" not in page
    led_to = re.findall(r"(?:href|src|action)=[\"']?([^\s\"'>]+)", page)
    assert len(led_to) > 20 and all(re.match(r"#|/[^/]", place) for place in led_to), "to nobody else's"
    described = get(f"{url}/api/openapi.json").json()
    for path, methods in described["paths"].items():
        for about in methods.values():
            assert {"422", "429", "500"} <= set(about["responses"]), path
    schema = get(f"{url}/api/schema/push.json").json()
    assert {"Push", "Spoken", "Welcome", "Hello", "View"} <= set(schema["$defs"])
    assert set(TypeAdapter(Push).json_schema()["$defs"]) <= set(schema["$defs"])


def test_the_page_is_served_from_its_folder_only(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "app-1.js").write_text("x" * 5000)
    (folder / "assets" / "letters-1.woff2").write_bytes(os.urandom(5000))
    page = StaticPage(folder)
    assert page._file("assets/app-1.js") is not None and page._file("../secret.txt") is None
    assert page._file("/etc/passwd") is None and page._file("assets/../../secret.txt") is None
    kept = page._file("assets/app-1.js")
    assert kept is not None and kept.packed is not None and gzip.decompress(kept.packed) == b"x" * 5000
    assert "immutable" in kept.cache
    letters = page._file("assets/letters-1.woff2")
    assert letters is not None and letters.kind == "font/woff2" and "immutable" in letters.cache
    assert letters.packed is None, "what is compressed already grows if it is compressed again"


def test_a_public_table_can_be_looked_at_by_anyone(url: str) -> None:
    _, people, _ = new_table(url, public=True)
    visitor = Client(url, people[0].table)
    view = visitor.view()
    assert view["seat"] is None and view["position"]["cash"] == [-1] * 5 and view["ask"] is None
    visitor.post("chat", {"text": "hi"}, 401)
    visitor.post("act", {"seq": 0, "id": "x", "options": [1]}, 401)
