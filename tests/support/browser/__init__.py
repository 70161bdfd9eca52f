"""A real browser, driven by tests."""
