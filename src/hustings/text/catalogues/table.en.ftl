# What a table says that is not the game's: while it waits, and when something is taken back.
table-waiting = Waiting for players
table-undo = took the last decision back.
table-rewind = The game was taken back to an earlier position, as all had agreed.
# What a host does to a seat: in the log, after the name of the seat.
table-new-link = has a new link: the host asked for it, and the old one has ended.
table-bot = is played by a bot from now on: the host’s decision.
table-opened = is open to somebody else: the host’s decision.
