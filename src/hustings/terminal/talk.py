"""The dialogue with the people at the screen: the table, what happened, the question, and the commands they type."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..core.chance import SEEN
from ..core.errors import ActionError, HustingsError
from ..core.layout import Records
from ..core.values import Line
from ..tables.errors import BatchTooLong
from ..text.rulebook import rule_text
from ..text.screens import screen_of
from ..text.words import Words
from .console import ask, beside, glossary, printable
from .levels import Levels
from .menu import Menu, ranges
from .scores import score_table
from .session import Session

MANY_LINES = 60  # pushes the table off a screen that cannot be cleared


class Leave(Exception):
    """Raised when the people leave: at the end of input, or by `quit`."""


class Talk:
    """One game at one screen, until it is over or the people leave."""

    def __init__(self, session: Session, words: Words, console: Console) -> None:
        self.session, self.words, self.console = session, words, console
        self.drawing = screen_of(session.play.game)
        self.names = [printable(seat.name) for seat in session.seats]
        self.people = [seat for seat, who in enumerate(session.seats) if who.is_person]
        self.here: int | None = self.people[0] if len(self.people) == 1 else None  # who sits at the screen
        self.read = {seat: session.last_act(seat) + 1 for seat in self.people}  # entries each person knows of
        self.drawn: tuple[int, Line] | None = None  # the round and phase the table was last shown in
        self.asked = ""  # the kind of decision last asked for
        self.explained = False  # whether the signs on the screen have been explained
        self.commands: dict[str, Callable[[Menu, int, str], None]] = {
            "?": self.explain,
            "help": self.help,
            "why": self.why,
            "log": self.log,
            "board": self.board,
            "undo": self.undo,
            "level": self.level,
            "save": self.save,
        }

    def say(self, key: str, **values: Any) -> str:
        return self.words.say(f"term-{key}", **values)

    # The game

    def run(self) -> None:
        """Play until the game is over. Raises Leave; the game is saved before every question, so nothing is lost."""
        self.session.save()
        self.greet()
        while not self.session.play.over:
            asked = self.session.play.asked
            person = next((seat for seat in asked if self.session.seats[seat].is_person), None)
            if person is None:
                self.bot_acts(asked[0])
            else:
                self.session.save()
                self.sit_down(person)
                self.turn(person)
        self.session.save()
        self.finish()

    def bot_acts(self, seat: int) -> None:
        trouble = self.session.bot_acts(seat)
        if trouble:
            self.complain(self.say("incident", name=self.names[seat], what=printable(trouble, 200)))

    def greet(self) -> None:
        """Print who plays which party, and what can be typed."""
        observation = self.session.play.observe(None)
        parties = [self.words.seat(observation, seat) for seat in range(self.session.play.seats)]
        told = [self.say("plays", name=name, party=party) for name, party in zip(self.names, parties, strict=True)]
        self.console.print(self.words.join(told) + ".")
        if self.people:
            self.console.print(self.say("welcome"))
            titles = [title for title, _ in Levels(self.session, self.words).now()]
            if titles:
                self.console.print(self.say("bots-level", level=self.words.join(titles)))
        self.console.print()

    def sit_down(self, seat: int) -> None:
        """If several people share the screen, hide what the last one saw, and wait for the next."""
        if self.here == seat:
            return
        self.session.hand_over()
        self.clear()
        self.console.print(self.say("hand-over", name=self.names[seat]))
        self.ask(self.say("press-enter", name=self.names[seat]))
        self.here, self.drawn = seat, None
        self.clear()

    def turn(self, seat: int) -> None:
        """One person's decisions, until somebody else is asked."""
        self.show_once(seat)
        self.news(seat)
        self.asked = ""
        while seat in self.session.play.asked:
            self.show_once(seat)
            menu = Menu(self.session.play, seat)
            self.question(menu, seat)
            before = self.session.told
            self.answer(menu, seat)
            if self.session.told != before:
                self.session.save()
                self.news(seat)

    def show_once(self, seat: int) -> None:
        """Show the table when a phase begins; within it the news is enough."""
        if self.drawn != self.moment(self.session.play.observe(seat)):
            self.show(seat)

    def moment(self, observation: Records) -> tuple[int, Line]:
        return self.session.play.game.people.round(observation), self.words.wording.phase(observation)

    # Showing

    def show(self, seat: int) -> None:
        play = self.session.play
        observation = play.observe(seat)
        self.console.print(self.drawing.screen(observation, self.words, play.sheet, seat))
        self.drawn = self.moment(observation)
        if not self.explained:
            self.console.print(glossary(self.drawing.legend(self.words).plain), style="dim")
            self.explained = True

    def news(self, seat: int) -> None:
        """Print what has happened since this person last read."""
        self.tell(self.session.story(seat, self.read[seat]), seat)
        self.read[seat] = self.session.told

    def tell(self, lines: Sequence[Line], seat: int | None) -> None:
        observation = self.session.play.observe(seat)
        for line in lines:
            if line.key in self.words.wording.headings:
                self.console.print(Text(self.words.line(observation, line), style="bold"))
            else:
                self.console.print(Padding(Text(self.words.line(observation, line)), (0, 0, 0, 2), expand=False))

    def question(self, menu: Menu, seat: int) -> None:
        play = self.session.play
        observation = play.observe(seat)
        self.console.print()
        if self.asked != menu.decision:  # not again for each of several alike
            aside = self.drawing.aside(observation, self.words, play.sheet, menu.decision, seat)
            if aside is not None:
                self.console.print(aside)
                self.console.print()
        self.asked = menu.decision
        self.console.print(Text(self.words.question(observation, menu.decision, seat, play.sheet), style="bold"))
        if menu.quantity:
            numbers = [choice.number for choice in menu.possible]
            if numbers:
                key = "amounts-of-money" if menu.quantity == play.game.choices.amount and self.words.wording.money else "amounts"
                self.console.print(self.say(key, least=min(numbers), most=max(numbers)))
        else:
            for choice in menu.possible:
                self.item(str(choice.number), self.option(choice.option, seat), self.effect(choice.option, seat))
            if menu.refused and len(menu.numbered) > len(menu.possible):
                refused = ranges(choice.number for choice in menu.refused)
                self.console.print(Padding(Text(self.say("not-now", numbers=refused), style="dim"), (0, 0, 0, 6), expand=False))
        if menu.decline >= 0:
            self.item("p" if menu.quantity else "0", self.option(menu.decline, seat))

    def item(self, number: str, text: str, note: str = "") -> None:
        """Print a numbered option. If it is too long for one line, the rest is aligned under its words."""
        self.console.print(beside(f"{number:>4}", Text(text) + Text(f"  [{note}]" if note else "", style="dim")))

    def option(self, option: int, seat: int) -> str:
        return self.words.option(self.session.play.observe(seat), option, seat, self.session.play.sheet)

    def effect(self, option: int, seat: int) -> str:
        """What an option would change, tried on a copy; empty if something is drawn or revealed."""
        trial = self.session.play.copy()
        before = trial.observe(seat)
        trial.act(seat, option)
        return "" if trial.revealed >= SEEN else self.drawing.effect(before, trial.observe(seat), self.words, seat)

    def clear(self) -> None:
        """Clear the screen and its scrollback, so that nothing of the last person's table stays."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.console.print("\n" * MANY_LINES)

    # Listening

    def ask(self, prompt: str) -> str:
        try:
            return ask(self.console, prompt)
        except EOFError:
            raise Leave from None

    def answer(self, menu: Menu, seat: int) -> None:
        """Read one line and carry it out: a command, or one or several decisions."""
        line = self.ask("> ").strip()
        head, _, rest = line.partition(" ")
        head = head.lower()
        if not line:
            return
        if head in ("quit", "q", "exit"):
            raise Leave
        if head in self.commands:
            self.commands[head](menu, seat, rest.strip())
            return
        try:
            self.session.act(seat, self.options(menu, seat, line.split()))
        except (ActionError, BatchTooLong) as error:
            self.complain(str(error))

    def options(self, menu: Menu, seat: int, words: list[str]) -> list[int]:
        """The options that the words stand for, for one decision after the other, tried on a copy."""
        trial = self.session.play.copy()
        chosen: list[int] = []
        for word in words:
            if seat not in trial.asked:
                raise ActionError(self.say("not-so-many", count=len(chosen)))
            if chosen and trial.revealed >= SEEN:
                raise ActionError(self.say("new-things", count=len(chosen)))
            here = Menu(trial, seat) if chosen else menu
            choice = here.choice(word)
            if choice is None or choice.refusal:
                problem = self.unknown(word) if choice is None else self.words.refusal(choice.refusal, here.decision)
                place = {"problem": problem, "place": len(chosen) + 1, "count": len(words)}
                raise ActionError(self.say("in-line", **place) if len(words) > 1 else problem)
            trial.act(seat, choice.option)
            chosen.append(choice.option)
        return chosen

    def unknown(self, word: str) -> str:
        return self.say("no-such-choice", word=printable(word))

    def complain(self, text: str) -> None:
        self.console.print(Text(text, style="red"))

    # Commands

    def help(self, menu: Menu, seat: int, rest: str) -> None:
        self.console.print(glossary(self.say("help")))
        self.console.print()
        self.console.print(glossary(self.drawing.legend(self.words).plain), style="dim")

    def explain(self, menu: Menu, seat: int, rest: str) -> None:
        """Print the phase and the rules of this decision."""
        play = self.session.play
        self.console.print(Text(self.words.phase(play.observe(seat)), style="bold"))
        for number in self.words.wording.rules[menu.decision]:
            self.item(number, rule_text(play.game, self.words.lang, number, play.sheet))
        self.asked = ""
        self.console.print(Text(self.say("help-hint"), style="dim"))

    def why(self, menu: Menu, seat: int, rest: str) -> None:
        """Print why an option is refused; without a number, all refused options by reason."""
        if rest:
            choice = menu.choice(rest)
            if choice is None:
                self.complain(self.unknown(rest))
            elif choice.refusal == 0:
                self.console.print(self.say("allowed", option=self.option(choice.option, seat)))
            else:
                why = self.words.refusal(choice.refusal, menu.decision)
                self.console.print(f"{self.option(choice.option, seat)}{self.words.colon}{why}")
            return
        for reason in sorted({choice.refusal for choice in menu.refused}):
            same = [choice for choice in menu.refused if choice.refusal == reason]
            numbers = ranges(choice.number for choice in same if menu.numbered.get(choice.number) == choice)
            named = ", ".join(self.option(choice.option, seat) for choice in same[:3]) + (" ..." if len(same) > 3 else "")
            some = numbers or named
            self.console.print(f"{some}{self.words.colon}{self.words.refusal(reason, menu.decision)}")
        if not menu.refused:
            self.console.print(self.say("nothing-refused"))

    def log(self, menu: Menu, seat: int, rest: str) -> None:
        """Print the whole story, or its last few lines."""
        lines = self.session.story(seat)
        few = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else len(lines)
        self.tell(lines[max(0, len(lines) - few) :], seat)

    def board(self, menu: Menu, seat: int, rest: str) -> None:
        self.show(seat)
        self.asked = ""

    def undo(self, menu: Menu, seat: int, rest: str) -> None:
        if self.session.undo(seat):
            self.read[seat] = min(self.read[seat], self.session.told)
            self.console.print(self.say("undone"))
        else:
            self.complain(self.say("no-undo"))

    def save(self, menu: Menu, seat: int, rest: str) -> None:
        try:
            path = Path(rest).expanduser() if rest else self.session.path
            if path.exists() and path.absolute() != self.session.path.absolute():
                self.complain(self.say("exists", path=str(path)))
                return
            self.session.save(path)
        except (HustingsError, OSError, RuntimeError, ValueError) as error:  # e.g. a home folder or a name that does not exist
            self.complain(printable(str(error), 200))
        else:
            self.console.print(self.say("saved", path=str(path)), soft_wrap=True)

    def level(self, menu: Menu, seat: int, rest: str) -> None:
        """Print the levels of the bots; or change the level, for all bots or for the one at a place."""
        place, _, name = rest.rpartition(" ")
        levels = Levels(self.session, self.words)
        if not rest:
            self.console.print(self.say("levels"))
            for title, about in levels.offered():
                self.console.print(beside(f"  {title}", Text(about), 14))
        try:
            if rest:
                levels.change(place.strip(), name)
                self.session.save()
        except HustingsError as error:
            self.complain(printable(str(error), 200))
            return
        for title, names in levels.now():
            self.console.print(self.say("level-now", names=names, level=title))

    # The end

    def finish(self) -> None:
        """Print the last news and the score sheet, for everybody."""
        if len(self.people) == 1:
            self.news(self.people[0])
        elif self.people:
            self.clear()
            self.tell(self.session.story(None, min(self.read.values())), None)
        self.console.print(score_table(self.session.play, self.words, self.names))
        path = str(self.session.path)
        self.console.print(self.say("over", path=path, again=f"hustings replay {shlex.quote(path)}"), soft_wrap=True)
