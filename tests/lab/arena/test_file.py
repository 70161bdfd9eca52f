"""The file of a match: no finished game is lost or counted twice, and another match is not mixed in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hustings.bots.referee import Conduct
from hustings.core.errors import HustingsError
from hustings.lab.arena.match import GameKey, Match, make_match
from hustings.lab.arena.result import GameResult, MatchFile, default_file


def short(*bots: str, seed: int = 1) -> Match:
    return make_match("die-macher", bots or ("random",) * 3, variants=("short",), seed=seed)


def result(deal: int, rotation: int = 0, first: int = 1) -> GameResult:
    conduct = Conduct()
    conduct.took(0.01)
    conduct.note("raised", "KeyError: 'ä'")
    return GameResult(GameKey(deal, rotation), (first, 5, 9), (3, 2, 1), (conduct, Conduct(), Conduct()))


def filled(path: Path, match: Match, *results: GameResult) -> MatchFile:
    file = MatchFile(path, match)
    with file.writing():
        for each in results:
            file.add(each)
    return file


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "match.jsonl"
    filled(path, short(), result(0), result(0, 2), result(7, 1))
    read = MatchFile(path, short())
    assert list(read.results) == [GameKey(0, 0), GameKey(0, 2), GameKey(7, 1)]
    assert [r.to_json() for r in read.results.values()] == [r.to_json() for r in (result(0), result(0, 2), result(7, 1))]
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["match"] == short().header()


def test_a_line_is_on_disk_as_soon_as_its_game_is_over(tmp_path: Path) -> None:
    file = MatchFile(tmp_path / "m", short())
    with file.writing():
        file.add(result(0))
        assert list(MatchFile(tmp_path / "m", short()).results) == [GameKey(0, 0)]


def test_a_game_is_counted_once(tmp_path: Path) -> None:
    file = MatchFile(tmp_path / "m", short())
    with file.writing():
        assert file.add(result(0, first=1))
        assert not file.add(result(0, first=2))
    read = MatchFile(tmp_path / "m", short())
    assert read.results[GameKey(0, 0)].scores[0] == 1
    assert len((tmp_path / "m").read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.parametrize("lost", [1, 5, 40])
def test_a_last_line_that_was_cut_off_is_played_again(tmp_path: Path, lost: int) -> None:
    path = tmp_path / "m"
    filled(path, short(), result(0), result(1))
    whole = path.read_bytes()
    path.write_bytes(whole[:-lost])
    file = MatchFile(path, short())
    assert list(file.results) == [GameKey(0, 0)]
    with file.writing():
        assert file.add(result(1))
    assert path.read_bytes() == whole


def test_a_first_line_that_was_cut_off_starts_over(tmp_path: Path) -> None:
    path = tmp_path / "m"
    filled(path, short())
    whole = path.read_bytes()
    path.write_bytes(whole[:20])
    assert filled(path, short(), result(0)).results
    assert path.read_bytes().startswith(whole)


@pytest.mark.parametrize(
    "damage", [b"nonsense\n", b'{"deal":0}\n', b"[1]\n", b"\xff\n", b'{"deal":0,"rotation":0,"scores":[1],"places":[1]}\n']
)
def test_a_broken_line_in_the_middle_is_an_error(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "m"
    filled(path, short(), result(0), result(1))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], damage, *lines[2:]]))
    with pytest.raises(HustingsError, match=r"m, line 3: not the result of a game; choose another --out"):
        MatchFile(path, short())


def test_another_match_is_refused_with_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "m"
    filled(path, short())
    with pytest.raises(HustingsError) as refused:
        MatchFile(path, short("random", "easy", "random", seed=2))
    message = str(refused.value)
    assert message.startswith(
        f"{path} holds another match: bots random,random,random there, random,easy,random here; seed 1 there, 2 here."
    )
    assert "choose another --out, or start over with --fresh" in message.lower()
    assert filled(path, short()).results == {}


def test_a_changed_program_is_said_to_be_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m"
    filled(path, short())
    monkeypatch.setattr("hustings.lab.arena.match.code_stamp", lambda game: "changed")
    with pytest.raises(HustingsError, match="the program has changed since"):
        MatchFile(path, short())


@pytest.mark.parametrize("text", ["hello\nworld\n", "{}\n", '{"format": "hustings record"}\n', "[]\n"])
def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "m"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(HustingsError, match="is not the file of a match: choose another --out"):
        MatchFile(path, short())
    assert path.read_text(encoding="utf-8") == text


def test_a_later_format_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "m"
    path.write_text('{"format": "hustings match", "format_version": 2}\n', encoding="utf-8")
    with pytest.raises(HustingsError, match="another version of hustings"):
        MatchFile(path, short())


def test_a_place_that_cannot_be_written_or_read(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(HustingsError, match=r"cannot (read|write) .*choose another"):
        filled(tmp_path / "file" / "m", short())
    for path in (tmp_path, Path("/dev/full")):
        with pytest.raises(HustingsError, match=f"{path} is not a file: choose another --out"):
            MatchFile(path, short())


def test_a_disk_that_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = MatchFile(tmp_path / "m", short())
    with file.writing():
        file.add(result(0))
        with Path("/dev/full").open("wb", buffering=0) as full:
            monkeypatch.setattr(file, "_file", full)
            with pytest.raises(HustingsError, match=r"cannot write .*: No space left on device"):
                file.add(result(1))
    assert list(MatchFile(tmp_path / "m", short()).results) == [GameKey(0, 0)]


def test_two_processes_do_not_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "m"
    with MatchFile(path, short()).writing(), pytest.raises(HustingsError, match="another process plays this match"):
        filled(path, short())


def test_what_another_process_has_played_since_the_file_was_read_is_kept(tmp_path: Path) -> None:
    """A command reads the file, compiles for a while, and writes only then."""
    path = tmp_path / "m"
    for deal in range(2):
        late = MatchFile(path, short())
        filled(path, short(), result(deal))
        with pytest.raises(HustingsError, match="another process has played this match meanwhile"), late.writing():
            pass
        assert list(MatchFile(path, short()).results) == [GameKey(each, 0) for each in range(deal + 1)]


def test_a_file_is_written_to_again_by_who_wrote_it(tmp_path: Path) -> None:
    file = filled(tmp_path / "m", short(), result(0))
    with file.writing():
        file.add(result(1))
    assert list(MatchFile(tmp_path / "m", short()).results) == [GameKey(0, 0), GameKey(1, 0)]


def test_every_match_has_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUSTINGS_HOME", str(tmp_path))
    files = [default_file(short(seed=seed)) for seed in (1, 1, 2)]
    assert files[0] == files[1] != files[2]
    assert files[0].parent == tmp_path / "arena"
    assert files[0].name.startswith("die-macher-random-")
