"""The politics game of Helvetiq, for the properties: written beside its own tests, which share its helpers."""

from __future__ import annotations

from helvetiq.about import ABOUT

__all__ = ["ABOUT"]
