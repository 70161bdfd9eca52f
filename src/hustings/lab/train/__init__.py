"""Training: networks that learn a game by playing it against themselves. Needs PyTorch, the extra [train]."""
