"""The speed table: every row with its floor and its aim, and the verdict on a measured value."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Measure:
    """One promise. `more`: whether more is better; otherwise less is."""

    key: str
    what: str
    unit: str
    floor: float
    aim: float | None = None
    more: bool = False

    def verdict(self, value: float) -> str:
        if self.aim is not None and self._reached(value, self.aim):
            return "aim"
        return "floor" if self._reached(value, self.floor) else "below"

    def _reached(self, value: float, mark: float) -> bool:
        return value >= mark if self.more else value <= mark


SHORT = (
    Measure("games_per_second", "random 5-player games", "a second", 10_000, 15_000, more=True),
    Measure("decisions_per_second", "their decisions", "a second", 2_000_000, more=True),
    Measure("python_decisions_per_second", "decisions from Python", "a second", 150_000, 400_000, more=True),
    Measure("plain_us", "plain decision and options", "us", 150, 60),
    Measure("copy_python_us", "copy of a position, Python", "us", 0.3, 0.2),
    Measure("copy_compiled_us", "copy of a position, compiled", "us", 0.3, 0.1),
    Measure("observe_compiled_us", "observe, compiled", "us", 0.1, 0.05),
    Measure("observe_python_us", "observe, Python", "us", 10, 4),
)
"""Processor time on one core. Random games and decisions from Python list all legal options every time."""

OTHERS = (
    Measure("replay_check_s", "replay --check, 5 players", "s", 0.3),
    Measure("record_kb", "largest of five records", "KB", 100),
    Measure("helvetiq_games_per_second", "Helvetiq, 4-player games", "a second", 12_000, 20_000, more=True),
    Measure("vector_rows_per_second", "VectorGame, rows and masks", "a second", 500_000, 1_000_000, more=True),
    Measure("helvetiq_vector_rows_per_second", "the same for Helvetiq", "a second", 500_000, 1_000_000, more=True),
    Measure("raw_env_steps_per_second", "PettingZoo raw_env, steps", "a second", 25_000, more=True),
    Measure("env_steps_per_second", "the same in its wrappers", "a second", 12_000, more=True),
)
"""Records, the second game, and games as learners see them: processor time on one core."""

LONG = (
    Measure("simulate_one_s", "simulate --games 1, cached", "s", 2, 0.7),
    Measure("cold_compile_s", "the same, compiling cold", "s", 40, 25),
    Measure("memory_mb", "memory of a long simulation", "MB", 400),
    Measure("memory_growth_mb", "growth after its first tenth", "MB", 8),
)
"""Whole processes, in wall-clock time."""


def figure(value: float) -> str:
    """A number with its meaningful digits only."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
