"""Users' own bots, each in its own process."""
