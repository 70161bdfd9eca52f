"""Research tools: simulation, matches between bots, benchmarks."""
