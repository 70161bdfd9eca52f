"""The OpenAPI document is true: whatever is sent, the server answers as documented and never with an internal error.

schemathesis makes the requests, valid and invalid ones, the same every time. Tables that wait, play and are over, and their
links, are their targets.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hustings.server.app import make_app
from hustings.server.settings import Settings
from support.inside import Inside, inside, service

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = int(os.environ.get("HUSTINGS_EXAMPLES", "10"))
RUN = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@cache
def document() -> dict[str, Any]:
    return service(make_app(Settings())).openapi()


@cache
def operations() -> dict[str, Any]:
    schema = schemathesis.openapi.from_dict(document())
    found: list[Any] = list(schema.get_all_operations())
    return {operation.label: operation for operation in (result.ok() for result in found)}


class Target:
    """A server with tables in every state, and all their links."""

    def __init__(self, server: Inside) -> None:
        self.server = server
        self.tables: list[tuple[str, list[str]]] = []

    def fresh(self) -> None:
        """Make new tables, because requests may have ended the old ones."""
        self.tables = [self._table(start=True), self._table(start=False), self._finished()]

    def _table(self, *, start: bool) -> tuple[str, list[str]]:
        seats = [{"kind": "person", "name": "A"}, {"kind": "person" if start else "open"}]
        wish = {"game": "helvetiq", "seats": seats, "start": start, "public": not start}
        links = self.server.http.post("/api/tables", json=wish).raise_for_status().json()
        return links["table"], [*(link["token"] for link in links["seats"]), links["host"], links["spectator"]]

    def _finished(self) -> tuple[str, list[str]]:
        table, tokens = self._table(start=True)
        live, rng = self.server.hub.registry.rooms[table], random.Random(1)
        while not live.table.play.over:
            seat = live.table.waiting_for[0]
            options = [rng.choice(live.table.own(seat).legal(seat))]
            body = {"seq": live.table.seq, "id": self.server.new_id(), "options": options}
            headers = {"Authorization": f"Bearer {tokens[seat]}"}
            self.server.http.post(f"/api/tables/{table}/act", json=body, headers=headers).raise_for_status()
        return table, tokens


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with inside(tmp_path_factory.mktemp("schema")) as server:
        found = Target(server)
        found.fresh()
        yield found


def can_be_wrong(label: str) -> bool:
    """Whether a request has input other than text in its path, where any text is a possible name."""
    path, method = label.split(" ")[1], label.split(" ")[0].lower()
    operation = document()["paths"][path][method]
    texts = [
        parameter["in"] == "path" and parameter["schema"].get("type") == "string" for parameter in operation.get("parameters", ())
    ]
    return "requestBody" in operation or not all(texts)


SENT = [(label, GenerationMode.POSITIVE) for label in sorted(operations())]
SENT += [(label, GenerationMode.NEGATIVE) for label in sorted(operations()) if can_be_wrong(label)]


@pytest.mark.parametrize(("label", "mode"), SENT, ids=[f"{label}, {mode.value}" for label, mode in SENT])
def test_whatever_is_sent_is_answered_as_documented(target: Target, label: str, mode: GenerationMode) -> None:
    operation = operations()[label]

    @RUN
    @given(case=operation.as_strategy(generation_mode=mode), place=st.integers(0, 2), link=st.integers(0, 5), real=st.booleans())
    def send(case: Any, place: int, link: int, real: bool) -> None:
        table, tokens = target.tables[place]
        headers = {}
        if "table" in (case.path_parameters or {}) and (real or link < 4):
            case.path_parameters["table"] = table
        if link < len(tokens):
            headers["Authorization"] = f"Bearer {tokens[link]}"
        elif link == 5:
            headers["Authorization"] = "Bearer nobodys"
        body = case.body
        if isinstance(body, dict) and "seq" in body and real:
            live = target.server.hub.registry.rooms.get(table)
            body["seq"] = live.table.seq if live is not None else 0
        answer = case.call(base_url=target.server.address, headers=headers)
        case.validate_response(answer, checks=CHECKS)

    send()


def test_every_route_is_documented_and_every_refusal_is_a_problem() -> None:
    paths = document()["paths"]
    assert len(operations()) > 35
    for path, methods in paths.items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    shape = answer["content"]["application/json"]["schema"]
                    assert shape == {"$ref": "#/components/schemas/Problem"}, f"{method} {path} {status}"
