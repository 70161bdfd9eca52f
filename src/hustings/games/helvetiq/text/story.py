"""The story of Helvetiq's politics game: an action with its effects, the turn that begins after it, the end.

Everything is derived from the reader's own observations before and after the action.
"""

from __future__ import annotations

from ....core.layout import Records, reading
from ....core.values import Line, Sheet
from .. import options as o
from ..position import BERN, BY_TIME, KINDS, LAST_ACTIONS, LEVELS, NOBODY, NOT_YET, OVER, PARTS, SPECIALS, Figures, Position
from ..rules.scoring import PRESIDENT, total
from ..rules.table import after as seat_after
from .asking import laws
from .deeds import CardDeed, Told, deed
from .naming import cards, several, special_text
from .voting import ballot, is_ballot, named


def story(sheet: Sheet, viewer: int, before: Records, after: Records, seat: int, kind: int, option: int | None) -> Told:
    """Lines that tell the reader of an action. Both records are the reader's observations; `option` is None if it is hidden."""
    tables = (reading(Position, before), reading(Position, after))
    d = CardDeed(reading(Figures, sheet.record), *tables, viewer, seat, kind, option, sheet)
    if seat < 0:
        return set_up(d)
    lines = ballot(d) if is_ballot(d) else named(d) if kind == o.NAMING else deed(d)
    if d.was.cause == NOT_YET and d.now.cause != NOT_YET:
        lines.append(Line("story-end-time" if d.now.cause == BY_TIME else "story-end-council"))
    if d.now.phase != d.was.phase:
        lines.append(Line("story-phase", {"phase": d.now.phase}))
    if d.now.phase == OVER:
        return lines + final_score(d)
    if (d.now.turn, d.now.phase, d.now.actions_left) != (d.was.turn, d.was.phase, d.was.actions_left):
        lines.append(turn(d))
    return lines


def turn(d: CardDeed) -> Line:
    """The line for the turn or last action that begins."""
    number = 0 if d.now.phase == LAST_ACTIONS else d.now.turn
    return Line("story-round", {"turn": number, "party": d.now.active, "drawer": d.now.drawer, "drawers": d.f.drawers})


# 2 Set-up


def set_up(d: CardDeed) -> Told:
    """The set-up that everyone sees, and the reader's own cards."""
    g = d.now
    lines = [Line("story-setup-laws", {"level": level, "laws": laws(g, level)}) for level in range(LEVELS)]
    if g.cubes:
        lines.append(Line("story-setup-cubes", {"cubes": g.cubes}))
    lines.append(Line("story-setup-first", {"cards": cards(g.turned), "party": g.first}))
    order = [seat_after(g, g.first, place) for place in d.seats]
    hands = tuple(Line("cards-of", {"party": seat, "cards": g.hand_size[seat]}) for seat in order)
    lines.append(Line("story-setup-hands", {"hands": hands}))
    if d.viewer in d.seats:
        lines.append(Line("story-own-hand", {"cards": cards([g.hand[d.viewer, kind] for kind in range(KINDS)])}))
        held = [card for card in range(SPECIALS) if g.special[d.viewer, card] == 1]
        lines += [Line("story-own-special", {"special": card, "text": special_text(d.sheet, card)}) for card in held]
    return [*lines, turn(d)]


# 4 The end


def final_score(d: CardDeed) -> Told:
    """4.3 to 4.6: the president, end cards, the points of every player, best first, and the winners."""
    g = d.now
    lines = [Line("story-no-president")]
    if g.president != NOBODY:
        lines = [Line("story-president", {"party": g.president, "points": g.points[g.president, PRESIDENT]})]
    shown = [card for card in range(BERN, SPECIALS) if g.special_discard[card] and not d.was.special_discard[card]]
    if shown:
        lines.append(Line("story-end-cards", {"specials": several("special", shown)}))
    order = sorted(d.seats, key=lambda seat: -total(g, seat))
    for seat in order:
        parts = tuple(Line("part-of", {"part": i, "points": g.points[seat, i]}) for i in range(PARTS) if g.points[seat, i])
        lines.append(Line("story-score", {"party": seat, "points": total(g, seat), "parts": parts}))
    winners = [seat for seat in order if total(g, seat) == total(g, order[0])]
    if len(winners) == 1:
        return [*lines, Line("story-winner", {"party": winners[0]})]
    return [*lines, Line("story-winners", {"parties": several("party", winners)})]
