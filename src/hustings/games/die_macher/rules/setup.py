"""1 Set-up. The choices it starts from (how many parties, which edition, which colours) are already in the position."""

from __future__ import annotations

from ....core.chance import SETUP, Chance, pick
from ....core.rule import rule
from ..position import (
    BOARDS,
    CABINET,
    CARDS,
    DOWN,
    GIFTS,
    HAND,
    LANDS,
    NATIONAL,
    NOBODY,
    NONE,
    OPEN,
    OPENING,
    OPINION_ROOM,
    PARTIES,
    PLATFORM_ROOM,
    POLLS,
    STATES,
    Figures,
    Position,
)
from .decks import deal_hidden_opinion, deal_open_opinion, deal_open_platform, draw_hidden, turn_up_for_pool
from .table import no_bids


@rule
def set_up(f: Figures, g: Position, c: Chance) -> None:
    """Everything up to the opening."""
    clear(g)
    g.rounds = f.short_rounds if g.short == 1 else f.rounds
    for party in range(g.parties):
        hand_out(f, g, party)
    deal_platforms(f, g, c)
    for card in range(CARDS):
        g.opinion_unseen[card] = f.opinion_copies
        g.opinion_left += f.opinion_copies
    for land in range(LANDS):
        g.land_deck[land] = 1
    for state in range(BOARDS):
        set_up_state(f, g, c, state, BOARDS - state)
    for _ in range(f.exchange_pool):  # 1.7
        g.pool[turn_up_for_pool(g, c)] += 1
    for poll in range(POLLS):  # 1.8, 7.1
        if g.short == 0 or f.poll_dropped[poll] == 0:
            g.poll_deck[poll] = 1
            g.poll_left += 1
    g.round = 1
    g.phase = OPENING


@rule
def clear(g: Position) -> None:
    """Set the fields to "none" in which that is not zero."""
    g.suitor, g.leader, g.placing = NOBODY, NOBODY, NONE
    no_bids(g)
    for i in range(PLATFORM_ROOM):
        g.platform_under[i] = NONE
    for i in range(OPINION_ROOM):
        g.opinion_under[i] = NONE
    for slot in range(NATIONAL):
        g.national[slot] = NONE
    for task in range(2):
        g.spoils_party[task] = NOBODY
    for state in range(STATES):
        g.land[state] = NONE
        g.key_issue[state] = NONE
        g.winner[state] = NOBODY
        g.winner_partner[state] = NOBODY
    for party in range(PARTIES):
        g.partner[party] = NOBODY
        g.poll[party] = NONE
        g.accepted[party] = NONE
        g.refused[party] = NONE
        g.opening_boons[party] = NONE
        g.opening_base[party] = NONE
        for i in range(HAND):
            g.hand[party, i] = NONE
            g.opening_state[party, i] = NONE
            g.opening_media[party, i] = NONE
        for state in range(STATES):
            g.cabinet_down[party, state] = NONE
            g.cabinet_up[party, state] = NONE


@rule
def hand_out(f: Figures, g: Position, party: int) -> None:
    """1.1 and 1.6: pieces, cards and money of one party."""
    g.cubes[party] = f.meeting_cubes
    g.markers[party] = f.media_markers
    g.tiles[party] = f.coalition_tiles
    g.members[party] = f.start_members
    g.cash[party] = f.start_money
    g.ledger[party] = f.start_money
    for card in range(CABINET):
        g.cabinet[party, card] = 0 if g.short == 1 and f.cabinet_dropped[card] == 1 else 1
    for card in range(GIFTS):
        g.gift[party, card] = 0 if g.short == 1 and f.gift_dropped[card] == 1 else 1


@rule
def deal_platforms(f: Figures, g: Position, c: Chance) -> None:
    """1.2: five open cards on different issues each, then three hidden ones each."""
    for card in range(CARDS):
        g.platform_deck[card] = f.platform_copies
        g.platform_left += f.platform_copies
    for party in range(g.parties):
        for _ in range(OPEN):
            deal_open_platform(f, g, c, party)
    for party in range(g.parties):
        for _ in range(HAND):
            draw_hidden(g, c, party)


@rule
def set_up_state(f: Figures, g: Position, c: Chance, state: int, shown: int) -> None:
    """1.3 to 1.5: a state card, markers on 0, starting cubes while the supply lasts (5.1-c), four opinion cards of which `shown`
    are open. The first state is drawn at random too (1-a)."""
    g.land[state] = pick(c, SETUP, g.land_deck, LANDS)
    g.land_deck[g.land[state]] = 0
    for party in range(g.parties):
        g.height[state, party] = party
        cubes = min(f.start_meetings, g.cubes[party])
        g.meetings[state, party] = cubes
        g.cubes[party] -= cubes
    for _ in range(shown):
        # From the third state on, other states have face-down cards, and a card seen here cannot be one of them. So in 1997 a
        # clashing card goes to the discards, like every clash at the end of a round (5.1.3), and not back among the unseen cards.
        # Games begun under the first revision still put it back among them.
        deal_open_opinion(g, c, state, state >= (2 if g.revision >= 1 else BOARDS))
    for i in range(min(DOWN, BOARDS - shown)):
        deal_hidden_opinion(g, state, i)
