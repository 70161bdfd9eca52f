"""Users' own bots, each in a process of its own."""
