"""A process that writes until it is killed, and prints the number of every event that the store has acknowledged."""

from __future__ import annotations

import itertools
import sys

from hustings.store import Store
from hustings.tables.model import ChatEntry
from hustings.tables.stored import Answer
from support.stored_tables import plain_event


def main(file: str) -> None:
    store = Store.open(file)
    first = store.whole("one").loaded.table.version  # also the number of the next event: only events make versions, one each
    for seq in itertools.count(first):
        position, answer = b"%d" % (seq + 1) * 500, Answer(f"id-{seq + 1}", 0, {"seq": seq + 1})
        store.append("one", seq, plain_event(seq + 1), position=position, snapshot=True, answer=answer)
        print("event", seq + 1, flush=True)
        if seq % 3 == 0:
            print("chat", store.chat("one", ChatEntry(0, "A", "hello", 1.0)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
