"""Positions of Die Macher to test with."""
