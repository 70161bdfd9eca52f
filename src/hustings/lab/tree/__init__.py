"""Game trees in which chance has its own moves, so that a game can be walked through, counted and solved."""
