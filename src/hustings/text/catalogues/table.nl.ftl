# Wat een tafel zegt buiten het spel: terwijl ze wacht, en wanneer iets wordt teruggenomen.
table-waiting = Wachten op spelers
table-undo = heeft de laatste beslissing teruggenomen.
table-rewind = Het spel is met instemming van allen teruggezet naar een eerdere stelling.
# Wat een gastheer met een plaats doet: in het verslag, na de naam van de plaats.
table-new-link = heeft een nieuwe link: de gastheer heeft erom gevraagd, de oude geldt niet meer.
table-bot = wordt vanaf nu door een bot gespeeld: de gastheer heeft dat besloten.
table-opened = is vrij voor iemand anders: de gastheer heeft dat besloten.
