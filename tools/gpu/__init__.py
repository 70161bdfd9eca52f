"""Parts of `tools/gpu_twin.py`."""
