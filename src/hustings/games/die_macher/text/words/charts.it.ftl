# I grafici delle partite finite.

series-points = Punti
series-about-points = se la partita fosse finita allora
series-votes = Voti
series-about-votes = a ogni elezione
series-seats = Seggi
series-about-seats = sommati
series-members = Iscritti
series-about-members = dopo il round
series-media = Media nazionali
series-about-media = segnalini, sommati
series-money = Denaro
series-about-money = migliaia, dopo il round
dm-timeline = Elezioni, media e opinioni
dm-timeline-why = con bordo: nuovo in questo round
dm-timeline-state = Land
dm-timeline-won = Vinto da
