"""3.3 The popular vote: everyone with vote cards puts one or two in the box, unseen; YES and NO are counted."""

from __future__ import annotations

from ....core.chance import SEEN, Chance, reveal
from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import BALLOT, FIRST_BALLOT, PASS
from ..position import BALLOTS, COLOURS, FACES, KINDS, NO, NONE, PLAYERS, VOTE_CARDS, YES, Position
from ..refusals import MUST_VOTE, NOT_IN_HAND
from .cards import clear_turned, discard_turned, draw, turn_up
from .table import after, clear_action


@rule
def open_the_box(g: Position, c: Chance, added_yes: int) -> None:
    """3.3.1: everyone with vote cards is asked simultaneously. If nobody can vote, the count follows at once."""
    g.yes, g.no, g.accepted = added_yes, 0, NONE
    clear_turned(g)
    for kind in range(KINDS):
        g.box[kind] = 0
    g.ask = FIRST_BALLOT
    for seat in range(g.players):
        if g.hand_size[seat] > 0:
            g.asked |= 1 << seat
    if g.asked == 0:
        count(g, c)


@rule
def ballot_refusal(g: Position, seat: int, option: int) -> int:
    """One or two vote cards; special cards do not vote (3.3.1, 3.3-a)."""
    if option == PASS:
        return OK if g.ballot[seat, 0] != NONE else MUST_VOTE
    if option < BALLOT or option >= BALLOT + KINDS:
        return NO_SUCH_OPTION
    return OK if g.hand[seat, option - BALLOT] > 0 else NOT_IN_HAND


@rule
def ballot_apply(g: Position, c: Chance, seat: int, option: int) -> None:
    """Cast a ballot unseen: how many a player casts becomes public only at the count."""
    done = option == PASS or g.ballot[seat, 0] != NONE or g.hand_size[seat] == 1
    if option != PASS:
        g.hand[seat, option - BALLOT] -= 1
        g.ballot[seat, 0 if g.ballot[seat, 0] == NONE else 1] = option - BALLOT
    if done:
        g.asked &= ~(1 << seat)
        if g.asked == 0:
            count(g, c)


@rule
def cast(g: Position, seat: int) -> int:
    """The number of ballots a player has in the box."""
    ballots = 0
    for i in range(BALLOTS):
        if g.ballot[seat, i] != NONE:
            ballots += 1
    return ballots


@rule
def empty_the_box(g: Position) -> None:
    """Turn up the ballots together, so that nobody learns who cast which (3.3-d). A card known to be in a hand may be among them
    if one like it is in the box, apart from the observer's own ballots."""
    for seat in range(PLAYERS):
        for i in range(BALLOTS):
            if g.ballot[seat, i] != NONE:
                g.box[g.ballot[seat, i]] += 1
    for kind in range(KINDS):
        if g.box[kind] == 0:
            continue
        for observer in range(g.players):
            others = g.box[kind]
            for i in range(BALLOTS):
                if g.ballot[observer, i] == kind:
                    others -= 1
            for seat in range(g.players):
                if g.known[observer, seat, kind] > 0:
                    perhaps = min(others, cast(g, seat))
                    g.known[observer, seat, kind] = max(0, g.known[observer, seat, kind] - perhaps)
    for seat in range(g.players):
        g.hand_size[seat] -= cast(g, seat)
        g.older[seat] = min(g.older[seat], g.hand_size[seat])
        for i in range(BALLOTS):
            g.ballot[seat, i] = NONE


@rule
def let_the_deck_decide(g: Position, c: Chance) -> None:
    """3.3.3: in a tie, cards are turned up until a YES or NO comes; if no cards are left, it stays a tie (3.3-b)."""
    for _ in range(VOTE_CARDS):
        kind = turn_up(g, c)
        if kind == NONE:
            return
        if kind % FACES == YES:
            g.yes += 1
            return
        if kind % FACES == NO:
            g.no += 1
            return


@rule
def count(g: Position, c: Chance) -> None:
    """3.3.2 to 3.3.4: the vote passes with more YES than NO; all other cards are blank (1.2). Then the ballots and turned cards
    are discarded, and everyone who voted draws a card, the active player first (3.3-c)."""
    reveal(c, SEEN)
    voters = 0
    for seat in range(g.players):
        if cast(g, seat) > 0:
            voters |= 1 << seat
    empty_the_box(g)
    for colour in range(COLOURS):
        g.yes += g.box[FACES * colour + YES]
        g.no += g.box[FACES * colour + NO]
    if g.yes == g.no:
        let_the_deck_decide(g, c)
    g.accepted = 1 if g.yes > g.no else 0
    discard_turned(g)
    for kind in range(KINDS):
        g.discard[kind] += g.box[kind]
    if g.accepted == 1:
        enact(g)
    clear_action(g)
    for place in range(g.players):
        seat = after(g, g.active, place)
        if (voters >> seat) & 1 == 1:
            draw(g, c, seat, 1)


@rule
def enact(g: Position) -> None:
    """Change the laws; replaced laws go beside the board (3.2-f). Of laws of one colour the applied ones go first (3.2-i)."""
    level = g.level
    for colour in range(COLOURS):
        change = g.coming[colour] - g.going[colour]
        g.laws[level, colour] += change
        g.beside[colour] -= change
        g.applied[level, colour] = max(0, g.applied[level, colour] - g.going[colour])
