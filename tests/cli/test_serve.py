"""The command itself: what is wrong is said in one line before anything starts."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

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
