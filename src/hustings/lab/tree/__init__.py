"""Game trees: chance as moves of its own, so that a game can be walked through, counted and solved."""
