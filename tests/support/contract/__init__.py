"""Helpers for the tests of properties that every game must have."""
