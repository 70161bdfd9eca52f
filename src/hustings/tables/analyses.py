"""Analyses of finished games, as plain values: what is looked at, and how far that is."""

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
    """Of a table that is over, or of a record that somebody brought along (`record`, its text)."""

    id: str
    of: int
    created: float
    table: str | None = None
    record_hash: str | None = None
    record: bytes | None = field(default=None, repr=False)
    state: AnalysisState = QUEUED
    done: int = 0
    data: Mapping[str, Any] = field(default_factory=dict)
