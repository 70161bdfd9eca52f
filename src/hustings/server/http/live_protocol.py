"""The WebSocket protocol with limits below the level of messages: on frames that no route ever sees (pings, pongs, empty
fragments), on the time for which a reader may leave what was sent unread, and on handshakes that cannot be understood. uvicorn's
protocol has none of these limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..settings import Limits

SLICE = 4096  # bytes parsed at a time: 680 frames at most
ROOM = 4  # times as many frames as messages: a client that only talks too much gets its refusal from `Sockets`
NOT_UNDERSTOOD = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: 57\r\nconnection: close\r\n\r\n"
    b"too many headers for a live connection, or too long ones\n"
)
NOT_TEXT = 1007  # the close code
AT_ONCE = "hustings.at_once"
"""The extension of a connection's scope that writes messages at once, bypassing the framework's layers: a function that takes the
messages and says whether it wrote them. If the reader is behind, messages have to wait their turn."""
ABORT = "hustings.abort"
"""The extension that ends a connection without a word: a client that reads nothing cannot be told anything."""


def guarded_live(limits: Limits) -> type[asyncio.Protocol]:
    """The protocol class of a server's live connections."""

    class Guarded(GuardedLiveProtocol):
        pass

    Guarded.limits = limits
    return Guarded


class GuardedLiveProtocol(WebSocketsSansIOProtocol):
    """One live connection. Frames are limited by a bucket, as messages are, because a client can send a million empty ones a
    second."""

    limits: Limits
    _unread: asyncio.TimerHandle | None = None  # ends a connection that is not read
    _frames, _counted = 0.0, 0.0  # the frames in the bucket, and when they were counted

    async def run_asgi(self) -> None:
        extensions = cast(dict[str, Any], self.scope["extensions"])
        extensions[AT_ONCE], extensions[ABORT] = self.write_texts, self.transport.abort
        await super().run_asgi()

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        """Send messages now. Return False if they have to wait until earlier ones are read, or if nobody is there to read
        them."""
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
            # The head was complete, or it would not have reached us; the library would wait for another one for ever.
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

    # The end, even for clients that read nothing

    def pause_writing(self) -> None:
        super().pause_writing()
        self._end_unread()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_unread()  # closing waits until everything is sent, which may be never

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
    """The header of the only frame of a text message of `size` bytes."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
