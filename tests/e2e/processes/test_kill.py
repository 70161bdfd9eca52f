"""Nothing is lost when a server is killed: tables are played over real sockets while the server is killed without warning, again
and again; on PostgreSQL one of two server processes, while the people at the other go on.

Three times by default, ten times in `make test-all`; `make soak` sets HUSTINGS_KILLS=50.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest

from hustings.client import Server
from hustings.core.records import replay
from hustings.core.records.read import parse
from hustings.store import Store
from hustings.tables.model import EventKind
from support import postgres, serving
from support.patience import PATIENCE
from support.players import Acknowledged, Notes, Player, sit_down
from support.thinning import ALL

KILLS = int(os.environ.get("HUSTINGS_KILLS", "10" if ALL else "3"))
SEED = int(os.environ.get("HUSTINGS_SEED", "1"))


def begin(servers: Sequence[Server], notes: Notes, seed: int) -> list[Player]:
    """Start two tables, with their people spread over the servers."""
    players = sit_down(servers, "die-macher", ["person"] * 3, notes, seed, variants=["short"])
    players += sit_down(servers, "helvetiq", ["person", "easy", "person"], notes, seed + 10)
    for player in players:
        player.start()
    return players


@pytest.mark.parametrize(("kind", "processes"), [("sqlite", 1), ("postgresql", 2)])
def test_what_was_acknowledged_is_there_whenever_a_server_is_killed(tmp_path: Path, kind: str, processes: int) -> None:
    rng, notes, kills = random.Random(SEED), Notes(), 0
    finished: list[Player] = []
    with ExitStack() as stack:
        address = f"sqlite:///{tmp_path / 'tables.db'}" if kind == "sqlite" else stack.enter_context(postgres.database())
        machines = [
            stack.enter_context(serving.Server(tmp_path / f"process-{number}.db", address=address)) for number in range(processes)
        ]
        servers = [stack.enter_context(Server(machine.url, patience=PATIENCE)) for machine in machines]
        while kills < KILLS or not finished:
            players = begin(servers, notes, SEED + kills)
            while any(player.is_alive() for player in players):
                wanted = len(notes.actions) + rng.randrange(2, 70)
                if kills < KILLS and _reached(notes, wanted, players):
                    time.sleep(rng.random() * 0.02)
                    _kill_and_look(rng.choice(machines), notes)
                    kills += 1
                else:
                    for player in players:
                        player.join(0.2 if kills < KILLS else PATIENCE)
                assert not notes.wrong, "\n".join(notes.wrong)
            finished += players
        assert notes.catch_ups > kills
        _compare_with_records(finished)
        _verify(address)
    games = len({player.place.table for player in finished})
    print(
        f"{kills} kills, {len(notes.actions)} acknowledged actions, {notes.catch_ups} reconnections, {games} games: nothing lost"
    )


def _reached(notes: Notes, wanted: int, players: list[Player]) -> bool:
    """Wait until this many actions are acknowledged; return False if the games ended before that, or something went wrong."""
    deadline = time.monotonic() + PATIENCE
    while len(notes.actions) < wanted:
        if notes.wrong or not any(player.is_alive() for player in players):
            return False
        assert time.monotonic() < deadline, "nobody acts any more"
        time.sleep(0.002)
    return True


def _kill_and_look(machine: serving.Server, notes: Notes) -> None:
    machine.kill()
    acknowledged = list(notes.actions)  # all of them were acknowledged before the server died, or by another one
    store = Store.open(machine.address)
    try:
        _all_there(store, acknowledged)
    finally:
        store.close()
    machine.start()


def _all_there(store: Store, acknowledged: list[Acknowledged]) -> None:
    """Check that every acknowledged action is stored, whole and under its acknowledged number."""
    by_table: dict[str, list[Acknowledged]] = defaultdict(list)
    for action in acknowledged:
        by_table[action.table].append(action)
    for table, actions in by_table.items():
        loaded = store.whole(table).loaded  # of one moment: another process may go on
        events = {event.seq: event for event in loaded.events}
        assert sorted(events) == list(range(loaded.table.seq + 1)), "the log has a gap"
        drafts: dict[tuple[int, int], list[int]] = defaultdict(list)
        for action in actions:
            if action.kind == "sealed":
                drafts[action.seq, action.seat] += action.options
                continue
            event = events.get(action.seq)
            assert event is not None, f"lost: {action}"
            assert event.kind == (EventKind.UNDO if action.kind == "undo" else EventKind.ACT), action
            mine = [played.option for played in event.entries if played.seat == action.seat]
            assert action.kind == "undo" or mine[-len(action.options) :] == list(action.options), f"not whole: {action}"
        for (seq, seat), options in drafts.items():
            opened = events.get(seq + 1)
            if opened is None:
                held = list(loaded.sealed.get(seat, ()))
            else:
                held = [played.option for played in opened.entries if played.seat == seat]
            assert held[: len(options)] == options, f"sealed by seat {seat} at {seq}: {options}, kept: {held}"


def _compare_with_records(players: list[Player]) -> None:
    """Check that each game ended with the score that its record leads to by the rules."""
    for player in players:
        again = replay.check(parse(player.place.record()))
        assert again.over
        assert player.result == again.scores()


def _verify(address: str) -> None:
    env = {**os.environ, "PYTHONPATH": str(serving.SOURCE)}
    command = [sys.executable, "-m", "hustings", "admin", "verify", "--db", address]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
