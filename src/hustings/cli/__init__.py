"""The command line. Nothing heavy is imported until a command needs it."""

from __future__ import annotations

import os
import signal
import sys
import threading
from types import FrameType
from typing import TYPE_CHECKING

from . import streams

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

A_MOMENT = 0.02  # seconds


def main() -> None:
    """The `hustings` command."""
    # A bot's network is so small that the threads of NumPy's matrices wait for each other longer than they work, and on a busy
    # machine ten times as long. It is read when NumPy is loaded, here and in every process that a command starts.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    signal.signal(signal.SIGTERM, _terminated)
    sys.unraisablehook = _not_dropped
    streams.guard()
    try:
        from .app import run

        status = run()
        sys.stdout.flush()
        sys.exit(status)
    except KeyboardInterrupt:  # before or after a command; while one runs `app.guarded` answers
        print("hustings: stopped", file=sys.stderr)
        sys.exit(130)


class Terminated(SystemExit):
    """The command was asked to end by SIGTERM."""


def _terminated(number: int, frame: FrameType | None) -> None:
    """Leave as Ctrl-C does, through every `finally`: workers end, temporary files go."""
    raise Terminated(128 + number)


def _not_dropped(dropped: UnraisableHookArgs) -> None:
    """What is raised while Python collects garbage or tidies up after an object is said and forgotten, and the command would go
    on for ever although it was asked to end. So it is asked again as soon as that is over."""
    number = signal.SIGTERM if issubclass(dropped.exc_type, Terminated) else signal.SIGINT
    if not issubclass(dropped.exc_type, (Terminated, KeyboardInterrupt)):
        sys.__unraisablehook__(dropped)
        return
    again = None
    while True:
        try:
            if again is not None:
                again.cancel()
            again = threading.Timer(A_MOMENT, os.kill, (os.getpid(), number))
            again.daemon = True
            again.start()
            return
        except (Terminated, KeyboardInterrupt):  # on a busy machine that comes before this is over, and would be dropped as well
            continue
