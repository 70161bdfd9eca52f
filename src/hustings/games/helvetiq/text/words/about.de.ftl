# The game as the page offers it, before it is chosen.

about-helvetiq = Drei Gewalten auf drei Ebenen, von der Gemeinde bis zum Bund. Bring deine Leute in Ämter, ändere Gesetze, wende sie an, und bestehe vor dem Volk.
about-helvetiq-size = 2 bis 4 Personen, eine Stunde.
about-helvetiq-course = Die ersten Züge: Karten, Wahlen, Gesetze und die Volksabstimmung. Etwa zehn Minuten.
about-helvetiq-picture = Drei Gewalten, jede auf drei Ebenen. Die Treppen sagen, auf welchem Weg man in ein Amt kommt und was das kostet.
