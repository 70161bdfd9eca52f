"""API documentation: OpenAPI, the JSON Schema of the pushes, and a page to read, all from our own files."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

import orjson
from fastapi import FastAPI, Request
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from starlette.responses import Response

from ...wire.live import Push, Spoken
from .cached_response import CachedResponse

ABOUT = """Play political board games with others. A table has secret links; the token of a link is sent as
`Authorization: Bearer <token>`. Every error body is a `Problem`. Changes are pushed over the WebSocket `/api/live`: say `hello`
first; the messages are described in `/api/schema/push.json`."""

STYLE = b"""body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2330;background:#fff}
h1,h2{line-height:1.2}code,pre{font:14px/1.45 ui-monospace,monospace}pre{background:#f3f4f6;padding:.8rem;overflow:auto}
table{border-collapse:collapse;width:100%}
td,th{border-top:1px solid #d5d9e0;padding:.4rem .6rem;text-align:left;vertical-align:top}
.method{font-weight:700}@media(prefers-color-scheme:dark){body{color:#e8eaf0;background:#14171f}pre{background:#1f2430}
td,th{border-color:#3a4152}a{color:#9cc4ff}}
"""


def push_schema() -> dict[str, Any]:
    """What goes over the WebSocket: `push` from the server, `spoken` from the client."""
    push, spoken = TypeAdapter(Push).json_schema(), TypeAdapter(Spoken).json_schema()
    definitions = {**push.pop("$defs", {}), **spoken.pop("$defs", {})}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Hustings live push",
        "$defs": {**definitions, "Push": push, "Spoken": spoken},
        "anyOf": [{"$ref": "#/$defs/Push"}, {"$ref": "#/$defs/Spoken"}],
    }


def describe(app: FastAPI) -> None:
    """Add the description's own routes."""

    @cache
    def openapi() -> dict[str, Any]:
        found = get_openapi(title="Hustings", version=app.version, description=ABOUT, routes=app.routes)
        schemes = found.setdefault("components", {}).setdefault("securitySchemes", {})
        schemes["token"] = {"type": "http", "scheme": "bearer", "description": "the token of a secret link"}
        return found

    @cache
    def kept(what: str) -> CachedResponse:
        if what == "openapi":
            return CachedResponse(orjson.dumps(openapi()), "application/json")
        if what == "push":
            return CachedResponse(orjson.dumps(push_schema()), "application/json")
        if what == "style":
            return CachedResponse(STYLE, "text/css; charset=utf-8")
        return CachedResponse(_page(openapi()).encode(), "text/html; charset=utf-8")

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi_json(request: Request) -> Response:
        return kept("openapi").answer(request)

    @app.get("/api/schema/push.json", include_in_schema=False)
    async def push_json(request: Request) -> Response:
        return kept("push").answer(request)

    @app.get("/api/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return kept("docs").answer(request)

    @app.get("/api/docs.css", include_in_schema=False)
    async def docs_css(request: Request) -> Response:
        return kept("style").answer(request)


def _page(openapi: dict[str, Any]) -> str:
    """Every route with what it takes and answers, and every model."""
    rows, models = [], []
    for path, methods in openapi["paths"].items():
        for method, about in methods.items():
            good = [answer for status, answer in about["responses"].items() if status.startswith("2")]
            body, answer = _content(about.get("requestBody", {})), _content(good[0] if good else {})
            text = escape(about.get("description", about.get("summary", "")))
            rows.append(
                f"<tr><td><span class=method>{method.upper()}</span> <code>{escape(path)}</code><br>{text}</td>"
                f"<td>{body}</td><td>{answer}</td></tr>"
            )
    for name, schema in sorted(openapi["components"]["schemas"].items()):
        shown = escape(orjson.dumps(schema, option=orjson.OPT_INDENT_2).decode())
        models.append(f'<h3 id="{escape(name)}">{escape(name)}</h3><pre>{shown}</pre>')
    version = escape(openapi["info"]["version"])
    return (
        '<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width">'
        "<title>Hustings: the service</title><link rel=stylesheet href=/api/docs.css>"
        f"<h1>Hustings {version}</h1><p>{escape(ABOUT)}</p>"
        "<p><a href=/api/openapi.json>OpenAPI</a>, <a href=/api/schema/push.json>JSON Schema of the pushes</a></p>"
        f"<h2>Routes</h2><table><tr><th>Route<th>Takes<th>Answers</tr>{''.join(rows)}</table>"
        f"<h2>Models</h2>{''.join(models)}</html>"
    )


def _content(part: dict[str, Any]) -> str:
    """What a request or an answer holds."""
    kinds = list(part.get("content", {}).values())
    return _name(kinds[0].get("schema", {})) if kinds else ""


def _name(schema: dict[str, Any]) -> str:
    """A model by name, linked to where it is described."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[1])
        return f'<a href="#{name}">{name}</a>'
    if schema.get("type") == "array":
        return f"list of {_name(schema.get('items', {}))}"
    return escape(str(schema.get("type", "")))
