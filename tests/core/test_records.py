"""Records: a written record can be read and is valid by the rules, and no changed record is accepted."""

from __future__ import annotations

import json
import os
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hustings
from hustings.core.errors import HustingsError
from hustings.core.records.model import BadRecord, Record, TamperedRecord, checksum
from hustings.core.records.read import load, parse
from hustings.core.records.replay import check, load_checked
from hustings.core.records.write import Recorder, save, to_text
from support.contract.steady import steady
from support.revisions import first_revision

GOLDEN = Path(__file__).parents[1] / "golden"


def play_some(decisions: int | None, seed: int, **table: Any) -> Recorder:
    """A game of random choices, whole or cut short."""
    recorder = Recorder(hustings.start("die-macher", seed=seed, **table))
    rng = random.Random(seed)
    while not recorder.play.over and (decisions is None or len(recorder.lines) <= decisions):
        seat = rng.choice(recorder.play.asked)
        recorder.act(seat, rng.choice(recorder.play.legal(seat)))
    return recorder


@cache
def short_text() -> str:
    return to_text(play_some(None, 4, players=3, variants=("short",)).record())


@given(
    decisions=st.integers(0, 120),
    seed=st.integers(0, 2**40),
    names=st.lists(st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=20), min_size=3, max_size=3),
)
@steady(25)
def test_parse_print_parse_is_a_fixed_point(decisions: int, seed: int, names: list[str]) -> None:
    recorder = play_some(decisions, seed, players=3)
    recorder.names = tuple(name.encode("utf-8", "replace").decode() for name in names)
    text = to_text(recorder.record())
    again = parse(text)
    assert to_text(again) == text
    assert again.lines == tuple(recorder.lines)
    assert check(again).position.tobytes() == recorder.play.position.tobytes()


def test_a_record_needs_no_generator_and_is_small() -> None:
    recorder = play_some(None, 8)
    text = to_text(recorder.record())
    assert len(text.encode()) <= 100_000
    assert check(parse(text)).scores() == recorder.play.scores()
    assert '"seed"' not in text


def test_a_record_can_be_reformatted() -> None:
    assert to_text(parse(json.dumps(json.loads(short_text()), indent=3))) == short_text()


def accepted(data: bytes) -> Record | None:
    """The record, or None if it is refused. Any error but BadRecord is a fault."""
    try:
        record = parse(data)
        check(record)
    except BadRecord:
        return None
    return record


def test_files_are_named_by_paths_or_words(tmp_path: Path) -> None:
    record = play_some(5, 1).record()
    hustings.save_record(record, str(tmp_path / "game.json"))
    assert to_text(hustings.load_record(str(tmp_path / "game.json"))) == to_text(load(tmp_path / "game.json")) == to_text(record)


def test_a_thousand_mutated_records_are_refused() -> None:
    rng = random.Random(7)
    text = short_text()
    entries = json.loads(text)["entries"]
    content = json.loads(text)
    for number in range(1000):
        kind = number % 4
        if kind == 0:  # bytes flipped
            data = bytearray(text.encode())
            for _ in range(rng.randint(1, 3)):
                data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
            mutated = bytes(data)
        elif kind == 1:  # truncated
            mutated = text.encode()[: rng.randrange(len(text) - 2)]
        elif kind == 2:  # entries swapped
            a, b = rng.sample(range(len(entries)), 2)
            swapped = list(entries)
            swapped[a], swapped[b] = swapped[b], swapped[a]
            mutated = json.dumps({**content, "entries": swapped}).encode()
        else:  # a number changed
            changed = [dict(entry) for entry in entries]
            entry = rng.choice(changed[1:])
            entry[rng.choice(["seat", "option"])] += rng.choice([-1, 1])
            mutated = json.dumps({**content, "entries": changed}).encode()
        record = accepted(mutated)
        if record is not None:  # only if it means the same, e.g. if white space has changed
            assert to_text(record) == text


def test_a_changed_entry_is_named(tmp_path: Path) -> None:
    content = json.loads(short_text())
    content["entries"][40]["then"] = "00000000"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(content))
    with pytest.raises(BadRecord, match="entry 40 is invalid: it leads to another position"):
        load_checked(file)


def test_an_illegal_entry_says_why(tmp_path: Path) -> None:
    content = json.loads(short_text())
    at = next(i for i, e in enumerate(content["entries"]) if e["decision"] == "start-bid")
    content["entries"][at] |= {"option": 299, "words": "bid amount=299"}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(content))
    with pytest.raises(BadRecord, match=rf"entry {at} is invalid: .*does not have that much money \(rule 3.1-a\)"):
        load_checked(file)


def test_a_game_begun_by_an_earlier_revision_is_recorded_as_such(tmp_path: Path) -> None:
    """A correction of the rules must not change earlier games."""
    with first_revision(hustings.game("die-macher")):
        recorder = play_some(None, 11, players=5)
    text = to_text(recorder.record())
    assert "revision" not in text  # as records were written then
    again = check(parse(text))
    assert again.entries[0].option == 0 and again.position.tobytes() == recorder.play.position.tobytes()
    assert '"revision":1' in short_text()


def test_a_false_result_is_refused() -> None:
    content = json.loads(short_text())
    content["result"]["scores"][0] += 1
    with pytest.raises(TamperedRecord) as caught:
        parse(json.dumps(content))
    with pytest.raises(BadRecord, match="the result is invalid"):
        check(caught.value.record)


def test_a_changed_name_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(short_text().replace('"Seat 2"', '"Somebody"'))
    with pytest.raises(BadRecord, match=r"checksum is wrong.*every entry and the result hold"):
        load_checked(file)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda c: c.update(version=2), "record version 2; this program reads version 1"),
        (lambda c: c.update(format="pgn"), "not a record"),
        (lambda c: c.update(game="chess"), "unknown game: chess. There is: die-macher"),
        (lambda c: c.update(edition="2031"), "unknown edition"),
        (lambda c: c.update(players=9), "unknown player count"),
        (lambda c: c.update(variants=["long"]), "unknown variant"),
        (lambda c: c.update(names=["a"]), "names: should be 3"),
        (lambda c: c.update(names=["a", "b", "c\x1b[2J"]), "printable"),
        (lambda c: c.update(entries=[]), "entries: there are none"),
        (lambda c: c.update(entries=c["entries"][1:]), "the set-up is the first entry"),
        (lambda c: c.update(comment="x"), "unknown comment"),
        (lambda c: c.pop("figures"), "figures is missing"),
        (lambda c: c.update(players=True), "players should be a whole number, is true or false"),
        (lambda c: c["entries"][5].update(option=5000, words=""), "option 5000 does not exist"),
        (lambda c: c["entries"][5].update(words="bid amount=1"), 'entry 5: option .* not "bid amount=1"'),
        (lambda c: c["entries"][5].update(chance=["x"]), "chance should be"),
        (lambda c: c["entries"][0].update(revision=9), "revision 9 of the rules; this program knows 0 to 1"),
        (lambda c: c["entries"][5].update(revision=1), "entry 5: unknown revision"),
        (lambda c: c["entries"].__setitem__(5, 7), "entry 5: should be an object, is a whole number"),
        (lambda c: c["entries"][0].update(decision="bid"), 'entry 0: the decision of the set-up is "set-up", not "bid"'),
        (lambda c: c.update(engine="\ud800"), "half a character"),
        (lambda c: c.update(extra={"\udfff": 1}), "half a character"),
    ],
)
def test_what_is_wrong_is_said(change: Any, message: str) -> None:
    content = json.loads(short_text())
    change(content)
    with pytest.raises(BadRecord, match=message):
        parse(json.dumps(content))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"hello", "not JSON"),
        (b"\xff\xfe", "not a text file"),
        (b"[" * 100_000, "not"),
        (b'{"format":"hustings record","format":"x"}', "stands twice"),
        (b'{"a": NaN}', "NaN is no number"),
        (b"9" * 5000, "not a record"),
        (b"[]", "should be an object, is a list"),
    ],
)
def test_what_is_not_a_record_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        parse(data)


def test_brackets_of_any_depth_are_refused_or_read() -> None:
    """Not as deep for writing as for reading: in between, the checksum cannot be taken."""
    for depth in range(800, 1100):
        with pytest.raises(BadRecord):
            parse(short_text().replace('"extra":{}', '"extra":{"deep":' + "[" * depth + "]" * depth + "}"))


@pytest.mark.parametrize(
    "colours", [5, True, "red", ["red"], ["red", "red", "red"], [1, 2, 3], [["a"], ["b"], ["c"]], [{}, {}, {}], {"red": 1}]
)
def test_seats_that_cannot_be_are_named(tmp_path: Path, colours: Any) -> None:
    content = json.loads(short_text())
    content["choices"], entries = {"colours": colours}, content.pop("entries")
    del content["checksum"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**content, "entries": entries, "checksum": checksum(content, entries)}))
    with pytest.raises(BadRecord, match=r"game\.json: entry 0 is invalid: colours .*: give 3 different ones"):
        load_checked(file)


def test_a_cut_off_file_is_said_to_be_cut_off() -> None:
    with pytest.raises(BadRecord, match="cut off"):
        parse(short_text()[:5000])


@pytest.mark.parametrize(("data", "message"), [(b"", "is empty"), (b" \n", "is empty"), (b"[seats]\nx = 1\n", "not JSON")])
def test_what_never_was_a_record_is_not_said_to_be_cut_off(data: bytes, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as refused:
        parse(data)
    assert "cut off" not in str(refused.value)


def test_figures_of_ones_own_travel_with_the_record(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text("[components]\nstart_money = 40\n")
    record = play_some(30, 1, players=3, figures=own).record()
    assert parse(to_text(record)).own == {"components.start_money": 40}
    assert check(parse(to_text(record))).position["cash"][0, 0] == record_cash(record)


def record_cash(record: Record) -> int:
    return int(check(record).position["cash"][0, 0])


def test_missing_figures_are_said_to_be_missing_and_can_be_given(tmp_path: Path) -> None:
    own, file = tmp_path / "my.toml", tmp_path / "game.json"
    own.write_text("[components]\nstart_money = 40\n")
    played = play_some(30, 1, players=3, figures=own)
    content = json.loads(to_text(played.record()))
    content["figures"]["own"] = {}
    file.write_text(json.dumps(content))
    with pytest.raises(BadRecord, match="give the figures file it was played with"):
        load_checked(file)
    assert load_checked(file, own)[1].position.tobytes() == played.play.position.tobytes()
    own.write_text("[components]\nstart_money = 41\n")
    with pytest.raises(BadRecord, match="give the figures file it was played with"):
        load_checked(file, own)


def test_impossible_figures_in_a_record_are_named(tmp_path: Path) -> None:
    content = json.loads(short_text())
    content["figures"]["own"] = {"components.start_mony": 40}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(content))
    with pytest.raises(BadRecord, match="start_mony"):
        load_checked(file)


def test_a_save_interrupted_at_any_byte_leaves_the_old_one_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    save(parse(short_text()), file)
    newer = play_some(20, 5, players=3).record()
    real = os.fdopen

    class Full:
        """A file on a disk that is full after `room` bytes."""

        def __init__(self, handle: int, room: int) -> None:
            self.file, self.room = real(handle, "wb"), room

        def __enter__(self) -> Full:
            return self

        def __exit__(self, *_: object) -> None:
            self.file.close()

        def write(self, data: bytes) -> None:
            self.file.write(data[: self.room])
            raise OSError(28, "No space left on device")

    for room in range(0, len(to_text(newer)), 997):
        monkeypatch.setattr(os, "fdopen", lambda handle, mode, room=room: Full(handle, room))
        with pytest.raises(HustingsError, match="what was there before is unchanged"):
            save(newer, file)
        assert file.read_text() == short_text()
    monkeypatch.undo()
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    save(newer, file)
    assert load(file).lines == newer.lines


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(HustingsError, match="cannot save"):
        save(parse(short_text()), tmp_path / "file" / "game.json")
