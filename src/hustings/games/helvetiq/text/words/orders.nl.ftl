# Wat vooraf kan worden opgedragen, en verrassingen die een opdracht beëindigen.
order-second-ballot = Maar één kaart in de stembus leggen
order-last-action = Van de laatste actie afzien
surprise-proposal = Iemand wil wetten wijzigen
surprise-law = Wetten veranderen
surprise-applied = Iemand past een wet toe
surprise-election = Iemand wordt verkozen
surprise-demotion = Een pion wordt teruggezet
surprise-special = Iemand speelt een speciale kaart
surprise-hand = Kaarten worden bekeken, genomen of verloren
surprise-time = De tijdmarker gaat verder
surprise-end = Het einde komt
