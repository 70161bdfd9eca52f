"""The story of changes of laws: the replacements named, the referendum draw, the popular vote and its count."""

from __future__ import annotations

from typing import Any

from ....core.values import Line
from .. import options as o
from ..position import BY_DECREE, BY_INITIATIVE, BY_PROPOSAL, BY_SIGNATURES, BY_URGENCY, COLOURS, KINDS, NONE
from .deeds import CardDeed, Told, shuffled
from .naming import cards, colours

MANNERS = {
    BY_PROPOSAL: "proposed",
    BY_INITIATIVE: "launched",
    BY_URGENCY: "urgent",
    BY_SIGNATURES: "signed",
    BY_DECREE: "decreed",
}


def is_ballot(d: CardDeed) -> bool:
    return bool(d.was.ask == o.FIRST_BALLOT)


def ballot(d: CardDeed) -> Told:
    """A ballot: the player reads which card; others read when the player has finished. The last one brings the count."""
    counted = d.now.accepted != NONE
    done = counted or not d.now.asked >> d.seat & 1
    if d.own and d.option is not None:
        lines = [d.line("own-abstained") if d.option == o.PASS else d.line("own-ballot", card=d.option - o.BALLOT)]
    else:
        lines = [d.line("voted")] if done else []
    changes = Changes(d.was.level, list(d.was.going), list(d.was.coming))
    return lines + count(d, changes) if counted else lines


class Changes:
    """Laws to be replaced on a level, as counts of each colour going and coming."""

    def __init__(self, level: int, going: list[int], coming: list[int]) -> None:
        self.number = sum(going)
        self.things: dict[str, Any] = {"level": level, "going": colours(going), "coming": colours(coming)}


def named(d: CardDeed) -> Told:
    """A replacement named. After the last one, all of them are told, with what follows."""
    assert d.option is not None
    going, coming = list(d.was.going), list(d.was.coming)
    if d.option != o.PASS:
        old, new = divmod(d.option - o.REPLACE, COLOURS)
        going[old] += 1
        coming[new] += 1
        if d.was.naming > 1:
            return d.told_to_own("named", colour=old, colour_new=new)
    changes = Changes(d.was.level, going, coming)
    lines = [d.line(MANNERS[d.was.manner], **changes.things)]
    if d.was.manner == BY_PROPOSAL:
        return lines + referendum(d, changes)
    if d.was.manner in (BY_INITIATIVE, BY_SIGNATURES):
        return lines + (count(d, changes) if d.now.manner == NONE else [])  # counted at once if nobody can vote
    return lines


def referendum(d: CardDeed, changes: Changes) -> Told:
    """3.2.9: the cards turned up lie on the discards, or are all of the discards if those were shuffled during the draw. If
    nobody has a vote card, the count has followed at once and may have turned up more."""
    pile = d.was.deck_left + sum(d.was.discard)
    turned = min(changes.number, pile)
    mixed = turned > d.was.deck_left
    left = (pile if mixed else d.was.deck_left) - turned
    at_once = d.now.manner == NONE and d.now.deck_left != left
    more = list(d.now.turned) if at_once else [0] * KINDS
    shown = [d.now.discard[kind] - more[kind] - (0 if mixed else d.was.discard[kind]) for kind in range(KINDS)]
    lines = shuffled(d, turned)
    if sum(shown) == turned and min(shown) >= 0:  # not if they have been shuffled into the deck again
        lines += [Line("story-turned", {"cards": cards(shown)})] if turned else []
    if d.now.manner == BY_PROPOSAL or at_once:
        return [*lines, Line("story-referendum"), *(count(d, changes, turned) if at_once else [])]
    return [*lines, Line("story-no-referendum", changes.things)]


def count(d: CardDeed, changes: Changes, taken: int = 0) -> Told:
    """3.3.2 to 3.3.4: the box, the cards that decide a tie, the result, and a card for everyone who voted. `taken`: cards
    that left the deck earlier in the same action."""
    now = d.now
    box, turned = sum(now.box), sum(now.turned)
    drawn = box + sum(d.more_cards(seat) for seat in d.seats)
    lines = [Line("story-box", {"cards": cards(now.box)})]
    if turned:
        lines.append(Line("story-decided", {"cards": cards(now.turned)}))
    result = {"yes": now.yes, "no": now.no, **changes.things}
    lines.append(Line("story-accepted" if now.accepted == 1 else "story-rejected", result))
    if taken <= d.was.deck_left:  # otherwise the shuffle has been told already
        lines += shuffled(d, taken + turned + drawn)
    if drawn:
        lines.append(Line("story-voters-drew", {"cards": drawn}))
    if d.got():
        lines.append(Line("story-own-drew", {"cards": d.got()}))
    return lines
