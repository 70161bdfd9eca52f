"""Options and questions in words, each with the facts that the player needs in order to choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.layout import Records, reading
from ....core.values import Line, Sheet
from .. import options as o
from ..position import BERN, COLOURS, E2, FACES, GRASS_ROOTS, KINDS, L2, NO, NONE, POWERS, YES, Figures, Position
from ..rules.elections import full_price
from ..rules.flow import decision
from ..rules.obtain import office_cards
from ..rules.scoring import red_points
from ..rules.special import higher_level, lower_level
from .naming import cards, colours, special_text

RULES: Mapping[str, tuple[str, ...]] = {
    "turn": ("3.1.1", "3.1.2", "3.2.1", "3.2.2", "3.2.5", "3.2.6", "3.2.8", "3.2.11", "3.2.12"),
    "last-action": ("4.2", "4-a", "4.3", "4.4"),
    "paying-election": ("3.2.2", "3.2-b", "3.2-h"),
    "paying-proposal": ("3.2.8", "3.2.9", "3.2-h"),
    "paying-initiative": ("3.2.11", "3.2-g"),
    "laying": ("3.2.6", "3.2.7", "3.2-e"),
    "naming": ("3.2.8", "3.2.9", "3.2.10", "3.2-l"),
    "level-choice": ("3.2.12",),
    "tacit-election": ("3.2.1", "3.2.5", "3.2-n"),
    "exchanging": ("3.2.10", "3.2.12"),
    "seat-choice": ("3.2.12", "3.2-q"),
    "taking": ("3.2.12", "3.2-q"),
    "demoting": ("3.2.12", "3.2-r"),
    "first-ballot": ("3.3.1", "3.3.2", "3.3.3", "3.3.4"),
    "second-ballot": ("3.3.1", "3.3.2", "3.3.3", "3.3.4"),
}
"""By decision: the rules that explain it."""

PASSING = frozenset((o.TURN, o.LAST_ACTION, o.NAMING, o.SECOND_BALLOT))
"""Decisions that have their own wording for passing."""


def laws(g: Any, level: int) -> tuple[Line, ...]:
    """The laws of a level."""
    return colours([g.laws[level, colour] for colour in range(COLOURS)])


def going(g: Any) -> tuple[Line, ...]:
    return colours([g.going[colour] for colour in range(COLOURS)])


def coming(g: Any) -> tuple[Line, ...]:
    return colours([g.coming[colour] for colour in range(COLOURS)])


def price(f: Any, g: Any, seat: int, route: int) -> int:
    """The price of an election for the player now."""
    return int(max(0, full_price(f, g, seat, route) - g.bus))


def drawer_mark(f: Any, drawer: int) -> str:
    """The kind of a drawer of the time track."""
    return "last" if drawer >= f.drawers else "open" if f.open_drawer[drawer] else "closed"


def demotion(power: int) -> dict[str, int]:
    """The squares from and to which a party row moves a pawn."""
    square = L2 if power == 0 else E2
    return {"square": square, "square_new": square - POWERS}


def exchanged(levels: int, lower: int, higher: int) -> dict[str, int]:
    """The two laws that change places."""
    return {"level": lower_level(levels), "colour": lower, "level_2": higher_level(levels), "colour_2": higher}


def _electing(f: Any, g: Any, seat: int, route: int) -> Line:
    """An election, with its price if one has to be paid."""
    start, priced = f.start[route], g.ask != o.TACIT and f.price[route] >= 0
    things = {"square": f.there[route]}
    if priced:
        things["price"] = price(f, g, seat, route)
    if start == NONE:
        return Line("option-enter-for" if priced else "option-enter", things)
    return Line("option-move-for" if priced else "option-move", {**things, "square_old": start})


def _playing(sheet: Sheet, f: Any, g: Any, seat: int, card: int) -> Line:
    things: dict[str, int | Line] = {"special": card, "text": special_text(sheet, card)}
    if GRASS_ROOTS <= card < BERN:
        return Line("option-play-red", {**things, "points": red_points(f, g, seat, card)})
    return Line("option-play", things)


def option(sheet: Sheet, observation: Records, number: int, seat: int) -> Line:
    """An option as `seat` reads it. Every option has words at any time, so that `why` can be answered."""
    f, g = reading(Figures, sheet.record), reading(Position, observation)
    meaning = o.SPACE.meaning(number)
    key, t = f"option-{meaning.key}", dict(meaning.things)
    match meaning.key:
        case "pass":
            kind = decision(f, g, seat)
            return Line(f"pass-{o.DECISIONS[kind]}") if kind in PASSING else Line(key)
        case "apply":
            return Line(key, {**t, "points": f.apply_steps[t["level"]]})
        case "obtain":
            drawer, more = min(g.drawer + 1, f.drawers), office_cards(f, g, seat)
            things = {"drawer": drawer, "least": min(f.die) + more, "most": max(f.die) + more}
            return Line(key, {**things, "mark": drawer_mark(f, drawer)})
        case "elect":
            return _electing(f, g, seat, t["route"])
        case "propose" | "choose-level":
            return Line(key, {**t, "laws": laws(g, t["level"])})
        case "initiative":
            return Line(key, {**t, "cards": f.initiative_cards[t["level"]], "laws": laws(g, t["level"])})
        case "play":
            return _playing(sheet, f, g, seat, t["special"])
        case "pay" if g.ask == o.PAYING_ELECTION:
            return Line("option-pay", {**t, "counts": f.own_colour if t["card"] // FACES == g.colour[seat] else 1})
        case "pay":
            return Line("option-lay" if g.ask == o.LAYING else "option-discard", t)
        case "joker" if g.ask == o.PAYING_ELECTION:
            return Line("option-joker-pay", {**t, "counts": f.own_colour})
        case "replace":
            return Line(key, {"colour": t["going"], "colour_new": t["coming"]})
        case "exchange":
            return Line(key, exchanged(t["levels"], t["lower"], t["higher"]))
        case "choose-seat":
            return Line(key, {"party": t["seat"], "cards": g.hand_size[t["seat"]]})
        case "demote":
            return Line(key, {"party": t["seat"], **demotion(t["power"])})
        case "ballot":
            return Line(key if t["card"] % FACES in (YES, NO) else "option-ballot-blank", t)
    return Line(key, t)


def question(sheet: Sheet, observation: Records, kind: int, seat: int) -> Line:
    """The question put to a player. The observation must be that player's own."""
    f, g = reading(Figures, sheet.record), reading(Position, observation)
    key = f"question-{o.DECISIONS[kind]}"
    level = max(0, g.level)
    match kind:
        case o.TURN | o.LAST_ACTION:
            more = kind == o.TURN and g.acted > 0
            return Line("question-turn-more" if more else key, {"cards": g.hand_size[seat], "specials": g.special_n[seat]})
        case o.PAYING_ELECTION:
            return Line(key, {"square": f.there[max(0, g.route)], "due": g.due, "counts": f.own_colour})
        case o.PAYING_PROPOSAL:
            return Line(key, {"level": level})
        case o.PAYING_INITIATIVE:
            return Line(key, {"level": level, "due": g.due})
        case o.LAYING:
            return Line(key, {"level": level, "colour": max(0, g.law)})
        case o.NAMING:
            more = sum(g.going[colour] for colour in range(COLOURS)) > 0
            things = {"level": level, "replacements": g.naming, "going": going(g), "coming": coming(g)}
            return Line("question-naming-more" if more else key, things)
        case o.LEVEL_CHOICE:
            card = max(0, g.effect)
            return Line(key, {"special": card, "text": special_text(sheet, card)})
        case o.TAKING:
            target = max(0, g.target)
            hand = [max(0, g.known[seat, target, card]) for card in range(KINDS)]
            return Line(key, {"party": target, "cards": cards(hand), "left": g.taking})
        case o.FIRST_BALLOT | o.SECOND_BALLOT:
            things = {"party": g.active, "level": level, "going": going(g), "coming": coming(g), "yes": g.yes}
            if kind == o.SECOND_BALLOT and g.ballot[seat, 0] != NONE:
                return Line(key, {"card": g.ballot[seat, 0]})
            return Line("question-first-ballot", things)
    return Line(key)
