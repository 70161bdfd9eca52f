"""What games offer to learners: puzzles, and whole games to look at."""
