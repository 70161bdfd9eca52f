"""A seat for language models: the SDK's own client drives `hustings mcp` at tables of a real server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anyio
import pytest

from hustings import wire
from hustings.cli.mcp import password_in
from hustings.client import Place, Server, is_asked, legal
from hustings.client.mcp.saying import Saying
from hustings.client.mcp.seat import ModelSeat
from hustings.core import layout
from hustings.core.errors import HustingsError
from hustings.core.registry import game as find_game
from hustings.core.values import Setup
from hustings.text.rulebook import rule_text
from hustings.text.words import LANGUAGES
from support.commands import ENV, Command, run
from support.patience import PATIENCE
from support.serving import Server as Served

if TYPE_CHECKING:  # the SDK takes half a second to load in every worker, so it is imported where it is used
    from mcp import Client
    from mcp.types import CallToolResult

__all__ = ["run"]  # a fixture

pytestmark = pytest.mark.processes
TOOLS = {"look", "options", "why_not", "story", "read_rules", "wait", "decide", "try_out", "take_back", "say", "read_chat"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("mcp") / "tables.db") as found:
        yield found


@pytest.fixture
def server(served: Served) -> Iterator[Server]:
    with Server(served.url, patience=PATIENCE) as found:
        yield found


class Model:
    """The tools of a language model, and nothing else. Keeps everything that they return."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.told: list[str] = []

    async def raw(self, tool: str, **arguments: Any) -> CallToolResult:
        from mcp.types import TextContent

        answer = await self.client.call_tool(tool, arguments)
        self.told += [part.text for part in answer.content if isinstance(part, TextContent)]
        self.told.append(json.dumps(answer.structured_content))
        return answer

    async def call(self, tool: str, **arguments: Any) -> Any:
        answer = await self.raw(tool, **arguments)
        assert not answer.is_error, self.told[-2:]
        found = answer.structured_content
        assert found is not None
        return found["result"] if set(found) == {"result"} else found

    async def refused(self, tool: str, **arguments: Any) -> str:
        """Call a tool that must refuse, and return its reason."""
        from mcp.types import TextContent

        answer = await self.raw(tool, **arguments)
        assert answer.is_error
        (text,) = (part.text for part in answer.content if isinstance(part, TextContent))
        assert "Traceback" not in text
        return text


@asynccontextmanager
async def model(home: Path, *words: str, **env: str) -> AsyncIterator[Model]:
    from mcp import Client, StdioServerParameters

    inside = {**{name: value for name, value in ENV.items() if name.isupper()}, "HUSTINGS_HOME": str(home), **env}
    command = StdioServerParameters(command=sys.executable, args=["-m", "hustings", "mcp", *words], env=inside)
    async with Client(command, read_timeout_seconds=PATIENCE) as client:
        yield Model(client)


def play(work: Callable[[], Awaitable[None]]) -> None:
    anyio.run(work)


def seats(server: Server, game: str, kinds: list[str], **options: Any) -> tuple[wire.Links, list[str]]:
    """Create a table that has begun, and return it with the links of its seats."""
    links = server.create(game, kinds, start=True, **options)
    return links, [f"{server.address}/t/{links.table}#{link.token}" for link in links.seats]


async def decided(table: Model) -> dict[str, Any]:
    """Take the first option, or the lowest amount, of the decision that the seat faces."""
    asked = await table.call("options")
    if asked["options"]:
        done: dict[str, Any] = await table.call("decide", options=[asked["options"][0]["option"]])
    else:
        done = await table.call("decide", amount=asked["amounts"][0]["low"])
    return done


def act_if_asked(place: Place) -> None:
    view = place.view()
    while is_asked(view):
        assert view.ask is not None
        view = place.act(legal(view.ask)[:1], view.seq).state


def test_a_whole_game_beside_a_person_and_a_bot(server: Server, tmp_path: Path) -> None:
    links = server.create("helvetiq", ["open", "open", "easy"], title="Three")
    invitation = f"{server.address}/t/{links.table}#{links.spectator}"
    person = Place(server, links.table, server.join(links.table, "Bertha", token=links.spectator).token)

    async def work() -> None:
        async with model(tmp_path, invitation, "--name", "Ada") as table:
            tools = {tool.name: tool for tool in (await table.client.list_tools()).tools}
            assert set(tools) == TOOLS and all(tool.description and tool.output_schema for tool in tools.values())
            before = await table.call("look")
            assert before["status"] == "waiting" and not before["asked"] and before["board"] == ""
            assert [(p["name"], p["kind"], p["you"]) for p in before["players"]][:2] == [
                ("Bertha", "person", False), ("Ada", "person", True),
            ]  # fmt: skip
            assert "has not begun" in await table.refused("options")
            Place(server, links.table, links.host).start()
            decisions = lines = 0
            while True:
                await anyio.to_thread.run_sync(act_if_asked, person)
                waited = await table.call("wait", seconds=1)
                if waited["because"] == "over":
                    break
                if waited["because"] == "asked":
                    seen = await table.call("look", signs=decisions == 0)
                    assert seen["asked"] and seen["question"] and seen["board"] and bool(seen["signs"]) == (decisions == 0)
                    lines += len((await decided(table))["lines"])
                    decisions += 1
            assert decisions > 10 and lines > 10
            end = (await table.call("look"))["end"]
            result = person.result()
            assert list(end["scores"].values()) == result.scores and end["you_won"] == (1 in result.winners)
            assert "over" in await table.refused("options")
            story = await table.call("story")
            assert len(story) > decisions
        told = "\n".join(table.told)
        tokens = [links.host, links.spectator, person.token, *json.loads((tmp_path / "mcp-seats.json").read_text()).values()]
        assert all(token not in told for token in tokens)

    play(work)


def test_the_same_invitation_and_name_lead_back_to_the_same_seat(server: Server, tmp_path: Path) -> None:
    links = server.create("helvetiq", ["open", "open", "open"])
    invitation = f"{server.address}/t/{links.table}#{links.spectator}"
    kept = tmp_path / "mcp-seats.json"

    async def work() -> None:
        for name, seat in (("Ada", 0), ("Ada", 0), ("Bo", 1)):
            async with model(tmp_path, "--name", name, HUSTINGS_LINK=invitation) as table:
                assert (await table.call("look"))["you"] == seat
        assert kept.stat().st_mode & 0o077 == 0

    play(work)


def test_options_come_with_reasons_and_what_is_illegal_is_refused_with_its_rule(server: Server, tmp_path: Path) -> None:
    _, (mine,) = seats(server, "die-macher", ["person", "easy", "easy"], variants=["short"], open_money=False)

    async def work() -> None:
        async with model(tmp_path, mine) as table:
            found: set[str] = set()
            while len(found) < 3:
                assert (await table.call("wait", seconds=60))["because"] == "asked"
                asked = await table.call("options")
                assert asked["question"] and asked["rules"]
                for number in asked["rules"]:
                    assert (await table.call("read_rules", number=number))[0]["text"]
                if asked["refused"] and asked["kind"] not in found:
                    found.add(asked["kind"])
                    group = asked["refused"][0]
                    assert group["why"] and group["rule"] and all(option["words"] for option in group["options"])
                    wrong = group["options"][0]["option"]
                    why = await table.call("why_not", option=wrong)
                    assert not why["legal"] and why["why"] == group["why"] and why["rule"] == group["rule"]
                    refused = await table.refused("decide", options=[wrong])
                    assert group["rule"] in refused and "call options for what is legal now" in refused
                    assert (await table.call("options")) == asked, "nothing has happened"
                if asked["amounts"]:
                    found.add("amount")
                    high = asked["amounts"][-1]["high"]
                    assert f"amount {high + 1} is not legal" in await table.refused("decide", amount=high + 1)
                    assert "not both" in await table.refused("decide", amount=high, options=[1])
                    tried = await table.call("try_out", amount=asked["amounts"][0]["low"])
                    assert tried["taken"] in (0, 1) and (await table.call("options")) == asked
                await decided(table)

    play(work)


def test_hostile_input_gives_a_clear_error_and_changes_nothing(server: Server, tmp_path: Path) -> None:
    links, all_links = seats(server, "helvetiq", ["person", "person"])
    places = [Place(server, links.table, link.token) for link in links.seats]
    mine, other = all_links if is_asked(places[0].view()) else reversed(all_links)

    async def work() -> None:
        async with model(tmp_path, mine) as table:
            before = await table.call("look")
            assert "language" in await table.refused("look", lang="tlh")
            for number in (10**9, -1):
                told = f"there is no option {number}: call options"
                assert told in await table.refused("decide", options=[number])
                assert told in await table.refused("why_not", option=number)
            assert before["asked"] and "choose something" in await table.refused("decide")
            assert await table.refused("decide", options="all of them")
            assert "section" in await table.refused("read_rules", number="99.9")
            assert "section" in await table.refused("read_rules", number="../../etc/passwd")
            assert await table.refused("say", text="")
            assert await table.refused("say", text="x" * 501)
            assert await table.refused("say", text="bell \x07")
            for nobody in (7, before["you"]):
                told = f"there is no other seat {nobody} to write to: choose one of [{1 - before['you']}], or leave it out"
                assert told in await table.refused("say", text="hello", to=nobody)
            assert await table.call("read_rules", number=3.1) == await table.call("read_rules", number="3.1")
            assert await table.refused("wait", seconds=1e9)
            assert await table.refused("story", first=-1)
            assert "Unknown tool" in await table.refused("join_table", link=other)
            assert (await table.call("look"))["chat"] == [] and (await table.call("look"))["board"] == before["board"]

    play(work)
    assert Place(server, links.table, links.spectator).view().seq == 0


def test_talk_in_public_and_in_private_and_no_word_that_is_not_for_the_seat(server: Server, tmp_path: Path) -> None:
    _, all_links = seats(server, "helvetiq", ["person", "person", "person"])
    one, two, three = (Place.at(link) for link in all_links)

    async def work() -> None:
        async with model(tmp_path, all_links[0]) as table:
            await table.call("say", text="Good evening")
            await table.call("say", text="Between us", to=1)
            two.say("Answer to Ada", to=0)
            three.say("not for model", to=1)
            await table.call("look")
            three.say("hurry up")
            waited = await table.call("wait", seconds=30)
            while waited["because"] == "asked" and not waited["said"]:
                waited = await table.call("wait", seconds=1)
            assert [line["text"] for line in waited["said"]] == ["hurry up"]
            heard = await table.call("read_chat")
            assert [(line["text"], line["private"]) for line in heard] == [
                ("Good evening", False), ("Between us", True), ("Answer to Ada", True), ("hurry up", False),
            ]  # fmt: skip
            assert "not for model" not in "\n".join(table.told)

    play(work)
    assert [line.text for line in three.chat()] == ["Good evening", "not for model", "hurry up"]
    for place in (one, two, three):
        place.server.close()


@contextmanager
def sitting(link: str, lang: str = "en") -> Iterator[ModelSeat]:
    """The seat behind the tools, in this process."""
    seat = ModelSeat(Place.at(link), lang)
    try:
        yield seat
    finally:
        seat.close()


@pytest.mark.parametrize("game", ["die-macher", "helvetiq"])
def test_all_that_is_told_is_made_from_the_view_of_the_seat(server: Server, game: str) -> None:
    """The boards of different seats differ, since only the owner of a hand sees it; each is drawn from the seat's own view."""
    _, all_links = seats(server, game, ["person", "person", "person"])
    boards = []
    for number, link in enumerate(all_links):
        with sitting(link) as seat:
            seen = seat.look(None, False)
            assert seen.you == number
            own = Saying(seat.place.view(), "en")
            unknown = layout.fields(own.game.position)["hand"].unknown
            shown = [bool((own.observation["hand"][0][seat] != unknown).any()) for seat in range(3)]
            assert not any(shown[:number] + shown[number + 1 :]), "hands of others are unknown where the board is drawn from"
            assert seen.board == own.board()
            boards.append(seen.board)
    assert len(set(boards)) == 3


def test_every_language(server: Server) -> None:
    _, (mine,) = seats(server, "die-macher", ["person", "easy", "easy"])
    boards, questions, contents = set(), set(), set()
    for lang in LANGUAGES:
        with sitting(mine, lang) as seat:
            assert seat.wait(PATIENCE, None).because == "asked"
            seen, asked = seat.look(None, True), seat.options(lang)
            assert asked.question == seen.question and not re.search(r"(story|option|question)-[a-z]", seen.model_dump_json())
            boards.add(seen.board)
            questions.add(asked.question)
            number = next(number for number in asked.rules if "-" not in number)
            game = find_game("die-macher")
            assert seat.rules(number, None)[0].text == rule_text(game, lang, number, game.sheet(Setup("2006", 3), None))
            contents.add(seat.rules("", None)[0].text)
            assert seat.look("en", False).board in boards
    assert len(boards) == len(questions) == len(LANGUAGES) and len(contents) > 1


def test_a_model_can_bring_its_own_link_but_to_one_server_only(server: Server, tmp_path: Path) -> None:
    _, (mine,) = seats(server, "helvetiq", ["person", "easy"])
    full, _ = seats(server, "helvetiq", ["person", "easy"])

    async def work() -> None:
        async with model(tmp_path, "--server", server.address) as table:
            assert "join_table" in await table.refused("look")
            assert "not a link to a table" in await table.refused("join_table", link="javascript:alert(1)")
            assert "not a link to a table" in await table.refused("join_table", link="http://[::1/t/x#y")
            assert server.address in await table.refused("join_table", link="http://192.0.2.1:8000/t/abc#def")
            assert await table.refused("join_table", link=f"{server.address}/t/nowhere#nothing")
            assert "no open seat" in await table.refused("join_table", link=f"{server.address}/t/{full.table}#{full.spectator}")
            assert (await table.call("join_table", link=mine))["you"] == 0

    play(work)


def test_a_position_that_has_moved_on_is_not_decided_upon(server: Server, tmp_path: Path) -> None:
    _, all_links = seats(server, "helvetiq", ["person", "person"])
    mine = Place.at(all_links[0])
    other = Place.at(all_links[1])

    async def work() -> None:
        async with model(tmp_path, all_links[0]) as table:
            act_if_asked(other)
            asked = await table.call("options")
            act_if_asked(mine)  # another client at the same seat
            act_if_asked(other)
            before = mine.view()
            assert (await table.call("wait", seconds=10))["because"] == "asked"
            assert "call options again" in await table.refused("decide", options=[asked["options"][0]["option"]])
            assert mine.view().seq == before.seq

    play(work)
    mine.server.close()
    other.server.close()


def test_mistakes_on_the_command_line_are_named(run: Command) -> None:
    for words, why in (
        (["nonsense"], "not a link to a table"),
        (["http://127.0.0.1:9/t/abc#def", "--lang", "tlh"], "tlh"),
        (["--password-file", "/no/such"], "/no/such"),
    ):
        done = run("mcp", *words)
        assert done.code == 2 and why in done.err and done.err.count("\n") == 1


def test_a_file_with_the_password_is_text(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("correct horse\r\n", "utf-8-sig")  # as a Windows editor saves it
    assert password_in(file) == "correct horse"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(HustingsError, match=r"^cannot read the password in .*password: it is not text in UTF-8$"):
        password_in(file)


def test_without_the_sdk_the_command_says_what_to_install() -> None:
    code = "import sys; sys.modules['mcp'] = None; from hustings.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code, "mcp"], env=ENV, capture_output=True, text=True)
    assert done.returncode == 2 and "hustings[mcp]" in done.stderr


def test_the_example_of_the_page_plays_a_seat(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "language-models.md").read_text("utf-8")
    (code,) = re.findall(r"^```py\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    (config,) = re.findall(r"^```json\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert json.loads(config)["mcpServers"]["hustings"]["args"][0] == "mcp"
    assert set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", page, re.MULTILINE)))) == TOOLS
    command = tmp_path / "hustings"
    command.write_text(f'#!/bin/sh\nPYTHONPATH={ENV["PYTHONPATH"]} exec {sys.executable} -m hustings "$@"\n')
    command.chmod(0o755)
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(code.replace('command="hustings"', f"command={str(command)!r}"), "language-models.md", "exec"), names)
    _, (mine,) = seats(server, "helvetiq", ["person", "easy"])
    anyio.run(names["play"], mine)
    assert Place(server, *mine.partition("/t/")[2].split("#")).view().table.status == "over"
