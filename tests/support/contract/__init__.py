"""Properties that hold for every game."""
