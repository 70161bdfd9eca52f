"""Models of everything that crosses the wire."""
