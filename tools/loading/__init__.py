"""Parts of `tools/load.py`."""
