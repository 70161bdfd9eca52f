"""Answers as bytes: text of a client that cannot be encoded in UTF-8 breaks none of them."""

from __future__ import annotations

import orjson

from hustings.server.errors import ApiError, ErrorKind
from hustings.server.http.responses import encoded, problem


def test_half_a_sign_is_replaced_wherever_it_stands() -> None:
    lone = "\ud83d"
    told = orjson.loads(problem(ApiError(ErrorKind.MALFORMED, f"no name: {lone}")).body)
    assert told["message"] == "no name: ?"
    nested = {lone: [lone, ("fine", 1)], "more": {"inner": f"a{lone}b"}}
    assert orjson.loads(encoded(nested)) == {"?": ["?", ["fine", 1]], "more": {"inner": "a?b"}}
