# Il gioco politico di Helvetiq in italiano. Accanto a una cosa vengono gli attributi del suo nome: $square_to, $colour_law. Le
# regole, i nomi e i testi delle carte speciali sono in rules.it.ftl.

## Aiuti

just-party = { $party }
just-colour = { $colour }
colour-times = { $times } × { $colour }
just-card = { $card }
just-special = { $special }
card-times = { $times } × { $card }
cards-of = { $party } { $cards }
part-of = { $part } { $points }
as-joker = { $special } come jolly

## I giocatori prendono il nome dal colore; la forma breve è per il tabellone

party-red = Rosso
    .short = Ro
    .letter = R
party-green = Verde
    .short = Ve
    .letter = V
party-blue = Blu
    .short = Bl
    .letter = B
party-yellow = Giallo
    .short = Gi
    .letter = G
party-none = posto { $place }
    .short = ?
    .letter = ?

## Colori di leggi e carte

colour-red = rosso
    .law = legge rossa
    .short = Ro
colour-green = verde
    .law = legge verde
    .short = Ve
colour-blue = blu
    .law = legge blu
    .short = Bl
colour-yellow = giallo
    .law = legge gialla
    .short = Gi
colour-grey = grigio
    .law = legge grigia
    .short = Gr

## Carte voto

card = { $face } ({ $colour })
face-yes = SÌ
face-no = NO
face-blank = scheda bianca
face-initiative = INIZIATIVA
face-referendum = REFERENDUM

## Livelli e caselle

level-commune = Comune
    .in = nel Comune
level-canton = Cantone
    .in = nel Cantone
level-confederation = Confederazione
    .in = nella Confederazione
square-J1 = il giudiziario comunale
    .to = nel giudiziario comunale
    .from = dal giudiziario comunale
square-L1 = il legislativo comunale
    .to = nel legislativo comunale
    .from = dal legislativo comunale
square-E1 = l’esecutivo comunale
    .to = nell’esecutivo comunale
    .from = dall’esecutivo comunale
square-J2 = il giudiziario cantonale
    .to = nel giudiziario cantonale
    .from = dal giudiziario cantonale
square-L2 = il legislativo cantonale
    .to = nel legislativo cantonale
    .from = dal legislativo cantonale
square-E2 = l’esecutivo cantonale
    .to = nell’esecutivo cantonale
    .from = dall’esecutivo cantonale
square-J3 = il giudiziario federale
    .to = nel giudiziario federale
    .from = dal giudiziario federale
square-L3 = il legislativo federale
    .to = nel legislativo federale
    .from = dal legislativo federale
square-E3 = il Consiglio federale
    .to = nel Consiglio federale
    .from = dal Consiglio federale

## Fasi e parti del punteggio

phase-turns = Turno { $turn }
phase-vote = Votazione popolare
phase-last-actions = Ultime azioni
phase-over = La fine
part-applied-laws = leggi applicate
part-five-colours = cinque colori
part-red-cards = carte rosse
part-pawns = pedine
part-laws = leggi
part-president = presidenza
part-end-cards = carte della fine

## Opzioni

option-pass = Passare
option-apply = Applicare una { $colour_law } { $level_in } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
 })
option-obtain = Ottenere carte: da { $least } a { $most }; il segnalino del tempo va al cassetto { $drawer }{ $mark ->
    [open] , che è aperto: una carta speciale per tutti
    [last] , l’ultimo: la fine
   *[closed] { "" }
 }
option-enter = Far entrare una pedina { $square_to }
option-enter-for = Far entrare una pedina { $square_to }: { $price ->
    [0] gratis
    [one] { $price } carta
   *[other] { $price } carte
 }
option-move = Farsi eleggere { $square_to }, { $square_old_from }
option-move-for = Farsi eleggere { $square_to }, { $square_old_from }: { $price ->
    [0] gratis
    [one] { $price } carta
   *[other] { $price } carte
 }
option-propose = Proporre leggi { $level_in } per una carta (ora { $laws })
option-initiative = Lanciare un’iniziativa { $level_in } per { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 } INIZIATIVA (ora { $laws })
option-play = Giocare «{ $special }»: { $text }
option-play-red = Giocare «{ $special }»: { $text } (ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 })
option-pay = Pagare { $card }{ $counts ->
    [1] { "" }
   *[other] , che vale { $counts }
 }
option-discard = Scartare { $card }
option-lay = Mettere { $card } sotto il promemoria
option-joker = Usare «{ $special }» come jolly
option-joker-pay = Pagare «{ $special }» come jolly, che vale { $counts }
option-replace = Sostituire una { $colour_law } con una { $colour_new_law }
option-choose-level = Agire { $level_in } ({ $laws })
option-exchange = Scambiare una { $colour_law } { $level_in } con una { $colour_2_law } { $level_2_in }
option-choose-seat = Guardare la mano di { $party } ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 })
option-demote = Spostare una pedina di { $party } { $square_from } { $square_new_to }
option-take = Prendere { $card }
option-ballot = Mettere { $card } nell’urna
option-ballot-blank = Mettere { $card } nell’urna (né SÌ né NO)

pass-turn = Fine del turno
pass-last-action = Rinunciare all’ultima azione
pass-naming = Non nominare altre leggi
pass-second-ballot = Fermarsi a una scheda

## Domande

question-turn = Tocca a te: ottieni carte o ne giochi? Hai { $cards ->
    [one] { $cards } carta voto
   *[other] { $cards } carte voto
 } e { $specials ->
    [one] { $specials } carta speciale
   *[other] { $specials } carte speciali
 }.
question-turn-more = Che cosa fai ancora in questo turno? Hai { $cards ->
    [one] { $cards } carta voto
   *[other] { $cards } carte voto
 } e { $specials ->
    [one] { $specials } carta speciale
   *[other] { $specials } carte speciali
 }.
question-last-action = È arrivata la fine: qual è la tua ultima e sola azione? Hai { $cards ->
    [one] { $cards } carta voto
   *[other] { $cards } carte voto
 } e { $specials ->
    [one] { $specials } carta speciale
   *[other] { $specials } carte speciali
 }.
question-paying-election = Elezione { $square_to }: ancora { $due } da pagare. Quale carta paghi? Il tuo colore vale { $counts }, non si dà resto.
question-paying-proposal = Una proposta { $level_in }: quale carta scarti?
question-paying-initiative = Un’iniziativa { $level_in }: quale carta INIZIATIVA scarti? { $due ->
    [one] Ne serve una.
   *[other] Ne servono { $due }.
 }
question-laying = Si applica una { $colour_law } { $level_in }: quale carta metti?
question-naming = Quale legge va sostituita { $level_in }, e con quale? Puoi nominare { $replacements ->
    [one] una sostituzione
   *[other] fino a { $replacements } sostituzioni
 }.
question-naming-more = Quale altra legge va sostituita { $level_in }? Escono: { $going }; entrano: { $coming }. { $replacements ->
    [one] Se ne può nominare ancora una.
   *[other] Se ne possono nominare ancora { $replacements }.
 }
question-level-choice = { $special }: a quale livello? «{ $text }»
question-tacit-election = Un’elezione che non costa nulla: quale?
question-exchanging = Quali due leggi si scambiano di posto?
question-seat-choice = Di chi guardi la mano?
question-taking = { $party } ha { $cards }. Quale carta prendi? { $left ->
    [one] Ne puoi prendere una.
   *[other] Ne puoi prendere { $left }.
 }
question-demoting = Di chi è la pedina che scende nel Comune?
question-first-ballot = Votazione popolare segreta: { $party } vuole cambiare leggi { $level_in }. Escono: { $going }; entrano: { $coming }.{ $yes ->
    [0] { "" }
    [one] {" "}C’è già un SÌ.
   *[other] {" "}Ci sono già { $yes } SÌ.
 } Quale carta metti nell’urna?
question-second-ballot = Nell’urna hai messo: { $card }. Aggiungi una seconda scheda?

## Rifiuti

refusal-must-act = Devi ottenere carte o fare almeno una cosa.
refusal-already-playing = Hai cominciato a giocare carte: in questo turno non puoi più ottenerne.
refusal-not-an-action = Ottenere carte non è un’azione, quindi nemmeno l’ultima.
refusal-no-pawn-left = Tutte le tue pedine sono già sul tabellone.
refusal-no-pawn-there = Sulla casella di partenza non c’è quella pedina.
refusal-no-stairs = Nessuna scala unisce le due caselle.
refusal-no-chair = Su quella casella dell’esecutivo non ci sono seggi liberi.
refusal-arrow = La freccia chiede una pedina su un’altra casella, e lì non ne hai.
refusal-too-dear = Non puoi pagare quell’elezione.
refusal-not-tacit = Un’elezione tacita porta a una casella del Comune o del Cantone.
refusal-no-judge = Lì non hai un giudice che possa ancora applicare una legge in questo turno.
refusal-no-law = Lì non c’è una legge di quel colore, oppure è già applicata o nominata.
refusal-no-card-of-colour = Non hai né una carta voto di quel colore né un jolly.
refusal-not-in-hand = Quella carta voto non è in mano.
refusal-not-held = Non hai quella carta speciale.
refusal-not-in-legislature = Non hai pedine in quel legislativo.
refusal-no-card = Non hai carte da scartare per una proposta.
refusal-laws-at-rest = La pausa di un altro giocatore lascia le leggi di quel livello come sono.
refusal-cannot-change = Nessuna legge lì può essere sostituita con una accanto al tabellone.
refusal-already-launched = In questo turno hai già lanciato un’iniziativa a quel livello.
refusal-no-initiative-cards = Hai troppo poche carte INIZIATIVA.
refusal-no-initiative-card = Solo una carta INIZIATIVA paga un’iniziativa, e un jolly non lo è.
refusal-no-change = Una sostituzione deve cambiare qualcosa.
refusal-not-beside = Accanto al tabellone non ci sono più leggi di quel colore.
refusal-three-alike = Una casella non ha mai tre leggi dello stesso colore.
refusal-must-name = Devi nominare almeno una sostituzione.
refusal-must-pay = Quello che hai cominciato va pagato.
refusal-at-the-end = Quella carta si tiene fino alla fine; allora conta da sola.
refusal-nobody-has-cards = Nessun avversario ha carte voto.
refusal-no-election = Non è possibile nessuna elezione su una casella del Comune o del Cantone.
refusal-no-level = Non c’è un livello dove la carta possa cambiare leggi.
refusal-no-exchange = Non ci sono due leggi che possano scambiarsi di posto.
refusal-no-such-seat = Quel giocatore non è al tavolo.
refusal-own-seat = Dev’essere un altro giocatore.
refusal-no-cards-there = Quel giocatore non ha carte voto.
refusal-nobody-to-move = Non c’è una pedina avversaria che possa scendere.
refusal-must-vote = Hai carte voto: devi metterne una o due nell’urna.
refusal-not-the-confederation = Un’ordinanza cambia una legge del Comune o del Cantone.
refusal-wrong-colour = La carta deve avere il colore della legge.
refusal-must-choose = L’effetto che hai cominciato va portato a termine.

## Il racconto: titoli

story-round = { $turn ->
    [0] Ultima azione: { $party }
   *[other] Turno { $turn }: { $party } (cassetto { $drawer } di { $drawers })
 }
story-phase = { $phase }

## Il racconto: preparazione

story-setup-laws = Leggi { $level_in }: { $laws }.
story-setup-cubes = { $cubes ->
    [one] Un cubetto neutrale occupa un seggio
   *[other] { $cubes } cubetti neutrali occupano seggi
 } nel Consiglio federale.
story-setup-first = Scoperte: { $cards }. { $party } comincia.
story-setup-hands = Carte voto pescate: { $hands }.
story-own-hand = Carte voto: { $cards }.
story-own-special = Carta speciale «{ $special }»: { $text }

## Il racconto: un turno

story-turn-ended = { $party } finisce il turno.
story-action-none = { $party } rinuncia all’ultima azione.
story-obtained = { $party } ottiene carte; il segnalino del tempo va al cassetto { $drawer }{ $mark ->
    [open] , che è aperto.
    [last] , l’ultimo.
   *[closed] .
 }
story-marker = Il segnalino del tempo va al cassetto { $drawer }{ $mark ->
    [open] , che è aperto.
    [last] , l’ultimo.
   *[closed] .
 }
story-specials = Una carta speciale va a { $parties }.
story-specials-shuffled = Gli scarti delle carte speciali sono rimescolati in un nuovo mazzo.
story-shuffled = Gli scarti sono rimescolati in un nuovo mazzo.
story-drew = { $party } { $cards ->
    [0] non trova più carte voto da pescare
    [one] pesca { $cards } carta voto
   *[other] pesca { $cards } carte voto
 }.
story-own-drew = Pescato: { $cards }.
story-standing = { $party } si candida { $square_to }: { $price ->
    [one] { $price } carta
   *[other] { $price } carte
 } da pagare.
story-paid = { $party } paga { $payment } per l’elezione { $square_to }.
story-entered = { $party } ha fatto entrare una pedina { $square_to }.
story-elected = { $party } è stato eletto { $square_to }, { $square_old_from }.
story-applying = { $party } applica una { $colour_law } { $level_in }.
story-applied = { $party } ha applicato una { $colour_law } { $level_in } con { $payment }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
story-five-colours = { $party } ha cinque colori sotto il promemoria: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }; le cinque carte si scartano.

## Il racconto: le leggi

story-proposing = { $party } vuole proporre leggi { $level_in }.
story-launching = { $party } vuole lanciare un’iniziativa { $level_in }.
story-paid-proposal = { $party } scarta { $payment } per una proposta { $level_in }.
story-paid-initiative = { $party } scarta { $payment } per un’iniziativa { $level_in }.
story-level-chosen = { $special }: { $party } sceglie il livello { $level }.
story-named = { $party } nomina una { $colour_law }, da sostituire con una { $colour_new_law }.
story-proposed = { $party } propone leggi { $level_in }. Escono: { $going }; entrano: { $coming }.
story-launched = { $party } lancia un’iniziativa { $level_in }. Escono: { $going }; entrano: { $coming }. Il popolo vota.
story-signed = { $party } ha raccolto firme { $level_in }. Escono: { $going }; entrano: { $coming }. Il popolo vota.
story-urgent = { $party } ha cambiato leggi { $level_in } d’urgenza. Escono: { $going }; entrano: { $coming }.
story-decreed = { $party } ha cambiato una legge { $level_in } per ordinanza. Esce: { $going }; entra: { $coming }.
story-turned = Scoperte: { $cards }.
story-referendum = Un referendum: il popolo vota.
story-no-referendum = Nessun referendum: le leggi cambiano { $level_in }.
story-own-ballot = { $party } mette nell’urna: { $card }.
story-own-abstained = { $party } si ferma a una scheda.
story-voted = { $party } ha votato.
story-box = Nell’urna: { $cards }.
story-decided = Parità; scoperte per decidere: { $cards }.
story-accepted = Accettato con { $yes } SÌ contro { $no } NO. Leggi { $level_in }, escono: { $going }; entrano: { $coming }.
story-rejected = Respinto con { $yes } SÌ contro { $no } NO. Le leggi { $level_in } restano come sono.
story-voters-drew = { $cards ->
    [one] Chi ha votato pesca: in tutto una carta voto.
   *[other] Chi ha votato pesca: in tutto { $cards } carte voto.
 }

## Il racconto: carte speciali

story-played = { $party } gioca { $special }: «{ $text }»
story-played-red = { $party } gioca { $special }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
story-levied = Una carta a caso va a { $party } da parte di { $parties }.
story-own-took = { $party } riceve { $cards }.
story-own-lost = Ceduto a { $party_2 }: { $cards }.
story-rumoured = Carte perse da { $parties }: { $cards }.
story-own-rumoured = Perso: { $cards }.
story-leak = { $party } guarda la mano di { $party_2 }.
story-own-leak = { $party } vede { $cards }.
story-own-took-from = { $party } prende a { $party_2 }: { $card }.
story-took = { $party } prende una carta a { $party_2 }.
story-recess = { $party } indice una pausa { $level_in }: nessun altro vi cambia leggi fino al suo prossimo turno.
story-exchanged = { $party } ha scambiato una { $colour_law } { $level_in } con una { $colour_2_law } { $level_2_in }.
story-demoted = { $party } ha spostato una pedina di { $party_2 } { $square_from } { $square_new_to }.

## Il racconto: la fine

story-end-time = Il segnalino del tempo ha raggiunto l’ultimo cassetto: dopo questo turno tutti hanno ancora un’azione.
story-end-council = Tutti i seggi del Consiglio federale sono occupati: dopo questo turno tutti hanno ancora un’azione.
story-president = { $party } ottiene la presidenza: altri { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
story-no-president = Il Consiglio federale è vuoto: non c’è presidenza.
story-end-cards = Carte della fine: { $specials }.
story-score = { $party } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }: { $parts }.
story-winner = { $party } ha vinto la partita.
story-winners = { $parties } hanno vinto insieme la partita.
