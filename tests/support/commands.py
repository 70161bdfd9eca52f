"""Runners of the `hustings` command for tests: in this process, or in its own process at its own terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from hustings.cli import main
from support.patience import PATIENCE

SOURCE = Path(__file__).parents[2] / "src"
ENV = {**os.environ, "PYTHONPATH": str(SOURCE), "TERM": "xterm", "COLUMNS": "100"}


@dataclass
class Done:
    """The exit code and the output of a command."""

    code: int
    out: str
    err: str


class Command:
    """Runner of commands in this process: `run("simulate", "die-macher")`. Use it through the fixture `run` below."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, *words: str) -> Done:
        before, hook = signal.getsignal(signal.SIGTERM), sys.unraisablehook
        self.monkeypatch.setattr(sys, "argv", ["hustings", *words])
        self.capsys.readouterr()
        try:
            with pytest.raises(SystemExit) as end:
                main()
        finally:
            signal.signal(signal.SIGTERM, before)
            sys.unraisablehook = hook
        out, err = self.capsys.readouterr()
        code = end.value.code
        return Done(code if isinstance(code, int) else 0, out, err)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)


class AtTerminal:
    """A command in its own process group with a terminal as its output, as when a person types it."""

    def __init__(self, *words: str, **env: str) -> None:
        self.screen, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hustings", *words],
            env={**ENV, **env},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.shown = ""

    def wait_for(self, pattern: str) -> None:
        """Read until the screen shows something that the pattern matches."""
        while not re.search(pattern, self.shown):
            assert self._read(), f"ended without showing {pattern}: {self.shown}"

    def type_ctrl_c(self) -> None:
        """Interrupt every process of the group, as the terminal does."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> Done:
        """Read the rest and wait for the process."""
        while self._read():
            pass
        os.close(self.screen)
        return Done(self.process.wait(), self.shown, self.shown)

    def _read(self) -> bool:
        ready, _, _ = select.select([self.screen], [], [], PATIENCE)
        assert ready, f"nothing more, and no end either: {self.shown}"
        try:
            text = os.read(self.screen, 65536).decode(errors="replace")
        except OSError:  # the other side is closed
            return False
        self.shown += text
        return bool(text)
