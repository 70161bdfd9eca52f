"""Advantages, compared with a slow and obvious computation seat by seat."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch", reason="needs the extra [train]")

from hustings.lab.train.gains import advantages, levelled  # noqa: E402

SEATS, STEPS, GAMES, VALUES = 4, 40, 6, 3


def test_advantages_follow_each_seat_by_itself() -> None:
    generator = torch.Generator().manual_seed(1)
    value = torch.rand(STEPS, GAMES, VALUES, generator=generator)
    seat = torch.randint(0, SEATS, (STEPS, GAMES), generator=generator)
    ended = torch.rand(STEPS, GAMES, generator=generator) < 0.08
    ended[:, 0], ended[:-1, 1], ended[-1, 1] = False, False, True
    outcome = torch.rand(STEPS, GAMES, VALUES, generator=generator)
    gains, known = advantages(value, seat, ended, outcome, 0.9, SEATS)
    for game in range(GAMES):
        for own in range(SEATS):
            at = [t for t in range(STEPS) if int(seat[t, game]) == own]
            gain = torch.zeros(VALUES)
            for place in reversed(range(len(at))):
                t = at[place]
                end = next((u for u in range(t, STEPS) if ended[u, game]), None)
                later = at[place + 1] if place + 1 < len(at) else None
                if end is not None and (later is None or end < later):
                    assert known[t, game]
                    gain = outcome[end, game] - value[t, game]
                elif later is None:
                    assert not known[t, game]
                    gain = torch.zeros(VALUES)
                else:
                    assert known[t, game]
                    gain = value[later, game] - value[t, game] + 0.9 * gain
                assert torch.allclose(gains[t, game], gain, atol=1e-5), (t, game, own)


def test_advantages_without_values_are_the_results() -> None:
    seat = torch.arange(STEPS).remainder(SEATS)[:, None].expand(STEPS, GAMES)
    ended = torch.zeros(STEPS, GAMES, dtype=torch.bool)
    ended[[19, 39]] = True
    outcome = torch.rand(STEPS, GAMES, VALUES)
    gains, known = advantages(torch.zeros(STEPS, GAMES, VALUES), seat, ended, outcome, 1.0, SEATS)
    assert known.all()
    assert torch.allclose(gains[:20], outcome[19].expand(20, GAMES, VALUES))
    assert torch.allclose(gains[20:], outcome[39].expand(20, GAMES, VALUES))


def test_kinds_of_decision_are_levelled() -> None:
    kind = torch.tensor([0] * 500 + [1] * 500)
    gain = torch.cat([torch.randn(500) * 0.01 + 3, torch.randn(500)])
    level = levelled(gain, kind, 3)
    assert abs(float(level[:500].mean())) < 1e-4
    assert abs(float(level[500:].mean())) < 1e-4
    assert 0.7 < float(level[500:].std()) < 1.3
    assert 0.005 < float(level[:500].std()) < 0.1  # a kind of little consequence, which is not blown up
