# Vorausbefehle: was geschehen soll, wie lange, und warum ein Befehl geendet hat.
order-once = { $what }, beim nächsten Mal
order-round = { $what }, bis zum Ende der Runde
order-game = { $what }, bis zum Ende des Spiels
order-ended-done = Ausgeführt.
order-ended-surprise = Es ist etwas geschehen, das Sie zuerst erfahren wollten: { $line }
order-ended-round = Die Runde ist vorbei.
order-ended-bidding = Die Versteigerung ist vorbei.
order-ended-undo = Sie haben eine Entscheidung zurückgenommen.
order-ended-rewind = Das Spiel wurde auf einen früheren Stand zurückgesetzt.
order-ended-over = Das Spiel ist zu Ende.
