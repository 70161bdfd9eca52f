"""Child processes: how they find this package, what goes through their pipes, and how they end with their parent."""

from __future__ import annotations

import multiprocessing
import os
import queue
import signal
import struct
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import BinaryIO, TypeVar

from .places import SOURCE

T = TypeVar("T")

LENGTH = struct.Struct(">I")
LARGEST = 1 << 24  # bytes of a frame; more is not a frame


def environment(**more: str) -> dict[str, str]:
    """The environment of a child that imports the same hustings as we do, whatever else is installed."""
    path = os.pathsep.join([str(SOURCE), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, **more}


# Frames: four bytes of length, then as many bytes


def frame(body: bytes) -> bytes:
    """A message as it goes through a pipe."""
    return LENGTH.pack(len(body)) + body


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next message, or None at the end and where something else than a frame comes."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    if length > LARGEST:
        return None
    body = stream.read(length)
    return body if len(body) == length else None


# In a child that is asked through its standard input


def questions(read: Callable[[bytes], T]) -> queue.SimpleQueue[T]:
    """The frames of standard input as they come, each as `read` has it. When the other side is gone, or sends something else,
    this process ends, even in the middle of a thought."""
    waiting: queue.SimpleQueue[T] = queue.SimpleQueue()

    def listen() -> None:
        while (body := read_frame(sys.stdin.buffer)) is not None:
            try:
                waiting.put(read(body))
            except Exception:
                break
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()
    return waiting


def answers() -> BinaryIO:
    """Standard output for answers alone: whatever else this process prints goes to standard error."""
    stream = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return stream


# Processes of `multiprocessing`


@contextmanager
def interrupts_held() -> Iterator[None]:
    """While processes start: they inherit the mask, so that Ctrl-C reaches the parent only, which ends them.

    Python's own helper of spawned processes starts first: its start, otherwise a part of theirs, takes the mask off."""
    if sys.platform != "win32":
        resource_tracker.ensure_running()
    with uninterrupted():
        yield


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C comes a moment later, so that nothing is left half done, also where another thread than this one gets the signal."""
    if sys.platform == "win32":
        yield
        return
    held: list[int] = []
    ours = threading.current_thread() is threading.main_thread()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    handler = signal.signal(signal.SIGINT, lambda number, _: held.append(number)) if ours else None
    try:
        yield
    finally:
        if ours:
            signal.signal(signal.SIGINT, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if held:
            signal.raise_signal(signal.SIGINT)


def end_with_parent() -> None:
    """In a child: end as soon as its parent does, whatever ended that."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
