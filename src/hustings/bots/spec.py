"""The notation for bots: `name[@version][:budget[:cores]]`, a level with a temperament, `easy[:temperament]`, `net[:temperature]
[:temperament]` or a network's file in its place, or a class in a user's file, `my_bot.py:Mine[:budget]`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

from ..core.errors import HustingsError, UnknownName
from .budget import Budget, parse
from .levels import FIRST, LEVELS, Level

BUILT_IN = ("random", "heuristic", "net", "search")
BOTS = (*BUILT_IN, *LEVELS)
OWN = "a class in a file of your own, e.g. my_bot.py:Mine, or a network's file, e.g. net.npz"
NET, ANY = "net", "any"
"""`net@any` also plays with rules and figures that the network has not learned."""
HOTTEST = 100.0
VERSIONED = ("heuristic", "search", *FIRST)
FLAT, BY_NETWORK = "1", "2"
"""Versions of the search and of levels: by the heuristic, and by a network. Without a version: by the network where it has
learned the table."""
COMPILED = frozenset({"search", NET})
DEFAULT_BUDGET = {"search": Budget(seconds=0.05)}
OWN_BUDGET = Budget(seconds=1.0)
ALL = 0  # cores: as many as the machine has

_NETWORK = re.compile(r"(?P<file>.+\.npz)(?:@(?P<version>[^:]*))?(?::(?P<heat>.*))?", re.DOTALL)
_OWN = re.compile(r"(?P<file>.+\.py)(?P<rest>:.*)?", re.DOTALL)
_NAMED = re.compile(r"(?P<name>[^@:]*)(?:@(?P<version>[^:]*))?(?::(?P<budget>[^:]*)(?::(?P<cores>[^:]*))?)?", re.DOTALL)


@dataclass(frozen=True)
class Spec:
    """A parsed specification of a bot. Results show its text; the same bot always has the same text."""

    name: str  # random, heuristic, net, search, a level, or the class of a user's own bot
    version: str | None = None
    budget: Budget | None = None  # None: the bot takes no budget
    cores: int = 1  # or ALL
    file: Path | None = None  # of a user's own bot, or of a network
    heat: float = 0.0  # temperature of a network's choices; 0: always the best
    temperament: str | None = None  # of a bot that plays by a network

    @property
    def learned(self) -> bool:
        """Whether the bot plays by a network. The class of a user's own bot may be called net too."""
        return self.name == NET and (self.file is None or self.file.suffix == ".npz")

    def __str__(self) -> str:
        if self.learned:
            named = NET if self.file is None else str(self.file)
            heat = f":{self.heat:g}" if self.heat else ""
            return named + ("" if self.version is None else f"@{self.version}") + heat + self._manner
        if self.file is not None:
            budget = "" if self.budget == OWN_BUDGET else f":{self.budget}"
            return f"{self.file}:{self.name}{budget}"
        version = "" if self.version is None else f"@{self.version}"
        budget = "" if self.budget is None else f":{self.budget}"
        cores = "" if self.cores == 1 else ":all" if self.cores == ALL else f":{self.cores}"
        return f"{self.name}{version}{budget}{cores}{self._manner}"

    @property
    def _manner(self) -> str:
        return "" if self.temperament is None else f":{self.temperament}"

    @property
    def level(self) -> Level | None:
        """The level that this bot is, if it is one."""
        if self.file is not None:
            return None
        return (FIRST if self.version == FLAT else LEVELS).get(self.name)

    @property
    def resolved(self) -> Spec:
        """The bot that makes the decisions: for a level the one behind it, otherwise this one."""
        level = self.level
        return self if level is None else replace(parse_spec(level.bot), temperament=self.temperament)

    @property
    def meanwhile(self) -> Spec:
        """The bot that plays in its place until everything is compiled."""
        if self.level is None or self.level.bot != NET:
            return Spec("heuristic")
        return Spec(self.name if self.name in FIRST else next(iter(FIRST)), FLAT)

    @property
    def thinks(self) -> Budget | None:
        """The budget for its decisions, also for a level; None: it answers at once."""
        return self.resolved.budget

    @property
    def needs_compiled(self) -> bool:
        """Whether it normally runs in compiled code, and so needs Numba."""
        return self.resolved.name in COMPILED

    @property
    def short(self) -> str:
        """Its text with the file's name only, short enough for a name at a table."""
        return str(self) if self.file is None else str(replace(self, file=Path(self.file.name)))


def parse_spec(text: str) -> Spec:
    """Parse a bot's text. Whether its file exists and holds what it should is checked by `check_bot`."""
    text = text.strip()
    network = _NETWORK.fullmatch(text)
    if network is not None:
        return _net(text, network["version"], network["heat"], Path(network["file"]))
    own = _OWN.fullmatch(text)
    if own is not None:
        return _own(text, own["file"], (own["rest"] or "")[1:])
    found = _NAMED.fullmatch(text)
    if found is None or found["name"] not in BOTS:
        raise UnknownName("bot", text or "(nothing)", (*BOTS, OWN))
    name, version, budget, cores = found["name"], found["version"], found["budget"], found["cores"]
    if name == NET:
        return _net(text, version, None if budget is None else budget if cores is None else f"{budget}:{cores}", None)
    if version is not None and name not in VERSIONED:
        raise HustingsError(f"bot {text}: {name} has no versions, only {' and '.join(VERSIONED)} have; leave out @{version}")
    if version == "":
        raise HustingsError(f"bot {text}: a version is missing after @, e.g. {name}@1")
    if name == "search" and version not in (None, FLAT, BY_NETWORK):
        raise UnknownName("version of the search", str(version), (FLAT, BY_NETWORK))
    if name in LEVELS:
        return _level(text, name, version, budget if cores is None else f"{budget}:{cores}")
    if budget is not None and name not in DEFAULT_BUDGET:
        raise HustingsError(
            f"bot {text}: {name} takes no budget, it does not think longer for having more time; leave out :{budget}"
        )
    thinks = DEFAULT_BUDGET.get(name) if budget is None else _budget(text, budget)
    return Spec(name, version, thinks, 1 if cores is None else _cores(text, cores))


def _level(text: str, name: str, version: str | None, temperament: str | None) -> Spec:
    if version not in (None, FLAT):
        raise UnknownName(f"version of {name}", str(version), (FLAT,))
    if temperament is None:
        return Spec(name, version)
    if version is not None or LEVELS[name].bot != NET:
        raise HustingsError(f"bot {text}: {name} has no temperament and its strength is fixed; leave out :{temperament}")
    if temperament not in _temperaments():
        raise HustingsError(
            f"bot {text}: {temperament or '(nothing)'} is not a temperament, and its strength is fixed: choose one of "
            f"{', '.join(_temperaments())}"
        )
    return Spec(name, temperament=temperament)


def _temperaments() -> tuple[str, ...]:
    from .style import temperaments

    return temperaments()


def _net(text: str, version: str | None, manner: str | None, file: Path | None) -> Spec:
    """`manner`: a temperature, a temperament, or both separated by a colon."""
    if version not in (None, ANY):
        raise HustingsError(
            f"bot {text}: net has no versions; leave out @{version}, or write @{ANY} for figures it has not learned"
        )
    first, colon, second = (manner or "").partition(":")
    heat: str | None = None if manner is None else first
    temperament = second if colon else None
    if not colon and heat in _temperaments():
        heat, temperament = None, heat
    try:
        warmth = 0.0 if heat is None else float(heat)
    except ValueError:
        warmth = -1.0
    if not 0 <= warmth <= HOTTEST:
        raise HustingsError(
            f"bot {text}: {heat or '(nothing)'} is not a temperature: write a number from 0 (the best) to {HOTTEST:g}, or a "
            f"temperament: {', '.join(_temperaments())}"
        )
    if temperament is not None and temperament not in _temperaments():
        raise HustingsError(
            f"bot {text}: {temperament or '(nothing)'} is not a temperament: choose one of {', '.join(_temperaments())}"
        )
    return Spec(NET, version, file=file, heat=warmth, temperament=temperament)


def _own(text: str, file: str, rest: str) -> Spec:
    name, colon, budget = rest.partition(":")
    if not name.isidentifier():
        raise HustingsError(f"bot {text}: which class? Write {file}:Mine if the class is called Mine")
    return Spec(name, budget=_budget(text, budget) if colon else OWN_BUDGET, file=Path(file))


def _budget(text: str, budget: str) -> Budget:
    try:
        return parse(budget)
    except HustingsError as error:
        raise HustingsError(f"bot {text}: {error}") from None


def _cores(text: str, cores: str) -> int:
    if cores == "all":
        return ALL
    if not (cores.isascii() and cores.isdigit()) or not 0 < int(cores) <= 1024:
        raise HustingsError(f'bot {text}: invalid number of cores {cores or "(nothing)"}: use a positive number or "all"')
    return int(cores)
