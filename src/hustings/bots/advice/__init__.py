"""Advice from the search, for people: hints, win chances over a game, and its biggest mistakes. Usable without a server."""
