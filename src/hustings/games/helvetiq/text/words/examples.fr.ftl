# Petits exemples sur la page des règles.

example-price = Ce que coûte une élection
example-way = Le chemin
example-opponents = Pions adverses là
example-own = Cartes de votre couleur
example-others = Autres cartes
example-price-yes = Cela coûte { $price }. Vos cartes comptent { $means } : cela suffit.
example-price-no = Cela coûte { $price }. Vos cartes comptent { $means } : trop peu.
example-vote = La votation populaire
example-yes = OUI dans l’urne
example-no = NON dans l’urne
example-blank = Autres cartes dans l’urne
example-vote-yes = Accepté : les lois changent.
example-vote-no = Rejeté : les lois restent.
example-vote-level = Égalité : on retourne des cartes jusqu’à un OUI ou un NON.
example-law = Lois appliquées
example-level-1 = Lois de la commune
example-level-2 = Lois du canton
example-level-3 = Lois de la Confédération
example-five = Cinq couleurs réunies
example-law-result = Vous montez de { $points }.
example-end = Pions et lois à la fin
example-pawns-on = Vos pions sur { $square }
example-laws-on = Lois de votre couleur à la Confédération
example-end-result = { $pawns } + { $laws } = { $points } points en tout
