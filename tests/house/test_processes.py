"""Child processes: frames through pipes, ends with the parent, Ctrl-C for the parent alone."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from hustings.processes import LARGEST, LENGTH, environment, frame, interrupts_held, read_frame
from support.patience import PATIENCE

CHILD = """
import sys
from hustings.processes import answers, frame, questions
stream, waiting = answers(), questions(bytes.decode)
print("a word that is no answer")
while True:
    stream.write(frame(waiting.get().upper().encode()))
    stream.flush()
"""

PARENT = """
import multiprocessing, os, time
from hustings.processes import end_with_parent

def child():
    end_with_parent()
    print(os.getpid(), flush=True)
    time.sleep(600)

if __name__ == "__main__":
    spawn = multiprocessing.get_context("spawn")
    process = spawn.Process(target=child)
    process.start()
    process.join()
"""

UNTOUCHED = """
import multiprocessing, signal
from hustings.processes import interrupts_held

def child(pipe):
    pipe.send(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))

if __name__ == "__main__":
    spawn = multiprocessing.get_context("spawn")
    for _ in range(2):
        ours, theirs = spawn.Pipe()
        with interrupts_held():
            spawn.Process(target=child, args=(theirs,)).start()
        print(ours.recv())
    print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))
"""


def test_frames_are_read_as_they_were_written() -> None:
    stream = io.BytesIO(frame(b"one") + frame(b"") + frame(b"three"))
    assert [read_frame(stream) for _ in range(4)] == [b"one", b"", b"three", None]


@pytest.mark.parametrize("data", [b"", b"\0\0", LENGTH.pack(5) + b"four", LENGTH.pack(LARGEST + 1) + b"much"])
def test_what_is_no_frame_is_the_end(data: bytes) -> None:
    assert read_frame(io.BytesIO(data)) is None


def test_a_child_answers_in_frames_whatever_it_prints_and_ends_with_its_input() -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD],
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with child:
        assert child.stdin is not None and child.stdout is not None and child.stderr is not None
        child.stdin.write(frame(b"one") + frame(b"two"))
        child.stdin.flush()
        assert [read_frame(child.stdout), read_frame(child.stdout)] == [b"ONE", b"TWO"]  # type: ignore[arg-type]
        child.stdin.close()
        assert child.wait(PATIENCE) == 0
        assert b"no answer" in child.stderr.read()


def test_a_child_ends_with_its_parent_even_if_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], env=environment(), stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        number = int(parent.stdout.readline())
        parent.kill()
    for _ in range(1800):
        if _is_dead(number):
            return
        time.sleep(0.1)
    os.kill(number, signal.SIGKILL)
    pytest.fail("it is still there")


def _is_dead(number: int) -> bool:
    """Whether a process has ended, even if nobody has read its status yet."""
    try:
        with open(f"/proc/{number}/stat", encoding="utf-8") as file:
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_an_interrupt_waits_while_processes_start() -> None:
    reached = []

    def start() -> None:
        with interrupts_held():
            signal.raise_signal(signal.SIGINT)
            reached.append(True)

    with pytest.raises(KeyboardInterrupt):
        start()
    assert reached


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_an_interrupt_waits_also_where_another_thread_gets_it() -> None:
    """The signal mask is per thread, and progress at the terminal is drawn by another thread."""
    reached, over = [], threading.Event()
    other = threading.Thread(target=over.wait)
    other.start()

    def start() -> None:
        with interrupts_held():
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(0.1)
            reached.append(True)

    try:
        with pytest.raises(KeyboardInterrupt):
            start()
    finally:
        over.set()
        other.join()
    assert reached


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_an_interrupt_reaches_no_process_that_was_started_not_even_the_first(tmp_path: Path) -> None:
    script = tmp_path / "starts.py"
    script.write_text(UNTOUCHED, encoding="utf-8")
    done = subprocess.run([sys.executable, script], env=environment(), capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True", "False"], done.stderr
