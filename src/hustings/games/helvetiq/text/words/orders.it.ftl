# Che cosa si può ordinare in anticipo, e le sorprese che mettono fine a un ordine.
order-second-ballot = Mettere una sola scheda nell’urna
order-last-action = Rinunciare all’ultima azione
surprise-proposal = Qualcuno vuole cambiare leggi
surprise-law = Cambiano delle leggi
surprise-applied = Qualcuno applica una legge
surprise-election = Qualcuno viene eletto
surprise-demotion = Una pedina viene retrocessa
surprise-special = Qualcuno gioca una carta speciale
surprise-hand = Carte guardate, prese o perse
surprise-time = Il segnalino del tempo avanza
surprise-end = Arriva la fine
