"""`hustings serve`: errors are reported in one line before anything starts."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from support.patience import PATIENCE


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "hustings", "serve", *options], capture_output=True, text=True, timeout=PATIENCE)


def test_help_has_an_example() -> None:
    assert "hustings serve --port 8000 --open" in " ".join(serve("--help").stdout.split())


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = serve("--port", str(port), "--db", f"sqlite:///{tmp_path / 'x.db'}")
    assert ended.returncode == 2 and f":{port}" in ended.stderr and "--port" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_database_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not a database, " * 100)
    for database in (f"sqlite:///{tmp_path / 'no' / 'x.db'}", f"sqlite:///{tmp_path / 'text.db'}", "mysql://host/x"):
        ended = serve("--port", "0", "--db", database)
        assert ended.returncode == 2 and ended.stderr.startswith("hustings: ") and "Traceback" not in ended.stderr
    ended = serve("--host", "no.such.host.invalid", "--port", "0", "--db", f"sqlite:///{tmp_path / 'x.db'}")
    assert ended.returncode == 2 and "no.such.host.invalid" in ended.stderr


def ended_at(moment: str, database: Path) -> subprocess.CompletedProcess[str]:
    """Run a server that is sent SIGTERM at some moment of its start, and return how it ended. `moment`: code that calls `end` at
    that moment."""
    script = f"""
import gc, os, signal, uvicorn
from hustings.cli import main
def end():
    os.kill(os.getpid(), signal.SIGTERM)
{moment}
main()"""
    words = ["serve", "--port", "0", "--workers", "0", "--db", f"sqlite:///{database}"]
    return subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True, timeout=PATIENCE)


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGTERM")
def test_a_server_that_is_stopped_while_it_starts_ends_without_a_word(tmp_path: Path) -> None:
    """It used to say "Exception ignored in ... SystemExit: 143" and go on serving: every garbage collection ends in a function of
    ours, where Python delivers a signal that came meanwhile and then drops the exception raised there."""
    moment = """
freeze = gc.freeze
def once():
    gc.freeze = freeze
    end()
gc.freeze = once"""
    ended = ended_at(moment, tmp_path / "tables.db")
    assert ended.returncode in (0, 128 + signal.SIGTERM), "by then it may be a server that ends well"
    assert ended.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGTERM")
def test_a_server_that_is_stopped_just_before_it_listens_to_signals_ends_well(tmp_path: Path) -> None:
    """Between the end of our own start-up and uvicorn's, the signal used to be ignored."""
    moment = """
run = uvicorn.Server.run
def stopped(server, sockets):
    end()
    run(server, sockets)
uvicorn.Server.run = stopped"""
    ended = ended_at(moment, tmp_path / "tables.db")
    assert (ended.returncode, ended.stderr) == (0, "")
