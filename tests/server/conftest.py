"""Servers and databases: see `support.server_fixtures`."""

from support.server_fixtures import address, pytest_generate_tests, server, servers, url

__all__ = ["address", "pytest_generate_tests", "server", "servers", "url"]
