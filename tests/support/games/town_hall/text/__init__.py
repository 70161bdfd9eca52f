"""Town Hall in words."""
