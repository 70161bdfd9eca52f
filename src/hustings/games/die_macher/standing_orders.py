"""Standing orders of a party, and the surprises that cancel them before they act."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.contract import Declining
from ...core.values import Option

_PASS = Declining(Option("pass"))

ORDERS: Mapping[str, Declining] = {
    "start-bid": Declining(Option("bid", {"amount": 0})),
    "discarding": _PASS,
    "platform-swap": _PASS,
    "placing": _PASS,
    "cabinet-action": _PASS,
    "coalition": _PASS,
    "answer": Declining(Option("decline")),
    "media-buying": _PASS,
    "opinion-swap": _PASS,
    "meetings": Declining(Option("meet", {"cubes": 0})),
    "poll-bid": Declining(Option("pass"), rising=True),
    "poll-use": Declining(Option("shelve")),
    "converting": Declining(Option("convert", {"cubes": 0})),
    "marker-move": _PASS,
    "opinion-placing": _PASS,
}

SURPRISES: Mapping[str, frozenset[str]] = {
    "poll-bid": frozenset({"story-poll-bid"}),
    "poll-published": frozenset({"story-poll-published"}),
    "trend": frozenset({"story-action-up", "story-action-down", "story-poll-published"}),
    "coalition": frozenset({"story-coalition-forced", "story-coalition-proposed", "story-coalition-agreed"}),
    "media": frozenset({"story-media-bought", "story-media-bought-control", "story-media-bought-tied", "story-action-oust"}),
    "opinion": frozenset({"story-opinion-swapped", "story-turned-up", "story-new-state"}),
    "key-issue": frozenset({"story-action-key", "story-action-key-lifted"}),
    "national-opinion": frozenset({"story-national-new", "story-national-turned", "story-national-pushed"}),
    "platform": frozenset({"story-platform-swapped"}),
    "cabinet": frozenset({"story-cabinet-up"}),
    "meetings": frozenset({"story-meetings"}),
    "votes": frozenset({"story-converted", "story-action-votes", "story-last-meetings"}),
    "members": frozenset(
        {"story-poll-shelved", "story-recruited", "story-gift-taken", "story-gift-shown", "story-gift-shown-largest"}
    ),
}
