# Quello che un tavolo dice del tempo: nel resoconto, dopo il nome della persona interessata.
table-stand-in = ha finito il tempo: subentra un bot.
table-back = è di nuovo al tavolo.
