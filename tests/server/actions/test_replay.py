"""Replays: with all hands open or through one seat's eyes, as a story and in numbers; also of records and examples."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hustings.core import layout
from hustings.core.gate import observe
from hustings.core.layout import EVERYONE, OWNER
from hustings.core.learning import examples
from hustings.core.play import start
from hustings.core.records.write import Recorder, record_of, to_text
from hustings.server.actions import review
from hustings.server.errors import ApiError
from hustings.wire.review import Charts, Example, Replay, Story
from support.serving import Client

GOLDEN = Path(__file__).parents[2] / "golden"
RECORDS = ("die-macher-2006-short-3-1", "helvetiq-2008-3-1")
Json = dict[str, Any]


@pytest.fixture(scope="module", params=RECORDS)
def whole(request: pytest.FixtureRequest) -> review.FinishedGame:
    return review.played(review.read((GOLDEN / f"{request.param}.json").read_bytes()))


def frames(whole: review.FinishedGame, seat: int | None) -> list[Json]:
    Replay.model_validate(json.loads(json.dumps(review.replay(whole, 40, 3, seat))))
    return list(review.replay(whole, 0, 10**6, seat)["positions"])


def test_a_seat_sees_what_it_saw_and_nothing_more(whole: review.FinishedGame) -> None:
    game = whole.game
    fields = layout.fields(game.position)
    for seat in range(whole.record.setup.players):
        for number, frame in enumerate(frames(whole, seat)):
            seen = observe(game.position, game.seats, whole.position(number), seat)
            for name, value in frame["position"].items():
                assert fields[name].audience in (EVERYONE, OWNER) and value == seen[name][0].tolist(), (number, name)


def test_what_others_chose_in_secret_is_not_told(whole: review.FinishedGame) -> None:
    game = whole.game
    hidden = 0
    for frame, line in zip(frames(whole, 0), whole.record.lines, strict=True):
        if line.entry.seat <= 0 or line.decision not in game.decisions:
            continue
        secret = game.hidden(list(game.decisions).index(line.decision), line.entry.option)
        assert frame["option"] == (None if secret else line.entry.option)
        assert frame["decision"] == (None if secret else line.decision)
        hidden += secret
    assert hidden > 10


def test_the_same_bytes_for_games_that_differ_in_secrets_only() -> None:
    """For two games in which seat 0 saw the same, its replays are the same, byte for byte."""

    def told(option: int) -> bytes:
        play = start("die-macher", players=3, seed=4, variants=["short"])
        recorder = Recorder(play)
        recorder.act(1, option)
        whole = replace(review.played(recorder.record()), ended=True)
        return json.dumps([review.replay(whole, 1, 1, 0)["positions"], review.story(whole, 0)["lines"]]).encode()

    fresh = start("die-macher", players=3, seed=4, variants=["short"])
    first, second, *_ = fresh.legal(1)
    assert told(first) == told(second)


def test_the_story_is_what_the_frames_tell(whole: review.FinishedGame) -> None:
    for seat in (None, 1):
        story = Story.model_validate(review.story(whole, seat))
        shown = frames(whole, seat)
        assert [(line.seq, line.line.model_dump()) for line in story.lines] == [
            (frame["number"], line) for frame in shown for line in json.loads(json.dumps(frame["lines"]))
        ]
        assert [line.number for line in story.lines] == list(range(len(story.lines)))
        begins = {chapter.number: chapter for chapter in story.chapters}
        now = story.chapters[0]
        for frame in shown:
            now = begins.get(frame["number"], now)
            assert (now.round, now.phase.key) == (frame["round"], frame["phase"]["key"])


def test_where_each_point_came_from(whole: review.FinishedGame) -> None:
    charts = Charts.model_validate(review.charts(whole))
    assert whole.record.result is not None and len(charts.ends) == len(charts.rounds)
    assert charts.ends == sorted(charts.ends) and charts.ends[-1] == len(whole.positions) - 1
    points = next(one for one in charts.series if one.name == "points")
    for seat, score in enumerate(whole.record.result.scores):
        assert [sum(parts) for parts in charts.by_part[seat]] == points.values[seat]
        assert sum(charts.by_part[seat][-1]) == score
        assert all(len(parts) == len(charts.parts) for parts in charts.by_part[seat])


def test_votes_are_those_of_the_round_s_election() -> None:
    whole = review.played(review.read((GOLDEN / "die-macher-2006-short-3-1.json").read_bytes()))
    charts = review.charts(whole)
    votes = next(one["values"] for one in charts["series"] if one["name"] == "votes")
    last = whole.position(len(whole.positions) - 1)
    for place, round_ in enumerate(charts["rounds"]):
        assert [line[place] for line in votes] == last["votes"][0, round_ - 1, :3].tolist()


def test_an_unfinished_record_has_no_other_eyes_and_no_figures() -> None:
    play = start("die-macher", seed=1)
    play.act(0, play.legal(0)[0])
    whole = review.played(review.read(to_text(record_of(play)).encode()))
    with pytest.raises(ApiError, match="not over"):
        review.replay(whole, 0, 5, 0)
    with pytest.raises(ApiError, match="not over"):
        review.story(whole, 0)
    with pytest.raises(ApiError, match="not over"):
        review.charts(whole)
    assert set(review.replay(whole, 1, 1)["positions"][0]["position"]["cash"]) == {-1}


def test_a_seat_that_is_not_there_is_named(whole: review.FinishedGame) -> None:
    with pytest.raises(ApiError, match="no seat 7"):
        review.replay(whole, 0, 1, 7)


@pytest.mark.parametrize("name", examples.every())
def test_examples_hold_and_are_served(name: str, url: str) -> None:
    client = Client(url)
    (about,) = [one for one in client.raw("GET", "/examples").json() if one["name"] == name]
    example = Example.model_validate(about)
    text = client.raw("GET", f"/examples/{name}/record").content
    assert text == examples.text(name)
    at = random.Random(name).randrange(example.frames)
    shown = client.raw("GET", f"/examples/{name}/replay?first={at}&count=2").json()
    brought = client.raw("POST", f"/records?first={at}&count=2", content=text).json()
    assert shown == brought and shown["result"]["scores"] == example.scores
    assert [seat["name"] for seat in shown["table"]["seats"]] == shown["names"]
    for what in ("story", "charts"):
        one, other = client.raw("GET", f"/examples/{name}/{what}"), client.raw("POST", f"/records/{what}", content=text)
        assert one.status_code == other.status_code == 200 and one.content == other.content
    assert client.raw("GET", f"/examples/{name}/story?seat=0").content != client.raw("GET", f"/examples/{name}/story").content


def test_an_example_that_is_not_there(url: str) -> None:
    for what in ("record", "replay", "story", "charts"):
        answer = Client(url).raw("GET", f"/examples/nothing/{what}")
        assert answer.status_code == 404 and "die-macher" in answer.json()["message"]
