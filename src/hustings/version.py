"""The version of the program, which records and matches bear."""

__version__ = "0.1.0"
