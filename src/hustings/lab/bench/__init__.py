"""How fast we are, beside what we promise, beside other revisions of ourselves and beside our peers."""
