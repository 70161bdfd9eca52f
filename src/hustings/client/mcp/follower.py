"""Background follower of a table. It lets people see that the seat is present, and ends a wait as soon as something happens."""

from __future__ import annotations

import threading

from ...core.errors import HustingsError
from ..live import Live
from ..place import Place

PATIENCE = 600.0  # seconds without a server before following is given up


class Follower:
    """Follows until `close`. `trouble` holds the error that ended it, if any."""

    def __init__(self, place: Place) -> None:
        self._live = Live(place, patience=PATIENCE)
        self._news = threading.Condition()
        self.pushes = 0
        self.trouble: HustingsError | None = None
        self._thread = threading.Thread(target=self._follow, daemon=True, name="follower")
        self._thread.start()

    def _follow(self) -> None:
        try:
            for _push in self._live:
                with self._news:
                    self.pushes += 1
                    self._news.notify_all()
        except HustingsError as error:
            self.trouble = error
        with self._news:
            self._news.notify_all()

    def wait(self, seen: int, seconds: float) -> None:
        """Wait until more than `seen` pushes have come, for at most that many seconds."""
        with self._news:
            self._news.wait_for(lambda: self.pushes > seen or self.trouble is not None, seconds)

    def close(self) -> None:
        self._live.close()
