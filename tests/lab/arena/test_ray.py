"""A match on a real Ray cluster on this machine, one of whose two workers is killed; and addresses without a cluster."""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from hustings.core.errors import HustingsError
from hustings.core.records.replay import load_checked
from hustings.lab.arena import on_ray
from hustings.lab.arena.match import GameKey, make_match
from hustings.lab.arena.on_ray import check_ray
from hustings.lab.arena.player import Player
from hustings.lab.arena.result import GameResult, MatchFile
from hustings.lab.arena.run import run
from hustings.lab.arena.statistics import Standings
from hustings.lab.arena.workers import Task, once_more
from support.patience import tries

# Ray leaves sockets and processes open, and the interpreter warns when it collects them
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")


def outcome(result: GameResult) -> tuple[object, ...]:
    return result.key, result.scores, result.places


def workers_of(parent: int) -> list[int]:
    """The process ids of Ray's workers that descend from a process."""
    found: dict[int, tuple[int, str]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text(encoding="utf-8")
            name = (folder / "cmdline").read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue
        found[int(folder.name)] = int(stat.rpartition(")")[2].split()[1]), name

    def descends(pid: int) -> bool:
        while pid in found and pid != parent:
            pid = found[pid][0]
        return pid == parent

    return [pid for pid, (_, name) in found.items() if name.startswith("ray::RayPlayer") and descends(pid)]


@pytest.fixture
def ended_in_time() -> Iterator[None]:
    """Interrupt this process if anything hangs."""
    alarm = threading.Timer(600, os.kill, (os.getpid(), signal.SIGINT))
    alarm.start()
    yield
    alarm.cancel()


@pytest.mark.usefixtures("ended_in_time")
def test_a_worker_killed_in_a_match_on_ray_loses_no_game_and_counts_none_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = make_match("die-macher", ["easy", "normal", "random"], variants=("short",))
    taken: list[GameResult] = []
    killed: list[int] = []
    add = MatchFile.add

    def noted(self: MatchFile, result: GameResult) -> bool:
        taken.append(result)
        return add(self, result)

    def kill_one(standings: Standings, more: int) -> None:
        if standings.games >= 3 and not killed:
            killed.append(workers_of(os.getpid())[0])
            os.kill(killed[0], signal.SIGKILL)

    again: list[Task] = []

    def given_again(attempts: dict[GameKey, int], task: Task, why: str) -> None:
        again.append(task)
        once_more(attempts, task, why)

    monkeypatch.setattr(on_ray, "once_more", given_again)
    monkeypatch.setattr(MatchFile, "add", noted)
    done = MatchFile(tmp_path / "match.jsonl", match)
    played = run(match, 24, done, workers=2, ray="local", records=tmp_path / "records", progress=kill_one)
    assert len(killed) == len(again) == 1
    keys = [match.key(index) for index in range(24)]
    assert sorted(result.key for result in taken) == keys
    assert [result.key for result in played.results] == keys
    assert played.standings.games == 24
    assert len((tmp_path / "match.jsonl").read_text(encoding="utf-8").splitlines()) == 25
    assert [outcome(r) for r in played.results[:4]] == [outcome(r) for r in Player(match).play(keys[:4])], "the same games"
    assert len(list((tmp_path / "records").iterdir())) == 24
    assert load_checked(tmp_path / "records" / "game-1-0-0.json")[1].over
    for _ in tries():
        if not workers_of(os.getpid()):
            break
    assert not workers_of(os.getpid()), "nothing of Ray is left"


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray, "find_spec", lambda name: None)
    with pytest.raises(HustingsError, match=r"Ray is not installed\. Install it with: pip install 'hustings\[ray\]'"):
        check_ray("local")


@pytest.mark.parametrize(
    "address", ["", "here", "host:", ":6379", "host:99999", "host:0", "http://host:6379", "a b:1", "host:6379:1"]
)
def test_what_is_not_an_address(address: str) -> None:
    with pytest.raises(HustingsError, match=r"not an address\. Write host:port"):
        check_ray(address)


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_an_address_where_nobody_listens(scheme: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(
        HustingsError, match=r"no Ray can be reached there \(Connection refused\)\. Start one with: ray start --head"
    ):
        check_ray(f"{scheme}127.0.0.1:{port}")


def test_an_address_where_somebody_else_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray, "TO_ANSWER", 2.0)
    with socket.socket() as mute:
        mute.bind(("127.0.0.1", 0))
        mute.listen()
        with pytest.raises(
            HustingsError, match=r"no Ray can be reached there \((no answer within 2 s|what answers there is not Ray)\)"
        ):
            check_ray(f"127.0.0.1:{mute.getsockname()[1]}")
