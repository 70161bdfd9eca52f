"""Summary of the coverage measured by `make coverage`: every room, and every file of which too little is covered.

python -m support.covered
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from coverage import Coverage

ENOUGH = 80.0
COMPILED = "runs compiled, where nothing is measured: tested in "
APART = "runs in processes that end without handing over what they measured: tested in "
ARGUED = {
    "bots/own/child.py": APART + "bots/test_own.py, which starts it, hangs it and kills it",
    "bots/thinking/forward.py": COMPILED + "bots/test_net.py",
    "bots/thinking/layers.py": COMPILED + "bots/test_net.py",
    "bots/thinking/things.py": COMPILED + "bots/test_net.py",
    "bots/thinking/together.py": COMPILED + "bots/test_net_playouts.py, and its products in core/test_products.py",
    "bots/thinking/net_playouts.py": COMPILED + "bots/test_net_playouts.py, against a plain loop",
    "bots/thinking/playouts.py": COMPILED + "bots/test_search.py",
    "bots/thinking/policies.py": COMPILED + "bots/test_policies.py",
    "cli/bench.py": "what it says of other engines and of another revision, which no test has; its rows are in lab/test_bench.py",
    "cli/serve.py": "ends by signals, opens a browser: tested in cli/test_serve.py and e2e/processes",
    "cli/train.py": "needs PyTorch: make test-training",
    "core/compiled/compiler.py": APART + "core/test_kernels.py",
    "core/loops.py": COMPILED + "contract/test_twins.py, against the plain rules",
    "games/die_macher/thinking/estimate.py": COMPILED + "bots/test_search.py",
    "games/helvetiq/thinking/estimate.py": COMPILED + "bots/test_search.py",
    "lab/arena/on_ray.py": APART + "lab/arena/test_ray.py, in make test-all",
    "lab/bench/others.py": "long rows of the benchmark, which make test-all runs",
    "lab/bench/peers.py": "measures other engines, which no test installs: hustings bench --peers",
    "lab/bench/processes.py": "long rows of the benchmark, which make test-all runs",
    "lab/tiny/__main__.py": "prints what lab/test_tiny.py works out",
    "lab/train/": "needs PyTorch: make test-training",
    "lab/tree/explicit.py": COMPILED + "lab/test_tree.py",
    "lab/vector/prefetch.py": COMPILED + "lab/test_vector.py",
    "lab/vector/stepping.py": COMPILED + "lab/test_vector.py",
    "processes.py": "end with their parent, by signals: tested in house/test_processes.py",
    "server/bots/process.py": APART + "server/bots/test_process.py",
}
"""Prefixes of paths below `src/hustings` that may have less than `ENOUGH`, and why."""


def percent(summaries: list[Mapping[str, Any]]) -> float:
    """The percentage of all lines and branches that were covered."""
    met = sum(one["covered_lines"] + one["covered_branches"] for one in summaries)
    of = sum(one["num_statements"] + one["num_branches"] for one in summaries)
    return 100.0 * met / of if of else 100.0


def lines(files: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """The lines of the summary, from the files in coverage's JSON report."""
    below = {path.partition("hustings/")[2]: found["summary"] for path, found in files.items()}
    rooms: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    for place, summary in below.items():
        rooms[place.partition("/")[0] if "/" in place else "."].append(summary)
    told = [f"{percent(found):5.1f} %  {room}" for room, found in sorted(rooms.items())]
    told.append(f"{percent(list(below.values())):5.1f} %  all of it, branches included")
    for place, summary in sorted(below.items()):
        if percent([summary]) < ENOUGH:
            why = next((reason for first, reason in ARGUED.items() if place.startswith(first)), "TO BE TESTED, OR ARGUED")
            told.append(f"{percent([summary]):5.1f} %  {place}: {why}")
    return told


def main() -> int:
    measured = Coverage()
    measured.load()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        measured.json_report(outfile=str(report))
        files = json.loads(report.read_text("utf-8"))["files"]
    print("\n".join(lines(files)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
