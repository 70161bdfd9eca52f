"""How bots judge in Town Hall."""
