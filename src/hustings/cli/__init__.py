"""The command line. Nothing heavy is imported until a command needs it."""

from __future__ import annotations

import signal
import sys
from io import TextIOWrapper
from types import FrameType


def main() -> None:
    """The `hustings` command."""
    signal.signal(signal.SIGTERM, _terminated)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without umlauts shows ? instead of a traceback
    try:
        from .app import run

        sys.exit(run())
    except KeyboardInterrupt:  # before or after a command; while one runs `app.guarded` answers
        print("hustings: stopped", file=sys.stderr)
        sys.exit(130)


def _terminated(number: int, frame: FrameType | None) -> None:
    """Leave as Ctrl-C does, through every `finally`: workers end, temporary files go."""
    raise SystemExit(128 + number)
