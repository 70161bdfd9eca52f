"""The page's own files: from their folder only, compressed once."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest
from starlette.requests import Request

from hustings.server.http.previews import Preview
from hustings.server.http.static import StaticPage
from support.inside import inside, wide


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


def test_pages_are_limited_by_address_and_files_are_not(tmp_path: Path) -> None:
    """The page of a table needs the database. A file comes from memory, and a first visit needs many at once."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><html><head></head></html>")
    (folder / "mark.svg").write_text("<svg />")
    slow = wide(per_second=1e-6, burst=3, crowd=2)  # nothing recovers, however slow a busy machine is
    with inside(tmp_path, page=folder, limits=slow) as server:
        assert [server.http.get("/t/nowhere").status_code for _ in range(7)] == [404] * 6 + [429]
        refused = server.http.get("/")
        assert refused.json()["error"] == "too-many" and refused.headers["retry-after"] == "1"
        assert [server.http.get("/mark.svg").status_code for _ in range(10)] == [200] * 10


def test_the_page_of_an_address_is_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(f"<!doctype html><html><head></head>{'x' * 5000}</html>")
    page, packed = StaticPage(tmp_path), list[bytes]()

    def compress(body: bytes, *_: int, **__: int) -> bytes:
        packed.append(body)
        return b"packed"

    monkeypatch.setattr("gzip.compress", compress)
    scope = {"type": "http", "path": "/rules", "headers": [(b"accept-encoding", b"gzip")]}
    for title in ("Once", "Once", "Twice", "Once"):
        assert page.page(Request(scope), Preview(title, "about", "en"), "http://here").body == b"packed"
    assert len(packed) == 1 + len({"Once", "Twice"}), "the file itself, and each page"
