"""The client against a real server: tables, actions, following live, and bots at remote seats."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hustings import wire
from hustings.bots.budget import Budget
from hustings.bots.own.parent import close_idle
from hustings.client import LinkGone, Live, Place, Refused, Server, Stale, Unreachable, is_asked, legal, observation, play
from hustings.core import layout
from hustings.core.errors import HustingsError
from hustings.core.layout import Observation
from hustings.core.records import replay
from hustings.core.records.read import parse
from hustings.core.registry import game as find_game
from support.inside import Inside, inside
from support.patience import PATIENCE
from support.ports import free_port

PAGE = (Path(__file__).parents[2] / "docs" / "client.md").read_text(encoding="utf-8")
README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
(README_BOT,) = re.findall(r"^```py\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
SNIPPETS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("client")) as found:
        yield found


@pytest.fixture
def server(machine: Inside) -> Iterator[Server]:
    with Server(machine.address, patience=PATIENCE) as found:
        yield found


def table(server: Server, game: str = "helvetiq", seats: Sequence[str] = ("person", "person"), **options: Any) -> list[Place]:
    """Create a table that has begun, and return its places: the seats, then the host and the spectator."""
    links = server.create(game, seats, start=True, **options)
    tokens = [*(link.token for link in links.seats), links.host, links.spectator]
    return [Place(server, links.table, token) for token in tokens]


def whose_turn(places: list[Place]) -> tuple[Place, wire.View]:
    for place in places:
        view = place.view()
        if is_asked(view):
            return place, view
    raise AssertionError("nobody is asked")


class Lowest:
    """A bot that takes the lowest option and notes what it was given."""

    def __init__(self) -> None:
        self.seen: list[tuple[Observation, list[int]]] = []

    def decide(self, observation: Observation, legal: Sequence[int], rng: Any, budget: Budget) -> int:
        self.seen.append((observation, list(legal)))
        return legal[0]


def test_a_table_from_open_seats_to_the_first_action(server: Server) -> None:
    links = server.create("helvetiq", ["open", "open"], public=True, title="Come in")
    assert [info.title for info in server.tables() if info.table == links.table] == ["Come in"]
    joined = [server.join(links.table, name) for name in ("Ada", "Bo")]
    host = Place(server, links.table, links.host)
    host.start()
    places = [Place(server, links.table, one.token) for one in joined]
    assert [seat.name for seat in host.info().seats] == ["Ada", "Bo"]
    place, view = whose_turn(places)
    assert view.ask is not None
    option = legal(view.ask)[0]
    assert place.why(option).legal
    shown = place.preview([option], view.seq)
    assert place.view() == view, "a preview keeps nothing"
    done = place.act([option], view.seq)
    assert done.seq >= view.seq
    assert shown.taken in (0, 1)


def test_an_action_sent_twice_is_carried_out_once(server: Server) -> None:
    place, view = whose_turn(table(server)[:2])
    assert view.ask is not None
    first, again = (place.act(legal(view.ask)[:1], view.seq, id="same") for _ in range(2))
    assert (first.seq, first.lines) == (again.seq, again.lines)


def test_refusals_are_raised_with_their_problem(server: Server) -> None:
    places = table(server)
    place, view = whose_turn(places[:2])
    assert view.ask is not None
    with pytest.raises(Stale) as stale:
        place.act(legal(view.ask)[:1], view.seq + 7)
    assert stale.value.state == view
    spectator = places[-1]
    with pytest.raises(Refused, match="seat") as refused:
        spectator.act([1], view.seq)
    assert (refused.value.status, refused.value.problem.error) == (403, "forbidden")
    with pytest.raises(Refused) as unknown:
        server.create("chess", ["person", "person"])
    assert unknown.value.problem.error == "unknown"
    with pytest.raises(LinkGone):
        list(Live(Place(server, place.table, "wrong")))


def acting_live(place: Place) -> Live:
    """Follow a place, up to its welcome."""
    live = Live(place, patience=PATIENCE)
    live.pushes = iter(live)  # type: ignore[attr-defined]  # kept, because it holds the connection
    next(live.pushes)  # type: ignore[attr-defined]
    return live


def test_acting_over_the_connection(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The mirror is brought to where the answer leads, refusals are raised as for requests, and no request is made."""
    place, view = whose_turn(table(server)[:2])
    assert view.ask is not None
    live = acting_live(place)
    monkeypatch.setattr(Place, "act", None)
    with pytest.raises(Stale) as stale:
        live.act(legal(view.ask)[:1], view.seq + 7)
    assert stale.value.state is not None and stale.value.state.seq == view.seq
    with pytest.raises(Refused) as illegal:
        live.act([next(option for option in range(500) if option not in legal(view.ask))], view.seq)
    assert (illegal.value.status, illegal.value.problem.error) == (409, "illegal")
    done = live.act(legal(view.ask)[:1], view.seq)
    assert live.mirror.state is not None and live.mirror.state.seq == done.seq
    live.close()


def test_an_act_whose_connection_breaks_is_carried_out_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """If it breaks before the answer, the same id is sent again by a request."""
    place, view = whose_turn(table(server)[:2])
    assert view.ask is not None
    live = acting_live(place)

    def broken(self: Live, socket: Any, act: str) -> wire.Answered:
        answer = heard(self, socket, act)
        assert answer.status == 200, "it was carried out, and nobody hears of it"
        socket.close()
        raise OSError("the line is dead")

    heard = Live._answer
    monkeypatch.setattr(Live, "_answer", broken)
    done = live.act(legal(view.ask)[:1], view.seq)
    assert done.state is not None and place.view().seq == done.seq
    assert len(place.lines()) == len(done.lines) + done.lines[0].number
    assert next(live.pushes)  # type: ignore[attr-defined]  # it reconnects
    live.close()


def test_offers_and_promises(server: Server) -> None:
    a, b, c, *_ = table(server, "die-macher", ("person",) * 3)
    live = Live(b)
    follower = iter(live)
    next(follower)
    offers = a.promises().offers
    assert {offer.to for offer in offers} == {1, 2}
    a.offer(1, offers[0].place)
    while not live.mirror.state or not live.mirror.state.promises:
        next(follower)
    live.close()
    assert [promise.stage for promise in live.mirror.state.promises] == ["offered"]
    assert [promise.stage for promise in b.answer_offer(0, offers[0].place).promises] == ["agreed"]
    assert c.promises().promises == [] and c.view().promises == []


def test_undo_and_chat(server: Server) -> None:
    places = table(server)
    a, b, spectator = places[0], places[1], places[-1]
    a.say("to all")
    b.say("between us", to=0)
    assert [line.text for line in a.chat()] == ["to all", "between us"]
    assert [line.text for line in spectator.chat()] == ["to all"]
    for _ in range(200):
        place, view = whose_turn([a, b])
        assert view.ask is not None
        done = place.act(legal(view.ask)[-1:], view.seq)
        if done.state.can_undo:
            back = place.undo(done.state.seq)
            assert back.state.position == view.position
            return
    raise AssertionError("nothing could be undone in 200 decisions")


def test_following_shows_what_a_request_would(server: Server) -> None:
    places = table(server)
    live = Live(places[-1], patience=PATIENCE)
    follower = iter(live)
    next(follower)
    for _ in range(30):
        place, view = whose_turn(places[:2])
        assert view.ask is not None
        place.act([legal(view.ask)[0]], view.seq)
    places[0].say("hello")
    while not live.mirror.chat:
        next(follower)
    assert live.mirror.state is not None
    now = places[-1].view()
    assert live.mirror.state.model_dump(exclude={"table"}) == now.model_dump(exclude={"table"})
    assert live.mirror.lines == places[-1].lines()
    live.close()


def test_a_gap_is_caught_up_with(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    places = table(server)
    live = Live(places[-1], patience=PATIENCE)
    follower = iter(live)
    next(follower)
    live.mirror.pushes += 1  # as if one had been lost on the way
    place, view = whose_turn(places[:2])
    assert view.ask is not None
    place.act([legal(view.ask)[0]], view.seq)
    push = next(follower)
    assert isinstance(push, wire.Welcome)
    assert live.mirror.state is not None
    assert live.mirror.state.seq == places[-1].view().seq
    live.close()


@pytest.mark.parametrize("game", ["die-macher", "helvetiq"])
def test_bots_at_every_remote_seat_play_to_the_end(server: Server, game: str) -> None:
    seats = {"die-macher": 3, "helvetiq": 2}[game]
    places = table(server, game, ["person"] * seats, variants=["short"] if game == "die-macher" else [])
    mine = Lowest()
    results: list[wire.Result | None] = []
    bots: list[Any] = ["heuristic"] * (seats - 1) + [mine]
    threads = [
        threading.Thread(target=lambda place=place, bot=bot: results.append(play(place, bot, patience=PATIENCE)), daemon=True)
        for place, bot in zip(places, bots, strict=False)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(3 * PATIENCE)
    assert len(results) == seats
    again = replay.check(parse(places[0].record()))
    assert all(result is not None and result.scores == again.scores() and result.winners == again.winners() for result in results)
    assert mine.seen


def test_a_bot_is_given_what_it_would_get_here(machine: Inside, server: Server) -> None:
    """The observation rebuilt from a view equals the one the rules give, except for what people must count themselves."""
    places = table(server, "die-macher", ["person"] * 3)
    for _ in range(40):
        place, view = whose_turn(places[:3])
        assert view.ask is not None
        assert view.seat is not None
        here = machine.hub.registry.rooms[place.table].table.own(view.seat)
        true, rebuilt = here.observe(view.seat), observation(here.game, view.position)
        for name, field in layout.fields(here.game.position).items():
            if not field.counted and not field.memory:
                assert np.array_equal(rebuilt[name], true[0][name]), name
        assert legal(view.ask) == here.legal(view.seat)
        place.act(legal(view.ask)[-1:], view.seq)


@pytest.mark.parametrize("as_file", [False, True], ids=["an instance", "a file"])
def test_the_bot_of_the_readme_plays_at_a_remote_seat(server: Server, tmp_path: Path, as_file: bool) -> None:
    """It reads `observation["cash"][self.seat]`, as in the arena and at the terminal."""
    file = tmp_path / "my_bot.py"
    file.write_text(README_BOT, encoding="utf-8")
    place = table(server, "die-macher", ["person", "random", "random"], variants=["short"])[0]
    names: dict[str, Any] = {}
    exec(compile(README_BOT, str(file), "exec"), names)
    mine: Any = f"{file}:Mine" if as_file else names["Mine"](find_game("die-macher"), place.view().seat)
    result = play(place, mine, patience=PATIENCE)
    assert result is not None and len(result.scores) == 3
    close_idle()


def test_a_bot_that_chooses_nonsense_is_told_so(server: Server) -> None:
    class Wrong:
        def decide(self, *_: Any) -> int:
            return 31_999

    place, _ = whose_turn(table(server)[:2])
    with pytest.raises(HustingsError, match="31999"):
        play(place, Wrong())


def test_a_named_bot_needs_a_seat_and_printed_figures(server: Server) -> None:
    places = table(server, "die-macher", ["person"] * 3, figures={"components.start_money": 40})
    place, _ = whose_turn(places[:3])
    with pytest.raises(HustingsError, match="figures"):
        play(place, "heuristic")


def test_a_server_that_is_not_there() -> None:
    nowhere = Server(f"http://127.0.0.1:{free_port()}", patience=0.2)
    with pytest.raises(Unreachable, match="does not answer"):
        nowhere.about()
    with pytest.raises(Unreachable, match="does not answer"):
        list(Live(Place(nowhere, "t", "x")))
    nowhere.close()


# What the page of documentation shows


def test_the_bot_of_the_page_plays_in_fifteen_lines(machine: Inside, server: Server, tmp_path: Path) -> None:
    code = SNIPPETS[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 15
    (tmp_path / "my_bot.py").write_text(code, encoding="utf-8")
    place = table(server, "helvetiq", ["person", "random"])[0]
    source = str(Path(__file__).parents[2] / "src")
    command = [sys.executable, str(tmp_path / "my_bot.py"), place.link]
    done = subprocess.run(command, capture_output=True, text=True, env={"PYTHONPATH": source}, timeout=3 * PATIENCE)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[-?\d+, -?\d+\] \[\d(, \d)*\]\n", done.stdout)


def test_the_other_example_of_the_page_runs(machine: Inside, capsys: pytest.CaptureFixture[str]) -> None:
    code = SNIPPETS[1].replace("http://127.0.0.1:8000", machine.address)
    exec(compile(code, "client.md", "exec"), {"__name__": "example"})
    assert capsys.readouterr().out.endswith("welcome\n")
