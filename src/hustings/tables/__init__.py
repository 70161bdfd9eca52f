"""Tables of people: log, undo, clocks, standing orders, votes, chat."""
