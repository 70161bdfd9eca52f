"""The first request: a server has loaded everything it needs before the request comes."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from hustings.server.app import make_app
from hustings.server.settings import Settings
from support.inside import service

REFUSALS = {"400", "401", "403", "404", "405", "408", "409", "413", "422", "429", "500", "503"}


def test_no_route_is_put_together_while_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    app, made = make_app(Settings()), []
    make = TypeAdapter.__init__

    def noted(self: Any, kind: Any, **more: Any) -> None:
        made.append(kind)
        make(self, kind, **more)

    monkeypatch.setattr(TypeAdapter, "__init__", noted)

    async def asked() -> int:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
            return (await client.get("/api/no/such/route")).status_code

    assert asyncio.run(asked()) == 404
    assert made == []


def test_every_refusal_is_documented_as_a_problem() -> None:
    document = service(make_app(Settings())).openapi()
    refused = {"schema": {"$ref": "#/components/schemas/Problem"}}
    answers = [
        (path, status, answer)
        for path, methods in document["paths"].items()
        for about in methods.values()
        for status, answer in about["responses"].items()
        if path.startswith("/api/") and status in REFUSALS
    ]
    assert {status for _, status, _ in answers} == REFUSALS
    assert [place for *place, answer in answers if answer["content"]["application/json"] != refused] == []
    assert "message" in document["components"]["schemas"]["Problem"]["properties"]
