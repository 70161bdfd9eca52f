"""Names and lines of chat: text that everybody can read is accepted, and text that only looks like something else is not."""

from __future__ import annotations

import unicodedata

import pytest
from pydantic import TypeAdapter, ValidationError

from hustings.wire.base import LONGEST_NAME, Name, Text

NAME: TypeAdapter[str] = TypeAdapter(Name)
LINE: TypeAdapter[str] = TypeAdapter(Text)


@pytest.mark.parametrize(
    "name",
    ["Łukasz Żółć", "Nguyễn Thị Ánh", "مُحَمَّد", "שָׁלוֹם", "अर्जुन", "นี่", "می‌خواهم", "👨‍👩‍👧", "❤️", "1️⃣", "R2-D2", "李小龙", "ⅩⅣ", "?!"],
)
def test_names_of_all_scripts_are_names(name: str) -> None:
    assert unicodedata.normalize("NFC", name) == NAME.validate_python(name)


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800",
        "\u115f",
        "\u1160",
        "\uffa0",
        "\u034f",
        "\u17b4",
        "\ufe0f",
        "\u0301",
        "\u00a0",
        "\u200b",
        " \u2800 \u3164",
    ],
)
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    with pytest.raises(ValidationError, match="is empty"):
        NAME.validate_python(name)


@pytest.mark.parametrize(
    "name", ["Bob\u3164", "Bob\ufe0f", "Bob1\ufe0f", "Bo\u034fb", "Bob\ufe00", "Bob\U000e0100", "B\u200bob", "\u202eboB"]
)
def test_a_name_does_not_pass_for_another_by_signs_that_nobody_sees(name: str) -> None:
    with pytest.raises(ValidationError, match="holds control characters"):
        NAME.validate_python(name)


def test_accents_are_not_heaped() -> None:
    assert NAME.validate_python("a" + "\u0323\u0325\u0331\u0330")
    for kind in (NAME, LINE):
        with pytest.raises(ValidationError, match="more than 4 accents"):
            kind.validate_python("Z" + "\u0335" * 30)


@pytest.mark.parametrize("sign", ["\u0958", "\U0001d160"])
def test_a_name_is_as_long_as_it_becomes(sign: str) -> None:
    """Normalisation turns some characters into two or three."""
    assert len(NAME.validate_python(sign * 13)) <= LONGEST_NAME
    with pytest.raises(ValidationError, match="longer than 40"):
        NAME.validate_python(sign * LONGEST_NAME)
