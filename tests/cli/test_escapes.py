"""Control characters in files from elsewhere: they are shown as what they are and do not reach the terminal."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hustings.cli.streams import printable
from hustings.core.records.model import checksum
from support.commands import Command, run

__all__ = ["run"]

GOLDEN = Path(__file__).parents[1] / "golden" / "die-macher-2006-3-1.json"
ESCAPE = "\x1b]0;mine\x07\x1b[31m\x9b2J\u202e"
Change = Callable[[dict[str, Any]], object]

CHANGES: dict[str, Change] = {
    "a name": lambda record: record.update({ESCAPE: 1}),
    "the game": lambda record: record.update(game=ESCAPE),
    "the edition": lambda record: record.update(edition=ESCAPE),
    "a variant": lambda record: record["variants"].append(ESCAPE),
    "words": lambda record: record["entries"][3].update(words=ESCAPE),
    "a decision": lambda record: record["entries"][3].update(decision=ESCAPE),
    "an entry": lambda record: record["entries"][3].update({ESCAPE: 1}),
    "figures": lambda record: record["figures"].update(hash=ESCAPE),
    "a colour": lambda record: record["choices"].update(colours=[ESCAPE, "red", "blue"]),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_what_a_record_holds_is_not_spoken_to_the_terminal(run: Command, tmp_path: Path, change: Change) -> None:
    record = json.loads(GOLDEN.read_text("utf-8"))
    change(record)
    body = {name: value for name, value in record.items() if name not in ("entries", "checksum")}
    record["checksum"] = checksum(body, record["entries"])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    done = run("replay", str(file))
    assert done.code == 2 and r"\x1b]0;mine\x07\x1b[31m\x9b2J\u202e" in done.err, done.err
    assert not set(done.out + done.err) & set(ESCAPE) - set(printable(ESCAPE))


def test_names_of_all_scripts_stay_as_they_are() -> None:
    assert printable("Łódź 中文 a\u00a0b 👍\n") == "Łódź 中文 a\u00a0b 👍\n"
