"""Benchmarks: our speed compared with what we promise, with other revisions and with peers."""
