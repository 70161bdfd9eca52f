# Che cosa dice il terminale in ogni gioco.

term-hand-over = Passate la tastiera a { $name }. Gli altri non guardino.
term-press-enter = { $name }, premi Invio quando sei pronto.{" "}
term-amounts = Scrivi un numero da { $least } a { $most }.
term-not-now = Ora non possibile: { $numbers } (scrivi why e il numero)
term-not-so-many = Solo { $count } di queste decisioni spettano a te adesso; non è stato fatto nulla.
term-no-such-choice = { $word } qui non è una scelta. Scrivi help per vedere che cosa si può scrivere.
term-new-things = Dopo { $count } di queste decisioni viene alla luce qualcosa di nuovo: decidi prima fin lì. Non è stato fatto nulla.
term-help =
    Un numero sceglie un’opzione o una somma; più numeri su una riga sono più decisioni (3 3 0 0). p passa.
    ?         di che cosa si tratta, con le regole
    why 7     perché l’opzione 7 è rifiutata; why da solo elenca tutto ciò che è rifiutato
    board     mostra di nuovo il tavolo
    log       tutto ciò che è successo, per quanto puoi saperne
    undo      riprende la tua ultima decisione, finché nulla è stato pescato o rivelato
    save      salva la partita; save FILE la salva lì
    quit      smette; la partita è conservata e può riprendere
term-help-hint = Scrivi help per vedere che cosa si può scrivere.
term-allowed = Questo è permesso: { $option }
term-nothing-refused = Qui nulla è rifiutato.
term-undone = Ripreso.
term-no-undo = Nulla può essere ripreso: da allora è stata pescata una carta, qualcosa è stato rivelato o ha agito qualcun altro.
term-saved = Salvato: { $path }
term-over = La partita è conservata in { $path }. Per rivederla: hustings replay { $path }
term-left = La partita è conservata in { $path }. Per continuare: { $again }
term-total = Totale
term-set-up = La partita è preparata.
term-entry = Passo { $entry } di { $last }. Invio o n: avanti, b: indietro, f: fase seguente, r 3: turno 3, q: fine, help: altro
term-no-such-phase = In questa partita non c’è una fase { $phase }. Ci sono: { $phases }
term-viewer-help =
    Invio o n   passo seguente         b   uno indietro
    f           fase seguente          f polls   la prossima fase con quel nome
    r 3         inizio del turno 3     120 passo 120
    s           inizio                 e   fine
    q           uscire
