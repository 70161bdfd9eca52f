# Helvetiq on the page: what is asked in a few words, and labels of the position.

## What is asked, in two or three words

do-turn = Gioca il turno
do-last-action = L’ultima azione
do-paying-election = Paga l’elezione
do-paying-proposal = Paga la proposta
do-paying-initiative = Paga l’iniziativa
do-laying = Posa una carta
do-naming = Nomina le leggi
do-level-choice = Scegli un livello
do-tacit-election = Fatti eleggere gratis
do-exchanging = Scambia due leggi
do-seat-choice = Scegli un avversario
do-taking = Prendi una carta
do-demoting = Retrocedi una pedina
do-first-ballot = Vota in segreto
do-second-ballot = Una seconda scheda?

## The position, as labelled tables

field-drawer = segnalino del tempo, cassetto
field-first = primo giocatore
field-active = di turno
field-due = resta da pagare
field-cubes = cubetti neutrali nel Consiglio federale
field-deck_left = carte voto nel mazzo
field-special_left = carte speciali nel mazzo
field-president = presidente
field-pawns = pedine
field-laws = leggi
field-applied = leggi applicate in questo turno
field-points = punti
field-aid = sotto il promemoria
field-reserve = pedine rimaste
field-hand_size = carte voto
field-special_n = carte speciali
field-recess = può cambiare leggi da solo
field-beside = leggi accanto al tabellone
field-hand = le tue carte voto
field-special = le tue carte speciali
field-going = leggi che escono
field-coming = leggi che entrano
field-box = ultime schede contate
field-turned = ultime carte scoperte
