"""A table, a waiting table, a preview, a replay and a puzzle are shown by the same models, with all their fields."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import orjson
import pytest

from hustings import wire
from hustings.core.learning import puzzles as facts
from hustings.core.play import start
from hustings.core.records.write import Recorder
from hustings.server.actions import play, puzzles, review
from hustings.server.rooms import presenter
from hustings.tables.model import Who
from support.controlled import World, in_world


def check_view(shown: Any) -> wire.View:
    shown = orjson.loads(orjson.dumps(shown))
    assert set(shown) == set(wire.View.model_fields)
    check_info(shown["table"])
    return wire.View.model_validate(shown)


def check_info(shown: Any) -> wire.TableInfo:
    shown = orjson.loads(orjson.dumps(shown))
    assert set(shown) == set(wire.TableInfo.model_fields)
    assert all(set(seat) == set(wire.SeatInfo.model_fields) for seat in shown["seats"])
    return wire.TableInfo.model_validate(shown)


@pytest.mark.parametrize("game", ["die-macher", "helvetiq"])
def test_every_view_of_a_table_has_every_field(game: str, tmp_path: Path) -> None:
    async def work(world: World) -> None:
        room = await world.table(game, 3)
        for who in (Who(0), Who(host=True), Who()):
            check_view(room.state(who))
        seat = room.table.waiting_for[0]
        trial = wire.Trial(seq=room.table.seq, options=room.table.own(seat).legal(seat)[:1])
        tried, now = play.preview(room, Who(seat), trial), check_view(room.state(Who(seat)))
        previewed = check_view(tried["state"])
        assert (previewed.table, previewed.seat, previewed.seq) == (now.table, seat, now.seq)
        row = check_info(presenter.info_of(room.table.head, room.table.seats))
        assert [seat.party for seat in row.seats] == [seat.party for seat in now.table.seats]
        assert row.model_copy(update={"seats": now.table.seats}) == now.table.model_copy(update={"waiting_for": row.waiting_for})

    in_world(tmp_path, work)


@pytest.mark.parametrize("game", ["die-macher", "helvetiq"])
def test_a_record_is_shown_at_a_table_like_any_other(game: str) -> None:
    played, rng = start(game, players=3, seed=4), random.Random(4)
    recorder = Recorder(played)
    while not played.over:
        seat = rng.choice(played.asked)
        recorder.act(seat, rng.choice(played.legal(seat)))
    shown = review.replay(review.played(recorder.record()), 0, 1)
    table = check_info(shown["table"])
    assert (table.status, table.waiting_for, len(table.seats)) == ("over", [], 3)
    assert all(seat.party is not None and seat.colour for seat in table.seats)
    assert wire.Result.model_validate(shown["result"]).scores == played.scores()


def test_an_unfinished_record_names_its_bots() -> None:
    begun = start("helvetiq", players=2, seed=1)
    record = Recorder(begun, ["Ada", "Bo"], {"seats": ["person", "hard"]}).record()
    table = check_info(review.replay(review.played(record), 0, 1)["table"])
    assert [(seat.kind, seat.name, seat.bot) for seat in table.seats] == [("person", "Ada", None), ("bot", "Bo", "hard")]
    assert table.status == "abandoned"


def test_a_puzzle_is_shown_like_a_table() -> None:
    for name in list(facts.every())[::8]:
        view = check_view(puzzles.stands(name, [])["view"])
        kinds = [seat.kind for seat in view.table.seats]
        assert (kinds.count(kinds[view.seat or 0]), kinds[view.seat or 0]) == (1, "person")
        assert view.table.waiting_for == [view.seat] == view.asked
