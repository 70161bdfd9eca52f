# Ordini anticipati: che cosa fare e fino a quando, e perché un ordine è finito.
order-once = { $what }, la prossima volta
order-round = { $what }, fino alla fine del round
order-game = { $what }, fino alla fine della partita
order-ended-done = Eseguito.
order-ended-surprise = Volevi decidere da te se fosse successo questo: { $line }
order-ended-round = Il round è finito.
order-ended-bidding = L’asta è finita.
order-ended-undo = Hai annullato una decisione.
order-ended-rewind = La partita è tornata a una posizione precedente.
order-ended-over = La partita è finita.
