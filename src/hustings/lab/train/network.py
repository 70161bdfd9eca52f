"""The networks: the policy, which is shipped, and the critic, which sees everything and is not shipped.

A policy reads the features of one observation, raw small whole numbers, and answers with a logit for every slot and with values
for every seat from the asked one on: a logit of its win share, and its final points in units of the run. Blocks that occur
several times with the same names (states, parties) also pass through an encoder, the same for each copy.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812

from ...bots.thinking.network import EPSILON, Network
from ...bots.thinking.plan import NetworkPlan
from .alike import ThingAnswers, ThingReading, normalised

ABSENT = -1e9  # the logit of an illegal slot, and of a seat that is not at the table

Shape = NetworkPlan
"""The plan of a network, which gives the size of every matrix. A critic has no slots and no things that are alike."""


class ResidualBlock(nn.Module):  # type: ignore[misc]
    """A residual block: normalise, widen, rectify, narrow, add."""

    def __init__(self, width: int, hidden: int) -> None:
        super().__init__()
        self.norm = nn.RMSNorm(width, eps=EPSILON)
        self.up, self.down = nn.Linear(width, hidden), nn.Linear(hidden, width)
        with torch.no_grad():
            self.down.weight.mul_(0.5)

    def forward(self, h: Tensor) -> Tensor:
        return h + self.down(F.relu(self.up(normalised(self.norm, h))))


class Trunk(nn.Module):  # type: ignore[misc]
    """The layers from the features to a vector. They include the features' means and scales, taken once from a sample."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.register_buffer("mean", torch.zeros(shape.features))
        self.register_buffer("scale", torch.zeros(shape.features))
        self.enter = nn.Linear(shape.features, shape.width)
        self.encoders = nn.ModuleList(nn.Linear(each, shape.shared) for _, _, each in shape.groups)
        self.joins = nn.ModuleList(nn.Linear(count * shape.shared, shape.width, bias=False) for _, count, _ in shape.groups)
        self.blocks = nn.ModuleList(ResidualBlock(shape.width, shape.hidden) for _ in range(shape.blocks))
        self.leave = nn.RMSNorm(shape.width, eps=EPSILON)
        self.reading = None if shape.alike is None else ThingReading(shape.alike, shape.width, shape.deep)
        keep = torch.ones(shape.features)
        keep[shape.read_by_things()] = 0.0
        self.register_buffer("keep", keep, persistent=False)  # 0 for features that only things read

    def normalise(self, x: Tensor) -> None:
        """Take the features' means and scales from a sample. Features that hardly ever change are not blown up."""
        x = x.float()
        spread = x.amax(0) - x.amin(0)
        self.mean.copy_(x.mean(0))
        self.scale.copy_(torch.where(spread > 0, 1 / torch.maximum(x.std(0), spread / 8).clamp(min=1e-3), 0.25))

    @torch.no_grad()
    def begin(self, x: Tensor) -> None:
        """Take means and scales from a sample, so that all inputs are of similar size and all weights can learn at one rate. A
        network from a file, which has no means and scales of its own, still computes the same. The numbers that describe things
        are small and stay as they are."""
        if not self.normalised:
            self.normalise(x)
            return
        before = self.first(torch.float32)
        self.normalise(x)
        for layer, (weight, bias), (mean, scale) in zip((self.enter, *self.encoders), before, self.scales(), strict=True):
            layer.weight.copy_(weight / scale)
            layer.bias.copy_(bias + weight @ mean)

    @property
    def normalised(self) -> bool:
        return bool((self.scale != 0).any())

    def folded(self, layer: nn.Linear, mean: Tensor, scale: Tensor, dtype: torch.dtype) -> tuple[Tensor, Tensor]:
        """The matrix and bias that include the normalisation of raw features. The bias is computed from the rounded matrix, so
        that large means cancel exactly."""
        weight = (layer.weight * scale).to(dtype)
        return weight, layer.bias - weight.float() @ mean

    def first(self, dtype: torch.dtype) -> list[tuple[Tensor, Tensor]]:
        """The folded matrices and biases of the layers that read features: the dense layer, then each encoder."""
        layers = (self.enter, *self.encoders)
        return [self.folded(layer, *of, dtype) for layer, of in zip(layers, self.scales(), strict=True)]

    def scales(self) -> list[tuple[Tensor, Tensor]]:
        """The means and scales of the features that each of these layers reads; an encoder's are averaged over the copies of its
        block."""
        found = [(self.mean, self.scale)]
        for first, count, each in self.shape.groups:
            mean, scale = (of[first : first + count * each].view(count, each).mean(0) for of in (self.mean, self.scale))
            found.append((mean, scale))
        return found

    def see(self, x: Tensor) -> tuple[Tensor, Tensor, list[Tensor]]:
        """The vector that all answers are read from; the things' vectors, if there are any; and the encoded repeated blocks."""
        dtype = torch.get_autocast_dtype(x.device.type) if torch.is_autocast_enabled(x.device.type) else torch.float32
        x = x.to(dtype)
        plain = x if self.reading is None else x * self.keep.to(dtype)
        (weight, bias), *encoders = self.first(dtype)
        h, copies, things = F.linear(plain, weight, bias.to(dtype)), [], x
        for (first, count, each), (weight, bias), join in zip(self.shape.groups, encoders, self.joins, strict=True):
            rows = plain[:, first : first + count * each].unflatten(1, (count, each))
            copies.append(F.relu(F.linear(rows, weight, bias.to(dtype))))
            h = h + join(copies[-1].flatten(1))
        if self.reading is not None:
            things, h = self.reading.first(x, h)
        for number, block in enumerate(self.blocks):
            h = block(h)
            if number == 0 and self.reading is not None:
                things, h = self.reading.second(things, h)
        return normalised(self.leave, h), things, copies

    def forward(self, x: Tensor) -> Tensor:
        return self.see(x)[0]


class Policy(nn.Module):  # type: ignore[misc]
    """The network of a player: logits of all slots, legal or not, and values: `seats` logits of win shares, `seats` points in
    units."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.trunk = Trunk(shape)
        self.slots, self.values = nn.Linear(shape.width, shape.slots), nn.Linear(shape.width, 2 * shape.seats)
        with torch.no_grad():
            self.slots.weight.mul_(0.1)
            self.values.weight.mul_(0.1)
        self.answering: ThingAnswers | None = None
        own = torch.ones(shape.slots)  # 1 for slots that the network answers without things
        if shape.alike is not None:
            self.answering = ThingAnswers(shape.alike, shape.replies, shape.width, shape.deep, shape.rank, shape.shared)
            for first, count in shape.alike.slots():
                own[first : first + count] = 0.0
        self.register_buffer("own", own, persistent=False)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        h, things, copies = self.trunk.see(x)
        with torch.autocast(x.device.type, enabled=False):  # in full precision: ratios of probabilities come from these
            logits, values = self.slots(h.float()), self.values(h.float())
        if self.answering is not None:
            logits = self.answering(h, things, copies, logits * self.own)
        return logits, values


def policy_of(network: Network) -> Policy:
    """The network of a file as a PyTorch module."""
    policy = Policy(network.plan)
    with torch.no_grad():
        policy.trunk.scale.fill_(1.0)  # the file's matrices include the normalisation
        for name, layer in layers_of(policy).items():
            layer.weight.copy_(torch.from_numpy(network.matrices[name]))
            if layer.bias is not None:
                layer.bias.copy_(torch.from_numpy(network.biases[name]))
    return policy.requires_grad_(False)


def layers_of(policy: Policy) -> dict[str, nn.Linear]:
    """The layers by the names of their matrices in a file."""
    trunk = policy.trunk
    layers: dict[str, nn.Linear] = {"enter": trunk.enter, "slots": policy.slots, "values": policy.values}
    for number, (encoder, join) in enumerate(zip(trunk.encoders, trunk.joins, strict=True)):
        layers |= {f"encoder{number}": encoder, f"join{number}": join}
    for number, block in enumerate(trunk.blocks):
        layers |= {f"up{number}": block.up, f"down{number}": block.down}
    if trunk.reading is not None and policy.answering is not None:
        reading, answering = trunk.reading, policy.answering
        layers |= {"read": reading.read, "again": reading.again}
        for number in range(2):
            layers |= {f"context{number}": reading.context[number], f"pool{number}": reading.pool[number]}
        layers |= {name: getattr(answering, name) for name in ("look", "hear", "single", "whole", "into", "query", "key")}
        for number in range(len(answering.replies)):
            layers |= {f"look-at{number}": answering.look_at[number], f"hear-of{number}": answering.hear_of[number]}
            layers[f"answer{number}"] = answering.answer[number]
    return layers


class Critic(nn.Module):  # type: ignore[misc]
    """A network that gives only values, from the features and the truth side by side."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.trunk = Trunk(shape)
        self.values = nn.Linear(shape.width, 2 * shape.seats)
        with torch.no_grad():
            self.values.weight.mul_(0.1)

    def forward(self, x: Tensor, truth: Tensor) -> Tensor:
        h = self.trunk(torch.cat([x, truth], 1))
        with torch.autocast(x.device.type, enabled=False):
            return self.values(h.float())


def unpacked(mask: Tensor, slots: int) -> Tensor:
    """Bits of legal slots as booleans."""
    bits = mask.unsqueeze(-1) >> torch.arange(8, dtype=torch.uint8, device=mask.device) & 1
    return bits.flatten(1)[:, :slots].bool()


def log_chances(logits: Tensor, legal: Tensor) -> Tensor:
    """The log probabilities of slots, about ABSENT for slots that are not legal."""
    return F.log_softmax(logits.masked_fill(~legal, ABSENT), -1)


def read_values(raw: Tensor, present: Tensor) -> Tensor:
    """Values as win shares that add up to 1, and points in units. `present`: which seats exist, from the asked one on."""
    seats = raw.shape[-1] // 2
    shares = raw[..., :seats].masked_fill(~present, ABSENT).softmax(-1)
    return torch.cat([shares, raw[..., seats:] * present], -1)


def value_loss(raw: Tensor, target: Tensor, present: Tensor) -> Tensor:
    """The loss of each row: cross entropy of the win shares plus half the mean squared error of the points."""
    seats = raw.shape[-1] // 2
    chances = F.log_softmax(raw[:, :seats].masked_fill(~present, ABSENT), -1)
    shares = -(target[:, :seats] * chances.masked_fill(~present, 0.0)).sum(-1)
    errors = ((raw[:, seats:] - target[:, seats:]).square() * present).sum(-1) / present.sum(-1)
    return shares + 0.5 * errors


def parameters(module: Any) -> int:
    return sum(parameter.numel() for parameter in module.parameters())
