"""Features of Die Macher: everything that a party sees, as one row of small whole numbers.

The party asked is party 0, the current state is board 0. A state is described by the seats its card gives, not by its name.
Derived values are included: factors, votes and seats if every meeting counted now, who leads. Votes, trends, pieces and cards
stay far below what a number can hold (`sheet.py`); money, members, seats and points are clipped.
"""

from __future__ import annotations

from typing import Any

from ....core.encoding import Blocks, clip
from ....core.rule import rule
from ..options import CABINET_ACTION, DECISIONS, PLACE_BOON, POLL_BID
from ..position import (
    BOARDS,
    BOONS,
    CABINET,
    CARDS,
    CONVERSION,
    DOWN,
    EMPTY,
    GIFTS,
    HAND,
    ISSUES,
    NATIONAL,
    NOBODY,
    NONE,
    PARTIES,
    POLLS,
    SPOILS,
    STATES,
    Figures,
    Position,
)
from ..rules.conversion import factor, votes_for
from ..rules.election import seats_for
from ..rules.flow import decision
from ..rules.media import controller
from ..rules.spoils import secured
from ..rules.table import common_cards, current, key_tiles_left, last_in_line, stance

FEWEST = 3  # players
KINDS, ROWS, PACE = len(DECISIONS), 10, 2

RIVAL = Blocks()  # a party in a state
VOTES_NOW = RIVAL.add("votes", about="votes")
HEIGHT = RIVAL.add("height", about="markers below its own on the vote track")
TREND = RIVAL.add("trend", about="trend")
FACTOR = RIVAL.add("factor", about="trend plus match")
MEETINGS = RIVAL.add("meetings", about="meetings")
MEDIA = RIVAL.add("media", about="media markers")
CONTROLS = RIVAL.add("controls", about="1: controls the media")
TILE = RIVAL.add("tile", about="1: has a coalition tile")
MINISTER = RIVAL.add("minister", about="1: a cabinet card lies there, face down or turned up")
REACHED = RIVAL.add("reached", about="votes if all meetings were converted now")
REACHED_SEATS = RIVAL.add("reached-seats", about="seats for that many votes")
REACHED_LEAD = RIVAL.add("reached-lead", about="lead of those votes over the best of the others, negative if behind")
COMING = RIVAL.add("coming", about="votes at the election if two meetings are held in every round until then")
COMING_SEATS = RIVAL.add("coming-seats", about="seats for that many votes")
COMING_LEAD = RIVAL.add("coming-lead", about="lead of those votes over the best of the others, negative if behind")

STATE = Blocks()
IN_PLAY = STATE.add("in-play", about="1: there is such a state")
BUSY = STATE.add("busy", about="1: the decision is about it")
SEATS = STATE.add("seats", ROWS, about="seats for 5, 10, 15 ... 50 votes")
OPINION = STATE.add("opinion", ISSUES, about="open opinion: +1 or -1")
FACE_DOWN = STATE.add("face-down", about="opinion cards that lie face down")
KEY = STATE.add("key", ISSUES, about="1 where the key-issue tile lies")
OWN_MINISTER = STATE.add("own-minister", CABINET, about="1: own cabinet card lying there face down")
MEDIA_FREE = STATE.add("media-free", about="media spaces left")
RIVALS = STATE.repeat("party", PARTIES, RIVAL)

PARTY = Blocks()
HERE = PARTY.add("here", about="1: there is such a party")
MONEY = PARTY.add("money", about="half the money in thousands; for others, by the ledger")
SOME_MONEY = PARTY.add("some-money", about="money in thousands, at most 60")
LITTLE_MONEY = PARTY.add("little-money", about="money in thousands, at most 15")
MEMBERS = PARTY.add("members", about="members")
MEMBERS_LEAD = PARTY.add("members-lead", about="lead in members over the best of the others, negative if behind")
CUBES = PARTY.add("cubes", about="meeting cubes in supply")
MARKERS = PARTY.add("markers", about="media markers in supply")
TILES = PARTY.add("tiles", about="coalition tiles not used yet")
POLLS_KEPT = PARTY.add("polls-kept", about="polls that only it has seen")
REFUSES = PARTY.add("refuses", about="1: a refused contribution lies face down")
ACCEPTS = PARTY.add("accepts", about="the contribution accepted this round, in thousands")
BID = PARTY.add("bid", about="the bid last turned up, -1 none")
HAND_SIZE = PARTY.add("hand-size", about="hidden platform cards")
COMMON = PARTY.add("common", about="open platform cards in common with the party asked")
PROPOSED = PARTY.add("proposed", about="1: has received a coalition proposal this turn")
OUT = PARTY.add("out", about="1: out of the auction")
LEADS = PARTY.add("leads", about="1: made the highest bid")
SUITOR = PARTY.add("suitor", about="1: its proposal waits for an answer")
PLACE = PARTY.add("place", about="place in the turn order, 0 for the start player")
POLL = PARTY.add("poll", about="its change in the poll held by the party asked")
POLL_MEAN = PARTY.add("poll-mean", about="its mean change in polls not seen yet, in tenths (when bidding for one)")
TO_MOVE = PARTY.add("spoils-marker", about="1: may still move a marker to the national board")
TO_PLACE = PARTY.add("spoils-cards", about="opinions that it may still carry there")
WON = PARTY.add("won", about="half the seats won so far")
MEDIA_POINTS = PARTY.add("media-points", about="points for national media")
OPINION_POINTS = PARTY.add("opinion-points", about="points for national opinions as they stand")
SURE_POINTS = PARTY.add("sure-points", about="points for secured opinions")
RECRUITS = PARTY.add("recruits", about="members it would gain at the end of the round")
AGREES = PARTY.add("agrees", NATIONAL, about="+1 where its platform has the national opinion, -1 the opposite")
PARTNER = PARTY.add("partner", PARTIES, about="1: its coalition partner in the current state")
PLATFORM = PARTY.add("platform", ISSUES, about="open platform: +1 or -1")
CABINET_HELD = PARTY.add("cabinet", CABINET, about="1: the cabinet card has not been used yet")
GIFT = PARTY.add("gift", GIFTS, about="1: the contribution has not been used yet")
HAND_KNOWN = PARTY.add("hand-known", CARDS, about="cards everyone knows to be in its hand")

ROW = Blocks()
PLAYERS = ROW.add("players", PARTIES - FEWEST + 1, about="1: 3, 4 or 5 play")
EDITION = ROW.add("edition-2006", about="1: the rules of 2006, 0: of 1997")
SHORT = ROW.add("short", about="1: the short game")
IMPOSED = ROW.add("imposed", about="1: imposed stances")
KIND = ROW.add("kind", KINDS, about="1: the kind of decision")
ROUND = ROW.add("round", STATES, about="1: the round")
ROUNDS_LEFT = ROW.add("rounds-left", about="rounds to come after this one")
OWN_PLACE = ROW.add("own-place", PARTIES, about="1: own place in the turn order")
CONVERTING = ROW.add("converting", about="1: meetings are being converted")
PASSES = ROW.add("passes", about="parties that have passed in a row")
PLACING = ROW.add("placing", ISSUES, about="1: the opinion waiting for a national space")
PRICE = ROW.add("price", about="the highest bid of the auction")
ABOVE = ROW.add("above", about="own money beyond that bid")
LAID = ROW.add("laid", about="cost of own face-down cabinet cards")
MINISTER_POWER = ROW.add(
    "minister-power", 5, about="votes, key issue, media, trend up and trend down on the cabinet card being used"
)
VICTORY = ROW.add("victory", 3, about="1: the last election was won clearly, narrowly, by a coalition (while spoils are taken)")
OPINIONS_LEFT = ROW.add("opinions-left", about="cards in the opinion deck that nobody knows")
OPINIONS_UNDER = ROW.add("opinions-under", about="known cards at the bottom of that deck")
PLATFORMS_LEFT = ROW.add("platforms-left", about="cards in the platform deck that nobody knows")
POLLS_LEFT = ROW.add("polls-left", about="polls in the deck")
KEYS_LEFT = ROW.add("keys-left", about="key-issue tiles not on a state")
POOL = ROW.add("pool", CARDS, about="opinion cards in the exchange pool")
UNSEEN = ROW.add("unseen", CARDS, about="opinion cards that nobody has seen")
UNSEEN_PLATFORM = ROW.add("unseen-platform", CARDS, about="platform cards that the party asked has not seen")
NATION = ROW.add("national", NATIONAL, ISSUES, about="national opinion: +1 or -1")
PILE = ROW.add("national-pile", NATIONAL, about="cards in its pile")
OWN_HAND = ROW.add("hand", CARDS, about="own hidden platform cards")
MARKED = ROW.add("marked", CARDS, about="own hidden platform cards about to be discarded")
OWN_IMPOSED = ROW.add("own-imposed", ISSUES, about="own imposed stance: +1 or -1")
BOON = ROW.add("boon", BOONS, about="1: the boon to be placed next: trend, votes, meetings")
BOONS_LAID = ROW.add("boons-laid", BOARDS, BOONS, about="boons placed on each state in the opening")
MARKERS_LAID = ROW.add("markers-laid", BOARDS, about="media markers placed on each state in the opening")
STATES_AT = ROW.repeat("state", BOARDS, STATE)
PARTIES_AT = ROW.repeat("party", PARTIES, PARTY)
SIZE = ROW.pad()

RIVAL_WIDTH, STATE_WIDTH, PARTY_WIDTH = RIVAL.size, STATE.size, PARTY.size


@rule
def features(f: Figures, o: Position, seat: int, x: Any) -> None:
    x[:] = 0
    kind = decision(f, o, seat)
    table_row(f, o, seat, kind, x)
    cards_row(f, o, seat, x)
    own_row(f, o, seat, kind, x)
    for place in range(last_in_line(o) - current(o) + 1):
        state_row(f, o, seat, current(o) + place, x[STATES_AT + place * STATE_WIDTH : STATES_AT + (place + 1) * STATE_WIDTH])
    most, second = 0, 0  # members of the largest party, and of the next
    for party in range(o.parties):
        most, second = max(most, o.members[party]), max(second, min(most, o.members[party]))
    for party in range(o.parties):
        at = PARTIES_AT + places_on(o, seat, party) * PARTY_WIDTH
        row = x[at : at + PARTY_WIDTH]
        party_row(f, o, seat, party, second if o.members[party] == most else most, row)
        part_row(f, o, seat, party, kind, row)
        points_row(f, o, party, row)


@rule
def places_on(o: Position, seat: int, party: int) -> int:
    """How many places after the seat a party sits. Without a modulo, since a division takes longer than all the rest."""
    return party - seat if party >= seat else party - seat + o.parties


@rule
def table_row(f: Figures, o: Position, seat: int, kind: int, x: Any) -> None:
    """The set-up, and the stage of the game."""
    x[PLAYERS + o.parties - FEWEST] = 1
    x[EDITION] = 1 if o.edition == 2006 else 0
    x[SHORT] = o.short
    x[IMPOSED] = o.imposed
    x[KIND + kind] = 1
    x[ROUND + o.round - 1] = 1
    x[ROUNDS_LEFT] = o.rounds - o.round
    x[OWN_PLACE + places_on(o, o.start, seat)] = 1
    x[CONVERTING] = 1 if o.phase == CONVERSION else 0
    x[PASSES] = o.passes
    if o.placing != NONE:
        x[PLACING + o.placing] = 1
    x[PRICE] = clip(o.price)
    x[ABOVE] = clip(o.cash[seat] - o.price)
    if kind == CABINET_ACTION:
        card = o.cabinet_up[seat, o.state]
        x[MINISTER_POWER] = f.cabinet_votes[card]
        x[MINISTER_POWER + 1] = f.cabinet_key[card]
        x[MINISTER_POWER + 2] = f.cabinet_media[card]
        x[MINISTER_POWER + 3] = f.cabinet_up[card]
        x[MINISTER_POWER + 4] = f.cabinet_down[card]
    if o.phase == SPOILS and o.victory[current(o)] > 0:
        x[VICTORY + o.victory[current(o)] - 1] = 1


@rule
def cards_row(f: Figures, o: Position, seat: int, x: Any) -> None:
    """Decks, the exchange pool and the nation."""
    x[OPINIONS_LEFT] = o.opinion_left
    x[OPINIONS_UNDER] = o.opinion_under_n
    x[PLATFORMS_LEFT] = o.platform_left
    x[POLLS_LEFT] = o.poll_left
    x[KEYS_LEFT] = key_tiles_left(f, o)
    for card in range(CARDS):
        x[POOL + card] = o.pool[card]
        x[UNSEEN + card] = o.opinion_unseen[card] + o.opinion_older[card]
        x[UNSEEN_PLATFORM + card] = f.platform_copies - o.platform_discard[card]
    for i in range(o.platform_under_n):
        x[UNSEEN_PLATFORM + o.platform_under[i]] -= 1
    for issue in range(ISSUES):
        light, dark = 0, 0  # open cards of all parties
        for party in range(o.parties):
            light += max(0, o.platform[party, issue])
            dark += max(0, -o.platform[party, issue])
        x[UNSEEN_PLATFORM + 2 * issue] -= light
        x[UNSEEN_PLATFORM + 2 * issue + 1] -= dark
    for slot in range(NATIONAL):
        if o.national[slot] != NONE:
            x[NATION + slot * ISSUES + o.national[slot] // 2] = stance(o.national[slot])
            x[PILE + slot] = o.national_pile[slot]


@rule
def own_row(f: Figures, o: Position, seat: int, kind: int, x: Any) -> None:
    """The own side: hand, what was placed in the opening, imposed stance, face-down cabinet cards."""
    for place in range(HAND):
        card = o.hand[seat, place]
        if card != NONE:
            x[OWN_HAND + card] += 1
            x[MARKED + card] += o.marked[seat, place]
            x[UNSEEN_PLATFORM + card] -= 1
        if o.opening_state[seat, place] != NONE:
            boon = f.opening_boon[o.opening_boons[seat], place]
            x[BOONS_LAID + o.opening_state[seat, place] * BOONS + boon] += 1
        elif kind == PLACE_BOON and (place == 0 or o.opening_state[seat, place - 1] != NONE):
            x[BOON + f.opening_boon[o.opening_boons[seat], place]] = 1
        if o.opening_media[seat, place] != NONE:
            x[MARKERS_LAID + o.opening_media[seat, place]] += 1
    if o.imposed == 1:
        x[OWN_IMPOSED + f.imposed_issue[o.colour[seat]]] = f.imposed_stance[o.colour[seat]]
    cost = 0
    for state in range(current(o), last_in_line(o) + 1):
        card = o.cabinet_down[seat, state]
        if card != NONE:
            cost += f.cabinet_cost[card]
            x[STATES_AT + (state - current(o)) * STATE_WIDTH + OWN_MINISTER + card] = 1
    x[LAID] = clip(cost)


@rule
def state_row(f: Figures, o: Position, seat: int, state: int, x: Any) -> None:
    """A state in play, and every party's campaign there."""
    land = o.land[state]
    x[IN_PLAY] = 1
    x[BUSY] = 1 if o.state == state else 0
    for row in range(ROWS):
        x[SEATS + row] = clip(f.seats[land, row])
    for issue in range(ISSUES):
        x[OPINION + issue] = o.opinion[state, issue]
    for place in range(DOWN):
        if o.down[state, place] != EMPTY:
            x[FACE_DOWN] += 1
    if o.key_issue[state] != NONE:
        x[KEY + o.key_issue[state]] = 1
    master = controller(o, state)
    held = PACE * max(0, min(state + 1, o.rounds - 1) - o.round + 1)  # meetings to come, if PACE are held in every round
    markers = 0
    reached_most, reached_second, coming_most, coming_second = 0, 0, 0, 0
    for party in range(o.parties):
        at = RIVALS + places_on(o, seat, party) * RIVAL_WIDTH
        rival = x[at : at + RIVAL_WIDTH]
        strength, meetings, votes = factor(o, state, party), o.meetings[state, party], o.votes[state, party]
        reached = min(f.vote_track, votes + votes_for(meetings, strength))
        coming = min(f.vote_track, votes + votes_for(meetings + held, strength))
        reached_most, reached_second = max(reached_most, reached), max(reached_second, min(reached_most, reached))
        coming_most, coming_second = max(coming_most, coming), max(coming_second, min(coming_most, coming))
        markers += o.media[state, party]
        rival[VOTES_NOW] = votes
        rival[HEIGHT] = o.height[state, party]
        rival[TREND] = o.trend[state, party]
        rival[FACTOR] = strength
        rival[MEETINGS] = meetings
        rival[MEDIA] = o.media[state, party]
        rival[CONTROLS] = 1 if party == master else 0
        rival[TILE] = o.tile[state, party]
        rival[MINISTER] = 1 if o.cabinet_back[party, state] == 1 or o.cabinet_up[party, state] != NONE else 0
        rival[REACHED] = reached
        rival[REACHED_SEATS] = clip(seats_for(f, land, reached))
        rival[COMING] = coming
        rival[COMING_SEATS] = clip(seats_for(f, land, coming))
    for place in range(o.parties):
        rival = x[RIVALS + place * RIVAL_WIDTH : RIVALS + (place + 1) * RIVAL_WIDTH]
        reached, coming = int(rival[REACHED]), int(rival[COMING])
        rival[REACHED_LEAD] = reached - (reached_second if reached == reached_most else reached_most)
        rival[COMING_LEAD] = coming - (coming_second if coming == coming_most else coming_most)
    x[MEDIA_FREE] = f.media_spaces - markers


@rule
def party_row(f: Figures, o: Position, seat: int, party: int, rival: int, x: Any) -> None:
    """A party: its means and its cards. `rival`: the members of the largest other party."""
    money = o.cash[party] if party == seat else o.ledger[party]
    x[HERE] = 1
    x[MONEY] = clip(money // 2)
    x[SOME_MONEY] = min(money, 60)
    x[LITTLE_MONEY] = min(money, 15)
    x[MEMBERS] = clip(o.members[party])
    x[MEMBERS_LEAD] = clip(o.members[party] - rival)
    x[CUBES] = o.cubes[party]
    x[MARKERS] = o.markers[party]
    x[TILES] = o.tiles[party]
    x[POLLS_KEPT] = o.poll_kept[party]
    x[HAND_SIZE] = o.hand_size[party]
    x[COMMON] = common_cards(o, seat, party)
    for issue in range(ISSUES):
        x[PLATFORM + issue] = o.platform[party, issue]
    for card in range(CABINET):
        x[CABINET_HELD + card] = o.cabinet[party, card]
    for card in range(GIFTS):
        x[GIFT + card] = o.gift[party, card]
    for card in range(CARDS):
        x[HAND_KNOWN + card] = o.hand_known[party, card]


@rule
def part_row(f: Figures, o: Position, seat: int, party: int, kind: int, x: Any) -> None:
    """A party's part in what is being decided."""
    x[REFUSES] = o.refusing[party]
    if o.accepted[party] != NONE:
        x[ACCEPTS] = clip(f.gift_amount[o.accepted[party]])
    x[BID] = clip(o.bid_shown[party])
    x[PROPOSED] = (o.proposed >> party) & 1
    x[OUT] = (o.out >> party) & 1
    x[LEADS] = 1 if o.leader == party else 0
    x[SUITOR] = 1 if o.suitor == party else 0
    x[PLACE] = places_on(o, o.start, party)
    if o.partner[party] != NOBODY:
        x[PARTNER + places_on(o, seat, o.partner[party])] = 1
    if o.poll[seat] != NONE:
        x[POLL] = f.poll[o.poll[seat], o.colour[party]]
    if kind == POLL_BID:
        x[POLL_MEAN] = poll_mean(f, o, seat, party)
    if o.phase == SPOILS:
        for task in range(2):
            if o.spoils_party[task] == party:
                x[TO_MOVE] = o.spoils_marker[task]
                x[TO_PLACE] = o.spoils_cards[task]


@rule
def points_row(f: Figures, o: Position, party: int, x: Any) -> None:
    """Points so far, by their source."""
    won, media, opinions, sure, recruits = 0, 0, 0, 0, 0
    for state in range(o.round):
        won += o.seats[state, party]
        media += o.national_media[state, party] * f.media_points[state]
    for slot in range(NATIONAL):
        card = o.national[slot]
        if card != NONE:
            agrees = o.platform[party, card // 2] * stance(card)
            x[AGREES + slot] = agrees
            if agrees > 0:
                opinions += f.opinion_points[slot]
                recruits += f.recruits[slot]
                if secured(o, slot):
                    sure += f.opinion_points[slot] + f.secured_bonus
    x[WON] = clip(won // 2)
    x[MEDIA_POINTS] = clip(media)
    x[OPINION_POINTS] = clip(opinions)
    x[SURE_POINTS] = clip(sure)
    x[RECRUITS] = clip(recruits)


@rule
def poll_mean(f: Figures, o: Position, seat: int, party: int) -> int:
    """Ten times the mean change of the party's trend in the polls that the seat has not seen."""
    total, polls = 0, 0
    for poll in range(POLLS):
        if o.poll_public[poll] == 0 and o.poll_seen[seat, poll] == 0 and (o.short == 0 or f.poll_dropped[poll] == 0):
            total += f.poll[poll, o.colour[party]]
            polls += 1
    return clip(10 * total // polls) if polls > 0 else 0
