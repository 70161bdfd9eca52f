# What the page says outside a game's own boards. Labels are short: a button has room for two or three words.

## The bar at the top

page-nav = Sito
page-nav-play = Gioca
page-nav-tables = Tavoli
page-nav-replays = Partite finite
page-nav-rules = Regole
page-language = Lingua
page-sounds = Suoni
page-sounds-on = I suoni sono attivi
page-sounds-off = I suoni sono spenti
page-theme = Chiaro o scuro
page-help = Promemoria e regole
page-menu = Menù
page-close = Chiudi
page-order = I posti, e a chi tocca ora
page-seat-now = { $party }, { $name } ({ $there }); { $doing }
page-here = presente
page-away = assente
page-bot = bot
page-free = libero
page-is-asked = decide
page-has-sealed = ha sigillato
page-waits = attende
page-start-player = primo giocatore
page-watching = Stai guardando

## The front door

page-title-home = Hustings: giochi da tavolo politici, giocati come si deve
page-home-1 = Guida un partito.
page-home-2 = Vinci sette elezioni.
page-home-lead = Die Macher e Helvetiq, due giochi da tavolo politici, nel browser: ogni regola applicata, ogni segreto custodito, contro amici o bot che non vedono più di te.
page-one-vote = Hai un voto
page-play-now = Gioca subito
page-play-now-why = { $game }, { $how }. Niente account, niente moduli.
page-play-first-why = { $game }, la partita breve in tre con una guida accanto: circa 25 minuti. Niente account, niente moduli.
page-lengths = Quanto tempo hai
page-length-short = 25 minuti
page-length-hour = Un’ora
page-length-evening = Una serata
page-takes-short = circa 25 minuti
page-takes-hour = circa un’ora
page-takes-two = circa due ore
page-takes-evening = una serata
page-against = contro { $count ->
    [one] un bot
   *[other] { $count } bot
 }
page-with-friends = con amici, tramite link
page-go-on = Continua la tua partita
page-go-on-round = Continua dal round { $round }
page-go-on-why = { $game } con { $names }
page-set-up = Prepara un tavolo
page-set-up-why = Edizione, posti, bot. Manda il link; chi lo apre può sedersi.
page-read-rules = Leggi le regole
page-read-rules-why = Con parole nostre, ogni decisione e la fonte di ogni valore.
page-watch-replay = Rivedi una partita
page-watch-replay-why = Le tue partite, esempi, o una registrazione che qualcuno ti ha mandato.
page-your-tables = I tuoi tavoli
page-all-tables = tutti, { $count }
page-with = con { $names }
page-moves = { $count ->
    [one] { $count } decisione
   *[other] { $count } decisioni
 }
page-open-tables = Tavoli aperti
page-with-free-seat = { $count } con posti liberi
page-no-open-tables = Al momento nessuno cerca giocatori. Prepara un tavolo pubblico.
page-seats-taken =
    { $taken ->
       [one] { $taken } posto occupato su { $count }
      *[other] { $taken } posti occupati su { $count }
    }
page-waits-for = attende { $names }
page-status-waiting = in attesa
page-status-playing = in corso
page-status-paused = in pausa
page-status-over = finita
page-status-abandoned = annullata
page-everybody = Uguale per tutti
page-daily = Il rompicapo del giorno
page-daily-why = Una posizione, una domanda, ogni giorno una nuova.
page-daily-solved = Risolto { $tries ->
    [1] al primo tentativo
   *[other] al tentativo { $tries }
 }.
page-weekly = La distribuzione della settimana { $week }
page-weekly-yours = L’hai giocata, o ci stai giocando.
page-weekly-played = { $count ->
    [0] Qui nessuno l’ha ancora finita.
    [one] Finita una volta qui. Punti: { $best }.
   *[other] Finita { $count } volte qui. Punti, al massimo: { $best }.
 }
page-to-hand-on = Il tuo risultato, da condividere
week-shared = Hustings, distribuzione della settimana { $week }: { $game }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, posto { $place } di { $players }.
week-compared = { $count ->
    [0] La distribuzione della settimana: tutti ricevono le stesse carte e gli stessi bot. Qui staranno i risultati degli altri.
    [one] La distribuzione della settimana: tutti ricevono le stesse carte e gli stessi bot. Qui l’hai finita per primo.
   *[other] La distribuzione della settimana: tutti ricevono le stesse carte e gli stessi bot. Finita { $count } volte qui, { $better } volte meglio di te.
 }
page-on-the-table = Sul tavolo adesso: { $what }
page-on-a-table = Da una partita: { $what }
page-lane = { $party }: { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
 }
page-how-to-read = Come leggere un Land
page-how-to-read-why = La barra mostra i voti di un partito; l’anello, dove arriverebbe se tutti i suoi comizi diventassero voti adesso.
page-the-games = I giochi
page-rules-and-rulings = Regole e decisioni
page-play-bots = Gioca contro i bot
page-run-it = A casa tua
page-run-it-why = Un comando avvia un server con il proprio database. Le stesse regole alimentano un simulatore da migliaia di partite al secondo e un ambiente vettoriale per Gymnasium.
page-interface = Interfaccia di programmazione
page-guest = Ospite
page-you-win = Vinci con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
page-you-share = Condividi la vittoria con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
page-you-came = Arrivi al posto { $place } di { $players } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, a { $behind } dal primo.
page-fill-bots = Completa con bot
page-learn-meanwhile = Impara a giocare nel frattempo
page-why-edition-2006 = Le regole dell’edizione del 2006: si comincia da queste.
page-why-edition-1997 = Le regole della prima edizione, del 1997.

## A new table

page-game = Gioco
page-which-edition = Edizione
page-edition = Regole del { $edition }
page-own-figures = valori propri
page-variants = Varianti
page-players = Giocatori
page-seats = Posti
page-seat = Posto { $seat }
page-who-sits = Chi gioca { $seat }
page-kind-person = Su questo schermo
page-kind-open = Libero, tramite link
page-kind-bot = Un bot
page-by-link = per chi apre il link
page-name = Nome
page-name-of = Nome di { $seat }
page-level = Livello
page-level-of = Livello di { $seat }
page-level-beginner = principiante
page-level-easy = facile
page-level-normal = normale
page-level-hard = difficile
page-level-expert = maestro
page-temperament = Temperamento
page-temperament-of = Temperamento di { $seat }
page-temperament-none = equilibrato
page-temperament-none-why = Non propende per nulla in particolare.
page-temperament-bold = audace
page-temperament-media-baron = barone dei media
page-temperament-member-hunter = cacciatore di iscritti
page-temperament-climber = arrampicatore
page-temperament-lawgiver = legislatore
page-temperament-collector = collezionista
page-temperament-varied = vario
page-hot-seat = Più persone su questo schermo: tra un turno e l’altro la pagina chiede di passarlo.
page-table-title = Nome del tavolo
page-more = Altro
page-public = Pubblico: compare tra i «Tavoli aperti», chiunque può sedersi o guardare
page-open-money = Denaro scoperto: ognuno vede quanto hanno gli altri
page-make = Prepara il tavolo e ricevi il link
page-start = Inizia la partita
page-colour-black = Nero
page-colour-red = Rosso
page-colour-yellow = Giallo
page-colour-green = Verde
page-colour-blue = Blu

## Before the game

page-title-table = Tavolo · Hustings
page-title-your-turn = Tocca a te: { $title }
page-opening = Un momento…
page-room-free = { $count ->
    [one] Un posto è libero. Manda il link.
   *[other] { $count } posti sono liberi. Manda il link.
 }
page-room-ready = Ci sono tutti: puoi iniziare.
page-room-host = Ci sono tutti. Chi ospita avvia la partita.
page-your-name = Il tuo nome
page-you = tu
page-sit = Siediti qui
page-put-bot = Metti un bot
page-bot-instead = un bot al suo posto
page-bot-other = Cambia il bot
page-replace = Fai giocare { $party } a un bot
page-remove = Togli
page-start-when = La partita può iniziare quando ogni posto è occupato, da persone o da bot.
page-invite = Invita
page-invite-why = Chi apre questo link può prendere un posto libero, o guardare.
page-invite-link = Link per gli ospiti
page-invite-here = Questo link funziona solo su questo computer. Perché altri nella tua rete possano venire, avvia il server con:
page-invite-or = oppure
page-invite-then = Poi apri l’indirizzo che il terminale mostra e manda il link da lì.
page-invite-code = Il link come codice da scansionare
page-screen = Mostra su un televisore
page-screen-why = Uno schermo per tutti, senza le mani: ognuno gioca sul suo telefono.
page-screen-scan = Scansiona per prendere posto
page-screen-hands = Ogni telefono è una mano a sé. Qui non si vede niente di segreto.
page-screen-own = Questo link è di qualcuno
page-screen-own-why = Mostra una mano o guida il tavolo: non va su uno schermo che tutti vedono. Apri lo schermo con il link per gli ospiti.
page-screen-to-seat = Apri come mio
page-copy = Copia
page-copied = Copiato
page-table-full = Tutti i posti sono occupati.
page-watch = Guarda
page-join = Partecipa
page-join-table = Siediti a «{ $title }»
page-watch-table = Guarda «{ $title }»

## At the table

page-your-turn = Tocca a te
page-your-turn-asked = Tocca a te. { $question }
page-waiting-for = In attesa di { $names }
page-you-sealed = Hai sigillato
page-sealed-why = La tua risposta è sigillata. Finché non hanno sigillato tutti, puoi cambiarla.
page-change = Cambia
page-rule = Regola { $rule }
page-your-draft = La tua bozza
page-take-back-from = Riprendi da qui in poi
page-ends-draw = Poi si pesca qualcosa: prima invia questo.
page-ends-reveal = Poi si scopre qualcosa: prima invia questo.
page-not-possible = { $count ->
    [one] Una scelta non è possibile:
   *[other] { $count } scelte non sono possibili:
 }
page-why-not = Che cosa non si può fare, e perché
page-clear = Svuota
page-undo = Annulla
page-send = Invia
page-seal = Sigilla
page-filter = Cerca tra le scelte
page-filter-many = Cerca tra { $count } scelte
page-filter-none = Nessuna scelta corrisponde.
page-quick-amounts = Importi rapidi
page-amount = Importo, da { $low } a { $high }
page-less = Uno in meno
page-more-amount = Uno in più
page-take-amount = Scegli { $amount }
page-nothing = niente
page-table-now = Il tavolo ora
page-record = Cronaca
page-since = dal tuo ultimo turno: { $count }
page-since-here = Dal tuo ultimo turno
page-what-happened = Che cosa è successo
page-earlier = { $count } righe precedenti
page-now-you = Ora tocca a te.
page-chat = Conversazione
page-chat-empty = Nessuno ha ancora detto nulla.
page-chat-to = A
page-chat-all = Tutti
page-message = Messaggio
page-say-something = Di’ qualcosa
page-say = Invia
page-private = privato
page-to-you = a te
page-to = a { $name }
page-spectator = spettatore
page-chat-too-fast = Non inviato: troppe righe insieme. Aspetta un momento.
page-not-sent = Non inviato. Riprova.

## The menu of a table

page-save = Salva
page-your-link = Il tuo link
page-your-link-why = Apre il tuo posto, su ogni dispositivo. Tienilo per te.
page-spectator-link = Link per ospiti e spettatori
page-seats-here = Posti su questo schermo
page-notices = Avvisami quando tocca a me
page-nights = Mostra le notti elettorali e le rivelazioni
page-nights-stay = Restano finché non vado avanti
page-event-over = Avanti
page-reading = Lettura ad alta voce di ciò che accade
page-reading-calm = con calma, frase per frase
page-reading-brisk = spedita
page-reading-slow = lenta
page-reading-at-once = subito, man mano che accade
page-reading-turns = solo quando tocca a me
page-hurry = Fai fretta ai bot
page-hurry-off = Lascia tempo ai bot
page-hurry-why = Indugiano meno tra una mossa e l’altra, per tutti a questo tavolo. Pensano bene come prima.
page-hurried = I bot di questo tavolo non indugiano
page-skip = Vai alla domanda
page-skip-main = Vai al contenuto principale
page-cmd = Riga di comando
page-cmd-open = Apri la riga di comando
page-cmd-said = Risposte della riga di comando
page-cmd-label = Un numero o una parola; help dice quali
page-cmd-nothing = Ora non ti si chiede nulla.
page-cmd-item = { $number }: { $what }
page-cmd-done = Fatto.
page-cmd-allowed = { $number } è permesso.
page-cmd-also = Su questo gioco: { $words }
page-cmd-help =
    Un numero risponde alla domanda, un importo si scrive com’è; più numeri su una riga sono più decisioni. p passa.
    ?  la domanda, con i numeri delle risposte
    ?why  che cosa non è possibile e perché; ?why 7 chiede del 7
    ?log 20  le ultime 20 righe della cronaca
    undo  ritira l’ultima decisione
page-with-all = Con il consenso di tutti
page-pause = Sospendi
page-resume = Riprendi
page-abandon = Annulla la partita
page-leave = Lascia il posto
page-really = Davvero?
page-rewind = Torna indietro
page-rewind-before = a prima di…
page-mute = Silenzia
page-unmute = Riattiva
page-new-link = Nuovo link
page-new-link-why = Il vecchio link di questo posto smette subito di funzionare

## Votes, and bad luck

page-vote-abandon = { $name } vuole annullare la partita.
page-vote-rewind = { $name } vuole tornare indietro.
page-vote-before = Fino a prima di:
page-vote-pause = { $name } vuole una pausa.
page-vote-missing = Devono ancora accettare: { $names }.
page-agree = Accetta
page-disagree = Rifiuta
page-take-back = Ritira
page-lost = Connessione persa.
page-lost-retry = { $seconds ->
    [0] Nuovo tentativo…
   *[other] Nuovo tentativo tra { $seconds } s.
 }
page-lost-draft = La tua bozza è conservata. { $seconds ->
    [0] Nuovo tentativo…
   *[other] Nuovo tentativo tra { $seconds } s.
 }
page-try-now = Prova ora
page-moved-on = Il tavolo è andato avanti.
page-moved-fits = La tua bozza vale ancora; guarda e invia di nuovo.
page-moved-partly = Una parte della tua bozza non vale più ed è stata tolta.
page-moved-gone = La tua bozza non vale più.
page-refused = Non è possibile.
page-paused = La partita è in pausa.
page-paused-why = Nulla va perso.
page-bots-busy = I bot sono occupati.
page-bots-busy-why = Pensano per molti tavoli insieme; il vostro è il numero { $place } della fila.
page-abandoned = Questa partita è stata annullata.
page-abandoned-why = Resta qui da guardare.
page-link-expired = Questo link non vale più.
page-link-expired-why = Chiedine uno nuovo a chi ospita.
page-no-such-table = Questo tavolo non esiste.
page-no-such-table-why = È stato cancellato, o il link è incompleto.
page-needs-link = Questo indirizzo è solo metà di un link.
page-needs-link-why = Il tavolo c’è, ma non è aperto a tutti. Il link completo finisce con un # e un segreto: chiedilo a chi ospita.
page-open-as-seat = Apri come posto { $seat }
page-open-as-host = Apri come chi ospita
page-to-front-door = Alla pagina iniziale
page-no-such-page = Questa pagina non esiste.
page-trouble-malformed = Il server non ha capito.
page-trouble-illegal = Ora non è possibile.
page-trouble-stale = Il tavolo è andato avanti; guarda di nuovo.
page-trouble-unauthorised = Il tuo link non lo permette.
page-trouble-forbidden = Può farlo solo chi ospita, o chi siede lì.
page-trouble-unknown = Questo non esiste, o il link è incompleto.
page-trouble-conflict = Non va d’accordo con lo stato del tavolo.
page-trouble-too-large = È troppo grande.
page-trouble-too-many = Troppo in una volta. Aspetta un momento e riprova.
page-trouble-unavailable = Il server non è raggiungibile al momento. Nulla va perso; riprova.
page-trouble-failed = Qualcosa è andato storto sul server. Nulla è cambiato.
page-hand-over = Passa lo schermo a { $name }, per favore.
page-hand-over-why = Nessun altro dovrebbe guardare ora.
page-i-am = Sono { $name }

## The end

page-won-by = { $party } { $party_number ->
    [many] vincono
   *[one] vince
 } di { $points }
page-won-tied = { $party } { $party_number ->
    [many] vincono
   *[one] vince
 } a pari punti
page-someone = { $name }
page-shared-win = { $parties } si dividono la vittoria
page-nobody-won = Nessuno ha vinto
page-made-difference = Ciò che ha fatto la differenza: { $part }. Lì { $winner } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, { $other } { $others }.
page-entries = { $count } decisioni
page-by-rank = Punti per origine, in ordine di classifica
page-again = Gioca ancora, stessi posti
page-again-there = Alla prossima partita, stessi posti
page-look = Guarda il tavolo
page-to-the-result = Torna al risultato
page-open-hands = Mani scoperte
page-score-sheet = Punteggio
page-total = Totale

## Rules and finished games

page-contents = Indice
page-figures = I valori e le loro fonti
page-figure = Nome
page-value = Valore
page-source = Fonte
page-ruling = Decisione
page-no-card = Al momento non è chiesto nulla. Tutte le regole sono a un clic.
page-all-rules = Tutte le regole
page-signs = Segni
page-signs-why = Indica qualsiasi cosa sul tabellone, o toccala: dice che cos’è. Quello che è viola puoi sceglierlo, oppure è in bozza e non ancora inviato.
page-no-finished = Nessuna delle tue partite è ancora finita.
page-bring-record = Apri una registrazione
page-no-record = Non è una registrazione.
