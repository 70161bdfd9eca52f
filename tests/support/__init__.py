"""Helpers of the tests, as a package: tools use it too."""
