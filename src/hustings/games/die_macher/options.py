"""Option numbers: every option has a number, which means the same thing throughout the game. Bids up to 299 are numbered by their
amounts; larger bids come after all other options, so that adding them moved no other number."""

from __future__ import annotations

from ...core.options import OptionKind, OptionSpace
from .position import CABINET, CARDS, GIFTS, ISSUES, NATIONAL, PARTIES, STATES

AMOUNTS = 300  # bids whose option number is the amount itself
MOST_MONEY = 1_399  # no party can have more: `sheet.py` computes this from the figures, and refuses figures that allow more
MEETINGS_ROOM, CUBES_ROOM = 11, 19

PASS = AMOUNTS
OPENING_BOONS = PASS + 1  # + row of section 1
OPENING_BASE = OPENING_BOONS + 3  # + row of section 2
CHOOSE_STATE = OPENING_BASE + 4  # + state
NAME_START = CHOOSE_STATE + STATES  # + party
DISCARD = NAME_START + PARTIES  # + card
SWAP_PLATFORM = DISCARD + CARDS  # + issue given up x 14 + card played
PLACE = SWAP_PLATFORM + ISSUES * CARDS  # + state x 7 + cabinet card
VOTES = PLACE + STATES * CABINET
SET_KEY = VOTES + 1  # + issue
LIFT_KEY = SET_KEY + ISSUES
OUST = LIFT_KEY + 1  # + party
TREND_UP = OUST + PARTIES
TREND_DOWN = TREND_UP + 1  # + party
FORCE = TREND_DOWN + PARTIES  # + party
PROPOSE = FORCE + PARTIES  # + party
AGREE = PROPOSE + PARTIES
DECLINE = AGREE + 1
BUY_MEDIA = DECLINE + 1  # + state
SWAP_OPINION = BUY_MEDIA + STATES  # + issue removed x 14 + card of the pool
MEET = SWAP_OPINION + ISSUES * CARDS  # + state x 11 + cubes
SHELVE = MEET + STATES * MEETINGS_ROOM
PUBLISH = SHELVE + 1  # + party x 5 + party, the same one twice for a single change
CONVERT = PUBLISH + PARTIES * PARTIES  # + cubes
MOVE_MARKER = CONVERT + CUBES_ROOM
PLACE_OPINION = MOVE_MARKER + 1  # + issue
PUSH_OUT = PLACE_OPINION + ISSUES  # + national space
ACCEPT = PUSH_OUT + NATIONAL  # + contribution
REFUSE = ACCEPT + GIFTS  # + contribution
MORE_AMOUNTS = REFUSE + GIFTS  # + amount - 300
OPTIONS = MORE_AMOUNTS + MOST_MONEY + 1 - AMOUNTS

# Kinds of decision
(
    CHOOSE_BOONS, PLACE_BOON, CHOOSE_BASE, PLACE_MARKER, START_BID, SECOND_BID, START_NAMING, DISCARDING, PLATFORM_SWAP, PLACING,
    CABINET_ACTION, COALITION_TURN, ANSWER, MEDIA_BUYING, OPINION_SWAP, HOLD_MEETINGS, POLL_BID, POLL_USE, CONVERTING,
    MARKER_MOVE, OPINION_PLACING, OPINION_SPACE, CONTRIBUTION,
) = range(23)  # fmt: skip
DECISIONS = (
    "choose-boons", "place-boon", "choose-base", "place-marker", "start-bid", "second-bid", "start-naming", "discarding",
    "platform-swap", "placing", "cabinet-action", "coalition", "answer", "media-buying", "opinion-swap", "meetings", "poll-bid",
    "poll-use", "converting", "marker-move", "opinion-placing", "opinion-space", "contribution",
)  # fmt: skip
SEALED = frozenset({CHOOSE_BOONS, PLACE_BOON, CHOOSE_BASE, PLACE_MARKER, START_BID, SECOND_BID})

_KINDS: tuple[OptionKind, ...] = (
    (0, "bid", (("amount", AMOUNTS),)),
    (PASS, "pass", ()),
    (OPENING_BOONS, "opening-boons", (("row", 3),)),
    (OPENING_BASE, "opening-base", (("row", 4),)),
    (CHOOSE_STATE, "choose-state", (("state", STATES),)),
    (NAME_START, "name-start", (("party", PARTIES),)),
    (DISCARD, "discard", (("card", CARDS),)),
    (SWAP_PLATFORM, "swap-platform", (("issue", ISSUES), ("card", CARDS))),
    (PLACE, "place-cabinet", (("state", STATES), ("cabinet", CABINET))),
    (VOTES, "cabinet-votes", ()),
    (SET_KEY, "set-key", (("issue", ISSUES),)),
    (LIFT_KEY, "lift-key", ()),
    (OUST, "oust", (("party", PARTIES),)),
    (TREND_UP, "trend-up", ()),
    (TREND_DOWN, "trend-down", (("party", PARTIES),)),
    (FORCE, "force", (("party", PARTIES),)),
    (PROPOSE, "propose", (("party", PARTIES),)),
    (AGREE, "agree", ()),
    (DECLINE, "decline", ()),
    (BUY_MEDIA, "buy-media", (("state", STATES),)),
    (SWAP_OPINION, "swap-opinion", (("issue", ISSUES), ("card", CARDS))),
    (MEET, "meet", (("state", STATES), ("cubes", MEETINGS_ROOM))),
    (SHELVE, "shelve", ()),
    (PUBLISH, "publish", (("party", PARTIES), ("other", PARTIES))),
    (CONVERT, "convert", (("cubes", CUBES_ROOM),)),
    (MOVE_MARKER, "move-marker", ()),
    (PLACE_OPINION, "place-opinion", (("issue", ISSUES),)),
    (PUSH_OUT, "push-out", (("space", NATIONAL),)),
    (ACCEPT, "accept", (("contribution", GIFTS),)),
    (REFUSE, "refuse", (("contribution", GIFTS),)),
    (MORE_AMOUNTS, "bid", (("amount", MOST_MONEY + 1 - AMOUNTS),)),
)


def hidden(kind: int, number: int) -> bool:
    """Whether the chosen option is hidden from other parties: anything sealed, marked, laid or refused face down."""
    return kind in SEALED or (kind in (DISCARDING, PLACING) and number != PASS) or REFUSE <= number < MORE_AMOUNTS


SPACE = OptionSpace(OPTIONS, _KINDS, DECISIONS, SEALED, hidden, quantities=frozenset({"amount", "cubes"}))
