"""Promises between parties: a coalition in a state. The rules hold nobody to them, but what either party decided for or against
the coalition is public."""

from __future__ import annotations

from ...core.contract import OK
from ...core.layout import Records, plain
from ...core.promises import Keeping, Pair, Promising, Signs
from ...core.values import Entry
from .options import AGREE, ANSWER, FORCE, PROPOSE
from .position import CABINET_PLACING, COALITIONS, NOBODY, STATES, Position
from .rules.coalitions import coalition_refusal
from .rules.table import current, last_in_line

FORMED, SOUGHT, DECLINED, PASSED_OVER = "formed", "sought", "declined", "passed-over"


def places(view: Records, pair: Pair) -> list[int]:
    """States whose coalitions are still to be formed and where both parties can have a tile. The last state has none (3.4.5)."""
    g = plain(Position, view)
    last = min(last_in_line(g), g.rounds - 2)
    return [
        state
        for state in range(current(g), last + 1)
        if not settled(view, state) and all(_can_join(g, state, party) for party in pair)
    ]


def _can_join(g: Position, state: int, party: int) -> bool:
    """Whether a party has a tile in the state, or could still play one there, and no partner yet."""
    here = state == current(g)
    if here and g.partner[party] != NOBODY:
        return False
    to_come = not here or g.phase <= CABINET_PLACING
    return bool(g.tile[state, party] == 1 or (to_come and g.tiles[party] > 0))


def settled(view: Records, state: int) -> bool:
    """Whether no more coalitions can be formed in a state."""
    g = plain(Position, view)
    return bool(current(g) > state or (current(g) == state and g.phase > COALITIONS))


def sign(before: Records, entry: Entry, state: int, pair: Pair) -> str | None:
    """What a decision in phase 3.4 says about a coalition of the two parties; None: nothing."""
    g = plain(Position, before)
    if g.phase != COALITIONS or current(g) != state or entry.seat not in pair:
        return None
    (other,) = (party for party in pair if party != entry.seat)
    if g.ask == ANSWER:
        if entry.option == AGREE:
            return FORMED if g.suitor == other else PASSED_OVER
        return DECLINED if g.suitor == other else None
    if entry.option == FORCE + other:
        return FORMED
    if entry.option == PROPOSE + other:
        return SOUGHT
    could = any(coalition_refusal(g, entry.seat, way + other) == OK for way in (FORCE, PROPOSE))
    return PASSED_OVER if could else None


def verdicts(before: Records, after: Records, state: int, pair: Pair, signs: Signs) -> tuple[Keeping, Keeping]:
    """The verdict on each of the two parties. Both kept the promise if the coalition was formed, even by force. Otherwise a party
    that declined its partner's proposal, had no tile, or could have joined its partner and did something else has broken it. A
    party that proposed to its partner kept it. A party that had no chance to act, because too few cards were in common or
    others acted first, was prevented."""
    if any(said == FORMED for _, said in signs):
        return Keeping.KEPT, Keeping.KEPT
    g = plain(Position, after)
    if current(g) != state:
        g = plain(Position, before)  # tiles leave the game after the election
    return _verdict(g, state, pair[0], signs), _verdict(g, state, pair[1], signs)


def _verdict(g: Position, state: int, party: int, signs: Signs) -> Keeping:
    did = {said for seat, said in signs if seat == party}
    if DECLINED in did or g.tile[state, party] != 1:
        return Keeping.BROKEN
    if SOUGHT in did:
        return Keeping.KEPT
    return Keeping.BROKEN if PASSED_OVER in did else Keeping.PREVENTED


COALITION_PROMISE = Promising("coalition", "state", STATES, places, sign, settled, verdicts)
