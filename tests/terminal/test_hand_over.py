"""Several people at one screen: everything one has seen is gone before the next sits down."""

from __future__ import annotations

import re
from pathlib import Path

from hustings.core.records.read import load
from support.keyboard import CLEAR, Terminal, plain, question

TWO = ("play", "die-macher", "--players", "3", "--variant", "short", "--people", "2", "--names", "Ada,Ben", "--seed", "5")


def sit_down(t: Terminal, name: str) -> tuple[str, str]:
    """Wait for the hand-over to somebody and press Enter: the bytes of the hand-over, and of what that person then sees."""
    over = t.until(f"{name}, press Enter when you are ready. ")
    t.type("")
    return over, t.until(r"\r\n(?:\x1b\[1m)?> (?:\x1b\[0m)?")


def test_nothing_of_the_first_person_is_left_for_the_second(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO) as t:
        _, ada = sit_down(t, "Ada")
        hand = re.search(r"Your hand: .*", plain(ada))
        assert hand
        t.ask("2 1 2 3 1")
        t.type("4 4 4")  # the last of the opening: now it is Ben's turn
        over, ben = sit_down(t, "Ben")
        # The hand-over is all that is on the screen, the scrollback is gone, and Enter clears once more.
        shown = over[over.index(CLEAR) :]
        assert plain(shown).split("\n") == [
            "Please hand the keyboard to Ben. Nobody else should look now.",
            "Ben, press Enter when you are ready. ",
        ]
        assert CLEAR in ben
        seen = plain(ben) + t.ask("log") + t.ask("board") + t.ask("help")
        assert hand[0] not in seen
        assert "CDU has sealed the opening." in seen
        for own in ("CDU has chosen for the opening", "CDU has placed", "CDU has put a media marker"):
            assert own not in seen
        assert re.search(r"^CDU +5 +\? ", seen, re.MULTILINE)  # Ada's money is hidden now
        assert re.search(r"^SPD\* +5 +25 ", seen, re.MULTILINE)
        assert "Nothing can be taken back" in t.ask("undo")  # Ada's decisions are not Ben's to undo
        # Ben seals his opening; then Ada bids, and Ben does not see how much until all have bid.
        t.type("1 1 1 1 4")
        _, ada = sit_down(t, "Ada")
        assert "What do you bid" in plain(ada)
        t.type("17")
        over, ben = sit_down(t, "Ben")
        seen = plain(over[over.index(CLEAR) :]) + plain(ben) + t.ask("log")
        assert "CDU has sealed a bid." in seen
        assert "17,000" not in seen
        assert "CDU has sealed a bid of" not in seen
        t.type("16")
        if "press Enter" in t.until("press Enter|The bids: "):  # whichever of them is next may see it
            t.type("")
            t.until("The bids: ")
        t.until("CDU 17,000, SPD 16,000")


def test_several_people_are_told_apart_and_resume_with_the_hand_over(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO) as t:
        assert "Ada plays CDU, Ben plays SPD and Bot 3 plays FDP." in plain(t.until("press Enter"))
        t.type("")
        t.read()
        t.type("quit")
        assert t.end()[0] == 0
    assert load(tmp_path / "die-macher.json").extra["seats"] == ["person", "person", "normal"]
    with Terminal(tmp_path, "play", "die-macher", "--resume") as t:
        _, seen = sit_down(t, "Ada")
        assert "which three gains" in question(plain(seen))


def test_five_people(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "die-macher", "--people", "5") as t:
        for number in range(1, 6):
            sit_down(t, f"Player {number}")
            t.type("2 1 1 1 4")
        assert "has opened with" in t.read()  # when everybody is asked a sealed question, the person at the screen stays
        t.type("7")
        for number in range(1, 5):
            assert "has opened with" in plain(sit_down(t, f"Player {number}")[1])
            t.type("3")
        assert "Linke has bid the most, pays 7,000" in plain(t.until("press Enter|> "))


def test_a_screen_that_cannot_be_cleared_is_pushed_away(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO, columns=80, TERM="dumb") as t:
        sit_down(t, "Ada")
        t.type("2 1 1 1 4")
        over, _ = sit_down(t, "Ben")
        assert "\n" * 60 in plain(over)
        assert "\x1b" not in t.raw


def test_names_are_shown_as_they_are(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "die-macher", "--people", "2", "--names", "[bold]x[/],:smile:") as t:
        assert "[bold]x[/] plays CDU, :smile: plays SPD" in plain(t.until("press Enter"))
