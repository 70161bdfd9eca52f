"""Lessons of games: puzzles, and whole games to look at."""
