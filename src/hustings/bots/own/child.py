"""The child process of a user's own bot. It gets observations over a pipe and answers with options: the position never gets
here, a bot that hangs or crashes takes nothing else down with it, and two seats cannot whisper to each other.

Run as `python -m hustings.bots.own.child FILE CLASS`. Requests are frames of pickles on standard input, answers frames of JSON on
what was standard output; what the bot itself prints goes to standard error.
"""

from __future__ import annotations

import importlib.util
import inspect
import json
import pickle
import random
import signal
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...processes import answers, frame, questions

LOADED, BAD, CHOSEN, RAISED, WRONG = "loaded", "bad", "chosen", "raised", "wrong"
"""Kinds of answer: ready, cannot be used, an option, an exception, something that is no option number."""

OFFERED = ("game", "setup", "sheet", "seat")
"""Arguments that a constructor may ask for by name."""


class Unfit(Exception):
    """The class cannot be a bot; the message says why."""


def in_short(error: BaseException, file: Path) -> str:
    """An exception in one line: what it is, and where in the bot's own file it was raised."""
    what = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1][:300]
    line = None
    for place in traceback.extract_tb(error.__traceback__):
        if Path(place.filename) == file:
            line = place.lineno
    if isinstance(error, SyntaxError) and error.filename == str(file):
        line = error.lineno
    return what if line is None else f"{what} ({file.name}, line {line})"


def load_class(file: Path, name: str) -> type[Any]:
    """The class of that name in the file."""
    sys.path.insert(0, str(file.parent))  # so that the file can import its neighbours
    spec = importlib.util.spec_from_file_location("own_bot", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["own_bot"] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise Unfit(f"cannot be imported: {in_short(error, file)}") from None
    found = getattr(module, name, None)
    if not inspect.isclass(found):
        there = [n for n, c in vars(module).items() if inspect.isclass(c) and c.__module__ == "own_bot"]
        raise Unfit(f"has no class {name}. There is: {', '.join(there) or 'none'}")
    if not callable(getattr(found, "decide", None)):
        raise Unfit(f"class {name} has no decide(self, observation, legal, rng, budget)")
    _wanted(found)
    return found


def _wanted(cls: type[Any]) -> Sequence[str]:
    """The arguments that a class's constructor asks for."""
    kinds = inspect.Parameter
    try:
        parameters = inspect.signature(cls).parameters.values()
    except (TypeError, ValueError):  # written in C, without a signature
        return ()
    wanted = []
    for parameter in parameters:
        if parameter.kind in (kinds.VAR_POSITIONAL, kinds.VAR_KEYWORD):
            continue
        if parameter.name in OFFERED and parameter.kind is not kinds.POSITIONAL_ONLY:
            wanted.append(parameter.name)
        elif parameter.default is kinds.empty:
            offered = ", ".join(OFFERED)
            raise Unfit(f"{cls.__name__}.__init__ asks for {parameter.name}; it may ask, by name, for {offered} or nothing")
    return wanted


class BotHost:
    """Answers the requests for one bot."""

    def __init__(self, file: Path, name: str) -> None:
        self.file, self.cls = file, load_class(file, name)
        self.bot: Any = None
        self.rng = random.Random()
        self.dtype: Any = None

    def make(self, name: str, setup: Any, sheet: Any, seat: int) -> tuple[str, object]:
        """Make a new instance, for a new game."""
        from ...core import layout
        from ...core.registry import game as find_game

        game = find_game(name)
        self.dtype = layout.dtype(game.position)
        offered = {"game": game, "setup": setup, "sheet": sheet, "seat": seat}
        try:
            self.bot = self.cls(**{wanted: offered[wanted] for wanted in _wanted(self.cls)})
        except (Exception, SystemExit) as error:
            return BAD, f"{self.cls.__name__}() failed: {in_short(error, self.file)}"
        return LOADED, None

    def decide(self, seen: bytearray, legal: list[int], budget: Any, state: Any) -> tuple[str, object]:
        """`state`: that of the random generator, sent with the first decision of a game and kept here from then on."""
        import numpy as np

        if state is not None:
            self.rng.setstate(state)
        observation: Any = np.ndarray((1,), self.dtype, seen)[0]
        try:
            option = self.bot.decide(observation, legal, self.rng, budget)
        except (Exception, SystemExit) as error:
            return RAISED, in_short(error, self.file)
        if isinstance(option, bool) or not isinstance(option, int | np.integer):
            return WRONG, repr(option)[:80]
        return CHOSEN, int(option)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits for us
    with answers() as stream:

        def answer(kind: str, value: object) -> None:
            stream.write(frame(json.dumps([kind, value]).encode()))
            stream.flush()

        waiting = questions(pickle.loads)
        try:
            server = BotHost(Path(sys.argv[1]).resolve(), sys.argv[2])
        except Unfit as error:
            answer(BAD, str(error))
            return
        answer(LOADED, None)
        while True:
            what, *values = waiting.get()
            answer(*getattr(server, what)(*values))


if __name__ == "__main__":
    main()
