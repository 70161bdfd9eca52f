"""Records: games saved as their entries."""
