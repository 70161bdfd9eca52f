"""Training: windows of self-play, and runs that go on where they stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs the extra [train]")

from hustings.bots.net import load  # noqa: E402
from hustings.core.errors import HustingsError  # noqa: E402
from hustings.core.registry import game as find_game  # noqa: E402
from hustings.lab.train.learner import Learner  # noqa: E402
from hustings.lab.train.network import log_chances, policy_of, read_values, unpacked  # noqa: E402
from hustings.lab.train.opponents import seat_heuristics  # noqa: E402
from hustings.lab.train.rollout import SelfPlay  # noqa: E402
from hustings.lab.train.run import Run  # noqa: E402
from hustings.lab.train.schedule import IMITATE, OVER, PLAY, Schedule  # noqa: E402
from hustings.lab.train.settings import SMOKE, TrainingSettings, changed  # noqa: E402
from hustings.lab.train.setups import chosen_setups, every_setup, mixture  # noqa: E402
from hustings.lab.train.store import RowStore, Turning  # noqa: E402
from hustings.lab.vector import ASKED, VectorGame  # noqa: E402

CPU = torch.device("cpu")
TINY = changed(
    SMOKE, ["width=32", "hidden=32", "shared=8", "critic_width=32", "critic_hidden=32", "games=24", "window=24", "spread=400",
            "batch=256", "imitate_batch=128", "imitate=0.5"],
)  # fmt: skip


def test_values_turn_to_the_asked_seat_and_back() -> None:
    turning = Turning(5, CPU)
    values = torch.arange(10.0).repeat(3, 1)
    seat, players = torch.tensor([2, 1, 0]), torch.tensor([5, 3, 4])
    turned = turning.turned(values, seat, players)
    assert turned[0].tolist() == [2, 3, 4, 0, 1, 7, 8, 9, 5, 6]
    assert turned[1].tolist() == [1, 2, 0, 3, 4, 6, 7, 5, 8, 9]  # three play, and the other places do not move
    assert turned[2].tolist() == values[2].tolist()
    assert torch.equal(turning.straight(turned, seat, players), values)
    assert turning.present[3].tolist() == [True, True, True, False, False]


def test_a_schedule_is_one_over_all_commands() -> None:
    settings = TrainingSettings(imitate=0.1, rate=1e-3, rate_end=1e-4)
    schedule = Schedule(settings, total_seconds=1000)
    assert schedule.phase == IMITATE
    schedule.seconds = 100
    assert schedule.phase == PLAY and schedule.rate == pytest.approx(1e-3)
    schedule.seconds = 550
    assert schedule.rate == pytest.approx(5.5e-4)
    later = Schedule(settings, total_seconds=1000, seconds=550)
    assert (later.rate, later.entropy, later.margin) == (schedule.rate, schedule.entropy, schedule.margin)
    schedule.seconds = 1000
    assert schedule.phase == OVER and schedule.rate == pytest.approx(1e-4)


def test_every_set_up_is_learned_the_usual_one_most() -> None:
    game = find_game("die-macher")
    assert len(every_setup(game)) == 12
    tables = mixture(game, every_setup(game), 1)
    usual = sum(setup.edition == "2006" and setup.players == 5 and not setup.variants for setup in tables)
    assert usual / len(tables) == pytest.approx(10 / 36)


@pytest.mark.parametrize("views", [0, 16])
def test_windows_hold_decisions_that_belong_together(views: int) -> None:
    """The networks give the same probabilities and values again, slots are legal, only asked seats decide, and ends are where
    games end."""
    game = find_game("die-macher")
    settings = changed(TINY, ["games=48", f"views={views}"])
    learner = Learner(settings, game, CPU, Schedule(settings, 100))
    with VectorGame(game, mixture(game, every_setup(game), 1), games=48, seed=3, threads=2, groups=2, bids="limit",
                    bots=("heuristic",), truth=True, spread=600) as env:  # fmt: skip
        seat_heuristics(env, ("heuristic",), 0.3, 5)
        player = SelfPlay(env, CPU, views=learner.views)
        player.place_past(0.25, 4, 1)
        store = RowStore(60, 48, env.encoding, game.seats, CPU)
        for side in player.sides:
            x, truth = torch.from_numpy(side.group.x), torch.from_numpy(side.group.truth)
            learner.policy.trunk.normalise(x)
            learner.critic.trunk.normalise(torch.cat([x, truth], 1))
        player.play(store, learner.policy, learner.critic, None)
        player.play(store, learner.policy, learner.critic, learner.actor)
        who = np.concatenate([group.who for group in env.groups])
        players = torch.cat([side.players for side in player.sides])
        past = torch.cat([side.past for side in player.sides])
    rows = torch.arange(60 * 48)
    x, truth, mask = store.rows(rows)
    seat, slot = store.seat.flatten().long(), store.slot.flatten().long()
    legal = unpacked(mask, env.encoding.slots)
    assert legal.gather(1, slot[:, None]).all()
    with torch.no_grad():
        logits, _ = learner.views.ask(learner.policy, x, learner.views.of_game[rows % 48])
        again = log_chances(logits, legal).gather(1, slot[:, None])[:, 0]
        there = players[rows % 48]
        values = read_values(learner.critic(x, truth), learner.turning.present[there])
    shared = past.any(1).numpy()
    asked_there = (who == ASKED) & (np.arange(game.seats) < players.numpy()[:, None])
    assert shared.any() and (past.numpy() <= asked_there).all(), "a seat of an earlier network is nobody else's"
    assert (past.numpy().sum(1) < asked_there.sum(1))[shared].all(), "somebody who learns is at every table"
    own = store.own.flatten()
    assert not own.all() and torch.equal(own, ~past[rows % 48].gather(1, seat[:, None])[:, 0])
    assert torch.allclose(again[own], store.chance.flatten()[own], atol=1e-4)
    assert torch.allclose(learner.turning.straight(values, seat, there), store.value.flatten(0, 1), atol=1e-4)
    assert (seat < there).all()
    ended, outcome = store.outcomes(200.0, 40.0)
    assert ended.any()
    assert torch.allclose(outcome[ended][:, :5].sum(1), torch.ones(int(ended.sum())))
    last = ~ended.numpy()[::-1].cumsum(0)[::-1].astype(bool)  # rows of games that were not over at the end of the window
    for t, g in zip(*np.nonzero(last), strict=True):
        assert who[g, int(store.seat[t, g])] == ASKED


def run(folder: Path, rows: int, settings: TrainingSettings = TINY, **more: Any) -> Run:
    game = find_game("die-macher")
    return Run(
        game, chosen_setups(game, ["2006 short 3 players"]), settings, folder, minutes=30, total_minutes=0, device="cpu",
        threads=2, say=lambda text: None, **{"total_rows": rows, **more},
    )  # fmt: skip


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = run(tmp_path, 24 * 24 * 8)
    total = first.schedule.total_rows
    first.schedule.total_rows = 24 * 24 * 6
    first.go()
    first.schedule.total_rows = total
    assert first.learner.windows > 0
    second = run(tmp_path, total)
    assert second.schedule.done == pytest.approx(0.75) and second.schedule.phase == PLAY
    for one, two in zip(first.learner.policy.parameters(), second.learner.policy.parameters(), strict=True):
        assert torch.equal(one, two)
    for one, two in zip(first.learner.average.parameters(), second.learner.average.parameters(), strict=True):
        assert torch.equal(one, two)
    assert second.learner.updates == first.learner.updates and second.learner.unit == first.learner.unit
    before, after = first.learner.optimizer.state_dict()["state"], second.learner.optimizer.state_dict()["state"]
    assert all(torch.equal(before[key]["exp_avg_sq"], after[key]["exp_avg_sq"]) for key in before)
    second.go()
    assert second.schedule.phase == OVER
    card = json.loads((tmp_path / "card.json").read_text())
    assert len(card["commands"]) == 2 and card["figures"].keys() == {"2006 short 3 players"}


def test_rivals_play_beside_the_past(tmp_path: Path) -> None:
    """They are asked, nearly always take their best choice, do not change, and are refused if they have another shape."""
    first = run(tmp_path / "first", 24 * 24 * 4)
    first.go()
    network = load(tmp_path / "first" / "net.npz")
    settings = changed(TINY, ["past=0.9", "past_seats=2"])
    second = run(tmp_path / "second", 24 * 24 * 4, settings, start=network, rivals={"first/net.npz": network})
    (rival,) = second.past.rivals
    before = {name: value.clone() for name, value in rival.state_dict().items()}
    drawn = [second.past.draw(np.random.default_rng(seed)) for seed in range(20)]
    assert all(each is rival for each in drawn), "no earlier network is there yet"
    second.go()
    assert second.learner.windows > 0
    drawn = [second.past.draw(np.random.default_rng(seed)) for seed in range(40)]
    assert any(each is rival for each in drawn) and any(each is not rival for each in drawn)
    assert all(torch.equal(value, before[name]) for name, value in rival.state_dict().items())
    x = torch.randint(-3, 4, (50, network.plan.features)).to(torch.int8)
    with torch.no_grad():
        theirs, plain = rival(x)[0], policy_of(network)(x)[0]
    assert torch.equal(theirs.argmax(1), plain.argmax(1))
    assert (theirs.softmax(1).amax(1) > plain.softmax(1).amax(1)).all()
    with pytest.raises(HustingsError, match=r"rival first/net\.npz: of another shape .* width=48"):
        run(tmp_path / "third", 24 * 24 * 4, changed(TINY, ["width=48"]), rivals={"first/net.npz": network})


def test_a_run_begins_with_a_network(tmp_path: Path) -> None:
    """It plays like that network until its critic has learned something, and then goes on learning, in all later commands."""
    run(tmp_path / "first", 24 * 24 * 6).go()
    network = load(tmp_path / "first" / "net.npz")
    second = run(tmp_path / "second", 24 * 24 * 4, changed(TINY, ["critic_only=2", "width=64"]), start=network)
    assert second.schedule.phase == PLAY and second.settings.width == 32
    second.schedule.total_rows = 24 * 24 * 3  # one window for scales, two for the critic alone
    second.go()
    x = np.random.default_rng(1).integers(0, 4, (8, network.plan.features)).astype(np.int8)
    with torch.no_grad():
        logits, values = second.learner.policy(torch.from_numpy(x))
    expected_logits, expected_values = network(x)
    assert np.allclose(logits, expected_logits, atol=1e-3) and np.allclose(values, expected_values, atol=1e-3)
    assert second.learner.policy.trunk.mean.abs().max() > 0  # though it reads features of one size
    assert second.learner.unit == network.made.unit
    third = run(tmp_path / "second", 24 * 24 * 6, start=network)
    assert third.schedule.rows == 24 * 24 * 3  # it goes on, and does not start over
    third.go()
    card = load(tmp_path / "second" / "net.npz").made.card
    assert card["began with"] == network.made.card
    with torch.no_grad():
        assert not np.allclose(third.learner.policy(torch.from_numpy(x))[0], expected_logits, atol=1e-3)
