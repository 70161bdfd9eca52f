"""Standard output and standard error of a command. Where nothing can be written any more, on a full disk or into a pipe that was
closed, the command ends in one line instead of a traceback."""

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
    """Standard output. `SystemExit` passes every handler of errors on the way out, and every `finally` is run."""

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
    """Standard error: what cannot be said there is left unsaid."""

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
    """What to say of a file that could not be written for want of room; None for any other error."""
    if error.errno not in NO_ROOM:
        return None
    return f"cannot write {error.filename or 'a file'}: {_reason(error)}"


def _nowhere(number: int, mode: int = os.O_WRONLY) -> None:
    """Let the rest go nowhere: else the interpreter flushes, and complains, at its end."""
    nowhere = os.open(os.devnull, mode)
    if nowhere != number:
        os.dup2(nowhere, number)
        os.close(nowhere)


def printable(text: str) -> str:
    """Text from elsewhere, for a terminal: a name in a file may hold signs that move the cursor, set the window's title or turn
    the line round. They are shown as what they are, e.g. as a backslash and x1b."""
    return "".join(sign if sign.isprintable() or sign == "\n" or _is_space(sign) else _escaped(sign) for sign in text)


def _is_space(sign: str) -> bool:
    return unicodedata.category(sign) == "Zs"


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode()


def guard() -> None:
    """Put both in the place of the interpreter's own. A terminal without umlauts shows ? instead of a traceback."""
    _fill_gaps()
    kinds: tuple[tuple[str, type[TextIOWrapper]], ...] = (("stdout", Output), ("stderr", Aside))
    for name, kind in kinds:
        stream: Any = getattr(sys, name)
        if type(stream) is not TextIOWrapper:  # a test's own, or none at all
            continue
        encoding, by_line, through = stream.encoding, stream.line_buffering, stream.write_through
        setattr(sys, name, kind(stream.detach(), encoding, "replace", line_buffering=by_line, write_through=through))


def _fill_gaps() -> None:
    """Whatever was closed before we began (`>&-`) has its number taken, or the next file that is opened would get it and be
    written to in its place. Nothing can be read from it, and what is written to standard output fails."""
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        if getattr(sys, name) is None:
            _nowhere(number, os.O_WRONLY if name == "stderr" else os.O_RDONLY)
            setattr(sys, name, open(number, mode, closefd=False))  # noqa: SIM115  # as long as the program runs
