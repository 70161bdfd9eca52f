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
    """Run the `hustings` command."""
    # A bot's network is so small that NumPy's matrix threads would wait for each other longer than they work, on a busy machine
    # ten times as long. NumPy reads the variable when it is loaded, here and in every process that a command starts.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    signal.signal(signal.SIGTERM, _terminated)
    sys.unraisablehook = _not_dropped
    streams.guard()
    try:
        from .app import run

        status = run()
        sys.stdout.flush()
        sys.exit(status)
    except KeyboardInterrupt:  # before or after a command; `app.guarded` handles it while one runs
        print("hustings: stopped", file=sys.stderr)
        sys.exit(130)


class Terminated(SystemExit):
    """A request to end the command, made by SIGTERM."""


def _terminated(number: int, frame: FrameType | None) -> None:
    """End as Ctrl-C does, through every `finally`, so that workers end and temporary files are deleted."""
    raise Terminated(128 + number)


def _not_dropped(dropped: UnraisableHookArgs) -> None:
    """Repeat a signal whose exception was dropped. Python only reports an exception raised during garbage collection or in a
    finaliser, so the command would go on for ever although it was asked to end. It is asked again as soon as that is over."""
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
        except (Terminated, KeyboardInterrupt):  # on a busy machine the signal comes before this ends, and would be dropped, too
            continue
