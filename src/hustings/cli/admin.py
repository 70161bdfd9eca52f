"""`hustings admin`: the operator's toolbox. It works on the database itself, also while the server runs."""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ..core.records.model import Record
    from ..store.tables import Store
    from ..tables.model import Seat, TableHead
    from ..tables.stored import TableArchive

Database = Annotated[
    str | None,
    typer.Option(
        "--db",
        envvar="HUSTINGS_DB",
        help="The database: sqlite:///FILE, a path or postgresql://USER@HOST/NAME; the server's own unless given.",
    ),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as `admin list` shows it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
LeaveOut = Annotated[bool, typer.Option("--leave-out-damaged", help="Copy all tables but those that are damaged.")]
LATEST = 10  # events that `show` shows


@contextmanager
def _opened(db: str | None, *, create: bool = False) -> Iterator[Store]:
    from ..core.errors import HustingsError

    try:
        from ..server.settings import default_database
        from ..store.tables import Store
    except ImportError as error:
        raise HustingsError(f"the server's parts are not installed ({error.name}): pip install 'hustings[server]'") from None
    store = Store.open(db or default_database(), create=create)
    try:
        yield store
    finally:
        store.close()


def list_tables(
    status: Annotated[str | None, typer.Option(help="Only waiting, playing, paused, over or abandoned ones.")] = None,
    as_json: AsJson = False,
    db: Database = None,
) -> None:
    """List the tables, the latest first.

    Example: hustings admin list --status playing
    """
    from ..core.errors import UnknownName
    from ..tables.model import Status

    known = [one.value for one in Status]
    if status is not None and status not in known:
        raise UnknownName("status", status, known)
    with _opened(db) as store:
        listed = store.tables()
        lost = sorted({*store.ids()} - {table.id for table, _ in listed})
    found = [(table, seats) for table, seats in listed if status in (None, table.status)]
    if lost:
        print(f"damaged, and not listed: {', '.join(lost)}; see `hustings admin verify`", file=sys.stderr)
    if as_json:
        print(json.dumps([_summary(table, seats) for table, seats in found]))
        return
    if not found:
        print("no tables" if status is None else f"no tables that are {status}")
        return
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="italic")
    for heading in ("table", "status", "game", "entries", "updated", "seats", "title"):
        shown.add_column(heading, overflow="fold", no_wrap=heading == "table")
    for table, seats in found:
        people = Text(", ".join(seat.name or seat.bot or seat.kind for seat in seats))
        row = (table.id, table.status, _game(table), str(table.entries), _when(table.updated), people, Text(table.title))
        shown.add_row(*row)
    Console(highlight=False, markup=False).print(shown)


def show(table: TableId, as_json: AsJson = False, db: Database = None) -> None:
    """Show a table: its seats, how far it is, what happened last. Nothing that is hidden from spectators is shown.

    Example: hustings admin show kq3v7t
    """
    with _opened(db) as store:
        whole = store.whole(table)
    loaded = whole.loaded
    head = _summary(loaded.table, loaded.seats)
    head |= {"engine": loaded.table.engine, "layout": loaded.table.layout, "figures": loaded.table.figures}
    head |= {"own_figures": dict(loaded.table.own_figures), "sealed": sorted(loaded.sealed), "chat": len(loaded.chat)}
    head |= {"snapshots": len(whole.snapshots), "events": len(loaded.events)}
    latest: list[dict[str, Any]] = [
        {"seq": e.seq, "kind": e.kind, "seat": e.seat, "entries": len(e.entries), "to": e.to, "at": e.at}
        for e in loaded.events[-LATEST:]
    ]
    if as_json:
        print(json.dumps({**head, "latest": latest}))
        return
    seats = head.pop("seats")
    for name, value in head.items():
        print(f"{name:<12} {_when(value) if name in ('created', 'updated') else value}")
    for seat in seats:
        print(f"seat {seat['seat']}       {seat['kind']} {seat['name']} {seat['bot'] or ''}".rstrip())
    for event in latest:
        who = "" if event["seat"] < 0 else f" by seat {event['seat']}"
        back = "" if event["to"] is None else f" to {event['to']}"
        print(f"event {event['seq']:<6} {_when(event['at'])} {event['kind']}{back}{who}, {event['entries']} entries")


def export(
    table: TableId,
    file: Annotated[
        Path | None, typer.Argument(help="Where to write it; - for standard output. TABLE.json unless given.")
    ] = None,
    archive: Annotated[bool, typer.Option("--archive", help="The whole table, to move it to another server.")] = False,
    still_open: Annotated[
        bool, typer.Option("--open", help="The record of a game that is not over. It shows every hand.")
    ] = False,
    db: Database = None,
) -> None:
    """Write the record of a game that is over, or the whole table for `admin import`.

    Example: hustings admin export kq3v7t game.json

    Example: hustings admin export kq3v7t --archive kq3v7t.table.json
    """
    from ..core.errors import HustingsError
    from ..core.records.write import to_text
    from ..tables import archive as archives
    from ..tables.model import Status

    with _opened(db) as store:
        whole = store.whole(table)
    if archive:
        text = archives.to_text(whole)
    else:
        if whole.loaded.table.status != Status.OVER and not still_open:
            raise HustingsError(
                f"table {table} is {whole.loaded.table.status}, and its record shows every hand: wait for the end, or say --open"
            )
        text = to_text(_record(whole))
    target = file or Path(f"{table}.table.json" if archive else f"{table}.json")
    if str(target) == "-":
        print(text, end="")
        return
    _write(target, text)
    print(f"wrote {target}", file=sys.stderr)


def import_table(
    file: Annotated[Path, typer.Argument(help="A file that `admin export --archive` wrote.")],
    anyway: Annotated[bool, typer.Option("--anyway", help="Also a table whose log is invalid under the current rules.")] = False,
    db: Database = None,
) -> None:
    """Bring in a table from another server. Its links go on working, with this server's address.

    Example: hustings admin import kq3v7t.table.json
    """
    from ..core.errors import HustingsError
    from ..core.reading import read_at_most
    from ..core.records.read import unreadable
    from ..store.errors import Conflict
    from ..tables.archive import LARGEST_FILE, BadArchive, parse
    from ..tables.verify import examine

    try:
        data = read_at_most(file, LARGEST_FILE)
    except OSError as error:
        raise HustingsError(f"{file}: {unreadable(error)}") from None
    if data is None:
        raise HustingsError(f"{file}: larger than {LARGEST_FILE // 1_000_000} MB: not a table")
    try:
        whole = parse(data)
    except BadArchive as error:
        raise HustingsError(f"{file}: {error}") from None
    first = examine(whole).first
    if first is not None and not anyway:
        raise HustingsError(f"{file}: the table is invalid: {first}. Repair it where it comes from, or import it --anyway")
    with _opened(db, create=True) as store:
        try:
            store.insert(whole)
        except Conflict:
            raise HustingsError(f"table {whole.loaded.table.id}, or a link of it, is in {store.place} already") from None
    print(f"table {whole.loaded.table.id} is here: {len(whole.loaded.events)} events")


def delete(
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    db: Database = None,
) -> None:
    """Delete a table with its log, its chat and its links. It cannot be brought back.

    Example: hustings admin delete kq3v7t
    """
    from ..core.errors import HustingsError
    from ..store.errors import UnknownTable
    from ..store.integrity import report

    with _opened(db) as store:
        found = report(store, table, played=False)
        if found is None:
            raise UnknownTable(table, store.place)
        if not yes:
            if not sys.stdin.isatty():
                raise HustingsError(f"deleting table {table} asks first, and nobody is there to answer: say --yes")
            head = None if found.archive is None else found.archive.loaded.table
            about = "damaged" if head is None else f"{head.title}, {head.status}, {head.entries} entries"
            if not typer.confirm(f"Delete table {table} ({about})?"):
                print("nothing deleted")
                return
        store.delete(table)
    print(f"deleted table {table}")


def backup(
    file: Annotated[Path, typer.Argument(help="A new file for the copy.")],
    db: Database = None,
) -> None:
    """Copy the whole database into a new file, also while people play, and check the copy: its file and every row. The copy is a
    database like any other. Ends with 1 if the database, and so its copy, is damaged.

    Example: hustings admin backup tables-2030-01-31.db
    """
    from ..store.backup import backup as copied
    from ..store.backup import faults_of

    with _opened(db) as store:
        copied(store, file)
    print(f"wrote {file}")
    faults = faults_of(file)
    for fault in faults[:LATEST]:
        print(fault)
    if faults:
        print("the database is damaged, and so is this copy of it: keep older backups; `hustings admin verify` tells more")
        raise typer.Exit(1)


def move(
    source: Annotated[
        str, typer.Argument(metavar="FROM", help="The database that is: sqlite:///FILE, a path or postgresql://...")
    ],
    target: Annotated[str, typer.Argument(metavar="TO", help="A database without tables, or a file that is not there yet.")],
    leave_out: LeaveOut = False,
) -> None:
    """Copy a whole server into another database: from SQLite to PostgreSQL, or back. All links go on working. Stop the server
    first, so that nothing is played that is not copied; the old database stays as it is. Stopped half-way, nothing was copied.

    Example: hustings admin move tables.db postgresql:///hustings

    Example: hustings admin move postgresql:///hustings tables.db
    """
    from ..store import database
    from ..store.backup import copy, left_out, remove

    path = database.file_of(database.parse_url(target))
    made = path is not None and not path.exists()
    with _opened(source) as old:
        try:
            with _opened(target, create=True) as new, _counting("Copying") as progress:
                without = left_out(old) if leave_out else []
                counts = copy(old, new, progress, without)
        except BaseException:
            if path is not None and made:
                remove(path)
            raise
    if without:
        print(f"left behind, since they are damaged: {', '.join(without)}")
    print(f"copied {counts['tables']} tables with {counts['events']} events into {new.place}: {sum(counts.values())} rows in all")


def verify(
    tables: Annotated[list[str] | None, typer.Argument(metavar="TABLE", help="Only these tables.")] = None,
    as_json: AsJson = False,
    db: Database = None,
) -> None:
    """Check the database's file, every row, and play every table again from its log: positions, snapshots, results, what each
    reader was told. Each table is looked at by itself. Ends with 1 if anything is wrong.

    Example: hustings admin verify

    Example: hustings admin verify kq3v7t
    """
    from ..store.errors import UnknownTable
    from ..store.integrity import database_faults, report

    rows: list[dict[str, Any]] = []
    with _opened(db) as store:
        faults = [] if tables else database_faults(store)
        for table in _bar(tables or store.ids(), "Verifying"):
            found = report(store, table)
            if found is None:
                if tables:
                    raise UnknownTable(table, store.place)
                continue  # deleted in the meantime
            rows.append(
                {
                    "table": table,
                    "events": found.events,
                    "difference": next(iter(found.faults), None),
                    "differences": list(found.faults),
                    "notes": list(found.notes),
                }
            )
    wrong = [row for row in rows if row["difference"] is not None]
    if as_json:
        counts = {"tables": len(rows), "events": sum(row["events"] for row in rows), "differ": len(wrong)}
        print(json.dumps({**counts, "database": faults, "rows": rows}))
    else:
        for fault in faults:
            print(fault)
        for row in rows:
            for note in row["notes"]:
                print(f"table {row['table']}: {note}")
            if row["difference"] is not None:
                more = len(row["differences"]) - 1
                print(f"table {row['table']} differs: {row['difference']}{f' (and {more} more)' if more else ''}")
        held = f"{len(wrong)} differ" if wrong else "all hold"
        print(f"{len(rows)} tables, {sum(row['events'] for row in rows)} events: {held}")
        if faults:
            print("the database itself is damaged: restore the latest backup into a new one (`hustings admin restore`)")
    if wrong or faults:
        raise typer.Exit(1)


def repair(
    table: TableId,
    write: Annotated[bool, typer.Option("--write", help="Write what the rules of now say.")] = False,
    back: Annotated[bool, typer.Option("--back", help="If the log breaks, go back to the last position that holds.")] = False,
    db: Database = None,
) -> None:
    """Play a table again under the rules of now, after an update that fixed them or after damage, and report the first
    difference. The table is changed only with --write; a running server then loads it anew. Ends with 1 if a difference stays.

    Example: hustings admin repair kq3v7t

    Example: hustings admin repair kq3v7t --write
    """
    from ..store.errors import UnknownTable
    from ..store.integrity import report
    from ..store.mending import mend
    from ..tables.repair import plan
    from ..version import __version__

    with _opened(db) as store:
        found = report(store, table)
        if found is None:
            raise UnknownTable(table, store.place)
        planned = None if found.archive is None else plan(found.archive)
        if not found.faults and (planned is None or not planned.needed):
            print(f"table {table}: nothing to repair, all {found.events} events hold")
            return
        old = "an unknown version" if found.archive is None else f"hustings {found.archive.loaded.table.engine or '(unknown)'}"
        print(f"table {table}, played by {old}, under {__version__}:")
        first = next(iter(found.faults), None)
        print(f"first difference: {first}" if first else "no difference; stored by another version or layout")
        if planned is not None and planned.back_to is not None:
            print(f"it can go on from position {planned.back_to}; {len(planned.void)} events would be void")
        if write:
            print(mend(store, found, at=time.time(), back=back))
        elif first is not None:
            print("nothing written: say --write")
            raise typer.Exit(1)


COMMANDS: dict[str, Callable[..., None]] = {
    "list": list_tables,
    "show": show,
    "export": export,
    "import": import_table,
    "delete": delete,
    "backup": backup,
    "move": move,
    "verify": verify,
    "repair": repair,
}


def _record(whole: TableArchive) -> Record:
    from ..core.errors import HustingsError
    from ..core.records.write import record_of
    from ..tables.from_position import begins_midway
    from ..tables.model import SeatKind
    from ..tables.replay import play_at

    loaded = whole.loaded
    if not loaded.events:
        raise HustingsError(f"table {loaded.table.id} has not begun: there is no record yet")
    if begins_midway(loaded.events[0]):
        raise HustingsError(
            f"table {loaded.table.id} began in the middle of a game, and a record begins with the set-up: export it --archive"
        )
    names = [seat.name or f"Seat {seat.seat + 1}" for seat in loaded.seats]
    bots = {str(seat.seat): seat.bot for seat in loaded.seats if seat.kind == SeatKind.BOT}
    return record_of(play_at(loaded.table, loaded.events), names, {"table": loaded.table.id, "bots": bots})


def _write(target: Path, text: str) -> None:
    """Into a new file that only its user can read, whole or not at all."""
    from ..core.errors import HustingsError

    try:
        with open(target, "x", encoding="utf-8", opener=lambda path, flags: os.open(path, flags, 0o600)) as out:
            out.write(text)
    except FileExistsError:
        raise HustingsError(f"{target} is there already: name a new file") from None
    except OSError as error:
        target.unlink(missing_ok=True)
        raise HustingsError(f"cannot write {target}: {error.strerror}; choose another place") from None


def _summary(table: TableHead, seats: Sequence[Seat]) -> dict[str, Any]:
    return {
        "table": table.id,
        "title": table.title,
        "status": table.status,
        "game": table.game,
        "edition": table.edition,
        "variants": list(table.variants),
        "players": table.players,
        "public": table.public,
        "seq": table.seq,
        "entries": table.entries,
        "waiting_for": list(table.waiting),
        "result": table.result,
        "created": table.created,
        "updated": table.updated,
        "seats": [{"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot} for s in seats],
    }


def _game(table: TableHead) -> str:
    return " ".join([table.game, table.edition, *table.variants])


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


@contextmanager
def _counting(doing: str) -> Iterator[Callable[[str, int, int], None]]:
    """A bar for what is counted by kind, on standard error if that is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bars:
        known: dict[str, Any] = {}

        def progress(kind: str, done: int, of: int) -> None:
            if kind not in known:
                known[kind] = bars.add_task(f"{doing} {kind}", total=of)
            bars.update(known[kind], completed=done)

        yield progress


def _bar(tables: Sequence[str], doing: str) -> Iterator[str]:
    """The tables one by one, with a bar on standard error if that is a terminal."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    yield from track(tables, doing, console=console, transient=True, disable=not console.is_terminal)
