"""Hidden platform cards that agree with everything seen so far, for `resample.py`.

Before the discards are first shuffled, every unseen card is equally likely in every unseen place. Afterwards it matters which
deck a card was drawn from: cards held at a shuffle are not in the new deck. The notes of each hand (`rules/memory.py`) are
replayed deck by deck. A shown card that may have been drawn from more than one deck is taken from each with the right
probability, assuming that every card of a hand is equally likely to be let go. The probability that this gives to the cards shown
is the weight of the attempt, and one of several attempts is chosen by weight. The longer the past, the fewer attempts are made,
so over a long past the probabilities are close but not exact. An impossible deal never occurs.
"""

from __future__ import annotations

from ...core.chance import CARDS as CARD_STREAM
from ...core.chance import Chance, fresh, pick, roll
from ...core.rule import rule
from .position import CARDS, DRAWN_MOST, HAND, ISSUES, NONE, PARTIES, PAST_ROOM, Figures, Position
from .rules.memory import DREW, KNEW, REPLACED, SHOWED, SHUFFLED
from .rules.table import card_of

MOST, NOTES = 40, 120  # successful attempts: at most MOST, and as many as replay about NOTES notes in all
TRIES = 2_000
FINE = 32_000  # resolution of a choice by weight
GONE = -1000  # no deck
DRAWS = 32  # during dealing `marked` holds, per card, generation x DRAWS + draw, or a negative number for a known card


@rule
def take_open(g: Position, party: int) -> None:
    """Remove the party's open cards from the deck."""
    for issue in range(ISSUES):
        if g.platform[party, issue] != 0:
            g.platform_deck[card_of(issue, g.platform[party, issue])] -= 1


@rule
def draw(g: Position, c: Chance) -> int:
    card = pick(c, CARD_STREAM, g.platform_deck, CARDS)
    g.platform_deck[card] -= 1
    return card


@rule
def deal_by_memory(f: Figures, g: Position, c: Chance, seat: int) -> bool:
    """Choose one of several attempts by weight; False if none succeeded. An attempt is repeated by rewinding the stream of chance
    to where it began."""
    wanted = max(1, min(MOST, NOTES // (1 + notes(g))))
    total, chosen, last, found = 0.0, 0, 0, 0
    for _ in range(TRIES):
        last = int(c.turn[CARD_STREAM])
        fresh(c)
        weight, certain = attempt(f, g, c, seat)
        if weight > 0.0:
            found += 1
            if found == wanted or certain:
                break
            total += weight
            if roll(c, CARD_STREAM, FINE) * total < weight * FINE:
                chosen = last
    if found == 0:
        return False
    ended = int(c.turn[CARD_STREAM])
    if total > 0.0 and roll(c, CARD_STREAM, FINE) * (total + weight) >= weight * FINE:  # an earlier attempt was chosen
        ended = int(c.turn[CARD_STREAM])
        c.turn[CARD_STREAM] = chosen
        fresh(c)
        attempt(f, g, c, seat)
    c.turn[CARD_STREAM] = ended
    for party in range(g.parties):
        for place in range(HAND):
            if party != seat and g.hand[party, place] != NONE:
                remember(g, party, place)
    return True


@rule
def notes(g: Position) -> int:
    count = 0
    for party in range(g.parties):
        for i in range(PAST_ROOM):
            if g.past[party, i] == 0:
                break
            count += 1
    return count


@rule
def attempt(f: Figures, g: Position, c: Chance, seat: int) -> tuple[float, bool]:
    """Deal everything since the first shuffle again. Returns the probability of the cards shown (0: impossible), and whether it
    is certain which deck each of them came from, in which case all attempts have the same weight."""
    hold_first(f, g, c, seat)
    weight, certain = 1.0, True
    for generation in range(1, g.shuffles + 1):
        make_deck(g, generation)
        if seat < PARTIES:
            set_own_aside(g, seat, generation)
        for party in range(g.parties):
            if party != seat:
                likelihood, sure = go_through(g, c, seat, party, generation)
                weight *= likelihood
                certain = certain and sure
                if weight == 0.0:
                    return 0.0, False
    return weight, certain


@rule
def hold_first(f: Figures, g: Position, c: Chance, seat: int) -> None:
    """Deal the hands as of the first shuffle, from all cards that were neither open nor in the deck made then."""
    for card in range(CARDS):
        g.platform_deck[card] = f.platform_copies - g.shuffled_first[card]
    for party in range(g.parties):
        take_open(g, party)
        shown = NONE
        for i in range(PAST_ROOM):
            what = g.past[party, i]
            if SHOWED <= what < REPLACED:
                shown = what - SHOWED
            elif REPLACED <= what < KNEW:  # the replaced card lay open then, the shown one did not
                g.platform_deck[what - REPLACED] -= 1
                g.platform_deck[shown] += 1
            if party == seat and SHOWED <= what < REPLACED:
                g.platform_deck[shown] -= 1
            elif party != seat and what >= KNEW:
                g.platform_deck[what - KNEW] -= 1
    if seat < PARTIES:
        for i in range(g.hand_size[seat]):
            g.platform_deck[g.hand[seat, i]] -= 1
        for i in range(DRAWN_MOST):
            if g.drawn[seat, i] > 0:
                g.platform_deck[g.drawn[seat, i] - 1] += 1
    for party in range(g.parties):
        if party != seat:
            hold_first_of(g, c, party)


@rule
def hold_first_of(g: Position, c: Chance, party: int) -> None:
    """Deal one hand as of the first shuffle: the cards that everyone knew, and random ones."""
    size, held = g.hand_size[party], 0
    for place in range(HAND):
        g.hand[party, place], g.marked[party, place] = NONE, 0
    for i in range(PAST_ROOM):
        what = g.past[party, i]
        if what == DREW:
            size -= 1
        elif SHOWED <= what < REPLACED:
            size += 1
        elif what >= KNEW:
            g.hand[party, held], g.marked[party, held] = what - KNEW, -1 - party * HAND - held
            held += 1
    for place in range(held, size):
        g.hand[party, place] = draw(g, c)


@rule
def first_note(g: Position, party: int, generation: int) -> int:
    """The index of the first note of a hand that belongs to a deck's time."""
    i = 0
    for _ in range(generation - 1):
        while g.past[party, i] != SHUFFLED:
            i += 1
        i += 1
    return i


@rule
def make_deck(g: Position, generation: int) -> None:
    """Restore a deck as it was shuffled: the cards discarded during the previous deck's time."""
    for card in range(CARDS):
        g.platform_deck[card] = g.shuffled_first[card] if generation == 1 else 0
    if generation == 1:
        return
    for party in range(g.parties):
        shown = NONE
        for i in range(first_note(g, party, generation - 1), PAST_ROOM):
            what = g.past[party, i]
            if what == SHUFFLED:
                break
            if SHOWED <= what < REPLACED:
                shown = what - SHOWED
                g.platform_deck[shown] += 1
            elif REPLACED <= what < KNEW:  # the shown card now lies open, the replaced one was discarded
                g.platform_deck[shown] -= 1
                g.platform_deck[what - REPLACED] += 1


@rule
def set_own_aside(g: Position, seat: int, generation: int) -> None:
    """Remove the cards that the seat itself drew from the deck: nobody else drew them."""
    begin = first_note(g, seat, generation)
    drawn = draws_before(g, seat, begin)
    for i in range(begin, PAST_ROOM):
        if g.past[seat, i] == 0 or g.past[seat, i] == SHUFFLED:
            break
        if g.past[seat, i] == DREW:
            g.platform_deck[g.drawn[seat, drawn] - 1] -= 1
            drawn += 1


@rule
def draws_before(g: Position, party: int, end: int) -> int:
    count = 0
    for i in range(end):
        if g.past[party, i] == DREW:
            count += 1
    return count


@rule
def go_through(g: Position, c: Chance, seat: int, party: int, generation: int) -> tuple[float, bool]:
    """Replay what a party drew and showed during a deck's time. Returns the probability of the cards shown, and whether each of
    them came from a hand drawn from a single deck."""
    begin = first_note(g, party, generation)
    drawn = draws_before(g, party, begin)
    weight, certain, first, second, third = 1.0, True, NONE, NONE, NONE  # the last three: cards shown since it last drew
    for i in range(begin, PAST_ROOM):
        what = g.past[party, i]
        if SHOWED <= what < REPLACED:
            if first == NONE:
                first = what - SHOWED
            elif second == NONE:
                second = what - SHOWED
            else:
                third = what - SHOWED
        elif what < REPLACED:
            if first != NONE:
                certain = certain and of_one_deck(g, party)
                weight *= show(g, c, seat, party, generation, first, second, third)
                first, second, third = NONE, NONE, NONE
            if what != DREW or weight == 0.0:
                return weight, certain
            for place in range(HAND):
                if g.hand[party, place] == NONE:
                    g.hand[party, place] = draw(g, c)
                    g.marked[party, place] = generation * DRAWS + drawn
                    drawn += 1
                    break
    return weight, certain


@rule
def of_one_deck(g: Position, party: int) -> bool:
    """Whether all cards of a hand came from the same deck."""
    found = GONE
    for place in range(HAND):
        deck = deck_of(g, party, place)
        if deck != GONE and found != GONE and deck != found:
            return False
        found = deck if deck != GONE else found
    return True


@rule
def drawn_from(origin: int) -> int:
    """The deck that a card came from. A known card counts as a deck of its own."""
    return origin if origin < 0 else origin // DRAWS


@rule
def deck_of(g: Position, party: int, place: int) -> int:
    """The deck that the card in a place of a hand came from; GONE for an empty place."""
    return GONE if g.hand[party, place] == NONE else drawn_from(g.marked[party, place])


@rule
def show(g: Position, c: Chance, seat: int, party: int, generation: int, first: int, second: int, third: int) -> float:
    """Show up to three of the party's cards, one after the other without drawing. All its places are equally likely to be let go;
    which ones were is chosen by the probability that they hold these cards. Returns the probability that any places do."""
    decks = (deck_of(g, party, 0), deck_of(g, party, 1), deck_of(g, party, 2))
    every, such = unseen(g, seat, generation, decks, first, second, third)
    ways = 3 if second == NONE else 9 if third == NONE else 27
    weight, choices = 0.0, 0
    for way in range(ways):
        weight += likely(every, such, decks, (first, second, third), way)
        choices += possible(decks, ways, way)
    if weight == 0.0:
        return 0.0
    at, chosen = roll(c, CARD_STREAM, FINE) * weight / FINE, NONE
    for way in range(ways):
        chance = likely(every, such, decks, (first, second, third), way)
        if chance > 0.0:
            chosen = way
            at -= chance
            if at < 0.0:
                break
    let_go(g, c, seat, party, chosen % 3, generation, first)
    if second != NONE:
        let_go(g, c, seat, party, chosen // 3 % 3, generation, second)
    if third != NONE:
        let_go(g, c, seat, party, chosen // 9, generation, third)
    return weight / choices


@rule
def unseen(
    g: Position, seat: int, generation: int, decks: tuple[int, int, int], first: int, second: int, third: int
) -> tuple[int, int]:
    """Counts of unseen cards, six bits each: by place of the hand, those of its deck; by place and card shown, those equal to
    that card."""
    every, such = 0, 0
    for other in range(g.parties):
        if other == seat:
            continue
        for i in range(HAND):
            card = g.hand[other, i]
            if card == NONE:
                continue
            like = (card == first) + ((card == second) << 6) + ((card == third) << 12)
            deck = drawn_from(g.marked[other, i])
            if deck == decks[0]:
                every += 1
                such += like
            if deck == decks[1]:
                every += 1 << 6
                such += like << 18
            if deck == decks[2]:
                every += 1 << 12
                such += like << 36
    undrawn = 0
    for kind in range(CARDS):
        undrawn += g.platform_deck[kind]
    like = g.platform_deck[first]
    if second != NONE:
        like += g.platform_deck[second] << 6
    if third != NONE:
        like += g.platform_deck[third] << 12
    for place in range(HAND):
        if decks[place] == generation:
            every += undrawn << (6 * place)
            such += like << (18 * place)
    return every, such


@rule
def possible(decks: tuple[int, int, int], ways: int, way: int) -> int:
    """1 if the places that `way` encodes, one digit per card shown, are all different and hold cards, otherwise 0."""
    a, b, d = way % 3, way // 3 % 3, way // 9
    if decks[a] == GONE or (ways > 3 and (b == a or decks[b] == GONE)):
        return 0
    return 0 if ways > 9 and (d == a or d == b or decks[d] == GONE) else 1


@rule
def likely(every: int, such: int, decks: tuple[int, int, int], cards: tuple[int, int, int], way: int) -> float:
    """The probability that the places that `way` encodes hold the cards shown; 0 if two are equal or one is empty."""
    chance, places = 1.0, way
    for i in range(HAND):
        if cards[i] == NONE:
            break
        place = places % 3
        places //= 3
        if decks[place] == GONE:
            return 0.0
        left, fitting = (every >> (6 * place)) & 63, (such >> (6 * HAND * place + 6 * i)) & 63
        earlier = way
        for j in range(i):  # a card let go just before is not there any more
            if earlier % 3 == place:
                return 0.0
            if decks[earlier % 3] == decks[place]:
                left -= 1
                if cards[j] == cards[i]:
                    fitting -= 1
            earlier //= 3
        if fitting <= 0:
            return 0.0
        chance *= fitting / left
    return chance


@rule
def let_go(g: Position, c: Chance, seat: int, party: int, place: int, generation: int, card: int) -> None:
    """Show `card` from a place. If another card was dealt there, it changes places with a `card` of the same deck."""
    if g.hand[party, place] != card:
        change_places(g, c, seat, party, place, generation, card)
    remember(g, party, place)
    g.hand[party, place] = NONE


@rule
def change_places(g: Position, c: Chance, seat: int, party: int, place: int, generation: int, card: int) -> None:
    """Swap the card in a place for a random `card` of the same deck, in a hand or undrawn."""
    deck, mine = deck_of(g, party, place), g.hand[party, place]
    there = g.platform_deck[card] if deck == generation else 0
    for other in range(g.parties):
        for i in range(HAND):
            if other != seat and g.hand[other, i] == card and drawn_from(g.marked[other, i]) == deck:
                there += 1
    at = roll(c, CARD_STREAM, there)
    g.hand[party, place] = card
    for other in range(g.parties):
        if other == seat:
            continue
        for i in range(HAND):
            if g.hand[other, i] != card or drawn_from(g.marked[other, i]) != deck or (other == party and i == place):
                continue
            if at == 0:
                g.hand[other, i] = mine
                return
            at -= 1
    g.platform_deck[card] -= 1
    g.platform_deck[mine] += 1


@rule
def remember(g: Position, party: int, place: int) -> None:
    """Note for the party which of its draws this card was."""
    if g.marked[party, place] >= DRAWS:
        g.drawn[party, g.marked[party, place] % DRAWS] = 1 + g.hand[party, place]
