# Wat vooraf kan worden opgedragen, en verrassingen die een opdracht beëindigen.
order-second-ballot = Maar één kaart in de stembus leggen
order-last-action = Van de laatste actie afzien
surprise-proposal = iemand wil wetten wijzigen
surprise-law = wetten veranderen
surprise-applied = iemand past een wet toe
surprise-election = iemand wordt verkozen
surprise-demotion = een pion wordt teruggezet
surprise-special = iemand speelt een speciale kaart
surprise-hand = kaarten worden bekeken, genomen of verloren
surprise-time = de tijdmarker gaat verder
surprise-end = het einde komt
