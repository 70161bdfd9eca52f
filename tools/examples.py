"""Write the example games that the page offers: whole games between bots of several levels, as records.

    python tools/examples.py            # write games/<game>/learning/examples anew
    python tools/examples.py --check    # say which would change; exit 1 if any

The same seed gives the same game as long as rules and bots stay as they are: when a rule changes, write them anew.
"""

from __future__ import annotations

import argparse
import random
import sys

from hustings.bots.api import make_bot
from hustings.bots.budget import Budget
from hustings.core.play import start
from hustings.core.records.write import Recorder, to_text
from hustings.core.registry import game as find_game

BIRDS = ("Kolibri", "Amsel", "Dohle", "Elster", "Zeisig")  # the page's names for bots
BUDGET = Budget(seconds=None, visits=1)  # none of these bots searches
GAMES: dict[str, tuple[str, ...]] = {
    "die-macher": ("hard", "normal", "hard", "normal", "easy"),
    "helvetiq": ("hard", "normal", "normal"),
}
SEED = 9


def example(game: str, levels: tuple[str, ...]) -> str:
    """Play a game to its end, and return its record."""
    play = start(game, players=len(levels), seed=SEED)
    bots = [make_bot(level, play.game, play.setup, play.sheet, seat) for seat, level in enumerate(levels)]
    recorder = Recorder(play, BIRDS[: len(levels)], {"seats": list(levels)})
    rng = random.Random(SEED)
    while not play.over:
        seat = play.asked[0]
        recorder.act(seat, bots[seat].decide(play.observe(seat), play.legal(seat), rng, BUDGET))
    return to_text(recorder.record())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, exit 1 if a file would change")
    check = parser.parse_args().check
    changed = 0
    for game, levels in GAMES.items():
        folder = find_game(game).learning.examples
        assert folder is not None
        path, text = folder / f"{game}.json", example(game, levels)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            changed += 1
            print(f"{'would change' if check else 'written'}: {path.name}")
            if not check:
                path.write_text(text, encoding="utf-8")
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
