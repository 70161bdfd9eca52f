"""The tuning tool: it finds a weight that matters, keeps its progress, writes versions that can be read, and plays fair
matches."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import tune
from hustings.bots.thinking import weights
from hustings.core import layout
from hustings.core.errors import HustingsError
from hustings.core.registry import game

GAME = game("helvetiq")


def tuner(seed: int = 3) -> tune.Tuner:
    return tune.Tuner(GAME, ("2008:2",), tune.Course.begin(GAME, seed, "1"))


def test_a_step_goes_where_success_lies_and_leaves_what_does_not_matter() -> None:
    one = tuner()
    before = dict(one.course.centre)
    rng = np.random.default_rng(1)
    x = rng.normal(size=(20_000, len(one.names)))
    up, down = one.names.index("card"), one.names.index("way")
    sure = one.move(x, 0.02 * x[:, up] - 0.02 * x[:, down] + rng.normal(scale=0.3, size=len(x)))
    assert sure[up] > 5 and sure[down] < -5
    assert np.abs(np.delete(sure, [up, down])).max() < 4.5
    assert one.course.centre["card"] > before["card"] and one.course.centre["way"] < before["way"]
    assert one.course.steps == 1


def test_no_step_is_longer_than_allowed_and_no_weight_falls_below_nought() -> None:
    one = tuner()
    for _ in range(200):
        x = np.eye(len(one.names))
        before = dict(one.course.centre)
        one.move(np.concatenate([x, -x]), np.concatenate([-np.ones(len(x)), np.ones(len(x))]))
        assert all(abs(one.course.centre[name] - before[name]) <= tune.LONGEST * one.scatter(name) + 1e-9 for name in before
                   if name in one.names)  # fmt: skip
    assert min(one.course.centre.values()) >= 0
    assert one.row(one.course.centre).tobytes()  # and they can be rounded to whole numbers


def test_the_same_seed_takes_the_same_step_and_another_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "SETS", 3)
    first, again, other = tuner(3), tuner(3), tuner(4)
    for one in (first, again, other):
        one.step()
    assert first.course.centre == again.course.centre != other.course.centre
    assert first.course.games == 3 * 2 * tune.GAMES


def test_a_course_goes_on_from_its_file(tmp_path: Path) -> None:
    one = tuner()
    one.course.centre["card"] = 123.5
    one.course.save(tmp_path / "course.json")
    kept = tune.Course(**json.loads((tmp_path / "course.json").read_text("utf-8")))
    assert kept == one.course


def test_a_version_written_can_be_read_and_has_the_words_of_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "weights"
    place.mkdir()
    (place / "1.toml").write_text((weights.folder(GAME) / "1.toml").read_text("utf-8"), "utf-8")
    monkeypatch.setattr(weights, "folder", lambda game: place)
    one = tuner()
    one.course.found["card"] = 321.4
    file = tune.write(GAME, one.course, one, "2")
    text = file.read_text("utf-8")
    assert (
        "card = 321  # a card early in the game" in text
        and "\n# Version 2 of" in text
        and text.startswith("# Tuned by self-play")
    )
    read = weights.read(weights.layout_of(GAME), file)
    expected = weights.load(GAME, "1").copy()
    expected["card"] = 321
    assert layout.same(read, expected)


def test_alike_weights_have_parity_in_a_match_and_worse_ones_less() -> None:
    one = weights.load(GAME, "1")
    same = tune.match(GAME, "2008:2", one, one, 400, 1)
    assert same.games == 400 and same.rate == 0.5 and same.margin == 0  # the same deals from both seats
    worse = one.copy()
    worse["card"] = 5000
    assert tune.match(GAME, "2008:2", worse, one, 400, 1).rate < 0.4


@pytest.mark.parametrize("table", ["2008", "1999:4", "2008:9", "2008:four", "2008:4:short"])
def test_a_table_that_does_not_exist_is_refused(table: str) -> None:
    with pytest.raises(HustingsError, match=f"table {table}: "):
        tune.setup_of(GAME, table)
