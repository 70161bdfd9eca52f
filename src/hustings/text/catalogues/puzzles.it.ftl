# Problemi: l’elenco, e ciò che si dice intorno a una posizione.

puzzles-lead = Posizioni di partite giocate davvero. Trova la decisione che raggiunge l’obiettivo; sono le regole a dire se ci riesci. Tutto ciò che serve è in vista.
puzzles-done = { $done } di { $all } risolti
puzzles-none = Qui non ci sono rompicapi.
puzzle-of = Rompicapo { $number } di { $all }
puzzle-you = Giochi con { $party }.
puzzle-moves = { $moves ->
    [one] Una decisione.
   *[other] Al massimo { $moves } decisioni.
 }
puzzle-hint = Suggerimento
puzzle-solved = Risolto
puzzle-failed = Non così
puzzle-on = Fin qui bene. Continua.
puzzle-again = Riprova
puzzle-show = Mostra la soluzione
puzzle-solution = La soluzione
puzzle-told-best = Una decisione vince molte più partite di ogni altra: la ricerca ha giocato il seguito di ciascuna, da ciò che vedi.
puzzle-worth = Probabilità di vittoria, e quanto costano le altre decisioni
puzzle-shared = Hustings, rompicapo del { $date }: risolto { $tries ->
    [1] al primo tentativo
   *[other] al tentativo { $tries }
 }, { $hinted ->
    [yes] con un suggerimento
   *[no] senza suggerimenti
 }.
puzzle-next = Rompicapo successivo
puzzle-play-on = Continua da qui
puzzle-play-on-why = La partita continua da questa posizione, tu contro i bot. Le carte che non puoi vedere vengono ridistribuite.
puzzle-all = Tutti i rompicapi
