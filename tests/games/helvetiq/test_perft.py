"""Exhaustive counts from fixed seeds: how many ways a game can begin, and how many positions they lead to, by depth.

A changed count means that something has become legal or illegal, or leads elsewhere. After a deliberate change of the rules,
look at the difference, understand it, and pin the new counts."""

from __future__ import annotations

import pytest

from hustings.core.play import Play, start

# (players, seed): for each depth, the ways to get there and the different positions they lead to
PINNED: dict[tuple[int, int], list[tuple[int, int]]] = {
    (2, 1): [(4, 4), (20, 20), (76, 70), (341, 276), (1654, 1076)],
    (2, 2): [(6, 6), (21, 21), (92, 88), (433, 326), (1733, 1071), (6986, 3492)],
    (3, 1): [(4, 4), (22, 22), (85, 75), (357, 269), (1612, 959)],
    (3, 2): [(7, 7), (31, 30), (143, 124), (680, 471), (3063, 1711), (14156, 6373)],
    (4, 1): [(5, 5), (19, 19), (84, 80), (426, 308), (1828, 1140)],
    (4, 2): [(5, 5), (25, 24), (107, 91), (481, 343), (2292, 1288), (10570, 4570)],
}


def perft(play: Play, depth: int) -> list[tuple[int, int]]:
    """By depth: the number of ways and of different positions. Chance follows the seed, so each way leads to one position. If
    several seats are asked at once, the lowest answers first."""
    level: dict[bytes, tuple[int, Play]] = {b"": (1, play)}
    counts = []
    for _ in range(depth):
        following: dict[bytes, tuple[int, Play]] = {}
        for ways, before in level.values():
            if before.over:
                continue
            seat = before.asked[0]
            for option in before.legal(seat):
                after = before.copy()
                after.act(seat, option)
                key = after.position.tobytes() + after.chances["turn"].tobytes()
                known, kept = following.get(key, (0, after))
                following[key] = (known + ways, kept)
        positions = {after.position.tobytes() for _, after in following.values()}
        counts.append((sum(ways for ways, _ in following.values()), len(positions)))
        level = following
    return counts


@pytest.mark.parametrize(("players", "seed"), PINNED)
def test_the_first_turns_have_as_many_ways_as_ever(players: int, seed: int) -> None:
    pinned = PINNED[players, seed]
    assert perft(start("helvetiq", players=players, seed=seed), len(pinned)) == pinned
