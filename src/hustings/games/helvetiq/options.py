"""Option numbers: every option has a number, which means the same thing throughout the game."""

from __future__ import annotations

from ...core.options import OptionKind, OptionSpace
from .position import COLOURS, JOKERS, KINDS, LEVELS, PLAYERS, ROUTES, SPECIALS

PAIRS = 3  # of levels: commune and canton, commune and confederation, canton and confederation

PASS = 0  # end the turn, name no more laws, cast no second ballot, skip the last action
APPLY = PASS + 1  # + level x 5 + colour
OBTAIN = APPLY + LEVELS * COLOURS
ELECT = OBTAIN + 1  # + route
PROPOSE = ELECT + ROUTES  # + level
INITIATIVE = PROPOSE + LEVELS  # + level
PLAY = INITIATIVE + LEVELS  # + special card
PAY = PLAY + SPECIALS  # + vote card
JOKER = PAY + KINDS  # + special card
REPLACE = JOKER + JOKERS  # + colour going x 5 + colour coming
CHOOSE_LEVEL = REPLACE + COLOURS * COLOURS  # + level
EXCHANGE = CHOOSE_LEVEL + LEVELS  # + pair of levels x 25 + colour on the lower x 5 + colour on the higher
CHOOSE_SEAT = EXCHANGE + PAIRS * COLOURS * COLOURS  # + seat
DEMOTE = CHOOSE_SEAT + PLAYERS  # + power (0 legislature, 1 executive) x 4 + seat
TAKE = DEMOTE + 2 * PLAYERS  # + vote card
BALLOT = TAKE + KINDS  # + vote card
OPTIONS = BALLOT + KINDS

# Kinds of decision
(
    TURN, LAST_ACTION, PAYING_ELECTION, PAYING_PROPOSAL, PAYING_INITIATIVE, LAYING, NAMING, LEVEL_CHOICE, TACIT, EXCHANGING,
    SEAT_CHOICE, TAKING, DEMOTING, FIRST_BALLOT, SECOND_BALLOT,
) = range(15)  # fmt: skip
DECISIONS = (
    "turn", "last-action", "paying-election", "paying-proposal", "paying-initiative", "laying", "naming", "level-choice",
    "tacit-election", "exchanging", "seat-choice", "taking", "demoting", "first-ballot", "second-ballot",
)  # fmt: skip
SEALED = frozenset({FIRST_BALLOT, SECOND_BALLOT})

_KINDS: tuple[OptionKind, ...] = (
    (PASS, "pass", ()),
    (APPLY, "apply", (("level", LEVELS), ("colour", COLOURS))),
    (OBTAIN, "obtain", ()),
    (ELECT, "elect", (("route", ROUTES),)),
    (PROPOSE, "propose", (("level", LEVELS),)),
    (INITIATIVE, "initiative", (("level", LEVELS),)),
    (PLAY, "play", (("special", SPECIALS),)),
    (PAY, "pay", (("card", KINDS),)),
    (JOKER, "joker", (("special", JOKERS),)),
    (REPLACE, "replace", (("going", COLOURS), ("coming", COLOURS))),
    (CHOOSE_LEVEL, "choose-level", (("level", LEVELS),)),
    (EXCHANGE, "exchange", (("levels", PAIRS), ("lower", COLOURS), ("higher", COLOURS))),
    (CHOOSE_SEAT, "choose-seat", (("seat", PLAYERS),)),
    (DEMOTE, "demote", (("power", 2), ("seat", PLAYERS))),
    (TAKE, "take", (("card", KINDS),)),
    (BALLOT, "ballot", (("card", KINDS),)),
)


def hidden(kind: int, number: int) -> bool:
    """Whether the chosen option is hidden from other seats: ballots, and cards taken out of a hand."""
    return kind in SEALED or kind == TAKING


SPACE = OptionSpace(OPTIONS, _KINDS, DECISIONS, SEALED, hidden)
