"""Parts of the tool that makes puzzles."""
