"""`hustings serve`: the table server with its page."""

from __future__ import annotations

import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import HustingsError

if TYPE_CHECKING:
    from ..server.settings import Settings


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in your network come.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 takes any free one.", min=0, max=65535)] = 8000,
    db: Annotated[
        str | None,
        typer.Option(help="Where tables are kept: sqlite:///PATH. In your own data folder unless given.", envvar="HUSTINGS_DB"),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address under which the page is reached, e.g. https://play.example.org.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes in which bots think; 0: one, with the heuristic only.", min=0, max=64)
    ] = None,
    bot_pace: Annotated[float, typer.Option(help="Seconds at least between two moves of bots.", min=0.0, max=60.0)] = 0.8,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Limit how often one visitor may ask; without, only for tests.")
    ] = True,
) -> None:
    """Start a table server: people play in the browser, with each other and with bots.

    Example: hustings serve --port 8000 --open
    """
    try:
        import uvicorn

        from ..server.settings import Limits, Settings, data_folder, default_database
    except ImportError as error:
        raise HustingsError(f"the server is not installed ({error.name} is missing): pip install 'hustings[server]'") from None
    if db is None:
        _make(data_folder())
        db = default_database()
    relaxed = Limits(per_second=1e6, burst=10**6, tables_per_hour=10**6, sockets=10**5, chat_lines=10**4)
    settings = Settings(
        database=db,
        host=host,
        port=port,
        origins=tuple(origin or ()),
        bot_pace=bot_pace,
        bot_workers=workers,
        limits=Limits() if limits else relaxed,
    )
    _check_database(settings)
    listening = _listen(host, port)
    address = _address(host, listening)
    print(f"Hustings is at {address}  (Ctrl-C ends it; tables are kept in {db})", flush=True)
    if open_page:
        threading.Thread(target=_open_when_ready, args=(host, listening.getsockname()[1], address), daemon=True).start()
    from ..server.app import make_app

    config = uvicorn.Config(
        make_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_per_message_deflate=False,  # a context for each connection costs more memory than all tables together
        ws_max_size=settings.limits.line,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=32 * 1024,
    )
    # The writing thread needs Python's lock after every statement; at 5 ms, the default, a busy server would keep it waiting.
    sys.setswitchinterval(0.0005)
    server = uvicorn.Server(config)
    server.run(sockets=[listening])
    if not server.started:
        sys.exit(1)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HustingsError(f"cannot make {folder}: {error.strerror}; name another place with --db") from None


def _check_database(settings: Settings) -> None:
    """Say what is wrong with the database before anything is started."""
    from ..store import Store

    Store.open(settings.database).close()


def _listen(host: str, port: int) -> socket.socket:
    """The listening socket; a port that is taken is said in words."""
    try:
        family, kind, proto, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listening = socket.socket(family, kind, proto)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen(2048)
    except socket.gaierror:
        raise HustingsError(f"{host} is no address of this machine: use 127.0.0.1, or 0.0.0.0 for all") from None
    except OSError as error:
        reason = "something else listens there already" if "in use" in str(error) else error.strerror
        raise HustingsError(f"cannot listen on {host}:{port}: {reason}; choose another port, e.g. --port {port + 1}") from None
    listening.set_inheritable(False)
    return listening


def _address(host: str, listening: socket.socket) -> str:
    name = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{listening.getsockname()[1]}/"


def _open_when_ready(host: str, port: int, address: str) -> None:
    """Open the browser when the server answers."""
    name = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    for _ in range(100):
        try:
            with socket.create_connection((name, port), timeout=1) as probe:
                probe.sendall(b"GET /api/healthz HTTP/1.0\r\nHost: localhost\r\n\r\n")
                if probe.recv(16).startswith(b"HTTP"):
                    break
        except OSError:
            pass
        time.sleep(0.1)
    webbrowser.open(address)
