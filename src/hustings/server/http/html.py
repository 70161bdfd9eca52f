"""Plain HTML pages: a title, a few words, a form. No script, nothing from elsewhere."""

from __future__ import annotations

from html import escape

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ...text.words import LANGUAGES, Words

STYLE_PATH = "/plain.css"
STYLE = b"""body{font:17px/1.5 system-ui,sans-serif;max-width:28rem;margin:12vh auto;padding:0 1.2rem;
color:#1d2330;background:#fbfaf7}
h1{font-size:1.5rem;line-height:1.2}label{display:block;margin:1.2rem 0 .3rem}
input{font:inherit;width:100%;box-sizing:border-box;padding:.5rem;border:1px solid #59616f;background:#fff;color:inherit}
button{font:inherit;margin-top:1rem;padding:.5rem 1.2rem;border:1px solid #1d2330;background:#1d2330;color:#fff;cursor:pointer}
.wrong{border-left:4px solid #b3261e;padding-left:.7rem}:focus-visible{outline:3px solid #6b4fbb;outline-offset:2px}
@media(prefers-color-scheme:dark){body{color:#e8eaf0;background:#14171f}input{background:#1f2430;border-color:#8a93a5}
button{background:#e8eaf0;color:#14171f;border-color:#e8eaf0}}
"""


def language_of(request: HTTPConnection) -> str:
    """The first language a browser asks for that we have."""
    for wish in request.headers.get("accept-language", "")[:200].split(","):
        lang = wish.partition(";")[0].strip().lower()[:2]
        if lang in LANGUAGES:
            return lang
    return "en"


def words_of(request: HTTPConnection) -> Words:
    return Words(None, language_of(request))


def page(words: Words, title: str, body: str, status: int = 200) -> Response:
    """A whole page. `body` is HTML already; the title is not."""
    text = (
        f'<!doctype html><html lang="{words.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<meta name="robots" content="noindex"><title>{escape(title)}</title><link rel="stylesheet" href="{STYLE_PATH}">'
        f"<main><h1>{escape(title)}</h1>{body}</main></html>"
    )
    # A browser says where a form comes from only if the page lets it; to ourselves it may.
    return Response(text, status, {"Referrer-Policy": "same-origin"}, "text/html; charset=utf-8")


def style() -> Response:
    return Response(STYLE, headers={"Cache-Control": "public, max-age=3600"}, media_type="text/css; charset=utf-8")
