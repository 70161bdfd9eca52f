"""Users' own bots: loading them, what they are given, and the errors about those that cannot be used."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from hustings.bots.api import check_bot
from hustings.bots.bot import close_bot
from hustings.bots.budget import Budget
from hustings.bots.own import parent
from hustings.bots.own.parent import OwnBot, close_idle
from hustings.bots.referee import Incident
from hustings.core.errors import HustingsError
from support.own_bots import deciding, own_bot, table, written

SECOND = Budget(seconds=1.0)


@pytest.fixture(autouse=True)
def no_process_left() -> Iterator[None]:
    yield
    close_idle()


def ask(bot: OwnBot, rng: random.Random | None = None) -> int:
    play = table()
    try:
        return bot.decide(play.observe(0), play.legal(0), rng or random.Random(1), SECOND)
    finally:
        close_bot(bot)


def test_it_gets_the_observation_by_name_the_options_and_the_budget(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        """
        class Mine:
            def __init__(self, seat, *, game, setup, sheet):
                self.seat, self.game, self.setup, self.sheet = seat, game, setup, sheet

            def decide(self, observation, legal, rng, budget):
                assert observation["cash"].tolist() == [-1, 25, -1, -1, -1], observation["cash"]
                assert observation.cash[self.seat] == observation["cash"][self.seat] == 25
                assert observation["round"] == 1
                assert isinstance(legal, list) and all(type(option) is int for option in legal)
                assert self.setup.players == 3 and self.sheet.values["components.start_money"] == 25
                assert budget.seconds == 0.5 and budget.visits is None
                assert self.game.option(legal[-1]).key
                return legal[-1]
        """,
    )
    play = table()
    bot = own_bot(path, seat=1)
    legal = play.legal(1)
    assert bot.decide(play.observe(1), legal, random.Random(1), Budget(seconds=0.5)) == legal[-1]
    close_bot(bot)


def test_it_draws_from_the_numbers_it_was_given(tmp_path: Path) -> None:
    path = written(tmp_path, deciding("return rng.choice(legal)"))
    play, rng, same = table(), random.Random(7), random.Random(7)
    bot = own_bot(path)
    legal = play.legal(0)
    told = [bot.decide(play.observe(0), legal, rng, SECOND) for _ in range(6)]
    assert told == [same.choice(legal) for _ in range(6)]
    assert len(set(told)) > 1
    close_bot(bot)


def test_every_game_has_a_new_instance_in_the_same_process(tmp_path: Path) -> None:
    code = """
    import os
    class Mine:
        def __init__(self): self.asked = 0
        def decide(self, observation, legal, rng, budget):
            self.asked += 1
            assert self.asked == 1
            return os.getpid()
    """
    path = written(tmp_path, code)
    first, second = ask(own_bot(path)), ask(own_bot(path))
    assert first == second, "a process is used again"
    together = [own_bot(path, seat=seat) for seat in (0, 1)]
    assert len({ask(bot) for bot in together}) == 2, "but never by two seats at once"


def test_it_may_print_and_import_its_neighbours(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    written(tmp_path, "def last(options): return options[-1]", "neighbour.py")
    path = written(tmp_path, "from neighbour import last\n" + deciding("print('thinking', flush=True)\nreturn last(legal)"))
    assert ask(own_bot(path)) == table().legal(0)[-1]
    out, err = capfd.readouterr()
    assert (out, "thinking" in err) == ("", True), "what is printed is not taken for an answer"


def test_it_may_return_a_number_of_numpy_s(tmp_path: Path) -> None:
    path = written(tmp_path, "import numpy as np\n" + deciding("return np.int64(legal[0])"))
    assert ask(own_bot(path)) == table().legal(0)[0]


# What cannot be used


def refused(path: Path, name: str = "Mine") -> str:
    with pytest.raises(HustingsError) as error:
        check_bot(f"{path}:{name}")
    message = str(error.value)
    assert message.startswith(f"bot {path}:{name}: ")
    assert "\n" not in message
    assert not [child for children in parent._idle.values() for child in children]
    return message


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    written(tmp_path, "", "mybot.py")
    assert refused(tmp_path / "my_bot.py").endswith(f"there is no file {tmp_path}/my_bot.py. There is: mybot.py")
    assert "there is no file" in refused(tmp_path / "no" / "where.py")


def test_a_class_that_is_not_there(tmp_path: Path) -> None:
    path = written(tmp_path, "from pathlib import Path\nclass Yours: pass\nMine = 3\n")
    assert refused(path).endswith("my_bot.py has no class Mine. There is: Yours")
    assert refused(written(tmp_path, "")).endswith("There is: none")


def test_a_class_that_cannot_decide(tmp_path: Path) -> None:
    path = written(tmp_path, "class Mine:\n    decide = 3\n")
    assert "class Mine has no decide(self, observation, legal, rng, budget)" in refused(path)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import os\nimport no_such_module\n", "ModuleNotFoundError: No module named 'no_such_module' (my_bot.py, line 2)"),
        ("class Mine:\n    def decide(self:\n", "(my_bot.py, line 2)"),
        ("def f():\n    return 1 / 0\n\nf()\n", "ZeroDivisionError: division by zero (my_bot.py, line 2)"),
        ("raise SystemExit(3)", "SystemExit: 3 (my_bot.py, line 1)"),
        ("import os\nos._exit(7)", "its process ended with exit code 7 while it was loaded"),
    ],
)
def test_a_file_that_cannot_be_imported_shows_its_own_error(tmp_path: Path, code: str, why: str) -> None:
    message = refused(written(tmp_path, code))
    assert why in message
    assert "cannot be imported" in message or "exit code" in message
    assert "hustings/" not in message.partition(": ")[2]


def test_a_constructor_that_asks_for_what_nobody_has(tmp_path: Path) -> None:
    path = written(tmp_path, "class Mine:\n    def __init__(self, seat, model): ...\n    def decide(self, *args): ...\n")
    assert "Mine.__init__ asks for model; it may ask, by name, for game, setup, sheet, seat or nothing" in refused(path)


def test_a_constructor_may_have_more_if_it_need_not(tmp_path: Path) -> None:
    code = deciding("return legal[0]") + "\n    def __init__(self, seat, depth=3, *more, **rest): ...\n"
    assert ask(own_bot(written(tmp_path, code))) == table().legal(0)[0]


def test_a_constructor_that_fails(tmp_path: Path) -> None:
    path = written(tmp_path, "class Mine:\n    def __init__(self): self.x = {}['y']\n    def decide(self, *args): ...\n")
    with pytest.raises(HustingsError, match=r"Mine\(\) failed: KeyError: 'y' \(my_bot\.py, line 2\)"):
        own_bot(path)


def test_a_file_that_is_never_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parent, "TO_LOAD", 0.5)
    assert "not ready after" in refused(written(tmp_path, "import time\ntime.sleep(100)\n"))


# What goes wrong later


@pytest.mark.parametrize(
    ("body", "kind", "why"),
    [
        ("raise ValueError('no idea')", "raised", "ValueError: no idea (my_bot.py, line 4)"),
        ("sys.exit(2)", "raised", "SystemExit: 2"),
        ("return None", "illegal", "None is not an option number"),
        ("return 'x' * 500", "illegal", "is not an option number"),
        ("return True", "illegal", "True is not an option number"),
        ("return 1.0", "illegal", "1.0 is not an option number"),
    ],
)
def test_an_answer_that_cannot_be_used(tmp_path: Path, body: str, kind: str, why: str) -> None:
    with pytest.raises(Incident) as incident:
        ask(own_bot(written(tmp_path, deciding(body))))
    assert incident.value.kind == kind
    assert why in str(incident.value)
    assert len(str(incident.value)) < 200


def test_a_process_that_ends_is_not_asked_again(tmp_path: Path) -> None:
    bot = own_bot(written(tmp_path, deciding("os._exit(3)")))
    play = table()
    for _ in range(2):
        with pytest.raises(Incident, match="its process ended with exit code 3; not asked again in this game") as incident:
            bot.decide(play.observe(0), play.legal(0), random.Random(1), SECOND)
        assert incident.value.kind == "raised"
    close_bot(bot)
    assert ask(own_bot(written(tmp_path, deciding("return legal[0]"), "other.py"))) == play.legal(0)[0]


@pytest.mark.parametrize(
    "body", ["time.sleep(100)", "while True:\n    try:\n        time.sleep(1)\n    except BaseException:\n        pass"]
)
def test_a_bot_that_never_answers_is_given_up(tmp_path: Path, body: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.bots.referee.LEAST", 0.3)
    bot = own_bot(written(tmp_path, deciding(body)))
    play = table()
    for _ in range(2):
        with pytest.raises(Incident, match=r"no answer after 0\.3 s; not asked again in this game") as incident:
            bot.decide(play.observe(0), play.legal(0), random.Random(1), Budget(seconds=0.01))
        assert incident.value.kind == "overrun"
    assert bot._child.process.poll() is not None
