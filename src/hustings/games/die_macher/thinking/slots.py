"""Policy slots of Die Macher: every choice from the point of view of the party asked.

Bids are counted from the lowest legal one, exactly at first, then in growing steps. States are counted from the current one and
parties from the one asked, so that slots stay few and mean the same at every seat and in every round.
"""

from __future__ import annotations

from typing import Any

from ....core.contract import OK
from ....core.encoding import Blocks
from ....core.loops import legal
from ....core.rule import rule
from ..options import (
    ACCEPT,
    AGREE,
    BUY_MEDIA,
    CHOOSE_STATE,
    CONVERT,
    CUBES_ROOM,
    DECLINE,
    DISCARD,
    FORCE,
    LIFT_KEY,
    MEET,
    MEETINGS_ROOM,
    MOVE_MARKER,
    NAME_START,
    OPENING_BASE,
    OPENING_BOONS,
    OUST,
    PASS,
    PLACE,
    PLACE_OPINION,
    POLL_BID,
    PROPOSE,
    PUBLISH,
    PUSH_OUT,
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
from ..position import BOARDS, CABINET, CARDS, GIFTS, ISSUES, NATIONAL, NOBODY, PARTIES, STATES, Figures, Position
from ..rules.flow import decision, refusal, span
from ..rules.table import current

STEPS = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 19, 21, 24, 27, 30, 34, 38, 43, 49, 56, 65, 75, 90, 110, 140,
)  # fmt: skip
"""The distance of each amount from the lowest legal bid."""
AMOUNTS = len(STEPS)
PAIRS = tuple((first, second) for first in range(PARTIES) for second in range(first, PARTIES))
FIRST, SECOND = tuple(first for first, _ in PAIRS), tuple(second for _, second in PAIRS)

SLOTS = Blocks()
AMOUNT = SLOTS.add("bid", AMOUNTS, about="a bid, or the limit up to which to raise, by its distance from the lowest legal bid")
NONE_OF_IT = SLOTS.add("pass", about="pass")
BOON_ROW = SLOTS.add("opening-boons", 3, about="a row in section 1 of the opening")
BASE_ROW = SLOTS.add("opening-base", 4, about="a row in section 2 of the opening")
BOARD = SLOTS.add("choose-state", BOARDS, about="a state, by its place in line")
STARTER = SLOTS.add("name-start", PARTIES, about="the start player, counted from the party asked")
THROW = SLOTS.add("discard", CARDS, about="a hidden platform card")
PLATFORM = SLOTS.add("swap-platform", ISSUES, CARDS, about="the issue given up, the card played")
MINISTER = SLOTS.add("place-cabinet", BOARDS, CABINET, about="a cabinet card on a state")
CABINET_VOTES = SLOTS.add("cabinet-votes", about="votes from a cabinet card")
KEY = SLOTS.add("set-key", ISSUES, about="the key-issue tile on an issue")
UNKEY = SLOTS.add("lift-key", about="take the key-issue tile away")
OUSTED = SLOTS.add("oust", PARTIES, about="the party whose media marker is ousted")
UP = SLOTS.add("trend-up", about="raise own trend")
DOWN = SLOTS.add("trend-down", PARTIES, about="the party whose trend is lowered")
FORCED = SLOTS.add("force", PARTIES, about="the party forced into a coalition")
ASKED = SLOTS.add("propose", PARTIES, about="the party to which a coalition is proposed")
YES = SLOTS.add("agree", about="agree to a coalition")
NO = SLOTS.add("decline", about="decline a coalition")
MEDIUM = SLOTS.add("buy-media", BOARDS, about="a media marker in a state")
OPINION = SLOTS.add("swap-opinion", ISSUES, CARDS, about="the issue removed, the card taken from the pool")
HELD = SLOTS.add("meet", BOARDS, MEETINGS_ROOM, about="the state, the number of meetings")
SHELVED = SLOTS.add("shelve", about="shelve the poll")
PUBLISHED = SLOTS.add(
    "publish", len(PAIRS), about="one or two changes of the poll: a pair of parties, the nearer to the party asked first"
)
CUBES = SLOTS.add("convert", CUBES_ROOM, about="the number of cubes converted")
MOVED = SLOTS.add("move-marker", about="move a media marker to the national board")
TAKEN = SLOTS.add("place-opinion", ISSUES, about="carry an opinion to the national board")
PUSHED = SLOTS.add("push-out", NATIONAL, about="the national space whose opinion is pushed out")
ACCEPTED = SLOTS.add("accept", GIFTS, about="accept a contribution")
REFUSED = SLOTS.add("refuse", GIFTS, about="refuse a contribution")
END = SLOTS.size


@rule
def bids(kind: int) -> bool:
    """Whether the options of a kind of decision are all amounts in a range."""
    return kind == POLL_BID or kind == START_BID or kind == SECOND_BID


@rule
def turned(o: Position, seat: int, party: int) -> int:
    """A party's number, counted from the one asked."""
    return (party - seat) % o.parties


@rule
def pair_slot(o: Position, seat: int, one: int, two: int) -> int:
    """The slot of a pair of parties, the nearer first."""
    first, second = turned(o, seat, one), turned(o, seat, two)
    if first > second:
        first, second = second, first
    return PUBLISHED + first * PARTIES - first * (first - 1) // 2 + second - first


@rule
def bid_slot(f: Figures, o: Position, seat: int, option: int) -> int:
    """The slot of the highest amount that is not above the bid."""
    low, _ = span(f, o, seat)
    place = AMOUNTS - 1
    while place > 0 and low + STEPS[place] > option:
        place -= 1
    return AMOUNT + place


@rule
def in_block(option: int, first: int, size: int) -> bool:
    return first <= option < first + size


@rule
def slot_of(f: Figures, o: Position, seat: int, option: int) -> int:
    if option == PASS:
        return NONE_OF_IT
    if bids(decision(f, o, seat)):
        return bid_slot(f, o, seat, option)
    if in_block(option, MEET, STATES * MEETINGS_ROOM):
        return HELD + option - MEET - current(o) * MEETINGS_ROOM
    if in_block(option, PLACE, STATES * CABINET):
        return MINISTER + option - PLACE - current(o) * CABINET
    if in_block(option, CONVERT, CUBES_ROOM):
        return CUBES + option - CONVERT
    if in_block(option, BUY_MEDIA, STATES):
        return MEDIUM + option - BUY_MEDIA - current(o)
    if in_block(option, DISCARD, CARDS):
        return THROW + option - DISCARD
    if in_block(option, SWAP_PLATFORM, ISSUES * CARDS):
        return PLATFORM + option - SWAP_PLATFORM
    if in_block(option, SWAP_OPINION, ISSUES * CARDS):
        return OPINION + option - SWAP_OPINION
    if in_block(option, PUBLISH, PARTIES * PARTIES):
        return pair_slot(o, seat, (option - PUBLISH) // PARTIES, (option - PUBLISH) % PARTIES)
    if option == SHELVE:
        return SHELVED
    if in_block(option, ACCEPT, GIFTS):
        return ACCEPTED + option - ACCEPT
    if in_block(option, REFUSE, GIFTS):
        return REFUSED + option - REFUSE
    return rarer_slot(o, seat, option)


@rule
def rarer_slot(o: Position, seat: int, option: int) -> int:
    if in_block(option, CHOOSE_STATE, STATES):
        return BOARD + option - CHOOSE_STATE - current(o)
    if in_block(option, OPENING_BOONS, 3):
        return BOON_ROW + option - OPENING_BOONS
    if in_block(option, OPENING_BASE, 4):
        return BASE_ROW + option - OPENING_BASE
    if in_block(option, NAME_START, PARTIES):
        return STARTER + turned(o, seat, option - NAME_START)
    if in_block(option, SET_KEY, ISSUES):
        return KEY + option - SET_KEY
    if in_block(option, OUST, PARTIES):
        return OUSTED + turned(o, seat, option - OUST)
    if in_block(option, TREND_DOWN, PARTIES):
        return DOWN + turned(o, seat, option - TREND_DOWN)
    if in_block(option, FORCE, PARTIES):
        return FORCED + turned(o, seat, option - FORCE)
    if in_block(option, PROPOSE, PARTIES):
        return ASKED + turned(o, seat, option - PROPOSE)
    if in_block(option, PLACE_OPINION, ISSUES):
        return TAKEN + option - PLACE_OPINION
    if in_block(option, PUSH_OUT, NATIONAL):
        return PUSHED + option - PUSH_OUT
    if option == VOTES:
        return CABINET_VOTES
    if option == LIFT_KEY:
        return UNKEY
    if option == TREND_UP:
        return UP
    if option == AGREE:
        return YES
    return NO if option == DECLINE else MOVED


@rule
def party_at(o: Position, seat: int, place: int) -> int:
    """The party `place` places after the one asked, or NOBODY beyond the last."""
    return (seat + place) % o.parties if place < o.parties else NOBODY


@rule
def of_party(o: Position, seat: int, place: int, base: int) -> int:
    party = party_at(o, seat, place)
    return -1 if party == NOBODY else base + party


@rule
def of_state(o: Position, place: int, base: int, width: int) -> int:
    """An option about a state: `place` is counted from the current state, with `width` numbers for each. -1: there is none."""
    number = current(o) * width + place
    return base + number if number < STATES * width else -1


@rule
def of_pair(o: Position, seat: int, place: int) -> int:
    one, two = party_at(o, seat, FIRST[place]), party_at(o, seat, SECOND[place])
    if one == NOBODY or two == NOBODY:
        return -1
    return PUBLISH + min(one, two) * PARTIES + max(one, two)


@rule
def option_of(f: Figures, o: Position, seat: int, slot: int) -> int:
    if slot < AMOUNT or slot >= END:
        return -1
    if slot < NONE_OF_IT:
        if not bids(decision(f, o, seat)):
            return -1
        low, high = span(f, o, seat)
        option = low + STEPS[slot - AMOUNT]
        return option if option < high else -1
    if slot < BOON_ROW:
        return PASS
    if slot < BASE_ROW:
        return OPENING_BOONS + slot - BOON_ROW
    if slot < BOARD:
        return OPENING_BASE + slot - BASE_ROW
    if slot < STARTER:
        return of_state(o, slot - BOARD, CHOOSE_STATE, 1)
    if slot < THROW:
        return of_party(o, seat, slot - STARTER, NAME_START)
    if slot < PLATFORM:
        return DISCARD + slot - THROW
    if slot < MINISTER:
        return SWAP_PLATFORM + slot - PLATFORM
    if slot < CABINET_VOTES:
        return of_state(o, slot - MINISTER, PLACE, CABINET)
    if slot < KEY:
        return VOTES
    if slot < UNKEY:
        return SET_KEY + slot - KEY
    if slot < OUSTED:
        return LIFT_KEY
    if slot < UP:
        return of_party(o, seat, slot - OUSTED, OUST)
    if slot < DOWN:
        return TREND_UP
    if slot < FORCED:
        return of_party(o, seat, slot - DOWN, TREND_DOWN)
    return later_option(o, seat, slot)


@rule
def later_option(o: Position, seat: int, slot: int) -> int:
    if slot < ASKED:
        return of_party(o, seat, slot - FORCED, FORCE)
    if slot < YES:
        return of_party(o, seat, slot - ASKED, PROPOSE)
    if slot < NO:
        return AGREE
    if slot < MEDIUM:
        return DECLINE
    if slot < OPINION:
        return of_state(o, slot - MEDIUM, BUY_MEDIA, 1)
    if slot < HELD:
        return SWAP_OPINION + slot - OPINION
    if slot < SHELVED:
        return of_state(o, slot - HELD, MEET, MEETINGS_ROOM)
    if slot < PUBLISHED:
        return SHELVE
    if slot < CUBES:
        return of_pair(o, seat, slot - PUBLISHED)
    if slot < MOVED:
        return CONVERT + slot - CUBES
    if slot < TAKEN:
        return MOVE_MARKER
    if slot < PUSHED:
        return PLACE_OPINION + slot - TAKEN
    if slot < ACCEPTED:
        return PUSH_OUT + slot - PUSHED
    if slot < REFUSED:
        return ACCEPT + slot - ACCEPTED
    return REFUSE + slot - REFUSED


@rule
def legal_slots(f: Figures, o: Position, seat: int, out: Any, slots: Any) -> int:
    """The slots of legal options. Of bids only the amounts that have a slot are tried; there may be many more."""
    if not bids(decision(f, o, seat)):
        count = legal(f, o, seat, out)
        for i in range(count):
            slots[i] = slot_of(f, o, seat, out[i])
        return count
    count = 0
    if refusal(f, o, seat, PASS) == OK:
        slots[count] = NONE_OF_IT
        count += 1
    low, high = span(f, o, seat)
    for place in range(AMOUNTS):
        option = low + STEPS[place]
        if option >= high:
            break
        if refusal(f, o, seat, option) == OK:
            slots[count] = AMOUNT + place
            count += 1
    return count


@rule
def auction(o: Position, seat: int) -> int:
    """A number for the poll auction: there is one per state in play and round (3.7.1). 0: no auction."""
    return 1 + o.round * STATES + o.state if o.ask == POLL_BID else 0


@rule
def outbid(f: Figures, o: Position, seat: int, option: int) -> None:
    """Let the next party bid: it does not matter which one, only that somebody has."""
    low, _ = span(f, o, seat)
    if option > low:
        o.price += option - low
        o.leader = (seat + 1) % o.parties


@rule
def unbid(f: Figures, o: Position, seat: int) -> None:
    """Reset the auction to its start (3.7.1)."""
    o.price, o.leader, o.out = 0, NOBODY, 0
