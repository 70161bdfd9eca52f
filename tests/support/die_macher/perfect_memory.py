"""Somebody who forgets no open platform card (0-b), told only what lies open: who discards what, plays what, and draws how many.

It keeps the conference's rules on its own and knows nothing of the fields that the position remembers with, but for reading in a
completed position what each party would have drawn.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from hustings.core.play import Play
from hustings.core.values import Entry
from hustings.games.die_macher.options import DISCARD, PASS, SWAP_PLATFORM
from hustings.games.die_macher.position import CARDS, HAND

Cards = Counter[int]


def open_platform(position: Any, party: int) -> Cards:
    return Counter(2 * issue + (stance < 0) for issue, stance in enumerate(position["platform"][0, party].tolist()) if stance)


class PerfectMemory:
    """Follows a game from its set-up, before each entry is carried out and after."""

    def __init__(self, play: Play) -> None:
        g = play.position
        self.players, self.edition = play.seats, play.setup.edition
        self.copies = int(play.sheet.record["platform_copies"][0])
        self.open = [open_platform(g, party) for party in range(self.players)]
        self.under = [card for card in g["platform_under"][0].tolist() if card >= 0]
        self.left = self.copies * CARDS - sum(map(Counter.total, self.open)) - len(self.under) - HAND * self.players
        self.size = [HAND] * self.players
        self.known: list[Cards] = [Counter() for _ in range(self.players)]
        self.discards: Cards = Counter()
        self.made: list[Cards] = []  # the decks that shuffles made
        self.held_first: Cards = Counter()  # at the first shuffle, in all hands
        self.known_first: list[Cards] = []
        self.past: list[list[tuple[str, int]]] = [[] for _ in range(self.players)]  # since the first shuffle
        self.untouched = [0] * self.players  # how many shuffles each hand has lain through without a change
        self.marked: Cards = Counter()
        if self.edition == "2006":
            assert int(g["hand_size"][0].max()) == HAND

    # What lies open

    def look(self, play: Play, entry: Entry, kind: str) -> None:
        """An entry has been carried out; `kind` is the decision it answered."""
        seat, option = entry.seat, entry.option
        if kind == "discarding" and option != PASS:
            self.marked[option - DISCARD] += 1  # turned up when the party passes
        elif kind == "discarding":
            for card in self.marked.elements():
                self.shows(seat, card)
                self.discards[card] += 1
            wanted = self.marked.total() if self.edition == "2006" else HAND - self.size[seat]
            self.marked = Counter()
            self.draws(seat, wanted)
        elif kind == "platform-swap" and option != PASS:
            issue, card = divmod(option - SWAP_PLATFORM, CARDS)
            replaced = next(c for c in self.open[seat] if c // 2 == issue)
            self.shows(seat, card)
            self.open[seat] += Counter({card: 1})
            self.open[seat] -= Counter({replaced: 1})
            self.discards[replaced] += 1
        if not play.over and play.decision(play.asked[0]) == "discarding" and kind != "discarding" and self.edition == "2006":
            self.draws(play.asked[0], HAND - self.size[play.asked[0]])

    def shows(self, party: int, card: int) -> None:
        self.size[party] -= 1
        self.known[party] -= Counter({card: 1})
        self.untouched[party] = 0
        if self.made:
            self.past[party].append(("shows", card))

    def draws(self, party: int, wanted: int) -> None:
        for _ in range(wanted):
            if not self.left and not self.under:
                self.shuffles()
            self.size[party] += 1
            self.untouched[party] = 0
            if self.left:
                self.left -= 1
                if self.made:
                    self.past[party].append(("draws", len(self.made)))
            else:
                self.known[party][self.under.pop(0)] += 1

    def shuffles(self) -> None:
        if not self.made:
            everything = Counter(dict.fromkeys(range(CARDS), self.copies))
            self.held_first = everything - self.discards - sum(self.open, Counter())
            self.known_first = [known.copy() for known in self.known]
        self.made.append(self.discards)
        self.left, self.discards = self.discards.total(), Counter()
        self.untouched = [n + 1 for n in self.untouched]

    # What follows from it

    def contradicted(self, completed: Any) -> str:
        """Why a completed position cannot be, or nothing. There must be a way it went: first hands and draws of every party that
        let it show what it showed and leave it the hand it has, every deck drawn as it was made."""
        hands = [Counter(c for c in completed["hand"][0, party].tolist() if c >= 0) for party in range(self.players)]
        for party, hand in enumerate(hands):
            if hand.total() != self.size[party] or self.known[party] - hand:
                return f"party {party} does not hold {self.size[party]} cards with {dict(self.known[party])} among them"
        if not self.made:
            return ""
        drawn_of: list[Cards] = [Counter() for _ in range(len(self.made) + 1)]
        first: Cards = Counter()
        for party, hand in enumerate(hands):
            drawn = [int(x) - 1 for x in completed["drawn"][0, party] if x > 0]
            shown = Counter(card for what, card in self.past[party] if what == "shows")
            held = hand + shown
            held.subtract(drawn)
            if min(held.values(), default=0) < 0 or self.known_first[party] - held:
                return f"party {party} cannot have begun with {dict(held)}"
            first += held
            for what, x in self.past[party]:
                if what == "draws":
                    card = drawn.pop(0)
                    drawn_of[x][card] += 1
                    held[card] += 1
                elif held[x] > 0:
                    held[x] -= 1
                else:
                    return f"party {party} did not hold the {x} it showed"
            if drawn:
                return f"party {party} did not draw {drawn}"
        if first != self.held_first:
            return "the hands at the first shuffle are not the cards that were missing"
        drawn_of[-1] += Counter(dict(enumerate(completed["platform_deck"][0].tolist())))
        for number, made in enumerate(self.made):
            if drawn_of[number + 1] != made:
                return f"what was drawn from deck {number + 1} is not what it was made of"
        return ""

    def impossible_for_untouched_hands(self, completed: Any) -> list[int]:
        """Cards that hands untouched since the last shuffle hold more of than were outside the deck it made. (Only hands are
        looked at.)"""
        if not self.made:
            return []
        held: Cards = Counter()
        for party in range(self.players):
            if self.untouched[party]:
                held += Counter(c for c in completed["hand"][0, party].tolist() if c >= 0)
        return [card for card, n in held.items() if n > self.copies - self.made[-1][card]]
