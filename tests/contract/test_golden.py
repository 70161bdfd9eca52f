"""Golden files: whole games of every configuration are valid by the rules and come out the same, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

import golden
from hustings.core.records.replay import load_checked
from hustings.core.registry import game, names

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_golden_record_holds(file: Path) -> None:
    record, play = load_checked(file)
    assert play.over
    assert record.result is not None


def test_golden_files_are_what_the_program_plays() -> None:
    wanted = dict(golden.files())
    assert sorted(wanted) == sorted(path.name for path in GOLDEN.iterdir())
    changed = [name for name, text in wanted.items() if (GOLDEN / name).read_text("utf-8") != text]
    assert not changed, "read the difference, then: python tools/golden.py"


def test_every_configuration_has_its_golden_games() -> None:
    for name in names():
        for edition, variants, players in golden.configurations(game(name)):
            stem = "-".join([name, edition, *variants, str(players)])
            assert len(list(GOLDEN.glob(f"{stem}-[0-9].json"))) == 2, stem
