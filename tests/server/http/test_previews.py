"""Previews of shared addresses for chat programs, and addresses that do not exist."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hustings.cli.serve import _for_others, _listen
from hustings.core.learning import examples, puzzles
from hustings.server.http.previews import PAGES
from support.patience import get
from support.serving import Server, new_table

ROUTER = Path(__file__).parents[3] / "web" / "src" / "ui" / "router.svelte.ts"
INDEX = '<!doctype html><html lang="en"><head><title>Hustings</title></head><body><div id="page"></div></body></html>'


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("previews")
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text(INDEX)
    (page / "preview.png").write_bytes(b"\x89PNG")
    (page / "manifest.webmanifest").write_text("{}")
    (page / "boards.json").write_text('{"die-macher": ["assets/b-1.js", "assets/b-2.css"], "helvetiq": ["assets/h-1.js"]}')
    with Server(folder / "tables.db", env={"HUSTINGS_PAGE": str(page)}) as running:
        yield running.url


def heads(url: str, path: str, **headers: str) -> tuple[int, dict[str, str]]:
    """The status and headers that a preview program reads at an address."""
    answer = get(url + path, headers=headers)
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', answer.text)
    return answer.status_code, {name: html.unescape(value) for name, value in found}


def test_a_shared_address_says_who_invites_and_how_many_seats_are_free(url: str) -> None:
    seats = [{"kind": "person", "name": 'Anna <"b">'}, {"kind": "open"}, {"kind": "bot"}]
    host, _, _ = new_table(url, seats, start=False, variants=["short"])
    status, said = heads(url, f"/t/{host.table}")
    assert status == 200
    assert said["og:title"] == 'Anna <"b"> invites you: Die Macher'
    assert said["og:description"] == "Die Macher, Short game · 1 of 3 seats free · no account needed"
    assert said["og:url"] == f"{url}/t/{host.table}"
    assert get(said["og:image"]).headers["content-type"] == "image/png"
    assert get(f"{url}/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


def test_a_preview_gives_no_names_of_a_private_game_away(url: str) -> None:
    _, people, _ = new_table(url, [{"kind": "person", "name": "Anna"}, "person", "person"], title="Geheim")
    answer = get(f"{url}/t/{people[0].table}")
    assert answer.status_code == 200
    assert "Anna" not in answer.text and "Geheim" not in answer.text
    _, open_to_all, _ = new_table(url, public=True, title="Marktplatz")
    assert heads(url, f"/t/{open_to_all[0].table}")[1]["og:title"] == "Marktplatz · Hustings"


def test_the_page_of_a_table_names_the_boards_of_its_game_and_no_others(url: str) -> None:
    _, people, _ = new_table(url)
    text = get(f"{url}/t/{people[0].table}").text
    assert re.findall(r'<link [^>]*href="/(assets/[^"]+)"', text) == ["assets/b-1.js", "assets/b-2.css"]
    assert '<link rel="modulepreload" crossorigin href="/assets/b-1.js" />' in text
    assert '<link rel="preload" as="style" crossorigin href="/assets/b-2.css" />' in text
    assert '<meta name="hustings:game" content="die-macher" />' in text
    for path in ("/", "/t/none"):
        assert "assets/" not in get(url + path).text and "hustings:game" not in get(url + path).text


def test_what_is_not_there_is_404_with_the_page_that_says_so(url: str) -> None:
    nowhere = ("/nowhere", "/t/none", "/index.php")
    for path in (*nowhere, "/t", "/r", "/r/none", "/r/example", "/r/example/none", "/puzzles/none", "/rules/none"):
        answer = get(url + path)
        assert answer.status_code == 404 and '<div id="page">' in answer.text
    for path in ("/", "/new", "/tables", "/replays", "/r/local/0f", "/rules/die-macher", "/learn", "/puzzles", "/puzzles/today"):
        assert get(url + path).status_code == 200
    for path in (f"/r/example/{next(iter(examples.every()))}", f"/puzzles/{next(iter(puzzles.every()))}"):
        assert get(url + path).status_code == 200
    assert get(f"{url}/r/{new_table(url)[0].table}").status_code == 200
    assert "Politische Brettspiele" in heads(url, "/", **{"Accept-Language": "de-CH"})[1]["description"]


def test_the_server_knows_every_address_of_the_page() -> None:
    assert set(re.findall(r'case "(\w*)":', ROUTER.read_text("utf-8"))) == PAGES


def test_the_terminal_says_how_others_come() -> None:
    opened = ("hustings serve --host 0.0.0.0", 'make play ARGS="--host 0.0.0.0"')
    for host, said in (("127.0.0.1", opened), ("0.0.0.0", ("network",))):
        with _listen(host, 0) as listening:
            text = _for_others(host, listening)
        assert all(part in text for part in said)
        assert "127.0.0.1" not in text
