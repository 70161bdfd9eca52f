# Problemi: che cosa si chiede, un suggerimento, e il perché.

puzzle-goal-points = Arriva a { $points } punti in questo turno
puzzle-goal-square = Fatti eleggere { $square_to } in questo turno
puzzle-goal-wins-game = Vinci la partita con l’ultima azione
puzzle-told-points = Conta solo quanto sali in questo turno, senza pescare.
puzzle-told-square = Devi pagare con le carte in mano.
puzzle-told-wins-game = Subito dopo si contano pedine e leggi.
puzzle-hint-turn = Il tuo colore vale doppio quando vieni eletto. Quali carte ti servono per altro?
puzzle-hint-last-action = Resta un’azione. Quale casella o carta vale di più alla fine?
puzzle-why-turn = Una carta fa una cosa sola. Paga con ciò che altrimenti non serve, e con il tuo colore dove costa molto.
puzzle-why-last-action = Alla fine contano caselle e leggi. Decide la casella più preziosa che puoi pagare.
