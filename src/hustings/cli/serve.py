"""`hustings serve`: the table server with its page."""

from __future__ import annotations

import ipaddress
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..core.errors import HustingsError

if TYPE_CHECKING:
    import uvicorn

    from ..server.settings import Settings


def serve(
    host: Annotated[
        str | None,
        typer.Option(help="The address to listen on; 0.0.0.0 lets others in your network connect.", show_default="127.0.0.1"),
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="The port to listen on; 0 takes any free one.", min=0, max=65535, show_default="8000")
    ] = None,
    db: Annotated[
        str | None,
        typer.Option(
            help="Where tables are kept: sqlite:///FILE or postgresql://user:secret@host/name.",
            show_default="in your data folder",
        ),
    ] = None,
    settings_file: Annotated[
        Path | None, typer.Option("--settings", help="A TOML file of settings, e.g. port = 8000; see docs/operate.md.")
    ] = None,
    show_settings: Annotated[
        bool, typer.Option("--show-settings", help="Show every setting, its value and where it comes from; start nothing.")
    ] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    public_url: Annotated[
        str | None, typer.Option(help="Where people reach the server, e.g. https://play.example.org; notices link there.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another address under which the page is reached, e.g. https://play.example.org.")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="The address or network of a reverse proxy in front, e.g. 127.0.0.1.")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            help="Processes in which bots think, and one more for quick answers; 0: one for all, with the heuristic only.",
            min=0,
            max=64,
        ),
    ] = None,
    bot_pace: Annotated[
        float | None, typer.Option(help="Seconds at least between two moves of bots.", min=0.0, max=60.0, show_default="0.8")
    ] = None,
    log: Annotated[str | None, typer.Option(help="How the log is written: text or json.", show_default="text")] = None,
    log_requests: Annotated[
        bool | None, typer.Option("--log-requests/--no-log-requests", help="Log every request, by its route.", show_default="no")
    ] = None,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Limit how often one visitor may ask; without, only for tests.")
    ] = True,
) -> None:
    """Start a table server: people play in the browser, with each other and with bots.

    Every setting can also come from the environment (HUSTINGS_PORT=8000) or from a file; a flag goes before the environment, the
    environment before the file. Some have no flag: a password for the whole server, mail, how long tables are kept.

    Example: hustings serve --port 8000 --open

    Example: hustings serve --settings /etc/hustings.toml
    """
    try:
        import uvicorn

        from ..places import data_folder
        from ..server import garbage, logs
        from ..server.settings import RELAXED, default_database
        from ..server.settings_sources import gather, shown
        from ..store.sole import SoleServer
    except ImportError as error:
        raise HustingsError(f"the server is not installed ({error.name} is missing): pip install 'hustings[server]'") from None
    flags: dict[str, Any] = {
        "host": host, "port": port, "db": db, "public_url": public_url, "origins": origin or None, "workers": workers,
        "trusted_proxies": trusted_proxy or None, "bot_pace": bot_pace, "log": log, "log_requests": log_requests,
    }  # fmt: skip
    settings, sources = gather(flags, settings_file)
    if not limits:
        settings = settings.model_copy(update={"limits": RELAXED})
    if show_settings:
        print(shown(settings, sources), end="")
        return
    if settings.db == default_database():
        _make(data_folder())
    place = _check_database(settings)
    listening = _listen(settings.host, settings.port)
    address = _address(settings.host, listening)
    sole = SoleServer(settings.db, address)
    try:
        sole.hold()
    except HustingsError:
        listening.close()
        raise
    print(f"Hustings is at {address}  (Ctrl-C ends it; tables are kept in {place})", flush=True)
    if not settings.public_url:
        print(_for_others(settings.host, listening), flush=True)
    if open_page:
        port = listening.getsockname()[1]
        threading.Thread(target=_open_when_ready, args=(settings.host, port, address), daemon=True).start()
    from ..server.app import make_app
    from ..server.http.protocol import configured

    logs.configure(settings.log, settings.log_requests)
    config = configured(make_app(settings), settings, log_level="warning")
    # The writing thread needs Python's lock after every statement. With the default of 5 ms a busy server would keep it waiting.
    sys.setswitchinterval(0.0005)
    garbage.settle()
    server = uvicorn.Server(config)
    try:
        with _ending_well(server):
            server.run(sockets=[listening])
    finally:
        sole.let_go()
    if not server.started:
        sys.exit(1)


@contextmanager
def _ending_well(server: uvicorn.Server) -> Iterator[None]:
    """End the server with status 0 on SIGTERM, which stops services: writes are finished, and pages are told to come back.
    uvicorn does all this from the moment it handles signals, and then raises the signal again for the handler set here."""

    def ended(number: int, frame: FrameType | None) -> None:
        server.should_exit = True

    before = signal.signal(signal.SIGTERM, ended)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HustingsError(f"cannot make {folder}: {error.strerror}; name another place with --db") from None


def _check_database(settings: Settings) -> str:
    """Refuse a database that cannot be used before anything is started, and return its name without the password."""
    from ..store import Store
    from ..store.sole import check_not_emptied

    check_not_emptied(settings.db)
    store = Store.open(settings.db)
    store.close()
    return store.place


def _listen(host: str, port: int) -> socket.socket:
    """Open the listening socket. If the port is taken, the error says so in words."""
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
        other = port + 1 if port < 65535 else port - 1
        raise HustingsError(f"cannot listen on {host}:{port}: {reason}; choose another port, e.g. --port {other}") from None
    listening.set_inheritable(False)
    return listening


def _address(host: str, listening: socket.socket) -> str:
    name = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{listening.getsockname()[1]}/"


def _for_others(host: str, listening: socket.socket) -> str:
    """The line that tells how others in the network reach the server, or how to let them."""
    port = listening.getsockname()[1]
    if host not in ("0.0.0.0", "::"):
        if ipaddress.ip_address(listening.getsockname()[0]).is_loopback:
            option = "--host 0.0.0.0"
            how = f'hustings serve {option}, or make play ARGS="{option}"'
            return f"Links work on this computer only; for others in your network: {how}"
        return f"Others in your network can join at {_address(host, listening)}"
    found = _in_network()
    if found is None:
        return "This computer is in no network: links work here only"
    return f"Others in your network can join at http://{found}:{port}/ (open it there yourself, so that your links work for them)"


def _in_network() -> str | None:
    """This computer's address in its network. Connecting a datagram socket finds it without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, RFC 5737
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback or found == "0.0.0.0" else found


def _open_when_ready(host: str, port: int, address: str) -> None:
    """Open the browser as soon as the server answers."""
    import webbrowser

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
