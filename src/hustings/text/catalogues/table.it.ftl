# Quello che dice un tavolo al di fuori del gioco: mentre aspetta e quando qualcosa viene annullato.
table-waiting = In attesa di giocatori
table-undo = ha annullato l’ultima decisione.
table-rewind = La partita è tornata a una posizione precedente, con l’accordo di tutti.
# Quello che chi ospita fa di un posto: nel registro, dopo il nome del posto.
table-new-link = ha un nuovo link: lo ha chiesto chi ospita, il vecchio non vale più.
table-bot = d’ora in poi è giocato da un bot: lo ha deciso chi ospita.
table-opened = è libero per qualcun altro: lo ha deciso chi ospita.
