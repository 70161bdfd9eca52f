"""Standard output and standard error of a command. If they cannot be written any more, because a disk is full or a pipe was
closed, the command ends with one line instead of a traceback."""

from __future__ import annotations

import errno
import os
import sys
import unicodedata
from io import TextIOWrapper
from typing import Any, NoReturn

from ..places import NO_ROOM

WRITE_FAILED = 1
PIPE_CLOSED = 141  # as a shell counts it: 128 + SIGPIPE


class Output(TextIOWrapper):
    """Standard output. A failed write raises `SystemExit`, which no error handler catches and which runs every `finally`."""

    def write(self, text: str) -> int:
        try:
            return super().write(text)
        except OSError as error:
            _end(error)

    def flush(self) -> None:
        try:
            super().flush()
        except OSError as error:
            _end(error)


class Aside(TextIOWrapper):
    """Standard error. Failed writes are ignored."""

    def write(self, text: str) -> int:
        try:
            return super().write(text)
        except OSError:
            return len(text)

    def flush(self) -> None:
        try:
            super().flush()
        except OSError:
            _nowhere(2)


def _end(error: OSError) -> NoReturn:
    _nowhere(1)
    if error.errno in (errno.EPIPE, errno.ESHUTDOWN):
        print("hustings: stopped: nothing reads the output any more", file=sys.stderr)
        raise SystemExit(PIPE_CLOSED)
    print(f"hustings: cannot write the output: {_reason(error)}", file=sys.stderr)
    raise SystemExit(WRITE_FAILED)


def _reason(error: OSError) -> str:
    if error.errno == errno.EBADF:
        return "it was closed before the command began"
    said = (error.strerror or str(error)).lower()
    return f"{said}; make room, or write it elsewhere" if error.errno in NO_ROOM else said


def write_failed(error: OSError) -> str | None:
    """The message for a file that could not be written for lack of space; None for any other error."""
    if error.errno not in NO_ROOM:
        return None
    return f"cannot write {error.filename or 'a file'}: {_reason(error)}"


def _nowhere(number: int, mode: int = os.O_WRONLY) -> None:
    """Redirect a stream to the null device. Otherwise the interpreter flushes it at its end, and reports the error."""
    nowhere = os.open(os.devnull, mode)
    if nowhere != number:
        os.dup2(nowhere, number)
        os.close(nowhere)


def printable(text: str) -> str:
    """Make text from elsewhere safe for a terminal. A name in a file may hold characters that move the cursor, set the window's
    title or reverse the text direction. They are shown escaped, e.g. as a backslash and x1b."""
    return "".join(sign if sign.isprintable() or sign == "\n" or _is_space(sign) else _escaped(sign) for sign in text)


def _is_space(sign: str) -> bool:
    return unicodedata.category(sign) == "Zs"


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode()


def guard() -> None:
    """Replace the interpreter's two streams by these. A terminal that cannot show umlauts gets ? instead of a traceback."""
    _fill_gaps()
    kinds: tuple[tuple[str, type[TextIOWrapper]], ...] = (("stdout", Output), ("stderr", Aside))
    for name, kind in kinds:
        stream: Any = getattr(sys, name)
        if type(stream) is not TextIOWrapper:  # a stream of a test, or none at all
            continue
        encoding, by_line, through = stream.encoding, stream.line_buffering, stream.write_through
        setattr(sys, name, kind(stream.detach(), encoding, "replace", line_buffering=by_line, write_through=through))


def _fill_gaps() -> None:
    """Open the null device for each standard stream that was closed before the command began (`>&-`). Otherwise the next file to
    be opened would get its number and be written to in its place. Reading from it gives nothing, and writing to standard output
    fails."""
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        if getattr(sys, name) is None:
            _nowhere(number, os.O_WRONLY if name == "stderr" else os.O_RDONLY)
            setattr(sys, name, open(number, mode, closefd=False))  # noqa: SIM115  # as long as the program runs
