# Il tavolo al terminale: le parole devono essere brevi.

screen-time = Cassetto { $drawer }/{ $drawers }
screen-judiciary = Giudiziario (J)
screen-legislature = Legislativo (L)
screen-executive = Esecutivo (E)
screen-points = { $points ->
    [one] { $points } pt.
   *[other] { $points } pt.
 }
screen-chairs = { $free ->
    [0] pieno
    [one] { $free } seggio
   *[other] { $free } seggi
 }
screen-heard = applicate: { $laws }
screen-in = entra
screen-beside = Leggi accanto al tabellone
screen-deck = Mazzo
screen-discards = scarti
screen-special-deck = Carte speciali
screen-special-piles = { $left } nel mazzo, { $discards } scartate
screen-no-surcharge = nessun supplemento
screen-bus = prossima elezione { $discount } in meno
screen-session = una legge in più per ogni giudice
screen-this-turn = In questo turno: { $what }
screen-score = punti
screen-with-board = +tavola
screen-cards = carte
screen-specials = speciali
screen-reserve = pedine fuori
screen-aid = sotto la scheda
screen-hand = La tua mano
screen-open-hand = Mano di { $party }
screen-ballots = Nell’urna
screen-known = Che cosa sai della mano di { $party }
screen-now = (ora { $points })
screen-five = cinque colori: +{ $points }
screen-legend =
    {"*"}          tu e il tuo colore; ► di chi è il turno
    ▲ ○ ■      segnalino del tempo, cassetto aperto (speciali per tutti), l’ultimo
    J2 3 pt.   una casella e i suoi punti; seggi liberi; ←L2 vuole una pedina su L2
    ● Ro2      le pedine, qui due di Rosso; □ cubetti neutrali
    §          le leggi; (rosso) già applicata; ⊘Ro solo Rosso può cambiarle
    →L2:1+2!   la via per L2: 1 carta, supplemento 2; ! una tua pedina può prenderla
    entra:2    quanto costa farvi entrare una pedina
    +tavola    punti con quelli di pedine e leggi come stanno sul tabellone
    ◆ ▶ ■      carte speciali: effetto o jolly, punti giocandola, punti alla fine
