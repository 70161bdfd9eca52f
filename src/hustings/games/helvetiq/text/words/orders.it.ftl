# Che cosa si può ordinare in anticipo, e le sorprese che mettono fine a un ordine.
order-second-ballot = Mettere una sola scheda nell’urna
order-last-action = Rinunciare all’ultima azione
surprise-proposal = qualcuno vuole cambiare leggi
surprise-law = cambiano delle leggi
surprise-applied = qualcuno applica una legge
surprise-election = qualcuno viene eletto
surprise-demotion = una pedina viene retrocessa
surprise-special = qualcuno gioca una carta speciale
surprise-hand = vengono guardate, prese o perse carte
surprise-time = il segnalino del tempo avanza
surprise-end = arriva la fine
