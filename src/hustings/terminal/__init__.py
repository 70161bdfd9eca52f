"""Playing and replaying at the terminal. Knows games only through the contract; each game draws its own board."""
