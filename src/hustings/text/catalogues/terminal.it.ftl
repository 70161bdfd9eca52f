# Che cosa dice il terminale in ogni gioco.

term-plays = { $name } gioca con { $party }
term-player = Giocatore { $number }
term-welcome = Scrivi il numero della tua scelta, più numeri per più decisioni. ? spiega, help elenca il resto.
term-bots-level = I bot giocano a questo livello: { $level }. Scrivi level per gli altri.
term-set-aside = Qui era conservata una partita precedente; ora è in { $path }. Per quella: { $again }
term-hand-over = Passa la tastiera a { $name }. Nessun altro dovrebbe guardare ora.
term-press-enter = { $name }, premi Invio per continuare.{ " " }
term-amounts = Scrivi un numero da { $least } a { $most }.
term-amounts-of-money = Scrivi un numero da { $least } a { $most }, in migliaia.
term-not-now = Ora non possibile: { $numbers } (scrivi why e il numero)
term-not-so-many = { $count ->
    [one] Solo la prima di queste decisioni spetta a te adesso; non è stato fatto nulla.
   *[other] Solo { $count } di queste decisioni spettano a te adesso; non è stato fatto nulla.
 }
term-no-such-choice = { $word } qui non è una scelta. Scrivi help per vedere che cosa si può scrivere.
term-in-line = { $problem } (numero { $place } di { $count }; non è stato fatto nulla)
term-new-things = Dopo { $count } di queste decisioni viene alla luce qualcosa di nuovo: decidi prima fin lì. Non è stato fatto nulla.
term-help =
    Un numero sceglie un’opzione o una somma; più numeri su una riga sono più decisioni (3 3 0 0). p passa.
    ?         di che cosa si tratta, con le regole
    why 7     perché l’opzione 7 è rifiutata; why da solo elenca tutto ciò che è rifiutato
    board     mostra di nuovo il tavolo
    log       tutto ciò che è successo, per quanto puoi saperne; log 20 solo le ultime 20 righe
    undo      riprende la tua ultima decisione, finché nulla è stato pescato o rivelato
    level     quanto giocano bene i bot; level difficile li cambia tutti, level 3 difficile solo Bot 3
    save      salva la partita; save FILE la salva lì
    quit      smette; la partita è conservata e può riprendere
term-levels = Quanto giocano bene i bot; scrivi level e un nome per tutti, o level 3 e un nome per uno di loro:
term-level-now = Adesso: { $level } ({ $names })
term-no-such-level = { $word } non è né un livello né un bot. Scrivi level per vedere che cosa c’è.
term-no-such-bot = A questo tavolo non c’è un bot { $number }.
term-incident = { $name } ha fallito ({ $what }); al suo posto una delle sue opzioni è stata scelta a caso.
term-help-hint = Scrivi help per vedere che cosa si può scrivere.
term-allowed = Questo è permesso: { $option }
term-nothing-refused = Qui nulla è rifiutato.
term-undone = Ripreso.
term-no-undo = Nulla può essere ripreso: da allora è stata pescata una carta, qualcosa è stato rivelato o ha agito qualcun altro.
term-saved = Salvato: { $path }
term-exists = Il file { $path } esiste già; nulla è stato salvato. Scegli un altro nome.
term-over = La partita è conservata in { $path }. Per rivederla: { $again }
term-left = La partita è conservata in { $path }. Per continuare: { $again }
term-total = Totale
term-not-open = Questa partita non è finita: ciò che è coperto resta coperto. --seat 0 mostra che cosa vede il primo posto.
term-entry = Passo { $entry } di { $last }. Invio o n: avanti, b: indietro, f: fase seguente, r 3: round 3, q: fine, help: altro
term-no-such-phase = In questa partita non c’è una fase { $phase }. Ci sono: { $phases }
term-no-such-round = In questa partita non c’è un round { $round }; l’ultimo è { $last }.
term-viewer-help =
    Invio o n   passo seguente         b   uno indietro
    f           fase seguente          f polls   la prossima fase con quel nome
    r 3         inizio del round 3     120 passo 120
    s           inizio                 e   fine
    q           uscire
