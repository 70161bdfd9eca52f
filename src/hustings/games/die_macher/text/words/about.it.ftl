# The game as the page offers it, before it is chosen.

about-die-macher = Cinque partiti, sette elezioni regionali di fila, quattro sempre in preparazione. I voti vengono dai comizi, e i comizi dal denaro; quanto vale un comizio dipende da come il tuo programma si accorda con l’umore del Land.
about-die-macher-size = Da 3 a 5 persone, tre o quattro ore.
about-die-macher-course = Un round intero, fase per fase: a che cosa serve, dove guardare, che cosa fanno le tue scelte. Circa un quarto d’ora.
about-die-macher-picture = Un Land prima della sua elezione. Una riga è la regola scritta per esteso: i voti finora, quanto vale lì un comizio, e che cosa darebbero tutti insieme.
about-die-macher-variant-short = Partita breve
about-die-macher-variant-short-why = Cinque elezioni invece di sette, e meno carte.
about-die-macher-variant-imposed-stances = Posizioni imposte
about-die-macher-variant-imposed-stances-why = Un partito può tenere aperto il proprio tema solo con la posizione imposta.
