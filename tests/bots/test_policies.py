"""Policies by their weights: frozen versions play the same games for ever, and different versions meet at one table."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import numpy as np
import pytest

from hustings.bots.thinking import weights
from hustings.bots.thinking.policies import BY_POLICY, RANDOM, PolicyGames
from hustings.core.errors import HustingsError, UnknownName
from hustings.core.layout import as_dict
from hustings.core.registry import game, names
from hustings.core.values import Setup
from support.revisions import first_revision

# By game, version and table: a digest of the scores in 40 games that the version plays alone, and in 40 with random other seats.
FROZEN = {
    ("die-macher", "1", "2006", 3, ""): ("a909320a7b2f2a68", "ca2ea5a848036cc7"),
    ("die-macher", "1", "2006", 5, ""): ("f8f6b2de9e85d147", "1ba0968a2b4b5369"),
    ("die-macher", "1", "1997", 4, ""): ("00a404fa28653814", "43f480145c497209"),
    ("die-macher", "1", "2006", 5, "short"): ("99e8b5ec2d9b1403", "5512a15a90638043"),
    ("die-macher", "1", "1997", 4, "imposed-stances"): ("a02f24bba58b178a", "e07fcfbd007efb56"),
    ("helvetiq", "1", "2008", 2, ""): ("ebd1c5990ea2548d", "47e09065712ad806"),
    ("helvetiq", "1", "2008", 4, ""): ("165214b8fa00aa74", "5a891ad5d6cad34a"),
    ("die-macher", "2", "2006", 3, ""): ("0d4fab2927526e34", "9f0af045e9168eaf"),
    ("die-macher", "2", "2006", 5, ""): ("0ba5dab18965b011", "474a4b719ba35917"),
    ("die-macher", "2", "1997", 4, ""): ("fe9df8a3d6bf6870", "a50089f474180909"),
    ("helvetiq", "2", "2008", 4, ""): ("6fcc54e985b92198", "948368f5f21abd1a"),
}


@cache
def block(name: str, edition: str, players: int, variant: str, *versions: str) -> PolicyGames:
    found, setup = game(name), Setup(edition, players, (variant,) if variant else ())
    rows = np.concatenate([weights.load(found, version) for version in versions])
    return PolicyGames(found, setup, found.sheet(setup, None), rows, room=40)


@pytest.mark.parametrize("key", FROZEN, ids=lambda key: "-".join(map(str, filter(None, key))))
def test_a_frozen_version_plays_as_it_always_did(key: tuple[str, str, str, int, str]) -> None:
    name, version, edition, players, variant = key
    with first_revision(game(name)):  # of the rules, which have been corrected since
        games = block.__wrapped__(name, edition, players, variant, version)
    digests = []
    for others in (BY_POLICY, RANDOM):
        finished, decisions = games.play(77, 0, 40, [BY_POLICY] + [others] * (players - 1))
        scores = games.results(finished)[0].tobytes()
        digests.append(hashlib.sha256(scores + decisions.to_bytes(8, "little")).hexdigest()[:16])
    assert tuple(digests) == FROZEN[key]


def test_versions_meet_in_one_game_each_by_its_own_weights() -> None:
    """Two identical rows play as one; a row that differs changes a game only through the choices of its own seat."""
    alone = block("die-macher", "2006", 3, "", "1")
    same = alone.play(5, 0, 20, [0, 0, 0])[0].tobytes()
    two = block("die-macher", "2006", 3, "", "1", "1")
    assert two.play(5, 0, 20, [0, 1, 0])[0].tobytes() == same
    rows = two.weights.copy()
    rows["left_over"][1], rows["keep_from"][1] = 1.0, 0.0
    other = PolicyGames(two.game, two.setup, two.sheet, rows, room=20)
    assert other.play(5, 0, 20, [0, 0, 0])[0].tobytes() == same
    assert other.play(5, 0, 20, [0, 1, 0])[0].tobytes() != same


def test_the_newest_weights_are_the_ones_played_by_unless_a_version_is_named() -> None:
    for name in names():
        found = game(name)
        assert weights.versions(found)[0] == "1"
        assert weights.load(found).tobytes() == weights.load(found, weights.versions(found)[-1]).tobytes()


def test_an_unknown_version_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"unknown version of helvetiq's heuristic: 99\. There is: 1"):
        weights.load(game("helvetiq"), "99")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"hope": None}, "the weight hope is missing"),
        ({"hoop": 1.0}, "there is no weight hoop"),
        ({"hope": "much"}, "hope must be a number, not 'much'"),
        ({"hope": True}, "hope must be a number, not True"),
        ({"order_bid": 1.5}, "order_bid must be a whole number, not 1.5"),
    ],
)
def test_a_file_of_weights_that_is_wrong_is_named_with_the_weight(change: dict[str, Any], why: str) -> None:
    found = game("die-macher")
    layout = weights.layout_of(found)
    values = {**as_dict(layout, weights.load(found)), **change}
    values = {key: value for key, value in values.items() if value is not None}
    with pytest.raises(HustingsError, match=f"own.toml: {why}"):
        weights.check(layout, values, "own.toml")
