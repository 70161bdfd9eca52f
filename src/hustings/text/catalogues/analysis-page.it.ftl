# L’analisi di una partita finita, e i consigli durante la partita, sulla pagina.

analysis-whole = Tutta la partita
analysis-by = probabilità di vittoria secondo il bot di ricerca
analysis-open = Apri questa posizione
analysis-why = Il bot più forte gioca molte volte il seguito di ogni posizione. Mostra come sono cambiate le probabilità di vittoria e quali decisioni sono costate di più.
analysis-start = Analizza questa partita
analysis-again = Riprova
analysis-failed = L’analisi è stata interrotta.
analysis-none = Questo server non analizza le partite.
analysis-queued = In coda
analysis-working = Analisi in corso
analysis-so-far = { $done } decisioni su { $of }
analysis-goes-on = Continua anche se lasci questa pagina.
analysis-moments = { $count ->
    [1] Il tuo momento
    [2] I tuoi due momenti
   *[other] I tuoi tre momenti
 }
analysis-decide-again = Decidi di nuovo
analysis-costly = Mosse costose
analysis-lost = probabilità persa
analysis-whose = Le mosse di chi
analysis-everyone = Tutti
analysis-mine = { $party } (tu)
analysis-decision = Decisione
analysis-entry = decisione { $number }
analysis-played = Giocato:
analysis-better = Meglio:
analysis-points = Atteso: { $difference } punti.
analysis-from = Soprattutto da { $parts }.
analysis-part = { $part } ({ $difference })
analysis-rest = il resto ({ $difference })
analysis-others = Il migliore degli altri: { $difference }.
analysis-plus = +{ $number }
analysis-minus = −{ $number }
analysis-no-mistakes = Nessuna decisione è costata probabilità sensibili.
analysis-wait = Saranno qui quando l’analisi sarà finita.
analysis-not-yet = Fai analizzare la partita per vederle.
analysis-fewer = Mostrane meno
analysis-all = Mostra tutte e { $count }
analysis-here = Segue una mossa costosa: { $percent }.
analysis-next = Prossima mossa costosa
analysis-hint = Dammi un consiglio
analysis-hint-thinking = Il bot sta pensando…
analysis-hint-best = Il meglio, secondo il bot di ricerca
analysis-hint-score = ≈ { $score } punti
analysis-hint-why = Probabilità di vittoria e punti attesi alla fine. Vede quello che vedi tu, niente di più.
