"""Secrets of the other players, for a critic in training: hands, special cards and ballots. Players never see this row."""

from __future__ import annotations

from typing import Any

from ....core.encoding import Blocks, clip
from ....core.rule import rule
from ..position import BALLOTS, COLOURS, FACES, NONE, PLAYERS, SPECIALS, Figures, Position
from .slots import hue_of, hues_of, places_on

RIVAL = Blocks()
HAND = RIVAL.add("hand", COLOURS, FACES, about="vote cards held, by hue and face")
SPECIAL = RIVAL.add("special", SPECIALS, about="1: the special card is held")
BALLOT = RIVAL.add("ballot", FACES, about="ballots cast, by face")

TRUTH = Blocks()
DECK = TRUTH.add("deck", COLOURS, FACES, about="vote cards in the deck, by hue and face")
SPECIAL_DECK = TRUTH.add("special-deck", SPECIALS, about="1: the special card is in the deck")
RIVALS = TRUTH.repeat("rival", PLAYERS - 1, RIVAL)
SIZE = TRUTH.pad()
WIDTH = RIVAL.size


@rule
def truth(f: Figures, g: Position, seat: int, x: Any) -> None:
    x[:] = 0
    hues = hues_of(g, seat)
    for colour in range(COLOURS):
        for face in range(FACES):
            x[DECK + FACES * hue_of(hues, colour) + face] = clip(g.deck[FACES * colour + face])
    for card in range(SPECIALS):
        x[SPECIAL_DECK + card] = g.special_deck[card]
    for other in range(g.players):
        if other != seat:
            at = RIVALS + (places_on(g, seat, other) - 1) * WIDTH
            rival_row(g, other, hues, x[at : at + WIDTH])


@rule
def rival_row(g: Position, seat: int, hues: int, x: Any) -> None:
    for colour in range(COLOURS):
        for face in range(FACES):
            x[HAND + FACES * hue_of(hues, colour) + face] = clip(g.hand[seat, FACES * colour + face])
    for card in range(SPECIALS):
        x[SPECIAL + card] = g.special[seat, card]
    for i in range(BALLOTS):
        if g.ballot[seat, i] != NONE:
            x[BALLOT + g.ballot[seat, i] % FACES] += 1
