"""The runner of matches on a Ray cluster, or with Ray on this machine. Workers are actors; when one is lost, another takes its
place and its games. Ray comes with the extra [ray]."""

from __future__ import annotations

import logging
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ...core import layout
from ...core.errors import HustingsError
from ...processes import environment
from .match import GameKey, Match
from .player import Player
from .result import GameResult
from .workers import TO_START, Task, game_limit, once_more

LOCAL = "local"  # Ray's own word: start a new cluster, whatever else runs on this machine
TO_ANSWER = 8.0  # seconds, so that nobody waits longer than ten for an address with nothing behind it

# Looks up the name, connects and asks, in a process that can be stopped: Ray itself would try for a minute.
PROBE = """
import socket, sys
host, port, client = sys.argv[1:]
try:
    socket.create_connection((host, int(port)), 4).close()
except OSError as error:
    sys.exit("it does not answer" if isinstance(error, TimeoutError) else error.strerror or str(error))
if client != "ray://":
    try:
        from ray._raylet import GcsClient
        GcsClient(address=f"{host}:{port}")
    except Exception as error:
        token = type(error).__name__ == "AuthenticationError"
        sys.exit("it wants a token: see RAY_AUTH_MODE and RAY_AUTH_TOKEN" if token else "what answers there is not Ray")
"""


def check_ray(address: str) -> None:
    """Raise an error, before anything is played, if Ray is not installed here or does not answer at `address`."""
    if find_spec("ray") is None:
        raise HustingsError("--ray: Ray is not installed. Install it with: pip install 'hustings[ray]'")
    if address == LOCAL:
        return
    found = re.fullmatch(r"(?P<client>ray://)?(?P<host>[^:/\s]+|\[[^\]]+\]):(?P<port>\d{1,5})", address)
    if found is None or not 0 < int(found["port"]) < 65536:
        raise HustingsError(f"--ray {address}: not an address. Write host:port, e.g. 10.0.0.1:6379, ray://host:10001, or local")
    command = [sys.executable, "-P", "-c", PROBE, found["host"].strip("[]"), found["port"], found["client"] or ""]
    try:
        asked = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=TO_ANSWER)
        why = "" if asked.returncode == 0 else (asked.stderr.strip().splitlines() or ["?"])[-1]
    except subprocess.TimeoutExpired:
        why = f"no answer within {TO_ANSWER:.0f} s"
    if why:
        remedy = "Start one with: ray start --head, or use --ray local"
        raise HustingsError(f"--ray {address}: no Ray can be reached there ({why}). {remedy}")


class RayPlayer:
    """A player in a process of the cluster. Trouble with a bot is returned, not raised, because Ray would wrap the exception.
    Records are written there and sent back."""

    def __init__(self, match: Match, with_records: bool) -> None:
        self.trouble, self.with_records = "", with_records
        try:
            # Arrays from Ray are read-only, and compiled code needs its own kind of array
            sheet = replace(match.sheet, record=layout.copy(match.sheet.record))
            self.player = Player(replace(match, sheet=sheet))
        except HustingsError as error:
            self.trouble = str(error)

    def play(self, task: Task) -> tuple[str, list[GameResult], dict[str, bytes]]:
        """Trouble, if there is any; results; records by file name."""
        if self.trouble:
            return self.trouble, [], {}
        with tempfile.TemporaryDirectory(prefix="hustings-") as folder:
            self.player.records = Path(folder) if self.with_records else None
            try:
                results = self.player.play(task)
            except HustingsError as error:
                return str(error), [], {}
            return "", results, {file.name: file.read_bytes() for file in Path(folder).iterdir()}


@dataclass
class Actor:
    """A player on the cluster and the task it is busy with."""

    handle: Any
    task: Task
    until: float


class RayCrew:
    """The actors of a match. `count`: their number, by default one for each core of the cluster."""

    def __init__(self, match: Match, address: str, count: int | None = None, records: Path | None = None) -> None:
        self.match, self.address, self.records = match, address, records
        self._count, self._limit = count, game_limit(match)
        self._attempts: dict[GameKey, int] = {}

    def play(self, tasks: Iterator[Task], take: Callable[[list[GameResult]], None]) -> None:
        """Have all games of the tasks played, as `workers.Crew.play` does."""
        check_ray(self.address)
        import ray

        self._connect()
        try:
            self._play(tasks, take)
        finally:
            ray.shutdown()

    def _connect(self) -> None:
        import ray

        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # otherwise Ray warns of a coming change
        logging.getLogger("ray").setLevel(logging.ERROR)  # only errors, none of Ray's own news
        quiet: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
        try:
            if self.address == LOCAL:
                here = {"env_vars": {"PYTHONPATH": environment()["PYTHONPATH"]}}
                ray.init(address=LOCAL, num_cpus=self._count, include_dashboard=False, runtime_env=here, **quiet)
            else:
                ray.init(address=self.address, **quiet)
        except Exception as error:
            raise HustingsError(f"--ray {self.address}: {(str(error).splitlines() or ['?'])[0]}") from None

    def _play(self, tasks: Iterator[Task], take: Callable[[list[GameResult]], None]) -> None:
        import ray

        count = self._count or max(1, int(ray.cluster_resources().get("CPU", 1)))
        kind, match = ray.remote(num_cpus=1)(RayPlayer), ray.put(self.match)
        busy: dict[Any, Actor] = {}
        again: list[Task] = []
        idle: list[Any] = []
        while True:
            while len(busy) < count:
                task = again.pop() if again else next(tasks, None)
                if task is None:
                    break
                new = not idle
                handle = idle.pop() if idle else kind.remote(match, self.records is not None)
                limit = self._limit * len(task) + (TO_START if new else 0.0)
                busy[handle.play.remote(list(task))] = Actor(handle, task, time.monotonic() + limit)
            if not busy:
                return
            done, _ = ray.wait([*busy], timeout=1.0)
            late = [future for future, actor in busy.items() if future not in done and time.monotonic() > actor.until]
            for future in done:
                actor = busy.pop(future)
                if self._result(future, actor, take):
                    idle.append(actor.handle)
                else:
                    again.append(actor.task)
            for future in late:
                actor = busy.pop(future)
                ray.kill(actor.handle)
                once_more(self._attempts, actor.task, "said nothing for too long")
                again.append(actor.task)

    def _result(self, future: Any, actor: Actor, take: Callable[[list[GameResult]], None]) -> bool:
        """Take the results of an actor. Return False if it was lost with its games."""
        import ray
        from ray.exceptions import ActorUnavailableError, NodeDiedError, ObjectLostError, RayActorError, RayError

        try:
            trouble, results, records = ray.get(future)
        except (RayActorError, ActorUnavailableError, NodeDiedError, ObjectLostError) as error:
            if "creation task" in str(error):
                raise self._cannot_begin(error) from None
            once_more(self._attempts, actor.task, "was lost")
            return False
        except RayError as error:
            raise self._cannot_begin(error) from None
        if trouble:
            raise HustingsError(trouble)
        self._keep(records)
        take(results)
        return True

    def _cannot_begin(self, error: Exception) -> HustingsError:
        lines = str(error).strip().splitlines() or ["?"]
        remedy = "Is this version of hustings installed on every machine of the cluster?"
        return HustingsError(f"--ray {self.address}: a worker could not begin: {lines[-1].strip()[:300]}. {remedy}")

    def _keep(self, records: dict[str, bytes]) -> None:
        if self.records is None:
            return
        try:
            self.records.mkdir(parents=True, exist_ok=True)
            for name, data in records.items():
                (self.records / name).write_bytes(data)
        except OSError as error:
            raise HustingsError(f"cannot save records in {self.records}: {error.strerror}; choose another place") from None
