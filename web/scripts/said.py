"""Writes lines of both games as they cross the wire, with the texts that Python makes of them in every language: the page must
produce the same (`tests/said.test.ts`). Run it again when words or stories change:
`python web/scripts/said.py web/tests/said.json`."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hustings.core import layout, registry
from hustings.core.play import start
from hustings.tables.telling import line_json
from hustings.text.story import tell
from hustings.text.words import LANGUAGES, Words


def lines(name: str, seed: int) -> Iterator[tuple[Any, dict[str, Any], Any, Any]]:
    """Questions, options and stories of a random game: each key once, with the observation and the game's words for it."""
    play, rng = start(name, seed=seed), random.Random(seed)
    game = play.game
    wording = game.wording
    assert wording is not None
    seen: set[str] = set()
    while not play.over:
        seat = rng.choice(play.asked)
        observation, legal = play.observe(seat), play.legal(seat)
        kind = list(game.decisions).index(play.decision(seat))
        found = [wording.question(play.sheet, observation, kind, seat), wording.phase(observation)]
        found += [wording.option(play.sheet, observation, option, seat) for option in legal[:40]]
        before = layout.copy(play.position)
        entry = play.act(seat, rng.choice(legal[:10]))
        after = play.observe(seat)
        told = tell(game, seat, before, play.position, entry, play.sheet)
        for line, where in [(line, observation) for line in found] + [(line, after) for line in told]:
            if line.key not in seen:
                seen.add(line.key)
                yield line, line_json(game, where, line), where, game


def made() -> list[dict[str, Any]]:
    return [
        {"game": name, "line": wire, "said": {lang: Words(game, lang).line(where, line) for lang in LANGUAGES}}
        for name in registry.names()
        for line, wire, where, game in lines(name, 7)
    ]


def text() -> str:
    return json.dumps(made(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, epilog="Example: python web/scripts/said.py web/tests/said.json")
    parser.add_argument("file", type=Path, help="where to write the lines, as JSON")
    parser.parse_args().file.write_text(text(), encoding="utf-8")
