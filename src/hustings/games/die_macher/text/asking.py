"""Options and questions in words, each with the facts that the party needs in order to choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.layout import Records, reading
from ....core.values import Line, Sheet
from .. import options as o
from ..position import BOONS, CABINET, HAND, NOBODY, NONE, STATES, Figures, Position
from ..position import CONVERSION as CONVERSION_PHASE
from ..rules.conversion import factor, votes_for
from ..rules.opening import TREND, VOTES
from ..rules.table import card_of, common_cards, current
from .naming import name, several

RULES: Mapping[str, tuple[str, ...]] = {
    "choose-boons": ("2.1",),
    "place-boon": ("2.1",),
    "choose-base": ("2.1", "2.2"),
    "place-marker": ("2.1", "2.2"),
    "start-bid": ("3.1.1", "3.1.2", "3.1.3", "3.1.4"),
    "second-bid": ("3.1.3",),
    "start-naming": ("3.1.2",),
    "discarding": ("3.2.1",),
    "platform-swap": ("3.2.2",),
    "placing": ("3.3.1", "3.3.2"),
    "cabinet-action": ("3.3.3",),
    "coalition": ("3.4.1", "3.4.2", "3.4.3", "3.4.4"),
    "answer": ("3.4.2",),
    "media-buying": ("3.5.1", "3.5.2"),
    "opinion-swap": ("3.5.3", "3.8.7"),
    "meetings": ("3.6.1",),
    "poll-bid": ("3.7.1", "3.7.2"),
    "poll-use": ("3.7.3", "3.7.4"),
    "converting": ("3.8.1", "3.8.2", "3.8.3", "3.8.4"),
    "marker-move": ("4.3.1", "4.3.2", "4.3.3"),
    "opinion-placing": ("4.3.1", "4.3.2", "4.3.3", "4.4.1", "4.4.2", "4.4.3"),
    "opinion-space": ("4.4.3",),
    "contribution": ("5.2.1", "5.2.2", "5.2.3"),
}
"""By decision: the rules that explain it."""

PASSING = frozenset(
    (o.DISCARDING, o.PLATFORM_SWAP, o.PLACING, o.CABINET_ACTION, o.COALITION_TURN, o.MEDIA_BUYING, o.OPINION_SWAP, o.POLL_BID,
     o.MARKER_MOVE, o.OPINION_PLACING)
)  # fmt: skip
"""Decisions that have their own wording for passing."""


def boon(f: Any, row: int, place: int) -> Line:
    """One of the three boons of a row of section 1 of the opening."""
    kind = f.opening_boon[row, place]
    if kind == TREND:
        return Line("boon-trend", {"change": f.trend_step})
    if kind == VOTES:
        return Line("boon-votes", {"votes": f.votes_step})
    return Line("boon-meetings", {"cubes": f.meetings_step})


def boons(f: Any, row: int) -> tuple[Line, ...]:
    return tuple(boon(f, row, place) for place in range(BOONS))


def poll_entries(f: Any, g: Any, poll: int, parties: list[int]) -> tuple[Line, ...]:
    """A poll's entries for the parties at the table."""
    changes = [(party, f.poll[poll, g.colour[party]]) for party in parties if party < g.parties]
    return tuple(Line("poll-entry", {"party": party, "change": change}) for party, change in changes if change)


def votes_gained(f: Any, g: Any, state: int, party: int, cubes: int) -> int:
    """How far converting the cubes moves the party's marker."""
    before = g.votes[state, party]
    return int(min(f.vote_track, before + votes_for(cubes, factor(g, state, party))) - before)


def option(sheet: Sheet, observation: Records, number: int, seat: int) -> Line:
    """An option as `seat` reads it. Every option has words at any time, so that `why` can be answered."""
    f, g = reading(Figures, sheet.record), reading(Position, observation)
    meaning = o.SPACE.meaning(number)
    key, things = f"option-{meaning.key}", dict(meaning.things)
    here, now = max(0, g.state), current(g)  # the cursor points nowhere before and after a campaign
    card = g.cabinet_up[seat, here]

    def lying(issue: int, side: int) -> int | Line:
        found = name(observation, "issue", issue)
        return card_of(issue, side) if side else found

    def on_card(figures: Any) -> int:
        return int(figures[card]) if card != NONE else 0

    match meaning.key:
        case "bid":
            return Line(key, {"money": things["amount"]})
        case "pass" if g.ask in PASSING:
            marked = sum(g.marked[seat, i] == 1 for i in range(HAND)) if g.ask == o.DISCARDING else 0
            return Line(f"pass-{o.DECISIONS[g.ask]}", {"cards": marked} if g.ask == o.DISCARDING else {})
        case "opening-boons":
            return Line(key, {"boons": boons(f, things["row"])})
        case "opening-base":
            return Line(key, {"markers": f.opening_media[things["row"]], "members": f.opening_members[things["row"]]})
        case "swap-platform":
            return Line(key, {"card_old": lying(things["issue"], g.platform[seat, things["issue"]]), "card": things["card"]})
        case "place-cabinet":
            return Line(key, {**things, "money": f.cabinet_cost[things["cabinet"]]})
        case "cabinet-votes":
            return Line(key, {"state": here, "votes": on_card(f.cabinet_votes)})
        case "set-key":
            return Line(key, {"state": here, "card": lying(things["issue"], g.opinion[here, things["issue"]])})
        case "lift-key":
            return Line(key, {"state": here})
        case "oust":
            return Line(key, {**things, "state": here, "money": f.media_swap_to_victim + f.media_swap_to_bank})
        case "trend-up":
            return Line(key, {"state": here, "change": on_card(f.cabinet_up)})
        case "trend-down":
            return Line(key, {**things, "state": here, "change": -on_card(f.cabinet_down)})
        case "buy-media":
            return Line(key, {**things, "money": f.media_price})
        case "swap-opinion":
            return Line(key, {"card_old": lying(things["issue"], g.opinion[here, things["issue"]]), "card": things["card"]})
        case "meet":
            return Line(key, {**things, "money": things["cubes"] * f.meeting_price})
        case "shelve":
            return Line(key, {"dice": f.shelve_dice})
        case "publish":
            parties = sorted({things["party"], things["other"]})
            known = poll_entries(f, g, g.poll[seat], parties) if g.poll[seat] != NONE else ()
            return Line(key, {"changes": known if len(known) == len(parties) else several("party", parties)})
        case "convert":
            return Line(key, {**things, "votes": votes_gained(f, g, here, seat, things["cubes"])})
        case "move-marker":
            return Line(key, {"points": f.media_points[now]})
        case "place-opinion":
            return Line(key, {"card": lying(things["issue"], g.opinion[now, things["issue"]])})
        case "push-out":
            there = g.national[things["space"]]
            return Line(key, {"card": there}) if there != NONE else Line("option-push-out-free", {"space": things["space"] + 1})
        case "accept":
            return Line(key, {"money": f.gift_amount[things["contribution"]], "dice": f.gift_risk[things["contribution"]]})
        case "refuse":
            return Line(key, {"money": f.gift_amount[things["contribution"]], "dice": f.gift_refusal[things["contribution"]]})
    return Line(key, things)


def question(sheet: Sheet, observation: Records, kind: int, seat: int) -> Line:
    """The question put to a party. The observation must be that party's own."""
    f, g = reading(Figures, sheet.record), reading(Position, observation)
    key = f"question-{o.DECISIONS[kind]}"
    here, now, money = max(0, g.state), current(g), max(0, g.cash[seat])
    match kind:
        case o.PLACE_BOON:
            place = next((i for i in range(BOONS) if g.opening_state[seat, i] == NONE), 0)
            return Line(key, {"boon": boon(f, max(0, g.opening_boons[seat]), place), "place": place + 1, "gains": BOONS})
        case o.PLACE_MARKER:
            placed = sum(g.opening_media[seat, i] != NONE for i in range(BOONS))
            return Line(key, {"place": placed + 1, "markers": f.opening_media[max(0, g.opening_base[seat])]})
        case o.START_BID:
            return Line(key, {"round": g.round, "money": money})
        case o.SECOND_BID:
            return Line(key, {"money_least": max(0, g.bid_shown[seat]), "money": money})
        case o.START_NAMING:
            return Line(key, {"round": g.round})
        case o.DISCARDING:
            return Line(key, {"cards": sum(g.marked[seat, i] == 1 for i in range(HAND))})
        case o.PLACING:
            laid = [g.cabinet_down[seat, state] for state in range(STATES)]
            cost = sum(f.cabinet_cost[card] for card in range(CABINET) if card in laid)
            return Line(key, {"state": here, "money_laid": cost, "money": money})
        case o.CABINET_ACTION:
            card = g.cabinet_up[seat, here]
            return Line(key, {"state": here, "cabinet": max(0, card)})
        case o.COALITION_TURN:
            return Line(key, {"state": now})
        case o.ANSWER:
            suitor = g.suitor if g.suitor != NOBODY else seat
            return Line(key, {"party": suitor, "state": now, "common": common_cards(g, suitor, seat)})
        case o.MEDIA_BUYING:
            return Line(key, {"money_price": f.media_price, "money": money, "markers": g.markers[seat]})
        case o.OPINION_SWAP:
            return Line("question-opinion-swap-majority" if g.phase == CONVERSION_PHASE else key, {"state": here})
        case o.HOLD_MEETINGS:
            things = {"state": here, "cubes": g.meetings[here, seat], "money_price": f.meeting_price, "money": money}
            return Line(key, things)
        case o.POLL_BID if g.leader == NOBODY:
            return Line("question-poll-bid-first", {"state": here, "money": money})
        case o.POLL_BID:
            return Line(key, {"state": here, "party": g.leader, "money_price": g.price, "money": money})
        case o.POLL_USE:
            entries = poll_entries(f, g, g.poll[seat], list(range(g.parties))) if g.poll[seat] != NONE else ()
            return Line(key, {"state": here, "changes": entries, "dice": f.shelve_dice})
        case o.CONVERTING:
            return Line(key, {"state": here, "cubes": g.meetings[here, seat], "change_factor": factor(g, here, seat)})
        case o.MARKER_MOVE:
            return Line(key, {"state": now, "points": f.media_points[now]})
        case o.OPINION_PLACING:
            task = min(g.step, 1)
            return Line(key, {"state": now, "cards": max(1, g.spoils_cards[task])})
        case o.OPINION_SPACE:
            issue = max(0, g.placing)
            side = g.opinion[now, issue]
            return Line(key, {"card": card_of(issue, side) if side else name(observation, "issue", issue)})
        case o.CONTRIBUTION:
            return Line(key, {"round": g.round})
    return Line(key)
