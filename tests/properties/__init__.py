"""Properties that every game on the contract has. A new game needs one file here, `about_<game>.py`, and nothing else."""
