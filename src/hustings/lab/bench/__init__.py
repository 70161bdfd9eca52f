"""Benchmarks: our speed beside what we promise, beside other revisions and beside peers."""
