# Il tabellone di Helvetiq sulla pagina: le scritte sono corte, un’intestazione ha al massimo 8 lettere, una parola in basso 9.

## Il tabellone

hq-board = Il tabellone
hq-judiciary = Giudiziario
hq-legislature = Legislativo
hq-executive = Esecutivo
hq-does-judiciary = i giudici applicano le leggi
hq-does-legislature = cambia le leggi
hq-does-executive = ha seggi, dà carte
hq-building-J1 = Giudice di pace
hq-building-L1 = Consi­glio comunale
hq-building-E1 = Municipio
hq-building-J2 = Tribu­nale cantonale
hq-building-L2 = Gran Consi­glio
hq-building-E2 = Consi­glio di Stato
hq-building-J3 = Tribu­nale federale
hq-building-L3 = Assem­blea federale
hq-building-E3 = Consi­glio federale
hq-square-told = { $square }: alla fine { $points ->
    [one] { $points } punto per ogni pedina che vi si trova e per ogni legge (regola 4.3)
   *[other] { $points } punti per ogni pedina che vi si trova e per ogni legge (regola 4.3)
 }
hq-pawns-there = { $party }, { $square }: { $count ->
    [one] { $count } pedina
   *[other] { $count } pedine
 }
hq-cube = Cubetto neutrale: questo seggio è occupato (regola 2.5)
hq-chairs-free = { $count ->
    [0] Nessun seggio è libero.
    [one] { $count } seggio è libero.
   *[other] { $count } seggi sono liberi.
 }
hq-needs = Solo per chi ha già una pedina qui: { $square } (regola 3.2.5)
hq-needs-short = serve { $code }
hq-office = Con una pedina qui ottieni { $cards ->
    [one] { $cards } carta in più (regola 3.1.2)
   *[other] { $cards } carte in più (regola 3.1.2)
 }
hq-judge = Un giudice qui sale di { $points ->
    [one] { $points } punto per ogni legge applicata (regola 3.2.6)
   *[other] { $points } punti per ogni legge applicata (regola 3.2.6)
 }
hq-heard = Leggi applicate qui in questo turno: { $count } (decisione 3.2-d)
hq-laws-of = Leggi, { $level }
hq-law = { $law }
hq-law-applied = { $law }, applicata in questo turno
hq-law-going = { $law }, da sostituire
hq-law-coming = { $law }, in arrivo
hq-recess = Pausa: solo { $party } può cambiare queste leggi (decisione 3.2-t)
hq-propose = Proporre
hq-initiative = Iniziativa
hq-way = Scala { $from } { $to }: prezzo { $price }. La scala costa { $stairs }, le pedine avversarie { $surcharge } (regola 3.2.2)
hq-way-in = Entrata { $to }: prezzo { $price }. L’entrata costa { $stairs }, le pedine avversarie { $surcharge } (regola 3.2.2)
hq-pts = { $points ->
    [one] pt.
   *[other] pt.
 }
hq-ladder-told = Disco: punti finora. Anello: con pedine e leggi sul tabellone, se finisse ora (regola 4.3)
hq-legend = Sulle scale: carte da pagare. Negli angoli: punti alla fine.
hq-enter = entrata
hq-outside = Fuori
hq-reserve = { $count ->
    [0] Tutte le tue pedine sono sul tabellone
    [one] { $count } delle tue pedine è fuori
   *[other] { $count } delle tue pedine sono fuori
 }
hq-ladder = Scala dei punti
hq-climbed = { $party }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }, con il tabellone { $board }
hq-time = Tempo
hq-time-told = Il segnalino del tempo è al cassetto { $drawer } di { $drawers }; ne restano { $left }. { $next ->
    [0] Non ci sono più cassetti aperti.
    [one] Il prossimo è aperto: una carta speciale per tutti.
   *[other] Tra { $next } cassetti ce n’è uno aperto: una carta speciale per tutti.
 } (regola 3.1.1)
hq-drawers-left = ancora { $left }
hq-next-open = speciale tra { $next }
hq-leads-now = Se finisse ora: { $party } vince con { $points }, davanti a { $party_2 } con { $points_2 }.
hq-level-now = Se finisse ora: { $party } e { $party_2 } sono pari a { $points }.
hq-won = { $party } ha { $points }, { $party_2 } { $points_2 }.

## I giocatori

hq-players = Al tavolo
hq-head-points = Punti fatti finora
hq-head-board = Punti di pedine e leggi sul tabellone, se finisse ora (regola 4.3)
hq-head-sum = Punti in tutto
hq-head-cards = Carte voto in mano
hq-head-special = Carte speciali in mano
hq-head-reserve = Pedine non ancora sul tabellone
hq-col-aid = colori
hq-col-aid-told = Carte sotto il promemoria: i cinque colori danno { $points } punti (regola 3.2.7)
hq-board-parts = Pedine { $pawns }, leggi { $laws }
hq-aid-of = { $colour }: { $count }
hq-their-turn = (di turno)
hq-president = Presidenza, { $points } punti:
hq-percent = { $percent } %

## L’urna e ciò che è accanto al tabellone

hq-box = Urna
hq-box-now = il popolo vota
hq-box-last = ultima votazione
hq-box-none = ancora nessuna votazione
hq-box-told = Se una proposta incontra un referendum, e dopo ogni iniziativa, il popolo vota: ognuno mette una o due carte nell’urna.
hq-become = diventano
hq-if-accepted = Se passa:
hq-no-points = nessuno guadagna punti
hq-yes-already = già { $count } SÌ
hq-your-ballots = Le tue:
hq-accepted = Accettato
hq-rejected = Respinto
hq-blank-count = bianche: { $count }
hq-in-box = Nell’urna
hq-beside = Leggi e pile
hq-beside-laws = Leggi accanto al tabellone
hq-beside-of = { $law }, accanto al tabellone: { $count }
hq-deck = mazzo
hq-deck-told = Carte voto nel mazzo: { $count }
hq-discards = scarti
hq-special-deck = speciali
hq-special-gone = Scartate: { $cards }
hq-special-out = { $count ->
    [one] { $count } uscita
   *[other] { $count } uscite
 }

## La mano

hq-hand = La tua mano
hq-only-you = lo vedi solo tu
hq-means = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
 }, valore { $means }
hq-means-told = Quanto potresti pagare per un’elezione: il tuo colore conta { $counts }, un jolly pure; ne hai { $jokers } (regola 3.2.2)
hq-own-colour = Il tuo colore conta { $counts } in un’elezione (regola 3.2.2)
hq-no-cards = Nessuna carta voto
hq-specials = Carte speciali
hq-worth-now = ora { $points }
hq-worth-end = fine: { $points }

## Che cosa si chiede

hq-do-send = Pronto per l’invio
hq-told-send = Prima dell’invio non si può decidere altro.
hq-do-play = Giocare «{ $special }»
hq-that-is-all = È tutto
hq-group-obtain = Ottenere carte
hq-group-elect = Farsi eleggere
hq-group-apply = Applicare una legge
hq-group-propose = Proporre leggi
hq-group-initiative = Lanciare un’iniziativa
hq-group-play = Giocare una carta speciale
hq-pay-for-me = { $count ->
    [one] Paga con una carta poco utile
   *[other] Paga con { $count } carte poco utili
 }
hq-due = Ancora da pagare
hq-due-of = { $due } (hai { $means })
hq-bill-obtain = Se ottieni
hq-cards-range = da { $least } a { $most } carte
hq-bill-means = Per le elezioni
hq-bill-risk = Rischio di votazione
hq-bill-laws = I tuoi punti se passa
hq-bill-points = I tuoi punti col tabellone
hq-send = Invia
hq-send-choose = Scegli cosa fare
hq-send-pay = Prima paga
hq-send-name = Prima nomina una legge
hq-send-more = Completa la scelta
hq-send-end = Fine del turno
hq-send-obtain = Tira e pesca
hq-send-propose = { $count ->
    [one] Proponi { $count } legge
   *[other] Proponi { $count } leggi
 }
hq-send-laws = { $count ->
    [one] Cambia { $count } legge
   *[other] Cambia { $count } leggi
 }
hq-send-steps = { $count ->
    [one] Gioca { $count } passo
   *[other] Gioca { $count } passi
 }
hq-send-ballots = { $count ->
    [0] Scegli una scheda
    [one] Sigilla una scheda
   *[other] Sigilla { $count } schede
 }
hq-not-possible = Non è possibile:
hq-colon = { $what }:
hq-back = Indietro
hq-peek = Scegli sul tabellone o qui
hq-peek-draft = { $count ->
    [one] { $count } passo annotato
   *[other] { $count } passi annotati
 }
hq-sheet-open = Mostra tutto il pannello
hq-sheet-close = Mostra meno
hq-idle-told = I prezzi sulle scale sono quello che pagheresti ora.
hq-final = Il tabellone finale
hq-final-told = Pedine e leggi sono contate dove si trovano.

## Intorno al tabellone

hq-sections = Parti della pagina
hq-steps = Che cosa si può fare
hq-step-turn = Turno
hq-step-obtain = Ottenere
hq-step-elect = Elezione
hq-step-apply = Applicare
hq-step-propose = Proporre
hq-step-initiative = Iniziativa
hq-step-special = Speciali
hq-step-vote = Votazione
hq-step-end = Fine
hq-dock-board = Tabellone
hq-dock-players = Giocatori
hq-dock-hand = Mano
hq-dock-laws = Leggi
hq-dock-record = Cronaca
hq-score-level = Sul tabellone, { $level }

## Asked by a word on the command line

hq-ask-points = { $party }: punti { $points }, con il tabellone { $board } in più, in tutto { $sum }
hq-ask-cards = { $party }: carte voto { $cards }, carte speciali { $special }, pedine non ancora sul tabellone { $reserve }
hq-ask-level = Livello { $number }: { $level }
hq-ask-square = { $square }: { $pawns }
hq-ask-pawns = { $party } { $count }
hq-ask-laws = Leggi: { $laws }
hq-ask-law = { $count } × { $law }
hq-ask-beside = Leggi accanto al tabellone: { $laws }
hq-ask-no-level = Questo livello non esiste. Livelli: { $levels }
hq-ask-special = Le tue carte speciali: { $cards }
hq-ask-none = nessuna
hq-ask-time = Cassetto { $drawer } di { $drawers }

## A vote turned over, and the game at a glance on the front door

hq-reveal-vote = Il popolo ha votato
hq-lane = { $party }: { $votes ->
    [one] { $votes } punto
   *[other] { $votes } punti
}
hq-at-turn = Helvetiq, turno { $turn }
hq-how-to-read = La barra mostra i gradini saliti finora; l’anello, dove si finirebbe con le pedine e le leggi sul tabellone.
