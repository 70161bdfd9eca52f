# Opdrachten vooraf: wat er moet gebeuren en hoe lang, en waarom een opdracht is geëindigd.
order-once = { $what }, de volgende keer
order-round = { $what }, tot het einde van de ronde
order-game = { $what }, tot het einde van het spel
order-ended-done = Uitgevoerd.
order-ended-surprise = Je wilde zelf beslissen als dit gebeurde: { $line }
order-ended-round = De ronde is voorbij.
order-ended-bidding = De veiling is voorbij.
order-ended-undo = Je hebt een beslissing teruggenomen.
order-ended-rewind = Het spel is teruggezet naar een eerdere stelling.
order-ended-over = Het spel is afgelopen.
