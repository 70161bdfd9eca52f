"""Games for the tests: `HUSTINGS_GAMES=support.games` makes them known."""
