"""Helvetiq's politics game: two to four politicians climb the Swiss institutions (2008)."""
