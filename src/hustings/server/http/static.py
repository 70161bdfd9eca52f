"""The built page, served from our own files. Every address that is not a file is left to the page to understand."""

from __future__ import annotations

import json
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from .cached_response import CachedResponse
from .previews import Preview

INDEX = "index.html"
BOARDS = "boards.json"  # the files of each game's boards, written where the page is built
FOREVER = "public, max-age=31536000, immutable"
KINDS = {".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}  # which Python knows only from 3.14 on
HEAD_ENDS = b"</head>"
TITLE = b"<title>Hustings</title>"
NOT_BUILT = "The page is not built here. Build it with: make page. The service itself is at /api/docs.\n"


_packed = lru_cache(256)(CachedResponse)  # the page of an address is the same until its table changes


class StaticPage:
    """The files of the page, kept in memory and read again when they change."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._kept: dict[Path, tuple[float, CachedResponse]] = {}

    def file(self, request: Request) -> Response | None:
        """The file of the page at an address, if there is one."""
        path = request.scope["path"].lstrip("/")
        found = None if path == INDEX else self._file(path)
        return None if found is None else found.answer(request)

    def page(self, request: Request, preview: Preview, here: str) -> Response:
        """The page itself, with a preview for programs that read only its head. `here`: the address of the server."""
        path = request.scope["path"]
        index = self._file(INDEX)
        if index is None:
            return PlainTextResponse(NOT_BUILT, 404 if path.strip("/") else 200)
        head = "\n    ".join([preview.head(here, path), *self._boards(preview.game)])
        title = f"<title>{escape(preview.title)}</title>"
        body = index.body.replace(TITLE, title.encode(), 1).replace(HEAD_ENDS, f"  {head}\n  </head>".encode(), 1)
        body = body.replace(b'<html lang="en">', f'<html lang="{preview.lang}">'.encode(), 1)
        answer = _packed(body, index.kind).answer(request)
        if not preview.found and answer.status_code == 200:
            answer.status_code = 404
        return answer

    def _boards(self, game: str) -> list[str]:
        """Lines for the head of a table's page, so that the boards of its game load together with the first script and not after
        it."""
        found = self._file(BOARDS) if game else None
        files: list[str] = [] if found is None else json.loads(found.body).get(game, [])
        kinds = {".js": 'rel="modulepreload"', ".css": 'rel="preload" as="style"'}
        return [f'<link {kinds[Path(file).suffix]} crossorigin href="/{escape(file)}" />' for file in files]

    def _file(self, path: str) -> CachedResponse | None:
        """A file of the page, and never one outside its folder, however the path looks on this system."""
        if not path or "\0" in path:
            return None
        try:
            file = (self.folder / path).resolve()
            if not file.is_relative_to(self.folder) or not file.is_file():
                return None
        except OSError:  # the name is too long for a file
            return None
        changed = file.stat().st_mtime
        if self._kept.get(file, (None, None))[0] != changed:
            kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
            self._kept[file] = (
                changed,
                CachedResponse(file.read_bytes(), kind, FOREVER if path.startswith("assets/") else "no-cache"),
            )
        return self._kept[file][1]
