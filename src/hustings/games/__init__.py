"""The games: one package each, found by `hustings.core.registry`."""
