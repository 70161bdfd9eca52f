"""Helpers for the tests. They form a package because tools use them too."""
