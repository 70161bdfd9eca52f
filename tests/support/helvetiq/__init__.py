"""Positions of Helvetiq to test with."""
