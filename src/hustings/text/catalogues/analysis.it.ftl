# Quello che dice un tavolo cominciato nel mezzo di una partita, e quello che dice `hustings analyse`.
table-from-position = La partita continua da qui. Quello che è venuto prima è accaduto altrove.
chances-title = Le probabilità di vittoria di ciascuno
chances-entry = mossa
mistakes-title = Le decisioni più costose, la peggiore per prima:
mistakes-none = Nessuna decisione spicca: nessuna è costata più di quanto spieghi il caso.
mistake-played = Mossa { $number }, { $name }: { $option }
mistake-better = Meglio: { $option } (probabilità di vittoria { $cost })
mistake-why = Punti attesi: { $parts }.
