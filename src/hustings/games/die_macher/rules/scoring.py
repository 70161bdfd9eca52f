"""6 The final score. Hidden platform cards and money do not score."""

from __future__ import annotations

from ....core.rule import rule
from ..position import NATIONAL, NONE, PARTS, STATES, Figures, Position
from .spoils import secured
from .table import stance

SEATS, NATIONAL_MEDIA, MEMBERS, MEMBERS_BONUS, OPINIONS, SECURED = range(6)
PART_NAMES = ("seats", "national-media", "members", "members-bonus", "opinions", "secured")


@rule
def members_bonus(f: Figures, g: Position, party: int) -> int:
    """6.3.1 to 6.3.3: the bonus for most and second most members; the editions share ties differently."""
    more, level = 0, 0
    second = -1  # the highest number of members below the most
    most = 0
    for other in range(g.parties):
        most = max(most, g.members[other])
        if g.members[other] > g.members[party]:
            more += 1
        if g.members[other] == g.members[party]:
            level += 1
    if more == 0:
        # alone, or tied for most: then both bonuses are shared, rounded down (6.3.2, 6-b)
        return f.members_bonus[0] if level == 1 else (f.members_bonus[0] + f.members_bonus[1]) // level
    leaders = 0
    for other in range(g.parties):
        if g.members[other] == most:
            leaders += 1
        else:
            second = max(second, g.members[other])
    if leaders > 1 or g.members[party] != second:
        return 0
    if level == 1:
        return f.members_bonus[1]
    return f.members_bonus[1] // level if g.edition == 1997 else 0  # 6.3.3, 6-a


@rule
def final_score(f: Figures, g: Position) -> None:
    """Seats (6.1), national media (6.2), members and their bonus (6.3), opinions (6.4.1) and secured ones (6.4.2)."""
    for party in range(g.parties):
        for state in range(STATES):
            g.points[party, SEATS] += g.seats[state, party]
            g.points[party, NATIONAL_MEDIA] += g.national_media[state, party] * f.media_points[state]
        g.points[party, MEMBERS] = g.members[party]
        g.points[party, MEMBERS_BONUS] = members_bonus(f, g, party)
        for slot in range(NATIONAL):
            card = g.national[slot]
            if card != NONE and g.platform[party, card // 2] == stance(card):
                g.points[party, OPINIONS] += f.opinion_points[slot]
                if secured(g, slot):  # a pile of three gives no more (6-c)
                    g.points[party, SECURED] += f.secured_bonus


@rule
def total(g: Position, party: int) -> int:
    """The party's points."""
    points = 0
    for part in range(PARTS):
        points += g.points[party, part]
    return points


@rule
def placing(g: Position, party: int) -> int:
    """A number that ranks the parties: by points, then seats, then members; equal numbers share the victory (6.5, 6-d)."""
    return (total(g, party) * 10_000 + g.points[party, SEATS]) * 10_000 + g.members[party]
