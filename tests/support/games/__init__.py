"""Games for the tests, which `HUSTINGS_GAMES=support.games` makes known."""
