"""Compiled policies, playouts and estimates."""
