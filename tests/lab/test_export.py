"""Exported networks: the bot computes the same as the trainer's network."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs the extra [train]")

from hustings.bots.thinking import network  # noqa: E402
from hustings.bots.thinking.network import Network  # noqa: E402
from hustings.bots.thinking.reading import compiled_thought  # noqa: E402
from hustings.core.encoding import encoding_of  # noqa: E402
from hustings.core.registry import game as find_game  # noqa: E402
from hustings.lab.train.export import arrays, export, made_for  # noqa: E402
from hustings.lab.train.learner import make_networks  # noqa: E402
from hustings.lab.train.network import Policy, policy_of  # noqa: E402
from hustings.lab.train.onnx_file import write_onnx  # noqa: E402
from hustings.lab.train.settings import SMOKE, changed  # noqa: E402
from hustings.lab.train.setups import every_setup  # noqa: E402

GAME = "die-macher"


@pytest.fixture(scope="module")
def rows() -> np.ndarray:
    """Features that look like real ones: small whole numbers, mostly zero."""
    rng, size = np.random.default_rng(1), encoding_of(find_game(GAME)).size
    return np.where(rng.random((200, size)) < 0.3, rng.integers(-6, 60, (200, size)), 0).astype(np.int8)


@pytest.fixture(scope="module", params=[0, 24], ids=["nothing alike", "cards alike"])
def policy(rows: np.ndarray, request: pytest.FixtureRequest) -> Policy:
    """A network whose norms and biases differ from their initial values."""
    torch.manual_seed(3)
    made, _ = make_networks(changed(SMOKE, [f"deep={request.param}", "rank=5"]), find_game(GAME))
    made.trunk.normalise(torch.from_numpy(rows))
    with torch.no_grad():
        for parameter in made.parameters():
            parameter += 0.05 * torch.randn_like(parameter)
    made.eval()
    return made


def test_the_compiled_pass_equals_the_trainers(policy: Policy, rows: np.ndarray, tmp_path: Path) -> None:
    """The plain pass with exact weights equals the trainer's, the compiled one equals the plain one with the file's bytes."""
    game = find_game(GAME)
    made = made_for(game, every_setup(game), "limit", 200.0, 40.0, {})
    exact = Network(policy.shape, made, *arrays(policy))
    with torch.no_grad():
        logits, values = (part.numpy() for part in policy(torch.from_numpy(rows)))
    plain, plain_values = exact(rows)
    assert np.abs(plain - logits).max() < 1e-4 * np.abs(logits).max() and np.abs(plain_values - values).max() < 1e-3
    export(tmp_path / "net.npz", policy, made)
    ours = network.read(tmp_path / "net.npz")
    logits, values = ours(rows)
    think, slots = compiled_thought(game, ours, quiet=True), np.arange(ours.plan.slots)
    for row, expected, value in zip(rows, logits, values, strict=True):
        some, found = think(row, slots, len(slots))
        assert np.abs(some - expected).max() < 1e-4 * np.abs(logits).max() and np.abs(found - value).max() < 1e-3
        assert some.argmax() == expected.argmax()


def test_a_file_is_the_network_rounded_to_bytes(policy: Policy, rows: np.ndarray, tmp_path: Path) -> None:
    game = find_game(GAME)
    export(tmp_path / "net.npz", policy, made_for(game, every_setup(game), "limit", 200.0, 40.0, {"seed": 1}))
    read = network.read(tmp_path / "net.npz")
    assert read.made.card == {"seed": 1} and len(read.made.figures) == 12
    with torch.no_grad():
        logits = policy(torch.from_numpy(rows))[0].numpy()
    rounded = read(rows)[0]
    assert np.abs(rounded - logits).mean() < 0.02 * np.abs(logits).mean()
    assert (rounded.argmax(1) == logits.argmax(1)).mean() > 0.9
    matrices, _ = arrays(policy)
    for name, matrix in matrices.items():
        size = np.maximum(np.sqrt((matrix**2).mean(0)), 1e-9)
        step = np.abs(matrix / size).max(1, keepdims=True) / 127 * size
        assert (np.abs(read.matrices[name] - matrix) <= 0.51 * step + 1e-9).all()


def test_a_file_goes_back_to_the_trainer(policy: Policy, rows: np.ndarray, tmp_path: Path) -> None:
    game = find_game(GAME)
    export(tmp_path / "net.npz", policy, made_for(game, every_setup(game), "limit", 200.0, 40.0, {}))
    ours = network.read(tmp_path / "net.npz")
    with torch.no_grad():
        logits, values = (part.numpy() for part in policy_of(ours)(torch.from_numpy(rows)))
    expected, expected_values = ours(rows)
    assert np.abs(logits - expected).max() < 1e-4 * np.abs(expected).max() and np.abs(values - expected_values).max() < 1e-3


def test_cards_that_are_alike_look_the_same_in_every_view(rows: np.ndarray) -> None:
    """This holds whatever the network has learned: here nothing, with weights of any size."""
    torch.manual_seed(5)
    game, encoding = find_game(GAME), encoding_of(find_game(GAME))
    policy, _ = make_networks(changed(SMOKE, ["deep=24", "rank=5"]), game)
    policy.trunk.normalise(torch.from_numpy(rows))
    assert encoding.draw_view is not None
    with torch.no_grad():
        for parameter in policy.parameters():
            parameter += 0.05 * torch.randn_like(parameter)
        logits, values = policy(torch.from_numpy(rows))
        for view in (*encoding.views, encoding.draw_view(np.random.default_rng(1))):
            turned, same = policy(torch.from_numpy(np.ascontiguousarray(view.row(rows))))
            assert (turned[:, list(view.slot)] - logits).abs().max() < 1e-4 * logits.abs().max()
            assert (same - values).abs().max() < 1e-3
    for first, count in encoding.alike.slots() if encoding.alike else ():  # and it is the things that answer
        assert logits[:, first : first + count].std(0).min() > 0.01


def test_rounding_hurts_no_feature_that_is_smaller_than_others(rows: np.ndarray, tmp_path: Path) -> None:
    """Some features are 0 or 1, others go up to 120 in both directions, and their weights differ as much."""
    rng, game = np.random.default_rng(2), find_game(GAME)
    uneven = rows.copy()
    uneven[:, ::3] = rng.random(uneven[:, ::3].shape) < 0.5
    uneven[:, 1::3] = rng.integers(-120, 121, uneven[:, 1::3].shape)
    torch.manual_seed(4)
    policy, _ = make_networks(SMOKE, game)
    policy.trunk.normalise(torch.from_numpy(uneven))
    export(tmp_path / "net.npz", policy, made_for(game, every_setup(game), "limit", 200.0, 40.0, {}))
    with torch.no_grad():
        logits = policy(torch.from_numpy(uneven))[0].numpy()
    assert np.abs(network.read(tmp_path / "net.npz")(uneven)[0] - logits).mean() < 0.008 * np.abs(logits).mean()


def test_onnx_answers_the_same(policy: Policy, rows: np.ndarray, tmp_path: Path) -> None:
    onnxruntime = pytest.importorskip("onnxruntime", reason="needs the extra [train]")
    game = find_game(GAME)
    export(tmp_path / "net.npz", policy, made_for(game, every_setup(game), "limit", 200.0, 40.0, {}))
    ours = network.read(tmp_path / "net.npz")
    write_onnx(tmp_path / "net.onnx", ours)
    session = onnxruntime.InferenceSession(str(tmp_path / "net.onnx"), providers=["CPUExecutionProvider"])
    logits, values = session.run(["logits", "values"], {"features": rows.astype(np.float32)})
    expected, expected_values = ours(rows)
    assert np.abs(logits - expected).max() < 1e-4 * np.abs(expected).max()
    assert np.abs(values - expected_values).max() < 1e-3
    told = session.get_modelmeta().custom_metadata_map
    assert json.loads(told["made"])["encoding"] == encoding_of(game).hash
    assert json.loads(told["slots"]) == encoding_of(game).slot_names() and len(json.loads(told["features"])) == rows.shape[1]
