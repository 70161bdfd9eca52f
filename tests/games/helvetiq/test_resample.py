"""Resampling in the middle of somebody's action: a player who has begun to pay or to apply a law can finish in every deal."""

from __future__ import annotations

import random

import pytest

from hustings.core import layout
from hustings.core.chance import Chance, seeded
from hustings.core.play import start

BEGUN = ("laying", "paying-election", "paying-proposal", "paying-initiative")


@pytest.mark.parametrize("decision", BEGUN)
def test_who_has_begun_can_finish_in_every_deal(decision: str) -> None:
    found = 0
    for seed in range(40):
        play, rng = start("helvetiq", players=3, seed=seed), random.Random(seed)
        f = layout.plain(play.game.figures, play.sheet.record)
        while not play.over and found < 12:
            actor = play.asked[0]
            if play.decision(actor) == decision and play.position["hand_size"][0, actor] <= 2:
                found += 1
                reader = (actor + 1) % 3
                for deal in range(12):
                    position = layout.copy(play.observe(reader))
                    g, c = layout.plain(play.game.position, position), layout.plain(Chance, seeded(deal))
                    play.game.rules.resample(f, g, c, reader)
                    trial = play.copy()
                    trial._hold(position)
                    while trial.decision(actor) == decision:
                        trial.act(actor, rng.choice(trial.legal(actor)))  # never stuck: it can pay to the end
                        if actor not in trial.asked:
                            break
            play.act(actor, rng.choice(play.legal(actor)))
    assert found
