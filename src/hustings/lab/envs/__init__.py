"""Environments for reinforcement learning: PettingZoo's two interfaces, and a seat against bots for Gymnasium.

    import hustings.lab.envs, pettingzoo
    table = pettingzoo.make("aec", "hustings/die-macher-v0", players=4)

Importing this package registers every game with both libraries. For many games at once see `hustings.lab.vector`.
"""

from __future__ import annotations

from ...core.registry import names

try:
    import pettingzoo

    from ..vector import gymnasium_env as _gymnasium_ids  # noqa: F401, registers the games with Gymnasium
    from .aec import env, raw_env
    from .parallel import parallel_env
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"hustings.lab.envs needs {error.name}: pip install 'hustings[envs]'", name=error.name) from None

__all__ = ["env", "parallel_env", "raw_env"]


def _register() -> None:
    for name in names():
        for kind, registry, make in (
            ("aec", pettingzoo.aec_registry, "aec:env"),
            ("parallel", pettingzoo.parallel_registry, "parallel:parallel_env"),
        ):
            if f"hustings/{name}-v0" not in registry:
                pettingzoo.register(kind, id=f"hustings/{name}-v0", entry_point=f"{__name__}.{make}", kwargs={"game": name})


_register()
