# I grafici delle partite finite.

charts-round-by-round = Round per round
charts-none = Nessun round è stato giocato fino in fondo.
charts-figures = Cifre
charts-percent = { $percent } %
charts-chance = Probabilità di vittoria
charts-chance-of = { $party } { $percent } %
charts-chances = Probabilità di vittoria: { $chances }
charts-parts = Da dove vengono i punti
charts-parts-why = se la partita fosse finita dopo il round
charts-parts-of = Punti di { $party } per round
charts-whose = I punti di chi
charts-picture = Come immagine
