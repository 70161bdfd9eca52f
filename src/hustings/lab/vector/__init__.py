"""Vector environments: many games at once for learners."""

from ...bots.thinking.policies import RANDOM
from .game import Group, VectorGame
from .stepping import ASKED

__all__ = ["ASKED", "RANDOM", "Group", "VectorGame"]
