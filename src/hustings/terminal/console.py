"""Input and output at the terminal. Neither odd bytes typed nor signs that it cannot show may end a game."""

from __future__ import annotations

import io
import re
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from ..core.errors import HustingsError
from ..processes import uninterrupted

LONGEST_WORD = 24
LONGEST_LINE = 100_000
HEARTBEAT = 0.2  # seconds


def make_console() -> Console:
    """A console that prints words as they are: a name may hold brackets or colons, which Rich would take for markup."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(highlight=False, markup=False, emoji=False)


def ask(console: Console, prompt: str) -> str:
    """One line typed by the person, or read from a file or a program; there its length is limited, since an endless line would
    fill the memory."""
    with heartbeat():
        with uninterrupted():  # interrupted before it clears its buffer, Rich would print this again with the next output
            console.print(Text(prompt, style="bold"), end="")
        if sys.stdin.isatty():
            return input()
        line = sys.stdin.readline(LONGEST_LINE)
    if not line:
        raise EOFError
    if len(line) == LONGEST_LINE:
        raise HustingsError(
            f"the input has a line of more than {LONGEST_LINE} characters: no answer is that long, give a shorter one"
        )
    return line.rstrip("\n")


@contextmanager
def heartbeat() -> Iterator[None]:
    """Raise a signal five times a second while a line is awaited. Python looks for Ctrl-C before it begins to wait and whenever a
    signal wakes it: a Ctrl-C in the moment between would be held back until the next key."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, HEARTBEAT, HEARTBEAT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def printable(text: str, longest: int = LONGEST_WORD) -> str:
    """Text that was typed or read from a file, made safe to show: without control characters, and cut short if it is long."""
    text = "".join(sign if sign.isprintable() else "?" for sign in text)
    return text if len(text) <= longest else text[: longest - 1] + "…"


def beside(head: str, text: Text, width: int = 0) -> Table:
    """A head with a text to its right. If the text is too long for one line, the rest is aligned under its beginning."""
    line = Table.grid(padding=(0, 2, 0, 0))
    line.add_column(min_width=width, no_wrap=True)
    line.add_column()
    line.add_row(Text(head), text)
    return line


def glossary(text: str) -> Group:
    """Lines of `word   what it means`, each kept in its two columns."""
    rows = []
    for line in text.splitlines():
        found = re.match(r"(\S.*?\s{2,})(\S.*)", line)
        rows.append(beside(found[1][:-2], Text(found[2]), len(found[1]) - 2) if found else Text(line))
    return Group(*rows)
