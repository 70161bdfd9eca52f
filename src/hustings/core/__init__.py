"""The contract of a game: positions, chance, decisions, the gate, compiled twins. Knows no game by name."""
