# I grafici delle partite finite.

series-points = Punti
series-about-points = se la partita fosse finita allora
series-levels = Livelli
series-about-levels = di tutte le pedine, sommati
series-pawns = Pedine
series-about-pawns = sul tabellone
series-cards = Carte voto
series-about-cards = in mano
