"""Standing orders of a player, and the surprises that cancel them before they act."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.contract import Declining
from ...core.values import Option

ORDERS: Mapping[str, Declining] = {
    "second-ballot": Declining(Option("pass")),
    "last-action": Declining(Option("pass")),
}

SURPRISES: Mapping[str, frozenset[str]] = {
    "proposal": frozenset({"story-proposed", "story-launched", "story-signed"}),
    "law": frozenset({"story-urgent", "story-decreed", "story-exchanged", "story-accepted", "story-no-referendum"}),
    "applied": frozenset({"story-applied"}),
    "election": frozenset({"story-elected", "story-entered"}),
    "demotion": frozenset({"story-demoted"}),
    "special": frozenset({"story-played", "story-played-red"}),
    "hand": frozenset({"story-leak", "story-took", "story-levied", "story-rumoured", "story-own-lost"}),
    "time": frozenset({"story-obtained", "story-marker"}),
    "end": frozenset({"story-end-time", "story-end-council"}),
}
