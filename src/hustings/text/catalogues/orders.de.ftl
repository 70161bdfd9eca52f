# Vorausanweisungen: was geschehen soll und wie lange, und warum eine geendet hat.
order-once = { $what }, beim nächsten Mal
order-round = { $what }, bis zum Ende der Runde
order-game = { $what }, bis zum Ende des Spiels
order-ended-done = Ausgeführt.
order-ended-surprise = Du wolltest selbst entscheiden, wenn das geschieht: { $line }
order-ended-round = Die Runde ist vorbei.
order-ended-bidding = Die Versteigerung ist vorbei.
order-ended-undo = Du hast eine Entscheidung zurückgenommen.
order-ended-rewind = Das Spiel wurde auf einen früheren Stand zurückgesetzt.
order-ended-over = Das Spiel ist zu Ende.
