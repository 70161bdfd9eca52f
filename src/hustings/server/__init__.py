"""The table server. Import its modules by name: this package itself imports nothing, since bot workers start from it."""
