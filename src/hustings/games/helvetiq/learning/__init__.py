"""Puzzles and their goals."""
