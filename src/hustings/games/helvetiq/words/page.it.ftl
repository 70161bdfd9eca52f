# Helvetiq on the page: what is asked in a few words, and labels of the position.

## What is asked, in two or three words

do-turn = Giocate il turno
do-last-action = L’ultima azione
do-paying-election = Pagate l’elezione
do-paying-proposal = Pagate la proposta
do-paying-initiative = Pagate l’iniziativa
do-laying = Posate una carta
do-naming = Nominate le leggi
do-level-choice = Scegliete un livello
do-tacit-election = Eleggete gratis
do-exchanging = Scambiate due leggi
do-seat-choice = Scegliete un avversario
do-taking = Prendete una carta
do-demoting = Retrocedete una pedina
do-first-ballot = Votate in segreto
do-second-ballot = Una seconda scheda?

## The position, as labelled tables

field-drawer = segnatempo, cassetto
field-first = primo giocatore
field-active = di turno
field-due = resta da pagare
field-cubes = cubi neutrali nel Consiglio federale
field-deck_left = carte voto nel mazzo
field-special_left = carte speciali nel mazzo
field-president = presidente
field-pawns = pedine
field-laws = leggi
field-applied = leggi applicate in questo turno
field-points = punti
field-aid = sotto la scheda aiuto
field-reserve = pedine rimaste
field-hand_size = carte voto
field-special_n = carte speciali
field-recess = cambia da solo le leggi
field-beside = leggi accanto al tabellone
field-hand = le vostre carte voto
field-special = le vostre carte speciali
field-going = leggi che escono
field-coming = leggi che entrano
field-box = ultime schede contate
field-turned = ultime carte scoperte
