# Wat een tafel zegt buiten het spel: terwijl ze wacht, en wanneer iets wordt teruggenomen.
table-waiting = Wachten op spelers
table-undo = heeft de laatste beslissing teruggenomen.
table-rewind = Het spel is met instemming van allen teruggezet naar een eerdere stelling.
