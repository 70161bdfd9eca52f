"""What the page's own arithmetic is checked against: positions of Die Macher with the numbers the rules work out of them.

    python tools/page_fixtures.py            # write web/tests/die-macher/fixture.json anew
    python tools/page_fixtures.py --check    # exit 1 if the file differs

One moment for every kind of decision in each edition, and in a variant where that changes the cards, met in seeded games of the
first heuristic bot, which stays as it is: what the party asked may see, its options and what they mean; and, worked out by the
plain rules, factors, votes and seats if all meetings were converted, who would win, the money that follows, the cards parties
have in common, and what each exchange of a card would do to the factors.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hustings.bots.api import make_bot
from hustings.bots.budget import Budget
from hustings.core import layout
from hustings.core.contract import Game
from hustings.core.layout import NOBODY_SEES, Records, fields, plain
from hustings.core.play import Play, start
from hustings.core.values import Line, Sheet
from hustings.games.die_macher import options
from hustings.games.die_macher.position import Figures, Position
from hustings.games.die_macher.rules.conversion import absolute_majority, convert, factor, match
from hustings.games.die_macher.rules.election import best_unit, declare_winner, hold_election, seats_for, unit_votes
from hustings.games.die_macher.rules.media import controller, opinion_swap_apply
from hustings.games.die_macher.rules.round_end import pay_parties, recruit
from hustings.games.die_macher.rules.table import at_turn, common_cards, current, last_in_line

FILE = Path(__file__).parents[1] / "web" / "tests" / "die-macher" / "fixture.json"
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (13, {"edition": "2006", "players": 5}),
    (5, {"edition": "1997", "players": 4}),
    (8, {"edition": "2006", "players": 3, "variants": ["short"]}),
    (11, {"edition": "1997", "players": 5, "variants": ["imposed-stances"]}),
)
VARIED = frozenset({"platform-swap", "placing", "contribution"})  # kinds that variants change
ONLY_2006 = frozenset({"second-bid"})  # in 1997 dice follow at once
OPENING = ("choose-boons", "place-boon", "choose-base", "place-marker")
LEFT_OUT = frozenset({"platform_under", "opinion_under", "ledger"})  # long, and not drawn by the page; the ledger is counted


def named(game: Game, observation: Records, line: Line) -> dict[str, Any]:
    """A line in the form that the server sends, with names in place of the game's numbers for things."""
    assert game.wording is not None

    def thing(name: str, value: Any) -> Any:
        if isinstance(value, int):
            value = game.wording.name(observation, name, value)  # type: ignore[union-attr]
        if isinstance(value, tuple):
            return [named(game, observation, part) for part in value]
        return named(game, observation, value) if isinstance(value, Line) else value

    return {"key": line.key, "things": {name: thing(name, value) for name, value in line.things.items()}}


def shown(observation: Records) -> dict[str, Any]:
    """The observation as numbers, without fields that nobody may see."""
    kept = {n for n, f in fields(Position).items() if f.audience != NOBODY_SEES and not f.memory} - LEFT_OUT
    return {name: value for name, value in layout.as_dict(Position, observation).items() if name in kept}


def ask(play: Play, seat: int) -> dict[str, Any]:
    """The question to the seat, with its options. Amounts are given by their limits."""
    game, seen = play.game, play.observe(seat)
    assert game.wording is not None
    kind, legal = play.decision(seat), play.legal(seat)
    span, decline = play.span(seat)
    bids = [option for option in legal if option < options.AMOUNTS]
    chosen = [option for option in legal if option >= options.AMOUNTS]
    assert not chosen or chosen[-1] < options.MORE_AMOUNTS, "a party too rich for a fixture"
    refused: dict[int, list[int]] = {}
    for option in span:
        why = play.refusal(seat, option)
        if why > 2 and option >= options.AMOUNTS:
            refused.setdefault(why, []).append(option)
    number = list(game.decisions).index(kind)
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
            for option in chosen
        ],
        "amounts": {"low": bids[0], "high": bids[-1], "option": bids[0], "beyond": None} if bids else None,
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


def converted(f: Any, observation: Records, state: int) -> Any:
    """A copy in which every party, in turn order, has converted all its meetings in the state."""
    g = plain(Position, layout.copy(observation))
    for turn in range(g.parties):
        party = at_turn(g, turn)
        convert(f, g, state, party, g.meetings[state, party])
    return g


def outlook(f: Any, observation: Records, state: int) -> dict[str, Any]:
    """The result of the state if all parties converted now. Coalitions exist in the current state only (3.4)."""
    g = converted(f, observation, state)
    if state != current(g):
        for party in range(g.parties):
            g.partner[party] = -1
    declare_winner(g, state)
    best = best_unit(g, state, -1)
    second = best_unit(g, state, best)
    return {
        "votes": [g.votes[state, p] for p in range(g.parties)],
        "height": [g.height[state, p] for p in range(g.parties)],
        "seats": [seats_for(f, g.land[state], g.votes[state, p]) for p in range(g.parties)],
        "victory": g.victory[state],
        "winner": g.winner[state] if g.victory[state] else -1,
        "partner": g.winner_partner[state] if g.victory[state] else -1,
        "second": second,
        "first_votes": unit_votes(g, state, best),
        "second_votes": unit_votes(g, state, second) if second >= 0 else 0,
    }


def income(f: Any, observation: Records) -> list[int]:
    """The money each party gets if the current state votes now: seats, and members in some rounds, new recruits included."""
    g = plain(Position, layout.copy(observation))
    before = [g.cash[p] for p in range(g.parties)]
    hold_election(f, g)
    recruit(f, g)
    pay_parties(f, g)
    return [g.cash[p] - before[p] for p in range(g.parties)]


def swaps(play: Play, seat: int, states: range) -> dict[str, list[list[int]]]:
    """The factors, state by state and party by party, after each option that exchanges a card."""
    found: dict[str, list[list[int]]] = {}
    kind = play.decision(seat)
    if kind not in ("platform-swap", "opinion-swap"):
        return found
    for option in play.legal(seat):
        if option == options.PASS:
            continue
        g = plain(Position, layout.copy(play.observe(seat)))
        if kind == "opinion-swap":
            opinion_swap_apply(g, option)
        else:
            issue, card = divmod(option - options.SWAP_PLATFORM, 14)
            g.platform[seat, issue] = 0
            g.platform[seat, card // 2] = 1 - 2 * (card % 2)
        found[str(option)] = [[factor(g, s, p) for p in range(g.parties)] for s in states]
    return found


def numbers(play: Play, seat: int) -> dict[str, Any]:
    seen = play.observe(seat)
    f, g = plain(Figures, play.sheet.record), plain(Position, seen)
    states = range(current(g), last_in_line(g) + 1)
    parties = range(g.parties)
    return {
        "states": list(states),
        "match": [[match(g, s, p) for p in parties] for s in states],
        "factor": [[factor(g, s, p) for p in parties] for s in states],
        "controller": [controller(g, s) for s in states],
        "majority": [absolute_majority(g, s) for s in states],
        "common": [[common_cards(g, p, q) for q in parties] for p in parties],
        "outlook": [outlook(f, seen, s) for s in states],
        "income": income(f, seen) if 2 <= g.phase <= 10 else None,
        "swaps": swaps(play, seat, states),
    }


def moments(play: Play, met: set[tuple[str, ...]]) -> Iterator[dict[str, Any]]:
    """Yield the moments of one game that show a kind of decision not shown before."""
    bots = [make_bot("heuristic@1", play.game, play.setup, play.sheet, seat) for seat in range(play.seats)]
    rng = random.Random(play.seed)
    while not play.over:
        seat = rng.choice(play.asked)
        kind = play.decision(seat)
        opening = kind in OPENING
        later = int(play.position["round"][0]) > 1 and rng.random() < 0.4
        at = (kind, play.setup.edition, *(play.setup.variants if kind in VARIED else ()))
        if (opening or later) and at not in met:
            met.add(at)
            yield {
                "edition": play.setup.edition,
                "variants": list(play.setup.variants),
                "seat": seat,
                "position": shown(play.observe(seat)),
                "phase": named(play.game, play.observe(seat), play.game.wording.phase(play.observe(seat))),  # type: ignore[union-attr]
                "asked": play.asked,
                "ask": ask(play, seat),
                "numbers": numbers(play, seat),
            }
        legal = play.legal(seat)
        wild = (opening or rng.random() < 0.15) and kind not in ("start-bid", "second-bid", "poll-bid")
        play.act(seat, rng.choice(legal) if wild else bots[seat].decide(play.observe(seat), legal, rng, Budget(None, 1)))


def fixture() -> dict[str, Any]:
    met: set[tuple[str, ...]] = set()
    found: list[dict[str, Any]] = []
    figures: dict[str, Sheet] = {}
    for seed, table in TABLES:
        play = start("die-macher", seed=seed, **table)
        figures[play.setup.edition] = play.sheet
        found.extend(moments(play, met))
    wanted = {(kind, edition) for kind in options.DECISIONS for edition in figures} - {(kind, "1997") for kind in ONLY_2006}
    if missing := sorted(f"{kind} of {edition}" for kind, edition in wanted if (kind, edition) not in met):
        raise SystemExit(f"no game met: {', '.join(missing)}; choose other seeds in TABLES")
    return {
        "figures": {edition: dict(sheet.values) for edition, sheet in figures.items()},
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
