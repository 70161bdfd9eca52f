table-from-position = The game goes on from here. What went before was elsewhere.
