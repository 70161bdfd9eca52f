"""Bots: random, heuristic and search, levels for people, users' own, and advice."""
