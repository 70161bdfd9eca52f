"""What is never otherwise (section 5), checked on a position as plain numbers. Written from the rule text; imports no rules."""

from __future__ import annotations

from typing import Any

COPIES = [2, 2, 3, 2, 3]  # YES, NO, blank, INITIATIVE, REFERENDUM
PAWNS, LAWS, CHAIRS, DRAWERS = 5, 5, {2: 5, 5: 5, 8: 7}, 39


def invariants(g: dict[str, Any]) -> list[str]:
    """What is wrong with a position (see `layout.as_dict`) between two decisions; nothing, if all is well."""
    wrong: list[str] = []
    seats = range(g["players"])

    def must(good: bool, what: str) -> None:
        if not good:
            wrong.append(what)

    def numbers(value: Any) -> list[int]:
        return [n for each in value for n in numbers(each)] if isinstance(value, list) else [value]

    below_zero = {"colour", "player", "president", "recess", "route", "level", "law", "manner", "effect", "target", "ballot"}
    below_zero |= {"aid_card", "aid_seat", "accepted"}
    for name, value in g.items():
        must(min(numbers(value)) >= (-1 if name in below_zero else 0), f"{name} below zero")

    # All vote cards in exactly one place.
    under_aid = g["aid_card"][: g["aid_n"]]
    for card in range(25):
        places = g["deck"][card] + g["discard"][card] + sum(g["hand"][seat][card] for seat in range(4))
        places += sum(ballot == card for row in g["ballot"] for ballot in row) + under_aid.count(card)
        must(places == COPIES[card % 5], f"{places} vote cards {card}")
    must(g["deck_left"] == sum(g["deck"]), "deck_left")
    for seat in range(4):
        cast = sum(ballot >= 0 for ballot in g["ballot"][seat])
        must(g["hand_size"][seat] == sum(g["hand"][seat]) + cast, f"hand_size of {seat}")
        must(g["special_n"][seat] == sum(g["special"][seat]), f"special_n of {seat}")

    # All special cards.
    for card in range(25):
        places = g["special_deck"][card] + g["special_discard"][card] + sum(g["special"][seat][card] for seat in range(4))
        places += sum(each >= 25 and (each - 25) // 5 == card for each in under_aid)
        must(places == 1, f"{places} special cards {card}")
    must(g["special_left"] == sum(g["special_deck"]), "special_left")

    # Under the aids: as counted by colour, never five colours.
    must(all(each == -1 for each in g["aid_card"][g["aid_n"] :] + g["aid_seat"][g["aid_n"] :]), "beyond the cards under the aids")
    for seat in range(4):
        mine = [card for card, whose in zip(under_aid, g["aid_seat"], strict=False) if whose == seat]
        colours = [card // 5 if card < 25 else (card - 25) % 5 for card in mine]
        must(g["aid"][seat] == [colours.count(colour) for colour in range(5)], f"aid of {seat}")
        must(len(set(colours)) < 5, f"five colours under the aid of {seat}")

    # Laws and pawns.
    for colour in range(5):
        must(g["beside"][colour] + sum(row[colour] for row in g["laws"]) == LAWS, f"laws of colour {colour}")
    for level, row in enumerate(g["laws"]):
        must(sum(row) == 3 and max(row) < 3, f"laws of level {level}")
        must(all(done <= there for done, there in zip(g["applied"][level], row, strict=True)), f"applied on level {level}")
    for seat in seats:
        must(g["reserve"][seat] + sum(row[seat] for row in g["pawns"]) == PAWNS, f"pawns of {seat}")
    for seat in set(range(4)) - set(seats):
        left = g["hand_size"][seat] + g["special_n"][seat] + g["reserve"][seat] + sum(g["points"][seat])
        must(left + sum(row[seat] for row in g["pawns"]) == 0, f"seat {seat} is empty")
    for square, chairs in CHAIRS.items():
        must(sum(g["pawns"][square]) + (g["cubes"] if square == 8 else 0) <= chairs, f"chairs of square {square}")
    must(g["cubes"] == (2 if g["players"] < 4 else 0), "cubes")
    must(1 <= g["drawer"] <= DRAWERS, "drawer")

    # The end: the phase and the cause go together.
    full = sum(g["pawns"][8]) + g["cubes"] == 7
    must(g["cause"] != 0 or (not full and g["drawer"] < DRAWERS), "the end has come unnoticed")
    must((g["phase"] == 2) == (g["asked"] == 0), "asked to the end")
    must(g["phase"] == 0 or g["cause"] != 0, "last actions without an end")

    # What is certain is true, and nothing is left in the drawing fan.
    for observer in seats:
        for holder in seats:
            for card in range(25):
                held = g["hand"][holder][card] + g["ballot"][holder].count(card)
                must(g["known"][observer][holder][card] <= held, f"{observer} knows what is not so of {holder}")
        for card in range(25):
            must(g["deck"][card] <= g["deck_most"][card] - g["drawn"][observer][card], f"{observer} is wrong about the deck")
    for seat in seats:
        must(g["older"][seat] <= g["hand_size"][seat], f"older of {seat}")
        old = sum(g["special"][seat][card] for card in range(25) if g["special_fresh"][card] == 0)
        must(g["special_older"][seat] == old, f"special_older of {seat}")
    must(not any(g["fan"]), "fan")
    return wrong
