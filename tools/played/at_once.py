"""Thousands of games at once for `how_it_is_played.py`: PyTorch decides for all of them in one pass, best on a GPU.

The network is the bot's, and so is what it chooses, but for a choice in some thousands where two options are as good as equal:
numbers are rounded otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import torch

from hustings.bots.net import SHIPPED, check_table
from hustings.bots.thinking.reading import LIMIT, highest_bid
from hustings.core import gate, layout
from hustings.core.compiled.play import FastPlay
from hustings.core.compiled.sight import Sight
from hustings.lab.train.network import policy_of

from .games import GameUnderWay, Table, told
from .sums import Sums


class Asked:
    """A game that waits for a decision: its legal slots and the options these stand for; in an auction the same at its
    opening, with the row that was seen then."""

    __slots__ = ("first_options", "first_row", "first_slots", "game", "options", "play", "slots")

    def __init__(self, game: GameUnderWay, play: FastPlay) -> None:
        self.game, self.play = game, play
        self.slots = self.options = self.first_slots = self.first_options = np.zeros(0, np.int64)
        self.first_row: np.ndarray | None = None

    def option(self, logits: np.ndarray, first: np.ndarray | None) -> int:
        """The option that the network takes. `first`: what it thinks of the opening of an auction."""
        best = logits[self.slots].argmax()
        if best and first is not None:  # it would bid on, as far as some limit: by the least
            limit, legal = self.first_options.item(highest_bid(first[self.first_slots])), self.play.options
            least = legal.item(1) if legal.item(0) == self.options.item(0) else legal.item(0)
            return least if least <= limit else self.options.item(0)
        return self.options.item(best)


class AtOnce:
    """All games of a part at once."""

    def __init__(self, table: Table, device: str) -> None:
        self.table, self.device = table, torch.device(device)
        torch.set_num_threads(1)  # several processes share the machine
        network = check_table(SHIPPED, table.game, table.setup, table.sheet)
        self.policy, self.limits = policy_of(network).to(self.device), network.made.bids == LIMIT
        self.sight = Sight(table.game, table.sheet, quiet=True)
        self.views = [
            (self._there(view.source), self._there(view.sign).to(torch.int8), self._there(view.slot))
            for view in self.sight.encoding.views
        ]
        self.keep, self.fill = gate.masks(table.game.position, table.game.seats)
        self.observe, self.eye = table.fast.kernels[gate.observe_bytes], layout.blank(table.game.position)

    def play(self, numbers: Iterable[int]) -> Sums:
        sums = Sums()
        games = [self.table.under_way(number, sums) for number in numbers]
        asked = [Asked(game, play) for game in games if (play := next(game, None)) is not None]
        rows = np.zeros((len(asked), self.sight.encoding.size), np.int8)
        while asked:
            for one, row in zip(asked, rows, strict=False):
                self._look(one, row)
            logits, going = self._thought(rows[: len(asked)]), []
            openings = [one.first_row for one in asked if one.first_row is not None]
            firsts = iter(self._thought(np.stack(openings)) if openings else ())
            for one, each in zip(asked, logits, strict=True):
                play = told(one.game, one.option(each, None if one.first_row is None else next(firsts)))
                if play is not None:
                    one.play = play
                    going.append(one)
            asked = going
        return sums

    def _there(self, numbers: tuple[int, ...]) -> torch.Tensor:
        return torch.tensor(numbers, device=self.device)

    def _thought(self, rows: np.ndarray) -> np.ndarray:
        """Logits of all slots, the sum over all views."""
        with torch.inference_mode():
            x = torch.from_numpy(rows).to(self.device)
            total = self.policy(x)[0].float()
            for source, sign, slot in self.views:
                total += self.policy(x[:, source] * sign)[0].float()[:, slot]
            found: np.ndarray = total.cpu().numpy()
            return found

    def _look(self, one: Asked, row: np.ndarray) -> None:
        """Through the eyes of the seat that is asked, by the one gate; into memory that is there, since there are millions."""
        sight, play = self.sight, one.play
        self.observe(play.position.view(np.uint8), self.keep[play.seat], self.fill[play.seat], self.eye.view(np.uint8))
        count = sight.look(self.eye, play.seat)
        row[:] = sight.x
        one.slots, one.options, one.first_row = sight.slots[:count].copy(), sight.options[:count].copy(), None
        if sight.auction and self.limits:
            count = sight.look_at_opening(self.eye, play.seat)
            one.first_slots, one.first_options = sight.slots[:count].copy(), sight.options[:count].copy()
            one.first_row = sight.x.copy()
