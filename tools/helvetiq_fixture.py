"""What Helvetiq's page is checked against: positions with the numbers the rules work out of them.

    python tools/helvetiq_fixture.py            # write web/tests/helvetiq/fixture.json anew
    python tools/helvetiq_fixture.py --check    # exit 1 if the file differs

One or two moments for every kind of decision, met in seeded games of random decisions that like to do something: what the seat
asked may see, its options and what they mean; and, worked out by the plain rules, prices, means, points and free chairs.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hustings.core import layout
from hustings.core.layout import NOBODY_SEES, Records, fields, plain
from hustings.core.play import Play, start
from hustings.games.helvetiq import options
from hustings.games.helvetiq.position import BERN, EXECUTIVE, GRASS_ROOTS, LEVELS, ROUTES, SPECIALS, SQUARES, Figures, Position
from hustings.games.helvetiq.rules.elections import means
from hustings.games.helvetiq.rules.obtain import office_cards
from hustings.games.helvetiq.rules.scoring import red_points, score_board, total
from hustings.games.helvetiq.rules.table import chair_free
from hustings.games.helvetiq.text.asking import price
from page_fixtures import named

FILE = Path(__file__).parents[1] / "web" / "tests" / "helvetiq" / "fixture.json"
GAMES = tuple((seed, 2 + seed % 3) for seed in range(24))
MOST_OF_A_KIND = 2
LEFT_OUT = frozenset({"aid_seat", "deck_most", "drawn", "older", "special_fresh", "special_older"})  # not drawn
SHUNNED = ("pass", "obtain")


def shown(observation: Records) -> dict[str, Any]:
    """The observation as numbers, without fields that nobody may see and those that the page does not draw."""
    kept = {n for n, f in fields(Position).items() if f.audience != NOBODY_SEES and not f.memory} - LEFT_OUT
    return {name: value for name, value in layout.as_dict(Position, observation).items() if name in kept}


def ask(play: Play, seat: int) -> dict[str, Any]:
    """The question to the seat, with its options and refusals."""
    game, seen = play.game, play.observe(seat)
    assert game.wording is not None
    kind = play.decision(seat)
    span, decline = play.span(seat)
    number = list(game.decisions).index(kind)
    refused: dict[int, list[int]] = {}
    for option in span:
        if (why := play.refusal(seat, option)) > 2:
            refused.setdefault(why, []).append(option)
    return {
        "kind": kind,
        "question": named(game, seen, game.wording.question(play.sheet, seen, number, seat)),
        "rules": list(game.wording.rules[kind]),
        "sealed": number in game.sealed,
        "options": [
            {
                "option": option,
                "key": game.option(option).key,
                "things": dict(game.option(option).things),
                "line": named(game, seen, game.wording.option(play.sheet, seen, option, seat)),
            }
            for option in play.legal(seat)
        ],
        "amounts": None,
        "refused": [
            {
                "reason": game.reasons[why].key,
                "rule": game.reasons[why].rule_in(number),
                "line": {"key": f"refusal-{game.reasons[why].key}", "things": {}},
                "options": numbers,
            }
            for why, numbers in refused.items()
        ],
        "decline": decline if decline >= 0 else None,
        "drafted": [],
    }


def numbers(play: Play, seat: int) -> dict[str, Any]:
    seen = play.observe(seat)
    f, g = plain(Figures, play.sheet.record), plain(Position, seen)
    ended = plain(Position, layout.copy(seen))
    score_board(f, ended)
    seats = range(g.players)
    return {
        "price": [price(f, g, seat, route) if f.price[route] >= 0 else None for route in range(ROUTES)],
        "means": int(means(f, g, seat)),
        "total": [int(total(g, s)) for s in seats],
        "with_board": [int(total(ended, s)) for s in seats],
        "red": [int(red_points(f, g, seat, card)) for card in range(GRASS_ROOTS, SPECIALS)],
        "office": int(office_cards(f, g, seat)),
        "chair_free": [bool(chair_free(f, g, square)) for square in range(SQUARES)],
    }


def moments(play: Play, met: dict[str, int]) -> Iterator[dict[str, Any]]:
    """Yield the moments of one game that show a kind of decision not yet shown often enough."""
    rng = random.Random(play.seed)
    while not play.over:
        seat = rng.choice(play.asked)
        kind = play.decision(seat)
        late = int(play.position["turn"][0]) > 6
        if (late or met.get(kind, 0) == 0) and met.get(kind, 0) < MOST_OF_A_KIND and (kind != "turn" or rng.random() < 0.05):
            met[kind] = met.get(kind, 0) + 1
            yield {
                "players": play.seats,
                "seat": seat,
                "position": shown(play.observe(seat)),
                "phase": named(play.game, play.observe(seat), play.game.wording.phase(play.observe(seat))),  # type: ignore[union-attr]
                "asked": play.asked,
                "ask": ask(play, seat),
                "numbers": numbers(play, seat),
            }
        legal = play.legal(seat)
        doing = [option for option in legal if play.game.option(option).key not in SHUNNED]
        play.act(seat, rng.choice(doing if doing and rng.random() < 0.7 else legal))


def fixture() -> dict[str, Any]:
    met: dict[str, int] = {}
    found: list[dict[str, Any]] = []
    figures: dict[str, Any] = {}
    for seed, players in GAMES:
        play = start("helvetiq", seed=seed, players=players)
        figures = dict(play.sheet.values)
        found.extend(moments(play, met))
        if len(met) == len(options.DECISIONS) and all(count == MOST_OF_A_KIND for count in met.values()):
            break
    missing = set(options.DECISIONS) - set(met)
    if missing:
        raise SystemExit(f"no game met: {', '.join(sorted(missing))}; choose other seeds in GAMES")
    return {
        "figures": figures,
        "sizes": {"levels": LEVELS, "executive": EXECUTIVE, "end": BERN},
        "moments": found,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    arguments = parser.parse_args()
    made = fixture()
    rows = ",\n".join(json.dumps(moment, ensure_ascii=False, separators=(",", ":")) for moment in made.pop("moments"))
    head = json.dumps(made, ensure_ascii=False, separators=(",", ":"))
    text = f'{head[:-1]},\n"moments":[\n{rows}\n]}}\n'
    if arguments.check:
        same = FILE.exists() and FILE.read_text(encoding="utf-8") == text
        print(f"{FILE.name}: {'up to date' if same else 'differs'}")
        return 0 if same else 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")
    print(f"{FILE.name}: {len(text) // 1000} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
