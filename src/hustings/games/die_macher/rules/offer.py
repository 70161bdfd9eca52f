"""Lists of the legal options of a decision. Hopeless options are skipped, and the decision's refusal is asked about the rest.
Sums of money are a range; the refusal uses the same bounds."""

from __future__ import annotations

from ....core.contract import OK
from ....core.layout import Grid
from ....core.rule import rule
from ..options import (
    ACCEPT,
    AMOUNTS,
    BUY_MEDIA,
    CABINET_ACTION,
    CONTRIBUTION,
    CONVERT,
    CONVERTING,
    DISCARD,
    DISCARDING,
    HOLD_MEETINGS,
    LIFT_KEY,
    MEDIA_BUYING,
    MEET,
    MEETINGS_ROOM,
    MORE_AMOUNTS,
    MOST_MONEY,
    OPINION_SWAP,
    OUST,
    PASS,
    PLACE,
    PLACING,
    PLATFORM_SWAP,
    POLL_BID,
    POLL_USE,
    PUBLISH,
    REFUSE,
    SECOND_BID,
    SET_KEY,
    SHELVE,
    START_BID,
    SWAP_OPINION,
    SWAP_PLATFORM,
    TREND_DOWN,
    TREND_UP,
    VOTES,
)
from ..position import CABINET, CARDS, GIFTS, HAND, ISSUES, NONE, PARTIES, Figures, Position
from .cabinet import action_refusal, card_refusal, money_left
from .conference import discard_refusal
from .conference import exchange_refusal as platform_refusal
from .contributions import contribution_refusal
from .conversion import converting_refusal
from .flow import decision, refusal, span
from .media import buying_refusal
from .media import exchange_refusal as opinion_refusal
from .meetings import cubes_refusal
from .polls import entry_refusal, poll_refusal, raises
from .start_player import bids
from .table import current, last_in_line


@rule
def offer(f: Figures, g: Position, party: int, out: Grid) -> int:
    """The contract's `offer`, dispatched by the kind of decision."""
    kind = decision(f, g, party)
    if kind == START_BID or kind == SECOND_BID:
        least, most = bids(g, party, kind)
        return larger_bids(out, small_bids(out, least, most), least, most)
    if kind == POLL_BID:
        least, most = raises(g, party)
        n = small_bids(out, least, most)
        out[n] = PASS
        return larger_bids(out, n + 1, least, most)
    if kind == HOLD_MEETINGS:
        return offer_meetings(f, g, party, out)
    if kind == CONVERTING:
        return offer_conversion(g, party, out)
    if kind == CONTRIBUTION:
        return offer_contributions(g, party, out)
    if kind == POLL_USE:
        return offer_poll(f, g, party, out)
    out[0] = PASS
    if kind == DISCARDING:
        return offer_discards(g, party, out)
    if kind == PLATFORM_SWAP:
        return offer_platform(f, g, party, out)
    if kind == PLACING:
        return offer_cabinet(f, g, party, out)
    if kind == CABINET_ACTION:
        return offer_actions(f, g, party, out)
    if kind == MEDIA_BUYING:
        return offer_media(f, g, party, out)
    if kind == OPINION_SWAP:
        return offer_opinions(g, out)
    return offer_span(f, g, party, out)


@rule
def small_bids(out: Grid, least: int, most: int) -> int:
    """List bids whose option number is the amount itself."""
    n = 0
    for amount in range(least, min(most, AMOUNTS - 1) + 1):
        out[n] = amount
        n += 1
    return n


@rule
def larger_bids(out: Grid, n: int, least: int, most: int) -> int:
    """List the larger bids, whose numbers come after all other options."""
    for amount in range(max(least, AMOUNTS), min(most, MOST_MONEY) + 1):
        out[n] = MORE_AMOUNTS + amount - AMOUNTS
        n += 1
    return n


@rule
def offer_span(f: Figures, g: Position, party: int, out: Grid) -> int:
    """List options of decisions that are rare or have few: PASS and the whole span are tried."""
    n = 1 if refusal(f, g, party, PASS) == OK else 0
    low, high = span(f, g, party)
    for option in range(low, high):
        if refusal(f, g, party, option) == OK:
            out[n] = option
            n += 1
    return n


@rule
def offer_meetings(f: Figures, g: Position, party: int, out: Grid) -> int:
    n, first = 0, MEET + g.state * MEETINGS_ROOM
    for cubes in range(min(f.meetings_per_round, MEETINGS_ROOM - 1) + 1):
        if cubes_refusal(f, g, party, g.state, cubes) == OK:
            out[n] = first + cubes
            n += 1
    return n


@rule
def offer_conversion(g: Position, party: int, out: Grid) -> int:
    n = 0
    for option in range(CONVERT, CONVERT + g.meetings[g.state, party] + 1):
        if converting_refusal(g, party, option) == OK:
            out[n] = option
            n += 1
    return n


@rule
def offer_contributions(g: Position, party: int, out: Grid) -> int:
    n = 0
    for option in range(ACCEPT, REFUSE + GIFTS):
        if contribution_refusal(g, party, option) == OK:
            out[n] = option
            n += 1
    return n


@rule
def offer_poll(f: Figures, g: Position, party: int, out: Grid) -> int:
    """List uses of a poll. Pairs are tried only if their first change is possible."""
    out[0] = SHELVE
    n = 1
    for first in range(g.parties):
        if entry_refusal(f, g, g.poll[party], first) == OK:
            for second in range(first, g.parties):
                option = PUBLISH + first * PARTIES + second
                if poll_refusal(f, g, party, option) == OK:
                    out[n] = option
                    n += 1
    return n


@rule
def offer_discards(g: Position, party: int, out: Grid) -> int:
    """List PASS and the different cards of the hand, which is in ascending order."""
    n, last = 1, NONE
    for i in range(HAND):
        card = g.hand[party, i]
        if card != last and card != NONE and discard_refusal(g, party, DISCARD + card) == OK:
            out[n] = DISCARD + card
            n += 1
        last = card
    return n


@rule
def offer_platform(f: Figures, g: Position, party: int, out: Grid) -> int:
    """List PASS and exchanges of open cards for cards of the hand."""
    n = 1
    for issue in range(ISSUES):
        if g.platform[party, issue] == 0:
            continue
        last = NONE
        for i in range(HAND):
            card = g.hand[party, i]
            if card != last and card != NONE and platform_refusal(f, g, party, issue, card) == OK:
                out[n] = SWAP_PLATFORM + issue * CARDS + card
                n += 1
            last = card
    return n


@rule
def offer_cabinet(f: Figures, g: Position, party: int, out: Grid) -> int:
    n, first, left = 1, PLACE + g.state * CABINET, money_left(f, g, party)
    for card in range(CABINET):
        if card_refusal(f, g, party, card, left) == OK:
            out[n] = first + card
            n += 1
    return n


@rule
def offer_actions(f: Figures, g: Position, party: int, out: Grid) -> int:
    """List PASS and the actions that the card allows."""
    card = g.cabinet_up[party, g.state]
    n = 1
    if f.cabinet_votes[card] != 0:
        n = try_actions(f, g, party, VOTES, SET_KEY, out, n)
    if f.cabinet_key[card] != 0:
        n = try_actions(f, g, party, SET_KEY, LIFT_KEY + 1, out, n)
    if f.cabinet_media[card] != 0:
        n = try_actions(f, g, party, OUST, TREND_UP, out, n)
    if f.cabinet_up[card] != 0:
        n = try_actions(f, g, party, TREND_UP, TREND_DOWN, out, n)
    if f.cabinet_down[card] != 0:
        n = try_actions(f, g, party, TREND_DOWN, TREND_DOWN + PARTIES, out, n)
    return n


@rule
def try_actions(f: Figures, g: Position, party: int, low: int, high: int, out: Grid, n: int) -> int:
    for option in range(low, high):
        if action_refusal(f, g, party, option) == OK:
            out[n] = option
            n += 1
    return n


@rule
def offer_media(f: Figures, g: Position, party: int, out: Grid) -> int:
    """List PASS and the states in play where a marker can be bought."""
    n = 1
    for option in range(BUY_MEDIA + current(g), BUY_MEDIA + last_in_line(g) + 1):
        if buying_refusal(f, g, party, option) == OK:
            out[n] = option
            n += 1
    return n


@rule
def offer_opinions(g: Position, out: Grid) -> int:
    """List PASS and exchanges of open opinions for cards of the pool."""
    n = 1
    for issue in range(ISSUES):
        if g.opinion[g.state, issue] == 0:
            continue
        for card in range(CARDS):
            if opinion_refusal(g, issue, card) == OK:
                out[n] = SWAP_OPINION + issue * CARDS + card
                n += 1
    return n
