"""Promises at a table: offers between two people, their answers, and the outcome of those that were agreed on. The rules of the
game hold nobody to them, but the table remembers. The game defines what can be promised and what a decision means for a promise
(`core/promises.py`). When the game goes back, offers and answers stay; only what the game has shown about them since then
goes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from typing import Any

from ..core.contract import Game
from ..core.layout import Records
from ..core.promises import Keeping, Pair, Promising
from ..core.values import Line, Sheet
from ..text import story
from .errors import NotNow
from .telling import EntryInContext, telling_of

MOST_OFFERS = 3
"""The most offers between the same two about the same place: after two refusals one more can be made, and then no more."""


class Stage(StrEnum):
    """The stages of an offer."""

    OFFERED = "offered"
    AGREED = "agreed"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    LAPSED = "lapsed"  # too late for an answer, or one of the two has left


@dataclass(frozen=True)
class Instant:
    """The moment at which something was said: after which event, after how many entries of the game, and at what time."""

    seq: int
    entries: int
    at: float = 0.0

    def not_after(self, entries: int) -> Instant:
        return replace(self, entries=min(self.entries, entries))


@dataclass(frozen=True)
class Sign:
    """An action of a seat that concerns a promise, and its entry."""

    seat: int
    said: str
    entries: int


@dataclass(frozen=True)
class Promise:
    """An offer and everything that has followed from it. Two seats have at most one about a place. `times`: the number of offers
    that they have made each other about it; `gone`: seats of the two whose person has left since."""

    what: str
    place: int
    by: int
    to: int
    public: bool
    made: Instant
    stage: Stage = Stage.OFFERED
    answered: Instant | None = None
    signs: tuple[Sign, ...] = ()
    settled: Instant | None = None
    verdicts: tuple[Keeping, Keeping] | None = None
    times: int = 1
    gone: tuple[int, ...] = ()

    @property
    def pair(self) -> Pair:
        return self.by, self.to

    @property
    def standing(self) -> bool:
        """Whether the offer or promise is still open."""
        return self.settled is None and self.stage in (Stage.OFFERED, Stage.AGREED)

    def about(self, what: str, place: int, pair: Collection[int]) -> bool:
        return (self.what, self.place) == (what, place) and set(self.pair) == set(pair)

    def stored(self) -> dict[str, Any]:
        """The promise as a JSON value."""
        return {
            **asdict(self),
            "stage": self.stage.value,
            "signs": [asdict(sign) for sign in self.signs],
            "verdicts": None if self.verdicts is None else [verdict.value for verdict in self.verdicts],
            "gone": list(self.gone),
        }


def of_stored(kept: Iterable[Mapping[str, Any]]) -> tuple[Promise, ...]:
    return tuple(_of_stored(one) for one in kept)


def _of_stored(one: Mapping[str, Any]) -> Promise:
    answered, settled, verdicts = one["answered"], one["settled"], one["verdicts"]
    made = {
        "stage": Stage(one["stage"]),
        "made": Instant(**one["made"]),
        "answered": None if answered is None else Instant(**answered),
        "signs": tuple(Sign(**sign) for sign in one["signs"]),
        "settled": None if settled is None else Instant(**settled),
        "verdicts": None if verdicts is None else (Keeping(verdicts[0]), Keeping(verdicts[1])),
        "gone": tuple(one["gone"]),
    }
    return Promise(**{**one, **made})


def fitting(game: Game, players: int, kept: Sequence[Mapping[str, Any]]) -> tuple[Promise, ...]:
    """Stored promises, without those that are not possible at this table."""
    promising = game.people.promise
    if promising is None or not kept:
        return ()
    return tuple(
        promise
        for promise in of_stored(kept)
        if promise.what == promising.what
        and 0 <= promise.place < promising.most
        and len(set(promise.pair)) == len(set(promise.pair) & set(range(players))) == 2
    )


# Talking


def offered(promises: Sequence[Promise], what: str, place: int, pair: Pair, now: Instant, *, public: bool) -> tuple[Promise, ...]:
    """The promises with one more offer. It replaces an earlier one between the two about the same place, which is no longer
    open."""
    before = [promise for promise in promises if promise.about(what, place, pair)]
    if any(promise.standing for promise in before):
        raise NotNow("there is an offer or a promise between the two of you about this already")
    if not can_offer(promises, what, place, pair):
        raise NotNow(f"the two of you have talked about this {MOST_OFFERS} times: leave it at that")
    others = tuple(promise for promise in promises if promise not in before)
    times = 1 + sum(promise.times for promise in before)
    return (*others, Promise(what, place, *pair, public, now, times=times))


def can_offer(promises: Iterable[Promise], what: str, place: int, pair: Pair) -> bool:
    """Whether the two may make one more offer about it."""
    before = [promise for promise in promises if promise.about(what, place, pair)]
    return not any(promise.standing or promise.times >= MOST_OFFERS for promise in before)


def answered(
    promises: Sequence[Promise], what: str, place: int, seat: int, other: int, agree: bool, now: Instant
) -> tuple[Promise, ...]:
    """The promises with a seat's answer to another's offer. Declining its own offer withdraws it."""
    promise = next((promise for promise in promises if promise.about(what, place, (seat, other))), None)
    if promise is not None and promise.stage == Stage.AGREED:
        raise NotNow("this was promised: it cannot be taken back")
    if promise is None or not promise.standing:
        raise NotNow("no such offer stands any more: make another one")
    if seat == promise.by and agree:
        raise NotNow("this is your own offer: the other has to answer it")
    stage = Stage.WITHDRAWN if seat == promise.by else Stage.AGREED if agree else Stage.DECLINED
    return tuple(replace(one, stage=stage, answered=now) if one is promise else one for one in promises)


def after_leaving(promises: Iterable[Promise], seats: Collection[int], now: Instant) -> tuple[Promise, ...]:
    """The promises after the people of these seats have left: their successors are not held to what they said, and cannot read
    it."""
    return tuple(_left(promise, seats, now) for promise in promises)


def _left(promise: Promise, seats: Collection[int], now: Instant) -> Promise:
    gone = tuple(seat for seat in promise.pair if seat in seats or seat in promise.gone)
    promise = replace(promise, gone=gone)
    return replace(promise, stage=Stage.LAPSED, settled=now) if gone and promise.standing else promise


# The game goes on, or back


def after_entries(
    game: Game, sheet: Sheet, promises: Sequence[Promise], entries: Sequence[EntryInContext], first: Instant
) -> tuple[Promise, ...]:
    """The promises after entries of the game, which may affect those that are open. `first`: the moment after the first entry."""
    promising = game.people.promise
    if promising is None or not promises:
        return tuple(promises)
    for number, step in enumerate(entries, first.entries):
        views = story.seen(game, None, step.before), story.seen(game, None, step.after)
        kind = story.true_kind(game, sheet, step.before, step.entry)
        hidden = kind >= 0 and game.hidden(kind, step.entry.option)
        now = replace(first, entries=number)
        promises = [_after_entry(promising, promise, views, step, now, hidden) for promise in promises]
    return tuple(promises)


def _after_entry(
    promising: Promising, promise: Promise, views: tuple[Records, Records], step: EntryInContext, now: Instant, hidden: bool
) -> Promise:
    if not promise.standing:
        return promise
    if promise.stage == Stage.AGREED and not hidden:
        said = promising.sign(views[0], step.entry, promise.place, promise.pair)
        if said is not None:
            promise = replace(promise, signs=(*promise.signs, Sign(step.entry.seat, said, now.entries)))
    if not promising.settled(views[1], promise.place):
        return promise
    if promise.stage == Stage.OFFERED:
        return replace(promise, stage=Stage.LAPSED, settled=now)
    signs = [(sign.seat, sign.said) for sign in promise.signs]
    return replace(promise, settled=now, verdicts=promising.verdicts(*views, promise.place, promise.pair, signs))


def after_going_back(promises: Iterable[Promise], entries: int) -> tuple[Promise, ...]:
    """The promises after the game has gone back to a position that `entries` had led to."""
    return tuple(_back(promise, entries) for promise in promises)


def _back(promise: Promise, entries: int) -> Promise:
    signs = tuple(sign for sign in promise.signs if sign.entries <= entries)
    answer = None if promise.answered is None else promise.answered.not_after(entries)
    promise = replace(promise, made=promise.made.not_after(entries), answered=answer, signs=signs)
    if promise.settled is None or promise.settled.entries <= entries or promise.gone:
        return promise
    stage = Stage.OFFERED if promise.stage == Stage.LAPSED else promise.stage
    return replace(promise, stage=stage, settled=None, verdicts=None)


def judged_again(game: Game, sheet: Sheet, promises: Iterable[Promise], entries: Sequence[EntryInContext]) -> tuple[Promise, ...]:
    """Promises of a record, with their outcome computed from its entries: what the record itself says about the outcome is not
    trusted. `entries`: all of them, the set-up first."""
    return tuple(_judged_again(game, sheet, promise, entries) for promise in promises)


def _judged_again(game: Game, sheet: Sheet, promise: Promise, entries: Sequence[EntryInContext]) -> Promise:
    if promise.gone or promise.stage in (Stage.DECLINED, Stage.WITHDRAWN):
        return replace(promise, verdicts=None)
    stage = promise.stage if promise.answered is not None else Stage.OFFERED
    since = max(1, (promise.answered or promise.made).entries)
    bare = replace(promise, stage=stage, signs=(), settled=None, verdicts=None)
    return after_entries(game, sheet, [bare], entries[since:], Instant(promise.made.seq, since + 1))[0]


# In words


def messages(game: Game) -> list[str]:
    """The keys of the messages that a game needs, if anything can be promised in it."""
    promising = game.people.promise
    about = ("ask", *Stage, "kept-both", *Keeping)
    return [] if promising is None else [f"promise-{promising.what}", *(f"promise-{promising.what}-{one}" for one in about)]


def lines(game: Game, promise: Promise) -> list[tuple[Instant, int, Line]]:
    """The lines told about a promise: when, by which seat's action (-1: the table found it out), and what."""
    told = [(promise.made, promise.by, line(game, promise, "offered"))]
    if promise.answered is not None:
        seat = promise.by if promise.stage == Stage.WITHDRAWN else promise.to
        answer = Stage.AGREED if promise.stage == Stage.LAPSED else promise.stage
        told.append((promise.answered, seat, line(game, promise, answer)))
    if promise.settled is not None:
        told += [(promise.settled, -1, said) for said in _ends(game, promise)]
    return told


def _ends(game: Game, promise: Promise) -> list[Line]:
    if promise.verdicts is None:
        return [line(game, promise, promise.stage)]
    if set(promise.verdicts) == {Keeping.KEPT}:
        return [line(game, promise, "kept-both")]
    first, second = promise.verdicts
    return [line(game, promise, first), line(game, replace(promise, by=promise.to, to=promise.by), second)]


def line(game: Game, promise: Promise, about: str = "") -> Line:
    """A message about a promise from the seat that offered it to the other."""
    assert game.people.promise is not None  # otherwise there would be no promise
    seat = telling_of(game).seat
    key = f"promise-{promise.what}-{about}" if about else f"promise-{promise.what}"
    return Line(key, {seat: promise.by, f"{seat}_2": promise.to, game.people.promise.place: promise.place})
