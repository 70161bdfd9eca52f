"""Child processes: the environment in which they find this package, the messages in their pipes, and how they end with their
parent."""

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
LARGEST = 1 << 24  # the most bytes in a frame; a longer one is taken for something else


def environment(**more: str) -> dict[str, str]:
    """The environment of a child that imports the same hustings as this process, whatever else is installed."""
    path = os.pathsep.join([str(SOURCE), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, **more}


# Frames: four bytes of length, then as many bytes


def frame(body: bytes) -> bytes:
    """A message in the form that goes through a pipe."""
    return LENGTH.pack(len(body)) + body


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next message, or None at the end of the stream or if something other than a frame comes."""
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
    """A queue of the frames that come through standard input, each converted by `read`. When the other side is gone, or sends
    anything else, this process ends, even in the middle of work."""
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
    """Reserve standard output for answers: anything else that this process prints goes to standard error."""
    stream = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return stream


# Processes of `multiprocessing`


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Block Ctrl-C while processes are started. They inherit the signal mask, so that only the parent, which ends them, gets it.

    Python's own helper of spawned processes is started first: otherwise it would start together with them and remove the mask."""
    if sys.platform != "win32":
        resource_tracker.ensure_running()
    with uninterrupted():
        yield


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C back until the end of the block, so that nothing is left half done, even if another thread gets the signal."""
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
    """In a child process: end as soon as its parent ends, for whatever reason."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
