"""3.7 Polls: one auction per state in play; the winner looks and publishes or shelves the poll."""

from __future__ import annotations

from ....core.chance import CARDS as CARD_STREAM
from ....core.chance import DICE, SHOWN, Chance, pick, reveal, roll
from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import PASS, POLL_BID, POLL_USE, PUBLISH, SHELVE
from ..position import CONVERSION, NOBODY, NONE, PARTIES, POLLS, Figures, Position
from ..refusals import NO_ENTRY, NO_SUCH_PARTY, PROTECTED, TOO_DEAR, TOO_LOW, TOO_MANY_CHANGES
from .media import controller
from .table import add_trend, amount_of, ask, at_turn, current, last_in_line, pay

NEW_AUCTION, BIDDING = 0, 1


@rule
def raises(g: Position, party: int) -> tuple[int, int]:
    """The lowest and highest bid allowed: at least 1,000, above the last bid, not over the party's money (3.7.2, 3.7-a)."""
    return g.price + 1, g.cash[party]


@rule
def auction_refusal(g: Position, party: int, option: int) -> int:
    """A bid, or pass."""
    if option == PASS:
        return OK
    amount = amount_of(option)
    if amount < 0:
        return NO_SUCH_OPTION
    least, most = raises(g, party)
    if amount < least:
        return TOO_LOW
    return OK if amount <= most else TOO_DEAR


@rule
def auction_apply(g: Position, party: int, option: int) -> None:
    g.asked = 0
    if option == PASS:  # out of this auction
        g.out |= 1 << party
    else:
        g.price, g.leader = amount_of(option), party
    g.turn += 1


@rule
def reshuffle_polls(f: Figures, g: Position) -> None:
    """With too few polls for this phase, the discards are shuffled in (3.7-e). Nobody knows anything about the deck any more."""
    g.poll_left = 0
    for poll in range(POLLS):
        g.poll_public[poll] = 0
        g.poll_deck[poll] = 0 if g.short == 1 and f.poll_dropped[poll] == 1 else 1
        g.poll_left += g.poll_deck[poll]
        for party in range(PARTIES):
            g.poll_seen[party, poll] = 0
    for party in range(PARTIES):
        g.poll_kept[party] = 0


@rule
def next_bidder(g: Position) -> int:
    """The next party in turn order that may still bid, or NOBODY. A party that cannot outbid is out."""
    for _ in range(g.parties):
        party = at_turn(g, g.turn % g.parties)
        if party != g.leader and (g.out >> party) & 1 == 0:
            if g.cash[party] > g.price:
                return party
            g.out |= 1 << party
        g.turn += 1
    return NOBODY


@rule
def polls_proceed(f: Figures, g: Position, c: Chance) -> None:
    """One auction for each state in play, in order of election (3.7.1).
    The last party that has not passed may still bid when nobody has (3.7-b)."""
    if g.state > last_in_line(g):
        g.price, g.leader, g.out = 0, NOBODY, 0
        g.phase, g.state, g.turn = CONVERSION, last_in_line(g), 0
        return
    if g.step == NEW_AUCTION:
        if g.state == current(g) and g.poll_left < last_in_line(g) - current(g) + 1:
            reshuffle_polls(f, g)
        g.price, g.leader, g.out, g.turn, g.step = 0, NOBODY, 0, 0, BIDDING
    party = next_bidder(g)
    if party != NOBODY:
        ask(g, party, POLL_BID)
        return
    g.poll_left -= 1
    if g.leader == NOBODY:  # all passed: the card is discarded unseen (3.7-c)
        g.state += 1
        g.step = NEW_AUCTION
        return
    pay(g, g.leader, g.price)
    poll = pick(c, CARD_STREAM, g.poll_deck, POLLS)
    g.poll_deck[poll] = 0
    g.poll[g.leader] = poll
    g.poll_seen[g.leader, poll] = 1
    g.poll_kept[g.leader] += 1
    ask(g, g.leader, POLL_USE)


@rule
def entry_refusal(f: Figures, g: Position, poll: int, party: int) -> int:
    """An entry of a party at the table; one that would lower a controller of the state's media cannot be chosen (3.7-d)."""
    if party >= g.parties:
        return NO_SUCH_PARTY
    change = f.poll[poll, g.colour[party]]
    if change == 0:
        return NO_ENTRY
    return PROTECTED if change < 0 and controller(g, g.state) == party else OK


@rule
def poll_refusal(f: Figures, g: Position, party: int, option: int) -> int:
    """Shelve it, or publish one or two of its changes (3.7.3, 3.7.4)."""
    if option == SHELVE:
        return OK
    if option < PUBLISH or option >= PUBLISH + PARTIES * PARTIES:
        return NO_SUCH_OPTION
    first, second = (option - PUBLISH) // PARTIES, (option - PUBLISH) % PARTIES
    if first > second:
        return NO_SUCH_OPTION  # the pair already has a number in the other order
    if first != second and f.publish_at_most < 2:
        return TOO_MANY_CHANGES
    why = entry_refusal(f, g, g.poll[party], first)
    return why if why != OK else entry_refusal(f, g, g.poll[party], second)


@rule
def poll_apply(f: Figures, g: Position, c: Chance, party: int, option: int) -> None:
    poll = g.poll[party]
    g.poll[party] = NONE
    if option == SHELVE:  # the card stays secret (3.7.4, 3.7.5); two dice (3.7-f)
        for _ in range(f.shelve_dice):
            g.members[party] += f.die[roll(c, DICE, 6)]
    else:
        first, second = (option - PUBLISH) // PARTIES, (option - PUBLISH) % PARTIES
        add_trend(f, g, g.state, first, f.poll[poll, g.colour[first]])
        if second != first:
            add_trend(f, g, g.state, second, f.poll[poll, g.colour[second]])
        reveal(c, SHOWN)
        g.poll_public[poll] = 1
        g.poll_seen[party, poll] = 0
        g.poll_kept[party] -= 1
    g.asked = 0
    g.state += 1
    g.step = NEW_AUCTION
