"""Compiled twins of the rules, and what runs on them."""
