"""A second opinion on Die Macher: parts of the rules, restated from the rule text alone, plainly and slowly.

Nothing here is shared with the product, so that the two can be compared. A position and the figures are dicts of field name
to int or nested lists of ints. States are numbered 0 to 6 by the round that elects them; a card is 2 x issue + stance, stance
0 for the light card (+1) and 1 for the dark one (-1). Numbers in the docstrings are those of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple

Position = Mapping[str, Any]
Figures = Mapping[str, Any]
Unit = tuple[int, ...]  # one party, or the two partners of a coalition

SEATS, STATES, ISSUES, CARDS, LANDS, POLLS, CABINET, GIFTS, SPACES = 5, 7, 7, 14, 16, 20, 7, 5, 5
NONE = -1
NO_VICTORY, CLEAR, NARROW, COALITION = 0, 1, 2, 3
END_OF_ROUND, HANDING_OUT = 13, 14  # the phases of 5.1 and 5.2
GENERATIONS = 4  # of face-down cards dealt before an earlier shuffle: -1, -2 ...
LYING = 3  # face down, and everyone knows which card it is: LYING + card


# ---------------------------------------------------------------------------------------------------------------- small words


def seated(pos: Position) -> list[int]:
    """The seats somebody sits on."""
    return list(range(pos["parties"]))


def turn_order(pos: Position) -> list[int]:
    """3.1.2: clockwise from the start player, i.e. to the next seat."""
    return [(pos["start"] + place) % pos["parties"] for place in seated(pos)]


def current(pos: Position) -> int:
    """The state that this round elects."""
    return int(pos["round"]) - 1


def card_of(issue: int, stance: int) -> int:
    """The card for an issue whose stance is +1 (light) or -1 (dark)."""
    return 2 * issue + (0 if stance == 1 else 1)


def issue_of(card: int) -> int:
    return card // 2


def opposite(card: int) -> int:
    """The same issue with the other stance."""
    return card + 1 if card % 2 == 0 else card - 1


def open_cards(row: list[int]) -> list[int]:
    """The cards in a row of +1, 0 and -1 by issue."""
    return [card_of(issue, stance) for issue, stance in enumerate(row) if stance != 0]


def platform_cards(pos: Position, party: int) -> list[int]:
    """The open platform cards of a party."""
    return open_cards(pos["platform"][party])


# --------------------------------------------------------------------------------------------- 3.5.2, 3.8.7 who rules a state


def controller(figures: Figures, pos: Position, state: int) -> int:
    """3.5.2: the party with strictly more media markers there than any other party, or -1."""
    for party in seated(pos):
        rivals = [pos["media"][state][other] for other in seated(pos) if other != party]
        if all(pos["media"][state][party] > rival for rival in rivals):
            return party
    return NONE


def absolute_majority(pos: Position, state: int) -> int:
    """3.8.7: the party with more votes than all others together, or -1."""
    for party in seated(pos):
        if pos["votes"][state][party] > sum(pos["votes"][state][other] for other in seated(pos) if other != party):
            return party
    return NONE


# -------------------------------------------------------------------------------------------- 3.8 Converting meetings to votes


def match(pos: Position, state: int, party: int) -> int:
    """3.8.3: +1 for each open platform card equal to an open opinion card, -1 for each opposite; x2 under the tile."""
    total = 0
    opinions = open_cards(pos["opinion"][state])
    for card in platform_cards(pos, party):
        weight = 2 if pos["key_issue"][state] == issue_of(card) else 1
        if card in opinions:
            total += weight
        if opposite(card) in opinions:
            total -= weight
    return total


def factor(figures: Figures, pos: Position, state: int, party: int) -> int:
    """3.8.2: trend + match."""
    return int(pos["trend"][state][party]) + match(pos, state, party)


def votes_from(figures: Figures, pos: Position, state: int, party: int, cubes: int) -> int:
    """3.8.2 to 3.8.5: the votes a party would gain for so many cubes, and no more than the track has room for."""
    times = factor(figures, pos, state, party)
    earned = cubes * times if times > 0 else cubes // 2
    room = int(figures["vote_track"]) - int(pos["votes"][state][party])
    return min(earned, room)


# ------------------------------------------------------------------------------------------------------------ 4 The election


class Election(NamedTuple):
    """What an election comes to; every list is by seat."""

    votes: list[int]
    height: list[int]
    meetings: list[int]
    cubes: list[int]
    seats: list[int]
    winner: int
    winner_partner: int
    victory: int
    spoils: list[tuple[int, int, int]]  # (party, is entitled to move a marker, opinion cards), in order


def seats_for(figures: Figures, land: int, votes: int) -> int:
    """4.1: the highest row reached on the state card; 4.1-a: none below the first row."""
    won = 0
    for row, seats in enumerate(figures["seats"][land]):
        if votes >= 5 * (row + 1):
            won = int(seats)
    return won


def climb(votes: list[int], height: list[int], party: int, gain: int, parties: int) -> None:
    """3.8.6: the marker leaves its space, those above it drop by one, and it goes on top where it arrives.

    3.8-b: a marker that gains nothing stays where it is.
    """
    if gain == 0:
        return
    others = [other for other in range(parties) if other != party]
    for other in others:
        if votes[other] == votes[party] and height[other] > height[party]:
            height[other] -= 1
    votes[party] += gain
    height[party] = sum(1 for other in others if votes[other] == votes[party])


def units(pos: Position) -> list[Unit]:
    """4.2: single parties and coalitions; 3.4.5: no coalition in the last state."""
    found: list[Unit] = []
    for party in seated(pos):
        partner = NONE if pos["round"] == pos["rounds"] else pos["partner"][party]
        if partner == NONE:
            found.append((party,))
        elif party < partner:
            found.append((party, partner))
    return found


def strongest(unit: Unit, votes: list[int], height: list[int]) -> tuple[int, int]:
    """4.2: a unit's strongest marker: more votes, then higher in the stack."""
    return max((votes[party], height[party]) for party in unit)


def ranking(pos: Position, votes: list[int], height: list[int]) -> list[Unit]:
    """4.2: the units tied for most votes together, best first; nobody if nobody has a vote (4.2-a)."""
    total = {unit: sum(votes[party] for party in unit) for unit in units(pos)}
    most = max(total.values())
    if most == 0:
        return []
    tied = [unit for unit in total if total[unit] == most]
    return sorted(tied, key=lambda unit: strongest(unit, votes, height), reverse=True)


def spoils(best: list[Unit], votes: list[int], height: list[int]) -> list[tuple[int, int, int]]:
    """4.3: who may do what, in order."""
    if not best:
        return []
    winner = best[0]
    if len(winner) == 2:  # 4.3.3
        return [(partner, 1, 1) for partner in sorted(winner, key=lambda p: (votes[p], height[p]), reverse=True)]
    if len(best) == 1:  # 4.3.1
        return [(winner[0], 1, 2)]
    tasks = [(winner[0], 1, 1)]  # 4.3.2
    beaten = best[1]
    if len(beaten) == 1:  # 4.3-a
        tasks.append((beaten[0], 1, 0))
    return tasks


def election(figures: Figures, before: Position) -> Election:
    """4.1 to 4.3: the election of the current state, from the position just before it."""
    state = current(before)
    votes, height = list(before["votes"][state]), list(before["height"][state])
    meetings, cubes = list(before["meetings"][state]), list(before["cubes"])
    for party in turn_order(before):
        gain = votes_from(figures, before, state, party, meetings[party])
        climb(votes, height, party, gain, before["parties"])
        cubes[party] += meetings[party]
        meetings[party] = 0
    seats = [0] * SEATS
    for party in seated(before):
        seats[party] = seats_for(figures, before["land"][state], votes[party])

    best = ranking(before, votes, height)
    winner, winner_partner, victory = NONE, NONE, NO_VICTORY
    if best and len(best[0]) == 2:
        winner, winner_partner = sorted(best[0], key=lambda p: (votes[p], height[p]), reverse=True)
        victory = COALITION
    elif best:
        winner = best[0][0]
        victory = CLEAR if len(best) == 1 else NARROW
    return Election(votes, height, meetings, cubes, seats, winner, winner_partner, victory, spoils(best, votes, height))


# ------------------------------------------------------------------------------------------------------ 4.4 National opinion


class Placed(NamedTuple):
    """National opinion after a card was placed, and the cards that had to go."""

    national: list[int]
    national_pile: list[int]
    gone: list[int]  # these leave the game
    discarded: list[int]  # these go to the discards


def place_national(figures: Figures, pos: Position, state: int, issue: int, slot: int | None) -> Placed | None:
    """4.4: a state's open card on an issue goes to national opinion; None where the rules don't let it.

    `slot` names the opinion pushed out. It counts only for a new issue when no space is free.
    """
    stance = pos["opinion"][state][issue]
    if stance == 0:
        return None
    card = card_of(issue, stance)
    national, pile = list(pos["national"]), list(pos["national_pile"])

    if card in national:  # 4.4.1
        pile[national.index(card)] += 1
        return Placed(national, pile, [], [])

    if opposite(card) in national:  # 4.4.2
        space = national.index(opposite(card))
        replaced = [opposite(card)] * pile[space]
        national[space], pile[space] = card, 1
        return Placed(national, pile, replaced, []) if pos["edition"] == 1997 else Placed(national, pile, [], replaced)

    if NONE in national:  # 4.4.3, the first free space from the left
        space = national.index(NONE)
        national[space], pile[space] = card, 1
        return Placed(national, pile, [], [])

    if slot is None or pile[slot] != 1:  # 4.4.3 and 4.4-a: only an unsecured opinion gives way
        return None
    pushed_out = national[slot]
    national[slot], pile[slot] = card, 1
    return (
        Placed(national, pile, [pushed_out], []) if pos["edition"] == 1997 else Placed(national, pile, [], [pushed_out])
    )  # 4.4-b


# ------------------------------------------------------------------------------------------------- 4.5 and 4.6 End of a round


def agreeing_spaces(pos: Position, party: int) -> list[int]:
    """The spaces of national opinion whose card a party has in its open platform."""
    return [space for space, card in enumerate(pos["national"]) if card in platform_cards(pos, party)]


def members_after(figures: Figures, pos: Position) -> list[int]:
    """4.5: each party gains the recruits of every space that agrees with it."""
    members = list(pos["members"])
    for party in seated(pos):
        members[party] += sum(figures["recruits"][space] for space in agreeing_spaces(pos, party))
    return members


def another_campaign_follows(pos: Position) -> bool:
    """3: campaign rounds are all but the last, so the last pay day is two rounds before the end."""
    last_campaign = pos["rounds"] - 1
    return bool(pos["round"] + 1 <= last_campaign)


def money_after(figures: Figures, pos: Position) -> list[int]:
    """4.6: a thousand a seat won just now, and in some rounds a thousand a member. Members and seats are those after 4.5."""
    money = list(pos["cash"])
    if not another_campaign_follows(pos):
        return money
    for party in seated(pos):
        money[party] += pos["seats"][current(pos)][party]
        if figures["membership_round"][pos["round"] - 1]:
            money[party] += pos["members"][party]
    return money


# ----------------------------------------------------------------------------------------------------------- 6 Final score


def members_bonus(figures: Figures, pos: Position) -> list[int]:
    """6.3.1 to 6.3.3, 6-a and 6-b."""
    first, second = figures["members_bonus"]
    members = {party: pos["members"][party] for party in seated(pos)}
    bonus = [0] * SEATS
    leaders = [party for party in members if members[party] == max(members.values())]
    if len(leaders) > 1:  # 6.3.2 for two, 6-b for more: they share both and there is no second
        for party in leaders:
            bonus[party] = (first + second) // len(leaders)
        return bonus
    bonus[leaders[0]] = first
    rest = {party: members[party] for party in members if party not in leaders}
    followers = [party for party in rest if rest[party] == max(rest.values())]
    if len(followers) == 1:
        bonus[followers[0]] = second
    elif pos["edition"] == 1997:  # 6-a; 6.3.3: nobody in 2006
        for party in followers:
            bonus[party] = second // len(followers)
    return bonus


def final_score(figures: Figures, pos: Position) -> list[list[int]]:
    """6: by party, points for seats, national media, members, members bonus, opinions and the secured bonus."""
    scores = [[0] * 6 for _ in range(SEATS)]
    bonus = members_bonus(figures, pos)
    for party in seated(pos):
        spaces = agreeing_spaces(pos, party)
        scores[party] = [
            sum(pos["seats"][state][party] for state in range(STATES)),
            sum(figures["media_points"][n] * pos["national_media"][n][party] for n in range(STATES)),
            pos["members"][party],
            bonus[party],
            sum(figures["opinion_points"][space] for space in spaces),
            sum(figures["secured_bonus"] for space in spaces if pos["national_pile"][space] >= 2),  # 6-c
        ]
    return scores


def winners(figures: Figures, pos: Position) -> list[int]:
    """6.5 and 6-d: most points, then more seats, then more members, then shared victory."""
    scores = final_score(figures, pos)

    def standing(party: int) -> tuple[int, int, int]:
        return sum(scores[party]), scores[party][0], scores[party][2]

    best = max(standing(party) for party in seated(pos))
    return [party for party in seated(pos) if standing(party) == best]


# ------------------------------------------------------------------------------------------------------------ 8 Invariants


def drawn_states(pos: Position) -> list[int]:
    """States whose card has been drawn, past ones included."""
    return [state for state in range(STATES) if pos["land"][state] != NONE]


def past_states(pos: Position) -> list[int]:
    """States whose board has been cleared (5.1.1)."""
    return list(range(current(pos)))


def column(rows: list[list[int]], party: int) -> int:
    """What a party has on all boards together."""
    return sum(row[party] for row in rows)


def game_itself(figures: Figures, pos: Position) -> Iterator[str]:
    """0.1, 7.1 and 7.2."""
    if pos["parties"] not in (3, 4, 5):
        yield f"{pos['parties']} parties"
    if pos["edition"] not in (1997, 2006):
        yield f"edition {pos['edition']}"
    if pos["short"] and pos["edition"] != 2006:
        yield "the short game is 2006 only"
    if pos["imposed"] and pos["edition"] != 1997:
        yield "imposed stances are 1997 only"
    if pos["rounds"] != figures["short_rounds" if pos["short"] else "rounds"]:
        yield f"{pos['rounds']} rounds"
    if not 1 <= pos["round"] <= pos["rounds"]:
        yield f"round {pos['round']} of {pos['rounds']}"
    colours = [pos["colour"][party] for party in seated(pos)]
    if len(set(colours)) != len(colours) or not set(colours) <= set(range(5)):
        yield f"colours {colours}"


def supplies(figures: Figures, pos: Position) -> Iterator[str]:
    """Per party: cubes, media markers, money, members."""
    for party in seated(pos):
        cubes = pos["cubes"][party] + column(pos["meetings"], party)
        if cubes != figures["meeting_cubes"]:
            yield f"party {party} has {cubes} meeting cubes"
        media = pos["markers"][party] + column(pos["media"], party) + column(pos["national_media"], party)
        if media != figures["media_markers"]:
            yield f"party {party} has {media} media markers"
        for name in ("cubes", "markers", "members", "cash"):
            if pos[name][party] < 0:
                yield f"party {party} has {pos[name][party]} {name}"
        if pos["cash"][party] != pos["ledger"][party]:
            yield f"party {party} has cash {pos['cash'][party]}, but {pos['ledger'][party]} by the ledger"


def platforms(figures: Figures, pos: Position) -> Iterator[str]:
    """Five open platform cards on five issues; 7.2: imposed stances."""
    for party in seated(pos):
        row = pos["platform"][party]
        if not set(row) <= {-1, 0, 1} or sum(1 for stance in row if stance != 0) != 5:
            yield f"party {party} has the open platform {row}"
        if pos["imposed"]:
            colour = pos["colour"][party]
            issue, stance = figures["imposed_issue"][colour], figures["imposed_stance"][colour]
            if row[issue] not in (0, stance):
                yield f"party {party} holds its imposed issue {issue} with the other stance"


def held(pos: Position, party: int) -> list[int]:
    """The hidden platform cards of a party."""
    return [card for card in pos["hand"][party] if card != NONE]


def hands(figures: Figures, pos: Position) -> Iterator[str]:
    """Hand of at most 3, ascending with -1 at the end, its size public."""
    for party in seated(pos):
        hand, cards = pos["hand"][party], held(pos, party)
        if len(cards) > 3:
            yield f"party {party} holds {len(cards)} cards"
        if hand != sorted(cards) + [NONE] * (len(hand) - len(cards)):
            yield f"party {party} has the unsorted hand {hand}"
        if not all(0 <= card < CARDS for card in cards):
            yield f"party {party} holds a card that does not exist: {hand}"
        if pos["hand_size"][party] != len(cards):
            yield f"party {party} has hand_size {pos['hand_size'][party]} for {len(cards)} cards"
        for card in range(CARDS):
            if not 0 <= pos["hand_known"][party][card] <= cards.count(card):
                yield f"party {party} is known to hold card {card} {pos['hand_known'][party][card]} times, but does not"
        for place, card in enumerate(hand):
            if pos["marked"][party][place] not in ((0,) if card == NONE else (0, 1)):
                yield f"party {party} has marked {pos['marked'][party]} in the hand {hand}"


def queue(pos: Position, name: str) -> list[int]:
    """The cards known to lie under a deck."""
    return list(pos[name][: pos[f"{name}_n"]])


def as_counter(counts: list[int]) -> Counter[int]:
    return Counter({card: n for card, n in enumerate(counts) if n})


def not_in_one_place(what: str, found: Counter[int], copies: int) -> Iterator[str]:
    """Every card of a deck is somewhere, and only there."""
    for card in sorted(set(range(CARDS)) | set(found)):
        expected = copies if 0 <= card < CARDS else 0
        if found[card] != expected:
            yield f"{what} card {card} is in {found[card]} places instead of {expected}"


def no_negative_counts(pos: Position, *names: str) -> Iterator[str]:
    for name in names:
        if min(pos[name]) < 0:
            yield f"{name} counts below zero: {pos[name]}"


def platform_deck(figures: Figures, pos: Position) -> Iterator[str]:
    """All platform cards accounted for."""
    found: Counter[int] = Counter()
    for party in seated(pos):
        found.update(platform_cards(pos, party))
        found.update(held(pos, party))
    found.update(queue(pos, "platform_under"))
    found += as_counter(pos["platform_deck"]) + as_counter(pos["platform_discard"])
    yield from not_in_one_place("platform", found, figures["platform_copies"])
    yield from no_negative_counts(pos, "platform_deck", "platform_discard")
    if pos["platform_left"] != sum(pos["platform_deck"]):
        yield f"platform_left is {pos['platform_left']}, the deck has {sum(pos['platform_deck'])}"


def opinion_deck(figures: Figures, pos: Position) -> Iterator[str]:
    """All opinion cards accounted for; a face-down card nobody knows is among the unseen or the older ones."""
    face_down = list(chain.from_iterable(pos["down"]))
    found: Counter[int] = Counter()
    for row in pos["opinion"]:
        found.update(open_cards(row))
    found.update(lying - LYING for lying in face_down if lying >= LYING)
    found.update(queue(pos, "opinion_under"))
    for card, pile in zip(pos["national"], pos["national_pile"], strict=True):
        found.update([card] * pile)
    counted = ("pool", "opinion_unseen", "opinion_older", "opinion_discard", "opinion_gone")
    for name in counted:
        found += as_counter(pos[name])
    oldest = [pos["opinion_oldest"][first : first + CARDS] for first in range(0, GENERATIONS * CARDS, CARDS)]
    for generation, cards in enumerate(oldest):
        found += as_counter(cards)
        if face_down.count(-1 - generation) != sum(cards):
            yield f"{face_down.count(-1 - generation)} face-down cards of generation {generation}, but there are {sum(cards)}"
    yield from not_in_one_place("opinion", found, figures["opinion_copies"])
    yield from no_negative_counts(pos, *counted, "opinion_oldest")
    if pos["opinion_left"] < 0 or face_down.count(1) + pos["opinion_left"] != sum(pos["opinion_unseen"]):
        yield (
            f"{face_down.count(1)} unseen face-down cards and {pos['opinion_left']} in the deck, "
            f"but opinion_unseen has {sum(pos['opinion_unseen'])}"
        )
    if face_down.count(2) != sum(pos["opinion_older"]):
        yield f"{face_down.count(2)} older face-down cards, but opinion_older has {sum(pos['opinion_older'])}"


def exchange_pool(figures: Figures, pos: Position) -> Iterator[str]:
    """Pool is 6."""
    if sum(pos["pool"]) != figures["exchange_pool"]:
        yield f"{sum(pos['pool'])} cards in the exchange pool"


def polls(figures: Figures, pos: Position) -> Iterator[str]:
    """Every poll of this variant in exactly one place."""
    for poll in range(POLLS):
        places = [pos["poll_deck"][poll], pos["poll_public"][poll]]
        places += [pos["poll_seen"][party][poll] for party in seated(pos)]
        expected = 0 if pos["short"] and figures["poll_dropped"][poll] else 1
        if sum(places) != expected or not set(places) <= {0, 1}:
            yield f"poll {poll} is in {sum(places)} places instead of {expected}"
    for party in seated(pos):
        if pos["poll_kept"][party] != sum(pos["poll_seen"][party]):
            yield f"party {party} has poll_kept {pos['poll_kept'][party]}, but has seen {sum(pos['poll_seen'][party])}"
        won = pos["poll"][party]
        if won != NONE and not pos["poll_seen"][party][won]:
            yield f"party {party} has won poll {won} and not seen it"
    if not 0 <= pos["poll_left"] <= sum(pos["poll_deck"]):
        yield f"poll_left is {pos['poll_left']}, but {sum(pos['poll_deck'])} polls are unseen"


def tracks(figures: Figures, pos: Position) -> Iterator[str]:
    """Trends in -3..3, votes 0..50, 0 to 10 meeting spaces."""
    for state in range(STATES):
        for party in seated(pos):
            here = f"of party {party} in state {state}"
            if abs(pos["trend"][state][party]) > figures["trend_limit"]:
                yield f"trend {pos['trend'][state][party]} {here}"
            if not 0 <= pos["votes"][state][party] <= figures["vote_track"]:
                yield f"{pos['votes'][state][party]} votes {here}"
            if not 0 <= pos["meetings"][state][party] <= figures["meeting_spaces"]:
                yield f"{pos['meetings'][state][party]} meetings {here}"
            for name in ("media", "national_media", "seats"):
                if pos[name][state][party] < 0:
                    yield f"{name} {pos[name][state][party]} {here}"


def stacks(figures: Figures, pos: Position) -> Iterator[str]:
    """3.8.6: markers on the same space lie on each other, without gaps."""
    for state in drawn_states(pos):
        spaces: dict[int, list[int]] = {}
        for party in seated(pos):
            spaces.setdefault(pos["votes"][state][party], []).append(pos["height"][state][party])
        for space, heights in spaces.items():
            if sorted(heights) != list(range(len(heights))):
                yield f"markers of heights {heights} on space {space} of state {state}"


def state_boards(figures: Figures, pos: Position) -> Iterator[str]:
    """Lands distinct and drawn in order, open opinions on different issues, cleared and coming boards empty."""
    lands = [pos["land"][state] for state in drawn_states(pos)]
    if len(set(lands)) != len(lands) or not set(lands) <= set(range(LANDS)):
        yield f"lands {pos['land']}"
    if drawn_states(pos) != list(range(len(lands))):
        yield f"states drawn out of order: {pos['land']}"
    at_least, at_most = (min(pos["rounds"], pos["round"] + more) for more in (3, 4))
    if not at_least <= len(lands) <= at_most:
        yield f"{len(lands)} states drawn in round {pos['round']}"
    for state in range(STATES):
        opinions, down = pos["opinion"][state], pos["down"][state]
        if not set(opinions) <= {-1, 0, 1} or not all(-GENERATIONS <= lying < LYING + CARDS for lying in down):
            yield f"state {state} has the opinions {opinions} and face down {down}"
        if len(open_cards(opinions)) + sum(1 for lying in down if lying) > 4:
            yield f"state {state} has more than 4 opinion cards"
        board = list(chain(opinions, down, pos["meetings"][state], pos["media"][state], pos["tile"][state]))
        bare = not any(board) and pos["key_issue"][state] == NONE
        if state in past_states(pos) and not bare:
            yield f"past state {state} has not been cleared"
        if state not in drawn_states(pos) and not (bare and not any(pos["votes"][state] + pos["trend"][state])):
            yield f"state {state} has not been drawn and is not empty"
        if state > current(pos) and any(pos["seats"][state]):
            yield f"state {state} has seats before its election"


def key_issues(figures: Figures, pos: Position) -> Iterator[str]:
    """At most one key-issue tile per state, 4 in all; outside the current state they lie on open cards."""
    tiles = [issue for issue in pos["key_issue"] if issue != NONE]
    if len(tiles) > figures["key_issue_tiles"]:
        yield f"{len(tiles)} key-issue tiles"
    for state, issue in enumerate(pos["key_issue"]):
        if not NONE <= issue < ISSUES:
            yield f"key issue {issue} in state {state}"
        elif issue != NONE and state != current(pos) and pos["opinion"][state][issue] == 0:
            yield f"the key-issue tile of state {state} lies on no card"


def national_opinions(figures: Figures, pos: Position) -> Iterator[str]:
    """National opinions on different issues, from the left without gaps."""
    national, pile = pos["national"], pos["national_pile"]
    cards = [card for card in national if card != NONE]
    if len({issue_of(card) for card in cards}) != len(cards):
        yield f"two national opinions on one issue: {national}"
    if national != cards + [NONE] * (SPACES - len(cards)):
        yield f"a gap in national opinion: {national}"
    for card, height in zip(national, pile, strict=True):
        if (card == NONE) != (height == 0) or height < 0:
            yield f"national opinions {national} in piles {pile}"
            break


def cabinet(figures: Figures, pos: Position) -> Iterator[str]:
    """3.3: a card is held, lies face down, lies turned up or has left the game."""
    for party in seated(pos):
        cards, down, up = pos["cabinet"][party], pos["cabinet_down"][party], pos["cabinet_up"][party]
        dropped = [card for card in range(CABINET) if pos["short"] and figures["cabinet_dropped"][card]]
        if not set(cards) <= {0, 1} or any(cards[card] for card in dropped):
            yield f"party {party} has the cabinet cards {cards}"
        placed = [card for card in down if card != NONE]
        shown = [card for card in up if card != NONE]
        if len(set(placed)) != len(placed) or any(not cards[card] for card in placed):
            yield f"party {party} has face-down cabinet cards {down} of {cards}"
        if len(set(shown)) != len(shown) or any(cards[card] or card in dropped for card in shown):
            yield f"party {party} has turned-up cabinet cards {up} while it holds {cards}"
        if pos["cabinet_back"][party] != [int(card != NONE) for card in down]:
            yield f"party {party} shows the backs {pos['cabinet_back'][party]} for {down}"
        for state in range(STATES):
            in_play = state in drawn_states(pos) and state not in past_states(pos)
            if down[state] != NONE and not in_play:
                yield f"party {party} has a cabinet card in state {state}, which is not in play"


def coalition_tiles(figures: Figures, pos: Position) -> Iterator[str]:
    """3.3.2 and 3.4: tiles come from telephones; partners are two and know of each other."""
    for party in seated(pos):
        left, lying = pos["tiles"][party], sum(pos["tile"][state][party] for state in range(STATES))
        if left < 0 or left + lying > figures["coalition_tiles"]:
            yield f"party {party} has {left} coalition tiles left and {lying} on the states"
        calls = sum(
            1
            for card in range(CABINET)
            if figures["cabinet_phone"][card]
            and not pos["cabinet"][party][card]
            and not (pos["short"] and figures["cabinet_dropped"][card])
        )
        if left < figures["coalition_tiles"] - calls:
            yield f"party {party} has {left} coalition tiles left after {calls} telephones"
        if any(pos["tile"][state][party] not in (0, 1) for state in range(STATES)):
            yield f"party {party} has more than one coalition tile on a state"
        partner = pos["partner"][party]
        if partner != NONE:
            if partner == party or partner not in seated(pos) or pos["partner"][partner] != party:
                yield f"party {party} has the partner {partner}, who has not"
            if pos["round"] == pos["rounds"]:
                yield f"party {party} has a coalition in the last state"


def contributions(figures: Figures, pos: Position) -> Iterator[str]:
    """5.2: one card a round while they last.

    Whether the next round has begun while the cards are handed out is open: 5.1 makes the next state current before 5.2.
    """
    at_least = pos["round"] - (2 if pos["phase"] in (END_OF_ROUND, HANDING_OUT) else 1)
    dropped = [card for card in range(GIFTS) if pos["short"] and figures["gift_dropped"][card]]
    all_cards = GIFTS - len(dropped)
    for party in seated(pos):
        cards = pos["gift"][party]
        if not set(cards) <= {0, 1} or any(cards[card] for card in dropped):
            yield f"party {party} has the contribution cards {cards}"
        used = all_cards - sum(cards)
        if not min(at_least, all_cards) <= used <= min(pos["round"], all_cards):
            yield f"party {party} has used {used} contribution cards by round {pos['round']}"
        refused = pos["refused"][party]
        if pos["refusing"][party] != int(refused != NONE):
            yield f"party {party} is refusing {pos['refusing'][party]} with card {refused}"
        if refused != NONE and not cards[refused]:
            yield f"party {party} refuses contribution {refused}, which everyone can see to be used"
        if refused != NONE and pos["accepted"][party] != NONE:
            yield f"party {party} has both accepted and refused"


def seat_bits(figures: Figures, pos: Position) -> Iterator[str]:
    """Only parties at the table are asked."""
    for name in ("asked", "proposed", "out"):
        if not 0 <= pos[name] < 2 ** pos["parties"]:
            yield f"{name} names empty seats: {pos[name]:b}"


BY_PARTY = (
    "colour", "opening_boons", "opening_state", "opening_base", "opening_media", "bid", "bid_shown", "platform", "hand",
    "marked", "hand_size", "hand_known", "cabinet", "cabinet_down", "cabinet_back", "cabinet_up", "tiles", "partner", "cubes",
    "markers", "members", "cash", "ledger", "poll", "poll_seen", "poll_kept", "gift", "accepted", "refused", "refusing",
    "points",
)  # fmt: skip
BY_STATE_AND_PARTY = ("tile", "votes", "height", "trend", "meetings", "media", "seats", "national_media")


def flat(value: Any) -> list[int]:
    """All numbers in nested lists."""
    return [number for item in value for number in flat(item)] if isinstance(value, list) else [value]


def empty_seats(figures: Figures, pos: Position) -> Iterator[str]:
    """Nothing lies before an empty seat."""
    for party in range(pos["parties"], SEATS):
        for name in BY_PARTY:
            if not set(flat(pos[name][party])) <= {0, NONE}:
                yield f"{name} of the empty seat {party}: {pos[name][party]}"
        for name in BY_STATE_AND_PARTY:
            if not {row[party] for row in pos[name]} <= {0, NONE}:
                yield f"{name} of the empty seat {party}"


CHECKS = (
    game_itself, supplies, platforms, hands, platform_deck, opinion_deck, exchange_pool, polls, tracks, stacks, state_boards,
    key_issues, national_opinions, cabinet, coalition_tiles, contributions, seat_bits, empty_seats,
)  # fmt: skip


def invariants(figures: Figures, pos: Position) -> list[str]:
    """8: whatever is wrong with a position of which everything is known, in words."""
    return [wrong for check in CHECKS for wrong in check(figures, pos)]
