# The game as the page offers it, before it is chosen.

about-helvetiq = Tre poteri su tre livelli, dal Comune alla Confederazione. Sistema la tua gente, cambia le leggi, applicale, e affronta la votazione popolare. Da 2 a 4 persone, un’ora.
about-helvetiq-course = I primi turni: carte, elezioni, leggi e la votazione popolare. Circa dieci minuti.
