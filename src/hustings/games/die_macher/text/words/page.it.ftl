# Il tavolo di Die Macher nel browser. Un’intestazione ha al massimo 8 lettere, una fase nella barra 14, una parola nel dock 9.

dm-round = Round { $round }
dm-of-rounds = {" "}di { $rounds }
dm-phases = Fasi del round
dm-bar-start-player = Chi comincia
dm-bar-conference = Programma
dm-bar-cabinet = Governo ombra
dm-bar-coalitions = Coalizioni
dm-bar-media = Media
dm-bar-meetings = Comizi
dm-bar-polls = Sondaggi
dm-bar-conversion = Conversione
dm-bar-election = Elezione
dm-bar-income = Entrate
dm-bar-contributions = Contributi

## L’imperativo di ogni decisione

do-choose-boons = Scegli tre vantaggi
do-place-boon = Colloca il vantaggio
do-choose-base = Media o iscritti
do-place-marker = Colloca un segnalino
do-start-bid = Offri per iniziare
do-second-bid = Offri di nuovo
do-start-naming = Nomina chi inizia
do-discarding = Scarta e pesca
do-platform-swap = Cambia programma
do-placing = Governo ombra
do-cabinet-action = Agisci { $state_in }
do-coalition = Cerca una coalizione
do-answer = Coalizione { $state_in }?
do-media-buying = Compra media
do-opinion-swap = Cambia un’opinione
do-meetings = Tieni comizi
do-poll-bid = Sondaggio { $state_in }
do-poll-use = Pubblicare o no?
do-converting = Converti { $state_in }
do-marker-move = Sposta un segnalino
do-opinion-placing = Porta un’opinione
do-opinion-space = Scalzane una
do-contribution = Accetta o rifiuta
dm-ready-to-seal = Tutto pronto: sigilla

## Che cosa si chiede, e perché

dm-told-meetings = Fino a { $cubes } in ogni Land, { $money } l’uno. Un comizio diventa tanti voti quanti ne indica il tuo fattore, quando lì ne hai { $least } o il Land vota.
dm-told-placing = Al massimo una carta per Land, coperta. Tutte si scoprono e si pagano insieme; poi ognuna compie un’azione.
dm-told-converting = Hai { $cubes } comizi { $state_in }. Ciò che tieni conterà la prossima volta; ciò che converti torna nella riserva.
dm-told-poll-first = La carta { $state_in } è coperta e nessuno ha offerto. Sposta tendenze o porta iscritti. Offri, o sei fuori.
dm-told-poll-bid = La carta { $state_in } è coperta; { $party } { has } offerto { $money }. Offri di più, o sei fuori.
dm-told-poll-use = Solo tu vedi questo sondaggio { $state_in }. Attua una o due righe, o tienilo segreto e tira i dadi per gli iscritti.
dm-told-discarding = Segna le carte che scarti; ne peschi altrettante. Le carte nascoste sono ciò che il tuo programma può diventare.
dm-told-seal = Tutto è scelto. Nessuno lo vede finché non hanno sigillato tutti; fino ad allora puoi cambiarlo.
dm-rule = Regola { $rule }
dm-your-turn = Tocca a te
dm-your-draft = La tua bozza
dm-sheet-open = Mostra tutta la domanda
dm-sheet-close = Mostra meno
dm-see-choices = Vedi le scelte
dm-sealed = Sigillato
dm-has-sealed = ha sigillato
dm-waiting-seals = { $count ->
    [one] Manca un partito
   *[other] Mancano { $count } partiti
 }
dm-sealed-why = La tua scelta è sigillata. Puoi cambiarla finché l’ultimo partito non ha sigillato.
dm-change = Cambia
dm-waiting = { $count ->
    [one] di turno
   *[other] di turno
 }
dm-someone-decides = { $party }: { $phase }
dm-bot-thinks = { $name } sta pensando.
dm-person-thinks = Si aspetta { $name }.
dm-all-seal = { $count ->
    [one] Un partito non ha ancora sigillato.
   *[other] { $count } partiti non hanno ancora sigillato.
 }
dm-final-board = La situazione finale
dm-final-told = Tutte le elezioni sono finite. Così era il tavolo alla fine.
dm-open-hands = Mani scoperte

## Inviare e riprendere

dm-send = Invia
dm-missing = { $what ->
    [bid] Fai un’offerta
    [party] Scegli un partito
    [state] Scegli un Land
    [card] Scegli una carta
    [cards] Scegli le carte
    [other-card] Scegli l’altra
    [gift] Accetta o no
    [action] Scegli un’azione
    [number] Scegli un numero
    [lines] Scegli le righe
    [opinion] Scegli un’opinione
    [space] Scegli una casella
    [meetings] Pianifica
    [gains] Scegli i vantaggi
   *[other] Scegli
 }
dm-send-pass = { $what ->
    [platform] Tieni il programma
    [media] Non comprare
    [action] Non fare nulla
    [opinion] Non scambiare
    [coalition] Nessuna
    [marker] Lascialo
    [carry] Non portare nulla
   *[other] Passa
 }
dm-send-out = Esci
dm-pass-on = { $what } per il resto della fase
dm-pass-on-polls = Nessuna offerta ai sondaggi del round
dm-limit-missing = Offri per me fino al mio limite: inseriscilo
dm-bid-up-to = Offri per me, fino a { $money }
dm-bid-up-to-why = Per te viene fatta, ogni volta, l’offerta più bassa che sta in testa, finché non supera questo importo.
dm-send-bid = Offri { $money }
dm-send-sealed-bid = Sigilla { $money }
dm-send-seal = Sigilla l’apertura
dm-send-meetings = { $cubes ->
    [0] Nessun comizio
    [one] Tieni { $cubes } comizio
   *[other] Tieni { $cubes } comizi
 }
dm-send-cabinet = { $cards ->
    [0] Non mandare nessuno
    [one] Posa { $cards } carta
   *[other] Posa { $cards } carte
 }
dm-send-discard = { $cards ->
    [0] Tieni tutto
    [one] Scarta { $cards } carta
   *[other] Scarta { $cards } carte
 }
dm-send-convert = { $cubes ->
    [0] Tieni tutto
    [one] Convertine { $cubes }
   *[other] Convertine { $cubes }
 }
dm-send-shelve = Tienilo segreto
dm-send-publish = Pubblica
dm-send-accept = Accettalo
dm-send-refuse = Rifiuta coperto
dm-send-agree = Accetta
dm-send-decline = Rifiuta
dm-send-start = Nomina { $party }
dm-send-force = Imponi la coalizione
dm-send-propose = Proponi
dm-send-media = Compra per { $money }
dm-send-platform = Cambia il programma
dm-send-opinion = Scambia le carte
dm-send-marker = Sposta il segnalino
dm-send-carry = Portala lì
dm-send-push = Scalzala
dm-undo = Annulla
dm-undo-why = Riprendi l’ultima decisione
dm-clear = Cancella
dm-back = Indietro
dm-not-possible = Non possibile:
dm-no-more = Non di più:
dm-from-pool = Prendere { $cards } dal banco di scambio:
dm-no-key = Scegliere un tema chiave:
dm-put-in = Mettere { $cards }:
dm-has-issue = { $state } ha già questo tema.
dm-none-for-polls = Non resta nulla per i sondaggi.
dm-colon = { $what }:
dm-cash = Cassa
dm-cash-left = Rimangono
dm-if-you-win = Rimane se vinci
dm-bill-meetings = { $cubes ->
    [one] { $cubes } comizio
   *[other] { $cubes } comizi
 }
dm-bill-cabinet = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 }
dm-bill-media = Un segnalino media
dm-bill-oust = Al proprietario e alla banca

## Dentro le scelte

dm-swap-out = Sostituire { $card }
dm-swap-by = con { $card }
dm-swap-in = Mettere { $card } al posto di
dm-do-votes = { $votes ->
    [one] Guadagnare { $votes } voto
   *[other] Guadagnare { $votes } voti
 }
dm-do-key = Tema chiave, vale doppio: { $card }
dm-do-lift = Togliere il tema chiave
dm-do-oust = Sostituire un segnalino media di { $party } ({ $money })
dm-do-up = Propria tendenza +{ $change }
dm-do-down = Tendenza di { $party } −{ $change }
dm-factors-then = Fattori allora:
dm-meetings-head = Land, comizi per fattore, voti
dm-new-meetings = Nuovi comizi
dm-plan-meetings = Pianifica comizi
dm-plan-why = A matita, solo sulla tua pagina: non viene inviato nulla.
dm-more-to-convert = { $cubes ->
    [one] ne manca { $cubes }
   *[other] ne mancano { $cubes }
 }
dm-one-more = Uno in più: { $state }
dm-one-fewer = Uno in meno: { $state }
dm-spaces-free = { $count ->
    [one] { $count } casella libera
   *[other] { $count } caselle libere
 }
dm-cabinet-card = { $cabinet } ({ $money })
dm-quick-amounts = Importi in migliaia
dm-amount = da { $low } a { $high } mila
dm-amount-limits = Da { $low } a { $high }.
dm-poll-card = sondaggio, coperto
dm-raise-bid = Offri mille in più
dm-own-poll = Il tuo sondaggio: { $state }
dm-holds = offre
dm-no-bid-yet = Nessuna offerta
dm-out = fuori
dm-you = tu
dm-shielded = controlla i media qui: non può scendere
dm-becomes = { $before } diventa { $after }
dm-shelve = Tienilo segreto:
dm-members-range = da { $low } a { $high } iscritti
dm-meetings-to-convert = Comizi da convertire
dm-votes-count = { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
 }
dm-seats-count = { $seats ->
    [one] { $seats } seggio
   *[other] { $seats } seggi
 }
dm-take = Accetta { $money }
dm-take-one = Accetta
dm-refuse = Rifiuta
dm-take-why = i soldi subito; i dadi possono costarti iscritti
dm-refuse-why = niente soldi; i dadi portano iscritti
dm-lose-range = perdi da { $low } a { $high } iscritti
dm-gain-range = guadagni da { $low } a { $high }, fino a { $most } se nessuno rifiuta tanto
dm-against = contro
dm-boon-trend = Tendenza +{ $change }
dm-boon-votes = { $votes } voti
dm-boon-meetings = { $cubes } comizi
dm-boon-media = Segnalino media
dm-boon-members = { $members } iscritti

## Un Land

dm-party = partito
dm-votes = voti
dm-seats = seggi
dm-trend = tend.
dm-factor = fattore
dm-meetings = comizi
dm-factor-why = Fattore: tendenza più accordi, i voti per comizio
dm-then-why = Voti e seggi se tutti i comizi qui vengono convertiti
dm-factor-is = Fattore { $factor }
dm-factor-half = Fattore { $factor }: un voto ogni due comizi
dm-convert-needs = Servono { $cubes } comizi per convertire prima dell’elezione
dm-election-of-round = Elezione del round { $round }
dm-at-stake = { $seats } seggi per il massimo dei voti
dm-seats-by-votes = Seggi secondo i voti: { $steps }
dm-seat-step = { $votes } voti { $seats }
dm-media-label = Media: { $parties }; { $free ->
        [one] { $free } libero
       *[other] { $free } liberi
    }; { $control }
dm-nobody-controls = nessuno controlla
dm-controls = { $party }: controlla i media
dm-controls-short = controlla
dm-free-space = casella media libera
dm-hidden-opinion = Coperta: se ne scopre una ogni round
dm-hidden-known = Coperta, ma già vista: { $card }
dm-hidden-count = { $count ->
    [one] { $count } opinione coperta
   *[other] { $count } opinioni coperte
 }
dm-no-opinion = nessuna opinione
dm-key-issue = tema chiave, vale doppio
dm-card = { $issue }: { $stance }
dm-card-down = carta del governo ombra, coperta
dm-card-down-own = coperta: { $cabinet }
dm-coalition-with = coalizione con { $party }
dm-coalition-tile = tessera coalizione
dm-pile = { $place } di { $size } dal basso a { $votes } voti; in parità vince chi sta sopra
dm-trend-of = { $party }: tendenza { $change }
dm-meet-click = { $state }: { $cubes ->
        [one] { $cubes } comizio
       *[other] { $cubes } comizi
    }, di cui { $drafted } in bozza; scegli quanti
dm-convert-click = { $cubes } comizi: scegli quanti convertirne
dm-states-in-play = I Länder in gioco
dm-night = Notte elettorale
dm-reveal-bids = Offerte sigillate
dm-reveal-cabinets = Governi ombra
dm-reveal-poll = Un sondaggio viene pubblicato
dm-reveal-gifts = Contributi
dm-reveal-dice = I dadi
dm-turned-money = { $money }
dm-turned-change = { $change }
dm-turned-members = { $members ->
    [one] { $members } iscritto
   *[other] { $members } iscritti
 }
dm-turned-taken = { $money } accettati, iscritti persi: { $members }
dm-turned-refused = { $money } rifiutati, iscritti guadagnati: { $members }
dm-ask-cash = { $party }: { $money }
dm-ask-hidden = { $party }: nascosto
dm-ask-members = { $party }: iscritti { $members }
dm-ask-platform = { $party }: { $cards }
dm-ask-state = Land { $place }: { $state }, al massimo { $seats } seggi
dm-ask-row = { $party }: voti { $votes }, tendenza { $trend }, fattore { $factor }, comizi { $meetings }, media { $media }
dm-ask-opinions = Opinioni: { $cards }. Coperte: { $hidden }.
dm-ask-no-state = Questo Land non è in gioco. In gioco: { $states }
dm-night-alone = { $state }: { $party }, { $votes ->
    [0] a pari voti
    [one] per un voto
   *[other] per { $votes } voti
 }
dm-night-together = { $state }: { $party } e { $party_2 }, { $votes ->
    [0] a pari voti
    [one] per un voto
   *[other] per { $votes } voti
 }
dm-night-nobody = { $state }: non vince nessuno
dm-page-alone = { $state }: { $party }, con { $votes ->
    [one] un voto
   *[other] { $votes } voti
 }
dm-page-together = { $state }: { $party } e { $party_2 }, con { $votes ->
    [one] un voto
   *[other] { $votes } voti
 }
dm-front-pages = Prime pagine delle elezioni passate

## Come vota un Land

dm-if-all-convert = Se tutti convertono:
dm-would-clear = { $party } { $party_number ->
    [many] vincono
   *[one] vince
 } nettamente, { $votes } a { $votes_2 }, davanti a { $party_2 }.
dm-would-narrow = { $party } { $party_number ->
    [many] vincono
   *[one] vince
 } di misura, alla pari con { $party_2 } a { $votes }: decide il segnalino più forte.
dm-would-coalition = { $party } e { $party_3 } vincono insieme, { $votes } a { $votes_2 }, davanti a { $party_2 }.
dm-would-coalition-level = { $party } e { $party_3 } vincono insieme, alla pari con { $party_2 } a { $votes }: decide il segnalino più forte.
dm-would-nobody = nessuno vince, non c’è un voto.
dm-voted-clear = { $party } { has } vinto nettamente, { $votes } a { $votes_2 }, davanti a { $party_2 }.
dm-voted-narrow = { $party } { has } vinto di misura, alla pari con { $party_2 } a { $votes }: ha deciso il segnalino più forte.
dm-voted-coalition = { $party } e { $party_3 } hanno vinto insieme, { $votes } a { $votes_2 }, davanti a { $party_2 }.
dm-voted-coalition-level = { $party } e { $party_3 } hanno vinto insieme, alla pari con { $party_2 } a { $votes }: ha deciso il segnalino più forte.
dm-voted-nobody = Nessuno ha vinto: non c’è stato un voto.
dm-without-draft = Senza la tua bozza: { $votes } a { $votes_2 }.

## La propria mano

dm-hidden-money = Nascosto agli altri
dm-hidden-platform = Carte nascoste
dm-match-in-state = accordo col Land
dm-would-match = { $match } se questa carta fosse aperta, ora { $now }
dm-discard-card = Scarta { $card }
dm-keep-card = Tieni { $card }
dm-cabinet = Governo
dm-of = { $count } di { $all }
dm-act-votes = Voti
dm-act-key = Tema chiave: metti o togli la tessera
dm-act-media = Media: un segnalino proprio al posto di un altro
dm-act-up = Propria tendenza su
dm-act-down = Tendenza di un altro partito giù
dm-act-phone = Telefono: una tessera coalizione
dm-none = nessuna
dm-contributions = Contributi
dm-gifts-left = { $count } di { $all }, in migliaia
dm-gift = { $dice ->
    [one] Contributo di { $money }, { $dice } dado
   *[other] Contributo di { $money }, { $dice } dadi
 }
dm-gift-gone = { $dice ->
    [one] Contributo di { $money }, usato
   *[other] Contributo di { $money }, usato
 }
dm-income-now = Denaro se il Land vota così

## Questioni, partiti, nazione

dm-seven-questions = Sette temi
dm-legend-pro = a favore, di più, subito
dm-legend-con = contro, di meno, più tardi
dm-nothing = nessuna
dm-pool = Banco di scambio
dm-open-platform = programma aperto
dm-cabinet-in-hand = governo in mano
dm-contributions-low = contributi
dm-seats-won = Seggi vinti finora
dm-common = Carte in comune con te
dm-common-force = { $count } carte in comune: ognuno di voi può imporre una coalizione
dm-common-agree = { $count } carte in comune: una coalizione se entrambi accettano
dm-common-few = { $count } in comune: troppo poco per una coalizione
dm-cubes-left = Comizi di riserva
dm-markers-left = Segnalini media di riserva
dm-thousands = k
dm-money = Denaro in migliaia
dm-contribution-of = contributo di { $money }
dm-still = in mano
dm-spent = usata
dm-nation = Nazione
dm-media = Media
dm-media-points = punti secondo il round
dm-points-each = { $points ->
    [one] { $points } punto per segnalino
   *[other] { $points } punti per segnalino
 }
dm-not-drawn = non ancora estratto
dm-opinion = Opinione
dm-opinion-why = punti alla fine, iscritti per round
dm-free = libera
dm-secured = consolidata: { $points } punti in più
dm-points-end = punti alla fine
dm-recruits = nuovi iscritti per round
dm-members = Iscritti
dm-members-why = primo +{ $first }, secondo +{ $second }
dm-decks = Nei mazzi: programma { $platform }, opinione { $opinion }, sondaggio { $poll }, Land { $state }

## Il dock del telefono

dm-sections = Sezioni
dm-dock-states = Länder
dm-dock-nation = Nazione
dm-dock-parties = Partiti
dm-dock-hand = Mano
dm-dock-record = Cronaca
