"""Tables on the wire: creating and joining them, who sits there, and what needs everyone's consent."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from ..tables.model import SeatKind
from ..tables.votes import MotionWord
from .base import Language, Model, Name, Seat, SeatKindWord, Seq, StatusWord
from .lines import Line
from .pace import Pace


class SeatWish(Model):
    """A seat at a new table. person: taken at once by the table's creator (several: hot seat); open: free for anyone to join."""

    kind: SeatKindWord = SeatKind.OPEN
    name: Name | None = None
    bot: str | None = Field(default=None, max_length=60, description="a level (easy, normal, hard, expert) or a bot's name")


class NewTable(Model):
    """A table to be set up."""

    game: str = Field(max_length=40)
    edition: str | None = Field(default=None, max_length=20)
    variants: list[Annotated[str, Field(max_length=40)]] = Field(default=[], max_length=8)
    figures: dict[str, Any] = Field(default={}, description="the table's own figures by dotted key, as in a figures file")
    choices: dict[str, Any] = Field(default={}, description="choices specific to the game, e.g. which colours sit where")
    seats: list[SeatWish] = Field(min_length=1, max_length=16)
    title: Name | None = None
    lang: Language = "en"
    public: bool = False
    open_money: bool = Field(
        default=False, description="show people the other parties' money, which they otherwise have to keep count of"
    )
    hints: bool = Field(default=False, description="seats may ask the search what it would do")
    start: bool = Field(default=False, description="start at once if every seat is taken")
    pace: Pace | None = Field(default=None, description="how fast it is played; null: without a clock")


class SeatInfo(Model):
    """A seat as everybody sees it."""

    seat: int
    kind: SeatKindWord
    name: str
    bot: str | None = None
    here: bool = Field(description="a person with the page open now; always true for a bot")
    colour: str | None = Field(default=None, description="what the game calls the seat, e.g. red")
    party: Line | None = Field(default=None, description="what the seat plays, in the game's own words")


class Reached(Model):
    """How far a game has come."""

    round: int
    phase: Line


class TableInfo(Model):
    """What a table shows to anyone with a link to it, and if it is public, to anyone who sees it in the list."""

    table: str
    title: str
    game: str
    edition: str
    variants: list[str]
    players: int
    public: bool
    open_money: bool
    own_figures: bool
    status: StatusWord
    seats: list[SeatInfo]
    waiting_for: list[int] = Field(description="seats that are asked now and have not sealed")
    entries: int = Field(description="how many entries the log has")
    created: float
    updated: float
    rematch: str | None = Field(default=None, description="the table that follows this one")
    pace: Pace | None = Field(default=None, description="how fast it is played; null: without a clock")
    what_if: bool = Field(default=False, description="a private board for trying things out, begun from a position elsewhere")
    hints: bool = Field(default=False, description="seats may ask the search what it would do")
    hurried: bool = Field(default=False, description="bots pause less between their moves")
    deal: str | None = Field(default=None, description="the week whose deal it is, the same for everybody, e.g. 2026-W47")
    bots_busy: int = Field(default=0, description="the place of its bot in the queue for a processor; 0: it does not wait")
    reached: Reached | None = Field(
        default=None, description="how far the game has come, if the request was for this one table and it is playing"
    )


class Hurry(Model):
    """Whether the bots of a table should pause less between their moves."""

    hurried: bool = True


class SeatLink(Model):
    """The secret link of a seat."""

    seat: int
    token: str


class Links(Model):
    """The secrets of a new table. They are shown once; only their hashes are kept. A link is `/t/{table}#{token}`."""

    table: str
    host: str
    spectator: str
    seats: list[SeatLink]


class Join(Model):
    """A request for a free seat."""

    name: Name
    lang: Language = "en"
    seat: Seat | None = None


class Joined(Model):
    """A seat taken, with its secret."""

    table: str
    seat: int
    token: str


class Me(Model):
    """Changes to one's own seat."""

    name: Name | None = None
    lang: Language | None = None


class Replace(Model):
    """A bot to play a seat from now on."""

    bot: str = Field(default="normal", max_length=60)
    name: Name | None = Field(default=None, description="its name at the table; by default the same as `bot`")


class Agree(Model):
    """A vote on a proposal that needs the consent of all people at the table; it takes effect when the last one agrees."""

    agree: bool = True


class Rewind(Model):
    """A proposal to go back to the position with the number `to`."""

    to: Seq


class Vote(Model):
    """A proposal that needs the consent of all people at the table, and who has agreed to it."""

    what: MotionWord
    by: int
    to: int | None = None
    agreed: list[int]
    missing: list[int]


class Mute(Model):
    """A request to hide what a seat says, or to show it again."""

    seat: Seat
    muted: bool = True
