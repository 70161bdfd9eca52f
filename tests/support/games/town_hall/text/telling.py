"""Names of the things, options and events of Town Hall: keys of `words/en.ftl`."""

from __future__ import annotations

from hustings.core.layout import Records, plain
from hustings.core.values import Line, Sheet

from ..options import BID, KEEP, SPACE
from ..position import BIDDING, OVER, PART_NAMES, PHASES, SPEAKING, Position
from ..rules import total

COLOURS = ("white", "blue", "green", "orange")


def name(observation: Records, thing: str, number: int) -> Line | int:
    match thing.split("_")[0]:
        case "party":
            return Line(f"party-{COLOURS[int(observation['colour'][0, number])]}")
        case "phase":
            return Line(f"phase-{PHASES[number]}")
        case "part":
            return Line(f"part-{PART_NAMES[number]}")
    return number


def phase(observation: Records) -> Line:
    return Line(f"phase-{PHASES[int(observation['phase'][0])]}")


def option(sheet: Sheet, observation: Records, number: int, seat: int) -> Line:
    means = SPACE.meaning(number)
    return Line(f"option-{means.key}", means.things)


def question(sheet: Sheet, observation: Records, kind: int, seat: int) -> Line:
    votes, tokens = int(observation["topic"][0]), int(observation["tokens"][0, seat])
    return Line("question-bid" if kind == BID else "question-speak", {"votes": votes, "tokens": tokens})


def story(sheet: Sheet, viewer: int, before: Records, after: Records, seat: int, kind: int, chosen: int | None) -> list[Line]:
    """The result of one action, as one reader sees it."""
    was, now = plain(Position, before), plain(Position, after)
    lines: list[Line] = []
    if seat >= 0 and was.phase == BIDDING:
        if viewer == seat and chosen is not None:
            lines.append(Line("story-own-bid", {"party": seat, "amount": chosen}))
        else:
            lines.append(Line("story-has-bid", {"party": seat}))
        if now.phase == SPEAKING:
            lines.append(Line("story-speaks", {"party": now.speaker, "amount": now.shown[now.speaker]}))
    elif seat >= 0:
        lines.append(Line("story-kept" if chosen == KEEP else "story-yielded", {"party": seat, "votes": was.topic}))
    if now.round != was.round:
        lines.append(Line("story-round", {"number": now.round, "votes": now.topic}))
    if now.phase == OVER:
        totals = [total(now, each) for each in range(now.players)]
        lines += [Line("story-score", {"party": each, "points": points}) for each, points in enumerate(totals)]
    return lines
