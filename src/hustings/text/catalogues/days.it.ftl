# Playing over days: clocks, orders ahead, notes, notices and what-if boards, in the page.
days-span-days = { $days } g { $hours } h
days-span-whole-days =
    { $days ->
       [one] 1 giorno
      *[other] { $days } giorni
    }
days-span-hours = { $hours } ore { $minutes } min
days-span-whole-hours =
    { $hours ->
       [one] 1 ora
      *[other] { $hours } ore
    }
days-span-seconds = { $seconds } s
days-span-minutes = { $minutes } min
days-pace = { $move } a turno, { $reserve } di riserva
days-pace-only = { $move } a turno
days-clock = { $party }: ancora { $turn } per questo turno, { $reserve } di riserva
days-hurry = Il tuo tempo sta per scadere.
days-stood-in = Il tuo tempo è scaduto: un bot gioca per te.
days-stood-in-why = Vede solo ciò che vedi tu. Riprendi quando vuoi.
days-back = Eccomi di nuovo
days-away-bot = assente, lo sostituisce un bot
days-what-if-board = Un tabellone solo per te: e se?
days-what-if-board-why = Ciò che non potevi sapere è stato estratto di nuovo. Nulla qui conta al tavolo vero.
days-what-if-leave = Torna al tavolo vero
days-mine = Solo per te
days-orders = Ordini in anticipo
days-notes = Appunti
days-notices = Per e-mail o messaggio
days-what-if = E se?
days-orders-wait =
    { $count ->
       [one] 1 ordine
      *[other] { $count } ordini
    }
days-orders-now = In vigore
days-orders-nothing = Ancora nessuno. Un ordine decide per te quando tocca a te, finché non lo ritiri.
days-orders-new = Nuovo ordine
days-orders-what = Che cosa
days-orders-how = All’asta
days-orders-always = passare subito
days-orders-above = passare oltre una somma, o chiedere
days-orders-raise = offrire fino a una somma, poi passare
days-orders-amount = Somma
days-orders-lasts = Per quanto
days-orders-once = Solo la prossima volta
days-orders-round = Per il resto del round
days-orders-game = Per il resto della partita
days-orders-unless = Chiedi comunque a me se
days-orders-unless-these = Tranne se { $surprises }.
days-orders-or = { $one }, o se { $other }
days-orders-read = Controlla l’ordine
days-orders-give = Dai l’ordine
days-orders-at-once = Se te lo si chiede ora, agisce subito.
days-orders-cancel = Ritira
days-orders-ended = Conclusi
days-orders-forget = Dimentica
days-notes-label = Nessun altro vede ciò che scrivi qui.
days-notes-kept = Salvato.
days-notes-writing = Non ancora salvato…
days-what-if-why = Continua da qui contro i bot, su un tabellone che vedi solo tu. Ciò che non puoi sapere viene estratto di nuovo; il tavolo vero non se ne accorge.
days-what-if-bot = Livello degli altri
days-what-if-begin = Prova
days-notices-none = Questo server non manda posta e non chiama webhook; il browser può avvisarti finché questa pagina è aperta.
days-notices-why = Una volta a turno, se non sei qui { $after } dopo la domanda. Non contiene né la mano né il link del tuo posto.
days-notices-email = Per e-mail a
days-notices-confirmed = Confermato.
days-notices-unconfirmed = Non ancora confermato: vi è stato inviato un codice.
days-notices-code = Il codice dell’e-mail
days-notices-confirm = Conferma
days-notices-webhook = Con un webhook
days-notices-webhook-why = Un indirizzo di Discord, Slack, ntfy o di un tuo servizio.
days-notices-format = Capisce
days-format-auto = ciò che dice l’indirizzo
days-format-discord = Discord
days-format-slack = Slack
days-format-ntfy = ntfy
days-format-json = JSON semplice
days-notices-test = Manda una prova
days-notices-sent = L’ultimo è partito.
days-notices-failed = L’ultimo è fallito: { $message }
days-pace-legend = Ritmo
days-pace-free = Senza orologio
days-pace-live = Dal vivo, { $pace }
days-pace-days = Su più giorni, { $pace }
days-pace-bot = Quando il tempo scade
days-pace-bot-why = Questo bot gioca finché la persona non torna.
days-hints = Consigli: si può chiedere al bot di ricerca
days-delete = Elimina questo tavolo per sempre
