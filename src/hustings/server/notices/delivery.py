"""The delivery of notices, beside the games and never in their way. Every second each process looks who is asked and
away; what is to be sent is claimed in the database first, so that of any number of processes one sends it, once. A process
that ends between claim and answer leaves it unsent or sent: nobody can know, so nobody sends it again."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from typing import Any
from urllib.parse import urlsplit

from ...store import Damaged
from ...store import notices as queue
from ...tables.notice_channels import EMAIL, WEBHOOK, Channel, StoredWay
from ..errors import ApiError
from ..hub import Hub
from ..mail_addresses import parse_smtp
from ..rooms.room import Room
from . import compose, mail, webhook
from .compose import Notice

log = logging.getLogger("hustings.notices")

WAITS = (60.0, 300.0, 1800.0, 7200.0)  # after each failure; after the last one it is given up
LOOK_SECONDS = 30.0  # until all tables are looked at again, whatever is known to have changed
AHEAD_SECONDS = 5.0  # so long before it is due a notice is put off by the process where its reader is
AT_ONCE, AT_ONE_HOST = 16, 2
BACK_SECONDS = 10.0  # after a start, until everyone who is there has come back
ENDING_SECONDS = 3.0


class Delivery(StrEnum):
    """How an attempt ended, as the metrics count it."""

    SENT = "sent"
    REFUSED = "refused"  # perhaps later
    NO = "no"  # never
    UNKNOWN = "unknown"  # it may have arrived


@dataclass(frozen=True)
class DeliveryResult:
    """How an attempt went, with a message for the reader of the notice."""

    kind: Delivery
    message: str

    @property
    def ok(self) -> bool:
        return self.kind is Delivery.SENT


class Sender:
    """The notices of one server process: what is due, claimed, sent and settled."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        settings = hub.settings
        self.post = parse_smtp(settings.smtp) if settings.smtp else None
        self.channels = [WEBHOOK] * bool(settings.public_url) + [EMAIL] * bool(settings.public_url and self.post)
        self._mailing = ThreadPoolExecutor(2, "mail")
        self._tables: set[str] = set()  # where somebody wants notices
        self._changed: set[str] = set()
        self._look_at = 0.0
        self._from = hub.now() + min(BACK_SECONDS, settings.notice_after)
        self._busy: Counter[str] = Counter()  # by host
        self._going: set[asyncio.Task[None]] = set()

    # What is to be sent

    def watch(self, room: Room) -> None:
        """A table has changed: somebody may be asked who was not."""
        if room.table.id in self._tables:
            self._changed.add(room.table.id)

    def wanted_at(self, table: str) -> None:
        """Somebody at this table wants notices from now on."""
        self._tables.add(table)
        self._changed.add(table)

    async def poll(self, hub: Hub | None = None) -> None:
        """One look. It returns at once: what is sent is sent beside it."""
        if not self.channels or self.hub.db.closing:
            return
        now = self.hub.now()
        self._look_at = min(self._look_at, now + LOOK_SECONDS)  # or a clock that is put back would stop us
        self._from = min(self._from, now + BACK_SECONDS)
        changed, self._changed = self._changed, set()
        try:
            if now >= self._look_at:
                self._tables = await self.hub.db.read(queue.tables_with_ways, self.hub.store)
                if self._tables:
                    await self._plan(None, now)
                self._look_at = now + LOOK_SECONDS
            elif changed:
                await self._plan(changed, now)
        except BaseException:
            self._changed |= changed
            raise
        if self._tables and now >= self._from:
            for due in await self.hub.db.read(queue.due_by, self.hub.store, now + AHEAD_SECONDS):
                try:
                    await self._look(due, now)
                except Damaged as trouble:  # this table's alone: the others are told
                    log.error("table %s: nobody can be told that it is their turn: %s", due.table, trouble)

    async def _plan(self, tables: set[str] | None, now: float) -> None:
        for turn in await self.hub.db.read(queue.unplanned, self.hub.store, tables):
            await self.hub.db.write(queue.plan, self.hub.store, turn, now + self.hub.settings.notice_after)

    async def _look(self, due: queue.Due, now: float) -> None:
        room = self.hub.registry.rooms.get(due.table)
        if room is not None and due.notice.seat in room.here:
            # Whoever is here sees it. If they go without an answer, they are told later.
            await self.hub.db.write(
                queue.postpone, self.hub.store, due, now + max(AHEAD_SECONDS + 1, self.hub.settings.notice_after)
            )
            return
        if due.notice.due > now or len(self._going) >= AT_ONCE:
            return
        host = await self._host(due)
        if host is None or self._busy[host] >= AT_ONE_HOST:
            return
        claimed = await self.hub.db.write(queue.claim, self.hub.store, due)
        if claimed is not None:
            self._busy[host] += 1
            task = asyncio.create_task(self._send(claimed, host))
            self._going.add(task)
            task.add_done_callback(self._going.discard)

    async def _host(self, due: queue.Due) -> str | None:
        """Whom the notice goes through: one that is slow does not hold up the others."""
        if due.notice.channel == EMAIL:
            return "" if self.post is not None else None
        way = await self.hub.db.read(queue.way, self.hub.store, due.table, due.notice.seat)
        return (urlsplit(way.webhook).hostname or "") if way is not None and way.webhook else ""

    # Sending

    async def _send(self, claimed: queue.Claimed, host: str) -> None:
        channel = claimed.notice.channel
        try:
            try:
                room = await self.hub.room(claimed.table)
                notice = compose.about("your-turn", room.table, claimed.lang, self.hub.settings.public_url or "")
            except ApiError as trouble:
                result = DeliveryResult(Delivery.REFUSED, str(trouble))
            else:
                result = await self.send(channel, claimed.way, notice)
            self._count(channel, result)
            wait = WAITS[claimed.notice.tries - 1] if claimed.notice.tries <= len(WAITS) else None
            now = self.hub.now()
            again = now + wait if result.kind is Delivery.REFUSED and wait is not None else None
            last = {"at": now, "channel": channel, "ok": result.ok, "message": result.message}
            await self.hub.db.write(queue.settle, self.hub.store, claimed, last, sent=result.ok, again=again)
        except ApiError as trouble:  # the database does not answer: the notice stays claimed
            log.error("how a notice went cannot be kept: %s", trouble, extra={"table": claimed.table})
        finally:
            self._busy[host] -= 1
            if not self._busy[host]:
                del self._busy[host]

    async def send(self, channel: Channel, way: StoredWay, notice: Notice) -> DeliveryResult:
        """One attempt on one channel, whatever comes of it."""
        try:
            if channel == WEBHOOK and way.webhook is not None:
                request = compose.request(way.webhook, way.format, notice)
                private = self.hub.settings.webhooks_private
                await webhook.post(request.url, request.body, request.headers, private=private)
            elif way.email is not None:
                stop = f"{self.hub.settings.public_url}/api/notices/stop/{way.stop}"
                await self.mail(compose.mail(self.hub.settings.smtp_from or "", way.email, notice, stop))
        except (webhook.WebhookUnknown, mail.MailUnknown) as error:
            return DeliveryResult(Delivery.UNKNOWN, str(error))
        except (webhook.WebhookRefused, mail.MailRefused) as error:
            return DeliveryResult(Delivery.REFUSED if error.again else Delivery.NO, str(error))
        except Exception as error:  # ours: not to be tried for ever
            log.error("a notice by %s failed: %s", channel, type(error).__name__)
            return DeliveryResult(Delivery.NO, "it could not be sent")
        return DeliveryResult(Delivery.SENT, "sent")

    async def mail(self, message: Any) -> None:
        """Hand a mail in. Raises what `mail.hand_in` raises."""
        if self.post is None:
            raise mail.MailRefused("this server sends no mail", again=False)
        await asyncio.get_running_loop().run_in_executor(self._mailing, mail.hand_in, self.post, message)

    def _count(self, channel: Channel, result: DeliveryResult) -> None:
        self.hub.metrics.notices.labels(channel, result.kind).inc()
        if not result.ok:
            log.warning("a notice by %s: %s", channel, result.message)

    async def settled(self) -> None:
        """Wait until nothing is being sent."""
        while self._going:
            await asyncio.wait(set(self._going))

    async def close(self) -> None:
        """Let what is being sent be answered, for a moment."""
        if self._going:
            await asyncio.wait(set(self._going), timeout=ENDING_SECONDS)
        for task in list(self._going):
            task.cancel()
        await asyncio.gather(*self._going, return_exceptions=True)
        self._mailing.shutdown(wait=False, cancel_futures=True)
