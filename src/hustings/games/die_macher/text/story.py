"""The story of Die Macher: an action, then everything that follows from it, phase by phase, up to the next question.

Much can follow from one action: the last conversion brings the election, members, money, a new state. Each phase passed through
tells what happened in it, derived from the reader's own observations before and after the action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ....core.layout import Records, reading
from ....core.values import Line, Sheet
from ....text.deed import Deed
from .. import options as o
from ..position import (
    BOARDS,
    CABINET,
    CABINET_PLACING,
    CARDS,
    CLEAR,
    COALITION,
    CONFERENCE,
    CONTRIBUTIONS,
    DOWN,
    ELECTION,
    EMPTY,
    END_OF_ROUND,
    GIFTS,
    HAND,
    ISSUES,
    NARROW,
    NATIONAL,
    NONE,
    OPENING,
    OVER,
    PARTS,
    POLLS_PHASE,
    START_PLAYER,
    STATES,
    Figures,
    Position,
)
from ..rules.scoring import placing, total
from ..rules.table import at_turn, card_of, last_in_line, stance
from .asking import poll_entries
from .deeds import deed, drew, platform_shuffled, votes_by_deed
from .naming import several

Told = list[Line]


def story(sheet: Sheet, viewer: int, before: Records, after: Records, seat: int, kind: int, option: int | None) -> Told:
    """Lines that tell the reader of an action. Both records are the reader's observations; `option` is None if it is hidden."""
    d = Deed(reading(Figures, sheet.record), reading(Position, before), reading(Position, after), viewer, seat, kind, option)
    if seat < 0:
        return set_up(d)
    lines = deed(d)
    for place, (round_, phase) in enumerate(phases(d)):
        events = EVENTS[phase](d, round_) if phase in EVENTS else []
        last = (round_, phase) == (d.now.round, d.now.phase)
        if place and (events or last):
            if phase == START_PLAYER or (phase == ELECTION and round_ == d.now.rounds):
                lines.append(Line("story-round", {"round": round_, "state": round_ - 1}))
            lines.append(Line("story-phase", {"phase": phase}))
        lines += events
    return lines


def phases(d: Deed) -> Iterator[tuple[int, int]]:
    """The phases from the action's to that of the next question, each with its round: (round, phase)."""
    round_, phase = d.was.round, d.was.phase
    while (round_, phase) != (d.now.round, d.now.phase):
        yield round_, phase
        if phase == CONTRIBUTIONS:
            round_ += 1
            phase = ELECTION if round_ == d.now.rounds else START_PLAYER
        elif phase == END_OF_ROUND and round_ == d.now.rounds:
            phase = OVER
        else:
            phase += 1
    yield round_, phase


def left(d: Deed, phase: int) -> bool:
    """Whether a phase that the action was in or passed through is over."""
    return bool(d.now.phase != phase)


def turn_order(d: Deed) -> list[int]:
    return [at_turn(d.now, turn) for turn in range(d.now.parties)]


# 1 and 2 Set-up and opening


def opinions(g: Any, state: int) -> list[int]:
    """The open opinion cards of a state."""
    return [card_of(issue, g.opinion[state, issue]) for issue in range(ISSUES) if g.opinion[state, issue]]


def set_up(d: Deed) -> Told:
    """The cards open on the table, and the reader's own hand."""
    g = d.now
    lines = [Line("story-setup-states", {"states": several("state", list(range(BOARDS)))})]
    for state in range(BOARDS):
        hidden = sum(g.down[state, i] != EMPTY for i in range(DOWN))
        things = {"state": state, "cards": several("card", opinions(g, state)), "hidden": hidden}
        lines.append(Line("story-setup-opinions", things))
    pool = [card for card in range(CARDS) for _ in range(g.pool[card])]
    lines.append(Line("story-setup-pool", {"cards": several("card", pool)}))
    for party in range(g.parties):
        cards = [card_of(issue, g.platform[party, issue]) for issue in range(ISSUES) if g.platform[party, issue]]
        lines.append(Line("story-setup-platform", {"party": party, "cards": several("card", cards)}))
    if d.viewer < g.parties:
        hand = [g.hand[d.viewer, i] for i in range(HAND) if g.hand[d.viewer, i] != NONE]
        lines.append(Line("story-own-hand", {"cards": several("card", hand)}))
    lines.append(Line("story-phase", {"phase": g.phase}))
    return lines


def opened(d: Deed, round_: int) -> Told:
    """2.1: all openings are turned up and applied together."""
    if not left(d, OPENING):
        return []
    lines = []
    for party in range(d.now.parties):
        gains = []
        for state in range(BOARDS):
            moved = {field: getattr(d.now, field)[state, party] - getattr(d.was, field)[state, party]
                     for field in ("trend", "votes", "meetings", "media")}  # fmt: skip
            if moved["trend"]:
                gains.append(Line("gain-trend", {"change": moved["trend"], "state": state}))
            if moved["votes"]:
                gains.append(Line("gain-votes", {"votes": moved["votes"], "state": state}))
            if moved["meetings"]:
                gains.append(Line("gain-meetings", {"cubes": moved["meetings"], "state": state}))
            if moved["media"]:
                gains.append(Line("gain-media", {"markers": moved["media"], "state": state}))
        members = d.now.members[party] - d.was.members[party]
        if members:
            gains.append(Line("gain-members", {"members": members}))
        lines.append(Line("story-opened", {"party": party, "gains": tuple(gains)}))
    return lines


# 3 The campaign


def bids_shown(d: Deed, round_: int) -> Told:
    """3.1: bids turned up, and their result."""
    was, now = d.was, d.now
    first = {p: was.bid_shown[p] if was.phase == START_PLAYER else NONE for p in range(now.parties)}
    again = was.phase == START_PLAYER and was.ask == o.SECOND_BID and d.kind == o.SECOND_BID
    shown = {p: now.bid_shown[p] for p in range(now.parties) if now.bid_shown[p] != NONE}
    if now.phase != START_PLAYER or not shown or (now.ask == was.ask and was.phase == START_PLAYER):
        return []
    if again:  # only the tied parties have bid again
        shown = {p: bid for p, bid in shown.items() if first[p] == max(first.values())}
    lines = [Line("story-bids", {"bids": tuple(Line("bid-of", {"party": p, "money": bid}) for p, bid in shown.items())})]
    tied = [p for p, bid in shown.items() if bid == max(shown.values())]
    if now.ask == o.SECOND_BID:
        lines.append(Line("story-bids-tied", {"parties": several("party", tied)}))
    else:
        key = "story-start-won" if len(tied) == 1 else "story-start-rolled"
        lines.append(Line(key, {"party": now.leader, "money": now.bid_shown[now.leader]}))
    return lines


def arrived(d: Deed, round_: int) -> Told:
    """3.2.1: in 2006 a party whose turn it is at the conference first draws up to three."""
    now = d.now
    if now.phase != CONFERENCE or now.ask != o.DISCARDING or d.kind == o.DISCARDING:
        return []
    party = next(p for p in range(now.parties) if now.asked >> p & 1)
    drawn = now.hand_size[party] - d.was.hand_size[party]
    lines = [Line("story-platform-shuffled")] if platform_shuffled(d, drawn) else []
    return lines + drew(d, party, drawn, [])


def cabinets_up(d: Deed, round_: int) -> Told:
    """3.3.2: all cabinet cards are turned up and paid for; a telephone brings a coalition tile."""
    was, now = d.was, d.now
    if not left(d, CABINET_PLACING):
        return []
    lines = []
    for party in turn_order(d):
        played = [card for card in range(CABINET) if was.cabinet[party, card] and not now.cabinet[party, card]]
        lying = {now.cabinet_up[party, state]: state for state in range(STATES)}
        cards = []
        for card in sorted(played, key=lambda card: lying.get(card, NONE)):
            if card not in lying:  # nobody could act with any card, so they are off the table already
                cards.append(Line("cabinet-away", {"cabinet": card}))
            else:
                phone = now.tile[lying[card], party] and not was.tile[lying[card], party]
                cards.append(Line("cabinet-phone" if phone else "cabinet-in", {"cabinet": card, "state": lying[card]}))
        if cards:
            cost = sum(d.f.cabinet_cost[card] for card in played)
            lines.append(Line("story-cabinet-up", {"party": party, "cards": tuple(cards), "money": cost}))
    return lines or [Line("story-cabinet-empty")]


def polls(d: Deed, round_: int) -> Told:
    """3.7: a poll shelved, polls nobody wanted, a poll won."""
    was, now = d.was, d.now
    entered = was.phase != POLLS_PHASE
    lines = []
    if d.option == o.SHELVE and not entered:
        members = now.members[d.seat] - was.members[d.seat] - recruits(d, d.seat) * rounds_ended(d)
        lines.append(d.line("poll-shelved", state=was.state, members=members))
    if entered and now.poll_left > was.poll_left:
        lines.append(Line("story-polls-shuffled"))
    first = round_ - 1 if entered else was.state + (was.ask == o.POLL_USE)
    end = now.state if now.phase == POLLS_PHASE else last_in_line(was) + 1
    if first < end:
        lines.append(Line("story-polls-unsold", {"states": several("state", list(range(first, end)))}))
    if now.phase == POLLS_PHASE and now.ask == o.POLL_USE:
        lines.append(Line("story-poll-won", {"party": now.leader, "state": now.state, "money": now.price}))
        if now.leader == d.viewer:
            entries = poll_entries(d.f, now, now.poll[d.viewer], list(range(now.parties)))
            lines.append(Line("story-own-poll", {"changes": entries}))
    return lines


# 4 The election


def election(d: Deed, round_: int) -> Told:
    """4.1 and 4.2: the last meetings, the result, the winner."""
    was, now, state = d.was, d.now, round_ - 1
    gains = {p: now.votes[state, p] - was.votes[state, p] - votes_by_deed(d, state, p) for p in turn_order(d)}
    lines = []
    if any(gains.values()):
        converted = tuple(Line("votes-of", {"party": p, "votes": votes}) for p, votes in gains.items() if votes)
        lines.append(Line("story-last-meetings", {"gains": converted, "state": state}))
    order = sorted(range(now.parties), key=lambda p: (-now.votes[state, p], -now.height[state, p]))
    results = tuple(Line("result-of", {"party": p, "votes": now.votes[state, p], "seats": now.seats[state, p]}) for p in order)
    lines.append(Line("story-election", {"state": state, "results": results}))
    winner = {"party": now.winner[state], "state": state}
    if now.victory[state] == CLEAR:
        lines.append(Line("story-won-clear", winner))
    elif now.victory[state] == NARROW:
        lines.append(Line("story-won-narrow", winner))
    elif now.victory[state] == COALITION:
        lines.append(Line("story-won-coalition", {**winner, "party_2": now.winner_partner[state]}))
    else:
        lines.append(Line("story-won-nobody", {"state": state}))
    return lines


def recruits(d: Deed, party: int) -> int:
    """4.5: the members that national opinion brings the party at the end of a round."""
    g = d.now
    cards = [(slot, g.national[slot]) for slot in range(NATIONAL) if g.national[slot] != NONE]
    return sum(d.f.recruits[slot] for slot, card in cards if g.platform[party, card // 2] == stance(card))


def rounds_ended(d: Deed) -> int:
    """How many times members were recruited since the action."""
    return sum(phase == END_OF_ROUND for _, phase in phases(d))


def round_end(d: Deed, round_: int) -> Told:
    """4.5, 4.6 and 5.1: members, money, the boards."""
    now = d.now
    parties = range(now.parties)
    lines = []
    gained = tuple(Line("members-of", {"party": p, "members": recruits(d, p)}) for p in parties if recruits(d, p))
    if gained:
        lines.append(Line("story-recruited", {"gains": gained}))
    if round_ < now.rounds - 1:
        dues = bool(d.f.membership_round[round_ - 1])
        money = {p: now.seats[round_ - 1, p] + (now.members[p] if dues else 0) for p in parties}
        paid = tuple(Line("money-of", {"party": p, "money": amount}) for p, amount in money.items() if amount)
        if paid:
            lines.append(Line("story-paid-dues" if dues else "story-paid", {"gains": paid}))
    if round_ < now.rounds:
        lines += boards(d, round_)
    return lines


def boards(d: Deed, round_: int) -> Told:
    """5.1: a new last state while there is one; the others turn a card up."""
    was, now = d.was, d.now
    lines = []
    last = min(round_ + 2, now.rounds - 1)
    if last + 1 < now.rounds:
        lines.append(Line("story-new-state", {"state": last + 1, "cards": several("card", opinions(now, last + 1))}))
    swapped = NONE
    if d.kind == o.OPINION_SWAP and d.option is not None and d.option != o.PASS:
        swapped = (d.option - o.SWAP_OPINION) % CARDS
    turned = []
    for state in range(round_, last + 1):
        known = [*opinions(was, state), swapped if state == was.state else NONE]
        turned += [Line("card-in", {"card": card, "state": state}) for card in opinions(now, state) if card not in known]
    if turned:
        lines.append(Line("story-turned-up", {"cards": tuple(turned)}))
    return lines


# 5.2 Contributions and 6 the end


def contributions(d: Deed, round_: int) -> Told:
    """5.2: parties that accepted get money and lose members; then those that refused reveal their cards and gain members."""
    was, now = d.was, d.now
    if now.phase == CONTRIBUTIONS and now.round == round_:
        return []
    used = {p: next((c for c in range(GIFTS) if was.gift[p, c] and not now.gift[p, c]), NONE) for p in turn_order(d)}
    took = {p for p in used if was.accepted[p] != NONE}
    if d.kind == o.CONTRIBUTION and d.option is not None and d.option < o.REFUSE:
        took.add(d.seat)
    amount = {p: d.f.gift_amount[card] for p, card in used.items() if card != NONE}
    refused = [p for p in amount if p not in took]
    largest = max((amount[p] for p in refused), default=0)
    lines = []
    for party in sorted(amount, key=lambda p: p in refused):
        change = now.members[party] - was.members[party] - recruits(d, party) * rounds_ended(d)
        things = {"party": party, "money": amount[party], "members": abs(change)}
        if party in took:
            lines.append(Line("story-gift-taken", things))
        else:
            alone = sum(amount[p] == largest for p in refused) == 1 and amount[party] == largest
            lines.append(Line("story-gift-shown-largest" if alone else "story-gift-shown", things))
    return lines


def final_score(d: Deed, round_: int) -> Told:
    """6: the points of every party, best first, and the winners."""
    g = d.now
    order = sorted(range(g.parties), key=lambda p: -placing(g, p))
    lines = []
    for party in order:
        parts = tuple(Line("part-of", {"part": i, "points": g.points[party, i]}) for i in range(PARTS) if g.points[party, i])
        lines.append(Line("story-score", {"party": party, "points": total(g, party), "parts": parts}))
    winners = [p for p in order if placing(g, p) == placing(g, order[0])]
    if len(winners) == 1:
        return [*lines, Line("story-winner", {"party": winners[0]})]
    return [*lines, Line("story-winners", {"parties": several("party", winners)})]


EVENTS: dict[int, Callable[[Deed, int], Told]] = {
    OPENING: opened,
    START_PLAYER: bids_shown,
    CONFERENCE: arrived,
    CABINET_PLACING: cabinets_up,
    POLLS_PHASE: polls,
    ELECTION: election,
    END_OF_ROUND: round_end,
    CONTRIBUTIONS: contributions,
    OVER: final_score,
}
