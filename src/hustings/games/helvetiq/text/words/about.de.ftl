# The game as the page offers it, before it is chosen.

about-helvetiq = Drei Gewalten auf drei Ebenen, von der Gemeinde bis zum Bund. Bring deine Leute in Ämter, ändere Gesetze, wende sie an, und bestehe vor dem Volk. 2 bis 4 Personen, eine Stunde.
about-helvetiq-course = Die ersten Züge: Karten, Wahlen, Gesetze und die Volksabstimmung. Etwa zehn Minuten.
