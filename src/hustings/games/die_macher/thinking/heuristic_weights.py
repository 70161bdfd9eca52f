"""Weights of the heuristic. The files in `weights/` explain each value."""

from __future__ import annotations

from typing import Annotated

from ....core.layout import real, whole


class Weights:
    """The weights of one version. Worths are in points of the final score, money in thousands."""

    # The opening
    boon_repeated: Annotated[float, real()]
    first_marker: Annotated[float, real()]
    marker_price: Annotated[float, real()]
    early_member: Annotated[float, real()]

    # The start player
    order_worth: Annotated[float, real()]
    order_bid: Annotated[int, whole()]
    bid_reserve: Annotated[int, whole()]
    last_bid_reserve: Annotated[int, whole()]
    named_next: Annotated[int, whole()]

    # Contributions
    campaign_cost: Annotated[int, whole()]
    last_need: Annotated[int, whole()]
    needed: Annotated[float, real()]
    plenty: Annotated[float, real()]
    bonus_chance: Annotated[float, real()]
    bonus_contested: Annotated[float, real()]

    # The shadow cabinet and coalitions
    card_kept: Annotated[float, real()]
    trend_kept: Annotated[float, real()]
    ousted: Annotated[float, real()]
    ousted_last: Annotated[float, real()]
    phone: Annotated[float, real()]
    phone_gain: Annotated[float, real()]
    coalition_from: Annotated[float, real()]
    joint: Annotated[float, real()]

    # Media
    control: Annotated[float, real()]
    middling: Annotated[float, real()]
    extra_marker: Annotated[float, real()]
    marker_kept: Annotated[float, real()]
    marker_ahead: Annotated[float, real()]
    shared_hope: Annotated[float, real()]

    # Meetings, polls, conversion
    cube_kept: Annotated[float, real()]
    seats_share: Annotated[float, real()]
    hope: Annotated[float, real()]
    bid_share: Annotated[float, real()]
    bid_part: Annotated[int, whole()]
    later_auctions: Annotated[float, real()]
    counts_money: Annotated[int, whole()]
    harm_share: Annotated[float, real()]
    convert_from: Annotated[int, whole()]
    crowded: Annotated[int, whole()]
    cubes_short: Annotated[int, whole()]

    # The platform and the nation
    match_hope: Annotated[float, real()]
    later_state: Annotated[float, real()]
    swap_from: Annotated[float, real()]
    keep_from: Annotated[float, real()]
    loose: Annotated[float, real()]

    # Forecast of votes
    pace: Annotated[float, real()]
    pace_fair: Annotated[float, real()]
    pace_poor: Annotated[float, real()]
    poor_yield: Annotated[float, real()]
    poor_slope: Annotated[float, real()]
    least_yield: Annotated[float, real()]

    # An election
    spread: Annotated[float, real()]
    spread_round: Annotated[float, real()]
    marker_later: Annotated[float, real()]
    shared_opinion: Annotated[float, real()]
    any_opinion: Annotated[float, real()]
    seat_money: Annotated[float, real()]
    recruit: Annotated[float, real()]
    member: Annotated[float, real()]
    stays: Annotated[float, real()]
    rivals: Annotated[float, real()]

    # Money, in points for a thousand
    spare: Annotated[float, real()]
    ample: Annotated[float, real()]
    ample_from: Annotated[int, whole()]
    fade: Annotated[float, real()]
    late: Annotated[float, real()]
    dear: Annotated[float, real()]
    left_over: Annotated[float, real()]
    reserve: Annotated[int, whole()]
