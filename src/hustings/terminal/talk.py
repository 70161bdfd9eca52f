"""The conversation with the people at the screen: the table, what happened, the question, their words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ..core.errors import ActionError, HustingsError
from ..core.rulebook import rule_text
from ..core.words import Words
from .menu import Choice, Menu, ranges
from .scores import score_table
from .screens import legend_of, screen_of
from .session import Session

MANY_LINES = 60  # pushes the table off a screen that cannot be cleared


class Leave(Exception):
    """The people have gone: end of input, or `quit`."""


class Talk:
    """One game at one screen, until it is over or the people leave."""

    def __init__(self, session: Session, words: Words, console: Console) -> None:
        self.session, self.words, self.console = session, words, console
        self.people = [seat for seat, who in enumerate(session.seats) if who.is_person]
        self.here: int | None = self.people[0] if len(self.people) == 1 else None  # who sits at the screen
        self.read = dict.fromkeys(self.people, 0)  # entries each person has read of
        self.explained = False  # whether the signs on the screen have been explained
        self.commands: dict[str, Callable[[Menu, int, list[str]], None]] = {
            "?": self.explain,
            "help": self.help,
            "why": self.why,
            "log": self.log,
            "board": self.board,
            "undo": self.undo,
            "save": self.save,
        }

    def say(self, key: str, **values: Any) -> str:
        return self.words.say(f"term-{key}", **values)

    # The game

    def run(self) -> None:
        """Play until the game is over. Raises Leave; the game is saved after every action, so nothing is lost."""
        play = self.session.play
        while not self.session.play.over:
            play = self.session.play
            person = next((seat for seat in play.asked if self.session.seats[seat].is_person), None)
            if person is None:
                self.session.bot_acts(play.asked[0])
            else:
                self.sit_down(person)
                self.turn(person)
            self.session.save()
        self.finish()

    def sit_down(self, seat: int) -> None:
        """Several people at one screen: hide what the last one saw, and wait for the next."""
        if self.here == seat:
            return
        self.session.hand_over()
        self.clear()
        self.console.print(self.say("hand-over", name=self.session.seats[seat].name))
        self.ask(self.say("press-enter", name=self.session.seats[seat].name))
        self.here = seat
        self.clear()

    def turn(self, seat: int) -> None:
        """One person's decisions, until somebody else is asked."""
        self.show(seat)
        while seat in self.session.play.asked:
            menu = Menu(self.session.play, seat)
            self.question(menu, seat)
            before = self.session.told
            self.answer(menu, seat)
            if self.session.told != before:
                self.session.save()
                self.news(seat)

    # Showing

    def show(self, seat: int) -> None:
        play = self.session.play
        self.console.print(screen_of(play.game)(play.observe(seat), self.words, play.sheet, seat))
        if not self.explained:
            self.console.print(legend_of(play.game, self.words))
            self.explained = True
        self.news(seat)

    def news(self, seat: int) -> None:
        """What has happened since this person last read."""
        observation = self.session.play.observe(seat)
        for line in self.session.story(seat, self.read[seat]):
            self.console.print(Text("  " + self.words.line(observation, line)))
        self.read[seat] = self.session.told

    def question(self, menu: Menu, seat: int) -> None:
        play = self.session.play
        observation = play.observe(seat)
        self.console.print()
        self.console.print(Text(self.words.question(observation, menu.decision, seat, play.sheet), style="bold"))
        if menu.quantity:
            numbers = [choice.number for choice in menu.possible]
            if numbers:
                self.console.print(self.say("amounts", least=min(numbers), most=max(numbers)))
        else:
            for choice in menu.possible:
                self.console.print(Text(f"{choice.number:4}  {self.option(choice.option, seat)}"))
            if menu.refused and len(menu.numbered) > len(menu.possible):
                refused = ranges(choice.number for choice in menu.refused)
                self.console.print(Text(self.say("not-now", numbers=refused), style="dim"))
        if menu.decline >= 0:
            self.console.print(Text(f"{'p' if menu.quantity else 0:>4}  {self.option(menu.decline, seat)}"))

    def option(self, option: int, seat: int) -> str:
        return self.words.option(self.session.play.observe(seat), option, seat, self.session.play.sheet)

    def clear(self) -> None:
        """Nothing of the last person's table may stay, in the scrollback neither."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.console.print("\n" * MANY_LINES)

    # Listening

    def ask(self, prompt: str) -> str:
        try:
            return self.console.input(Text(prompt, style="bold"))
        except EOFError:
            raise Leave from None

    def answer(self, menu: Menu, seat: int) -> None:
        """Take one line: a command, or one decision or several."""
        words = self.ask("> ").split()
        if not words:
            return
        head = words[0].lower()
        if head in ("quit", "q", "exit"):
            raise Leave
        if head in self.commands:
            self.commands[head](menu, seat, words[1:])
            return
        try:
            self.session.act(seat, self.options(menu, seat, words))
        except ActionError as error:
            self.complain(str(error))

    def options(self, menu: Menu, seat: int, words: list[str]) -> list[int]:
        """The options that the words stand for, one decision after the other, tried on a copy."""
        trial = self.session.play.copy()
        chosen: list[int] = []
        for word in words:
            if seat not in trial.asked:
                raise ActionError(self.say("not-so-many", count=len(chosen)))
            here = Menu(trial, seat) if chosen else menu
            choice = here.choice(word)
            if choice is None:
                raise ActionError(self.say("no-such-choice", word=word))
            if choice.refusal:
                raise ActionError(self.refused(choice))
            trial.act(seat, choice.option)
            chosen.append(choice.option)
            if len(chosen) < len(words) and trial.revealed > 1:
                raise ActionError(self.say("new-things", count=len(chosen)))
        return chosen

    def refused(self, choice: Choice) -> str:
        return self.words.refusal(choice.refusal)

    def complain(self, text: str) -> None:
        self.console.print(Text(text, style="red"))

    # Commands

    def help(self, menu: Menu, seat: int, words: list[str]) -> None:
        self.console.print(self.say("help"))
        self.console.print(legend_of(self.session.play.game, self.words))

    def explain(self, menu: Menu, seat: int, words: list[str]) -> None:
        """What this decision is about, with its rule."""
        play = self.session.play
        for number in self.words.telling.rules[menu.decision]:
            self.console.print(Text(f"{number}  {rule_text(play.game, self.words.lang, number, play.sheet)}"))
        self.console.print(Text(self.say("help-hint"), style="dim"))

    def why(self, menu: Menu, seat: int, words: list[str]) -> None:
        """Why an option is refused; without a number, all that is refused, by reason."""
        if words:
            choice = menu.choice(words[0])
            if choice is None:
                self.complain(self.say("no-such-choice", word=words[0]))
            elif choice.refusal == 0:
                self.console.print(self.say("allowed", option=self.option(choice.option, seat)))
            else:
                self.console.print(Text(f"{self.option(choice.option, seat)}: {self.refused(choice)}"))
            return
        for reason in sorted({choice.refusal for choice in menu.refused}):
            same = [choice for choice in menu.refused if choice.refusal == reason]
            numbers = ranges(choice.number for choice in same if menu.numbered.get(choice.number) == choice)
            self.console.print(Text(f"{numbers + ': ' if numbers else '- '}{self.words.refusal(reason)}"))
        if not menu.refused:
            self.console.print(self.say("nothing-refused"))

    def log(self, menu: Menu, seat: int, words: list[str]) -> None:
        observation = self.session.play.observe(seat)
        for line in self.session.story(seat):
            self.console.print(Text("  " + self.words.line(observation, line)))

    def board(self, menu: Menu, seat: int, words: list[str]) -> None:
        self.show(seat)

    def undo(self, menu: Menu, seat: int, words: list[str]) -> None:
        if self.session.undo():
            self.read[seat] = min(self.read[seat], self.session.told)
            self.console.print(self.say("undone"))
        else:
            self.complain(self.say("no-undo"))

    def save(self, menu: Menu, seat: int, words: list[str]) -> None:
        try:
            path = self.session.save(Path(words[0]).expanduser() if words else None)
        except HustingsError as error:
            self.complain(str(error))
        else:
            self.console.print(self.say("saved", path=str(path)))

    # The end

    def finish(self) -> None:
        """The last news and the score sheet, for everybody."""
        play = self.session.play
        for seat in self.people:
            if len(self.people) == 1:
                self.news(seat)
        self.console.print(score_table(play, self.words, [seat.name for seat in self.session.seats]))
        self.console.print(self.say("over", path=str(self.session.path)))
