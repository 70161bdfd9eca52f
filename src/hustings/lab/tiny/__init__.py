"""Tiny Die Macher: the end of a game with small figures, whose whole tree is enumerated and solved exactly."""
