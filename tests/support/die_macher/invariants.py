"""8, what must never be, for whole batches of positions at once: the checks of `second_opinion`, on arrays.

Each check takes the figures and the fields of many positions of one configuration and says of each position whether it is
broken. The names are those of the second opinion, with which the tests compare them; the last two checks are this file's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from hustings.core.layout import Records

Wrong = npt.NDArray[np.bool_]
Array = npt.NDArray[Any]
SEATS, STATES, ISSUES, CARDS, LANDS, POLLS, CABINET, GIFTS = 5, 7, 7, 14, 16, 20, 7, 5
END_OF_ROUND, HANDING_OUT, LYING, GENERATIONS = 13, 14, 3, 4
STATE = np.arange(STATES)


class Batch:
    """Positions of one configuration, field by field, each as a plain array: `b.votes[position, state, party]`."""

    def __init__(self, figures: Records, positions: Records) -> None:
        self.f: Mapping[str, Any] = {name: figures[name][0] for name in figures.dtype.names or ()}
        self.positions = positions
        self.made: dict[str, Array] = {}
        self.seated: Wrong = np.arange(SEATS) < positions["parties"][:, None]
        self.drawn: Wrong = positions["land"] != -1
        self.past: Wrong = positions["round"][:, None] - 1 > STATE

    def __getattr__(self, name: str) -> Array:
        if name not in self.made:
            self.made[name] = np.ascontiguousarray(self.positions[name])
        return self.made[name]

    def __len__(self) -> int:
        return len(self.positions)


def verdict(wrong: Any) -> Wrong:
    return np.asarray(wrong, np.bool_)


def anywhere(wrong: Array) -> Wrong:
    """Whether anything is wrong anywhere in each position."""
    return verdict(wrong.reshape(len(wrong), -1).any(axis=1))


def how_many(values: Array, kinds: int, first: int = 0) -> Array:
    """How often each of `first`, `first + 1` ... occurs among the values of each position; others are not counted."""
    flat = values.reshape(len(values), -1).astype(np.int64) - first
    place = np.where((flat >= 0) & (flat < kinds), flat, kinds) + np.arange(len(flat))[:, None] * (kinds + 1)
    return np.bincount(place.ravel(), minlength=len(flat) * (kinds + 1)).reshape(len(flat), kinds + 1)[:, :kinds]


def open_cards(rows: Array) -> Array:
    """Rows of +1, 0 and -1 by issue as cards, -1 for none."""
    cards: Array = np.where(rows == 0, -1, 2 * np.arange(ISSUES) + (rows != 1))
    return cards


def twice(values: Array, counts: Array) -> Wrong:
    """Whether a value that counts occurs twice along the last axis."""
    equal = (values[..., :, None] == values[..., None, :]) & counts[..., :, None] & counts[..., None, :]
    pairs: Wrong = np.triu(equal, 1).any(axis=(-1, -2))
    return pairs


def lies_under(b: Batch, name: str) -> tuple[Array, Wrong]:
    """How many of each card are known to lie under a deck, and whether something there is no card."""
    queue, length = getattr(b, name), getattr(b, f"{name}_n")
    inside = np.arange(queue.shape[1]) < length[:, None]
    wrong = anywhere(inside & ((queue < 0) | (queue >= CARDS))) | (length < 0)
    return how_many(np.where(inside, queue, -1), CARDS), wrong


# The game and the parties


def game_itself(b: Batch) -> Wrong:
    rounds = np.where(b.short != 0, b.f["short_rounds"], b.f["rounds"])
    wrong = (b.parties < 3) | (b.parties > 5) | ~np.isin(b.edition, (1997, 2006)) | (b.rounds != rounds)
    wrong |= ((b.short != 0) & (b.edition != 2006)) | ((b.imposed != 0) & (b.edition != 1997))
    wrong |= (b.round < 1) | (b.round > b.rounds) | twice(b.colour, b.seated)
    return verdict(wrong | anywhere(b.seated & ((b.colour < 0) | (b.colour > 4))))


def supplies(b: Batch) -> Wrong:
    media = b.markers + b.media.sum(axis=1) + b.national_media.sum(axis=1)
    wrong = (b.cubes + b.meetings.sum(axis=1) != b.f["meeting_cubes"]) | (media != b.f["media_markers"])
    wrong |= (b.cubes < 0) | (b.markers < 0) | (b.members < 0) | (b.cash < 0) | (b.cash != b.ledger)
    return anywhere(wrong & b.seated)


def platforms(b: Batch) -> Wrong:
    wrong = (abs(b.platform) > 1).any(axis=2) | ((b.platform != 0).sum(axis=2) != 5)
    colour = b.colour % SEATS
    issue, stance = b.f["imposed_issue"][colour], b.f["imposed_stance"][colour]
    held = np.take_along_axis(b.platform, (issue % ISSUES)[:, :, None].astype(np.int64), axis=2)[:, :, 0]
    wrong |= (b.imposed != 0)[:, None] & (held != 0) & (held != stance)
    return anywhere(wrong & b.seated)


def hands(b: Batch) -> Wrong:
    empty = b.hand == -1
    order = np.where(empty, 99, b.hand)
    wrong = (order[:, :, 1:] < order[:, :, :-1]).any(axis=2) | (~empty & ((b.hand < 0) | (b.hand >= CARDS))).any(axis=2)
    wrong |= b.hand_size != (~empty).sum(axis=2)
    held = how_many(b.hand.reshape(-1, 3), CARDS).reshape(len(b), SEATS, CARDS)
    wrong |= ((b.hand_known < 0) | (b.hand_known > held)).any(axis=2)
    wrong |= ((b.marked < 0) | (b.marked > ~empty)).any(axis=2)
    return anywhere(wrong & b.seated)


# The decks


def platform_deck(b: Batch) -> Wrong:
    seated = b.seated[:, :, None]
    hand = np.where(seated, b.hand, -1)
    under, wrong = lies_under(b, "platform_under")
    found = how_many(np.where(seated, open_cards(b.platform), -1), CARDS) + how_many(hand, CARDS) + under
    found = found + b.platform_deck + b.platform_discard
    wrong |= anywhere(found != b.f["platform_copies"]) | anywhere((b.platform_deck < 0) | (b.platform_discard < 0))
    wrong |= anywhere((hand >= CARDS) | (hand < -1))
    return verdict(wrong | (b.platform_left != b.platform_deck.sum(axis=1)))


def opinion_deck(b: Batch) -> Wrong:
    under, wrong = lies_under(b, "opinion_under")
    found = how_many(open_cards(b.opinion), CARDS) + how_many(b.down, CARDS, LYING) + under
    for slot in range(b.national.shape[1]):
        found = found + (b.national[:, slot, None] == np.arange(CARDS)) * np.maximum(b.national_pile[:, slot, None], 0)
    wrong |= anywhere(b.down >= LYING + CARDS) | anywhere(((b.national < 0) | (b.national >= CARDS)) & (b.national_pile > 0))
    for name in ("pool", "opinion_unseen", "opinion_older", "opinion_discard", "opinion_gone"):
        found = found + getattr(b, name)
        wrong |= anywhere(getattr(b, name) < 0)
    oldest = b.opinion_oldest.reshape(len(b), GENERATIONS, CARDS)
    found = found + oldest.sum(axis=1)
    wrong |= anywhere(oldest < 0)
    for generation in range(GENERATIONS):
        wrong |= (b.down == -1 - generation).sum(axis=(1, 2)) != oldest[:, generation].sum(axis=1)
    wrong |= anywhere(found != b.f["opinion_copies"]) | (b.opinion_left < 0)
    wrong |= (b.down == 1).sum(axis=(1, 2)) + b.opinion_left != b.opinion_unseen.sum(axis=1)
    return verdict(wrong | ((b.down == 2).sum(axis=(1, 2)) != b.opinion_older.sum(axis=1)))


def exchange_pool(b: Batch) -> Wrong:
    return verdict(b.pool.sum(axis=1) != b.f["exchange_pool"])


def polls(b: Batch) -> Wrong:
    seen = np.where(b.seated[:, :, None], b.poll_seen, 0)
    expected = np.where((b.short != 0)[:, None] & (b.f["poll_dropped"] != 0), 0, 1)
    wrong = anywhere(b.poll_deck + b.poll_public + seen.sum(axis=1) != expected)
    for places in (b.poll_deck, b.poll_public, seen):
        wrong |= anywhere((places < 0) | (places > 1))
    won = np.take_along_axis(seen, np.clip(b.poll, 0, POLLS - 1)[:, :, None].astype(np.int64), axis=2)[:, :, 0]
    kept_wrong = b.seated & ((b.poll_kept != seen.sum(axis=2)) | ((b.poll != -1) & (won == 0)))
    return verdict(wrong | anywhere(kept_wrong) | (b.poll_left < 0) | (b.poll_left > b.poll_deck.sum(axis=1)))


# The boards


def tracks(b: Batch) -> Wrong:
    wrong = (abs(b.trend) > b.f["trend_limit"]) | (b.votes < 0) | (b.votes > b.f["vote_track"])
    wrong |= (b.meetings < 0) | (b.meetings > b.f["meeting_spaces"]) | (b.media < 0) | (b.national_media < 0) | (b.seats < 0)
    return anywhere(wrong & b.seated[:, None, :])


def stacks(b: Batch) -> Wrong:
    counts = b.seated[:, None, :] & b.drawn[:, :, None]
    same_space = (b.votes[..., :, None] == b.votes[..., None, :]) & counts[..., :, None] & counts[..., None, :]
    wrong = counts & ((b.height < 0) | (b.height >= same_space.sum(axis=-1)))
    return anywhere(wrong) | anywhere(twice(b.votes.astype(np.int64) * 1000 + b.height, counts))


def state_boards(b: Batch) -> Wrong:
    drawn, number = b.drawn, b.drawn.sum(axis=1)
    wrong = anywhere(drawn & ((b.land < 0) | (b.land >= LANDS))) | twice(b.land, drawn)
    wrong |= anywhere(drawn != (number[:, None] > STATE))
    wrong |= (number < np.minimum(b.rounds, b.round + 3)) | (number > np.minimum(b.rounds, b.round + 4))
    wrong |= anywhere(abs(b.opinion) > 1) | anywhere((b.down < -GENERATIONS) | (b.down >= LYING + CARDS))
    wrong |= anywhere((abs(b.opinion) == 1).sum(axis=2) + (b.down != 0).sum(axis=2) > 4)
    bare = b.key_issue == -1
    for board in (b.opinion, b.down, b.meetings, b.media, b.tile):
        bare &= ~board.any(axis=2)
    wrong |= anywhere(b.past & ~bare) | anywhere(~drawn & ~(bare & ~b.votes.any(axis=2) & ~b.trend.any(axis=2)))
    return wrong | anywhere((b.round[:, None] - 1 < STATE) & b.seats.any(axis=2))


def key_issues(b: Batch) -> Wrong:
    lying = b.key_issue != -1
    wrong = (lying.sum(axis=1) > b.f["key_issue_tiles"]) | anywhere((b.key_issue < -1) | (b.key_issue >= ISSUES))
    under = np.take_along_axis(b.opinion, np.clip(b.key_issue, 0, ISSUES - 1)[:, :, None].astype(np.int64), axis=2)[:, :, 0]
    return verdict(wrong | anywhere(lying & (b.round[:, None] - 1 != STATE) & (under == 0)))


def national_opinions(b: Batch) -> Wrong:
    taken = b.national != -1
    wrong = twice(b.national // 2, taken) | anywhere(taken != (taken.sum(axis=1)[:, None] > np.arange(taken.shape[1])))
    return wrong | anywhere((taken == (b.national_pile == 0)) | (b.national_pile < 0))


# Cards and tiles of the parties


def cabinet(b: Batch) -> Wrong:
    dropped = (b.short != 0)[:, None, None] & (b.f["cabinet_dropped"] != 0)
    wrong = ((b.cabinet < 0) | (b.cabinet > 1) | (dropped & (b.cabinet != 0))).any(axis=2)
    placed, shown = b.cabinet_down != -1, b.cabinet_up != -1
    down = how_many(b.cabinet_down.reshape(-1, STATES), CABINET).reshape(len(b), SEATS, CABINET)
    up = how_many(b.cabinet_up.reshape(-1, STATES), CABINET).reshape(len(b), SEATS, CABINET)
    wrong |= (down.sum(axis=2) != placed.sum(axis=2)) | (up.sum(axis=2) != shown.sum(axis=2))  # a card that does not exist
    wrong |= ((down > 1) | (up > 1) | ((down > 0) & (b.cabinet == 0)) | ((up > 0) & ((b.cabinet != 0) | dropped))).any(axis=2)
    wrong |= (b.cabinet_back != placed).any(axis=2) | (placed & ~(b.drawn & ~b.past)[:, None, :]).any(axis=2)
    return anywhere(wrong & b.seated)


def coalition_tiles(b: Batch) -> Wrong:
    dropped = (b.short != 0)[:, None, None] & (b.f["cabinet_dropped"] != 0)
    calls = ((b.f["cabinet_phone"] != 0) & (b.cabinet == 0) & ~dropped).sum(axis=2)
    wrong = (b.tiles < 0) | (b.tiles + b.tile.sum(axis=1) > b.f["coalition_tiles"]) | (b.tiles < b.f["coalition_tiles"] - calls)
    wrong |= ((b.tile < 0) | (b.tile > 1)).any(axis=1)
    back = np.take_along_axis(b.partner, np.clip(b.partner, 0, SEATS - 1).astype(np.int64), axis=1)
    strange = (b.partner < 0) | (b.partner >= b.parties[:, None]) | (b.partner == np.arange(SEATS)) | (back != np.arange(SEATS))
    wrong |= (b.partner != -1) & (strange | (b.round == b.rounds)[:, None])
    return anywhere(wrong & b.seated)


def contributions(b: Batch) -> Wrong:
    at_least = (b.round - np.where(np.isin(b.phase, (END_OF_ROUND, HANDING_OUT)), 2, 1))[:, None]
    dropped = (b.short != 0)[:, None] & (b.f["gift_dropped"] != 0)
    all_cards = GIFTS - dropped.sum(axis=1)[:, None]
    used = all_cards - b.gift.sum(axis=2)
    wrong = ((b.gift < 0) | (b.gift > 1) | (dropped[:, None, :] & (b.gift != 0))).any(axis=2)
    wrong |= (used < np.minimum(at_least, all_cards)) | (used > np.minimum(b.round[:, None], all_cards))
    lying = b.refused != -1
    held = np.take_along_axis(b.gift, np.clip(b.refused, 0, GIFTS - 1)[:, :, None].astype(np.int64), axis=2)[:, :, 0]
    wrong |= (b.refusing != lying) | (lying & (held == 0)) | (lying & (b.accepted != -1))
    return anywhere(wrong & b.seated)


# The table


def seat_bits(b: Batch) -> Wrong:
    wrong = np.zeros(len(b), np.bool_)
    for bits in (b.asked, b.proposed, b.out):
        wrong |= (bits < 0) | (bits >= 2**b.parties)
    return wrong


BY_PARTY = (
    "colour", "opening_boons", "opening_state", "opening_base", "opening_media", "bid", "bid_shown", "platform", "hand",
    "marked", "hand_size", "hand_known", "cabinet", "cabinet_down", "cabinet_back", "cabinet_up", "tiles", "partner", "cubes",
    "markers", "members", "cash", "ledger", "poll", "poll_seen", "poll_kept", "gift", "accepted", "refused", "refusing",
    "points",
)  # fmt: skip
BY_STATE_AND_PARTY = ("tile", "votes", "height", "trend", "meetings", "media", "seats", "national_media")


def empty_seats(b: Batch) -> Wrong:
    wrong = np.zeros(len(b), np.bool_)
    fewest = int(b.parties.min())
    empty = ~b.seated[:, fewest:]
    if not empty.size:
        return wrong
    for name in BY_PARTY:
        there = getattr(b, name)[:, fewest:].reshape(len(b), SEATS - fewest, -1)
        wrong |= anywhere(empty & ((there != 0) & (there != -1)).any(axis=2))
    for name in BY_STATE_AND_PARTY:
        there = getattr(b, name)[:, :, fewest:]
        wrong |= anywhere(empty[:, None, :] & (there != 0) & (there != -1))
    return wrong


# Beyond the second opinion


def state_cards(b: Batch) -> Wrong:
    """Every state card is in the deck or on a board, and only there."""
    return anywhere(how_many(b.land, LANDS) + b.land_deck != 1) | anywhere((b.land_deck < 0) | (b.land_deck > 1))


def empty_queue_places(b: Batch) -> Wrong:
    """Nothing lies beyond the end of the queues, so that equal positions are equal bytes."""
    wrong = np.zeros(len(b), np.bool_)
    for name in ("platform_under", "opinion_under"):
        queue, n = getattr(b, name), getattr(b, f"{name}_n")
        wrong |= anywhere((np.arange(queue.shape[1]) >= n[:, None]) & (queue != -1)) | (n < 0) | (n > queue.shape[1])
    return wrong


Check = Callable[[Batch], Wrong]
SHARED: tuple[Check, ...] = (
    game_itself, supplies, platforms, hands, platform_deck, opinion_deck, exchange_pool, polls, tracks, stacks, state_boards,
    key_issues, national_opinions, cabinet, coalition_tiles, contributions, seat_bits, empty_seats,
)  # fmt: skip
CHECKS: Mapping[str, Check] = {check.__name__: check for check in (*SHARED, state_cards, empty_queue_places)}


def broken(figures: Records, positions: Records) -> dict[str, list[int]]:
    """For each check that fails anywhere, the positions where it does."""
    batch = Batch(figures, positions)
    found = {name: np.flatnonzero(check(batch)).tolist() for name, check in CHECKS.items()}
    return {name: where for name, where in found.items() if where}
