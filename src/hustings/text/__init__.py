"""Catalogues, stories and the rulebook in five languages."""
