"""The command line. Nothing heavy is imported until a command needs it."""

from __future__ import annotations

import signal
import sys
from types import FrameType

from . import streams


def main() -> None:
    """The `hustings` command."""
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
