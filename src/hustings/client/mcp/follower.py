"""A follower of a table in the background: people see that the seat is here, and waiting ends as soon as something happens."""

from __future__ import annotations

import threading

from ...core.errors import HustingsError
from ..live import Live
from ..place import Place

PATIENCE = 600.0  # seconds without a server before following is given up


class Follower:
    """Follows until `close`. What went wrong for good is in `trouble`."""

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
        """Until more than `seen` pushes have come, for so long at most."""
        with self._news:
            self._news.wait_for(lambda: self.pushes > seen or self.trouble is not None, seconds)

    def close(self) -> None:
        self._live.close()
