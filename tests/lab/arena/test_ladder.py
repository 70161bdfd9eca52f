"""The ladder's one command: it plays, goes on, and writes the page and the plot."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from hustings.lab.arena.match import make_match
from ladder import EARLIER, Played, as_one, matches

ROOT = Path(__file__).parents[3]


def ladder(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/ladder.py", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_small_ladder_is_played_once_and_written(tmp_path: Path) -> None:
    words = ("--quick", "--folder", str(tmp_path))
    done = ladder(*words)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert re.search(
        r"^\| `heuristic` against 2 `random` \| 30 \| \*\*\d+\.\d%\*\* \| \d+\.\d% to 100\.0% \| 33% \|", page, re.MULTILINE
    )
    assert re.search(r"^\| `heuristic` \| \+0 \|  \| 10 \| 25% \|$", page, re.MULTILINE)
    assert re.search(r"^\| `random` \| -\d+ \| -\d+ to [-+]\d+ \| 10 \| \d+% \|$", page, re.MULTILINE)
    assert "hustings arena die-macher --variant short --bots heuristic,random,easy --games 6" in page
    assert "<svg" in (tmp_path / "ladder.svg").read_text(encoding="utf-8")
    kept = {file.name: file.read_bytes() for file in (tmp_path / "ladder").iterdir()}
    assert sorted(kept) == ["quick-helvetiq.jsonl", "quick-swift.jsonl", "quick.jsonl"]
    # A match that was cut short goes on, one that is whole is left alone, and the page comes out the same
    (tmp_path / "ladder" / "quick-helvetiq.jsonl").write_bytes(kept["quick-helvetiq.jsonl"][:-30])
    assert ladder(*words).returncode == 0
    assert {file.name: file.read_bytes() for file in (tmp_path / "ladder").iterdir()} == kept
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == page


def test_a_match_of_another_program_is_kept_and_the_others_are_played(tmp_path: Path) -> None:
    words = ("--quick", "--folder", str(tmp_path), "--only", "quick-")
    assert ladder(*words, "--games", "10").returncode == 0
    swift = tmp_path / "ladder" / "quick-swift.jsonl"
    stale = re.sub(r'"code":"\w+"', '"code":"000000000000"', swift.read_text(encoding="utf-8"))
    swift.write_text(stale, encoding="utf-8")
    (tmp_path / "ladder" / "quick-helvetiq.jsonl").unlink()
    done = ladder(*words)
    assert done.returncode == 0 and "quick-swift: 10 of 30 games were played before the program changed" in done.stderr
    assert swift.read_text(encoding="utf-8") == stale and (tmp_path / "ladder" / "quick-helvetiq.jsonl").exists()


def test_bots_that_play_alike_are_one() -> None:
    names = ["hard", "hard@1", "heuristic", "heuristic@2", "heuristic@1", "normal", "expert", "search"]
    expected = ["net", "heuristic", "heuristic", "heuristic", "heuristic@1", "normal", "search:50ms", "search:50ms"]
    assert [as_one(name, "die-macher") for name in names] == expected


def test_a_match_of_an_earlier_network_says_so() -> None:
    names = ["net", "hard", "normal", "heuristic", "search:22visits", "search@1:220visits"]
    said = ["net (earlier)", "hard (earlier)", "normal (earlier)", "heuristic", "search:22visits (earlier)", names[-1]]
    rungs = {rung.game: rung for rung in matches()}
    old, new = (Played(rungs["die-macher"], {"code": code}, []) for code in (min(EARLIER), "000000000000"))
    assert [[one.called(name) for name in names] for one in (old, new)] == [said, names]
    assert [one.rated_as("hard") for one in (old, new)] == ["net (earlier)", "net"]
    other = Played(rungs["helvetiq"], {"code": min(EARLIER)}, [])
    assert [other.called(name) for name in names] == names, "Helvetiq has the network that it had"


def test_what_a_bot_played_that_is_no_more_is_kept(tmp_path: Path) -> None:
    past = next(rung.name for rung in matches() if rung.past)
    file = tmp_path / "ladder" / f"{past}.jsonl"
    file.parent.mkdir()
    file.write_text("results")
    done = ladder("--again", past, "--folder", str(tmp_path))
    assert (done.returncode, done.stderr) == (
        1, f"ladder: --again {past}: its bots are no more, so it cannot be played anew; leave it out\n"
    )  # fmt: skip
    assert file.read_text() == "results"


def test_a_page_without_results_is_refused(tmp_path: Path) -> None:
    done = ladder("--quick", "--page", "--folder", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == f"ladder: there are no results in {tmp_path}/ladder: play first, without --page\n"


def test_every_match_of_the_real_ladder_can_be_set_up() -> None:
    names = [rung.name for rung in matches()]
    assert len(set(names)) == len(names)
    for rung in matches():
        match = make_match(rung.game, rung.bots, variants=rung.variants, edition=rung.edition)
        assert rung.games % match.players == 0, rung


def test_the_page_is_made_from_the_results_that_are_kept(tmp_path: Path) -> None:
    (tmp_path / "ladder").symlink_to(ROOT / "docs" / "ladder")
    assert ladder("--page", "--folder", str(tmp_path)).returncode == 0
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
