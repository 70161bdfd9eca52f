"""Weights of the greedy policy. The files in `weights/` explain each value."""

from __future__ import annotations

from typing import Annotated

from ....core.layout import whole


class Weights:
    """The weights of one version: worths in hundredths of a point, shares in hundredths, turns in hundredths of one."""

    # A turn
    patience: Annotated[int, whole()]
    elections: Annotated[int, whole()]

    # Cards
    card: Annotated[int, whole()]
    card_late: Annotated[int, whole()]
    card_turns: Annotated[int, whole()]
    own_colour_card: Annotated[int, whole()]
    missing_colour: Annotated[int, whole()]
    wanted_colour: Annotated[int, whole()]
    initiative_face: Annotated[int, whole()]
    electing: Annotated[int, whole()]
    applying: Annotated[int, whole()]
    changing: Annotated[int, whole()]
    joker_cards: Annotated[int, whole()]

    # Squares
    judge_turns: Annotated[int, whole()]
    five_step: Annotated[int, whole()]
    office: Annotated[int, whole()]
    soon: Annotated[int, whole()]
    way: Annotated[int, whole()]
    arrow_canton: Annotated[int, whole()]
    arrow_confederation: Annotated[int, whole()]
    seat_in_legislature: Annotated[int, whole()]

    # Laws and votes
    hold_late: Annotated[int, whole()]
    hold_early: Annotated[int, whole()]
    hold_turns: Annotated[int, whole()]
    vote_power: Annotated[int, whole()]
    accepted: Annotated[int, whole()]
    accepted_yes: Annotated[int, whole()]
    rivals: Annotated[int, whole()]

    # Special cards
    red_later: Annotated[int, whole()]
    lead: Annotated[int, whole()]
