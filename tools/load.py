"""How the table server bears a load, on loopback: many tables, every seat with a socket, actions at a steady rate.

    python tools/load.py [--tables 100] [--rate 200] [--seconds 60] [--postgres] [--requests]
    python tools/load.py --growth 2000 [--postgres]

With --postgres two server processes share a PostgreSQL of their own, started for this, that has every commit on the disk; the
seats of each table are spread over both.

People decide over their sockets, as the page and `hustings.client` do; with --requests by a request each.

Told are the times from sending an action until it was pushed to every seat of its table, errors, the server's memory; then how
the cost of an action depends on how long the game is, and how long a table takes to open that is not in memory.

The players' program shares the server's cores. So it does as little as it can, takes the time when bytes come and before it reads
them, and tells what it needed itself and how late it was at most: where that is much, the times are its own as much as the
server's.

With --growth only this is measured: what an action costs with 10 tables, 50, 200 and so on up to that many in memory, all with
their sockets. The same number of actions of games that have just begun is counted each time, so that the figures can be compared.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
import uvloop

from loading.clients import HOST, Http, Live, Trouble

SOURCE = Path(__file__).parents[1] / "src"
PATIENCE = 60.0  # seconds to wait for anything
STEP = 0.002  # seconds between two checks whether the next action is due
LONG_GAME = 1000  # entries
GROWTH = (10, 50, 200, 1000)  # tables in memory; --growth gives the last number
SAMPLE = 10  # tables that are played at each size
SAMPLE_ACTIONS = 60  # actions at each of them
FLAT = 1.5  # an action may cost this many times as much with the most tables as with the fewest


# The server under test


def own_postgres(folder: Path) -> str:
    """Start a separate PostgreSQL server, stopped at the end, and return its address."""
    from support.postgres import start  # imported only for --postgres, because it needs PostgreSQL's programs

    return start(folder).render_as_string(hide_password=False)


class Served:
    """The server in a separate process, stopped by its process id."""

    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = int(probe.getsockname()[1])
        self.database = database
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "hustings", "serve", "--port", str(self.port), "--db", self.database, "--no-limits"]
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(SOURCE)}, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                _, writer = await asyncio.open_connection(HOST, self.port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
        raise Trouble("the server does not start")

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
            self.process.kill()

    def processor(self) -> float:
        """Seconds of processor time so far, which do not depend on other programs."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/stat")
        fields = status.read_text().rpartition(")")[2].split() if status.exists() else ["0"] * 13
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self, what: str) -> float:
        """MB of memory: VmRSS is the present amount, VmHWM the most so far."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status")
        found = [line for line in status.read_text().splitlines() if line.startswith(what)] if status.exists() else []
        return int(found[0].split()[1]) / 1024 if found else float("nan")


class Cluster:
    """All processes of the server."""

    def __init__(self, database: str, processes: int) -> None:
        self.all = [Served(database) for _ in range(processes)]

    async def start(self) -> None:
        for served in self.all:
            await served.start()

    def stop(self) -> None:
        for served in self.all:
            served.stop()

    def processor(self) -> float:
        return sum(served.processor() for served in self.all)

    def memory(self, what: str) -> str:
        return " + ".join(f"{served.memory(what):.0f}" for served in self.all)


@dataclass
class Seat:
    token: str
    number: int
    process: int  # the number of the server process that it is connected to
    socket: Live | None = None
    ask: dict[str, Any] | None = None
    asked: bool = False
    marks: dict[tuple[int, int], float] = field(default_factory=dict)  # (seq, how many have sealed) -> when it was first seen
    answered: asyncio.Future[tuple[Any, float]] | None = None  # the answer to its act, and when it came


@dataclass
class Table:
    id: str
    seats: list[Seat]
    seq: int = 0
    over: bool = False
    busy: bool = False
    wanted: tuple[tuple[int, int], asyncio.Future[None]] | None = None  # a position to wait for until all seats were pushed it

    def take(self, seat: Seat, body: bytes, when: float) -> None:
        """Take in a message that was pushed to a seat's socket."""
        push = orjson.loads(body)
        if push["type"] == "answer" and seat.answered is not None:
            seat.answered.set_result((push, when))
            return
        state = push["state"] if push["type"] == "welcome" else push
        if push["type"] not in ("welcome", "changed"):
            return
        seat.marks[state["seq"], len(state["sealed"])] = when
        seat.ask = state["ask"]
        seat.asked = seat.number in state["asked"] and seat.number not in state["sealed"]
        self.seq = max(self.seq, state["seq"])
        self.over = self.over or state["result"] is not None
        if self.wanted is not None and self.has(self.wanted[0]) and not self.wanted[1].done():
            self.wanted[1].set_result(None)

    def has(self, mark: tuple[int, int]) -> bool:
        """Whether every seat was pushed a position."""
        return all(mark in seat.marks for seat in self.seats)

    def next(self) -> Seat | None:
        """A seat that is asked, if the table waits for one."""
        waiting = [seat for seat in self.seats if seat.asked and seat.ask is not None]
        return None if self.busy or self.over or not waiting else random.choice(waiting)


def choose(ask: dict[str, Any], long: bool) -> int:
    """Choose any legal option; `long`: one that keeps the game long, without declining and with the lowest amount."""
    options = [choice["option"] for choice in ask["options"]]
    if ask["amounts"] is not None:
        low, high = ask["amounts"]["low"], ask["amounts"]["high"]
        options += [low] if long else [random.randint(low, high)]
    keen = [option for option in options if option != ask["decline"]] if long else options
    return int(random.choice(keen or options))


class Load:
    """Tables with their sockets, and the measurements on them."""

    def __init__(self, cluster: Cluster, *, by_request: bool = False) -> None:
        """`by_request`: act by HTTP requests instead of over the seat's socket."""
        self.cluster, self.http, self.by_request = cluster, [Http(served.port) for served in cluster.all], by_request
        self.tables: list[Table] = []
        self.errors: list[str] = []
        self.delays: list[float] = []  # from action to push on all seats
        self.replies: list[float] = []
        self.late = 0.0  # the most seconds by which the players' program was late itself
        self._ids = itertools.count()

    async def table(self, game: str, players: int) -> Table:
        wish = {"game": game, "seats": [{"kind": "person", "name": f"P{n}"} for n in range(players)], "start": True}
        some = len(self.tables) % len(self.http)
        links = await self.http[some].must("POST", "/tables", body=wish)
        seats = [Seat(link["token"], link["seat"], (some + link["seat"]) % len(self.http)) for link in links["seats"]]
        table = Table(links["table"], seats)
        for seat in table.seats:
            await self.follow(table, seat)
        self.tables.append(table)
        return table

    async def follow(self, table: Table, seat: Seat) -> float:
        """Open a seat's socket, and return the seconds until its welcome."""
        began, welcome = time.perf_counter(), asyncio.get_running_loop().create_future()

        def heard(body: bytes, when: float) -> None:
            table.take(seat, body, when)
            if not welcome.done():
                welcome.set_result(when)

        def ended(why: str) -> None:
            self.errors.append(why)
            if not welcome.done():
                welcome.set_exception(Trouble(why))

        hello = {"type": "hello", "table": table.id, "token": seat.token}
        seat.socket = await Live.connect(self.http[seat.process].port, hello, heard, ended)
        return float(await asyncio.wait_for(welcome, PATIENCE)) - began

    async def act(self, table: Table, seat: Seat, *, long: bool = False) -> None:
        """Make one action, and wait until every seat was pushed its result."""
        assert seat.ask is not None
        table.busy = True
        try:
            body = {"seq": table.seq, "id": f"a{next(self._ids)}", "options": [choose(seat.ask, long)], "brief": True}
            sealed = max((count for seq, count in seat.marks if seq == table.seq), default=0)
            began = time.perf_counter()
            status, answer, when = await (self._requested if self.by_request else self._said)(table, seat, body)
            self.replies.append(when - began)
            if status != 200:
                self.errors.append(f"act: {status} {answer}")
                return
            state = answer["state"]
            if state is None and answer["seq"] == body["seq"] and not answer["sealed"]:
                return  # part of a sealed decision: the seat was pushed it before the answer, the others are told nothing yet
            if state is None:  # the seat is pushed the state like all others
                mark = (answer["seq"], sealed + 1 if answer["sealed"] else 0)
            else:
                mark = (state["seq"], len(state["sealed"]))
                seat.ask, seat.asked = state["ask"], seat.number in state["asked"] and seat.number not in state["sealed"]
                if seat.asked and bool((state["ask"] or {}).get("drafted")):  # others are told nothing yet
                    return
            if await self._pushed(table, mark):
                self.delays.append(max(other.marks[mark] for other in table.seats) - began)
            for other in table.seats:
                other.marks = {key: when for key, when in other.marks.items() if key >= mark}
        except (OSError, asyncio.IncompleteReadError) as error:
            self.errors.append(f"act: {error!r}")
        finally:
            table.busy = False

    async def _said(self, table: Table, seat: Seat, body: dict[str, Any]) -> tuple[int, Any, float]:
        """Act over the seat's socket. Returns the status, the answer, and when it came."""
        assert seat.socket is not None
        seat.answered = asyncio.get_running_loop().create_future()
        seat.socket.send(Live.TEXT, orjson.dumps({"type": "act", **body}))
        push, when = await asyncio.wait_for(seat.answered, PATIENCE)
        return push["status"], push["done"] or push["problem"], when

    async def _requested(self, table: Table, seat: Seat, body: dict[str, Any]) -> tuple[int, Any, float]:
        status, answer = await self.http[seat.process].send("POST", f"/tables/{table.id}/act", seat.token, body)
        return status, answer, time.perf_counter()

    async def _pushed(self, table: Table, mark: tuple[int, int]) -> bool:
        """Wait until every seat was pushed a position."""
        if table.has(mark):
            return True
        table.wanted = mark, asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait_for(table.wanted[1], PATIENCE)
        except TimeoutError:
            self.errors.append(f"no push of {mark} on table {table.id}")
            return False
        finally:
            table.wanted = None
        return True

    async def undo(self, table: Table, seat: Seat) -> bool:
        """Take back the last action of a seat, if that is possible."""
        body = {"seq": table.seq, "id": f"u{next(self._ids)}"}
        status, answer = await self.http[seat.process].send("POST", f"/tables/{table.id}/undo", seat.token, body)
        return status == 200 and await self._pushed(table, (answer["state"]["seq"], len(answer["state"]["sealed"])))

    async def run(self, rate: float, seconds: float) -> int:
        """Act at a steady rate, at one table after the other, and return the number of actions."""
        began, sent, tasks = time.perf_counter(), 0, set()
        turns = itertools.cycle(self.tables)
        while (now := time.perf_counter() - began) < seconds:
            for table in itertools.islice(turns, len(self.tables)):
                if sent >= now * rate:
                    break
                seat = table.next()
                if seat is not None:
                    task = asyncio.create_task(self.act(table, seat))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
                    table.busy = True
                    sent += 1
            asleep = time.perf_counter()
            await asyncio.sleep(STEP)
            self.late = max(self.late, time.perf_counter() - asleep - STEP)
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE)
        return sent

    async def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                if seat.socket is not None:
                    seat.socket.close()
        await asyncio.sleep(0)
        for http in self.http:
            http.close()


# Measurements


def share(times: list[float], part: float) -> float:
    """The milliseconds that a given part of the times does not exceed."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] * 1000 if times else float("nan")


async def measure_load(served: Cluster, tables: int, rate: float, seconds: float, by_request: bool) -> bool:
    load = Load(served, by_request=by_request)
    began = time.perf_counter()
    for _ in range(tables):
        await load.table("die-macher", 5)
    print(f"{tables} tables, {5 * tables} sockets opened in {time.perf_counter() - began:.1f} s")
    before, mine = served.processor(), time.process_time()
    sent = await load.run(rate, seconds)
    costs = (1000 * spent / max(1, sent) for spent in (served.processor() - before, time.process_time() - mine))
    print(f"{sent} actions in {seconds:g} s ({sent / seconds:.0f}/s wanted {rate:g}/s), {len(load.errors)} errors")
    print(*(error[:300] for error in load.errors[:5]), sep="\n", end="\n" if load.errors else "")
    for name, times in (("action to push on all seats", load.delays), ("action to answer", load.replies)):
        parts = ", ".join(f"p{part} {share(times, part / 100):.1f} ms" for part in (50, 95, 99))
        print(f"{name}: {parts} ({len(times)})")
    print("processor time of an action: {:.2f} ms in the server, {:.2f} ms in the generator".format(*costs))
    print(f"the generator itself was late by {1000 * load.late:.1f} ms at most")
    print(f"server: {served.memory('VmRSS')} MB now, {served.memory('VmHWM')} MB at most")
    await load.close()
    return not load.errors and share(load.delays, 0.95) < 100 and sent >= 0.95 * rate * seconds


async def measure_length(served: Cluster, entries: int) -> tuple[Table, bool]:
    """Play one table until its log is long, and print the cost of an action by the length of the game."""
    load = Load(served)
    table = await load.table("die-macher", 5)
    print("\ncost of an action by length of the game (one table, 5 sockets)")
    print(f"{'entries':>11} {'p50 ms':>8} {'p95 ms':>8} {'processor ms':>13}")
    done, step, rows, used = 0, max(1, entries // 10), 0, served.processor()
    while done < entries and not table.over:
        seat = table.next()
        if seat is None:
            await asyncio.sleep(0.001)
            continue
        await load.act(table, seat, long=True)
        done += 1
        if done % 3 == 0 and not table.over:  # an undo adds to the log, too
            done += await load.undo(table, seat)
        if load.delays and done // step > rows:
            now = served.processor()
            cost = 1000 * (now - used) / step
            print(f"{done:>11} {share(load.delays, 0.5):>8.2f} {share(load.delays, 0.95):>8.2f} {cost:>13.2f}")
            rows, used = done // step, now
            load.delays.clear()
    print(f"{done} entries, {len(load.errors)} errors", *load.errors[:3], sep="\n  ")
    await load.close()
    return table, not load.errors


async def measure_opening(served: Cluster, table: Table) -> bool:
    """Restart the server, and measure how long it takes to open a long game that is not in memory."""
    first = table.seats[0]
    next_to_it = next(seat for seat in table.seats[1:] if seat.process == first.process)  # there the table is in memory by then
    times, costs, welcomes = [], [], []
    for _ in range(3):
        served.stop()
        await served.start()
        load = Load(served)
        http = load.http[first.process]
        await http.send("GET", "/about")  # loading for the very first request is not part of the table's cost
        began, used = time.perf_counter(), served.processor()
        await http.must("GET", f"/tables/{table.id}/view", first.token)
        times.append(1000 * (time.perf_counter() - began))
        costs.append(1000 * (served.processor() - used))
        welcomes.append(1000 * await load.follow(table, next_to_it))
        await load.close()
    print(f"opening it when it is not in memory: {min(times):.0f} to {max(times):.0f} ms, processor {min(costs):.0f} ms")
    print(f"then the welcome of a socket, with the whole story: {min(welcomes):.0f} to {max(welcomes):.0f} ms")
    return min(times) < 150


async def measure_growth(served: Cluster, most: int) -> bool:
    """Measure the cost of an action with more and more tables in memory."""
    load, costs = Load(served), []
    print(f"{'tables':>7} {'sockets':>8} {'p50 ms':>8} {'p95 ms':>8} {'processor ms':>13} {'MB':>6}")
    for size in [*(size for size in GROWTH if size < most), most]:
        while len(load.tables) < size - SAMPLE:
            await load.table("helvetiq", 2)
        fresh = [await load.table("helvetiq", 2) for _ in range(SAMPLE)]
        load.delays.clear()
        used = served.processor()
        done = sum(await asyncio.gather(*(_played(load, table, SAMPLE_ACTIONS) for table in fresh)))
        costs.append(1000 * (served.processor() - used) / max(1, done))
        p50, p95 = share(load.delays, 0.5), share(load.delays, 0.95)
        told = f"{len(load.tables):>7} {2 * len(load.tables):>8} {p50:>8.2f} {p95:>8.2f} {costs[-1]:>13.2f}"
        print(f"{told} {served.memory('VmRSS'):>6}", flush=True)
    print(f"{len(load.errors)} errors", *load.errors[:3], sep="\n  ")
    await load.close()
    return not load.errors and costs[-1] <= FLAT * costs[0]


async def _played(load: Load, table: Table, actions: int) -> int:
    """Play at a table, one action after the other, and return their number."""
    done = 0
    while done < actions and not table.over:
        seat = table.next()
        if seat is None:
            await asyncio.sleep(0.001)
        else:
            await load.act(table, seat)
            done += 1
    return done


async def measure(tables: int, rate: float, seconds: float, postgres: bool, growth: int | None, by_request: bool) -> bool:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        database = own_postgres(Path(folder)) if postgres else f"sqlite:///{Path(folder) / 'load.db'}"
        served = Cluster(database, 2 if postgres else 1)
        try:
            await served.start()
            if growth is not None:
                return await measure_growth(served, growth)
            good = await measure_load(served, tables, rate, seconds, by_request)
            table, well = await measure_length(served, LONG_GAME)
            return all([good, well, await measure_opening(served, table)])
        finally:
            served.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=200.0, help="actions a second, on all tables together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--postgres", action="store_true", help="two server processes on a PostgreSQL of their own")
    parser.add_argument("--growth", type=int, metavar="TABLES", help="only how the cost of an action grows up to so many tables")
    parser.add_argument("--requests", action="store_true", help="act by requests, not over the sockets")
    asked = parser.parse_args()
    if asked.growth is not None and not 2 * SAMPLE <= asked.growth <= 5000:
        parser.error(f"--growth: {2 * SAMPLE} to 5000 tables")
    if asked.tables < 1 or asked.rate <= 0 or not 0 < asked.seconds <= 7200:
        parser.error("at least one table, a rate above 0, and at most 7200 seconds")
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            good = runner.run(measure(asked.tables, asked.rate, asked.seconds, asked.postgres, asked.growth, asked.requests))
    except Trouble as trouble:
        sys.exit(f"load: {trouble}")
    except KeyboardInterrupt:
        return 130
    promise = "p95 under 100 ms, no error, the rate kept, opening under 150 ms"
    if asked.growth is not None:
        promise = f"no error, and an action costs at most {FLAT:g} times as much with the most tables as with the fewest"
    print("as promised" if good else f"NOT as promised: {promise}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
