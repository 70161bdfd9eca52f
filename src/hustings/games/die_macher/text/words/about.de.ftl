# The game as the page offers it, before it is chosen.

about-die-macher = Fünf Parteien, sieben Landtagswahlen nacheinander, vier davon immer in Vorbereitung. Stimmen kommen von Veranstaltungen, Veranstaltungen von Geld; was eine wert ist, hängt davon ab, wie dein Programm zur Stimmung im Land passt.
about-die-macher-size = 3 bis 5 Personen, drei bis vier Stunden.
about-die-macher-course = Eine ganze Runde, Phase für Phase: wozu jede da ist, worauf man schaut, was deine Wahl bewirkt. Etwa eine Viertelstunde.
about-die-macher-picture = Ein Land vor seiner Wahl. Eine Zeile ist die Regel, ausgeschrieben: Stimmen bisher, was eine Veranstaltung dort wert ist, und was alle zusammen daraus machten.
about-die-macher-variant-short = Kurzspiel
about-die-macher-variant-short-why = Fünf Wahlen statt sieben, und weniger Karten.
about-die-macher-variant-imposed-stances = Vorgegebene Haltungen
about-die-macher-variant-imposed-stances-why = Zu ihrem eigenen Thema darf eine Partei nur die vorgegebene Haltung offen haben.
