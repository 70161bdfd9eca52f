"""Rooms: tables in memory, their loading, writing and pushing."""
