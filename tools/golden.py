"""Golden files: whole games that must play the same for ever, as records and as text.

    python tools/golden.py            # write tests/golden anew
    python tools/golden.py --check    # say which files would change; exit 1 if any

Two records for every edition, variant and number of players of every game; and a few playthroughs that show, at every step,
everything each seat can see. A difference means that the rules, the chance or an audience changed: read it before accepting.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from hustings.core import layout
from hustings.core.contract import Game
from hustings.core.layout import EVERYONE, OWNER, fields
from hustings.core.play import Play, start
from hustings.core.records.model import notation
from hustings.core.records.write import Recorder, to_text
from hustings.core.registry import game as find_game
from hustings.core.registry import names
from hustings.terminal.menu import ranges

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
SEEDS = (1, 2)


def configurations(game: Game) -> Iterator[tuple[str, tuple[str, ...], int]]:
    """Yield every combination of edition, variants and number of players that exists."""
    for edition in game.editions:
        variants = [()] + [(variant,) for variant, where in game.variants.items() if edition in where]
        for chosen in variants:
            for players in game.players:
                yield edition, chosen, players


def recorded(name: str, edition: str, variants: tuple[str, ...], players: int, seed: int) -> Recorder:
    """Play a game of random choices, and record it."""
    recorder = Recorder(start(name, edition=edition, variants=variants, players=players, seed=seed))
    rng = random.Random(seed)
    while not recorder.play.over:
        seat = rng.choice(recorder.play.asked)
        recorder.act(seat, rng.choice(recorder.play.legal(seat)))
    return recorder


def changes(before: layout.Records, after: layout.Records, name: str) -> str:
    return f"{name}={after[name][0].tolist()}" if before[name][0].tolist() != after[name][0].tolist() else ""


def observables(play: Play, before: layout.Records) -> Iterator[str]:
    """Yield lines with the changes that each seat sees, and a digest of everything that each seat sees."""
    declared = fields(play.game.position)
    public = [changes(before, play.position, n) for n, f in declared.items() if f.audience == EVERYONE]
    yield "everyone: " + " ".join(filter(None, public))
    for seat in range(play.seats):
        own = []
        for name, field in declared.items():
            if field.audience == OWNER and before[name][0, seat].tolist() != play.position[name][0, seat].tolist():
                own.append(f"{name}={play.position[name][0, seat].tolist()}")
        if own:
            yield f"seat {seat}: " + " ".join(own)
    eyes = [play.observe(seat) for seat in [*range(play.seats), None]]
    yield "eyes: " + " ".join(hashlib.sha256(seen.tobytes()).hexdigest()[:6] for seen in eyes)
    for seat in play.asked:
        yield f"asks seat {seat}: {play.decision(seat)}: {ranges(play.legal(seat))}"


def playthrough(name: str, edition: str, variants: tuple[str, ...], players: int, seed: int) -> str:
    """A game as text: every entry, and every observable of every seat after it."""
    play = start(name, edition=edition, variants=variants, players=players, seed=seed)
    rng = random.Random(seed)
    lines = [f"{name} {edition} {' '.join(variants)} {players} players, seed {seed}", f"set-up: {list(play.entries[0].outcomes)}"]
    lines += observables(play, layout.blank(play.game.position))
    while not play.over:
        seat = rng.choice(play.asked)
        option = rng.choice(play.legal(seat))
        decision, before = play.decision(seat), layout.copy(play.position)
        entry = play.act(seat, option)
        said = f" chance {list(entry.outcomes)}" if entry.outcomes else ""
        lines += ["", f"{len(play.entries) - 1}. seat {seat} {decision}: {option} {notation(play.game, option)}{said}"]
        lines += observables(play, before)
    lines += ["", f"scores {play.scores()} winners {play.winners()}"]
    return "\n".join(lines) + "\n"


def files() -> Iterator[tuple[str, str]]:
    """Yield the name and text of every golden file."""
    for name in names():
        game = find_game(name)
        for edition, variants, players in configurations(game):
            stem = "-".join([name, edition, *variants, str(players)])
            for seed in SEEDS:
                yield f"{stem}-{seed}.json", to_text(recorded(name, edition, variants, players, seed).record())
            if players == min(game.players):  # the smallest table of each edition and variant is enough
                yield f"{stem}.txt", playthrough(name, edition, variants, players, 3)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, say what would change")
    checking = parser.parse_args().check
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = dict(files())
    stale = sorted({path.name for path in FOLDER.iterdir()} - set(wanted))
    changed = [
        name for name, text in wanted.items() if not (FOLDER / name).exists() or (FOLDER / name).read_text("utf-8") != text
    ]
    for name in changed + stale:
        print(f"{'differs' if checking else 'written' if name in wanted else 'removed'}: {name}")
    if checking:
        return 1 if changed or stale else 0
    for name in changed:
        (FOLDER / name).write_text(wanted[name], "utf-8")
    for name in stale:
        (FOLDER / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
