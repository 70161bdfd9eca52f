"""`hustings bench`: the speed of Hustings compared with its promises, with another revision, and with peers."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    peers: Annotated[bool, typer.Option("--peers", help="Measure well-known engines too, where they are installed.")] = False,
    against: Annotated[str | None, typer.Option(metavar="REVISION", help="Compare with a git revision, as ratios.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Leave out what takes long: start-up, cold compile, memory.")] = False,
    games: Annotated[int, typer.Option(min=10, help="Games of the simulation whose memory is measured.")] = 200_000,
) -> None:
    """Measure speed on one core and compare each figure with its floor and its aim. Takes about two minutes.

    Example: hustings bench --quick --peers
    """
    with _status() as tell:
        if against is not None:
            result: dict[str, Any] = {**_machine(), "against": against, "rows": _against(against, tell)}
        else:
            result = {**_machine(), "rows": _rows(quick, games, tell)}
            if not quick:
                result["cores"] = _cores(tell)
        if peers:
            result["peers"] = _peers({row["key"]: row["value"] for row in result["rows"]}, tell)
    if as_json:
        print(json.dumps(result))
    else:
        _show(result)


def _machine() -> dict[str, str]:
    from importlib.metadata import version

    from ..version import __version__

    parts = {"hustings": __version__, "python": platform.python_version(), "numpy": version("numpy"), "numba": version("numba")}
    return {**parts, "machine": f"{platform.system()} {platform.machine()}"}


def _rows(quick: bool, games: int, tell: Callable[[str], None]) -> list[dict[str, Any]]:
    from ..core.compiled.play import load
    from ..lab.bench.measures import GAME, measure
    from ..lab.bench.others import measure_others
    from ..lab.bench.processes import cold_compile, memory, simulate_one
    from ..lab.bench.rows import LONG, OTHERS, SHORT

    table = load(GAME)
    tell("measuring the rules")
    values = measure(table)
    if not quick:
        tell("measuring records and the other game")
        values.update(measure_others())
        tell("measuring the start of a command")
        values["simulate_one_s"] = simulate_one()
        tell("compiling cold, which takes most of a minute")
        values["cold_compile_s"] = cold_compile()
        tell(f"simulating {games:,} games and watching memory")
        values["memory_mb"], values["memory_growth_mb"] = memory(games)
    return [
        {"key": row.key, "what": row.what, "unit": row.unit, "value": values[row.key], "floor": row.floor, "aim": row.aim}
        | {"met": row.verdict(values[row.key])}
        for row in SHORT + OTHERS + LONG
        if row.key in values
    ]


def _cores(tell: Callable[[str], None]) -> dict[str, Any]:
    from ..lab.bench.cores import scaling

    tell("measuring all cores")
    return dict(vars(scaling()))


def _against(revision: str, tell: Callable[[str], None]) -> list[dict[str, Any]]:
    from ..lab.bench.against import compare

    return [dict(row) for row in compare(revision, tell)]


def _peers(ours: dict[str, float], tell: Callable[[str], None]) -> list[dict[str, Any]]:
    """Each peer, and how many times as fast Hustings is: in compiled code, and driven from Python like the peer."""
    from ..lab.bench.peers import PEERS, measured

    rows = []
    for name in PEERS:
        tell(f"measuring {name}")
        speed = measured(name)
        row: dict[str, Any] = dict(vars(speed))
        if not speed.missing:
            row["times_games"] = ours["games_per_second"] / speed.games_per_second
            row["times_decisions"] = ours["decisions_per_second"] / speed.decisions_per_second
            row["times_decisions_from_python"] = ours["python_decisions_per_second"] / speed.decisions_per_second
        rows.append(row)
    return rows


@contextmanager
def _status() -> Iterator[Callable[[str], None]]:
    """Show what is being measured, on standard error if that is a terminal."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda what: None
        return
    with console.status("starting") as status:
        yield lambda what: status.update(what)


def _show(result: dict[str, Any]) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    console.print("hustings {hustings}, Python {python}, NumPy {numpy}, Numba {numba}, {machine}".format(**result))
    console.print(_against_table(result) if "against" in result else _rows_table(result["rows"]))
    if "cores" in result:
        print(_cores_lines(result["cores"]))
    if "peers" in result:
        there = [row for row in result["peers"] if not row["missing"]]
        if there:
            console.print(_peers_table(there))
        for row in result["peers"]:
            if row["missing"]:
                print(f"{row['name']}: {row['missing']}")


def _table(title: str, *headings: str) -> Any:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    table.add_column(headings[0], no_wrap=True)
    for heading in headings[1:]:
        table.add_column(heading, justify="right")
    return table


def _rows_table(rows: list[dict[str, Any]]) -> Any:
    from ..lab.bench.rows import figure

    table = _table("Our speed on one core", "what", "measured", "floor", "aim", "met")
    words = {"aim": "[green]aim[/]", "floor": "[green]floor[/]", "below": "[red]no[/]"}
    for row in rows:
        aim = "" if row["aim"] is None else figure(row["aim"])
        table.add_row(f"{row['what']}, {row['unit']}", figure(row["value"]), figure(row["floor"]), aim, words[row["met"]])
    return table


def _cores_lines(found: dict[str, Any]) -> str:
    from ..lab.bench.rows import figure

    speeds = f"{figure(found['one_rows_per_second'])} rows a second in one thread, {figure(found['all_rows_per_second'])}"
    return (
        f"VectorGame on {found['cores']} cores, by the clock on the wall: {speeds} in {found['threads']}: "
        f"{found['times_as_fast']:.2f} times as fast.\nA row takes {found['times_processor_time']:.2f} times the processor time "
        f"there. Load of the machine before: {found['load']:.1f}; these figures hold where it is near 0."
    )


def _against_table(result: dict[str, Any]) -> Any:
    from ..lab.bench.rows import figure

    table = _table(f"The working tree against {result['against']}", "what", result["against"], "here", "times as fast")
    for row in result["rows"]:
        times = row["times_as_fast"]
        colour = "red" if times < 0.9 else "green" if times > 1.1 else "default"
        table.add_row(f"{row['what']}, {row['unit']}", figure(row["base"]), figure(row["value"]), f"[{colour}]{times:.2f}[/]")
    return table


def _peers_table(rows: list[dict[str, Any]]) -> Any:
    """The table of peers. In the last column Hustings is driven from Python, as the peers are."""
    from ..lab.bench.rows import figure

    headings = "games/s", "decisions/s", "x games", "x decisions", "x Python"
    table = _table("Peers, random play, and how many times as fast we are", "peer", *headings)
    for row in rows:
        speeds = row["games_per_second"], row["decisions_per_second"]
        times = row["times_games"], row["times_decisions"], row["times_decisions_from_python"]
        name = f"{row['name']} {row['version']}\n{row['game']}"
        table.add_row(name, *map(figure, speeds), *(f"{t:,.1f}" for t in times))
    return table
