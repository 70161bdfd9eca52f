"""Middleware: origins, limits, passwords, proxies, metrics."""
