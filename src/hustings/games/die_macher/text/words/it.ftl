# Die Macher in italiano. Accanto a una cosa ci sono gli attributi del suo nome: $state_in, $party_number.

## Ausiliari

has = { $party_number ->
    [many] hanno
   *[one] ha
 }
signed = { $sign ->
    [plus] +{ $size }
    [minus] −{ $size }
   *[zero] 0
 }
just-party = { $party }
just-state = { $state }
just-card = { $card }

## Partiti: nome breve per le frasi, nome completo, lettera sul tabellone

party-1997-black = CDU
    .dative = alla CDU
    .full = CDU
    .letter = C
    .number = one
party-1997-red = SPD
    .dative = alla SPD
    .full = SPD
    .letter = S
    .number = one
party-1997-yellow = FDP
    .dative = alla FDP
    .full = FDP
    .letter = F
    .number = one
party-1997-green = Grüne
    .dative = ai Grünen
    .full = Die Grünen
    .letter = G
    .number = many
party-1997-blue = PDS
    .dative = alla PDS
    .full = PDS
    .letter = P
    .number = one
party-2006-black = CDU
    .dative = alla CDU
    .full = CDU
    .letter = C
    .number = one
party-2006-red = SPD
    .dative = alla SPD
    .full = SPD
    .letter = S
    .number = one
party-2006-yellow = FDP
    .dative = alla FDP
    .full = FDP
    .letter = F
    .number = one
party-2006-green = Grüne
    .dative = ai Grünen
    .full = Die Grünen
    .letter = G
    .number = many
party-2006-blue = Linke
    .dative = alla Linke
    .full = Die Linkspartei
    .letter = L
    .number = one
party-none = posto { $seat }
    .dative = al posto { $seat }
    .full = posto vuoto { $seat }
    .letter = ?
    .number = one

## I Länder mantengono il nome tedesco, come sui tabelloni

land-nordrhein-westfalen = Nordrhein-Westfalen
    .in = in Renania Settentrionale-Vestfalia
land-bayern = Bayern
    .in = in Baviera
land-baden-wuerttemberg = Baden-Württemberg
    .in = nel Baden-Württemberg
land-niedersachsen = Niedersachsen
    .in = in Bassa Sassonia
land-hessen = Hessen
    .in = in Assia
land-sachsen = Sachsen
    .in = in Sassonia
land-rheinland-pfalz = Rheinland-Pfalz
    .in = in Renania-Palatinato
land-berlin = Berlin
    .in = a Berlino
land-sachsen-anhalt = Sachsen-Anhalt
    .in = in Sassonia-Anhalt
land-schleswig-holstein = Schleswig-Holstein
    .in = nello Schleswig-Holstein
land-brandenburg = Brandenburg
    .in = in Brandeburgo
land-thueringen = Thüringen
    .in = in Turingia
land-mecklenburg-vorpommern = Mecklenburg-Vorpommern
    .in = in Meclemburgo-Pomerania
land-hamburg = Hamburg
    .in = ad Amburgo
land-saarland = Saarland
    .in = nel Saarland
land-bremen = Bremen
    .in = a Brema
land-none = Land { $place }
    .in = nel Land { $place }

## Temi e posizioni

card = { $issue } ({ $stance })
issue-precautions-against-terrorism = lotta al terrorismo
issue-genetic-engineering = ingegneria genetica
issue-economic-redevelopment = rilancio economico
issue-taxes = tasse
issue-nuclear-energy = energia nucleare
issue-minimum-wage = salario minimo
issue-welfare-system = sistema sociale
issue-health-reform = riforma sanitaria
issue-internal-security = sicurezza interna
issue-spelling-reform = riforma ortografica
issue-welfare-state = stato sociale
issue-euro = euro
stance-yes = sì
stance-no = no
stance-for = a favore
stance-against = contro
stance-more = di più
stance-less = di meno
stance-now = subito
stance-later = più tardi

## Carte governo: quelle del 1997 con il titolo tedesco

cabinet-1997-1 = Kanzlerkandidat (candidato cancelliere)
cabinet-1997-2 = Parteivorsitzender (presidente del partito)
cabinet-1997-3 = Fraktionsführer (capogruppo)
cabinet-1997-4 = Außenminister (ministro degli Esteri)
cabinet-1997-5 = Innenminister (ministro dell’Interno)
cabinet-1997-6 = Generalsekretär (segretario generale)
cabinet-1997-7 = Hinterbänkler (deputato semplice)
cabinet-2006-1 = Cancelliere
cabinet-2006-2 = Presidente della Camera
cabinet-2006-3 = Capogruppo
cabinet-2006-4 = Ministro degli Esteri
cabinet-2006-5 = Ministro della Giustizia
cabinet-2006-6 = Ministro delle Finanze
cabinet-2006-7 = Deputato semplice

## Fasi e parti del punteggio

phase-opening = Apertura
phase-start-player = Primo giocatore
phase-conference = Congresso del programma
phase-cabinet = Governo ombra
phase-cabinet-actions = Azioni del governo ombra
phase-coalitions = Coalizioni
phase-media = I media
phase-media-control = Controllo dei media
phase-meetings = Comizi
phase-polls = Sondaggi
phase-conversion = Conversione
phase-election = Elezione
phase-spoils = Bottino
phase-end-of-round = Fine del round
phase-contributions = Contributi
phase-over = La fine
part-seats = seggi
part-national-media = media nazionali
part-members = iscritti
part-members-bonus = premio iscritti
part-opinions = opinione nazionale
part-secured = opinioni consolidate

## Parti di frase

boon-trend = tendenza { $change }
boon-votes = { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
 }
boon-meetings = { $cubes ->
    [one] { $cubes } comizio
   *[other] { $cubes } comizi
 }
gain-trend = tendenza { $change } { $state_in }
gain-votes = { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
 } { $state_in }
gain-meetings = { $cubes ->
    [one] { $cubes } comizio
   *[other] { $cubes } comizi
 } { $state_in }
gain-media = { $markers ->
    [one] { $markers } segnalino media
   *[other] { $markers } segnalini media
 } { $state_in }
gain-members = { $members ->
    [one] { $members } iscritto
   *[other] { $members } iscritti
 }
poll-entry = { $party } { $change }
trend-moved = { $party } { $change } (ora { $change_now })
bid-of = { $party } { $money }
votes-of = { $party } { $votes }
members-of = { $party } { $members }
money-of = { $party } { $money }
part-of = { $part } { $points }
result-of = { $party } { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
 } ({ $seats ->
    [one] { $seats } seggio
   *[other] { $seats } seggi
 })
cabinet-in = { $cabinet } { $state_in }
cabinet-phone = { $cabinet } { $state_in } (con tessera coalizione)
cabinet-away = { $cabinet }
card-in = { $card } { $state_in }

## Opzioni

option-bid = { $money ->
    [0] Non offrire nulla
   *[other] Offrire { $money }
 }
option-pass = Passare
option-opening-boons = { $boons }
option-opening-base = { $markers ->
    [0] Nessun segnalino media
    [one] { $markers } segnalino media
   *[other] { $markers } segnalini media
 } e { $members ->
    [0] nessun iscritto
    [one] { $members } iscritto
   *[other] { $members } iscritti
 }
option-choose-state = { $state }
option-name-start = { $party } come primo giocatore
option-discard = Scartare { $card }
option-swap-platform = Sostituire { $card_old } con { $card }
option-place-cabinet = Mandare «{ $cabinet }» { $state_in } ({ $money })
option-cabinet-votes = { $votes ->
    [0] Guadagnare voti
    [one] Guadagnare { $votes } voto
   *[other] Guadagnare { $votes } voti
 } { $state_in }
option-set-key = Fare di { $card } il tema chiave { $state_in }
option-lift-key = Togliere la tessera tema chiave { $state_in }
option-oust = Sostituire un segnalino media di { $party } con uno proprio { $state_in } ({ $money })
option-trend-up = Alzare la propria tendenza { $state_in }: { $change }
option-trend-down = Abbassare la tendenza di { $party } { $state_in }: { $change }
option-force = Imporre una coalizione a { $party }
option-propose = Proporre una coalizione a { $party }
option-agree = Accettare
option-decline = Rifiutare
option-buy-media = Comprare un segnalino media { $state_in } ({ $money })
option-swap-opinion = Scambiare { $card_old } con { $card }
option-meet = { $cubes ->
    [0] Nessun comizio { $state_in }
    [one] { $cubes } comizio { $state_in } ({ $money })
   *[other] { $cubes } comizi { $state_in } ({ $money })
 }
option-shelve = Tenere segreto il sondaggio e tirare { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 } per gli iscritti
option-publish = Pubblicare: { $changes }
option-convert = { $cubes ->
    [0] Non convertire nulla
    [one] Convertire { $cubes } comizio
   *[other] Convertire { $cubes } comizi
 }{ $cubes ->
    [0] { "" }
   *[other] : { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
     }
 }
option-move-marker = Spostare un segnalino media sul tabellone nazionale ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
 })
option-place-opinion = Portare { $card } nell’opinione nazionale
option-push-out = Scalzare { $card }
option-push-out-free = Prendere la casella { $space }
option-accept = Accettare { $money } e tirare { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }: il più alto costa iscritti
option-refuse = Rifiutare { $money } e tirare { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }: la somma porta iscritti

pass-discarding = { $cards ->
    [0] Tenere tutte le carte nascoste
    [one] Scartare la carta segnata e pescare
   *[other] Scartare le { $cards } carte segnate e pescare
 }
pass-platform-swap = Lasciare il programma com’è
pass-placing = Non mandare nessuno qui
pass-cabinet-action = Non fare nulla
pass-coalition = Restare soli
pass-media-buying = Non comprare nulla adesso
pass-opinion-swap = Lasciare le opinioni come sono
pass-poll-bid = Lasciare quest’asta
pass-marker-move = Lasciare il segnalino dov’è
pass-opinion-placing = Non mettere nessuna carta

## Domande

question-choose-boons = Apertura sigillata: quali tre vantaggi prendi?
question-place-boon = Apertura sigillata. Dove va il vantaggio { $place } di { $gains }, { $boon }?
question-choose-base = Apertura sigillata: quanti segnalini media, quanti iscritti?
question-place-marker = Apertura sigillata: dove va il segnalino media { $place } di { $markers }?
question-start-bid = Che offerta sigilli per nominare il primo giocatore del round { $round }? Hai { $money }.
question-second-bid = Sei in parità per l’offerta più alta: qual è la seconda, almeno { $money_least }? Hai { $money }.
question-start-naming = La tua offerta era la più alta: chi comincia il round { $round }?
question-discarding = Quali carte nascoste scarti? { $cards ->
    [0] Nessuna è ancora segnata.
    [one] Una carta è segnata.
   *[other] { $cards } carte sono segnate.
 }
question-platform-swap = Sostituisci una carta aperta del programma con una nascosta?
question-placing = Chi mandi del tuo governo ombra, coperto, { $state_in }? Hai { $money }; le carte già posate costeranno { $money_laid }.
question-cabinet-action = Che cosa deve fare «{ $cabinet }» { $state_in }?
question-coalition = Vuoi una coalizione { $state_in }?
question-answer = { $party } { $party_number ->
    [many] propongono
   *[one] propone
 } una coalizione { $state_in }, con { $common } carte in comune. Accetti?
question-media-buying = Compri un segnalino media per { $money_price }? Hai { $money } e ancora { $markers ->
    [one] { $markers } segnalino
   *[other] { $markers } segnalini
 }.
question-opinion-swap = Controlli i media { $state_in }: scambi un’opinione con il banco di scambio?
question-opinion-swap-majority = Hai la maggioranza assoluta { $state_in }: scambi un’opinione con il banco di scambio?
question-meetings = Quanti comizi tieni { $state_in }, a { $money_price } l’uno? Hai { $money } e lì, finora, { $cubes ->
    [0] nessun comizio
    [one] { $cubes } comizio
   *[other] { $cubes } comizi
 }.
question-poll-bid-first = Un sondaggio { $state_in } è all’asta e nessuno ha offerto. Quanto offri? Hai { $money }.
question-poll-bid = Un sondaggio { $state_in } è all’asta; { $party } { has } offerto { $money_price }. Quanto offri? Hai { $money }.
question-poll-use = Il tuo sondaggio { $state_in } dice: { $changes }. Pubblichi uno o due di questi cambiamenti, o lo tieni segreto?
question-converting = Quanti dei tuoi { $cubes } comizi { $state_in } converti in voti? Il fattore è { $change_factor }.
question-marker-move = Sposti sul tabellone nazionale un segnalino media che sta { $state_in }, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }?
question-opinion-placing = Quale opinione espressa { $state_in } porti sul tabellone nazionale? { $cards ->
    [one] Puoi mettere una carta.
   *[other] Puoi mettere { $cards } carte.
 }
question-opinion-space = Non c’è una casella libera per { $card }: quale opinione nazionale viene scalzata?
question-contribution = Un contributo dopo il round { $round }: quale carta giochi, e la accetti o la rifiuti?

## Rifiuti

refusal-too-dear = Il partito non ha tanto denaro.
refusal-below-first-bid = Una seconda offerta non può essere inferiore alla prima.
refusal-too-low = Un’offerta deve superare l’ultima.
refusal-no-such-party = Questo partito non è al tavolo.
refusal-not-in-hand = Non hai in mano questa carta.
refusal-already-marked = Tutte le carte di questo tipo nella tua mano sono già segnate per lo scarto.
refusal-not-open = Non hai carte aperte su questo tema.
refusal-issue-twice = Le carte aperte devono essere su temi diversi.
refusal-imposed = Il tuo partito può mostrare questo tema solo con la posizione imposta.
refusal-cabinet-gone = Questa carta governo non è più in gioco.
refusal-cabinet-laid = Questa carta governo si trova già in un altro Land.
refusal-not-on-card = Questa carta governo non offre quell’azione.
refusal-no-effect = Non cambierebbe nulla.
refusal-key-there = Il Land ha già una tessera tema chiave.
refusal-no-key-there = Il Land non ha una tessera tema chiave.
refusal-no-opinion-there = Il Land non ha carte opinione aperte su questo tema.
refusal-own-party = Dev’essere un altro partito.
refusal-no-marker-there = Questo partito non ha segnalini media nel Land.
refusal-no-marker-left = Non hai più segnalini media di riserva.
refusal-no-partner = Questo partito non ha qui una tessera coalizione, o è già in una coalizione.
refusal-too-little-in-common = I due programmi hanno troppo poche carte in comune.
refusal-too-little-to-force = Puoi imporre una coalizione solo con tre carte in comune.
refusal-force-instead = Con tre carte in comune non serve chiedere: puoi imporre la coalizione.
refusal-already-proposed = Hai già interpellato questo partito in questa mossa.
refusal-no-media-space = Il Land non ha caselle media libere.
refusal-under-key = Questa carta opinione è sotto la tessera tema chiave.
refusal-not-in-pool = Nel banco di scambio non c’è questa carta.
refusal-identical = La nuova carta deve essere diversa da quella che sostituisce.
refusal-too-many-meetings = Un Land non può avere tanti comizi in un round.
refusal-no-meeting-space = Non hai tante caselle comizio libere nel Land.
refusal-no-cubes = Non hai tanti cubetti comizio di riserva.
refusal-no-entry = Il sondaggio non dice nulla di questo partito.
refusal-protected = Un partito che qui controlla i media non può essere abbassato.
refusal-too-many-changes = Un sondaggio non può pubblicare tanti cambiamenti.
refusal-not-so-many-cubes = Non hai tanti comizi nel Land.
refusal-all-secured = Tutte le opinioni nazionali sono consolidate: non c’è posto per un tema nuovo.
refusal-secured = Un’opinione consolidata non può essere scalzata.
refusal-contribution-used = Hai già usato questa carta contributo.
refusal-not-this-state = La domanda riguarda un altro Land.
refusal-no-key-left = Non ci sono più tessere tema chiave.

## Il racconto: titoli

story-round = Round { $round }: si vota { $state_in }
story-phase = { $phase }

## Il racconto: preparazione e apertura

story-setup-states = Le elezioni si terranno in quest’ordine: { $states }.
story-setup-opinions = Opinioni { $state_in }: { $cards }; { $hidden ->
    [0] nessuna è coperta
    [one] un’altra è coperta
   *[other] altre { $hidden } sono coperte
 }.
story-setup-pool = Nel banco di scambio: { $cards }.
story-setup-platform = { $party } { $party_number ->
    [many] sostengono
   *[one] sostiene
 }: { $cards }.
story-own-hand = Carte nascoste: { $cards }.
story-own-boons = { $party } { has } scelto per l’apertura: { $boons }.
story-own-boon-placed = { $party } { has } messo { $state_in }: { $boon }.
story-own-base = { $party } { has } scelto { $markers ->
    [0] nessun segnalino media
    [one] { $markers } segnalino media
   *[other] { $markers } segnalini media
 } e { $members ->
    [0] nessun iscritto
    [one] { $members } iscritto
   *[other] { $members } iscritti
 }.
story-own-marker-placed = { $party } { has } messo un segnalino media { $state_in }.
story-opening-sealed = { $party } { has } sigillato l’apertura.
story-opened = { $party } { has } aperto con { $gains }.

## Il racconto: primo giocatore

story-own-bid = { $party } { has } sigillato un’offerta di { $money }.
story-bid-sealed = { $party } { has } sigillato un’offerta.
story-bids = Le offerte: { $bids }.
story-bids-tied = { $parties } sono in parità e offrono di nuovo.
story-start-won = { $party } { has } offerto di più, { $party_number ->
    [many] pagano
   *[one] paga
 } { $money } e { $party_number ->
    [many] nominano
   *[one] nomina
 } il primo giocatore.
story-start-rolled = Le offerte sono pari; { $party } { has } vinto ai dadi, { $party_number ->
    [many] pagano
   *[one] paga
 } { $money } e { $party_number ->
    [many] nominano
   *[one] nomina
 } il primo giocatore.
story-start-named = { $party } { has } nominato { $party_2 } primo giocatore.
story-start-self = { $party } { has } scelto di cominciare.

## Il racconto: congresso del programma

story-own-marked = { $party } { has } segnato { $card } per lo scarto.
story-discarded = { $party } { has } scartato { $cards }.
story-discarded-none = { $party } { has } tenuto le carte nascoste.
story-drew = { $party } { has } pescato { $cards ->
    [one] una carta nascosta
   *[other] { $cards } carte nascoste
 }.
story-own-drew = { $party } { has } pescato { $cards }.
story-platform-shuffled = Gli scarti del programma sono stati mescolati in un nuovo mazzo.
story-platform-swapped = { $party } { has } sostituito { $card_old } con { $card }.
story-platform-kept = { $party } { has } lasciato il programma com’è.

## Il racconto: governo ombra

story-own-cabinet = { $party } { has } mandato «{ $cabinet }», coperto, { $state_in }.
story-cabinet-down = { $party } { has } messo una carta governo coperta { $state_in }.
story-cabinet-none = { $party } non { has } mandato nessuno { $state_in }.
story-cabinet-up = { $party } { has } mandato: { $cards }. Costo: { $money }.
story-cabinet-empty = Nessuno ha mandato qualcuno del governo ombra.
story-action-none = { $party }: «{ $cabinet }» non ha fatto nulla { $state_in }.
story-action-votes = { $party }: «{ $cabinet }» ha guadagnato { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
 } { $state_in } (ora { $votes_total }).
story-action-key = { $party }: «{ $cabinet }» ha fatto di { $card } il tema chiave { $state_in }.
story-action-key-lifted = { $party }: «{ $cabinet }» ha tolto la tessera tema chiave da { $card } { $state_in }.
story-action-oust = { $party }: «{ $cabinet }» ha sostituito un segnalino media di { $party_2 } { $state_in }. { $party } { has } pagato { $money }, di cui { $money_2 } a { $party_2 }.
story-action-up = { $party }: «{ $cabinet }» ha alzato la tendenza del partito { $state_in } a { $change_now }.
story-action-down = { $party }: «{ $cabinet }» ha abbassato la tendenza di { $party_2 } { $state_in } a { $change_now }.

## Il racconto: coalizioni

story-coalition-none = { $party } { has } rinunciato a una coalizione { $state_in }.
story-coalition-forced = { $party } { has } imposto una coalizione a { $party_2 } { $state_in }, con { $common } carte in comune.
story-coalition-proposed = { $party } { has } proposto una coalizione { $state_in } a { $party_2 }, con { $common } carte in comune.
story-coalition-agreed = { $party } { has } accettato: coalizione con { $party_2 } { $state_in }, con { $common } carte in comune.
story-coalition-declined = { $party } { has } rifiutato la proposta di { $party_2 }.

## Il racconto: media e comizi

story-media-bought = { $party } { has } comprato un segnalino media { $state_in } per { $money } (ora { $markers }).
story-media-bought-control = { $party } { has } comprato un segnalino media { $state_in } per { $money } (ora { $markers }) e vi { $party_number ->
    [many] controllano
   *[one] controlla
 } i media.
story-media-bought-tied = { $party } { has } comprato un segnalino media { $state_in } per { $money } (ora { $markers }); nessuno vi controlla più i media.
story-media-none = { $party } non { has } comprato segnalini media.
story-opinion-swapped = { $party } { has } scambiato { $card_old } con { $card } { $state_in }.
story-opinion-kept = { $party } { has } lasciato le opinioni { $state_in } come sono.
story-meetings = { $party } { has } tenuto { $cubes ->
    [one] { $cubes } comizio
   *[other] { $cubes } comizi
 } { $state_in } per { $money }.
story-meetings-none = { $party } non { has } tenuto comizi { $state_in }.

## Il racconto: sondaggi

story-polls-shuffled = Tutti i sondaggi sono stati mescolati in un nuovo mazzo.
story-poll-bid = { $party } { has } offerto { $money } per il sondaggio { $state_in }.
story-poll-passed = { $party } { has } lasciato l’asta { $state_in }.
story-polls-unsold = Sondaggi che nessuno ha voluto: { $states }.
story-poll-won = { $party } { has } vinto il sondaggio { $state_in } per { $money }.
story-own-poll = Vi si legge: { $changes }.
story-poll-published = { $party } { has } pubblicato il sondaggio { $state_in }: { $changes }.
story-poll-shelved = { $party } { has } tenuto segreto il sondaggio { $state_in } e guadagnato { $members ->
    [0] zero iscritti
    [one] { $members } iscritto
   *[other] { $members } iscritti
 }.

## Il racconto: voti ed elezione

story-converted = { $party } { has } convertito { $cubes ->
    [one] { $cubes } comizio
   *[other] { $cubes } comizi
 } { $state_in } in { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
 } (ora { $votes_total }).
story-converted-none = { $party } non { has } convertito nulla { $state_in }.
story-last-meetings = Gli ultimi comizi { $state_in } portano voti: { $gains }.
story-election = Si è votato { $state_in }: { $results }.
story-won-clear = { $party } { has } vinto nettamente { $state_in }.
story-won-narrow = { $party } { has } vinto di misura { $state_in }.
story-won-coalition = { $party } e { $party_2 } hanno vinto { $state_in } in coalizione.
story-won-nobody = Nessuno ha vinto { $state_in }: non c’è stato un solo voto.
story-marker-moved = { $party } { has } spostato sul tabellone nazionale un segnalino media che stava { $state_in }, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
story-marker-kept = { $party } { has } lasciato i segnalini media { $state_in }.
story-opinions-none = { $party } { has } rinunciato a portare altre opinioni espresse { $state_in }.
story-national-new = { $party } { has } fatto di { $card } un’opinione nazionale (casella { $space }).
story-national-secured = { $party } { has } consolidato l’opinione nazionale { $card } (casella { $space }).
story-national-turned = { $party } { has } rovesciato l’opinione nazionale da { $card_old } a { $card } (casella { $space }).
story-national-full = { $party } { has } portato { $card } sul tabellone nazionale, dove un’altra opinione deve cedere il posto.
story-national-pushed = { $party } { has } messo { $card } al posto di { $card_old } sul tabellone nazionale (casella { $space }).

## Il racconto: la fine di un round

story-recruited = L’opinione nazionale porta iscritti: { $gains }.
story-paid = Denaro per i seggi: { $gains }.
story-paid-dues = Denaro per seggi e iscritti: { $gains }.
story-new-state = Ora ultimo della fila: { $state }, con { $cards }.
story-turned-up = Opinioni scoperte: { $cards }.
story-gift-accepted = { $party } { has } accettato un contributo di { $money }.
story-own-gift-refused = { $party } { has } rifiutato, a carta coperta, un contributo di { $money }.
story-gift-refused = { $party } { has } rifiutato un contributo, a carta coperta.
story-gift-taken = { $party } { has } ricevuto { $money } e perso { $members ->
    [0] zero iscritti
    [one] { $members } iscritto
   *[other] { $members } iscritti
 }.
story-gift-shown = { $party } { has } rifiutato { $money } e guadagnato { $members ->
    [0] zero iscritti
    [one] { $members } iscritto
   *[other] { $members } iscritti
 }.
story-gift-shown-largest = { $party } { has } rifiutato { $money }, più di tutti gli altri, e guadagnato { $members ->
    [0] zero iscritti
    [one] { $members } iscritto
   *[other] { $members } iscritti
 }.

## Il racconto: il finale

story-score = { $party } { has } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }: { $parts }.
story-winner = { $party } { has } vinto la partita.
story-winners = { $parties } hanno vinto insieme la partita.

## Promesse

promise-coalition = Una coalizione { $state_in }
promise-coalition-ask = { $state }: con me?
promise-coalition-offered = { $party } { has } offerto { $party_2_dative } una coalizione { $state_in }.
promise-coalition-agreed = { $party_2 } { $party_2_number ->
    [many] hanno
   *[one] ha
 } promesso { $party_dative } una coalizione { $state_in }.
promise-coalition-declined = { $party_2 } non { $party_2_number ->
    [many] vogliono
   *[one] vuole
 } una coalizione con { $party } { $state_in }.
promise-coalition-withdrawn = { $party } { has } ritirato l’offerta fatta { $party_2_dative }: nessuna coalizione { $state_in }.
promise-coalition-lapsed = { $party } e { $party_2 } hanno parlato di una coalizione { $state_in }; non se ne è fatto nulla.
promise-coalition-kept-both = { $party } e { $party_2 } hanno mantenuto la promessa: sono in coalizione { $state_in }.
promise-coalition-kept = { $party } { has } mantenuto la promessa fatta { $party_2_dative }: la coalizione { $state_in } è fallita per altre ragioni.
promise-coalition-broken = { $party } { has } infranto la promessa fatta { $party_2_dative }: nessuna coalizione { $state_in }.
promise-coalition-prevented = { $party } { has } fatto la sua parte per la coalizione promessa { $party_2_dative } { $state_in }, ma non è stata possibile.
