"""The part of the story that tells the action itself and its immediate effects. Turns and the end are told in `story.py`, popular
votes in `voting.py`.

Intermediate steps (the first of several names, a choice that is paid for next) are told to their own player only: others are told
once the whole is done. Cards that come from or go to chance or other hands are told as the reader sees them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ....core.values import Line, Sheet
from ....text.deed import Deed
from .. import options as o
from ..position import BERN, COLOURS, EARLY_DEADLINE, GRASS_ROOTS, KINDS, NONE, PARTY_LEVY, RECESS, RUMOUR, SPECIALS
from ..rules.scoring import APPLIED_LAWS, FIVE_COLOURS, RED_CARDS
from .asking import demotion, drawer_mark, exchanged
from .naming import cards, several, special_text

Told = list[Line]


@dataclass(frozen=True)
class CardDeed(Deed):
    """A deed with its effects on hands and scores."""

    sheet: Sheet

    @property
    def seats(self) -> range:
        return range(self.now.players)

    def points(self, part: int) -> int:
        """The points that the player has gained in a part of the score."""
        return int(self.now.points[self.seat, part] - self.was.points[self.seat, part])

    def more_cards(self, seat: int) -> int:
        return int(self.now.hand_size[seat] - self.was.hand_size[seat])

    def change(self) -> list[int]:
        """By kind, the cards that the reader's hand gained, or lost (negative), not counting its own payment or ballot."""
        if self.viewer not in self.seats:
            return [0] * KINDS
        changes = [self.now.hand[self.viewer, kind] - self.was.hand[self.viewer, kind] for kind in range(KINDS)]
        if self.own and self.option is not None:
            for base in (o.PAY, o.BALLOT):
                if base <= self.option < base + KINDS:
                    changes[self.option - base] += 1
        return changes

    def got(self) -> tuple[Line, ...]:
        return cards(self.change())

    def lost(self) -> tuple[Line, ...]:
        return cards([-change for change in self.change()])


# Cards that come and go


def shuffled(d: CardDeed, taken: int) -> Told:
    """The shuffle of the discards into the deck, if more cards were taken than the deck had."""
    return [Line("story-shuffled")] if taken > d.was.deck_left else []


def drew(d: CardDeed, number: int) -> Told:
    """Vote cards drawn: the player reads which, others read how many."""
    told = d.line("own-drew", cards=d.got()) if d.own and number else d.line("drew", cards=number)
    return [*shuffled(d, number), told]


def drew_specials(d: CardDeed, played: int = 0) -> Told:
    """An open drawer: who got a special card, and the reader's own. `played`: special cards that left the player's hand."""
    drawn = {seat: d.now.special_n[seat] - d.was.special_n[seat] + (played if seat == d.seat else 0) for seat in d.seats}
    takers = [seat for seat, number in drawn.items() if number > 0]
    if not takers:
        return []
    lines = [Line("story-specials", {"parties": several("party", takers)})]
    if len(takers) > d.was.special_left:
        lines.insert(0, Line("story-specials-shuffled"))
    if drawn.get(d.viewer, 0) > 0:
        held = [c for c in range(SPECIALS) if d.was.special[d.viewer, c] and not (d.own and d.option == o.PLAY + c)]
        new = [c for c in range(SPECIALS) if d.now.special[d.viewer, c] and c not in held]
        lines += [Line("story-own-special", {"special": card, "text": special_text(d.sheet, card)}) for card in new]
    return lines


def payment(option: int) -> Line:
    """The card used to pay."""
    if option < o.JOKER:
        return Line("just-card", {"card": option - o.PAY})
    return Line("as-joker", {"special": option - o.JOKER})


def marker(d: CardDeed) -> dict[str, Any]:
    """The new place of the time marker."""
    return {"drawer": d.now.drawer, "mark": drawer_mark(d.f, d.now.drawer)}


# 3.1 and 3.2 The actions


def deed(d: CardDeed) -> Told:
    """The action in words, except for changes of laws."""
    if d.option is None:
        return taken(d, None)  # all other hidden options are ballots
    meaning = o.SPACE.meaning(d.option)
    t = meaning.things
    match meaning.key:
        case "pass":
            return [d.line("action-none")] if d.kind == o.LAST_ACTION else d.told_to_own("turn-ended")
        case "obtain":
            return [d.line("obtained", **marker(d)), *drew_specials(d), *drew(d, d.more_cards(d.seat))]
        case "apply":
            return d.told_to_own("applying", level=t["level"], colour=t["colour"])
        case "elect":
            return standing(d, t["route"])
        case "propose":
            return d.told_to_own("proposing", level=t["level"])
        case "initiative":
            return d.told_to_own("launching", level=t["level"])
        case "play":
            return played(d, t["special"])
        case "pay" | "joker":
            return paid(d, payment(d.option))
        case "choose-level":
            if d.was.effect == RECESS:
                return [d.line("recess", level=t["level"])]
            return d.told_to_own("level-chosen", special=d.was.effect, level=t["level"])
        case "exchange":
            return [d.line("exchanged", **exchanged(t["levels"], t["lower"], t["higher"]))]
        case "choose-seat":
            lines = [d.line("leak", party_2=t["seat"])]
            if d.own:
                hand = [d.now.known[d.seat, t["seat"], kind] for kind in range(KINDS)]
                lines.append(d.line("own-leak", cards=cards(hand)))
            return lines
        case "demote":
            return [d.line("demoted", party_2=t["seat"], **demotion(t["power"]))]
    return taken(d, t["card"])


def elected(d: CardDeed, route: int) -> Line:
    start, there = d.f.start[route], d.f.there[route]
    return d.line("entered", square=there) if start == NONE else d.line("elected", square=there, square_old=start)


def standing(d: CardDeed, route: int) -> Told:
    """An election: over if it was free, otherwise still to be paid for."""
    if d.now.route != route:
        return [elected(d, route)]
    return d.told_to_own("standing", square=d.f.there[route], price=d.now.due)


def paid(d: CardDeed, what: Line) -> Told:
    """A card paid or laid, and what it completed if it was the last."""
    match d.kind:
        case o.PAYING_ELECTION:
            lines = [d.line("paid", payment=what, square=d.f.there[d.was.route])]
            return lines if d.now.route == d.was.route else [*lines, elected(d, d.was.route)]
        case o.PAYING_PROPOSAL:
            return [d.line("paid-proposal", payment=what, level=d.was.level)]
        case o.PAYING_INITIATIVE:
            return [d.line("paid-initiative", payment=what, level=d.was.level)]
    things = {"level": d.was.level, "colour": d.was.law, "payment": what, "points": d.points(APPLIED_LAWS)}
    five = d.points(FIVE_COLOURS)
    gone = any(d.now.aid[d.seat, colour] < d.was.aid[d.seat, colour] for colour in range(COLOURS) if colour != d.was.law)
    return [d.line("applied", **things), *([d.line("five-colours", points=five)] if gone else [])]


def played(d: CardDeed, card: int) -> Told:
    """A special card, and the effects that need no further choice."""
    if GRASS_ROOTS <= card < BERN:
        return [d.line("played-red", special=card, points=d.points(RED_CARDS))]
    lines = [d.line("played", special=card, text=special_text(d.sheet, card))]
    own_draws = d.more_cards(d.seat)
    if card == PARTY_LEVY:
        return lines + levied(d)
    if card == EARLY_DEADLINE and d.now.drawer != d.was.drawer:
        lines += [Line("story-marker", marker(d)), *drew_specials(d, 1)]
    if card == RUMOUR:
        lines += rumoured(d, own_draws)
    return lines + drew(d, own_draws) if d.f.special_draws[card] else lines


def losers(d: CardDeed) -> list[int]:
    return [seat for seat in d.seats if seat != d.seat and d.more_cards(seat) < 0]


def levied(d: CardDeed) -> Told:
    """A party levy: only the giver and the taker see each card."""
    lines = [d.line("levied", parties=several("party", losers(d)))]
    if d.own:
        lines.append(d.line("own-took", cards=d.got()))
    elif d.viewer in losers(d):
        lines.append(Line("story-own-lost", {"party_2": d.seat, "cards": d.lost()}))
    return lines


def rumoured(d: CardDeed, drawn: int) -> Told:
    """A rumour: the cards lie on the discards, or in the deck if those were shuffled afterwards."""
    if not losers(d):
        return []
    pile: Sequence[int] = d.now.deck_most if drawn > d.was.deck_left else d.now.discard
    fallen = cards([pile[kind] - d.was.discard[kind] for kind in range(KINDS)])
    lines = [Line("story-rumoured", {"parties": several("party", losers(d)), "cards": fallen})]
    if d.viewer in losers(d):
        lines.append(Line("story-own-rumoured", {"cards": d.lost()}))
    return lines


def taken(d: CardDeed, card: int | None) -> Told:
    """A press leak: only the two players involved see which card changes hands."""
    victim = d.was.target
    if card is not None:
        return [d.line("own-took-from", party_2=victim, card=card)]
    if d.viewer == victim:
        return [Line("story-own-lost", {"party_2": d.seat, "cards": d.lost()})]
    return [d.line("took", party_2=victim)]
