"""Python client of the table server: create and join tables, follow them live, play, and let your own bot play.

from hustings.client import play

class Mine:
    def decide(self, observation, legal, rng, budget):
        return rng.choice(legal)

print(play("http://127.0.0.1:8000/t/TABLE#TOKEN", Mine()))
"""

from __future__ import annotations

try:
    from .errors import LinkGone, Refused, Stale, Unreachable
    from .http import Server
    from .live import Live, Mirror
    from .observation import is_asked, is_over, legal, observation
    from .place import Place, read_link
    from .play import play
except ImportError as error:
    raise ImportError(f"hustings.client needs {error.name}: pip install 'hustings[client]'", name=error.name) from None

__all__ = [
    "LinkGone",
    "Live",
    "Mirror",
    "Place",
    "Refused",
    "Server",
    "Stale",
    "Unreachable",
    "is_asked",
    "is_over",
    "legal",
    "observation",
    "play",
    "read_link",
]
