"""The sequence of phases, and the dispatch of each decision to its rules."""

from __future__ import annotations

from ....core.chance import Chance
from ....core.contract import NOT_ASKED
from ....core.rule import rule
from ..options import (
    ACCEPT,
    AGREE,
    ANSWER,
    BUY_MEDIA,
    CABINET_ACTION,
    CHOOSE_BASE,
    CHOOSE_BOONS,
    CHOOSE_STATE,
    COALITION_TURN,
    CONTRIBUTION,
    CONVERT,
    CONVERTING,
    DECLINE,
    DISCARD,
    DISCARDING,
    FORCE,
    HOLD_MEETINGS,
    MARKER_MOVE,
    MEDIA_BUYING,
    MEET,
    MEETINGS_ROOM,
    MOVE_MARKER,
    NAME_START,
    OPENING_BASE,
    OPENING_BOONS,
    OPINION_PLACING,
    OPINION_SPACE,
    OPINION_SWAP,
    PASS,
    PLACE,
    PLACE_OPINION,
    PLACING,
    PLATFORM_SWAP,
    POLL_BID,
    POLL_USE,
    PROPOSE,
    PUBLISH,
    PUSH_OUT,
    REFUSE,
    SECOND_BID,
    SHELVE,
    START_BID,
    START_NAMING,
    SWAP_OPINION,
    SWAP_PLATFORM,
    TREND_DOWN,
    VOTES,
)
from ..position import (
    BOARDS,
    CABINET,
    CABINET_ACTIONS,
    CABINET_PLACING,
    CARDS,
    COALITIONS,
    CONFERENCE,
    CONTRIBUTIONS,
    CONVERSION,
    ELECTION,
    GIFTS,
    ISSUES,
    MEDIA,
    MEDIA_CONTROL,
    MEETINGS,
    NATIONAL,
    OPENING,
    OVER,
    PARTIES,
    POLLS_PHASE,
    SPOILS,
    START_PLAYER,
    Figures,
    Position,
)
from .cabinet import action_apply, action_refusal, actions_proceed, placing_apply, placing_proceed, placing_refusal
from .coalitions import answer_apply, answer_refusal, coalition_apply, coalition_refusal, coalitions_proceed
from .conference import conference_proceed, discard_apply, discard_refusal, swap_apply, swap_refusal
from .contributions import contribution_apply, contribution_refusal, contributions_proceed
from .conversion import conversion_proceed, converting_apply, converting_refusal
from .election import hold_election
from .media import buying_apply, buying_refusal, control_proceed, media_proceed, opinion_swap_apply, opinion_swap_refusal
from .meetings import meeting_apply, meeting_refusal, meetings_proceed
from .opening import opening_apply, opening_decision, opening_proceed, opening_refusal
from .polls import auction_apply, auction_refusal, poll_apply, poll_refusal, polls_proceed
from .round_end import round_end_proceed
from .setup import set_up
from .spoils import (
    marker_apply,
    marker_refusal,
    opinion_apply,
    opinion_refusal,
    space_apply,
    space_refusal,
    spoils_proceed,
)
from .start_player import bid_apply, bid_refusal, naming_apply, naming_refusal, start_player_proceed
from .table import bidding

STEPS = 200  # bound on the phases and turns without a question between two decisions; there are far fewer


@rule
def asked(g: Position) -> int:
    return g.asked


@rule
def passing(g: Position, party: int) -> int:
    return PASS


@rule
def decision(f: Figures, g: Position, party: int) -> int:
    """The kind of decision that a party is asked for. In the opening each party answers its questions at its own pace."""
    return opening_decision(f, g, party) if g.phase == OPENING else g.ask


@rule
def span(f: Figures, g: Position, party: int) -> tuple[int, int]:
    """The range of option numbers of the party's decision, without PASS."""
    kind = decision(f, g, party)
    if kind == START_BID or kind == SECOND_BID:
        return bidding(max(0, g.bid_shown[party])), bidding(g.cash[party]) + 1
    if kind == POLL_BID:
        return bidding(g.price + 1), bidding(g.cash[party]) + 1
    if kind == HOLD_MEETINGS:
        low = MEET + g.state * MEETINGS_ROOM
        return low, low + min(f.meetings_per_round, MEETINGS_ROOM - 1) + 1
    if kind == PLACING:
        return PLACE + g.state * CABINET, PLACE + (g.state + 1) * CABINET
    if kind == CONVERTING:
        return CONVERT, CONVERT + g.meetings[g.state, party] + 1
    if kind == MEDIA_BUYING:
        return BUY_MEDIA + g.round - 1, BUY_MEDIA + min(g.round + BOARDS - 1, g.rounds)
    if kind == CABINET_ACTION:
        return VOTES, TREND_DOWN + PARTIES
    if kind == DISCARDING:
        return DISCARD, DISCARD + CARDS
    if kind == PLATFORM_SWAP:
        return SWAP_PLATFORM, SWAP_PLATFORM + ISSUES * CARDS
    if kind == OPINION_SWAP:
        return SWAP_OPINION, SWAP_OPINION + ISSUES * CARDS
    if kind == POLL_USE:
        return SHELVE, PUBLISH + PARTIES * PARTIES
    if kind == CONTRIBUTION:
        return ACCEPT, REFUSE + GIFTS
    if kind == START_NAMING:
        return NAME_START, NAME_START + g.parties
    if kind == COALITION_TURN:
        return FORCE, PROPOSE + PARTIES
    if kind == ANSWER:
        return AGREE, DECLINE + 1
    if kind == OPINION_PLACING:
        return PLACE_OPINION, PLACE_OPINION + ISSUES
    if kind == OPINION_SPACE:
        return PUSH_OUT, PUSH_OUT + NATIONAL
    if kind == MARKER_MOVE:
        return MOVE_MARKER, MOVE_MARKER + 1
    if kind == CHOOSE_BOONS:
        return OPENING_BOONS, OPENING_BOONS + 3
    if kind == CHOOSE_BASE:
        return OPENING_BASE, OPENING_BASE + 4
    return CHOOSE_STATE, CHOOSE_STATE + BOARDS


@rule
def refusal(f: Figures, g: Position, party: int, option: int) -> int:
    """Why the party may not choose the option now, or OK."""
    if (g.asked >> party) & 1 == 0:
        return NOT_ASKED
    kind = decision(f, g, party)
    if kind == START_BID or kind == SECOND_BID:
        return bid_refusal(g, party, kind, option)
    if kind == POLL_BID:
        return auction_refusal(g, party, option)
    if kind == HOLD_MEETINGS:
        return meeting_refusal(f, g, party, option)
    if kind == PLACING:
        return placing_refusal(f, g, party, option)
    if kind == CONVERTING:
        return converting_refusal(g, party, option)
    if kind == MEDIA_BUYING:
        return buying_refusal(f, g, party, option)
    if kind == CABINET_ACTION:
        return action_refusal(f, g, party, option)
    if kind == DISCARDING:
        return discard_refusal(g, party, option)
    if kind == PLATFORM_SWAP:
        return swap_refusal(f, g, party, option)
    if kind == OPINION_SWAP:
        return opinion_swap_refusal(g, option)
    if kind == POLL_USE:
        return poll_refusal(f, g, party, option)
    if kind == CONTRIBUTION:
        return contribution_refusal(g, party, option)
    if kind == START_NAMING:
        return naming_refusal(g, option)
    if kind == COALITION_TURN:
        return coalition_refusal(g, party, option)
    if kind == ANSWER:
        return answer_refusal(option)
    if kind == OPINION_PLACING:
        return opinion_refusal(g, option)
    if kind == OPINION_SPACE:
        return space_refusal(g, option)
    if kind == MARKER_MOVE:
        return marker_refusal(option)
    return opening_refusal(kind, option)


@rule
def carry_out(f: Figures, g: Position, c: Chance, party: int, option: int) -> None:
    """Carry out the option itself, without its consequences."""
    kind = decision(f, g, party)
    if kind == START_BID or kind == SECOND_BID:
        bid_apply(g, party, option)
    elif kind == POLL_BID:
        auction_apply(g, party, option)
    elif kind == HOLD_MEETINGS:
        meeting_apply(f, g, party, option)
    elif kind == PLACING:
        placing_apply(g, party, option)
    elif kind == CONVERTING:
        converting_apply(f, g, party, option)
    elif kind == MEDIA_BUYING:
        buying_apply(f, g, party, option)
    elif kind == CABINET_ACTION:
        action_apply(f, g, party, option)
    elif kind == DISCARDING:
        discard_apply(g, c, party, option)
    elif kind == PLATFORM_SWAP:
        swap_apply(g, c, party, option)
    elif kind == OPINION_SWAP:
        opinion_swap_apply(g, option)
    elif kind == POLL_USE:
        poll_apply(f, g, c, party, option)
    elif kind == CONTRIBUTION:
        contribution_apply(g, party, option)
    elif kind == START_NAMING:
        naming_apply(g, option)
    elif kind == COALITION_TURN:
        coalition_apply(g, party, option)
    elif kind == ANSWER:
        answer_apply(g, party, option)
    elif kind == OPINION_PLACING:
        opinion_apply(g, option)
    elif kind == OPINION_SPACE:
        space_apply(g, option)
    elif kind == MARKER_MOVE:
        marker_apply(g, party, option)
    else:
        opening_apply(f, g, c, party, option)


@rule
def proceed(f: Figures, g: Position, c: Chance) -> None:
    """Run the phases until somebody is asked or the game is over."""
    for _ in range(STEPS):
        if g.asked != 0 or g.phase == OVER:
            return
        if g.phase == OPENING:
            opening_proceed(g)
        elif g.phase == START_PLAYER:
            start_player_proceed(f, g, c)
        elif g.phase == CONFERENCE:
            conference_proceed(g, c)
        elif g.phase == CABINET_PLACING:
            placing_proceed(f, g, c)
        elif g.phase == CABINET_ACTIONS:
            actions_proceed(f, g)
        elif g.phase == COALITIONS:
            coalitions_proceed(g)
        elif g.phase == MEDIA:
            media_proceed(f, g)
        elif g.phase == MEDIA_CONTROL:
            control_proceed(g)
        elif g.phase == MEETINGS:
            meetings_proceed(f, g)
        elif g.phase == POLLS_PHASE:
            polls_proceed(f, g, c)
        elif g.phase == CONVERSION:
            conversion_proceed(f, g)
        elif g.phase == ELECTION:
            hold_election(f, g)
        elif g.phase == SPOILS:
            spoils_proceed(g)
        elif g.phase == CONTRIBUTIONS:
            contributions_proceed(f, g, c)
        else:
            round_end_proceed(f, g, c)


@rule
def begin(f: Figures, g: Position, c: Chance) -> None:
    set_up(f, g, c)
    proceed(f, g, c)


@rule
def apply(f: Figures, g: Position, c: Chance, party: int, option: int) -> None:
    carry_out(f, g, c, party, option)
    proceed(f, g, c)
