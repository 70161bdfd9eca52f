"""The part of the story that tells the action itself. Its consequences are told in `story.py`.

An action that changes nothing (a pass, no meetings) is told to its own party only: others read a newspaper, not minutes.
"""

from __future__ import annotations

from typing import Any

from ....core.values import Line
from ....text.deed import Deed
from .. import options as o
from ..position import BOONS, CARDS, HAND, NONE, OPENING, POLLS
from ..rules.media import controller
from ..rules.spoils import space_for
from ..rules.table import card_of, common_cards, current
from .asking import boon, boons, votes_gained
from .naming import several


def hidden_deed(d: Deed) -> list[Line]:
    """Lines for readers who may not see the option chosen."""
    if d.kind in (o.START_BID, o.SECOND_BID):
        return [d.line("bid-sealed")]
    if d.kind == o.PLACING:
        return [d.line("cabinet-down", state=d.was.state)]
    if d.kind == o.CONTRIBUTION:
        return [d.line("gift-refused")]
    return opening_sealed(d)  # or a card marked for discarding, which is told when it is discarded


def opening_sealed(d: Deed) -> list[Line]:
    """The opening consists of several answers: others are told once, when it is complete."""
    done = d.was.phase == OPENING and (d.now.phase != OPENING or not d.now.asked >> d.seat & 1)
    return [d.line("opening-sealed")] if done else []


def deed(d: Deed) -> list[Line]:
    """The action in words."""
    if d.option is None:
        return hidden_deed(d)
    meaning = o.SPACE.meaning(d.option)
    t = meaning.things
    state, here = d.was.state, current(d.was)
    match meaning.key:
        case "pass":
            return passed(d)
        case "bid" if d.kind == o.POLL_BID:
            return [d.line("poll-bid", state=state, money=t["amount"])]
        case "bid":
            return [d.line("own-bid", money=t["amount"])]
        case "opening-boons":
            return [d.line("own-boons", boons=boons(d.f, t["row"])), *opening_sealed(d)]
        case "opening-base":
            things = {"markers": d.f.opening_media[t["row"]], "members": d.f.opening_members[t["row"]]}
            return [d.line("own-base", **things), *opening_sealed(d)]
        case "choose-state":
            return [chosen_state(d, t["state"]), *opening_sealed(d)]
        case "name-start" if t["party"] == d.seat:
            return [d.line("start-self")]
        case "name-start":
            return [d.line("start-named", party_2=t["party"])]
        case "discard":
            return [d.line("own-marked", card=t["card"])]
        case "swap-platform":
            return [d.line("platform-swapped", card_old=card_of(t["issue"], d.was.platform[d.seat, t["issue"]]), card=t["card"])]
        case "place-cabinet":
            return [d.line("own-cabinet", state=t["state"], cabinet=t["cabinet"])]
        case "cabinet-votes" | "set-key" | "lift-key" | "oust" | "trend-up" | "trend-down":
            return [cabinet_action(d, meaning.key, t)]
        case "force" | "propose":
            common = common_cards(d.was, d.seat, t["party"])
            key = "coalition-forced" if meaning.key == "force" else "coalition-proposed"
            return [d.line(key, party_2=t["party"], state=here, common=common)]
        case "agree":
            common = common_cards(d.was, d.seat, d.was.suitor)
            return [d.line("coalition-agreed", party_2=d.was.suitor, state=here, common=common)]
        case "decline":
            return [d.line("coalition-declined", party_2=d.was.suitor)]
        case "buy-media":
            return [media_bought(d, t["state"])]
        case "swap-opinion":
            old = card_of(t["issue"], d.was.opinion[state, t["issue"]])
            return [d.line("opinion-swapped", state=state, card_old=old, card=t["card"])]
        case "meet":
            if t["cubes"] == 0:
                return d.told_to_own("meetings-none", state=state)
            return [d.line("meetings", state=state, cubes=t["cubes"], money=t["cubes"] * d.f.meeting_price)]
        case "shelve":
            return []  # told with its consequences, which include the members gained: `story.polls`
        case "publish":
            return [published(d, sorted({t["party"], t["other"]}))]
        case "convert":
            if t["cubes"] == 0:
                return d.told_to_own("converted-none", state=state)
            votes = votes_gained(d.f, d.was, state, d.seat, t["cubes"])
            total = d.was.votes[state, d.seat] + votes
            return [d.line("converted", state=state, cubes=t["cubes"], votes=votes, votes_total=total)]
        case "move-marker":
            return [d.line("marker-moved", state=here, points=d.f.media_points[here])]
        case "place-opinion":
            return [opinion_placed(d, card_of(t["issue"], d.was.opinion[here, t["issue"]]))]
        case "push-out":
            card = card_of(d.was.placing, d.was.opinion[here, d.was.placing])
            return [d.line("national-pushed", card=card, card_old=d.was.national[t["space"]], space=t["space"] + 1)]
        case "accept":
            return [d.line("gift-accepted", money=d.f.gift_amount[t["contribution"]])]
    return [d.line("own-gift-refused", money=d.f.gift_amount[t["contribution"]])]


def passed(d: Deed) -> list[Line]:
    """A pass, worded by the decision."""
    here = current(d.was)
    match d.kind:
        case o.DISCARDING:
            return discarded(d)
        case o.PLATFORM_SWAP:
            return d.told_to_own("platform-kept")
        case o.PLACING:
            return d.told_to_own("cabinet-none", state=d.was.state)
        case o.CABINET_ACTION:
            return [d.line("action-none", state=d.was.state, cabinet=d.was.cabinet_up[d.seat, d.was.state])]
        case o.COALITION_TURN:
            return [d.line("coalition-none", state=here)]
        case o.MEDIA_BUYING:
            return d.told_to_own("media-none")
        case o.OPINION_SWAP:
            return d.told_to_own("opinion-kept", state=d.was.state)
        case o.POLL_BID:
            return d.told_to_own("poll-passed", state=d.was.state)
        case o.MARKER_MOVE:
            return [d.line("marker-kept", state=here)]
    return [d.line("opinions-none", state=here)]


def chosen_state(d: Deed, state: int) -> Line:
    """Where a boon or a media marker of the opening goes; told only to its own party."""
    if d.kind == o.PLACE_MARKER:
        return d.line("own-marker-placed", state=state)
    place = next(i for i in range(BOONS) if d.was.opening_state[d.seat, i] == NONE)
    return d.line("own-boon-placed", boon=boon(d.f, d.was.opening_boons[d.seat], place), state=state)


def platform_shuffled(d: Deed, drawn: int) -> bool:
    """Whether the platform discards were shuffled into a new deck: then the deck has not merely lost the cards drawn."""
    left = [g.platform_left + g.platform_under_n for g in (d.was, d.now)]
    return bool(left[0] - drawn != left[1])


def discarded(d: Deed) -> list[Line]:
    """The end of discarding: the discards are told to all, the cards drawn to the party alone."""
    was, now, seat = d.was, d.now, d.seat
    if d.own:
        gone = [was.hand[seat, i] for i in range(HAND) if was.marked[seat, i] == 1]
    else:
        gone = [card for card in range(CARDS) for _ in range(now.platform_discard[card] - was.platform_discard[card])]
    drawn = now.hand_size[seat] - was.hand_size[seat] + len(gone)
    shuffled = platform_shuffled(d, drawn)
    lines = [Line("story-platform-shuffled")] if shuffled else []
    if gone:
        lines.insert(0, d.line("discarded", cards=several("card", gone)))
    elif not shuffled:
        lines += d.told_to_own("discarded-none")
    return lines + drew(d, seat, drawn, gone)


def drew(d: Deed, party: int, drawn: int, gone: list[int]) -> list[Line]:
    """Hidden cards drawn: the party reads which, others read how many."""
    if drawn <= 0:
        return []
    if party != d.viewer:
        return [Line("story-drew", {"party": party, "cards": drawn})]
    new = [d.now.hand[party, i] for i in range(d.now.hand_size[party])]
    kept = [d.was.hand[party, i] for i in range(d.was.hand_size[party])]
    for card in gone:
        kept.remove(card)
    for card in kept:
        new.remove(card)
    return [Line("story-own-drew", {"party": party, "cards": several("card", new)})]


def cabinet_action(d: Deed, key: str, t: Any) -> Line:
    """The action of a cabinet card in its state."""
    state = d.was.state
    card = d.was.cabinet_up[d.seat, state]
    things = {"state": state, "cabinet": card}
    match key:
        case "cabinet-votes":
            total = min(d.f.vote_track, d.was.votes[state, d.seat] + d.f.cabinet_votes[card])
            return d.line("action-votes", **things, votes=total - d.was.votes[state, d.seat], votes_total=total)
        case "set-key":
            return d.line("action-key", **things, card=card_of(t["issue"], d.was.opinion[state, t["issue"]]))
        case "lift-key":
            issue = d.was.key_issue[state]
            return d.line("action-key-lifted", **things, card=card_of(issue, d.was.opinion[state, issue]))
        case "oust":
            to_victim, to_bank = d.f.media_swap_to_victim, d.f.media_swap_to_bank
            return d.line("action-oust", **things, party_2=t["party"], money=to_victim + to_bank, money_2=to_victim)
        case "trend-up":
            return d.line("action-up", **things, change_now=d.now.trend[state, d.seat])
    return d.line("action-down", **things, party_2=t["party"], change_now=d.now.trend[state, t["party"]])


def media_bought(d: Deed, state: int) -> Line:
    """A marker bought, and the party now in control of the state's media if that has changed."""
    things = {"state": state, "money": d.f.media_price, "markers": d.was.media[state, d.seat] + 1}
    master = controller(d.was, state)
    ahead = all(things["markers"] > d.was.media[state, p] for p in range(d.was.parties) if p != d.seat)
    if ahead and master != d.seat:
        return d.line("media-bought-control", **things)
    lost = master not in (NONE, d.seat) and things["markers"] == d.was.media[state, master]
    return d.line("media-bought-tied" if lost else "media-bought", **things)


def published(d: Deed, parties: list[int]) -> Line:
    """The changes published, and the resulting trends."""
    state = d.was.state
    poll = next(p for p in range(POLLS) if d.now.poll_public[p] and not d.was.poll_public[p])
    changes = tuple(
        Line("trend-moved", {"party": p, "change": d.f.poll[poll, d.was.colour[p]], "change_now": d.now.trend[state, p]})
        for p in parties
    )
    return d.line("poll-published", state=state, changes=changes)


def opinion_placed(d: Deed, card: int) -> Line:
    """A card carried to the national board: 4.4.1 to 4.4.3."""
    slot = space_for(d.was, card)
    if slot == NONE:
        return d.line("national-full", card=card)
    lying = d.was.national[slot]
    if lying == NONE:
        return d.line("national-new", card=card, space=slot + 1)
    if lying == card:
        return d.line("national-secured", card=card, space=slot + 1)
    return d.line("national-turned", card=card, card_old=lying, space=slot + 1)


def votes_by_deed(d: Deed, state: int, party: int) -> int:
    """How far the action itself moved the party's vote marker in a state."""
    if d.option is None or party != d.seat or state != d.was.state:
        return 0
    if d.option == o.VOTES:
        card = d.was.cabinet_up[party, state]
        return int(min(d.f.vote_track - d.was.votes[state, party], d.f.cabinet_votes[card]))
    if o.CONVERT <= d.option < o.CONVERT + o.CUBES_ROOM:
        return votes_gained(d.f, d.was, state, party, d.option - o.CONVERT)
    return 0
