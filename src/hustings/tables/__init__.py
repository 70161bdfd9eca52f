"""Tables that people play at: log, undo, clocks, standing orders, votes, chat."""
