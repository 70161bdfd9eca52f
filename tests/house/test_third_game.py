"""A third game in its own folder: everything that knows games only through the contract can play it.

Outside `tests/support/games/town_hall` only this test and docs/add-a-game.md mention it.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hustings
from hustings.core.errors import HustingsError
from hustings.core.records.replay import load_checked
from hustings.text.words import PROGRAM
from support.commands import Command, run
from support.keyboard import Terminal, choices, question
from support.patience import tries
from support.serving import Client, Server, legal_of, new_table

__all__ = ["run"]  # a fixture

ROOT = Path(__file__).parents[2]
GAME = "town-hall"
FOLDER = ROOT / "tests" / "support" / "games" / "town_hall"
KNOWN = {"HUSTINGS_GAMES": "support.games", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])}


@pytest.fixture
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in KNOWN.items():
        monkeypatch.setenv(name, value)


def test_it_is_not_known_unless_its_package_is_named() -> None:
    assert GAME not in hustings.games.names()
    with pytest.raises(hustings.UnknownName, match="unknown game: town-hall"):
        hustings.game(GAME)


@pytest.mark.usefixtures("_known")
def test_it_is_found_beside_the_others_once_it_is() -> None:
    assert hustings.games.names() == ["die-macher", "helvetiq", GAME]
    assert repr(hustings.game(GAME)) == "<Game town-hall: Town Hall, first, 2 to 4 players>"
    assert "seat 0 (bid)" in repr(hustings.start(GAME, seed=1))


def test_a_package_that_does_not_exist_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUSTINGS_GAMES", "no.such.package")
    with pytest.raises(HustingsError, match=r"no package no\.such\.package .* check HUSTINGS_GAMES"):
        hustings.games.names()


def test_no_line_of_the_program_mentions_it() -> None:
    """Adding a game touches nothing but its folders."""
    files = subprocess.run(["git", "ls-files", "src", "web/src", "tools"], cwd=ROOT, capture_output=True, text=True, check=True)
    spoken = re.compile(rb"town[-_]hall|TownHall")
    assert [name for name in files.stdout.split() if (ROOT / name).is_file() and spoken.search((ROOT / name).read_bytes())] == []


def test_the_words_of_the_program_are_of_no_game() -> None:
    """A message that only one game needs is in that game's own catalogues, as a third game's are."""
    names = hustings.games.names()
    own = {*names, *(f"variant-{variant}" for name in names for variant in hustings.game(name).variants)}
    files = sorted(PROGRAM.glob("*.ftl"))
    keys = {key for file in files for key in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE)}
    assert len(files) > 50 and len(keys) > 500
    assert sorted(key for key in keys if any(name in key for name in own)) == []


def test_the_properties_of_every_game_hold_of_it() -> None:
    """The contract's own tests, which list the games at collection, pass in a process that knows this one."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(ROOT / "tests" / "contract"), "-k", GAME]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **KNOWN}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 60  # fewer by turns: see `support.rare`


def test_learners_see_it_as_they_see_every_game() -> None:
    """The tests of encodings and of environments pass in a process that knows it."""
    tests = "features", "vector", "gymnasium", "pettingzoo", "seat_env", "tree", "openspiel"
    files = [str(ROOT / "tests" / "lab" / f"test_{name}.py") for name in tests]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *files, "-k", GAME]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **KNOWN}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[0]) > 55


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize("bots", ["random", "heuristic,random,heuristic@1"])
def test_it_is_simulated_compiled_and_recorded_by_the_plain_rules(run: Command, tmp_path: Path, bots: str) -> None:
    command = ["simulate", GAME, "--players", "3", "--games", "4", "--seed", "9", "--bots", bots, "--json"]
    done = run(*command, "--records", str(tmp_path))
    assert done.code == 0, done.err
    result = json.loads(done.out)
    plays = [load_checked(file)[1] for file in sorted(tmp_path.iterdir())]
    assert len(plays) == 4 and all(play.over for play in plays)
    assert [sum(play.scores()[seat] for play in plays) / 4 for seat in range(3)] == result["mean_score"]
    assert sum(len(play.entries) - 1 for play in plays) == result["decisions"]
    replayed = run("replay", str(tmp_path / "game-9-0.json"), "--check")
    assert replayed.code == 0, replayed.err


@pytest.mark.usefixtures("_known")
def test_the_heuristic_is_better_than_chance(run: Command) -> None:
    done = run("simulate", GAME, "--games", "2000", "--bots", "heuristic,random,random", "--json")
    assert done.code == 0, done.err
    assert json.loads(done.out)["win_rate"][0] > 0.5


@pytest.mark.usefixtures("_known")
def test_its_rules_can_be_read(run: Command) -> None:
    done = run("rules", GAME)
    assert done.code == 0, done.err
    assert "An evening has 7 topics" in done.out


def test_it_is_played_at_the_terminal(tmp_path: Path) -> None:
    rng = random.Random(1)
    with Terminal(
        tmp_path,
        "play",
        GAME,
        "--players",
        "2",
        "--seed",
        "3",
        "--names",
        "Ada",
        HUSTINGS_GAMES=KNOWN["HUSTINGS_GAMES"],
        PYTHONPATH=KNOWN["PYTHONPATH"],
    ) as t:
        shown = t.read()
        assert "Ada plays White and Bot 2 plays Blue." in shown
        assert "The topic is worth" in shown
        while True:
            answers = choices(question(shown))
            assert answers, shown
            t.type(rng.choice(answers))
            ended = t.spawn.expect([r"\r\n(?:\x1b\[1m)?> (?:\x1b\[0m)?", "The game is kept in"])
            shown = str(t.spawn.before).replace("\r\n", "\n")
            assert "Traceback" not in shown
            if ended:
                break
        code, _ = t.end()
    assert code == 0
    assert load_checked_here(tmp_path / "town-hall.json")


def load_checked_here(path: Path) -> bool:
    """Whether a record is valid by the rules, in a process that knows the game."""
    command = [sys.executable, "-m", "hustings", "replay", str(path), "--check"]
    return subprocess.run(command, env={**os.environ, **KNOWN}, capture_output=True, check=False).returncode == 0


def test_it_is_played_at_a_table_of_a_server(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", env=KNOWN) as server:
        about = Client(server.url).get("/about")
        assert GAME in {game["name"] for game in about["games"]}
        bot = {"kind": "bot", "bot": "normal"}
        _, people, spectator = new_table(server.url, ["person", "person", bot], game=GAME)
        view = people[0].view()
        assert view["ask"]["kind"] == "bid" and legal_of(view["ask"]) == list(range(10))
        rng = random.Random(2)
        for _ in tries():
            views = [person.view() for person in people]
            if views[0]["table"]["status"] == "over":
                break
            for person, mine in zip(people, views, strict=True):
                if mine["ask"] is not None:
                    person.act(rng.choice(legal_of(mine["ask"])), seq=person.view()["seq"])
        record = people[0].get("record")
        assert record["game"] == GAME and record["result"]["scores"]
        told = json.dumps(spectator.get("story"))
        assert "story-speaks" in told and "story-own-bid" in told  # it is over: all hands are open
        words = Client(server.url).raw("GET", f"/words/{GAME}/en").text
        assert "question-bid" in words
        for lang in ("en", "de"):  # what it is, for the list of games; in English where it has no other words
            assert "about-town-hall = The topics of one evening" in Client(server.url).raw("GET", f"/words/{lang}").text
        assert Client(server.url).get(f"/rules/{GAME}")["rules"]
        assert people[1].get("charts")


# docs/add-a-game.md walks through the game

GUIDE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")


def test_the_guide_shows_files_as_they_are() -> None:
    """Every block of the guide that names a file is a part of that file."""
    blocks = re.findall(r"^`([\w/.]+\.(?:py|toml|ftl))`[^\n]*:\n\n```\w+\n(.*?)```", GUIDE, flags=re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 6
    for name, text in blocks:
        whole = (FOLDER / name).read_text("utf-8")
        for part in text.split("...\n"):
            assert part.strip("\n") in whole, f"{name} has no such lines:\n{part}"


def test_the_guide_names_every_file_of_the_game() -> None:
    files = {
        path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }
    missing = [name for name in sorted(files) if not name.endswith("__init__.py") and name.rpartition("/")[2] not in GUIDE]
    assert missing == []


def test_the_guide_shows_the_manifest_of_the_page_and_names_its_parts() -> None:
    (shown,) = re.findall(r"^`(web/[\w/.-]+\.ts)`:\n\n```ts\n(.*?)```", GUIDE, flags=re.MULTILINE | re.DOTALL)
    assert (ROOT / shown[0]).read_text("utf-8") == shown[1]
    module = (ROOT / "web" / "src" / "games" / "module.ts").read_text("utf-8")
    parts = re.findall(r"^  (\w+)\??: ", module[module.index("interface GameModule") :], flags=re.MULTILINE)
    assert len(parts) >= 10
    assert [part for part in parts if f"`{part}`" not in GUIDE] == []


def test_the_commands_of_the_guide_work(tmp_path: Path) -> None:
    (block,) = re.findall(r"```console\n(.*?)```", GUIDE, flags=re.DOTALL)
    commands = [line.removeprefix("$ ") for line in block.splitlines() if line.startswith("$ hustings ")]
    assert len(commands) >= 3
    for command in commands:
        words = [sys.executable, "-m", *command.split()]
        env = {**os.environ, **KNOWN, "HUSTINGS_HOME": str(tmp_path)}
        done = subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{command}: {done.stderr}"
