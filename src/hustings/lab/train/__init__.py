"""Training: networks that learn a game by playing against themselves. Needs PyTorch, the extra [train]."""
