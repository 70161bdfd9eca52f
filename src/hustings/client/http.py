"""HTTP client of a table server: requests and answers are the models that the server itself uses.

Requests that fail on a broken connection are sent again, for as long as `patience` says, if that is harmless: they change
nothing, or they carry an id of their own, so that the server carries them out only once.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, TypeVar

import httpx
from pydantic import BaseModel, TypeAdapter, ValidationError

from .. import wire
from ..core.errors import HustingsError
from ..tables.model import SeatKind
from .errors import Refused, Stale, Unreachable

T = TypeVar("T")
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0  # seconds between attempts
BUSY = (429, 503)  # too many requests, or the server cannot write just now: worth another try later


class Server:
    """`Server("http://127.0.0.1:8000")`. May be shared between threads."""

    def __init__(self, address: str, *, patience: float = 30.0, timeout: float = 20.0, password: str | None = None) -> None:
        """`patience`: seconds to keep trying while the server cannot be reached; `timeout`: that of a single request; `password`:
        that of the server, if it has one."""
        if not address.startswith(("http://", "https://")):
            raise HustingsError(f"server {address!r}: an address begins with http:// or https://")
        self.address, self.patience = address.rstrip("/"), patience
        self.headers = {} if password is None else {"Hustings-Password": password}
        self._http = httpx.Client(
            base_url=f"{self.address}/api",
            timeout=timeout,
            headers=self.headers,
            limits=httpx.Limits(max_connections=None),
            verify=self.address.startswith(
                "https://"
            ),  # plain HTTP has no certificates: reading the system's takes longer than a request
        )

    def __enter__(self) -> Server:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    # Tables

    def about(self) -> wire.About:
        """The games, levels, languages and limits the server has."""
        return self.ask(wire.About, "GET", "/about")

    def tables(self) -> list[wire.TableInfo]:
        """The open public tables."""
        return self.ask(list[wire.TableInfo], "GET", "/tables")

    def create(self, game: str, seats: Sequence[wire.SeatWish | str], **options: Any) -> wire.Links:
        """Create a table. A seat is `open`, `person` (taken at once, its link is in the answer) or a bot such as `hard`;
        `options` are those of `wire.NewTable`: edition, variants, figures, title, public, open_money, start ..."""
        wish = wire.NewTable(game=game, seats=[_wish(seat) for seat in seats], **options)
        return self.ask(wire.Links, "POST", "/tables", body=wish)

    def join(self, table: str, name: str, *, seat: int | None = None, token: str | None = None) -> wire.Joined:
        """Take an open seat. `token`: any link of a table that is not public."""
        body = wire.Join(name=name, seat=seat)
        return self.ask(wire.Joined, "POST", f"/tables/{table}/join", body=body, token=token)

    # Speaking

    def ask(
        self,
        kind: type[T],
        method: str,
        path: str,
        *,
        body: BaseModel | bytes | None = None,
        token: str | None = None,
        again: bool | None = None,
        query: Mapping[str, int | str] | None = None,
    ) -> T:
        """Send a request and return its answer. `again`: whether it may safely be sent twice; by default only a GET may."""
        answer = self.send(method, path, body=body, token=token, again=again, query=query)
        try:
            return TypeAdapter(kind).validate_json(answer.content)
        except ValidationError as error:
            raise HustingsError(
                f"{method} {path}: this client cannot read the server's answer; use the same version as the server: {error}"
            ) from None

    def send(
        self,
        method: str,
        path: str,
        *,
        body: BaseModel | bytes | None = None,
        token: str | None = None,
        again: bool | None = None,
        query: Mapping[str, int | str] | None = None,
    ) -> httpx.Response:
        """Like `ask`, but return the answer as it comes. Raises Refused, Stale or Unreachable."""
        content = body.model_dump_json().encode() if isinstance(body, BaseModel) else body
        headers = {} if content is None else {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        harmless = method == "GET" if again is None else again
        deadline, pause = time.monotonic() + self.patience, FIRST_PAUSE
        while True:
            try:
                answer = self._http.request(method, path, content=content, headers=headers, params=query)
            except httpx.TransportError as error:
                # A refused connection has transmitted nothing: any request may be sent again.
                trouble: HustingsError = Unreachable(f"{self.address} does not answer: {error or type(error).__name__}")
                if not harmless and not isinstance(error, httpx.ConnectError):
                    raise trouble from None
            else:
                if answer.is_success:
                    return answer
                trouble = _refused(answer)
                if answer.status_code not in BUSY:
                    raise trouble
            if time.monotonic() + pause > deadline:
                raise trouble from None
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


def _wish(seat: wire.SeatWish | str) -> wire.SeatWish:
    if isinstance(seat, wire.SeatWish):
        return seat
    if seat == SeatKind.OPEN:
        return wire.SeatWish(kind=SeatKind.OPEN)
    return wire.SeatWish(kind=SeatKind.PERSON) if seat == SeatKind.PERSON else wire.SeatWish(kind=SeatKind.BOT, bot=seat)


def _refused(answer: httpx.Response) -> Refused:
    try:
        problem = wire.Problem.model_validate_json(answer.content)
    except ValidationError:  # a proxy's page, perhaps
        problem = wire.Problem(
            error=wire.ErrorKind.FAILED, message=f"the server answered {answer.status_code} {answer.reason_phrase}"
        )
    return (Stale if problem.error == wire.ErrorKind.STALE else Refused)(answer.status_code, problem)
