"""Layers with the same weights for all things of a kind, such as the cards of all issues. A network that reads and answers
through them answers the same in every view of a game, whatever it has learned.

Each thing has a vector, made from the numbers that describe it and from the network's hidden vector, and updated once from the
hidden vector later. Both times the sum over all things goes back into the hidden vector. At the end every thing, every whole (the
two cards of an issue) and every pair of a whole and a thing gives the logits of its slots. Repeated blocks (states, parties) add
to the logits that the network gives to theirs.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812

from ...bots.thinking.network import EPSILON
from ...core.encoding import Alike, Replies

FAINT = 0.1  # initial scale of weights, so that things count for little at first


def normalised(norm: nn.RMSNorm, h: Tensor) -> Tensor:
    """Apply a norm in the precision of `h`: PyTorch does not use the fused kernel if the weights have another precision."""
    return F.rms_norm(h, norm.normalized_shape, norm.weight.to(h.dtype), EPSILON)


class ThingReading(nn.Module):  # type: ignore[misc]
    """The part of a network that reads things."""

    def __init__(self, alike: Alike, width: int, deep: int) -> None:
        super().__init__()
        self.register_buffer("source", torch.tensor(alike.source), persistent=False)
        self.register_buffer("sign", torch.tensor(alike.sign, dtype=torch.float32), persistent=False)
        self.read, self.again = nn.Linear(alike.width, deep), nn.Linear(deep, deep)
        self.norms = nn.ModuleList(nn.RMSNorm(width, eps=EPSILON) for _ in range(2))
        self.context = nn.ModuleList(nn.Linear(width, deep, bias=False) for _ in range(2))
        self.pool = nn.ModuleList(nn.Linear(deep, width, bias=False) for _ in range(2))
        with torch.no_grad():
            for pool in self.pool:
                pool.weight.mul_(FAINT)

    def first(self, x: Tensor, h: Tensor) -> tuple[Tensor, Tensor]:
        """The things' vectors, and the hidden vector after reading them."""
        described = x[:, self.source] * self.sign.to(x.dtype)
        things = F.relu(self.read(described) + self.context[0](normalised(self.norms[0], h)).unsqueeze(1))
        return things, h + self.pool[0](things.sum(1))

    def second(self, things: Tensor, h: Tensor) -> tuple[Tensor, Tensor]:
        """The things' vectors updated from the hidden vector, and the hidden vector after reading them again."""
        things = things + F.relu(self.again(things) + self.context[1](normalised(self.norms[1], h)).unsqueeze(1))
        return things, h + self.pool[1](things.sum(1))


class ThingAnswers(nn.Module):  # type: ignore[misc]
    """Logits of the slots that are about things, and about repeated blocks."""

    def __init__(self, alike: Alike, replies: Replies, width: int, deep: int, rank: int, shared: int) -> None:
        super().__init__()
        self.alike, self.replies, self.rank = alike, replies, rank
        pairs = len(alike.pairs)
        self.look, self.hear = nn.Linear(deep, deep), nn.Linear(width, deep, bias=False)
        self.single, self.whole = nn.Linear(deep, len(alike.single)), nn.Linear(deep, len(alike.whole) + pairs)
        self.into = nn.Linear(deep, pairs)
        self.query, self.key = (nn.Linear(deep, pairs * rank, bias=False) for _ in range(2))
        self.look_at = nn.ModuleList(nn.Linear(shared, shared) for _ in replies)
        self.hear_of = nn.ModuleList(nn.Linear(width, shared, bias=False) for _ in replies)
        self.answer = nn.ModuleList(nn.Linear(shared, sum(each for _, each in kinds)) for kinds in replies)
        with torch.no_grad():
            for layer in (self.single, self.whole, self.into, self.query):
                layer.weight.mul_(FAINT)
            for layer in self.answer:
                layer.weight.zero_()
                layer.bias.zero_()

    def forward(self, h: Tensor, things: Tensor, copies: list[Tensor], logits: Tensor) -> Tensor:
        """The logits with those of things and blocks added. The last hidden layer has the network's precision, answers have full
        precision."""
        alike = self.alike
        seen = F.relu(self.look(things) + self.hear(h).unsqueeze(1))
        answering = zip(self.look_at, self.hear_of, copies, strict=False)  # only the first groups of blocks answer
        about = [F.relu(look(each) + hear(h).unsqueeze(1)) for look, hear, each in answering]
        with torch.autocast(h.device.type, enabled=False):
            seen = seen.float()
            wholes = seen.unflatten(1, (alike.wholes, alike.sides)).sum(2)
            single, whole, into = self.single(seen), self.whole(wholes), self.into(seen)
            query, key = self.query(wholes), self.key(seen)
            more = torch.zeros_like(logits)
            for number, first in enumerate(alike.single):
                more[:, first : first + alike.count] = single[..., number]
            for number, first in enumerate(alike.whole):
                more[:, first : first + alike.wholes] = whole[..., number]
            for number, first in enumerate(alike.pairs):
                part = slice(number * self.rank, (number + 1) * self.rank)
                both = torch.einsum("bwr,btr->bwt", query[..., part], key[..., part])
                both = both + whole[..., len(alike.whole) + number].unsqueeze(2) + into[..., number].unsqueeze(1)
                more[:, first : first + alike.wholes * alike.count] = both.flatten(1)
            for kinds, layer, each in zip(self.replies, self.answer, about, strict=True):
                answers, at = layer(each.float()), 0
                for first, width in kinds:
                    more[:, first : first + width * each.shape[1]] = answers[..., at : at + width].flatten(1)
                    at += width
            return logits + more
