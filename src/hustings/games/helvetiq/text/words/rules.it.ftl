# Le regole del gioco politico di Helvetiq in breve. Il significato degli identificatori e delle variabili è spiegato in
# rules.en.ftl.

rules-title = Le regole di { $title }
rules-intro = Le regole, raccontate con parole nostre. Una decisione è ciò che abbiamo scelto dove le regole stampate tacciono o si possono leggere in più modi. Ciò che stava nelle immagini non si è potuto leggere da nessuna parte: la maggior parte dei numeri sul tabellone e ciò che dicono le carte speciali. Quelli che trovi qui sono nostri.
rules-figures-used = I numeri nel testo sono quelli dell’edizione { $edition }.
rules-figures-replaced = I numeri nel testo sono quelli dell’edizione { $edition }, con i tuoi presi da { $file }.
rules-ruling = Decisione

section-1 = L’idea e il materiale
rule-1-1 = Il tabellone ha nove caselle. Tre poteri stanno fianco a fianco: il giudiziario (J) a sinistra, il legislativo (L) al centro, l’esecutivo (E) a destra. Ognuno ha tre livelli: il Comune (1) in basso, il Cantone (2) sopra, la Confederazione (3) in alto. L2 è dunque il legislativo cantonale, ed E3 è il Consiglio federale. Da due a quattro giocatori fanno entrare le pedine ({ $pawns } a testa) e le fanno salire, cambiano e applicano leggi e si arrampicano su una scala di punti.
rule-1-2 = Ci sono 60 carte voto, 12 per ogni colore: rosso, verde, blu, giallo e grigio. Il grigio è neutrale. Ogni colore ha le stesse carte: SÌ ({ $cards_per_colour_yes }), NO ({ $cards_per_colour_no }), bianca ({ $cards_per_colour_blank }), INIZIATIVA ({ $cards_per_colour_initiative }) e REFERENDUM ({ $cards_per_colour_referendum }). Si usano tutte e 60, qualunque sia il numero dei giocatori. In una votazione popolare INIZIATIVA e REFERENDUM valgono come bianche.
rule-1-3 = Ci sono 25 carte speciali. Una cornice multicolore indica un effetto; in alternativa la carta può fare da jolly e sostituire una carta voto di qualsiasi colore. Una cornice rossa indica punti, subito o alla fine. La sezione 6 dice che cosa fa ogni carta.
rule-1-4 = Ci sono 25 leggi, 5 per colore. Una casella del legislativo ne porta 3.
rule-1-5 = Le caselle dell’esecutivo hanno seggi, ciascuno per una pedina: E1 ne ha { $chairs_E1 }, E2 ne ha { $chairs_E2 }, E3 ne ha { $chairs_E3 }.

section-2 = Preparazione
rule-2-1 = Estrai a caso 3 leggi per ogni casella del legislativo. Le altre 16 restano accanto al tabellone.
rule-2-2 = Ognuno prende una carta speciale e la tiene segreta.
rule-2-3 = Scopri carte voto, una dopo l’altra, finché una non ha il colore di un giocatore. Quel giocatore comincia. Le carte scoperte sono l’inizio degli scarti.
rule-2-4 = Si gioca in senso antiorario. In quest’ordine si pescano le prime carte voto: il primo giocatore { $starting_hands_1 }, il secondo { $starting_hands_2 }, il terzo { $starting_hands_3 }, il quarto { $starting_hands_4 }.
rule-2-5 = In meno di 4 giocatori, dei cubetti neutrali ({ $neutral_cubes_below_four_players }) occupano seggi del Consiglio federale. Un cubetto non è una pedina.
ruling-2-a = Se una casella riceve 3 leggi dello stesso colore, si estraggono di nuovo tutte le leggi.
ruling-2-b = Un colore che nessuno gioca è neutrale, proprio come il grigio.
ruling-2-c = Le due pile degli scarti sono scoperte. I mazzi e le mani sono nascosti.
ruling-2-d = Dopo 20 estrazioni a vuoto, la successiva lascia fuori ogni legge che su una casella sarebbe la terza del suo colore.

section-3 = Un turno: o ottenere carte o giocarne
ruling-3-a = Se scegli di giocare, devi fare almeno una cosa. Se non puoi fare nulla, devi ottenere carte.

section-3-1 = Ottenere carte
rule-3-1-1 = Sposta il segnalino del tempo di un cassetto verso l’alto. Se arriva su un cassetto aperto ({ $open_drawers }), tutti pescano una carta speciale, in ordine di turno.
rule-3-1-2 = Tira il dado (le sue facce: { $die }) e pesca altrettante carte voto. Ne peschi di più per le caselle su cui hai una pedina: { $office_cards_1 } per E1, { $office_cards_2 } per E2, { $office_cards_3 } per E3.
rule-3-1-3 = Quando il mazzo è vuoto, mescola gli scarti per formarne uno nuovo.
ruling-3-1-a = Se mazzo e scarti sono entrambi vuoti, non si pesca nulla. Il segnalino del tempo parte dal primo cassetto.
ruling-3-1-b = Le carte speciali hanno un mazzo e degli scarti propri, che si rimescolano allo stesso modo.
ruling-3-1-c = Le carte speciali di un cassetto aperto vengono prima del dado. Chi è di turno pesca per primo.

section-3-2 = Giocare carte: quante azioni da A a E si vuole, in qualsiasi ordine
rule-3-2-1 = A. Farsi eleggere: fai entrare una pedina su una casella in basso, o spostane una su una casella vicina a cui porta una scala. Le scale portano in su, di lato o in diagonale verso l’alto.
rule-3-2-2 = Il prezzo è un numero di carte voto. L’ingresso costa { $entry_J1 } per J1, { $entry_L1 } per L1, { $entry_E1 } per E1; il prezzo di tutte le scale è fra i valori. Ogni pedina avversaria sulla casella di arrivo aggiunge un supplemento di { $surcharge }. Una carta del tuo colore vale { $own_colour_counts }.
rule-3-2-3 = Su una casella dell’esecutivo si arriva solo se c’è un seggio libero.
rule-3-2-4 = Dal giudiziario non parte nessuna scala di lato o in diagonale. Lì una pedina resta nella sua colonna.
rule-3-2-5 = Frecce: certe caselle sono solo per chi ha già una pedina su un’altra. Per J2 è { $needs_a_pawn_on_J2 ->
    [none] nessuna casella
   *[other] { $needs_a_pawn_on_J2 }
 }, per J3 { $needs_a_pawn_on_J3 ->
    [none] nessuna casella
   *[other] { $needs_a_pawn_on_J3 }
 }, per E3 { $needs_a_pawn_on_E3 ->
    [none] nessuna casella
   *[other] { $needs_a_pawn_on_E3 }
 }.
ruling-3-2-a = La freccia si verifica prima della mossa: la pedina che si sposta può quindi essere quella richiesta.
ruling-3-2-b = Puoi pagare troppo, ma non c’è resto.
ruling-3-2-c = Un jolly può essere del tuo colore e allora vale { $own_colour_counts }.
ruling-3-2-j = Se hai più giudici su una casella, sale uno che in questo turno non ha ancora applicato una legge. Se l’hanno fatto tutti, quello che sale vale anche sulla nuova casella come uno che ha già applicato la sua.
rule-3-2-6 = B. Applicare leggi: ogni tua pedina su una casella del giudiziario è un giudice e può applicare una legge della casella del legislativo allo stesso livello. Mostra una carta voto del colore della legge e mettila sotto il tuo promemoria. Sali di { $apply_steps_1 } nel Comune, di { $apply_steps_2 } nel Cantone, di { $apply_steps_3 } nella Confederazione.
rule-3-2-7 = Quando sotto il tuo promemoria ci sono carte di tutti e cinque i colori, se ne scarta una per colore, e tu sali di { $five_colours_bonus }.
ruling-3-2-d = Ogni giudice applica una legge per turno, e ogni legge si applica una volta per turno. Due leggi dello stesso colore sono due leggi.
ruling-3-2-e = 3.2.7 avviene da sé; di ogni colore va via la carta più vecchia. Un jolly vi sta come il colore che rappresenta.
ruling-3-2-i = Se una di più leggi di un colore lascia la casella, è una che è stata applicata in questo turno, se c’è. Una legge che passa a un altro livello resta applicata.
rule-3-2-8 = C. Proporre leggi, dove hai una pedina nel legislativo di quel livello: scarta 1 carta voto. Poi nomina da 1 a 3 leggi di quella casella e, per ognuna, una legge accanto al tabellone che la sostituisca.
rule-3-2-9 = Scopri tante carte voto quante sono le leggi proposte. Se fra queste c’è un REFERENDUM, si fa una votazione popolare (3.3). Altrimenti le leggi cambiano.
rule-3-2-10 = Mai 3 leggi su una casella possono avere lo stesso colore. Si possono proporre leggi di colore neutrale.
ruling-3-2-f = Una sostituzione deve cambiare qualcosa. Le leggi sostituite vanno accanto al tabellone.
ruling-3-2-l = Ciò che si nomina insieme cambia in blocco: lo stesso colore non può andarsene e insieme arrivare.
ruling-3-2-w = Le carte scoperte per 3.2.9 si scartano insieme, così che nessuna esca due volte. Se sono troppo poche, se ne scoprono meno.
rule-3-2-11 = D. Lanciare un’iniziativa; per questo non occorre sedere nel legislativo. Scarta carte INIZIATIVA di qualsiasi colore: { $initiative_cards_1 } nel Comune, { $initiative_cards_2 } nel Cantone, { $initiative_cards_3 } nella Confederazione. Poi nomina leggi come in 3.2.8; si fa sempre una votazione popolare. Puoi lanciare un’iniziativa per livello e per turno, prima o dopo una proposta allo stesso livello.
ruling-3-2-g = Un jolly non è una carta INIZIATIVA.
ruling-3-2-k = Anche chi siede nel legislativo può lanciarvi un’iniziativa.
rule-3-2-12 = E. Giocare carte speciali: una multicolore per il suo effetto o come jolly, una rossa per i suoi punti, contati secondo lo stato del tabellone. Poi la carta si scarta.
ruling-3-2-h = Un jolly paga elezioni e proposte e serve ad applicare una legge. In un’elezione è sempre del tuo colore.
ruling-3-2-m = Lo sconto di «{ special-6 }» aspetta un’elezione che costi qualcosa. Poi è esaurito, anche se una parte non è servita. «{ special-4 }» non lo tocca.
ruling-3-2-n = «{ special-4 }» ti risparmia il prezzo e nient’altro: servono una scala, un seggio libero e la pedina che una freccia richiede.
ruling-3-2-o = Un effetto che ha bisogno di un bersaglio non si può giocare senza. Tutti gli altri si possono giocare anche se non ottengono nulla.
ruling-3-2-p = Gli avversari perdono carte a caso in ordine di turno; chi non ne ha viene saltato. Quale carta passi di mano lo vedono solo chi la perde e chi la riceve.
ruling-3-2-q = «{ special-3 }» mostra tutta la mano. Se ha troppo poche carte, le prendi tutte.
ruling-3-2-r = «{ special-15 }» sposta una pedina dell’esecutivo solo se in E1 c’è un seggio libero.
ruling-3-2-s = «{ special-8 }» vale come la tua iniziativa di questo turno a quel livello.
ruling-3-2-t = «{ special-10 }» vieta a tutti gli altri di cambiare in qualunque modo le leggi di quel livello, finché non comincia il tuo prossimo turno o la tua ultima azione. Tu puoi ancora cambiarle.
ruling-3-2-u = «{ special-13 }» sposta il segnalino come in 3.1.1: può arrivare su un cassetto aperto o provocare la fine.
ruling-3-2-v = Le carte che contano alla fine non si possono giocare prima; allora contano da sé. Una carta rossa che conta subito non vale nulla se non la giochi.

section-3-3 = La votazione popolare
rule-3-3-1 = Tutti quelli che hanno carte voto devono metterne 1 o 2 coperte nell’urna, in segreto e nello stesso momento.
rule-3-3-2 = Se ci sono più SÌ che NO, il cambiamento è accettato. Se ci sono più NO, è respinto.
rule-3-3-3 = Se sono pari, scopri carte dal mazzo finché non decide un SÌ o un NO.
rule-3-3-4 = Tutti quelli che hanno votato pescano 1 carta voto.
ruling-3-3-a = Votano solo le carte voto, non le carte speciali.
ruling-3-3-b = Se non resta nessun SÌ o NO che decida, il cambiamento è respinto.
ruling-3-3-c = Dopo la decisione, ma prima che qualcuno peschi, le schede e le carte scoperte vanno negli scarti. Chi è di turno pesca per primo, gli altri seguono in ordine di turno.
ruling-3-3-d = Le schede si scoprono tutte insieme: ognuno vede le carte, ma non di chi sono.

section-4 = La fine
rule-4-1 = La fine arriva quando il segnalino del tempo raggiunge l’ultimo cassetto (numero { $drawers }) o quando tutti i seggi del Consiglio federale sono occupati.
rule-4-2 = Il turno si completa. Poi tutti possono fare una sola azione, in ordine di turno, compreso chi ha provocato la fine.
rule-4-3 = Ogni pedina e ogni legge sul tabellone dà al proprietario i punti della sua casella: J1 { $points_J1 }, L1 { $points_L1 }, E1 { $points_E1 }; J2 { $points_J2 }, L2 { $points_L2 }, E2 { $points_E2 }; J3 { $points_J3 }, L3 { $points_L3 }, E3 { $points_E3 }.
rule-4-4 = Fra le pedine del Consiglio federale se ne estrae una a sorte. Diventa presidente della Confederazione e dà al proprietario altri { $president_bonus }.
rule-4-5 = Si contano le carte rosse che parlano della fine.
rule-4-6 = Vince chi è salito più in alto. Chi è pari in cima divide la vittoria, in piena concordia.
ruling-4-a = L’unica azione è una di quelle da A a E in 3.2, o nessuna. Ottenere carte non è un’azione.
ruling-4-b = Le leggi neutrali non danno punti a nessuno. Senza pedine nel Consiglio federale non c’è presidente.
ruling-4-c = La fine arriva una volta sola. Ciò che la provocherebbe di nuovo non cambia nulla, e un segnalino sull’ultimo cassetto resta lì.
ruling-4-d = Una volta arrivata, la fine resta, anche se nel Consiglio federale si libera di nuovo un seggio.
ruling-4-e = Le ultime azioni cominciano dal prossimo giocatore in ordine di turno. Chi era di turno viene per ultimo.
ruling-4-f = Un’ultima azione ricomincia da capo, come un turno: giudici, leggi e iniziative dei turni precedenti non contano, e ciò che le carte promettevano per un turno è passato.

section-5 = Ciò che vale sempre
rule-5-1 = Ogni carta, ogni legge e ogni pedina è in un posto solo.
rule-5-2 = Nessuna casella ha 3 leggi dello stesso colore.
rule-5-3 = Nessun seggio è occupato due volte.
rule-5-4 = Dopo un’azione nessuno ha cinque colori sotto il promemoria.
rule-5-5 = Nessuno perde mai punti.
rule-5-6 = Ogni partita finisce: il percorso del segnalino del tempo ha una fine, e un turno in cui non si ottengono carte consuma carte, pedine o leggi da applicare.

section-6 = Le carte speciali
rule-6-1 = { special-1 } (multicolore): { special-text-1 }
rule-6-2 = { special-2 } (multicolore): { special-text-2 }
rule-6-3 = { special-3 } (multicolore): { special-text-3 }
rule-6-4 = { special-4 } (multicolore): { special-text-4 }
rule-6-5 = { special-5 } (multicolore): { special-text-5 }
rule-6-6 = { special-6 } (multicolore): { special-text-6 }
rule-6-7 = { special-7 } (multicolore): { special-text-7 }
rule-6-8 = { special-8 } (multicolore): { special-text-8 }
rule-6-9 = { special-9 } (multicolore): { special-text-9 }
rule-6-10 = { special-10 } (multicolore): { special-text-10 }
rule-6-11 = { special-11 } (multicolore): { special-text-11 }
rule-6-12 = { special-12 } (multicolore): { special-text-12 }
rule-6-13 = { special-13 } (multicolore): { special-text-13 }
rule-6-14 = { special-14 } (multicolore): { special-text-14 }
rule-6-15 = { special-15 } (multicolore): { special-text-15 }
rule-6-16 = { special-16 } (rossa, subito): { special-text-16 }
rule-6-17 = { special-17 } (rossa, subito): { special-text-17 }
rule-6-18 = { special-18 } (rossa, subito): { special-text-18 }
rule-6-19 = { special-19 } (rossa, subito): { special-text-19 }
rule-6-20 = { special-20 } (rossa, subito): { special-text-20 }
rule-6-21 = { special-21 } (rossa, subito): { special-text-21 }
rule-6-22 = { special-22 } (rossa, alla fine): { special-text-22 }
rule-6-23 = { special-23 } (rossa, alla fine): { special-text-23 }
rule-6-24 = { special-24 } (rossa, alla fine): { special-text-24 }
rule-6-25 = { special-25 } (rossa, alla fine): { special-text-25 }

special-1 = Raccolta di fondi
special-text-1 = Pesca { $draws_fund_raising ->
    [1] una carta voto
   *[other] { $draws_fund_raising } carte voto
 }.
special-2 = Contributo al partito
special-text-2 = Ogni avversario ti dà una carta voto scelta a caso.
special-3 = Fuga di notizie
special-text-3 = Guarda la mano di un avversario e prendi { $press_leak_takes ->
    [1] una carta voto
   *[other] { $press_leak_takes } carte voto
 } a tua scelta.
special-4 = Elezione tacita
special-text-4 = Un’elezione su una casella del Comune o del Cantone non ti costa nulla.
special-5 = Coalizione
special-text-5 = Per il resto di questo turno le tue elezioni non costano supplementi. Pesca { $draws_coalition ->
    [1] una carta voto
   *[other] { $draws_coalition } carte voto
 }.
special-6 = Bus elettorale
special-text-6 = La tua prossima elezione di questo turno costa { $campaign_bus_discount ->
    [1] una carta
   *[other] { $campaign_bus_discount } carte
 } in meno.
special-7 = Clausola d’urgenza
special-text-7 = Cambia da 1 a 3 leggi dove siedi nel legislativo. Non servono né carte né referendum.
special-8 = Raccolta di firme
special-text-8 = Lancia un’iniziativa a qualsiasi livello senza carte INIZIATIVA. Nello spoglio { $signature_drive_yes ->
    [1] si aggiunge un SÌ
   *[other] si aggiungono { $signature_drive_yes } SÌ
 }.
special-9 = Sessione straordinaria
special-text-9 = Ognuno dei tuoi giudici può applicare una legge in più in questo turno. Pesca { $draws_extra_session ->
    [1] una carta voto
   *[other] { $draws_extra_session } carte voto
 }.
special-10 = Pausa parlamentare
special-text-10 = Pesca { $draws_recess ->
    [1] una carta voto
   *[other] { $draws_recess } carte voto
 }. Scegli un livello: fino al tuo prossimo turno nessun altro può cambiarvi leggi.
special-11 = Federalismo
special-text-11 = Due leggi su due livelli diversi si scambiano di posto.
special-12 = Ordinanza
special-text-12 = Nel Comune o nel Cantone sostituisci una legge con una accanto al tabellone. Nessuno vota.
special-13 = Scadenza anticipata
special-text-13 = Sposta il segnalino del tempo di un cassetto verso l’alto. Poi pesca { $draws_early_deadline ->
    [1] una carta voto
   *[other] { $draws_early_deadline } carte voto
 }.
special-14 = Voci di corridoio
special-text-14 = Ogni avversario scarta una carta voto a caso. Poi pesca { $draws_rumour ->
    [1] una carta voto
   *[other] { $draws_rumour } carte voto
 }.
special-15 = Lite nel partito
special-text-15 = Fai scendere una pedina avversaria da L2 a L1, o da E2 a E1.
special-16 = La base
special-text-16 = Punti per le tue pedine nel Comune: { $each_grass_roots } ciascuna, al massimo { $most_grass_roots }.
special-17 = Legislatore
special-text-17 = Punti per le tue leggi sul tabellone: { $each_law_maker } ciascuna, al massimo { $most_law_maker }.
special-18 = Tre poteri
special-text-18 = Punti per i poteri in cui hai una pedina: { $each_three_powers } ciascuno, ma { $most_three_powers } per tutti e tre insieme.
special-19 = Giurisprudenza
special-text-19 = Punti per le carte sotto il tuo promemoria: { $each_case_law } ciascuna, al massimo { $most_case_law }.
special-20 = Radici cantonali
special-text-20 = Punti per le tue pedine e leggi nel Cantone: { $each_cantonal_roots } ciascuna, al massimo { $most_cantonal_roots }.
special-21 = In carica
special-text-21 = Punti per le caselle dell’esecutivo su cui hai una pedina: { $each_in_office } ciascuna, al massimo { $most_in_office }.
special-22 = Berna
special-text-22 = Punti per le tue pedine e leggi nella Confederazione: { $each_bern } ciascuna, al massimo { $most_bern }.
special-23 = Concordanza
special-text-23 = Punti per i livelli su cui hai una pedina, e ancora per quelli su cui hai una legge: { $each_concordance } ciascuno, al massimo { $most_concordance }.
special-24 = Opposizione
special-text-24 = Punti se non hai pedine nel Consiglio federale: { $most_opposition }. Altrimenti: { $each_opposition }.
special-25 = Vicepresidente
special-text-25 = Punti se siedi nel Consiglio federale ma non sei presidente: { $most_vice_president }. Altrimenti: { $each_vice_president }.

figures-title = I valori
figures-intro = Edizione { $edition }. J è il giudiziario, L il legislativo, E l’esecutivo; 1 il Comune, 2 il Cantone, 3 la Confederazione. Una lista di tre numeri ne ha uno per livello, in quest’ordine.
figures-mark = { $mark } indica ciò che è ricostruito.
figures-name = Nome
figures-value = Valore
figures-source = Fonte
figures-entries = { $source } (n. { $entries })
source-rulebook = regolamento
source-published = pubblicato
source-reconstructed = ricostruito
meaning-rulebook = { source-rulebook }: scritto nel regolamento stampato
meaning-published = { source-published }: riferito da giocatori del gioco stampato
meaning-reconstructed = { source-reconstructed }: non leggibile da nessuna parte; scelto in accordo con ciò che si sa

table-material = Materiale, prezzi e punti
table-board = Il tabellone: ingressi, scale (da, a, prezzo), frecce, punti, seggi, cassetti, il dado
table-special = Le carte speciali: nome e cornice, carte pescate, punti per ogni cosa e al massimo

replace-title = I tuoi valori
replace-text = Hai il gioco stampato? Scrivi in un file, sotto gli stessi nomi, ciò che dicono il tuo tabellone e le tue carte e dallo con --figures my.toml a ogni comando che comincia una partita. Alcuni valori sono fissati nel programma; un file che ne cambia uno viene rifiutato, con il nome del valore. Un file così:
replace-check = Per vedere se è capito bene:
