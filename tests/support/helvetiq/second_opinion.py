"""A second opinion on points and votes, written from the rule text on plain numbers; it imports no rules.

Feed it every decision of a game: what was chosen, in words, and the positions before and after (see `layout.as_dict`). It keeps
books of its own and says where the game's books differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

POINTS = [1, 1, 1, 4, 2, 2, 7, 5, 8]  # J1 L1 E1 J2 L2 E2 J3 L3 E3
NAMES = ["grass", "laws", "powers", "case", "canton", "office", "bern", "concordance", "opposition", "vice"]
NAMING, VOTING = 6, 13  # kinds of decision
Numbers = Mapping[str, Any]


def red_card(name: str, g: Numbers, seat: int, president: int | None = None) -> int:
    """What a red card is worth to a seat, by the board."""
    mine = [square for square in range(9) for _ in range(g["pawns"][square][seat])]
    laws = [level for level in range(3) for _ in range(g["laws"][level][g["colour"][seat]])]
    if name == "opposition":
        return 1 if 8 in mine else 4
    if name == "vice":
        return 4 if 8 in mine and president != seat else 1
    if name == "powers":
        powers = len({square % 3 for square in mine})
        return 4 if powers == 3 else powers
    worth: dict[str, int] = {
        "grass": sum(square < 3 for square in mine),
        "laws": len(laws),
        "case": sum(whose == seat for whose in g["aid_seat"][: g["aid_n"]]),
        "canton": sum(square // 3 == 1 for square in mine) + laws.count(1),
        "office": 2 * len({square for square in mine if square % 3 == 2}),
        "bern": sum(square // 3 == 2 for square in mine) + laws.count(2),
        "concordance": len({square // 3 for square in mine}) + len(set(laws)),
    }
    return min(4, worth[name])


class Books:
    """One game, booked along."""

    def __init__(self, players: int) -> None:
        self.points = [0] * players
        self.aid: list[list[int]] = [[] for _ in range(players)]  # colours, as often as they lie there
        self.ballots: list[int] = []
        self.yes = 0
        self.votes = self.ties = self.bonuses = 0

    def book(
        self, seat: int, key: str, things: Mapping[str, int], said: Sequence[int], before: Numbers, after: Numbers
    ) -> list[str]:
        """One decision and what chance said to it; what differs."""
        if key in ("pay", "joker") and before["law"] >= 0:
            self.apply(seat, before["law"], before["level"])
        if key == "play" and 15 <= things["special"] < 21:
            self.points[seat] += red_card(NAMES[things["special"] - 15], before, seat)
        if key == "choose-level" and before["effect"] == 7:
            self.yes = 1
        if key == "ballot":
            self.ballots.append(things["card"])
        going, coming = list(before["going"]), list(before["coming"])
        if key == "replace":
            going[things["going"]] += 1
            coming[things["coming"]] += 1
        wrong = []
        if before["ask"] == VOTING and after["ask"] != VOTING:
            wrong += self.count(before, after, going, coming)
        elif before["ask"] == NAMING and after["level"] < 0:  # settled at once, perhaps by a vote in which nobody has cards
            called = before["manner"] == 0 and any(card % 5 == 4 for card in said[: sum(going)])
            if called or before["manner"] in (1, 3):
                wrong += self.count(before, after, going, coming)
        if after["phase"] == 2:
            self.finish(before, after)
        if self.points != [sum(row) for row in after["points"][: len(self.points)]]:
            wrong.append(f"points {[sum(row) for row in after['points']]}, booked {self.points}")
        return wrong

    def apply(self, seat: int, colour: int, level: int) -> None:
        self.points[seat] += 2 if level == 2 else 1
        self.aid[seat].append(colour)
        if len(set(self.aid[seat])) == 5:
            for each in range(5):
                self.aid[seat].remove(each)
            self.points[seat] += 5
            self.bonuses += 1

    def count(self, before: Numbers, after: Numbers, going: list[int], coming: list[int]) -> list[str]:
        """The people have decided: recount, and see whether the laws are what they should be."""
        yes = self.yes + sum(card % 5 == 0 for card in self.ballots)
        no = sum(card % 5 == 1 for card in self.ballots)
        self.votes += 1
        if yes == no:
            self.ties += 1
            decisive = [card for card in range(25) if after["turned"][card] and card % 5 < 2]
            assert len(decisive) <= 1, "cards are turned up after the decision"
            accepted = bool(decisive) and decisive[0] % 5 == 0
        else:
            accepted = yes > no
        wrong = [] if after["accepted"] == int(accepted) else [f"{yes} YES, {no} NO, but accepted is {after['accepted']}"]
        laws = [list(row) for row in before["laws"]]
        if accepted:
            for colour in range(5):
                laws[before["level"]][colour] += coming[colour] - going[colour]
        if laws != after["laws"]:
            wrong.append(f"laws {after['laws']}, expected {laws}")
        self.ballots, self.yes = [], 0
        return wrong

    def finish(self, before: Numbers, after: Numbers) -> None:
        for seat in range(len(self.points)):
            self.points[seat] += sum(POINTS[square] * after["pawns"][square][seat] for square in range(9))
            for level in range(3):
                self.points[seat] += POINTS[3 * level + 1] * after["laws"][level][after["colour"][seat]]
            if after["president"] == seat:
                self.points[seat] += 5
            for card in range(21, 25):
                if before["special"][seat][card]:
                    self.points[seat] += red_card(NAMES[card - 15], after, seat, after["president"])
