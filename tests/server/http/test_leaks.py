"""No leaks: every byte that goes to a seat, the host or a spectator follows from what the rules let that reader know.

Whole games are played over HTTP and WebSockets. There are three ways of looking for secrets:

- The true position is replaced by another one that looks the same to a reader (`resample`): whatever the reader asks for, it must
  get the same bytes.
- A seat decides one way, takes it back and decides another way: readers to whom both look the same must be sent the same.
- Marked secrets (amounts, words, links) are searched for in everything that was ever sent to others.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from hustings.core import layout
from hustings.core.layout import NOBODY_SEES
from hustings.store.backup import backup
from support import postgres
from support.inside import Inside, Reader, inside
from support.watched import Watched, resampled

GAMES = [("die-macher", 3, {"variants": ["short"]}), ("helvetiq", 3, {})]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with ExitStack() as stack:
        address = stack.enter_context(postgres.database()) if request.param == "postgresql" else None
        yield stack.enter_context(inside(tmp_path_factory.mktemp("leaks"), address=address))


@pytest.fixture(params=GAMES, ids=lambda game: game[0])
def table(request: pytest.FixtureRequest, server: Inside) -> Iterator[Watched]:
    game, players, options = request.param
    found = Watched(server, game, players, **options)
    yield found
    found.close()


def all_answers(table: Watched, reader: int, rng: random.Random) -> list[bytes]:
    """The answers to everything that a reader can ask without changing anything."""
    who, play, seq = table.readers[reader], table.play, table.live.table.seq
    answers = [who.get("view"), who.get("lines"), who.get("chat"), who.get("")]
    answers += [who.get(path) for path in ("result", "record", "replay", "charts")]
    assert all(refused.status_code in (403, 409) for refused in answers[4:]), [refused.status_code for refused in answers[4:]]
    if reader < table.players:
        legal = play.legal(reader)
        options = rng.sample(range(play.game.options), 3) + rng.sample(legal, min(3, len(legal)))
        answers += [who.post("why", option=option) for option in options]
        answers += [who.post("preview", seq=seq, options=[option]) for option in options]
        illegal = [option for option in options if option not in legal]
        answers += [who.post("act", seq=seq, id="illegal", options=[option]) for option in illegal[:2]]
        answers.append(who.post("act", seq=seq + 1, id="stale", options=options[:1]))
        if not table.live.table.can_undo(reader):
            answers.append(who.post("undo", seq=seq, id="no-undo"))
        if legal:  # the longest possible batch: it ends where something new would show
            answers.append(who.post("preview", seq=seq, options=[legal[0], legal[-1], legal[0]]))
    return [b"%d " % answer.status_code + answer.content for answer in answers] + [who.welcome()]


def test_every_answer_follows_from_the_observation(table: Watched) -> None:
    rng, looked = random.Random(7), 0
    step = 0
    while not table.play.over:
        if step % 9 == 0 and not table.live.table.drafts:
            reader = looked % len(table.readers)
            seat = reader if reader < table.players else looked % table.players
            looked += 1
            original, seed = layout.copy(table.play.position), rng.getrandbits(32)
            before = all_answers(table, reader, random.Random(seed))
            for again in range(2):
                table.play._hold(resampled(table.play, seat, 1000 * step + again))
                table.live.presenter.moved()
                after = all_answers(table, reader, random.Random(seed))
                for one, other in zip(before, after, strict=True):
                    assert one == other, f"step {step}, reader {reader}"
                table.play._hold(layout.copy(original))
            table.live.presenter.moved()
        seat, option = table.decide(rng)
        table.act(seat, option)
        step += 1
    assert looked >= 20


def test_positions_are_observations_and_no_field_more(table: Watched) -> None:
    rng, fields = random.Random(3), layout.fields(table.play.game.position)
    shown = {name for name, field in fields.items() if field.audience != NOBODY_SEES and not field.counted and not field.memory}
    mirrors: list[dict[str, Any]] = [{} for _ in table.readers]
    while True:
        table.settle()
        for number, reader in enumerate(table.readers):
            for push in map(json.loads, reader.pushes):
                if push["type"] == "welcome":
                    mirrors[number] = dict(push["state"]["position"])
                elif push["type"] == "changed":
                    mirrors[number] |= push["changes"]
            own = table.live.table.own(number) if number < table.players else table.play
            seen = layout.as_dict(table.play.game.position, own.observe(table.eyes(number)))
            assert mirrors[number] == {name: value for name, value in seen.items() if name in shown}, f"reader {number}"
        table.forget_pushes()
        if table.play.over:
            return
        table.act(*table.decide(rng))


# Two ways to decide that look the same


def plain_pushes(reader: Reader) -> list[dict[str, Any]]:
    """The pushes to a reader, without numbers that count attempts."""
    pushes = [json.loads(push) for push in reader.pushes]
    for push in pushes:
        push.pop("push")
        push.pop("seq", None)
        for line in push.get("lines", ()):
            line.pop("seq")
    return [push for push in pushes if push["type"] not in ("pong", "table")]


def looks(reader: Reader) -> list[bytes]:
    """Everything that a reader can look at."""
    return [reader.get(what).content for what in ("view", "lines", "")]


def test_who_seals_shows_nothing_but_that(table: Watched) -> None:
    rng, compared, lengths = random.Random(5), 0, set()
    while not table.play.over:
        waiting = table.live.table.waiting_for
        if table.live.table.sealing and len(waiting) > 1:
            seat = rng.choice(waiting)
            others = [reader for number, reader in enumerate(table.readers) if number != seat]
            views = [looks(reader) for reader in others]
            ways = []
            for _way in range(3):
                table.settle()
                table.forget_pushes()
                answers = 0
                while seat in table.live.table.waiting_for:
                    table.settle()
                    assert all(not plain_pushes(reader) for reader in others), "told before it was sealed"
                    assert [looks(reader) for reader in others] == views, "seen before it was sealed"
                    table.act(seat, rng.choice(table.live.table.own(seat).legal(seat)))
                    answers += 1
                table.settle()
                lengths.add(answers)
                ways.append([(plain_pushes(reader), looks(reader)) for reader in others])
                undone = table.readers[seat].post("unseal", seq=table.live.table.seq, id=table.server.new_id())
                assert undone.status_code == 200
                assert [looks(reader) for reader in others] == views
                compared += 1
            assert ways[0] == ways[1] == ways[2]
            while seat in table.live.table.waiting_for:
                table.act(seat, rng.choice(table.live.table.own(seat).legal(seat)))
        else:
            table.act(*table.decide(rng))
    assert compared > 6
    assert table.play.game.name != "die-macher" or len(lengths) > 1, "the number of answers should have varied"


def test_hidden_choices_that_look_the_same_are_told_the_same(table: Watched) -> None:
    rng, compared = random.Random(11), 0
    while not table.play.over:
        seat, option = table.decide(rng)
        legal = table.play.legal(seat)
        kind = list(table.play.game.decisions).index(table.play.decision(seat)) if len(table.play.asked) == 1 else -1
        hidden = kind >= 0 and [other for other in legal if table.play.game.hidden(kind, other)]
        if not hidden or len(hidden) < 2:
            table.act(seat, option)
            continue
        sent = []
        for choice in [hidden[0], *rng.sample(hidden, 2)]:  # the first one only adds the line that something was taken back
            table.settle()
            table.forget_pushes()
            done = table.act(seat, choice)
            table.settle()
            observed = [table.play.observe(table.eyes(number)).tobytes() for number in range(len(table.readers))]
            if not done["state"]["can_undo"]:
                break
            undone = table.readers[seat].post("undo", seq=table.live.table.seq, id=table.server.new_id())
            assert undone.status_code == 200, undone.text
            table.settle()
            sent.append((observed, [plain_pushes(reader) for reader in table.readers]))
        else:
            _, (first, first_sent), (second, second_sent) = sent
            for number in range(len(table.readers)):
                if number != seat and first[number] == second[number]:
                    assert first_sent[number] == second_sent[number], f"reader {number}"
                    compared += 1
            table.act(seat, option)
    assert compared > 10 or table.play.game.name != "die-macher"


# Marked secrets


def numbers_in(body: bytes) -> set[int]:
    return {int(number) for number in re.findall(rb"(?<![\d.])\d+(?![\d.])", body)}


def unheard_of(table: Watched, seats: list[int], rng: random.Random) -> dict[int, int]:
    """Bids by seat, each of an amount that nobody has been sent since the game began."""
    known = set().union(*(numbers_in(reader.get(what).content) for reader in table.readers for what in ("view", "lines")))
    known.update(range(table.live.table.seq + 20))  # these may come up as numbers of other things
    amounts: dict[int, int] = {}
    for seat in seats:
        legal = [option for option in table.play.legal(seat) if option not in known and option not in amounts.values()]
        amounts[seat] = rng.choice(legal[:12])  # low ones, so that money is left for the next time
    return amounts


def test_marked_amounts_are_nowhere_before_they_are_shown(server: Inside) -> None:
    """Sealed bids of amounts that appear nowhere else, by parties rich enough to bid them."""
    table = Watched(server, "die-macher", 3, figures={"components.start_money": 299}, variants=["short"])
    rng, rounds = random.Random(2), 0
    try:
        while not table.play.over and rounds < 3:
            sealing = table.live.table.sealing
            if len(sealing) < 2 or table.play.decision(sealing[0]) != "start-bid":
                seat, option = table.decide(rng)
                _, decline = table.live.table.own(seat).span(seat)
                table.act(seat, decline if decline >= 0 else option)  # the money is kept for bids
                continue
            table.settle()
            amounts = unheard_of(table, sealing, rng)
            for reader in table.readers:
                reader.seen.clear()
            for place, seat in enumerate(sealing):
                if place == len(sealing) - 1:  # the last one reveals them all: look before
                    for number, reader in enumerate(table.readers):
                        reader.get("view"), reader.get("lines"), reader.get("record"), reader.welcome()
                        if number < table.players:
                            reader.post("preview", seq=table.live.table.seq, options=[5])
                            reader.post("why", option=299)
                            reader.post("act", seq=table.live.table.seq + 5, id="stale", options=[3])
                    table.settle()
                    for number, reader in enumerate(table.readers):
                        secrets = {amount for other, amount in amounts.items() if other != number and other != seat}
                        for body in reader.seen:
                            assert not secrets & numbers_in(body), f"reader {number}: {body[:2000]!r}"
                table.act(seat, amounts[seat])
            table.settle()
            assert all(set(amounts.values()) <= numbers_in(b" ".join(reader.seen)) for reader in table.readers), (
                "shown to all now"
            )
            rounds += 1
        assert rounds == 3
    finally:
        table.close()


def test_private_words_and_links_reach_nobody_else(server: Inside, tmp_path: Path) -> None:
    table = Watched(server, "helvetiq", 3)
    try:
        a, b, c, spectator, host = table.readers
        for number in range(3):
            said = a.post("chat", text=f"zebra{number} only for you", to=1)
            assert said.status_code in (200, 201)
            c.post("chat", text=f"to everyone {number}")
        table.settle()
        for reader in table.readers:
            reader.get("chat"), reader.get("view"), reader.welcome()
        table.settle()
        for reader in (c, spectator, host):
            assert b"zebra" not in b" ".join(reader.seen)
            lines = json.loads(reader.get("chat").content)
            assert [line["number"] for line in lines] == [0, 1, 2], "what is private leaves no gap"
        for reader in (a, b):
            assert b"zebra2" in b" ".join(reader.seen)
        tokens = [reader.token.encode() for reader in table.readers]
        for reader in table.readers:
            everything = b" ".join(reader.seen)
            assert not [token for token in tokens if token in everything], "links are told once, when they are made"
        backup(server.hub.store, tmp_path / "all.db")
        kept = (tmp_path / "all.db").read_bytes()
        assert b"zebra2" in kept and not any(token in kept for token in tokens), "only hashes are kept"
    finally:
        table.close()
