"""Bots at server tables: a driver, a pool and its processes."""
