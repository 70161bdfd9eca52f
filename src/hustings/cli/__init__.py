"""The command line. Nothing heavy is imported until a command needs it."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

from . import streams


def main() -> None:
    """The `hustings` command."""
    # A bot's network is so small that the threads of NumPy's matrices wait for each other longer than they work, and on a busy
    # machine ten times as long. It is read when NumPy is loaded, here and in every process that a command starts.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    signal.signal(signal.SIGTERM, _terminated)
    streams.guard()
    try:
        from .app import run

        status = run()
        sys.stdout.flush()
        sys.exit(status)
    except KeyboardInterrupt:  # before or after a command; while one runs `app.guarded` answers
        print("hustings: stopped", file=sys.stderr)
        sys.exit(130)


def _terminated(number: int, frame: FrameType | None) -> None:
    """Leave as Ctrl-C does, through every `finally`: workers end, temporary files go."""
    raise SystemExit(128 + number)
