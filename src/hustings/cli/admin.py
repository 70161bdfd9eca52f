"""`hustings admin`: the operator's toolbox, which works on the database itself, even while the server runs. This module has the
tools for single tables: list, show, export, import and delete."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .admin_common import AsJson, Database, TableId, opened
from .streams import printable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..core.records.model import Record
    from ..tables.model import Seat, TableHead
    from ..tables.stored import TableArchive

LATEST = 10  # events that `show` shows


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
    with opened(db) as store:
        listed = store.tables()
        lost = sorted({*store.ids()} - {table.id for table, _ in listed})
    found = [(table, seats) for table, seats in listed if status in (None, table.status)]
    if lost:
        print(f"damaged, and not listed: {printable(', '.join(lost))}; see `hustings admin verify`", file=sys.stderr)
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
        people = Text(printable(", ".join(seat.name or seat.bot or seat.kind for seat in seats)))
        title = Text(printable(table.title))
        row = (table.id, table.status, printable(_game(table)), str(table.entries), _when(table.updated), people, title)
        shown.add_row(*row)
    Console(highlight=False, markup=False).print(shown)


def show(table: TableId, as_json: AsJson = False, db: Database = None) -> None:
    """Show a table: its seats, how far it is, what happened last. Nothing that is hidden from spectators is shown.

    Example: hustings admin show kq3v7t
    """
    with opened(db) as store:
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
        print(printable(f"{name:<12} {_when(value) if name in ('created', 'updated') else value}"))
    for seat in seats:
        print(printable(f"seat {seat['seat']}       {seat['kind']} {seat['name']} {seat['bot'] or ''}".rstrip()))
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

    with opened(db) as store:
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
    anyway: Annotated[
        bool, typer.Option("--anyway", help="Import it even if its log is invalid under the current rules.")
    ] = False,
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
        raise HustingsError(f"{file}: the table is invalid: {first}. Repair it on its own server, or import it with --anyway")
    with opened(db, create=True) as store:
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

    with opened(db) as store:
        found = report(store, table, played=False)
        if found is None:
            raise UnknownTable(table, store.place)
        if not yes:
            if not sys.stdin.isatty():
                raise HustingsError(f"deleting table {table} needs confirmation, and there is no terminal to ask at: add --yes")
            head = None if found.archive is None else found.archive.loaded.table
            about = "damaged" if head is None else f"{head.title}, {head.status}, {head.entries} entries"
            if not typer.confirm(printable(f"Delete table {table} ({about})?")):
                print("nothing deleted")
                return
        store.delete(table)
    print(f"deleted table {table}")


COMMANDS: dict[str, Callable[..., None]] = {
    "list": list_tables,
    "show": show,
    "export": export,
    "import": import_table,
    "delete": delete,
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
    """Write a new file that only the user can read, whole or not at all."""
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
