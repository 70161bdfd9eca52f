"""Plain HTML pages: a title, a few words, a form. No script, nothing from elsewhere."""

from __future__ import annotations

from html import escape

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ...text.words import LANGUAGES, Words

STYLE_PATH = "/plain.css"
# The page's paper, ink and pencil (web/src/styles/tokens.css), without its files: where there is a password nobody has them yet.
STYLE = b"""
:root{color-scheme:light dark;--desk:light-dark(#dedfd8,#0f1113);--sheet:light-dark(#fbfbf7,#1a1d20);
--ink:light-dark(#16181b,#efeee7);--pencil:light-dark(#5c2a9d,#bda2ff);--on:light-dark(#fff,#160a2b)}
*{box-sizing:border-box}
body{margin:0;padding:12vh 1rem 2rem;font:1rem/1.5 Arimo,"Helvetica Neue",Arial,"Liberation Sans",sans-serif;color:var(--ink);
background:var(--desk)}
main{max-width:27rem;margin:0 auto;padding:1.25rem 1.5rem 1.75rem;background:var(--sheet);border-top:6px solid var(--pencil);
clip-path:polygon(0 0,calc(100% - .875rem) 0,100% .875rem,100% 100%,0 100%)}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.15;letter-spacing:-.02em;overflow-wrap:anywhere}
p{margin:.5rem 0;font-family:"Charis SIL",Charter,Georgia,serif}
label{display:block;margin:1.25rem 0 .25rem;font-weight:700}
input{font:inherit;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1.5px solid var(--ink);
background:transparent;color:inherit}
button{font:inherit;font-weight:700;min-height:2.75rem;margin-top:1rem;padding:.5rem 1.5rem;border:0;background:var(--pencil);
color:var(--on);cursor:pointer}
a{color:var(--pencil)}
.wrong{padding-left:.75rem;border-left:4px solid var(--ink);font-weight:700}
:focus-visible{outline:3px solid var(--pencil);outline-offset:2px}
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
