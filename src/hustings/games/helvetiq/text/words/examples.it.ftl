# Piccoli esempi nella pagina delle regole.

example-price = Quanto costa un’elezione
example-way = La via
example-opponents = Pedine altrui lì
example-own = Carte del tuo colore
example-others = Altre carte
example-price-yes = Costa { $price }. Le tue carte valgono { $means }: basta.
example-price-no = Costa { $price }. Le tue carte valgono { $means }: troppo poco.
example-vote = La votazione popolare
example-yes = SÌ nell’urna
example-no = NO nell’urna
example-blank = Altre carte nell’urna
example-vote-yes = Accettato: le leggi cambiano.
example-vote-no = Respinto: le leggi restano.
example-vote-level = Parità: si girano carte finché decide un SÌ o un NO.
example-law = Leggi applicate
example-level-1 = Leggi del Comune
example-level-2 = Leggi del Cantone
example-level-3 = Leggi della Confederazione
example-five = Cinque colori insieme
example-law-result = Sali di { $points }.
example-end = Pedine e leggi alla fine
example-pawns-on = Tue pedine su { $square }
example-laws-on = Leggi del tuo colore nella Confederazione
example-end-result = { $pawns } + { $laws } = { $points } punti
