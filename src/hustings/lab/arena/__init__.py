"""The arena: matches between bots, on one machine or many, and what they say about strength."""
