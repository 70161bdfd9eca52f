# Quello che dice un tavolo al di fuori del gioco: mentre aspetta e quando qualcosa viene annullato.
table-waiting = In attesa di giocatori
table-undo = ha annullato l’ultima decisione.
table-rewind = La partita è tornata a una posizione precedente, con l’accordo di tutti.
