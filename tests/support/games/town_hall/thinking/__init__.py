"""A bot and the encoding for learners of Town Hall."""
