"""8, "money moves only by the rules": what every party should have after a decision, from what it had before it.

All reasons for money to move are public: markers, meetings, bids, cabinet cards, the media action, seats, members and
contributions. This works out the sum of them for each decision of a tape.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from hustings.games.die_macher.options import (
    ACCEPT,
    BUY_MEDIA,
    MEET,
    MEETINGS_ROOM,
    OUST,
    POLL_USE,
    REFUSE,
    SHELVE,
    START_NAMING,
    SWAP_OPINION,
    TREND_UP,
)
from hustings.games.die_macher.position import CONTRIBUTIONS, GIFTS, PARTIES
from support.die_macher.tapes import Tape

Array = npt.NDArray[Any]


def expected_change(tape: Tape) -> tuple[Array, Array]:
    """The places on the tape that a decision led to, and by how much every party's money should have changed there."""
    here = np.flatnonzero(tape.seat >= 0)
    before, after = tape.positions[here - 1], tape.positions[here]
    seat, option, f = tape.seat[here], tape.option[here], tape.figures[0]
    rows, change = np.arange(len(here)), np.zeros((len(here), PARTIES), np.int64)

    def pay(who: Array, amount: Array | int, when: Array) -> None:
        change[rows[when], who[when]] -= np.broadcast_to(amount, when.shape)[when]

    # 3.5.1 and 3.6.1: a marker, meetings
    pay(seat, int(f["media_price"]), (option >= BUY_MEDIA) & (option < SWAP_OPINION))
    meeting = (option >= MEET) & (option < SHELVE)
    pay(seat, (option - MEET) % MEETINGS_ROOM * int(f["meeting_price"]), meeting)
    # 3.3.3: the media action; the victim is paid
    ousting = (option >= OUST) & (option < TREND_UP)
    pay(seat, int(f["media_swap_to_victim"]) + int(f["media_swap_to_bank"]), ousting)
    pay(option - OUST, -int(f["media_swap_to_victim"]), ousting)
    # 3.1.2 and 3.7.2: whoever has just won a bid
    asked, leader = after["asked"] != 0, after["leader"]
    won_start = asked & (after["ask"] == START_NAMING)
    pay(leader, after["bid_shown"][rows, np.clip(leader, 0, PARTIES - 1)], won_start)
    pay(leader, after["price"], asked & (after["ask"] == POLL_USE))
    # 3.3.2: cabinet cards turned up
    change -= ((before["cabinet"] - after["cabinet"]) * f["cabinet_cost"]).sum(axis=2)
    # 4.6: the end of a round that another campaign round follows
    ended = (after["phase"] == CONTRIBUTIONS) & (before["phase"] != CONTRIBUTIONS) & (after["round"] < after["rounds"] - 1)
    last = after["round"] - 1
    income = after["seats"][rows, last] + after["members"] * (f["membership_round"][last] != 0)[:, None]
    change += np.where(ended[:, None], income, 0)
    # 5.2.2: contributions accepted, the last one by this very decision
    accepted = before["accepted"].copy()
    accepting = (option >= ACCEPT) & (option < REFUSE)
    accepted[rows[accepting], seat[accepting]] = option[accepting] - ACCEPT
    used = (before["gift"] - after["gift"]) * (accepted[:, :, None] == np.arange(GIFTS))
    change += (used * f["gift_amount"]).sum(axis=2)
    return here, change


def unexplained(tape: Tape) -> list[int]:
    """The places on the tape where some party's money is not what the rules make of what it had."""
    here, change = expected_change(tape)
    moved = tape.positions["cash"][here].astype(np.int64) - tape.positions["cash"][here - 1]
    wrong: list[int] = here[(moved != change).any(axis=1)].tolist()
    return wrong
