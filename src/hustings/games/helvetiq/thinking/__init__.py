"""Heuristics and estimates."""
