# The game as the page offers it, before it is chosen.

about-helvetiq = Tre poteri su tre livelli, dal Comune alla Confederazione. Sistema la tua gente, cambia le leggi, applicale, e affronta la votazione popolare.
about-helvetiq-size = Da 2 a 4 persone, un’ora.
about-helvetiq-course = I primi turni: carte, elezioni, leggi e la votazione popolare. Circa dieci minuti.
about-helvetiq-picture = Tre poteri, ciascuno su tre livelli. Le scale dicono per quale via si arriva a una carica e quanto costa.
