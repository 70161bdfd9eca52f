"""Data sets: every row holds what the gate shows, with any format, number of processes and interruptions."""

from __future__ import annotations

import json
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

from hustings.core.compiled.sight import Sight
from hustings.core.errors import HustingsError
from hustings.core.play import Play
from hustings.core.records.read import load
from hustings.core.records.write import Recorder, save
from hustings.lab.arena.match import make_match
from hustings.lab.data import Dataset, Decision, GameRow
from hustings.lab.data.export import ExportPlan, export, parse_split, split_of
from hustings.lab.data.folder import Folder
from hustings.lab.data.formats import FORMATS, BadData
from hustings.lab.data.sources import MatchGames, RecordedGames
from hustings.lab.simulate import game_seed
from support.commands import ENV, AtTerminal, Command, run
from support.networks import LEARNABLE
from support.own_bots import deciding, written
from support.unmeasured import unmeasured

__all__ = ["run"]  # a fixture

MIXED = ("heuristic", "random", "random")
PLAYERS = {"die-macher": 3, "helvetiq": 3}


def plan(
    game: str = "helvetiq", bots: tuple[str, ...] = MIXED, games: int = 7, format: str = "jsonl", **more: object
) -> ExportPlan:
    match = make_match(game, bots, players=3, variants=["short"] if game == "die-macher" else [], seed=5)
    forced = bool(more.pop("forced", False))
    shares = {"shard": 3, "split": (50, 25, 25), **more}
    return ExportPlan(MatchGames(match, forced=forced), games, format, **shares)  # type: ignore[arg-type]


def decisions(data: Dataset) -> list[Decision]:
    return sorted(
        (row for split in ("train", "validation", "test") for row in data.decisions(split)), key=lambda row: (row.game, row.ply)
    )


def same(one: Decision, other: Decision) -> bool:
    return all(np.array_equal(getattr(one, field.name), getattr(other, field.name)) for field in fields(Decision))


def hashes(folder: Path) -> dict[str, str]:
    return {file.path: file.sha256 for shard in Folder(folder).shards().values() for file in shard.files.values()}


@pytest.mark.parametrize("game", LEARNABLE)
def test_rows_are_what_the_gate_shows_and_how_the_game_ended(game: str, tmp_path: Path) -> None:
    made = plan(game, games=2, forced=True)
    export(made, tmp_path)
    data = Dataset(tmp_path)
    source = made.source
    assert isinstance(source, MatchGames)
    match = source.match
    rows, games = decisions(data), {row.game: row for row in data.games()}
    for number in range(2):
        key = source.key(number)
        play = Play(match.find_game(), match.setup, match.sheet, seed=game_seed(match.seed, key.deal))
        sight = Sight(match.find_game(), match.sheet, plain=True)
        mine = [row for row in rows if row.game == number]
        assert [row.ply for row in mine] == list(range(games[number].decisions))
        for row in mine:
            seat = play.asked[0]
            observation = play.observe(seat)
            assert row.seat == seat and row.kind == play.decision(seat) and row.bot == games[number].bots[seat]
            if row.ply % 5 == 0:  # not all rows, because the plain rules are slow
                count = sight.look(observation, seat)
                assert np.array_equal(row.x, sight.x) and row.legal.tolist() == sorted(sight.slots[:count])
                assert row.slot == sight.slot(observation, seat, row.option)
            play.act(seat, row.option)
        assert play.over
        end = games[number]
        assert end.points == tuple(play.scores())
        assert [seat for seat, share in enumerate(end.shares) if share] == play.winners() and sum(end.shares) == pytest.approx(1)
        assert {(row.seat, row.points, row.place) for row in mine} == set(zip(range(3), end.points, end.places, strict=True))
        assert all(row.share == pytest.approx(end.shares[row.seat]) for row in mine)


def test_every_format_and_number_of_processes_gives_the_same_rows(tmp_path: Path) -> None:
    for format in FORMATS:
        export(plan(format=format), tmp_path / format)
    first = Dataset(tmp_path / "jsonl")
    assert sum(first.count(split) for split in ("train", "validation", "test")) == len(decisions(first)) > 500
    for format in FORMATS[:1] + FORMATS[2:]:
        other = Dataset(tmp_path / format)
        assert all(same(a, b) for a, b in zip(decisions(first), decisions(other), strict=True))
        assert list(first.games()) == list(other.games())
        other.verify()
    export(plan(format="parquet"), tmp_path / "together", workers=2)
    assert hashes(tmp_path / "together") == hashes(tmp_path / "parquet")


def test_decisions_with_one_option_are_left_out_unless_asked_for(tmp_path: Path) -> None:
    export(plan(games=1), tmp_path / "usual")
    export(plan(games=1, forced=True), tmp_path / "forced")
    usual, forced = decisions(Dataset(tmp_path / "usual")), decisions(Dataset(tmp_path / "forced"))
    assert [row.ply for row in forced] == list(range(len(forced)))
    assert len(usual) < len(forced)
    chosen = {row.ply for row in usual}
    assert all(len(row.legal) == 1 for row in forced if row.ply not in chosen)


def test_games_of_a_deal_are_in_one_split_and_bots_have_every_seat(tmp_path: Path) -> None:
    export(plan(games=12), tmp_path)
    games = list(Dataset(tmp_path).games())
    by_deal: dict[str, list[GameRow]] = {}
    for game in games:
        by_deal.setdefault(game.source.partition(",")[0], []).append(game)
    assert len(by_deal) == 4
    for of_deal in by_deal.values():
        assert len({game.split for game in of_deal}) == 1
        assert sorted(game.bots.index("heuristic") for game in of_deal) == [0, 1, 2]
    assert len({game.split for game in games}) > 1


def test_games_of_one_bot_are_all_of_different_deals() -> None:
    source = plan(bots=("heuristic",)).source
    assert isinstance(source, MatchGames)
    assert [source.key(number) for number in range(4)] == [(number, 0) for number in range(4)]


def test_splits_have_their_shares_for_a_few_deals_and_for_many() -> None:
    for deals in (20, 1000):
        found = [split_of(deal, (80, 10, 10)) for deal in range(deals)]
        for split, share in (("train", 0.8), ("validation", 0.1), ("test", 0.1)):
            assert abs(found.count(split) / deals - share) <= 1.5 / deals + 0.01
    assert {split_of(deal, (100, 0, 0)) for deal in range(100)} == {"train"}
    assert {split_of(deal, (0, 0, 100)) for deal in range(100)} == {"test"}


def test_an_export_that_was_killed_goes_on_to_the_same_files(tmp_path: Path) -> None:
    export(plan(games=30, format="parquet"), tmp_path / "whole")
    words = ["helvetiq", "--bots", ",".join(MIXED), "--games", "30", "--seed", "5", "--shard", "3", "--split", "50/25/25"]
    command = [sys.executable, "-m", "hustings", "export", *words, "--out", str(tmp_path / "cut")]
    process = subprocess.Popen(command, env=ENV, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        while not (tmp_path / "cut" / "shards" / "00000.json").exists():
            assert process.poll() is None
    finally:
        process.kill()
        process.communicate()
    assert process.returncode == -signal.SIGKILL
    data = Dataset(tmp_path / "cut")
    before = hashes(tmp_path / "cut")
    assert len(decisions(data)) == sum(data.count(split) for split in ("train", "validation", "test"))
    assert not data.card["complete"] and 0 < len(before) < len(hashes(tmp_path / "whole"))
    kept = {path: os.stat(tmp_path / "cut" / path).st_mtime_ns for path in before}
    again = subprocess.run(command, env=ENV, capture_output=True, text=True)
    assert again.returncode == 0, again.stderr
    assert hashes(tmp_path / "cut") == hashes(tmp_path / "whole")
    assert {path: os.stat(tmp_path / "cut" / path).st_mtime_ns for path in before} == kept
    whole, cut = ({str(p.relative_to(f)) for p in f.rglob("*")} for f in (tmp_path / "whole", tmp_path / "cut"))
    assert whole == cut
    Dataset(tmp_path / "cut").verify()
    assert (tmp_path / "cut" / "card.json").read_bytes() == (tmp_path / "whole" / "card.json").read_bytes()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_at_a_terminal_says_how_to_go_on(tmp_path: Path, workers: str) -> None:
    words = ["--games", "100000", "--shard", "4", "--out", str(tmp_path / "data"), "--workers", workers]
    command = AtTerminal("export", "helvetiq", *words)
    command.wait_for(r"[1-9]\d*/100000")
    command.type_ctrl_c()
    done = command.end()
    said = " ".join(done.out.split())
    assert done.code == 130 and "Traceback" not in said
    assert "hustings: stopped within a shard. Whole ones are kept in" in said and "the same command goes on" in said
    assert list(Dataset(tmp_path / "data").games()) is not None


@pytest.mark.parametrize("format", FORMATS)
def test_a_full_disk_ends_in_one_line_and_whole_shards_are_kept(tmp_path: Path, format: str) -> None:
    words = ["--bots", "random", "--games", "300", "--format", format, "--split", "100/0/0", "--out", str(tmp_path / "data")]
    command = [sys.executable, "-m", "hustings", "export", "helvetiq", *words]

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, 60_000))

    done = subprocess.run(command, env=unmeasured(ENV), capture_output=True, text=True, preexec_fn=limited)
    assert done.returncode == 1 and done.stderr.count("\n") == 1, done.stderr
    assert f"cannot write {tmp_path / 'data'}: file too large; make room" in done.stderr
    assert not list((tmp_path / "data").glob("**/*.part*")) and not Dataset(tmp_path / "data").card["complete"]


def test_a_file_that_cannot_be_written_is_named(run: Command, tmp_path: Path) -> None:
    words = ["export", "helvetiq", "--bots", "random", "--format", "jsonl", "--split", "100/0/0", "--shard", "1"]
    words += ["--out", str(tmp_path / "data"), "--games"]
    assert run(*words, "1").code == 0
    (tmp_path / "data" / "data" / "train-00001.jsonl" / "in the way").mkdir(parents=True)
    done = run(*words, "3")
    assert done.code == 2 and "train-00001.jsonl: is a directory; whole shards are kept" in done.err and done.err.count("\n") == 1
    assert len(list(Dataset(tmp_path / "data").games())) == 1


def test_more_games_go_on_from_where_it_was(tmp_path: Path) -> None:
    export(plan(games=4), tmp_path / "grown")
    told: list[int] = []
    export(plan(games=9), tmp_path / "grown", progress=lambda games, rows: told.append(games))
    export(plan(games=9), tmp_path / "whole")
    assert hashes(tmp_path / "grown") == hashes(tmp_path / "whole")
    assert told[0] == 3 and sum(told) == 9


def test_another_export_in_the_same_folder_is_refused_by_name(run: Command, tmp_path: Path) -> None:
    usual = ["export", "helvetiq", "--bots", "random", "--format", "jsonl", "--out", str(tmp_path / "data"), "--games"]
    assert run(*usual, "2").code == 0
    done = run(*usual, "2", "--seed", "9")
    assert done.code == 2 and "seed 1 there, 9 here" in done.err and "--fresh" in done.err
    assert run(*usual, "1", "--seed", "9", "--fresh").code == 0
    assert len(list(Dataset(tmp_path / "data").games())) == 1
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    done = run(*usual[:-2], str(tmp_path / "mine"), "--fresh")
    assert done.code == 2 and "something else than a data set" in done.err
    assert (tmp_path / "mine" / "letter.txt").read_text() == "dear"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "which game"),
        (["chess"], "chess"),
        (["helvetiq", "--bots", "nobody"], "nobody"),
        (["helvetiq", "--format", "csv"], "csv"),
        (["helvetiq", "--split", "90/10"], "90/5/5"),
        (["helvetiq", "--split", "90/20/5"], "90/5/5"),
        (["helvetiq", "--players", "17"], "17"),
        (["--records", "nowhere.json"], "nowhere.json"),
        (["--records", "."], "no record files"),
        (["--records", ".", "--players", "3"], "--players is for games of bots"),
        (["--records", ".", "--bots", "random"], "--bots is for games of bots"),
        (["--records", ".", "--seed", "2"], "--seed is for games of bots"),
    ],
)
def test_bad_input_is_named(run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], why: str) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("export", *words)
    assert done.code == 2 and why in done.err and done.err.startswith("hustings: ") and done.err.count("\n") == 1
    assert not (tmp_path / "data").exists()


def test_a_bot_that_fails_is_named(run: Command, tmp_path: Path) -> None:
    own = written(tmp_path, deciding("return -1"))
    out = str(tmp_path / "data")
    done = run("export", "helvetiq", "--bots", f"{own}:Mine,random", "--games", "1", "--format", "jsonl", "--out", out)
    failed = sum(Dataset(out).card["incidents"].values())
    assert done.code == 0 and failed > 10
    assert f"my_bot.py:Mine failed in {failed:,} decisions, which were made at random instead" in done.err


# Records


def test_records_of_a_match_give_the_rows_of_the_match(run: Command, tmp_path: Path) -> None:
    bots = ",".join(MIXED)
    words = ["--bots", bots, "--games", "4", "--seed", "5"]
    done = run("arena", "helvetiq", *words, "--records", str(tmp_path / "games"), "--out", str(tmp_path / "match.jsonl"))
    assert done.code == 0, done.err
    done = run(
        "export", "--records", str(tmp_path / "games"), "--format", "jsonl.gz", "--out", str(tmp_path / "records"), "--json"
    )
    assert done.code == 0, done.err
    card = json.loads(done.out)
    assert card["source"] == "records" and card["licence"] == "unknown" and card["rules"]["bots"] == ["heuristic", "random"]
    export(plan(games=4), tmp_path / "played")
    assert all(
        same(a, b) for a, b in zip(decisions(Dataset(tmp_path / "records")), decisions(Dataset(tmp_path / "played")), strict=True)
    )
    by_file = {game.source: game.split for game in Dataset(tmp_path / "records").games()}
    assert len({by_file[f"game-5-0-{rotation}.json"] for rotation in range(3)}) == 1


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A folder with two records of people, one that is not over, one in two copies, and one that was tampered with."""
    folder = tmp_path / "games"
    match = make_match("helvetiq", ["random"], players=3)
    for number in range(3):
        recorder = Recorder(Play(match.find_game(), match.setup, match.sheet, seed=number), ["Ada", "Bertha", "Clara"])
        while not recorder.play.over and (number < 2 or len(recorder.lines) < 20):
            seat = recorder.play.asked[0]
            recorder.act(seat, recorder.play.legal(seat)[-1])
        save(recorder.record(), folder / f"{number}.json")
    shutil.copy(folder / "0.json", folder / "3.json")
    return folder


def test_games_that_are_not_over_or_there_twice_are_left_out_and_people_have_no_names(
    run: Command, records: Path, tmp_path: Path
) -> None:
    out = tmp_path / "data"
    done = run("export", "--records", str(records), "--format", "jsonl", "--out", str(out))
    assert done.code == 0, done.err
    assert "2.json: the game is not over" in done.err and "3.json: the same as" in done.err
    data = Dataset(out)
    assert [game.source for game in data.games()] == ["0.json", "1.json"]
    assert data.card["skipped"]["games"] == 2 and {game.bots for game in data.games()} == {("unknown",) * 3}
    written = b"".join(path.read_bytes() for path in out.rglob("*") if path.is_file())
    assert b"Bertha" not in written


def test_an_invalid_record_is_named_or_left_out(run: Command, records: Path, tmp_path: Path) -> None:
    text = (records / "1.json").read_text()
    (records / "1.json").write_text(text.replace('"scores":[', '"scores":[1'))
    words = ["export", "--records", str(records), "--format", "jsonl", "--out", str(tmp_path / "data"), "--shard", "1"]
    done = run(*words)
    assert done.code == 2 and "1.json" in done.err and "--skip-bad" in done.err
    assert [game.source for game in Dataset(tmp_path / "data").games()] == ["0.json"]
    done = run(*words, "--skip-bad")
    assert done.code == 0, done.err
    assert "1.json" in done.err and [game.source for game in Dataset(tmp_path / "data").games()] == ["0.json"]
    (records / "1.json").write_text("no record")
    done = run("export", "--records", str(records / "1.json"), "--out", str(tmp_path / "other"))
    assert done.code == 2 and "1.json" in done.err and "not JSON" in done.err


def test_records_of_another_game_are_refused(records: Path, tmp_path: Path) -> None:
    game = make_match("die-macher", ["random"]).find_game()
    with pytest.raises(HustingsError, match=r"0\.json: a game of helvetiq, not of die-macher"):
        export(ExportPlan(RecordedGames(game, [records / "0.json"]), 1, "jsonl"), tmp_path / "data")
    assert load(records / "0.json").game.name == "helvetiq"


# Reading


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("small")
    export(plan(games=6, format="parquet"), folder / "data")
    return folder / "data"


def test_batches_hold_every_decision_once_in_an_order_of_their_seed(small: Path) -> None:
    data = Dataset(small)
    rows = list(data.decisions("train"))
    for seed in (None, 3):
        batches = list(data.batches("train", 100, seed=seed))
        assert all(len(batch) <= 100 for batch in batches) and sum(map(len, batches)) == len(rows)
        by_place = {(row.game, row.ply): row for row in rows}
        for batch in batches:
            assert batch.mask.shape == (len(batch), data.slots) and batch.x.flags.writeable
            for i in range(len(batch)):
                row = by_place.pop((int(batch.game[i]), int(batch.ply[i])))
                assert np.array_equal(batch.x[i], row.x) and np.flatnonzero(batch.mask[i]).tolist() == row.legal.tolist()
                assert (batch.slot[i], batch.kind[i], batch.bot[i], batch.share[i]) == (row.slot, row.kind, row.bot, row.share)
        assert not by_place
    orders = [[int(ply) for batch in data.batches("train", 50, seed=seed) for ply in batch.ply] for seed in (1, 1, 2)]
    assert orders[0] == orders[1] != orders[2]


def test_the_card_says_how_the_data_set_was_made(small: Path) -> None:
    card = Dataset(small).card
    source = plan().source
    assert isinstance(source, MatchGames)
    assert card["rules"]["figures"] == [source.match.sheet.hash] and card["seed"] == 5 and card["licence"] == "MIT"
    assert card["rules"]["bots"] == ["heuristic", "random"] and card["complete"]
    assert card["rules"]["revisions"] == [str(source.match.find_game().setups.revision)]
    assert len(card["encoding"]["observation"]) == card["encoding"]["size"]
    assert [column["name"] for column in card["columns"]["decisions"]] == [field.name for field in fields(Decision)]
    assert [column["name"] for column in card["columns"]["games"]] == [field.name for field in fields(GameRow)]
    assert card["counts"]["train"]["rows"] == Dataset(small).count("train")
    assert "encoding " + card["encoding"]["hash"] in (small / "README.md").read_text()


def test_parquet_is_read_by_others_with_its_columns_described(small: Path) -> None:
    import pyarrow.parquet as parquet

    table = parquet.read_table(small / "data")
    assert table.num_rows == sum(Dataset(small).count(split) for split in ("train", "validation", "test"))
    assert json.loads(table.schema.metadata[b"hustings"])["encoding"] == Dataset(small).card["encoding"]["hash"]
    assert table.schema.field("x").type.list_size == Dataset(small).size and table.schema.field("slot").metadata[b"about"]


def test_what_cannot_be_read_is_named(small: Path, tmp_path: Path) -> None:
    with pytest.raises(BadData, match="is no data set"):
        Dataset(tmp_path)
    with pytest.raises(HustingsError, match="split"):
        next(Dataset(small).decisions("exam"))
    copy = tmp_path / "copy"
    shutil.copytree(small, copy)
    file = copy / next(iter(hashes(copy)))
    file.write_bytes(file.read_bytes()[:-20])
    with pytest.raises(BadData, match=r"\.parquet is not what was written"):
        Dataset(copy).verify()
    with pytest.raises(BadData, match=r"\.parquet is damaged"):
        decisions(Dataset(copy))
    file.unlink()
    with pytest.raises(BadData, match=r"\.parquet is missing"):
        decisions(Dataset(copy))
    header = json.loads((copy / "export.json").read_text())
    header["export"]["encoding"] = "0123456789abcdef"
    (copy / "export.json").write_text(json.dumps(header))
    with pytest.raises(BadData, match="encoding 0123456789abcdef"):
        Dataset(copy)
    assert Dataset(copy, any_encoding=True).size == Dataset(small).size


def test_without_pyarrow_parquet_names_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['pyarrow'] = None; from hustings.cli import main; main()"
    words = ["export", "helvetiq", "--games", "1", "--out", str(tmp_path / "data")]
    done = subprocess.run([sys.executable, "-c", code, *words], env=ENV, capture_output=True, text=True)
    assert done.returncode == 2 and "hustings[data]" in done.stderr
    done = subprocess.run([sys.executable, "-c", code, *words, "--format", "jsonl"], env=ENV, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_percentages_of_a_split_add_up() -> None:
    assert parse_split("80/10/10") == (80, 10, 10)
    with pytest.raises(HustingsError, match="90/5/5"):
        parse_split("80/-10/30")


def test_the_example_of_the_page_reads_what_its_command_wrote(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "data.md").read_text("utf-8")
    (code,) = re.findall(r"^```py\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert len(code.splitlines()) <= 10
    monkeypatch.chdir(tmp_path)
    command = next(line for line in page.splitlines() if line.startswith("hustings export die-macher"))
    words = shlex.split(command, comments=True)[1:]
    words[words.index("--games") + 1] = "2"
    done = run(*words, "--split", "50/0/50", "--shard", "1")
    assert done.code == 0, done.err
    exec(compile(code, "data.md", "exec"), {"__name__": "example"})
    shown = capsys.readouterr().out
    assert "MIT" in shown and "(4096, 1008)" not in shown and "1008) (" in shown and "deal" in shown
