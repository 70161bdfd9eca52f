"""The description of the service: a page and a schema, served from the server's own files."""

from __future__ import annotations

import re

from pydantic import TypeAdapter

from hustings.wire.live import Push
from support.patience import get


def test_the_service_is_described_from_our_own_files(url: str) -> None:
    page = get(f"{url}/api/docs").text
    assert "/api/tables/{table}/act" in page and "<script" not in page
    led_to = re.findall(r"(?:href|src|action)=[\"']?([^\s\"'>]+)", page)
    assert len(led_to) > 20 and all(re.match(r"#|/[^/]", place) for place in led_to), "to nobody else's"
    described = get(f"{url}/api/openapi.json").json()
    for path, methods in described["paths"].items():
        for about in methods.values():
            assert {"422", "429", "500"} <= set(about["responses"]), path
    schema = get(f"{url}/api/schema/push.json").json()
    assert {"Push", "Spoken", "Welcome", "Hello", "View"} <= set(schema["$defs"])
    assert set(TypeAdapter(Push).json_schema()["$defs"]) <= set(schema["$defs"])
