"""Answers as bytes: text of a client that cannot be encoded in UTF-8 breaks none of them."""

from __future__ import annotations

import orjson
import pytest
from pydantic import ValidationError

from hustings.server.errors import ApiError, ErrorKind, minutes
from hustings.server.http.responses import encoded, malformed, problem
from hustings.wire.tables import Join


def test_half_a_sign_is_replaced_wherever_it_stands() -> None:
    lone = "\ud83d"
    told = orjson.loads(problem(ApiError(ErrorKind.MALFORMED, f"no name: {lone}")).body)
    assert told["message"] == "no name: ?"
    nested = {lone: [lone, ("fine", 1)], "more": {"inner": f"a{lone}b"}}
    assert orjson.loads(encoded(nested)) == {"?": ["?", ["fine", 1]], "more": {"inner": "a?b"}}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (" ", "name: is empty: give at least one letter"),
        ("a\nb", "name: holds control characters: use letters, digits, spaces and signs"),
        (7, "name: Input should be a valid string"),
    ],
)
def test_what_is_wrong_with_a_name_is_said_in_our_words(name: object, said: str) -> None:
    with pytest.raises(ValidationError) as refused:
        Join.model_validate({"name": name})
    assert malformed(dict(refused.value.errors()[0]), besides="body").message == said


def test_a_wait_is_told_in_minutes_and_never_as_none() -> None:
    assert [minutes(seconds) for seconds in (1, 60, 91, 300)] == ["1 minute", "1 minute", "2 minutes", "5 minutes"]
