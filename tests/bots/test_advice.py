"""Advice, reviews and the outlook of the search: fair, reproducible, adding up. Blunders are found, and good games have few."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

from hustings.bots.advice.advisor import ALWAYS, SHOWN, Advisor, Verdict
from hustings.bots.advice.analyst import (
    MOST,
    MOST_OF_A_SEAT,
    POINTS,
    Analyst,
    Found,
    Piece,
    biggest,
    marks,
    piece,
    reasons,
    verdict_json,
    verdict_of,
)
from hustings.bots.advice.judges import NetJudge, PlayoutJudge
from hustings.bots.advice.outlook import NetOutlook, Outlook, make_outlook
from hustings.bots.api import make_bot
from hustings.bots.budget import Budget
from hustings.bots.thinking.trials import Judged
from hustings.core import layout
from hustings.core.compiled.play import Fast, load
from hustings.core.layout import Records
from hustings.core.play import Play

GAMES = {"die-macher": {"players": 3, "variants": ["short"]}, "helvetiq": {"players": 3}}
games = pytest.mark.parametrize("game", GAMES)
VISITS = Budget(visits=120)


@cache
def table(game: str) -> Fast:
    return load(game, quiet=True, **GAMES[game])  # type: ignore[arg-type]


@cache
def advisor(game: str, seat: int) -> Advisor:
    fast = table(game)
    return Advisor(fast.game, fast.setup, fast.sheet, seat, quiet=True)


@cache
def analyst(game: str) -> Analyst:
    fast = table(game)
    return Analyst(fast.game, fast.setup, fast.sheet, quiet=True)


def played(game: str, seed: int, most: int, instead: Callable[[Play, int, list[int]], int | None] | None = None) -> Play:
    """A game by the heuristic, up to `most` entries. `instead` may choose another option."""
    fast = table(game)
    bots = [make_bot("heuristic", fast.game, fast.setup, fast.sheet, seat, compiled=True) for seat in range(3)]
    play, rng = Play(fast.game, fast.setup, fast.sheet, seed=seed), random.Random(seed)
    while not play.over and len(play.entries) < most:
        seat = play.asked[0]
        legal = play.legal(seat)
        other = instead(play, seat, legal) if instead is not None else None
        play.act(seat, bots[seat].decide(play.observe(seat), legal, rng, VISITS) if other is None else other)
    return play


def positions(play: Play) -> list[bytes]:
    again = Play(play.game, play.setup, play.sheet, begun=play.entries[0])
    found = [again.position.tobytes()]
    for entry in play.entries[1:]:
        again.act(entry.seat, entry.option, outcomes=entry.outcomes)
        found.append(again.position.tobytes())
    return found


def as_records(game: str, data: bytes) -> Records:
    records = layout.blank(table(game).game.position)
    records.view("u1")[:] = memoryview(data)
    return records


@cache
def moments(game: str) -> list[tuple[int, Records, Records, list[int]]]:
    """Decisions from all over a game: the seat, two positions that look the same to it, and its options."""
    fast = table(game)
    found: list[tuple[int, Records, Records, list[int]]] = []
    play, rng = fast.play(seed=5), random.Random(5)
    while not play.over and len(found) < 5:
        if play.count > 2 and rng.random() < 0.05:
            seen = play.observe(play.seat)
            one, other = (fast.resample(seen, play.seat, seed=n) for n in (1, 2))
            found.append((play.seat, one, other, play.options.tolist()))
        play.step(rng.choice(play.options.tolist()))
    return found


def observed(game: str, position: Records, seat: int) -> Records:
    from hustings.core.gate import observe

    return observe(table(game).game.position, table(game).game.seats, position, seat)


@games
def test_what_looks_the_same_is_advised_the_same(game: str) -> None:
    assert any(one.tobytes() != other.tobytes() for _, one, other, _ in moments(game)), "nothing was exchanged"
    for seat, one, other, legal in moments(game):
        adviser = advisor(game, seat)
        first, second = (adviser.advise(observed(game, at, seat), legal, VISITS) for at in (one, other))
        assert first == second
        assert adviser.review(observed(game, one, seat), legal, legal[0]) == adviser.review(
            observed(game, other, seat), legal, legal[0]
        )


@games
def test_advice_is_of_legal_options_and_adds_up(game: str) -> None:
    for seat, one, _, legal in moments(game):
        found = advisor(game, seat).advise(observed(game, one, seat), legal, VISITS)
        options = [advice.option for advice in found]
        assert 1 <= len(found) <= SHOWN and len(set(options)) == len(options) and set(options) <= set(legal)
        for advice in found:
            assert advice.score == pytest.approx(sum(advice.parts)) and len(advice.parts) == len(table(game).game.parts)
            assert 0 <= advice.win <= 1 and advice.visits > 0
        assert [advice.win for advice in found[1:]] == sorted((advice.win for advice in found[1:]), reverse=True)


def test_what_was_tried_in_a_world_or_two_is_not_spoken_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Except for the best three, so that a hint with little time still compares something."""
    seat, one, _, legal = next(moment for moment in moments("die-macher") if len(moment[3]) >= SHOWN)
    adviser = advisor("die-macher", seat)
    for visits, shown in (((40, 40, 10, 5, 1), 4), ((40, 40, 10, 5, 4), 5), ((2, 2, 1, 1, 1), ALWAYS)):
        judged = [Judged(option, 0.0, 0.5, count) for option, count in zip(legal, visits, strict=False)]
        monkeypatch.setattr(adviser._judge, "ranked", lambda *_, judged=judged: (judged[0].option, judged))
        assert len(adviser.advise(observed("die-macher", one, seat), legal, VISITS)) == shown


def test_figures_that_no_network_has_learned_are_judged_by_playouts() -> None:
    """And by the network where it has learned the table."""
    fast = table("die-macher")
    own = fast.game.sheet(fast.setup, {"components.start_money": 26})
    seat, one, _, legal = moments("die-macher")[0]
    seen = observed("die-macher", one, seat)
    adviser = Advisor(fast.game, fast.setup, own, seat, quiet=True)
    assert isinstance(adviser._judge, PlayoutJudge) and isinstance(advisor("die-macher", seat)._judge, NetJudge)
    found = adviser.advise(seen, legal, VISITS)
    assert {advice.option for advice in found} <= set(legal) and all(0 <= advice.win <= 1 for advice in found)
    verdict = adviser.review(seen, legal, legal[0])
    assert verdict is None or verdict.better in legal
    assert isinstance(make_outlook(fast.game, fast.setup, own, quiet=True), Outlook)
    assert isinstance(make_outlook(fast.game, fast.setup, fast.sheet, quiet=True), NetOutlook)


@games
def test_the_networks_outlook_is_seen_through_the_gate(game: str) -> None:
    """What those seats cannot see makes no difference. The chances add up to one, and at the end they are the result."""
    fast = table(game)
    outlook = NetOutlook(fast.game, fast.setup, fast.sheet, quiet=True)
    for seat, one, other, _ in moments(game):
        if fast.game.rules.asked(layout.plain(fast.game.position, one)) == 1 << seat:
            assert outlook.win(one) == outlook.win(other) and sum(outlook.win(one)) == pytest.approx(1)
    play = played(game, 2, 10_000)
    won = [1 / len(play.winners()) if seat in play.winners() else 0.0 for seat in range(3)]
    assert outlook.win(as_records(game, positions(play)[-1])) == won


def test_the_networks_outlook_knows_who_leads() -> None:
    """Late in a game the winner's chance is above that of the others, whichever seat wins."""
    fast = table("die-macher")
    outlook = NetOutlook(fast.game, fast.setup, fast.sheet, quiet=True)
    chances = []
    for seed in range(6):
        play = played("die-macher", seed, 10_000)
        where = positions(play)
        late = outlook.win(as_records("die-macher", where[len(where) * 9 // 10]))
        chances += [late[seat] for seat in play.winners()]
    assert sum(chances) / len(chances) > 0.6


def test_advice_where_there_is_no_choice() -> None:
    seat, one, _, legal = moments("die-macher")[0]
    (only,) = advisor("die-macher", seat).advise(observed("die-macher", one, seat), legal[:1], VISITS)
    assert only.option == legal[0] and only.score == pytest.approx(sum(only.parts)) and 0 < only.win < 1
    assert advisor("die-macher", seat).review(observed("die-macher", one, seat), legal[:1], legal[0]) is None


def test_a_blunder_put_in_by_hand_is_the_worst_mistake() -> None:
    """A seat bids all it has for the start player."""
    at: list[int] = []

    def blunder(play: Play, seat: int, legal: list[int]) -> int | None:
        if not at and seat == 1 and play.decision(seat) == "start-bid":
            at.append(len(play.entries))
            return max(legal)
        return None

    play = played("die-macher", 3, 45, blunder)
    where, found = positions(play), []
    for number in range(len(where)):
        wanted = piece(play.game, play.entries, where, number)
        verdict = analyst("die-macher").look(Piece(wanted.number, wanted.seat, wanted.played, wanted.seen, None)).verdict
        if verdict is not None:
            found.append(Found(number, wanted.seat, "", number, verdict))
    worst = biggest(found)[0]
    assert worst.number == at[0] and worst.seat == 1
    assert worst.verdict.better < worst.verdict.played and worst.verdict.loss > 0.05 and worst.verdict.points > 5
    assert reasons(play.game, worst.verdict)[0][1] > 0


def test_what_the_search_would_play_is_no_mistake() -> None:
    for seat, one, _, legal in moments("die-macher"):
        seen = observed("die-macher", one, seat)
        best = advisor("die-macher", seat).advise(seen, legal, Budget(visits=240))[0].option
        verdict = advisor("die-macher", seat).review(seen, legal, best)
        assert verdict is None or verdict.loss < 0.05


@games
def test_the_outlook(game: str) -> None:
    fast = table(game)
    outlook = Outlook(fast.game, fast.setup, fast.sheet, quiet=True)
    play = played(game, 2, 10_000)
    where = positions(play)
    first = outlook.win(as_records(game, where[0]))
    assert first is not None and sum(first) == pytest.approx(1) and first == outlook.win(as_records(game, where[0]))
    won = [1 / len(play.winners()) if seat in play.winners() else 0.0 for seat in range(3)]
    assert outlook.win(as_records(game, where[-1])) == won


def test_a_policy_out_of_its_depth_is_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games in which the policy chooses something illegal are left out; if that is all of them, there is no outlook."""
    fast = table("die-macher")
    outlook = Outlook(fast.game, fast.setup, fast.sheet, quiet=True)
    start = as_records("die-macher", positions(played("die-macher", 2, 30))[-1])
    loop = outlook._play

    def stumbling(*args: object) -> int:
        games = args[2]
        return -1 - 3 if len(games) > 10 else int(loop(*args))  # type: ignore[arg-type]

    monkeypatch.setattr(outlook, "_play", stumbling)
    found = outlook.win(start)
    assert found is not None and sum(found) == pytest.approx(1)
    monkeypatch.setattr(outlook, "_play", lambda *args: -1)
    assert outlook.win(start) is None


# Putting it together


def verdict(loss: float) -> Verdict:
    return Verdict(1, 2, loss, 0.01, 3.0, -1.0, (0.2, -4.0, 1.0, 0.0, 2.0, 0.6))


def test_the_list_is_short_and_of_many_things() -> None:
    found = [Found(n, n % 5, f"kind {n % 7}", n % 3, verdict(0.5 - n / 1000)) for n in range(300)]
    kept = biggest(found)
    assert len(kept) == MOST and [one.verdict.loss for one in kept] == sorted((o.verdict.loss for o in kept), reverse=True)
    assert max([one.seat for one in kept].count(seat) for seat in range(5)) <= MOST_OF_A_SEAT
    auction = [Found(n, 0, "poll-bid", 1, verdict(0.1 + n / 1000)) for n in range(20)]
    assert [one.number for one in biggest(auction)] == [19], "one auction fills the list"


def test_reasons_are_the_largest_parts() -> None:
    game = table("die-macher").game
    told = reasons(game, verdict(0.1))
    assert [part for part, _ in told] == [game.parts[1], game.parts[4], game.parts[2]] and told[0][1] == -4.0


def test_marks_are_spread_from_the_first_to_the_last() -> None:
    for entries in (1, 2, 79, 80, 81, 1000):
        found = sorted(marks(entries))
        assert found[0] == 0 and found[-1] == entries - 1 and len(found) == min(POINTS, entries)


def test_verdicts_survive_json() -> None:
    import json

    assert verdict_of(json.loads(json.dumps(verdict_json(verdict(0.25))))) == verdict(0.25)
    assert verdict_of(verdict_json(None)) is None
