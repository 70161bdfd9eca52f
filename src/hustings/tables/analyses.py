"""Analyses of finished games, as plain values: the game, and the progress and results of its analysis."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

AnalysisState = Literal["queued", "working", "done", "failed"]
QUEUED: AnalysisState = "queued"
WORKING: AnalysisState = "working"
DONE: AnalysisState = "done"
FAILED: AnalysisState = "failed"


@dataclass(frozen=True)
class StoredAnalysis:
    """The analysis of a table that is over, or of an uploaded record (`record`: its text)."""

    id: str
    of: int
    created: float
    table: str | None = None
    record_hash: str | None = None
    record: bytes | None = field(default=None, repr=False)
    state: AnalysisState = QUEUED
    done: int = 0
    data: Mapping[str, Any] = field(default_factory=dict)
