"""The page of `how_it_is_played.py`, and the sums it is made from."""
