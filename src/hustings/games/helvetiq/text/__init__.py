"""Wording of the game: options, questions and the story."""
