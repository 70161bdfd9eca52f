"""`hustings admin verify` and `repair`: checks of the database and its tables, and the repair of a table."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .admin_common import AsJson, Database, TableId, bar, opened
from .streams import printable

if TYPE_CHECKING:
    from collections.abc import Callable


def verify(
    tables: Annotated[list[str] | None, typer.Argument(metavar="TABLE", help="Only these tables.")] = None,
    add: Annotated[
        bool,
        typer.Option("--add-checksums", help="Give rows that are older than checksums theirs, at every table that holds."),
    ] = False,
    as_json: AsJson = False,
    db: Database = None,
) -> None:
    """Check the database's file, every row and its checksum, and play every table again from its log: positions, snapshots,
    results, what each reader was told. Each table is checked on its own. Ends with 1 if anything is wrong.

    Example: hustings admin verify

    Example: hustings admin verify kq3v7t
    """
    from ..store.errors import UnknownTable
    from ..store.integrity import add_checksums, database_faults, report

    rows: list[dict[str, Any]] = []
    without = added = 0
    with opened(db) as store:
        faults = [] if tables else database_faults(store)
        if add and not tables and not faults:
            added += add_checksums(store, None)
        for table in bar(tables or store.ids(), "Verifying"):
            found = report(store, table)
            if found is None:
                if tables:
                    raise UnknownTable(table, store.place)
                continue  # deleted in the meantime
            if add and not found.faults:
                added += add_checksums(store, table)
            else:
                without += found.without_checksum
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
        sums = {"without_checksum": without, "checksums_added": added}
        print(json.dumps({**counts, **sums, "database": faults, "rows": rows}))
    else:
        for fault in faults:
            print(printable(fault))
        for row in rows:
            for note in row["notes"]:
                print(printable(f"table {row['table']}: {note}"))
            if row["difference"] is not None:
                more = len(row["differences"]) - 1
                print(printable(f"table {row['table']} differs: {row['difference']}{f' (and {more} more)' if more else ''}"))
        if added:
            print(f"{added} rows were given their checksums")
        if without:
            print(f"{without} rows are older than checksums: --add-checksums gives them theirs, at every table that holds")
        held = f"{len(wrong)} differ" if wrong else "all hold"
        print(f"{len(rows)} tables, {sum(row['events'] for row in rows)} events: {held}")
        if faults:
            print("the database itself is damaged: restore the latest backup into a new one (`hustings admin restore`)")
    if wrong or faults:
        raise typer.Exit(1)


def repair(
    table: TableId,
    write: Annotated[bool, typer.Option("--write", help="Write what the current rules say.")] = False,
    back: Annotated[bool, typer.Option("--back", help="If the log breaks, go back to the last position that holds.")] = False,
    db: Database = None,
) -> None:
    """Play a table again under the current rules, after an update that fixed them or after damage, and report the first
    difference. The table is changed only with --write; a running server then reloads it. Ends with 1 if a difference stays.

    Example: hustings admin repair kq3v7t

    Example: hustings admin repair kq3v7t --write
    """
    from ..store.errors import UnknownTable
    from ..store.integrity import report
    from ..store.mending import mend
    from ..tables.repair import plan
    from ..version import __version__

    with opened(db) as store:
        found = report(store, table)
        if found is None:
            raise UnknownTable(table, store.place)
        planned = None if found.archive is None else plan(found.archive)
        if not found.faults and (planned is None or not planned.needed):
            print(f"table {table}: nothing to repair, all {found.events} events hold")
            return
        old = "an unknown version" if found.archive is None else f"hustings {found.archive.loaded.table.engine or '(unknown)'}"
        print(f"table {table}, played by {printable(old)}, under {__version__}:")
        first = next(iter(found.faults), None)
        print(printable(f"first difference: {first}") if first else "no difference; stored by another version or layout")
        if planned is not None and planned.back_to is not None:
            print(f"it can go on from position {planned.back_to}; {len(planned.void)} events would be void")
        if write:
            print(mend(store, found, at=time.time(), back=back))
        elif first is not None:
            print("nothing written: say --write")
            raise typer.Exit(1)


COMMANDS: dict[str, Callable[..., None]] = {"verify": verify, "repair": repair}
