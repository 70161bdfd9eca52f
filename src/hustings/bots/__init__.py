"""Bots: random, heuristic, net and search, levels for people, users' own, and advice."""
