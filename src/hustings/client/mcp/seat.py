"""A language model's seat at a real table: what it may know in words, its options with reasons, deciding and talking.

Everything starts from the view that the server sends to this seat: nothing outside that view can be told here.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from ... import wire
from ...core.errors import HustingsError
from ...tables.model import Status
from ...text.words import LANGUAGES
from ..observation import is_asked, is_over
from ..place import Place
from . import answers
from .follower import Follower
from .saying import Saying

CHAT_SHOWN, NEWS_SHOWN = 20, 60
LONGEST_WAIT = 300.0
GLANCE = 5.0  # seconds after which a waiting seat looks again even if no push has come
NOTHING = "time"
MOST_OPTIONS = 2**15 - 1  # the highest number that the wire allows


class ModelSeat:
    """The seat of one link, in one language unless another is asked for."""

    def __init__(self, place: Place, lang: str) -> None:
        self.place, self.lang = place, lang
        self._shown: int | None = None  # the number of the position that was last shown
        self._heard = 0  # lines of chat that have been shown
        self.follower = Follower(place)

    def close(self) -> None:
        self.follower.close()
        self.place.server.close()

    # Looking

    def look(self, lang: str | None, signs: bool) -> answers.TableSeen:
        saying = self._show(lang)
        view = saying.view
        table = view.table
        chat = self.place.chat()
        self._heard = chat[-1].number + 1 if chat else 0
        players = [
            answers.PlayerSeen(
                seat=seat.seat, name=seat.name, kind=seat.kind, you=seat.seat == view.seat,
                party=None if seat.party is None else saying.line(seat.party),
            )
            for seat in table.seats
        ]  # fmt: skip
        asked = is_asked(view)
        return answers.TableSeen(
            table=table.title,
            game=saying.game.title,
            edition=table.edition,
            variants=table.variants,
            status=table.status,
            players=players,
            you=view.seat,
            phase=saying.line(view.phase),
            asked=asked,
            question=saying.line(view.ask.question) if asked and view.ask is not None else None,
            waiting_for=[_called(players, seat) for seat in table.waiting_for],
            board=saying.board(),
            signs=saying.signs() if signs else None,
            news=saying.lines(self.place.lines(view.since)[-NEWS_SHOWN:]),
            chat=[_heard(line) for line in chat[-CHAT_SHOWN:]],
            can_take_back=view.can_undo or view.seat in view.sealed,
            end=_end(view, players),
        )

    def options(self, lang: str | None) -> answers.Question:
        saying = self._show(lang)
        ask = self._ask(saying.view)
        refused = [
            answers.NotPossible(
                why=saying.line(group.line),
                rule=group.rule,
                options=[answers.Choosable(option=option, words=saying.option(option)) for option in group.options],
            )
            for group in ask.refused
        ]
        amounts, more = [], ask.amounts
        while more is not None:
            amounts.append(answers.AmountRange(low=more.low, high=more.high, words=saying.option(more.option)))
            more = more.beyond
        return answers.Question(
            question=saying.line(ask.question),
            kind=ask.kind,
            sealed=ask.sealed,
            options=[answers.Choosable(option=choice.option, words=saying.line(choice.line)) for choice in ask.options],
            amounts=amounts,
            passing=ask.decline,
            refused=refused,
            rules=ask.rules,
            notes=saying.notes(ask.kind),
            answered=ask.drafted,
        )

    def why_not(self, option: int, lang: str | None) -> answers.Allowed:
        _check_option(option)
        saying = self._say(lang)
        self._ask(saying.view)
        why = self.place.why(option)
        reason = None if why.line is None else saying.line(why.line)
        return answers.Allowed(legal=why.legal, words=saying.option(option), why=reason, rule=why.rule)

    def story(self, first: int, lang: str | None) -> list[str]:
        return self._say(lang).lines(self.place.lines(first))

    def rules(self, number: str, lang: str | None) -> list[answers.Paragraph]:
        book = self._say(lang).rules()
        found = book.part(number) if number.strip() else [rule for rule in book.rules if rule.kind == "section"]
        return [answers.Paragraph(number=rule.number, kind=rule.kind, text=rule.text) for rule in found]

    # Playing

    def decide(self, options: Sequence[int], amount: int | None, lang: str | None) -> answers.Happened:
        seq, chosen = self._chosen(options, amount)
        done = self.place.act(chosen, seq)
        self._shown = done.state.seq
        saying = Saying(done.state, self._language(lang))
        return answers.Happened(
            lines=saying.lines(done.lines), sealed=done.sealed, asked=is_asked(done.state), over=is_over(done.state)
        )

    def try_out(self, options: Sequence[int], amount: int | None, lang: str | None) -> answers.Tried:
        seq, chosen = self._chosen(options, amount)
        would = self.place.preview(chosen, seq)
        saying = Saying(would.state, self._language(lang))
        return answers.Tried(lines=saying.lines(would.lines), taken=would.taken, ends=would.ends)

    def take_back(self, lang: str | None) -> answers.Happened:
        view = self.place.view()
        sealed = view.seat in view.sealed
        done = self.place.unseal(view.seq) if sealed else self.place.undo(view.seq)
        self._shown = done.state.seq
        saying = Saying(done.state, self._language(lang))
        return answers.Happened(
            lines=saying.lines(done.lines), sealed=False, asked=is_asked(done.state), over=is_over(done.state)
        )

    # Talking

    def say(self, text: str, to: int | None) -> answers.HeardLine:
        if to is not None:
            view = self.place.view()
            others = [seat for seat in range(view.table.players) if seat != view.seat]
            if to not in others:
                raise HustingsError(
                    f"there is no other seat {to} to write to: choose one of {others}, or leave it out for everybody"
                )
        return _heard(self.place.say(text, to))

    def chat(self, first: int) -> list[answers.HeardLine]:
        lines = self.place.chat(first)
        self._heard = max(self._heard, lines[-1].number + 1 if lines else 0)
        return [_heard(line) for line in lines]

    # Waiting

    def wait(self, seconds: float, lang: str | None) -> answers.Waited:
        """Wait until the seat is asked, the game is over or somebody else says something."""
        until = time.monotonic() + min(seconds, LONGEST_WAIT)
        while True:
            pushes = self.follower.pushes  # counted before looking, so that a push that comes meanwhile ends the wait
            saying = self._say(lang)
            said = [line for line in self.place.chat(self._heard) if line.seat != saying.view.seat]
            because = _because(saying.view, bool(said))
            left = until - time.monotonic()
            if because != NOTHING or left <= 0:
                break
            if self.follower.trouble is not None:
                raise self.follower.trouble
            self.follower.wait(pushes, min(left, GLANCE))
        if said:
            self._heard = said[-1].number + 1
        return answers.Waited(
            because=because,
            phase=saying.line(saying.view.phase),
            news=saying.lines(self.place.lines(saying.view.since)[-NEWS_SHOWN:]),
            said=[_heard(line) for line in said],
        )

    # Inside

    def _language(self, lang: str | None) -> str:
        if lang is None:
            return self.lang
        if lang not in LANGUAGES:
            raise HustingsError(f"unknown language: {lang!r}. There is: {', '.join(LANGUAGES)}")
        return lang

    def _say(self, lang: str | None) -> Saying:
        return Saying(self.place.view(), self._language(lang))

    def _show(self, lang: str | None) -> Saying:
        """Like `_say`, and remember the position as the one to decide on."""
        saying = self._say(lang)
        self._shown = saying.view.seq
        return saying

    def _ask(self, view: wire.View) -> wire.Ask:
        if view.ask is None or not is_asked(view):
            raise HustingsError(f"you are not asked anything now: {_instead(view)}")
        return view.ask

    def _chosen(self, options: Sequence[int], amount: int | None) -> tuple[int, list[int]]:
        """The position that was last shown, and the options given by numbers or by an amount."""
        view = self.place.view()
        ask = self._ask(view)
        seq = view.seq if self._shown is None else self._shown
        if amount is None:
            if not options:
                raise HustingsError("choose something: options=[number], or amount=... where amounts are asked for")
            for option in options:
                _check_option(option)
            return seq, list(options)
        if options:
            raise HustingsError("give options or an amount, not both")
        more = ask.amounts
        while more is not None:
            if more.low <= amount <= more.high:
                return seq, [more.option + amount - more.low]
            more = more.beyond
        if ask.amounts is None:
            raise HustingsError(f"no amount is asked for in {ask.kind}: give options=[number]")
        raise HustingsError(f"amount {amount} is not legal now: {_ranges(ask.amounts)}")


def _check_option(option: int) -> None:
    """Refuse a number that no option of any game has, before the server refuses it in less helpful words."""
    if not 0 <= option <= MOST_OPTIONS:
        raise HustingsError(f"there is no option {option}: call options for the numbers that are legal now")


def _ranges(amounts: wire.Amounts) -> str:
    parts, more = [], amounts
    while True:
        parts.append(f"{more.low} to {more.high}")
        if more.beyond is None:
            return f"choose {' or '.join(parts)}"
        more = more.beyond


def _instead(view: wire.View) -> str:
    """Why the seat is not asked, and what to do."""
    table = view.table
    if table.status == Status.PLAYING:
        if view.seat in view.sealed:
            return "you have decided, and the others have not yet; wait, or take_back"
        waiting = ", ".join(table.seats[seat].name for seat in table.waiting_for)
        return f"the game waits for {waiting or 'the others'}; call wait"
    return {
        Status.WAITING: "the game has not begun; call wait",
        Status.PAUSED: "the game is paused; call wait",
    }.get(table.status, f"the game is {table.status}")


def _because(view: wire.View, said: bool) -> str:
    """Why a seat need not wait any longer, or NOTHING."""
    if is_over(view):
        return "over"
    return "asked" if is_asked(view) else "said" if said else NOTHING


def _called(players: Sequence[answers.PlayerSeen], seat: int) -> str:
    player = players[seat]
    return player.name if player.party is None else f"{player.name} ({player.party})"


def _heard(line: wire.ChatLine) -> answers.HeardLine:
    return answers.HeardLine(number=line.number, who=line.name, seat=line.seat, private=line.to is not None, text=line.text)


def _end(view: wire.View, players: Sequence[answers.PlayerSeen]) -> answers.EndOfGame | None:
    if view.result is None:
        return None
    scores = {f"{seat}: {_called(players, seat)}": points for seat, points in enumerate(view.result.scores)}
    winners = [_called(players, seat) for seat in view.result.winners]
    return answers.EndOfGame(scores=scores, winners=winners, you_won=view.seat in view.result.winners)
