table-from-position = Vanaf hier gaat het spel verder. Wat eraan voorafging, was elders.
