"""Chance at tables of people: a key of 128 bits for every action, of which nothing remains in the game."""

from __future__ import annotations

import random
from hashlib import blake2b

import pytest

from hustings.core import layout
from hustings.core.chance import CARDS, DICE, Chance, seeded, word
from hustings.core.keyed import KeyedWords
from hustings.core.play import start


def test_words_come_from_a_keyed_function_of_128_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def key(count: int) -> bytes:
        asked.append(count)
        return bytes(range(count))

    monkeypatch.setattr("hustings.core.keyed.secrets.token_bytes", key)
    words = KeyedWords()
    said = [blake2b(n.to_bytes(8, "big"), key=bytes(range(16)), digest_size=8).digest() for n in range(3)]
    assert [(words[0] << 32 | words[1]).to_bytes(8, "big") for _ in range(3)] == said
    assert asked == [16]


def test_a_game_of_people_leaves_no_key_beside_it() -> None:
    play, rng = start("die-macher", players=3), random.Random(1)
    drawn = 0
    while not play.over and drawn < 20:
        seat = rng.choice(play.asked)
        drawn += bool(play.act(seat, rng.choice(play.legal(seat))).outcomes)
        assert not play.chances["key"].any(), "whoever had it could work out what is dealt face down"
    assert drawn == 20


def test_every_action_has_a_key_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[KeyedWords] = []

    class Counted(KeyedWords):
        def __init__(self) -> None:
            super().__init__()
            made.append(self)

    monkeypatch.setattr("hustings.core.play.KeyedWords", Counted)
    play = start("helvetiq", players=2)
    for _ in range(5):
        play.act(play.asked[0], play.legal(play.asked[0])[0])
    assert len(made) == 6, "the set-up and five actions"
    start("helvetiq", players=2, seed=1)
    assert len(made) == 6, "a game with a seed is repeated as ever"


def test_words_are_spread_evenly() -> None:
    """64,000 words of two streams in 64 boxes: chi-squared with 63 degrees of freedom, within wide limits."""
    record = layout.plain(Chance, seeded(0))
    record.key = KeyedWords()
    boxes = [0] * 64
    for number in range(64_000):
        boxes[word(record, (CARDS, DICE)[number % 2]) >> 26] += 1
    assert 20 < sum((box - 1000) ** 2 / 1000 for box in boxes) < 140
