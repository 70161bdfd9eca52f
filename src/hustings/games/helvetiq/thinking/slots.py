"""Policy slots of Helvetiq: every choice from the point of view of the player asked.

A colour is replaced by its hue: 0 for the player's own colour, then those of the others in the order of play, then those that
nobody has. Slots have hues wherever options have colours, so that they mean the same at every seat and for every colour.
"""

from __future__ import annotations

from typing import Any

from ....core.encoding import Blocks
from ....core.loops import legal
from ....core.rule import rule
from ..options import (
    APPLY,
    BALLOT,
    CHOOSE_LEVEL,
    CHOOSE_SEAT,
    DEMOTE,
    ELECT,
    EXCHANGE,
    INITIATIVE,
    JOKER,
    OBTAIN,
    PAIRS,
    PASS,
    PAY,
    PLAY,
    PROPOSE,
    REPLACE,
    TAKE,
)
from ..position import BERN, COLOURS, FACES, JOKERS, KINDS, LEVELS, NOBODY, PLAYERS, ROUTES, Figures, Position

HUE_BITS, HUE = 3, 7  # bits of each hue in a packed row of hues, and their mask

SLOTS = Blocks()
NONE_OF_IT = SLOTS.add("pass", about="end the turn, name no more replacements, or cast no second ballot")
APPLIED = SLOTS.add("apply", LEVELS, COLOURS, about="apply a law: its level, its hue")
OBTAINED = SLOTS.add("obtain", about="obtain cards")
ELECTED = SLOTS.add("elect", ROUTES, about="a pawn takes this route")
PROPOSED = SLOTS.add("propose", LEVELS, about="propose laws on a level")
LAUNCHED = SLOTS.add("initiative", LEVELS, about="launch an initiative on a level")
PLAYED = SLOTS.add("play", BERN, about="play a special card for its effect")
PAID = SLOTS.add("pay", COLOURS, FACES, about="pay with a vote card: its hue, its face")
JOKED = SLOTS.add("joker", JOKERS, about="pay with a special card")
REPLACED = SLOTS.add("replace", COLOURS, COLOURS, about="the hue replaced, the hue that replaces it")
LEVEL = SLOTS.add("choose-level", LEVELS, about="a level")
EXCHANGED = SLOTS.add("exchange", PAIRS, COLOURS, COLOURS, about="two levels, the hues exchanged")
RIVAL = SLOTS.add("choose-seat", PLAYERS, about="a player, counted from the player asked")
DEMOTED = SLOTS.add("demote", 2, PLAYERS, about="legislature or executive, the player whose pawn moves down")
TAKEN = SLOTS.add("take", COLOURS, FACES, about="take a vote card: its hue, its face")
VOTED = SLOTS.add("ballot", COLOURS, FACES, about="vote with a card: its hue, its face")
END = SLOTS.size


@rule
def places_on(o: Position, seat: int, other: int) -> int:
    """How many places after the seat another sits."""
    return other - seat if other >= seat else other - seat + o.players


@rule
def seat_at(o: Position, seat: int, place: int) -> int:
    """The seat `place` places after `seat`, or NOBODY beyond the last."""
    if place >= o.players:
        return NOBODY
    return seat + place if seat + place < o.players else seat + place - o.players


@rule
def hues_of(o: Position, seat: int) -> int:
    """The hues of all colours, three bits each."""
    packed, free = 0, o.players
    for colour in range(COLOURS):
        whose = o.player[colour]
        if whose == NOBODY:
            hue = free
            free += 1
        else:
            hue = places_on(o, seat, whose)
        packed |= hue << (HUE_BITS * colour)
    return packed


@rule
def hue_of(hues: int, colour: int) -> int:
    return (hues >> (HUE_BITS * colour)) & HUE


@rule
def colour_of(hues: int, hue: int) -> int:
    """The colour that has a hue."""
    for colour in range(COLOURS):
        if hue_of(hues, colour) == hue:
            return colour
    return NOBODY


@rule
def card_slot(hues: int, kind: int) -> int:
    """The place of a vote card in a block by hue and face."""
    return FACES * hue_of(hues, kind // FACES) + kind % FACES


@rule
def slot_in(hues: int, o: Position, seat: int, option: int) -> int:
    """The slot of an option, given the hues of all colours."""
    if option == PASS:
        return NONE_OF_IT
    if APPLY <= option < APPLY + LEVELS * COLOURS:
        return APPLIED + (option - APPLY) // COLOURS * COLOURS + hue_of(hues, (option - APPLY) % COLOURS)
    if option == OBTAIN:
        return OBTAINED
    if ELECT <= option < ELECT + ROUTES:
        return ELECTED + option - ELECT
    if PROPOSE <= option < PROPOSE + LEVELS:
        return PROPOSED + option - PROPOSE
    if INITIATIVE <= option < INITIATIVE + LEVELS:
        return LAUNCHED + option - INITIATIVE
    if PLAY <= option < PLAY + BERN:
        return PLAYED + option - PLAY
    if PAY <= option < PAY + KINDS:
        return PAID + card_slot(hues, option - PAY)
    if JOKER <= option < JOKER + JOKERS:
        return JOKED + option - JOKER
    if REPLACE <= option < REPLACE + COLOURS * COLOURS:
        return REPLACED + pair_slot(hues, option - REPLACE)
    if BALLOT <= option < BALLOT + KINDS:
        return VOTED + card_slot(hues, option - BALLOT)
    if CHOOSE_LEVEL <= option < CHOOSE_LEVEL + LEVELS:
        return LEVEL + option - CHOOSE_LEVEL
    if EXCHANGE <= option < EXCHANGE + PAIRS * COLOURS * COLOURS:
        levels = (option - EXCHANGE) // (COLOURS * COLOURS) * (COLOURS * COLOURS)
        return EXCHANGED + levels + pair_slot(hues, (option - EXCHANGE) % (COLOURS * COLOURS))
    if CHOOSE_SEAT <= option < CHOOSE_SEAT + PLAYERS:
        return RIVAL + places_on(o, seat, option - CHOOSE_SEAT)
    if DEMOTE <= option < DEMOTE + 2 * PLAYERS:
        return DEMOTED + (option - DEMOTE) // PLAYERS * PLAYERS + places_on(o, seat, (option - DEMOTE) % PLAYERS)
    return TAKEN + card_slot(hues, option - TAKE)


@rule
def pair_slot(hues: int, pair: int) -> int:
    """The place of a pair of colours in a block of pairs of hues."""
    return COLOURS * hue_of(hues, pair // COLOURS) + hue_of(hues, pair % COLOURS)


@rule
def slot_of(f: Figures, o: Position, seat: int, option: int) -> int:
    return slot_in(hues_of(o, seat), o, seat, option)


@rule
def card_at(hues: int, place: int) -> int:
    """The vote card at a place in a block by hue and face."""
    return FACES * colour_of(hues, place // FACES) + place % FACES


@rule
def pair_at(hues: int, place: int) -> int:
    """The pair of colours at a place in a block of pairs of hues."""
    return COLOURS * colour_of(hues, place // COLOURS) + colour_of(hues, place % COLOURS)


@rule
def of_seat(o: Position, seat: int, place: int, base: int) -> int:
    other = seat_at(o, seat, place)
    return -1 if other == NOBODY else base + other


@rule
def option_of(f: Figures, o: Position, seat: int, slot: int) -> int:
    if slot < NONE_OF_IT or slot >= END:
        return -1
    hues = hues_of(o, seat)
    if slot < APPLIED:
        return PASS
    if slot < OBTAINED:
        return APPLY + (slot - APPLIED) // COLOURS * COLOURS + colour_of(hues, (slot - APPLIED) % COLOURS)
    if slot < ELECTED:
        return OBTAIN
    if slot < PROPOSED:
        return ELECT + slot - ELECTED
    if slot < LAUNCHED:
        return PROPOSE + slot - PROPOSED
    if slot < PLAYED:
        return INITIATIVE + slot - LAUNCHED
    if slot < PAID:
        return PLAY + slot - PLAYED
    if slot < JOKED:
        return PAY + card_at(hues, slot - PAID)
    if slot < REPLACED:
        return JOKER + slot - JOKED
    if slot < LEVEL:
        return REPLACE + pair_at(hues, slot - REPLACED)
    if slot < EXCHANGED:
        return CHOOSE_LEVEL + slot - LEVEL
    if slot < RIVAL:
        levels = (slot - EXCHANGED) // (COLOURS * COLOURS) * (COLOURS * COLOURS)
        return EXCHANGE + levels + pair_at(hues, (slot - EXCHANGED) % (COLOURS * COLOURS))
    if slot < DEMOTED:
        return of_seat(o, seat, slot - RIVAL, CHOOSE_SEAT)
    if slot < TAKEN:
        power = (slot - DEMOTED) // PLAYERS
        return of_seat(o, seat, (slot - DEMOTED) % PLAYERS, DEMOTE + power * PLAYERS)
    if slot < VOTED:
        return TAKE + card_at(hues, slot - TAKEN)
    return BALLOT + card_at(hues, slot - VOTED)


@rule
def legal_slots(f: Figures, o: Position, seat: int, out: Any, slots: Any) -> int:
    count, hues = legal(f, o, seat, out), hues_of(o, seat)
    for i in range(count):
        slots[i] = slot_in(hues, o, seat, out[i])
    return count


@rule
def auction(o: Position, seat: int) -> int:
    """0: there are no auctions in this game."""
    return 0


@rule
def outbid(f: Figures, o: Position, seat: int, option: int) -> None:
    """Do nothing: there are no auctions in this game."""


@rule
def unbid(f: Figures, o: Position, seat: int) -> None:
    """Do nothing: there are no auctions in this game."""
