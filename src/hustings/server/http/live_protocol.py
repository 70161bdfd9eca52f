"""The WebSocket protocol with limits below the messages: on frames that no route ever sees (pings, pongs, empty pieces), on the
time that a reader may leave what was sent unread, and on handshakes that cannot be understood. uvicorn's has none of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..settings import Limits

SLICE = 4096  # bytes that are taken apart at a time: 680 frames at most
ROOM = 4  # times as many frames as messages: whoever only talks too much is told so by `Sockets`
NOT_UNDERSTOOD = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: 57\r\nconnection: close\r\n\r\n"
    b"too many headers for a live connection, or too long ones\n"
)
NOT_TEXT = 1007  # the code of closing
AT_ONCE = "hustings.at_once"
"""The extension of a connection's scope by which messages are written at once, without the framework's layers between: a function
of the messages that says whether they were. Where a reader is behind, messages have to wait their turn."""
ABORT = "hustings.abort"
"""The extension that ends a connection without a word: to somebody who reads nothing none can be said."""


def guarded_live(limits: Limits) -> type[asyncio.Protocol]:
    """The protocol of a server's live connections."""

    class Guarded(GuardedLiveProtocol):
        pass

    Guarded.limits = limits
    return Guarded


class GuardedLiveProtocol(WebSocketsSansIOProtocol):
    """One live connection. Frames come out of a bucket, as messages do: of empty ones there can be a million a second."""

    limits: Limits
    _unread: asyncio.TimerHandle | None = None  # ends a connection that nobody reads
    _frames, _counted = 0.0, 0.0  # in the bucket, and when

    async def run_asgi(self) -> None:
        extensions = cast(dict[str, Any], self.scope["extensions"])
        extensions[AT_ONCE], extensions[ABORT] = self.write_texts, self.transport.abort
        await super().run_asgi()

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        """Send messages now. False: they have to wait until what was sent before is read, or there is nobody to send them to."""
        if not self.handshake_complete or self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (_frame_head(len(text)), text)]))
        return True

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
        if not self.handshake_initiated and not self.transport.is_closing():
            # The head was whole, or it would not have come here; the library waits for another one, for ever.
            self.transport.write(NOT_UNDERSTOOD)
            self.transport.close()

    def handle_events(self) -> None:
        now, room = time.monotonic(), ROOM * self.limits.burst
        self._frames = max(0.0, self._frames - (now - self._counted) * ROOM * self.limits.per_second) + len(self.conn.events)
        self._counted = now
        if self._frames > room:
            self.transport.abort()
            return
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self._is_text():
            self.frames = []
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
            return  # without the traceback that the library would log
        super().send_receive_event_to_app()

    def _is_text(self) -> bool:
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return False
        return True

    # An end, also for those who do not read it

    def pause_writing(self) -> None:
        super().pause_writing()
        self._end_unread()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_unread()  # closing waits until all is sent, and that may be never

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        super().connection_lost(exc)

    def _end_unread(self) -> None:
        if self._unread is None:
            self._unread = self.loop.call_later(self.limits.answer_seconds, self.transport.abort)

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


def _frame_head(size: int) -> bytes:
    """The beginning of a frame that is the last one of a message of text, so many bytes long."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
