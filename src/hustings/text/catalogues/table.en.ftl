# What a table says that is not the game's: while it waits, and when something is taken back.
table-waiting = Waiting for players
table-undo = took the last decision back.
table-rewind = The game was taken back to an earlier position, as all had agreed.
