"""The page's own files: from their folder only, compressed once."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

from hustings.server.http.static import StaticPage


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
