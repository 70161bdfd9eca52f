"""A seat's notice preferences: where to send, confirming the address, a test. Only with the seat's own link; nobody else at
the table learns of it."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import replace

from ...store import notices as queue
from ...tables.model import Who
from ...tables.notice_channels import EMAIL, WEBHOOK, Format, StoredWay
from ...wire.notices import NoticeWish
from ..actions.play import seat_of
from ..errors import ApiError, ErrorKind, conflict, minutes, unauthorised
from ..mail_addresses import checked_address
from ..rooms.position_view import Json
from ..rooms.room import Room
from ..throttle import Window
from ..tokens import hashed
from . import compose, mail, webhook
from .delivery import Sender

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_LENGTH, CODE_SECONDS, CODE_TRIES = 8, 86400.0, 5


class Noticing:
    """The notice preferences of seats: read, changed and tested, within limits."""

    def __init__(self, sender: Sender) -> None:
        limits = sender.hub.settings.limits
        self.hub, self.sender = sender.hub, sender
        self._mails = Window(limits.mails_per_hour, 3600.0)  # by address
        self._asking = Window(limits.mails_per_hour * 4, 3600.0)  # by seat, whatever address
        self._tests = Window(limits.notice_tests, 600.0)

    async def look(self, room: Room, who: Who) -> Json:
        return self._shown(await self._way(room, who))

    async def choose(self, room: Room, who: Who, wish: NoticeWish) -> Json:
        """Keep a choice. A new address gets a code first."""
        seat = seat_of(who)
        if (wish.webhook or wish.email) and not self.sender.channels:
            raise conflict("this server sends no notices: its operator has not set public_url")
        address = None if wish.email is None else self._address(wish.email)
        before = await self._way(room, who)
        if wish.webhook is not None and (before is None or (before.webhook, before.format) != (wish.webhook, wish.format)):
            await self._check_webhook(wish.webhook, wish.format)
        chosen = StoredWay(seat, secrets.token_urlsafe(16), wish.webhook, wish.format)
        if before is not None:
            chosen = replace(before, webhook=wish.webhook, format=wish.format)
        same = before is not None and address is not None and before.email == address
        if not same:
            chosen = replace(chosen, email=address, confirmed=False, code_hash=None, code_at=None, code_tries=0)
        elif not chosen.confirmed and self._code_is_good(chosen):
            address = None  # the code is on its way already
        await self._keep(room, who, chosen)
        if address is not None and not chosen.confirmed:
            chosen = await self._ask_address(room, who, chosen, address)
        return self._shown(chosen)

    async def confirm(self, room: Room, who: Who, code: str) -> Json:
        """The address is theirs if they know what was mailed there."""
        chosen = await self._way(room, who)
        if chosen is None or chosen.email is None or chosen.confirmed:
            raise conflict("there is no address that waits for its code")
        if not self._code_is_good(chosen):
            raise conflict("the code has ended: save the address again for a new one")
        told = hashed(code.strip().upper().replace("-", "").replace(" ", ""))
        right = hmac.compare_digest(chosen.code_hash or "", told)
        changes = {"confirmed": True, "code_hash": None} if right else {"code_tries": chosen.code_tries + 1}
        if not await self.hub.db.write(queue.change_way, self.hub.store, room.table.id, chosen.seat, chosen, **changes):
            raise conflict("this was changed meanwhile: look again")
        if not right:
            raise conflict("that is not the code: look into the mail again")
        self.sender.wanted_at(room.table.id)
        return self._shown(replace(chosen, **changes))

    async def test(self, room: Room, who: Who) -> Json:
        """Send something now, by every way that is chosen."""
        seat, chosen = seat_of(who), await self._way(room, who)
        channels = (
            [] if chosen is None else [WEBHOOK] * bool(chosen.webhook) + [EMAIL] * (chosen.confirmed and bool(chosen.email))
        )
        if chosen is None or not channels:
            raise conflict("nothing is chosen yet: give a webhook, or an address and its code")
        wait = self._tests.take(f"{room.table.id} {seat}")
        if wait:
            raise ApiError(ErrorKind.TOO_MANY, f"too many tries: wait {minutes(wait)}")
        notice = compose.about("test", room.table, room.table.seats[seat].lang, self.hub.settings.public_url or "")
        last: Json = {}
        for channel in channels:
            outcome = await self.sender.send(channel, chosen, notice)
            if not last or last["ok"]:  # what went wrong is what one wants to know
                last = {"at": self.hub.now(), "channel": channel, "ok": outcome.ok, "message": outcome.message}
        await self.hub.db.write(queue.note_last, self.hub.store, room.table.id, seat, last)
        return self._shown(replace(chosen, last=last))

    # Steps

    async def _way(self, room: Room, who: Who) -> StoredWay | None:
        found = await self.hub.db.read(queue.way, self.hub.store, room.table.id, seat_of(who))
        if not room.table.knows(who):  # the seat has gone to somebody else while we read
            raise unauthorised()
        return found

    async def _keep(self, room: Room, who: Who, chosen: StoredWay) -> None:
        async with room.turn(who):  # the seat may have gone to somebody else meanwhile
            if not await self.hub.db.write(queue.put_way, self.hub.store, room.table.id, chosen, who.link):
                raise unauthorised()
        self.sender.wanted_at(room.table.id)

    def _address(self, text: str) -> str:
        if EMAIL not in self.sender.channels:
            raise conflict("this server sends no mail: choose a webhook")
        try:
            return checked_address(text)
        except ValueError as error:
            raise ApiError(ErrorKind.MALFORMED, f"email: {error}") from None

    async def _check_webhook(self, url: str, format: Format) -> None:
        try:
            parts = webhook.check_url(url)
            ntfy = format == "ntfy" or (format == "auto" and compose.detected(url) == "ntfy")
            if ntfy and not compose.ntfy_topic(url):
                raise ValueError("names no topic: give it as https://ntfy.sh/your-topic")
            port = parts.port or (443 if parts.scheme == "https" else 80)
            await webhook.reachable(parts.hostname or "", port, private=self.hub.settings.webhooks_private)
        except (ValueError, webhook.WebhookRefused) as error:
            raise ApiError(ErrorKind.MALFORMED, f"webhook: {error}") from None

    def _code_is_good(self, chosen: StoredWay) -> bool:
        fresh = chosen.code_at is not None and self.hub.now() - chosen.code_at < CODE_SECONDS
        return fresh and chosen.code_hash is not None and chosen.code_tries < CODE_TRIES

    async def _ask_address(self, room: Room, who: Who, chosen: StoredWay, address: str) -> StoredWay:
        """Mail a code to the address. Nobody can be flooded with these by somebody who knows only their address."""
        wait = self._mails.take(address.lower()) or self._asking.take(f"{room.table.id} {chosen.seat}")
        if wait:
            raise ApiError(ErrorKind.TOO_MANY, f"too many mails to this address: wait {minutes(wait)}")
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        lang, game = room.table.seats[chosen.seat].lang, room.table.game.title
        message = compose.confirmation(self.hub.settings.smtp_from or "", address, code, game, lang)
        try:
            await self.sender.mail(message)
        except (mail.MailRefused, mail.MailUnknown) as error:
            raise ApiError(ErrorKind.UNAVAILABLE, f"the code could not be mailed: {error}") from None
        asked = replace(chosen, code_hash=hashed(code), code_at=self.hub.now(), code_tries=0)
        await self._keep(room, who, asked)
        return asked

    def _shown(self, chosen: StoredWay | None) -> Json:
        chosen = chosen or StoredWay(0, "")
        return {
            "webhook": chosen.webhook,
            "format": chosen.format,
            "email": chosen.email,
            "email_confirmed": chosen.confirmed,
            "last": chosen.last,
            "channels": self.sender.channels,
            "after": self.hub.settings.notice_after,
        }
