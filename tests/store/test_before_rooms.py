"""Tables, records and matches of the version before the package was divided into rooms: they open, give the same answers, play on
and replay. Their contents and origin are in `tests/fixtures/before_rooms/README.md`."""

from __future__ import annotations

import json
import lzma
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hustings.bots.thinking import weights
from hustings.core.registry import game as find_game
from hustings.core.registry import names
from support.commands import ENV, Command, run
from support.inside import Inside, inside
from support.patience import PATIENCE, tries
from support.revisions import first_revision
from support.serving import Client, legal_of

__all__ = ["run"]  # a fixture

BEFORE = Path(__file__).parents[1] / "fixtures" / "before_rooms"
RECORDS = sorted((BEFORE / "records").glob("*.json.xz"))
LINKS: dict[str, Any] = json.loads((BEFORE / "links.json").read_text("utf-8"))
TABLES: dict[str, dict[str, str]] = LINKS["tables"]
MATCHES: dict[str, list[str]] = json.loads((BEFORE / "matches.json").read_text("utf-8"))
SIMULATIONS: list[dict[str, Any]] = json.loads((BEFORE / "simulations.json").read_text("utf-8"))
SETTINGS: dict[str, Any] = {
    "public_url": "https://play.example.org", "webhooks_private": True, "smtp": "smtp://127.0.0.1:1?tls=none",
    "smtp_from": "Hustings <play@example.org>", "notice_after": 7 * 86400.0,
}  # fmt: skip
"""The settings of the old server. They include the ways to send notices, which are part of its answers; nothing is ever sent."""
Json = dict[str, Any]
CITED = re.compile(r"(\.refused\[\d+\]|why)(\.line\.things)?\.rule was [\w.-]+, is [\w.-]+$")
NAMED = re.compile(r"\.key was open-([\w-]+), is story-\1$")
KNOWN_EARLY = re.compile(r"\.seats\[\d+\]\.party was None, is \{'key': 'party-")


def unpacked(packed: Path, folder: Path) -> Path:
    """A copy of a packed file that a test may write to."""
    target = folder / packed.stem
    target.write_bytes(lzma.decompress(packed.read_bytes()))
    return target


@cache
def answers() -> Json:
    """The old server's answers: `asked` has every question and its answer, `sent` the last action of each seat."""
    found: Json = json.loads(lzma.decompress((BEFORE / "answers.json.xz").read_bytes()))
    return found


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return unpacked(BEFORE / "tables.db.xz", tmp_path)


def opened(database: Path) -> Any:
    """A server on a database, with its time fixed a moment after the last action, so that no clock runs out and no notice is
    due."""
    return inside(database.parent, address=f"sqlite:///{database}", clock=lambda: LINKS["now"], **SETTINGS)


def client(server: Inside, table: str | None, reader: str | None) -> Client:
    links = {} if table is None else TABLES[table]
    token = None if reader is None else links[reader]
    return Client(server.address, links.get("table", ""), token, int(reader) if reader is not None and reader.isdigit() else None)


def people(server: Inside, table: str) -> dict[int, Client]:
    """Clients of the seats whose links are known."""
    return {int(reader): client(server, table, reader) for reader in TABLES[table] if reader.isdigit()}


def differences(stored: Any, found: Any, at: str) -> Iterator[str]:
    """Yield the values that are gone or changed. Values added since are no difference."""
    if isinstance(stored, dict) and isinstance(found, dict):
        for key, value in stored.items():
            if key in found:
                yield from differences(value, found[key], f"{at}.{key}")
            else:
                yield f"{at}.{key} is gone"
    elif isinstance(stored, list) and isinstance(found, list) and len(stored) == len(found):
        for number, (one, other) in enumerate(zip(stored, found, strict=True)):
            yield from differences(one, other, f"{at}[{number}]")
    elif type(stored) is not type(found) or stored != found:
        yield f"{at} was {str(stored)[:100]}, is {str(found)[:100]}"


def changed(server: Inside, tables: set[str | None], *parts: str) -> list[str]:
    """The differences in everything that the server now answers differently. `parts`: ask only these."""
    wrong: list[str] = []
    for question in answers()["asked"]:
        table, reader, path = question["table"], question["as"], question["path"]
        if table in tables and (not parts or path in parts):
            asking, body = client(server, table, reader), question["body"]
            place = path if path.startswith("/") else f"/tables/{asking.table}/{path}".rstrip("/")
            found = asking.raw("GET", place) if body is None else asking.raw("POST", place, json=body)
            at = f"{table} as {reader}: {path}"
            wrong += [f"{at}: {found.text[:200]}"] if found.status_code != question["status"] else []
            wrong += differences(question["answer"], found.json(), at)
    # Since then refusals cite the rule of their decision, e.g. 3.2.2 instead of 3.2, and waiting tables name the seats' parties.
    # A story with all hands open no longer has its own messages: all messages name the seat that acts.
    since = (CITED, NAMED, KNOWN_EARLY)
    return [difference for difference in wrong if not any(known.search(difference) for known in since)]


def holds(run: Command, database: Path) -> int:
    """Verify every table as an operator does, and return their number."""
    done = run("admin", "verify", "--json", "--db", str(database))
    found = json.loads(done.out)
    assert (done.code, [row for row in found["rows"] if row["difference"] is not None]) == (0, [])
    return int(found["tables"])


# The database


def test_everybody_is_answered_as_before(database: Path) -> None:
    with opened(database) as server:
        assert changed(server, {None, *TABLES}) == []


def test_what_was_sent_before_is_not_done_twice(database: Path) -> None:
    with opened(database) as server:
        for sent in answers()["sent"]:
            seat = client(server, sent["table"], str(sent["seat"]))
            before = seat.view()
            again = seat.post("act", sent["body"])
            assert list(differences(sent["answer"], again, sent["table"])) == []
            assert again["state"] == before


def test_every_table_holds_and_so_does_its_restored_backup(run: Command, database: Path, tmp_path: Path) -> None:
    assert holds(run, database) == len(TABLES)
    assert run("admin", "restore", str(database), "--db", str(tmp_path / "restored.db")).code == 0
    assert holds(run, tmp_path / "restored.db") == len(TABLES)


def decide(seats: dict[int, Client], spectator: Client, rng: random.Random, decisions: int) -> int:
    """Let people make random decisions, with bots in between, and return the number of their decisions."""
    made = 0
    for _ in tries(PATIENCE):
        seen = spectator.view()
        if made == decisions or seen["table"]["status"] != "playing":
            return made
        waiting = [seat for seat in seen["asked"] if seat not in seen["sealed"] and seat in seats]
        if waiting:
            mine = seats[rng.choice(waiting)]
            view = mine.view()
            if view["ask"] is not None and mine.seat not in view["sealed"]:
                body = {"seq": view["seq"], "id": Client.new_id(), "options": [rng.choice(legal_of(view["ask"]))]}
                answer = mine.post("act", body, (200, 409))  # a bot or an order may have been faster
                made += "error" not in answer
    raise AssertionError(f"{spectator.table}: nobody is asked any more after {made} decisions")


def test_every_table_plays_on(run: Command, database: Path) -> None:
    with opened(database) as server:
        after: dict[str, Json] = {}
        for table in TABLES:
            host, spectator, seats = client(server, table, "host"), client(server, table, "spectator"), people(server, table)
            about = spectator.get("")
            if about["status"] in ("over", "abandoned"):
                continue
            for seat in (seat["seat"] for seat in about["seats"] if seat["kind"] == "open"):
                joined = spectator.post("join", {"name": "Newcomer", "seat": seat})
                seats[seat] = Client(server.address, spectator.table, joined["token"], seat)
            if about["status"] in ("waiting", "paused"):
                host.post("start" if about["status"] == "waiting" else "resume", status=204)
            made = decide(seats, spectator, random.Random(table), 25)
            assert made == 25 or (made > 0 and spectator.get("")["status"] == "over"), table
            host.post("pause", {}, (200, 409))  # bots rest while the server is replaced
            after[table] = spectator.view()
    assert len(after) > 10
    with opened(database) as server:
        for table, view in after.items():
            assert client(server, table, "spectator").view() == view
    assert holds(run, database) == len(TABLES)


def test_a_vote_and_an_answer_taken_back_go_on(database: Path) -> None:
    with opened(database) as server:
        seats, spectator = people(server, "rewound-1997"), client(server, "rewound-1997", "spectator")
        (vote,) = spectator.view()["votes"]
        for seat in vote["missing"]:
            seats[seat].post("vote/rewind", {"agree": True})
        assert spectator.view()["votes"] == []
        now = spectator.view()["seq"]  # the number of the rewind itself, which is told last
        assert max(line["seq"] for line in spectator.get("lines") if line["seq"] != now) <= vote["to"] < now

        half, spectator = people(server, "begun-1997"), client(server, "begun-1997", "spectator")
        assert half[0].view()["ask"]["drafted"] and spectator.view()["sealed"] == [1]
        for seat in (0, 1):
            half[seat].post("unseal", {"seq": half[seat].view()["seq"], "id": Client.new_id()})
        assert half[0].view()["ask"]["drafted"] == [] and spectator.view()["sealed"] == []


@pytest.mark.parametrize("packed", sorted((BEFORE / "revisions").glob("*.db.xz")), ids=lambda path: path.name[:4])
def test_a_database_of_an_earlier_revision_is_brought_up_to_date(run: Command, tmp_path: Path, packed: Path) -> None:
    database = unpacked(packed, tmp_path)
    listed = {row["table"] for row in json.loads(run("admin", "list", "--json", "--db", str(database)).out)}
    there = {table for table, links in TABLES.items() if links["table"] in listed}
    assert len(there) == len(listed) == 2
    with opened(database) as server:
        assert changed(server, {*there}, "", "view", "lines", "chat") == []
        for table in there:
            assert decide(people(server, table), client(server, table, "spectator"), random.Random(1), 5) == 5
    assert holds(run, database) == 2


@pytest.mark.parametrize("packed", sorted((BEFORE / "records").glob("*.table.json.xz")), ids=lambda path: path.name)
def test_a_table_that_was_exported_comes_in(run: Command, tmp_path: Path, packed: Path) -> None:
    archive, database = unpacked(packed, tmp_path), tmp_path / "new.db"
    done = run("admin", "import", str(archive), "--db", str(database))
    assert (done.code, done.err) == (0, "")
    assert holds(run, database) == 1
    (row,) = json.loads(run("admin", "list", "--json", "--db", str(database)).out)
    table = next(table for table, links in TABLES.items() if links["table"] == row["table"])
    with opened(database) as server:
        assert changed(server, {table}, "", "view", "lines", "chat", "orders", "result", "story", "record") == []


# Files


@pytest.mark.parametrize("packed", [path for path in RECORDS if ".table." not in path.name], ids=lambda path: path.name)
def test_a_record_holds(run: Command, tmp_path: Path, packed: Path) -> None:
    record = unpacked(packed, tmp_path)
    done = run("replay", str(record), "--check")
    assert (done.code, done.err) == (0, "")
    assert f"{len(json.loads(record.read_text('utf-8'))['entries']) - 1} decisions hold" in done.out


@pytest.mark.parametrize("packed", [path for path in RECORDS if path.name.startswith("play-")], ids=lambda path: path.name)
def test_a_game_at_the_terminal_goes_on(tmp_path: Path, packed: Path) -> None:
    save = unpacked(packed, tmp_path)
    before = json.loads(save.read_text("utf-8"))
    rng = random.Random(14)
    typed = "".join(f"{rng.choice((0, 1, 2, 3))}\n" for _ in range(40))  # an impossible choice is refused, and asked again
    done = subprocess.run(
        [sys.executable, "-m", "hustings", "play", before["game"], "--resume", "--file", str(save)],
        env=ENV, input=typed, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    after = json.loads(save.read_text("utf-8"))
    assert len(after["entries"]) > len(before["entries"]) + 3
    assert after["entries"][: len(before["entries"])] == before["entries"]
    assert (after["names"], after["extra"]) == (before["names"], before["extra"])


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_comes_out_the_same_and_goes_on(run: Command, tmp_path: Path, name: str) -> None:
    stored = (BEFORE / "records" / name).read_text("utf-8").splitlines()
    words, games = MATCHES[name], len(stored) - 1
    again, kept = tmp_path / "again.jsonl", tmp_path / "kept.jsonl"
    played = run("arena", *words, "--games", str(games), "--out", str(again), "--json")
    assert played.code == 0, played.err
    head, *results = again.read_text("utf-8").splitlines()
    assert sorted(results) == sorted(stored[1:]), "rules, weights and bots are what they were"

    kept.write_text("\n".join(stored) + "\n", "utf-8")
    if head != stored[0]:  # the code has changed since: results of both are not mixed unless that is requested
        match, now = (json.loads(line)["match"] for line in (stored[0], head))
        assert {key for key in match if match[key] != now[key]} <= {"version", "code"}
        refused = run("arena", *words, "--games", str(games + 1), "--out", str(kept))
        assert refused.code == 2 and "the program has changed since" in refused.err
        kept.write_text("\n".join([head, *stored[1:]]) + "\n", "utf-8")
    done = run("arena", *words, "--games", str(games + 1), "--out", str(kept), "--json")
    assert done.code == 0
    assert (json.loads(done.out)["games"], json.loads(done.out)["played"]) == (games + 1, 1)
    assert kept.read_text("utf-8").splitlines()[1 : games + 1] == stored[1:]


@pytest.mark.parametrize("row", SIMULATIONS, ids=lambda row: " ".join(row["words"]))
def test_simulated_games_come_out_the_same(run: Command, row: Json) -> None:
    with first_revision(find_game(row["words"][0])):
        done = run("simulate", *row["words"], "--json")
    assert done.code == 0, done.err
    assert list(differences(row["result"], json.loads(done.out), "")) == []


def test_weights_of_every_version_are_what_they_were() -> None:
    stored = json.loads(lzma.decompress((BEFORE / "weights.json.xz").read_bytes()))
    assert set(stored) <= set(names())
    for name, versions in stored.items():
        for version, values in versions.items():
            found = weights.load(find_game(name), version)
            assert {key: found[key][0].tolist() for key in values} == values
