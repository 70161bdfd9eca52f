"""Data sets of decisions: games of bots, or recorded games, written for learners and read back."""

from .columns import Decision, GameRow
from .reader import DataBatch, Dataset

__all__ = ["DataBatch", "Dataset", "Decision", "GameRow"]
