# I primi turni guidati.

guide-turn-title = Il tuo turno
guide-turn = Hai due strade. Ottenere carte: il segnalino del tempo avanza e il dado dice quante ne peschi. Oppure giocare carte: far entrare e salire pedine, applicare leggi, cambiarle, finché puoi pagare.
guide-election-title = Farsi eleggere
guide-election = Una pedina segue le scale. Paghi il loro numero in carte voto, e { $surcharge } in più per ogni pedina altrui lì. Una carta del tuo colore vale { $own }. Più alta è la casella, più punti alla fine.
guide-law-title = Applicare una legge
guide-law = Una pedina nel giudiziario è un giudice: mostra una carta del colore di una legge del suo livello e sali sulla scala dei punti. Cinque colori sotto il tuo promemoria portano { $five } punti in più.
guide-change-title = Cambiare leggi
guide-change = Le leggi del tuo colore sono punti alla fine. In un legislativo puoi proporne: se esce un REFERENDUM, il popolo vota. Altrove ci vuole un’iniziativa, e il popolo vota sempre.
guide-vote = Ognuno mette in segreto una o due carte nell’urna. Più SÌ che NO, e le leggi cambiano. Tutte le altre carte sono bianche. Chi vota pesca una carta.
guide-special-title = Carte speciali
guide-special = Le carte speciali servono una volta: un effetto, o un jolly al posto di una carta voto di qualsiasi colore. Quelle con la cornice rossa portano punti.
guide-finish-title = La fine
guide-finish = La partita finisce al cassetto { $drawers }, o quando il Consiglio federale è pieno. Allora contano pedine e leggi, e una pedina del Consiglio è presidente: { $president } punti.
guide-end = Ora hai visto tutto. Continua come vuoi: le carte sono mezzi, caselle e leggi sono punti.

guide-look-time = Il segnalino del tempo: ottenere lo fa avanzare
guide-look-buildings = Nove caselle: tre poteri su tre livelli
guide-look-cards = Le tue carte: colore e parola
guide-look-ask = Qui scegli e invii
guide-look-stairs = Le scale e quanto costano
guide-look-laws = Tre leggi a ogni livello
guide-look-beside = Le leggi accanto al tabellone
guide-look-box = L’urna e l’ultimo scrutinio
guide-look-special = Le tue carte speciali
guide-look-points = I punti finora, e con il tabellone com’è

guide-try-any = Va bene una qualsiasi.
guide-try-apply = Un punto per una carta.
guide-try-elect = Te lo puoi permettere, e porta avanti.
guide-try-obtain = Prima più carte: poi farai di più in un colpo.
guide-try-stop = Chiudi il turno e tieni il resto.
guide-try-pay = Questa carta altrimenti serve meno.
guide-try-name = Una legge del tuo colore vale punti alla fine.
guide-try-enough = Per ora basta.
guide-try-yes = Il cambiamento ti aiuta.
guide-try-no = Il cambiamento ti danneggia.
guide-try-blank = Non ti riguarda: tieni SÌ e NO per dopo.
guide-try-one-ballot = Una scheda basta.

guide-figure-points = Punti
guide-figure-cards = Carte voto
guide-figure-pawns = Pedine sul tabellone
guide-figure-drawer = Tempo
