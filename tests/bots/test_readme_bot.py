"""The example bot of README: short, and it plays the way README shows."""

from __future__ import annotations

import json
import random
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from hustings.bots.own.parent import close_idle
from hustings.core.play import start
from support.commands import Command, run

__all__ = ["run"]  # a fixture

TOP = Path(__file__).parents[2]
README = (TOP / "README.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (text,) = re.findall(r"^```py\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    assert len(text.splitlines()) < 15
    (tmp_path / "my_bot.py").write_text(text, encoding="utf-8")
    monkeypatch.setenv("HUSTINGS_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    yield
    close_idle()


def test_the_command_shown_plays_the_bot_shown_without_an_incident(run: Command) -> None:
    (line,) = (line for line in README.splitlines() if line.startswith("hustings arena") and "my_bot.py:Mine" in line)
    words = [*shlex.split(line)[1:], "--json"]
    words[words.index("--games") + 1] = "5"
    done = run(*words)
    assert done.code == 0, done.err
    mine, others = json.loads(done.out)["bots"]
    assert (mine["bot"], others["bot"]) == ("my_bot.py:Mine", "random")
    assert (mine["games"], mine["incidents"]) == (5, {"raised": 0, "illegal": 0, "overrun": 0})


def test_it_does_what_it_says() -> None:
    names: dict[str, type] = {}
    exec(compile(Path("my_bot.py").read_text(encoding="utf-8"), "my_bot.py", "exec"), names)
    play = start("die-macher", players=3, seed=1)
    while 0 not in play.asked or play.decision(0) != "start-bid":
        seat = play.asked[0]
        play.act(seat, play.legal(seat)[0])
    mine = names["Mine"](play.game, 0)
    rng = random.Random(1)
    cash = int(play.observe(0)["cash"][0][0])
    bids = [mine.decide(play.observe(0)[0], play.legal(0), rng, None) for _ in range(200)]
    amounts = [play.game.option(bid).things["amount"] for bid in bids]
    assert cash > 20
    assert max(amounts) == cash // 3


def test_links_of_the_page_on_bots_lead_somewhere() -> None:
    page = TOP / "docs" / "bots.md"
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert links
    for link in links:
        assert (page.parent / link).exists(), link
