"""Cached responses that change only with the program: kept compressed, with an ETag that tells a browser whether its copy is
current."""

from __future__ import annotations

import gzip
import hashlib

from starlette.requests import Request
from starlette.responses import Response

SMALL = 1024  # not worth compressing


class CachedResponse:
    """A body with its ETag and its compressed form."""

    def __init__(self, body: bytes, kind: str, cache: str = "no-cache") -> None:
        self.body, self.kind, self.cache = body, kind, cache
        self.mark = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        packed = gzip.compress(body, 9, mtime=0) if len(body) > SMALL else body
        self.packed = packed if len(packed) < len(body) else None  # fonts and pictures are compressed already

    def answer(self, request: Request) -> Response:
        headers = {"ETag": self.mark, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if self.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)
