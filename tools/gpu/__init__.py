"""What `tools/gpu_twin.py` is made of."""
