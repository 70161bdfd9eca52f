"""A person at a terminal: the program in its own process behind a real pseudo-terminal, with what is typed and read there."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path
from types import TracebackType

import pexpect
from pexpect.fdpexpect import fdspawn

from support.patience import PATIENCE

SOURCE = Path(__file__).parents[2] / "src"
PROMPT = r"\r\n(?:\x1b\[1m)?> (?:\x1b\[0m)?"
CTRL_C, CTRL_D = "\x03", "\x04"
CLEAR = "\x1b[2J\x1b[3J\x1b[H"

# The child makes this its controlling terminal, as a shell would arrange, so that Ctrl-C typed there becomes a signal.
CHILD = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); from hustings.cli import main; main()"


def plain(text: str) -> str:
    """The text without escape sequences, with lines ending as in files."""
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text).replace("\r\n", "\n")


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "PYTHONWARNINGS")}
    return {**kept, "PYTHONPATH": str(SOURCE), "HUSTINGS_HOME": str(home), "TERM": "xterm", **more}


class Terminal:
    """A person at a terminal: `with Terminal(home, "play", "die-macher") as t: t.read(); t.type("3")`"""

    def __init__(self, home: Path, *words: str, columns: int = 100, **env: str) -> None:
        ours, theirs = pty.openpty()
        self.ours = ours
        self.resize(columns)
        self.process = subprocess.Popen(
            [sys.executable, "-c", CHILD, *words],
            env=environment(home, **env),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.spawn = fdspawn(ours, timeout=PATIENCE, encoding="utf-8", codec_errors="replace", maxread=65536)
        self.raw = ""  # everything that was ever shown

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def resize(self, columns: int, lines: int = 40) -> None:
        fcntl.ioctl(self.ours, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def until(self, pattern: str) -> str:
        """Read on until the pattern shows, and return what was read, including escape sequences."""
        found = self.spawn.expect([pattern, pexpect.EOF])
        seen = str(self.spawn.before) + (str(self.spawn.after) if found == 0 else "")
        self.raw += seen
        assert found == 0, f"ended without showing {pattern!r}:\n{plain(seen)}"
        return seen

    def read(self) -> str:
        """Read up to the next prompt, and return it as plain text."""
        return plain(self.until(PROMPT))

    def type(self, line: str) -> None:
        self.spawn.send(line + "\n")

    def press(self, key: str) -> None:
        self.spawn.send(key)

    def ask(self, line: str) -> str:
        """Type a line and return the answer."""
        self.type(line)
        return self.read()

    def end(self) -> tuple[int, str]:
        """Read to the end; return the exit code and the last text shown."""
        self.spawn.expect([pexpect.EOF])
        self.raw += str(self.spawn.before)
        return self.process.wait(PATIENCE), plain(str(self.spawn.before))


def flat(shown: str) -> str:
    """The text on one line, wherever the terminal's width has broken it."""
    return " ".join(shown.split())


def question(shown: str) -> str:
    """The question, which is the last paragraph shown."""
    return shown.rstrip("> \n").rpartition("\n\n")[2]


def choices(asked: str) -> list[str]:
    """The answers to a question that can be typed: the least and the greatest amount, if it asks for one, and the numbers
    listed."""
    listed = re.findall(r"^ {1,3}(\d+|p)  \S", asked, re.MULTILINE)
    amounts = re.search(r"from (\d+) to (\d+)", asked)
    return ([amounts[1], amounts[2]] if amounts else []) + listed
