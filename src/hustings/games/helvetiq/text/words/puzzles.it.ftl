# Problemi: che cosa si chiede, un suggerimento, e il perché.

puzzle-goal-best-turn = Qual è la cosa migliore da fare adesso?
puzzle-goal-best-last-action = Che cosa fai con l’ultima azione?
puzzle-goal-best-paying-election = Con quale carta paghi?
puzzle-goal-wins-game = Vinci la partita con l’ultima azione
puzzle-told-wins-game = Subito dopo si contano pedine e leggi.
puzzle-hint-turn = Prendere carte, farti eleggere, usare una carta speciale? Chiediti che cosa porta ciascuna fino alla fine, e che cosa può aspettare.
puzzle-hint-last-action = La fine è vicina. Quale casella, legge o carta farà allora la differenza più grande?
puzzle-hint-paying-election = Una carta fa una cosa sola. Quale di queste ti mancherà di meno?
puzzle-why-turn = Quel che può aspettare, aspetta. Prima viene ciò da cui dipende il resto, e ciò che altri potrebbero toglierti o rendere più caro.
puzzle-why-last-action = Alla fine contano caselle e leggi, le tue e quelle degli altri. Decide ciò che cambia di più la distanza dal migliore di loro.
puzzle-why-paying-election = Paga con ciò che in seguito porta meno. Quel che tieni porta caselle e leggi nei turni seguenti.
