"""Stores on both databases: see `support.store_fixtures`."""

from support.store_fixtures import address, sqlite, store

__all__ = ["address", "sqlite", "store"]
