"""The player of a match's games, in any kind of worker process."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from ...bots.api import make_bot
from ...bots.bot import close_bot
from ...bots.referee import Conduct, Referee
from ...bots.spec import Spec
from ...core import loops
from ...core.compiled.play import Fast, FastPlay
from ..simulate import game_seed
from .compiled_match import See, Swift, unseen
from .match import GameKey, Match
from .records import write_record
from .result import GameResult, home, result_of


class Player:
    """A player of one match: it plays any of its games, one after another."""

    def __init__(self, match: Match, records: Path | None = None) -> None:
        self.match, self.records = match, records
        self.game = match.find_game()
        self.fast = Fast(self.game, match.setup, match.sheet, quiet=True)
        self._swift = Swift(match, self.fast) if Swift.can(match) else None
        self.bots = tuple(at_hand(bot, text) for bot, text in zip(match.bots, match.sources, strict=True))

    def play(self, keys: Sequence[GameKey]) -> list[GameResult]:
        """Play games. The results may come in another order than the keys."""
        if self._swift is not None:
            return self._swift.play(keys, self.records)
        return [self.watched(key) for key in keys]

    def watched(self, key: GameKey, see: See = unseen) -> GameResult:
        """Play a game one decision at a time, calling `see` before each is carried out."""
        players, places = self.match.players, self.match.places(key.rotation)
        if self._swift is not None:
            play, chosen = self._swift.watched(key, see)
            conducts = [Conduct() for _ in places]
        else:
            play, chosen, conducts = self._refereed(key, places, see)
        if self.records is not None:
            write_record(self.match, key, chosen, self.records)
        points, standings = (np.zeros((1, players), np.int64) for _ in range(2))
        self.fast.kernels[loops.results](play.position, players, points, standings)
        return result_of(key, places, points[0].tolist(), standings[0].tolist(), conducts)

    def _refereed(self, key: GameKey, places: Sequence[int], see: See) -> tuple[FastPlay, list[tuple[int, int]], list[Conduct]]:
        """Play a game with bots that are called one by one, each through its referee."""
        referees = [self._referee(key.deal, place, seat) for seat, place in enumerate(places)]
        try:
            play, chosen = self._decisions(game_seed(self.match.seed, key.deal), referees, see)
        finally:
            for referee in referees:
                close_bot(referee.bot)
        return play, chosen, [referee.conduct for referee in referees]

    def _decisions(self, seed: int, referees: Sequence[Referee], see: See) -> tuple[FastPlay, list[tuple[int, int]]]:
        """Play one game to its end. Even where seats decide in secret at the same time, each gets only its own observation."""
        play = self.fast.play(seed)
        chosen: list[tuple[int, int]] = []
        while not play.over:
            seat = play.seat
            option = referees[seat].decide(play.observe(seat), play.options.tolist())
            chosen.append((seat, option))
            see(play, seat, option)
            play.step(option)
        return play, chosen

    def _referee(self, deal: int, place: int, seat: int) -> Referee:
        spec = self.bots[place]
        bot = make_bot(spec, self.game, self.match.setup, self.match.sheet, seat, compiled=True)
        return Referee(bot, spec.thinks, self.match.rng(deal, place), self.match.rng(deal, place, "spare"))


def at_hand(bot: Spec, text: bytes | None) -> Spec:
    """A user's own bot as it can be loaded on this machine: from its file if that is here with the same text, otherwise from a
    copy of the text."""
    if bot.file is None or text is None:
        return bot
    here = bot.file.expanduser()
    if here.is_file() and here.read_bytes() == text:
        return bot
    copy = home() / "bots" / hashlib.sha256(text).hexdigest()[:16] / bot.file.name
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_bytes(text)
    return replace(bot, file=copy)
