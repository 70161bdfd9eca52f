"""The worker process in which bots think: `python -m hustings.server.bots.process`. It reads questions from its standard input
and writes answers to its standard output, each a frame of four length bytes and JSON. It ends when its input does.

A question holds what a seat may know and nothing else (whole positions only of games that are over), and the answer depends on
the question alone, so any worker can take the place of any other at any time. Until the compiled rules are loaded, which happens
in the background, the heuristic plays for the bots that need them. Compiling them is the job of a separate process, `python -m
hustings.server.bots.process warm`.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import threading
import traceback
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ...bots.api import make_bot
from ...bots.bot import Bot
from ...bots.budget import Budget
from ...bots.budget import parse as parse_budget
from ...bots.spec import parse_spec
from ...core import layout
from ...core.contract import Game
from ...core.errors import HustingsError
from ...core.play import Play
from ...core.registry import game as find_game
from ...core.registry import names
from ...core.values import Setup, Sheet
from ...processes import answers, frame, questions

if TYPE_CHECKING:
    from ...bots.advice.advisor import Advisor
    from ...bots.advice.analyst import Analyst
    from ...bots.advice.suggester import Suggester

DECIDE, ADVISE, LOOK, SUGGEST = "decide", "advise", "look", "suggest"
"""Kinds of question: what a bot does; what the search thinks of a seat's options; what the search thinks of an entry of a game
that is over; what a learner could try."""
NICE_WORKER, NICE_WARM = 5, 15  # people come first
AT_ONCE = Budget(seconds=1.0)  # for bots that have no budget


def in_frame(message: Mapping[str, Any]) -> bytes:
    """A message as it goes through a pipe."""
    return frame(json.dumps(message, separators=(",", ":")).encode())


@lru_cache(maxsize=64)
def _table(game: str, table: str) -> tuple[Game, Setup, Sheet]:
    """The game, the table's options and its figures. `table` is JSON, so that it can be a key of the cache."""
    told = json.loads(table)
    setup = Setup(told["edition"], told["players"], tuple(told["variants"]), told["choices"])
    found = find_game(game)
    return found, setup, found.sheet(setup, told["own"] or None)


@lru_cache(maxsize=256)
def _bot(game: str, table: str, seat: int, bot: str, compiled: bool) -> Bot:
    found, setup, sheet = _table(game, table)
    return make_bot(bot, found, setup, sheet, seat, compiled=compiled)


@lru_cache(maxsize=32)
def _advisor(game: str, table: str, seat: int) -> Advisor:
    from ...bots.advice.advisor import Advisor

    return Advisor(*_table(game, table), seat, quiet=True)


@lru_cache(maxsize=64)
def _suggester(game: str, table: str, seat: int) -> Suggester:
    from ...bots.advice.suggester import Suggester

    return Suggester(*_table(game, table), seat, quiet=True)


@lru_cache(maxsize=8)
def _analyst(game: str, table: str) -> Analyst:
    from ...bots.advice.analyst import Analyst

    return Analyst(*_table(game, table), quiet=True)


class Thinker:
    """The part of a worker that answers questions."""

    def __init__(self) -> None:
        self._loaded: dict[str, bool] = {}  # by game: whether the compiled rules can be used; absent: not looked for yet

    def reply(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to any question. Questions that only compiled rules can answer are put off until these are loaded."""
        kind = question.get("ask", DECIDE)
        if kind == DECIDE:
            return {"option": self.answer(question)}
        if kind == SUGGEST:
            return {"said": self.suggest(question)}
        if not self._is_loaded(question["game"]):
            return {"later": True}
        return {"said": advised(question) if kind == ADVISE else looked(question)}

    def answer(self, question: Mapping[str, Any]) -> int:
        name, table, seat, bot = question["game"], question["table"], question["seat"], question["bot"]
        spec = parse_spec(bot)
        if spec.needs_compiled and not (question["compiled"] and self._is_loaded(name)):
            spec = spec.meanwhile
            bot = str(spec)
        game, legal = _table(name, table)[0], question["legal"]
        seen = np.frombuffer(bytearray.fromhex(question["observation"]), layout.dtype(game.position))
        luck = random.Random(question.get("seed"))
        option = _bot(name, table, seat, bot, spec.needs_compiled).decide(seen, legal, luck, spec.thinks or AT_ONCE)
        if option not in legal:
            raise ValueError(f"{bot} of {name} chose {option}, which is not legal")
        return int(option)

    def suggest(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """Suggest an option: by the network, or until it is loaded by the heuristic, without a reason."""
        if question["compiled"] and self._is_loaded(question["game"]):
            return suggested(question)
        option = self.answer({**question, "bot": "heuristic", "seed": 0})
        return {"option": option, "chance": None, "other": None, "parts": []}

    def _is_loaded(self, game: str) -> bool:
        """Whether the compiled rules are loaded. If they are not, start to load them while questions are being answered."""
        if game not in self._loaded:
            self._loaded[game] = False
            threading.Thread(target=self._load, args=(game,), daemon=True).start()
        return self._loaded[game]

    def _load(self, game: str) -> None:
        try:
            self._loaded[game] = rehearse(game)
        except Exception:
            traceback.print_exc()  # this worker goes on with the heuristic


def advised(question: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The search's assessment of a seat's options, the best first."""
    name, table = question["game"], question["table"]
    seen = np.frombuffer(bytearray.fromhex(question["observation"]), layout.dtype(_table(name, table)[0].position))
    found = _advisor(name, table, question["seat"]).advise(seen, question["legal"], parse_budget(question["budget"]))
    return [{**vars(one), "parts": list(one.parts)} for one in found]


def suggested(question: Mapping[str, Any]) -> dict[str, Any]:
    """The option that the network would choose at a seat, and why."""
    name, table = question["game"], question["table"]
    seen = np.frombuffer(bytearray.fromhex(question["observation"]), layout.dtype(_table(name, table)[0].position))
    wanted = question["legal"], question["decline"], question["worlds"]
    found = _suggester(name, table, question["seat"]).suggest(seen, *wanted)
    return {**vars(found), "parts": list(found.parts)}


def looked(question: Mapping[str, Any]) -> dict[str, Any]:
    """The analysis of one entry of a game that is over."""
    from ...bots.advice.analyst import Piece, verdict_json

    after = question["after"]
    piece = Piece(
        question["number"],
        question["seat"],
        question["played"],
        bytes.fromhex(question["seen"]),
        None if after is None else bytes.fromhex(after),
    )
    look = _analyst(question["game"], question["table"]).look(piece)
    return {"verdict": verdict_json(look.verdict), "win": look.win}


def rehearse(name: str) -> bool:
    """Let each search, and the network if there is one, decide once, so that all they need is compiled or loaded. Return False if
    the game has no search."""
    from ...bots.net import shipped
    from ...bots.thinking.forward import THOUGHT
    from ...bots.thinking.net_playouts import FORESIGHT
    from ...bots.thinking.playouts import SEARCH, estimate_of
    from ...bots.thinking.policies import POLICIES
    from ...core.compiled.kernels import RULES, ready
    from ...core.compiled.sight import SIGHT

    game = find_game(name)
    try:
        estimate_of(game)
    except HustingsError:
        return False
    learned = shipped(game).exists()
    for what in (POLICIES, SEARCH, *((RULES, SIGHT, THOUGHT, FORESIGHT) if learned else ())):
        ready(game, what, quiet=True)
    setup = Setup(game.default_edition, game.default_players)
    play = Play(game, setup, game.sheet(setup, None), seed=1)
    seat = play.asked[0]
    for text in ("search@1:1visits", *(("search@2:1visits", "net") if learned else ())):
        bot = make_bot(text, game, setup, play.sheet, seat, compiled=True)
        bot.decide(play.observe(seat), play.legal(seat), random.Random(1), Budget(visits=1))
    return True


def _nice(more: int) -> None:
    if hasattr(os, "nice"):
        os.nice(more)


def think() -> None:
    """Answer questions until there are no more."""
    _nice(NICE_WORKER)
    stream, waiting = answers(), questions(json.loads)
    thinker = Thinker()
    while True:
        question = waiting.get()
        try:
            answer = thinker.reply(question)
        except Exception as error:
            traceback.print_exc()
            answer = {"trouble": f"{type(error).__name__}: {error}"}
        stream.write(in_frame(answer))
        stream.flush()


def _leave(*_: object) -> None:
    """End, and let a compiler that was started end as well. If the signal arrives in the middle of an import or of a finaliser,
    Python may complain, and nobody is left to read that."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    sys.exit(1)


def warm() -> None:
    """Compile the rules of every game where that was not done before, and print the name of each game that is ready."""
    _nice(NICE_WARM)
    signal.signal(signal.SIGTERM, _leave)

    def listen() -> None:
        while os.read(0, 1024):  # not through sys.stdin, whose lock would be held when the process ends
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=listen, daemon=True).start()
    for name in names():
        try:
            if rehearse(name):
                print(name, flush=True)
        except HustingsError as error:
            print(f"hustings: {error}. Bots that need compiled rules play {name} by the heuristic", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["warm"]:
            warm()
        else:
            think()
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(1)
