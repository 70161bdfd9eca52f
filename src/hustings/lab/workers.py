"""Work shared out among several processes."""

from __future__ import annotations

import multiprocessing
import queue
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ..core.errors import HustingsError
from ..processes import end_with_parent, interrupts_held

T = TypeVar("T")


def share_out(
    work: Callable[..., T],
    parts: Iterable[tuple[Any, ...]],
    *,
    workers: int,
    set_up: Callable[..., None],
    about: tuple[Any, ...],
    kept: str = "",
) -> Generator[T, None, None]:
    """Yield the result of `work` for each part, in the order in which they are finished. `set_up(*about)` is called first in each
    worker. Two parts per worker are handed out at a time, one in work and one waiting, so that no worker is idle and memory does
    not grow.
    """
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin, (set_up, about))
    done: queue.SimpleQueue[Future[T]] = queue.SimpleQueue()  # stays intact after Ctrl-C, unlike `concurrent.futures.wait`
    under_way = 0
    try:
        for part in parts:
            with interrupts_held():
                pool.submit(work, *part).add_done_callback(done.put)
            under_way += 1
            if under_way == 2 * workers:
                yield done.get().result()
                under_way -= 1
        for _ in range(under_way):
            yield done.get().result()
    except BrokenProcessPool:
        raise HustingsError(f"a worker process died; was there too little memory? Try fewer --workers{kept}") from None
    except BaseException:  # above all Ctrl-C: nobody waits for what the workers are doing
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(set_up: Callable[..., None], about: tuple[Any, ...]) -> None:
    end_with_parent()
    set_up(*about)
