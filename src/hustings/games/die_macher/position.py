"""The position of a game of Die Macher, and the figures it is played with, as two fixed-size records.

States are numbered 0 to 6 by the round that ends with their election, so a state keeps its number throughout the game and what
happened there stays readable afterwards. Parties are numbered by seat; `colour` says which of the five printed parties sits
there. A card is 2 x issue + stance, stance 0 for the light card (+1) and 1 for the dark one (-1).
"""

from __future__ import annotations

from typing import Annotated

from ...core.layout import SEAT, Axis, Grid, owner, public, remembered, secret

PARTIES, STATES, BOARDS, ISSUES, CARDS = 5, 7, 4, 7, 14
LANDS, CABINET, GIFTS, POLLS, NATIONAL, OPEN, HAND, DOWN = 16, 7, 5, 20, 5, 5, 3, 3
PLATFORM_ROOM, OPINION_ROOM, BOONS, PARTS = 56, 42, 3, 6
# The most cards that a party can show from its hand in six conferences (four in each), and the most it can draw. The other notes
# of a hand: six open cards replaced, three cards known, six shuffles.
SHOWN_MOST, DRAWN_MOST = 24, 27
PAST_ROOM, GENERATIONS = SHOWN_MOST + DRAWN_MOST + 15, 4

NOBODY = -1
NONE = -1

# Phases, in the order of the rulebook.
(
    OPENING, START_PLAYER, CONFERENCE, CABINET_PLACING, CABINET_ACTIONS, COALITIONS, MEDIA, MEDIA_CONTROL, MEETINGS,
    POLLS_PHASE, CONVERSION, ELECTION, SPOILS, END_OF_ROUND, CONTRIBUTIONS, OVER,
) = range(16)  # fmt: skip
PHASES = (
    "opening", "start-player", "conference", "cabinet", "cabinet-actions", "coalitions", "media", "media-control", "meetings",
    "polls", "conversion", "election", "spoils", "end-of-round", "contributions", "over",
)  # fmt: skip

# Codes for a face-down place on a state: nothing; a card nobody has seen, of the deck as it is now (UNSEEN) or as it was before
# the discards were last shuffled in (OLDER); LYING + card where everyone knows the card, because it was seen going under the
# deck; OLDEST - generation for a card nobody has seen, of the deck as it was before an earlier shuffle.
EMPTY, UNSEEN, OLDER, LYING, OLDEST = 0, 1, 2, 3, -1

# How an election ended.
NO_VICTORY, CLEAR, NARROW, COALITION = 0, 1, 2, 3

PARTY = Axis(SEAT, PARTIES)
STATE, ISSUE, CARD = Axis("state", STATES), Axis("issue", ISSUES), Axis("card", CARDS)
CABINET_CARD, GIFT, POLL = Axis("cabinet card", CABINET), Axis("contribution", GIFTS), Axis("poll", POLLS)
SLOT, ROUND, BOON, PART = Axis("national space", NATIONAL), Axis("round", STATES), Axis("boon", BOONS), Axis("part", PARTS)
HELD, FACE_DOWN, TASK = Axis("held card", HAND), Axis("face-down card", DOWN), Axis("spoils", 2)
LAND = Axis("land", LANDS)
PAST, DRAWN = Axis("note", PAST_ROOM), Axis("draw", DRAWN_MOST)
GENERATION = Axis("generation x 14 + card", GENERATIONS * CARDS)
P_ROOM, O_ROOM = Axis("place under the platform deck", PLATFORM_ROOM), Axis("place under the opinion deck", OPINION_ROOM)


class Position:
    # The table
    parties: Annotated[int, public(about="number of parties")]
    edition: Annotated[int, public(about="1997 or 2006")]
    short: Annotated[int, public(about="1 in the short game (7.1)")]
    imposed: Annotated[int, public(about="1 with imposed stances (7.2)")]
    rounds: Annotated[int, public(about="7, or 5 in the short game")]
    colour: Annotated[Grid, public(PARTY, about="0 black, 1 red, 2 yellow, 3 green, 4 blue; -1 for an empty seat")]

    # Progress of the game. A phase's counters keep their last values until another phase needs them.
    round: Annotated[int, public(about="1 to 7; the current state is round - 1")]
    phase: Annotated[int, public(holds="phase")]
    ask: Annotated[int, public(holds="decision", about="kind of decision being asked, or asked last; meaningless in the opening")]
    asked: Annotated[int, public(holds="seats", about="parties that are asked now")]
    start: Annotated[int, public(holds="seat", about="the start player")]
    turn: Annotated[int, public(about="place reached in the turn order; kept by phases that do not need it")]
    state: Annotated[int, public(holds="state", about="the state being dealt with; kept by phases that do not need it")]
    step: Annotated[int, public(about="any other progress; kept by phases that do not need it")]

    # 2 Opening, sealed
    opening_boons: Annotated[Grid, owner(PARTY, about="row chosen in section 1, -1 not yet")]
    opening_state: Annotated[Grid, owner(PARTY, BOON, holds="state", about="where each boon goes")]
    opening_base: Annotated[Grid, owner(PARTY, about="row chosen in section 2")]
    opening_media: Annotated[Grid, owner(PARTY, BOON, holds="state", about="where each media marker goes")]

    # 3.1 Start player
    bid: Annotated[Grid, owner(PARTY, about="sealed bid, -1 none")]
    bid_shown: Annotated[Grid, public(PARTY, about="the bids last revealed, -1 none")]

    # 3.2 Platforms
    platform: Annotated[Grid, public(PARTY, ISSUE, about="open platform: +1 light card, -1 dark card, 0 none")]
    hand: Annotated[Grid, owner(PARTY, HELD, holds="card", about="hidden platform cards in ascending order, then -1")]
    marked: Annotated[Grid, owner(PARTY, HELD, about="1 where the card is about to be discarded")]
    hand_size: Annotated[Grid, public(PARTY)]
    hand_known: Annotated[Grid, public(PARTY, CARD, about="cards everyone knows to be in that hand")]
    platform_deck: Annotated[Grid, secret(CARD, about="the shuffled part of the platform deck, by card")]
    platform_left: Annotated[int, public(about="number of cards in the shuffled part of the platform deck")]
    platform_under: Annotated[Grid, public(P_ROOM, holds="card", about="cards seen going under the deck, in drawing order")]
    platform_under_n: Annotated[int, public()]
    platform_discard: Annotated[Grid, public(CARD)]

    # 3.3 Shadow cabinet
    cabinet: Annotated[Grid, public(PARTY, CABINET_CARD, about="1 while the card is held or lies face down")]
    cabinet_down: Annotated[Grid, owner(PARTY, STATE, holds="cabinet card", about="the card lying face down there, -1 none")]
    cabinet_back: Annotated[Grid, public(PARTY, STATE, about="1 where a card lies face down")]
    cabinet_up: Annotated[Grid, public(PARTY, STATE, holds="cabinet card", about="the card lying face up there, -1 none")]

    # 3.4 Coalitions
    tile: Annotated[Grid, public(STATE, PARTY, about="1 where a coalition tile lies")]
    tiles: Annotated[Grid, public(PARTY, about="coalition tiles not used yet")]
    partner: Annotated[Grid, public(PARTY, holds="seat", about="the coalition partner in the current state, -1 none")]
    suitor: Annotated[int, public(holds="seat", about="the party whose proposal awaits an answer, -1 none")]
    proposed: Annotated[
        int, public(holds="seats", about="parties proposed to by the party whose turn it is; meaningless after 3.4")
    ]

    # The states
    land_deck: Annotated[Grid, public(LAND, about="1 while the state card is in the deck")]
    land: Annotated[Grid, public(STATE, holds="land", about="state card, -1 not drawn yet")]
    opinion: Annotated[Grid, public(STATE, ISSUE, about="open opinion: +1 light card, -1 dark card, 0 none")]
    down: Annotated[
        Grid,
        public(
            STATE,
            FACE_DOWN,
            about="face down: 0 none, 1 unseen, 2 unseen, older than the last shuffle, 3 + card if known, negative: older still",
        ),
    ]
    key_issue: Annotated[Grid, public(STATE, holds="issue", about="where the key-issue tile lies, -1 none")]
    votes: Annotated[Grid, public(STATE, PARTY)]
    height: Annotated[Grid, public(STATE, PARTY, about="markers below this one on its space of the vote track")]
    trend: Annotated[Grid, public(STATE, PARTY)]
    meetings: Annotated[Grid, public(STATE, PARTY)]
    media: Annotated[Grid, public(STATE, PARTY)]
    seats: Annotated[Grid, public(STATE, PARTY, about="seats won")]
    victory: Annotated[Grid, public(STATE, about="0 none, 1 clear, 2 narrow, 3 by a coalition")]
    winner: Annotated[Grid, public(STATE, holds="seat", about="the winner; of a coalition, the stronger partner; -1 nobody")]
    winner_partner: Annotated[Grid, public(STATE, holds="seat", about="the weaker partner, -1 none")]

    # Supplies
    cubes: Annotated[Grid, public(PARTY, about="meeting cubes in supply")]
    markers: Annotated[Grid, public(PARTY, about="media markers in supply")]
    members: Annotated[Grid, public(PARTY)]
    cash: Annotated[Grid, owner(PARTY, about="money in thousands")]
    ledger: Annotated[Grid, public(PARTY, about="money in thousands, as anyone who keeps count knows it", counted=True)]

    # Opinion cards
    pool: Annotated[Grid, public(CARD, about="the exchange pool")]
    opinion_unseen: Annotated[
        Grid, public(CARD, about="cards in the shuffled part of the opinion deck, and face-down cards dealt from it")
    ]
    opinion_older: Annotated[Grid, public(CARD, about="face-down cards dealt before the discards were last shuffled in")]
    opinion_left: Annotated[int, public(about="number of cards in the shuffled part of the opinion deck")]
    opinion_under: Annotated[Grid, public(O_ROOM, holds="card", about="cards seen going under the deck, in drawing order")]
    opinion_under_n: Annotated[int, public()]
    opinion_discard: Annotated[Grid, public(CARD)]
    opinion_gone: Annotated[Grid, public(CARD, about="opinion cards that have left the game")]

    # 3.5 and 3.7 Media and polls
    passes: Annotated[int, public(about="number of parties that have passed in a row; meaningless after 3.5")]
    price: Annotated[int, public(about="the highest bid of the auction, 0 none")]
    leader: Annotated[int, public(holds="seat", about="the party that made the highest bid, -1 nobody")]
    out: Annotated[int, public(holds="seats", about="parties out of this auction")]
    poll: Annotated[Grid, owner(PARTY, holds="poll", about="the poll just won, -1 none")]
    poll_deck: Annotated[Grid, secret(POLL, about="1 where nobody has seen the poll since the deck was last shuffled")]
    poll_left: Annotated[int, public(about="polls in the deck")]
    poll_seen: Annotated[Grid, owner(PARTY, POLL, about="1 where only this party has seen the poll")]
    poll_kept: Annotated[Grid, public(PARTY, about="number of polls that only this party has seen")]
    poll_public: Annotated[Grid, public(POLL, about="1 where the poll was published")]

    # 4 The nation
    national: Annotated[Grid, public(SLOT, holds="card", about="the opinion on each space, -1 free")]
    national_pile: Annotated[Grid, public(SLOT, about="cards in the pile; 2 or more secure the opinion")]
    national_media: Annotated[Grid, public(ROUND, PARTY, about="media markers by the round they came from")]
    spoils_party: Annotated[
        Grid, public(TASK, holds="seat", about="the parties with spoils to take, in order; kept until the next election")
    ]
    spoils_marker: Annotated[
        Grid, public(TASK, about="1 until the party has decided about a media marker; stays 1 if it has none there")
    ]
    spoils_cards: Annotated[
        Grid, public(TASK, about="opinion cards that the party may still place; any that cannot be placed remain counted")
    ]
    placing: Annotated[int, public(holds="issue", about="the card for which a space is to be chosen, -1 none")]

    # 5.2 Contributions
    gift: Annotated[Grid, public(PARTY, GIFT, about="1 while the contribution card is unused")]
    accepted: Annotated[Grid, public(PARTY, holds="contribution", about="accepted this round, -1 none")]
    refused: Annotated[Grid, owner(PARTY, holds="contribution", about="the refused card while it lies face down, -1 none")]
    refusing: Annotated[Grid, public(PARTY, about="1 where a refused card lies face down")]

    # 6 The end
    points: Annotated[Grid, public(PARTY, PART, about="seats, national media, members, bonus, opinions, secured")]

    revision: Annotated[
        int, remembered(public(about="revision of the rules under which the game began; the latest for new games"))
    ]

    # What a perfect memory of open cards would retain (0-b); see rules/memory.py
    shuffles: Annotated[int, remembered(public(about="number of shuffles of the platform discards; 0: nothing is remembered"))]
    shuffled_first: Annotated[Grid, remembered(public(CARD, about="contents of the platform deck after the first shuffle"))]
    past: Annotated[Grid, remembered(public(PARTY, PAST, about="what has been seen of the hand since then: see rules/memory.py"))]
    drawn: Annotated[Grid, remembered(owner(PARTY, DRAWN, about="platform cards drawn since then, in order: 1 + card"))]
    opinion_oldest: Annotated[
        Grid, remembered(public(GENERATION, about="face-down opinion cards dealt before an earlier shuffle"))
    ]


THRESHOLD, FACE, PLACE = Axis("step of five votes", 10), Axis("face", 6), Axis("place", 2)
ROW1, ROW2, COLOUR = Axis("row", 3), Axis("row", 4), Axis("colour", PARTIES)


class Figures:
    """Every printed figure that the rules use, read from TOML by `sheet.py`."""

    start_money: Annotated[int, public()]
    start_members: Annotated[int, public()]
    start_meetings: Annotated[int, public()]
    meeting_cubes: Annotated[int, public()]
    media_markers: Annotated[int, public()]
    coalition_tiles: Annotated[int, public()]
    key_issue_tiles: Annotated[int, public()]
    platform_copies: Annotated[int, public()]
    opinion_copies: Annotated[int, public()]
    exchange_pool: Annotated[int, public()]
    meeting_price: Annotated[int, public()]
    media_price: Annotated[int, public()]
    media_swap_to_victim: Annotated[int, public()]
    media_swap_to_bank: Annotated[int, public()]
    meetings_per_round: Annotated[int, public()]
    meeting_spaces: Annotated[int, public()]
    media_spaces: Annotated[int, public()]
    convert_minimum: Annotated[int, public()]
    vote_track: Annotated[int, public()]
    trend_limit: Annotated[int, public()]
    die: Annotated[Grid, public(FACE)]
    seats: Annotated[Grid, public(LAND, THRESHOLD, about="seats for 5, 10, 15 ... 50 votes")]
    cabinet_cost: Annotated[Grid, public(CABINET_CARD)]
    cabinet_votes: Annotated[Grid, public(CABINET_CARD)]
    cabinet_key: Annotated[Grid, public(CABINET_CARD)]
    cabinet_media: Annotated[Grid, public(CABINET_CARD)]
    cabinet_up: Annotated[Grid, public(CABINET_CARD)]
    cabinet_down: Annotated[Grid, public(CABINET_CARD)]
    cabinet_phone: Annotated[Grid, public(CABINET_CARD)]
    cabinet_dropped: Annotated[Grid, public(CABINET_CARD, about="1: not in the short game")]
    gift_amount: Annotated[Grid, public(GIFT)]
    gift_risk: Annotated[Grid, public(GIFT, about="dice rolled by a party that accepts; it loses the highest")]
    gift_refusal: Annotated[Grid, public(GIFT, about="dice rolled by a party that refuses; it gains the sum")]
    gift_dropped: Annotated[Grid, public(GIFT, about="1: not in the short game")]
    gift_bonus_dice: Annotated[int, public()]
    poll: Annotated[Grid, public(POLL, COLOUR, about="trend change by colour")]
    poll_dropped: Annotated[Grid, public(POLL, about="1: not in the short game")]
    publish_at_most: Annotated[int, public()]
    shelve_dice: Annotated[int, public()]
    media_points: Annotated[Grid, public(ROUND)]
    recruits: Annotated[Grid, public(SLOT)]
    opinion_points: Annotated[Grid, public(SLOT)]
    secured_bonus: Annotated[int, public()]
    members_bonus: Annotated[Grid, public(PLACE)]
    membership_round: Annotated[Grid, public(ROUND, about="1 where members pay at the end of the round")]
    opening_boon: Annotated[Grid, public(ROW1, BOON, about="0 trend, 1 votes, 2 meetings")]
    trend_step: Annotated[int, public()]
    votes_step: Annotated[int, public()]
    meetings_step: Annotated[int, public()]
    opening_media: Annotated[Grid, public(ROW2, about="media markers of the row")]
    opening_members: Annotated[Grid, public(ROW2, about="members of the row")]
    rounds: Annotated[int, public()]
    short_rounds: Annotated[int, public()]
    imposed_issue: Annotated[Grid, public(COLOUR, holds="issue")]
    imposed_stance: Annotated[Grid, public(COLOUR, about="+1 light card, -1 dark card")]
