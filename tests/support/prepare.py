"""Preparation of a test run, once before any worker starts: every game's rules are compiled.

python -m support.prepare
"""

from __future__ import annotations

from hustings.bots.thinking.forward import THOUGHT
from hustings.bots.thinking.net_playouts import FORESIGHT
from hustings.bots.thinking.playouts import SEARCH
from hustings.bots.thinking.policies import POLICIES
from hustings.core import registry
from hustings.core.compiled.kernels import RULES, ready
from hustings.core.compiled.sight import SIGHT
from hustings.lab.envs.state import TRUTH
from hustings.lab.tree.explicit import EXPLICIT
from hustings.lab.vector.kernels import ASKED, BOTS


def main() -> None:
    for name in registry.names():
        for kernel_set in (RULES, POLICIES, SEARCH, SIGHT, THOUGHT, FORESIGHT, ASKED, BOTS, EXPLICIT, TRUTH):
            ready(registry.game(name), kernel_set)


if __name__ == "__main__":
    main()
