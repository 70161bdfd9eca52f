# Le regole di Die Macher in breve. Il significato degli identificatori e delle variabili è spiegato in rules.en.ftl.

rules-title = Le regole di { $title }
rules-intro = Le regole, raccontate con parole nostre. Dove le edizioni del 1997 e del 2006 differiscono, il testo lo dice. Una decisione è ciò che abbiamo scelto dove le regole stampate tacciono, si contraddicono o sbagliano.
rules-figures-used = I numeri nel testo sono quelli dell’edizione { $edition }.
rules-figures-replaced = I numeri nel testo sono quelli dell’edizione { $edition }, con i tuoi presi da { $file }.
rules-ruling = Decisione

section-0 = Di che cosa si tratta
rule-0-1 = Da tre a cinque partiti si affrontano in sette elezioni regionali, una dopo l’altra (cinque nella partita breve). Alla fine contano i seggi, i media nazionali, gli iscritti e un programma in accordo con l’opinione nazionale.
rule-0-2 = Le tre carte programma nascoste di un partito, le carte opinione coperte e l’ordine di ogni mazzo sono segreti. Di una carta governo coperta tutti vedono che c’è e di chi è, ma non quale sia. Le scelte sigillate sono segrete finché non si aprono. Di un contributo rifiutato è pubblico solo il rifiuto, finché la carta non viene mostrata. Un sondaggio resta segreto se chi l’ha comprato non lo pubblica. Le carte governo e contributo già usate e tutte le carte programma aperte sono visibili a tutti.
ruling-0-a = Il denaro resta nascosto. Ma ogni pagamento e ogni entrata è pubblica, perciò chiunque può tenere il conto.
ruling-0-b = Gli scarti sono visibili, così si può ricavare che cosa contiene ancora un mazzo. Solo i sondaggi scartati stanno coperti; le regole del 2006 lo dicono soltanto di questi.
ruling-0-c = Si tratta liberamente e nessuna promessa vincola. Denaro e carte non passano mai di mano per accordo.
ruling-0-d = Ogni somma di denaro è in migliaia intere.
ruling-0-e = Il tavolo decide chi siede dove. Altrimenti l’ordine è nero, rosso, giallo, verde, blu. In meno di cinque giocatori può giocare uno qualsiasi dei cinque colori.

section-1 = Preparazione
rule-1-1 = Ogni partito riceve { $meeting_cubes } cubetti comizio, { $media_markers } segnalini media, 7 carte governo, 5 carte contributo, le sue tessere coalizione ({ $coalition_tiles }) e { $start_money_thousands } in cassa.
rule-1-2 = Mescola le { $platform_cards } carte programma e danne a ogni partito 5 aperte. Se il partito mostra già quel tema, con qualunque posizione, metti la carta da parte e pesca di nuovo. 1997: le carte messe da parte si rimescolano nel mazzo. 2006: vanno sotto il mazzo. Poi ogni partito riceve 3 carte nascoste, quali che siano.
rule-1-3 = Mescola le 16 carte Land e disponi quattro Länder nell’ordine in cui voteranno. Il primo è il Land corrente; le altre carte formano il mazzo dei Länder. «In ordine di elezione» significa sempre: dal Land corrente all’ultimo della fila.
ruling-1-a = L’ordine dei Länder si estrae a sorte, anche se le regole del 2006 lasciano scegliere al tavolo il primo tabellone.
rule-1-4 = Mescola le { $opinion_cards } carte opinione. Il primo Land ne riceve 4 aperte, il secondo 3 aperte e 1 nascosta, il terzo 2 e 2, il quarto 1 e 3. Le carte aperte di un Land devono avere temi diversi: sostituisci una carta che si ripete e mettila da parte come in 1.2. 1997: appena ci sono carte nascoste sui Länder va invece agli scarti, perché è stata vista e non è una di quelle.
rule-1-5 = In ogni Land ogni partito mette il segnalino voti e la tendenza su 0 e posa cubetti comizio della sua riserva ({ $start_meetings_per_state } per Land).
rule-1-6 = Sul tabellone nazionale gli iscritti di ogni partito partono da { $start_members }.
rule-1-7 = Scopri { $exchange_pool ->
    [one] una carta opinione
   *[other] { $exchange_pool } carte opinione
 } per formare il banco di scambio. Qui le carte possono essere uguali od opposte.
rule-1-8 = Mescola i 20 sondaggi. Tieni pronte le tessere tema chiave ({ $key_issue_tiles } in tutto).

section-2 = L’apertura, prima del round 1: sigillata, simultanea, gratuita
rule-2-1 = Ogni partito sceglie in segreto una riga della prima lista e una della seconda. Una riga della prima lista contiene tre vantaggi: tendenza (+{ $trend_step }), voti (+{ $votes_step }) o cubetti comizio (+{ $meetings_step }). Ogni vantaggio va in un Land a scelta, anche più volte nello stesso. Una riga della seconda lista dà segnalini media, ciascuno per un Land a scelta, e iscritti. Tutte le scelte si aprono e si eseguono insieme.
rule-2-2 = Così un Land può ricevere più segnalini media di quante caselle media abbia ({ $media_spaces }). Allora nessuno può più comprarne lì.
ruling-2-a = I partiti che con l’apertura hanno gli stessi voti si impilano in ordine di posto, l’ultimo in cima.
ruling-2-b = Un cubetto che non trova una casella comizio libera ({ $meeting_spaces } per partito e Land) resta nella riserva. Con le righe stampate non può succedere.

section-3 = La campagna: round da 1 a 6 (partita breve: da 1 a 4)
section-3-1 = Primo giocatore
rule-3-1-1 = Ognuno sigilla un’offerta di 0 o più.
rule-3-1-2 = Chi offre di più paga la sua offerta alla banca e nomina il primo giocatore di questo round: chiunque al tavolo. Da lì si gioca in senso orario, di posto in posto.
rule-3-1-3 = Più offerte massime. 1997: chi è alla pari tira il dado finché uno non è il più alto. 2006: chi è alla pari sigilla una seconda offerta, mai più bassa della prima; vince la più alta e si paga questa seconda offerta. Chi è di nuovo alla pari tira il dado.
rule-3-1-4 = Se tutti offrono 0, tutti tirano il dado. Non c’è una seconda offerta.
ruling-3-1-a = Non si può offrire più della propria cassa, qualunque sia; non c’è altro limite. Paga solo chi vince; le regole del 2006 non lo dicono.
ruling-3-1-b = Se più dadi pareggiano al massimo, chi ha pareggiato tira di nuovo.

section-3-2 = Congresso del programma, in ordine di gioco
rule-3-2-1 = 1997: scarta quante carte nascoste vuoi, poi torna a 3. 2006: prima arriva a 3, poi scarta quante carte vuoi e pescane altrettante.
rule-3-2-2 = Poi puoi sostituire una carta aperta con una nascosta. Le tue 5 carte aperte devono restare su temi diversi. La carta sostituita si scarta e fino al prossimo congresso hai una carta in meno in mano.
ruling-3-2-a = Scegli tutti gli scarti in una volta, prima di pescare.
ruling-3-2-b = Se il mazzo è vuoto, mescola gli scarti, compresi quelli appena fatti.
ruling-3-2-c = Puoi sostituire una carta aperta con una identica.

section-3-3 = Governo ombra
rule-3-3-1 = In ordine di gioco ogni partito posa coperte fino a 4 carte governo, al massimo una in ogni Land in gioco.
rule-3-3-2 = Tutte le carte si scoprono e si pagano. Una carta con il telefono porta in quel Land una tessera coalizione del suo partito.
rule-3-3-3 = In ordine di gioco ogni partito può compiere un’azione con ciascuna delle sue carte, nel Land in cui la carta si trova. Voti: fai salire il tuo segnalino voti del numero della carta, ma non oltre { $vote_track }. Tema chiave: metti una tessera su una carta opinione aperta se il Land non ne ha ancora una, oppure togli quella del Land. Media: rimanda al proprietario un segnalino media di un altro partito e metti uno dei tuoi al suo posto, anche se le caselle media sono troppo piene; paghi { $media_swap_to_victim_thousands } al proprietario e { $media_swap_to_bank_thousands } alla banca. Propria tendenza: alzala del numero della carta, fino a +{ $trend_limit } al massimo. Tendenza altrui: abbassala del numero della carta, fino a −{ $trend_limit } al massimo; il controllo dei media non protegge.
rule-3-3-4 = Le carte governo giocate escono dalla partita.
ruling-3-3-a = Le carte che posi non possono costare, tutte insieme, più della tua cassa.
ruling-3-3-b = Un partito agisce con tutte le sue carte, in ordine di elezione, prima che tocchi al successivo.
ruling-3-3-c = Per l’azione media servono il denaro per entrambi i pagamenti, un segnalino media nella riserva e un segnalino di un altro partito in quel Land.
ruling-3-3-d = Un secondo telefono dello stesso partito in un Land non aggiunge nulla. Se il partito non ha più tessere coalizione, non se ne mette.

section-3-4 = Coalizioni, solo nel Land corrente
rule-3-4-1 = Possono partecipare solo i partiti che vi hanno una tessera coalizione. Una coalizione ha due alleati e un partito entra al massimo in una. Possono esistere due coalizioni insieme.
rule-3-4-2 = Con 2 carte programma aperte in comune la coalizione è volontaria: devono volerla entrambi.
rule-3-4-3 = Con 3 o più in comune, ciascuno dei due può imporla quando tocca a lui.
rule-3-4-4 = In ordine di gioco ogni partito con una tessera e ancora senza alleato può imporre una coalizione, proporne una o passare.
rule-3-4-5 = Dopo l’elezione le tessere escono dalla partita. Nell’ultimo Land non ci sono coalizioni: un telefono vi si può giocare, ma non ha effetto.
ruling-3-4-a = Quando tocca a lui, un partito può chiedere a più altri, una volta ciascuno, finché uno accetta.
ruling-3-4-b = A chi ha passato o rifiutato si può ancora chiedere, o imporre, più tardi nella fase. Può anche fare lui una proposta al partito di cui ha respinto l’offerta.
ruling-3-4-c = Le tessere negli altri Länder restano lì finché quel Land non è il corrente.

section-3-5 = I media
rule-3-5-1 = In ordine di gioco, più e più volte, ogni partito può comprare un segnalino media ({ $media_price_thousands }) per una casella media libera di un Land in gioco, o passare. Chi passa può comprare ancora più tardi. La fase finisce quando tutti hanno passato di seguito.
rule-3-5-2 = Un partito controlla i media di un Land se vi ha più segnalini di ogni altro singolo partito.
rule-3-5-3 = Chi controlla i media può scambiare una carta opinione aperta di quel Land con una carta del banco di scambio, ma non una con la tessera tema chiave. Il tema della nuova carta deve essere diverso da quello delle altre carte aperte del Land. La carta tolta va nel banco.
rule-3-5-4 = 1997: i Länder si susseguono in ordine di elezione, il corrente per primo. 2006: l’ultimo della fila viene per primo, il corrente per ultimo.
ruling-3-5-a = La nuova carta può essere l’opposta di quella tolta.
ruling-3-5-b = Non può essere identica a quella tolta.
ruling-3-5-c = In entrambe le edizioni il banco resta di { $exchange_pool } carte.

section-3-6 = Comizi, in ordine di gioco
rule-3-6-1 = Ogni partito compra cubetti comizio per i Länder in gioco, a { $meeting_price_thousands } l’uno. Ci sono tre limiti: { $meetings_per_state_and_round } per Land e round, { $meeting_spaces } alla volta in un Land e { $meeting_cubes } su tutti i tabelloni insieme.

section-3-7 = Sondaggi
rule-3-7-1 = Per ogni Land in gioco, in ordine di elezione, si mette all’asta un sondaggio. La carta è coperta.
rule-3-7-2 = Apre il primo giocatore. Un’offerta è di almeno { 1000 } e supera la precedente. Chi passa è fuori da quest’asta. Chi vince paga la banca e guarda la carta.
rule-3-7-3 = Pubblicare: chi ha vinto applica { $publish_at_most ->
    [one] uno dei cambi di tendenza della carta
   *[other] uno o due dei cambi di tendenza della carta
 } in quel Land. Valgono i limiti della tendenza, e il partito che vi controlla i media non può essere abbassato.
rule-3-7-4 = Tenere segreto: chi ha vinto tira { $shelve_dice ->
    [one] un dado e ne guadagna il risultato
   *[other] { $shelve_dice } dadi e ne guadagna la somma
 } in iscritti. Nessun altro vede la carta.
rule-3-7-5 = La carta si scarta poi coperta.
ruling-3-7-a = Non si può offrire più della propria cassa.
ruling-3-7-b = Se tutti gli altri hanno passato e nessuno ha offerto, l’ultimo partito può ancora offrire.
ruling-3-7-c = Se tutti passano, la carta si scarta senza che nessuno la veda.
ruling-3-7-d = Le voci su partiti che non giocano non contano. Una voce che abbasserebbe chi controlla i media non si può scegliere. Per pubblicare serve almeno una voce che si possa scegliere.
ruling-3-7-e = Se restano meno sondaggi dei Länder in gioco, prima della prima asta del round si rimescolano gli scarti nel mazzo. Le carte di questa fase non vi tornano. Le regole del 2006 distribuiscono tutte le carte della fase all’inizio; in ogni caso il mazzo finisce una volta in ogni partita.
ruling-3-7-f = Per un sondaggio tenuto segreto tutti i testi stampati tirano due dadi, tranne quello italiano.

section-3-8 = Convertire i comizi in voti
rule-3-8-1 = Percorri i Länder in gioco dall’ultimo della fila fino al corrente e, in ciascuno, i partiti in ordine di gioco. Chi vi ha { $convert_minimum } o più cubetti comizio può convertirne quanti vuole.
rule-3-8-2 = Si guadagnano tanti voti quanti sono i cubetti moltiplicati per il fattore. Il fattore è tendenza più accordo.
rule-3-8-3 = L’accordo conta +1 per ogni tua carta programma aperta uguale a una carta opinione aperta del Land e −1 per ognuna che ne è l’opposta. Sotto una tessera tema chiave vale doppio.
rule-3-8-4 = Se il fattore è 0 o meno, ogni 2 cubetti danno 1 voto, arrotondando per difetto.
rule-3-8-5 = I voti si fermano a { $vote_track }. I cubetti convertiti tornano nella tua riserva.
rule-3-8-6 = Un segnalino voti che si muove va sopra quelli già sulla casella. L’ordine di arrivo si conserva.
rule-3-8-7 = Quando un Land è finito, un partito che vi ha più voti di tutti gli altri insieme può scambiare una carta opinione con il banco, come in 3.5.3.
ruling-3-8-a = Le carte opinione nascoste non contano.
ruling-3-8-b = Si può convertire anche se rende 0 voti; il segnalino allora non si muove. Un segnalino in fondo al tracciato non si muove mai più.
ruling-3-8-c = Il Land corrente è compreso. Un testo stampato lo esclude e gli altri dicono che convertirvi è inutile, ma non lo è.
ruling-3-8-d = 3.8.7 vale sia che qualcuno abbia appena convertito sia che no.

section-4 = L’elezione nel Land corrente: in ogni round, e nell’ultimo nient’altro
rule-4-1 = Seggi: in ordine di gioco ogni partito converte tutti i suoi cubetti nel Land corrente, senza minimo. La carta Land trasforma i voti in seggi; conta la riga più alta raggiunta. Ogni seggio vale 1 punto alla fine.
ruling-4-1-a = Sotto la prima riga non ci sono seggi.
ruling-4-1-b = Nell’ultimo round resta il primo giocatore del round precedente.
rule-4-2 = Vincitore: si affrontano partiti singoli e coalizioni; una coalizione somma i voti degli alleati, anche oltre { $vote_track }. Vince chi ha più voti. In caso di pareggio si confronta il segnalino più forte di ogni parte: più voti, poi più in alto nella pila. La sua parte vince, ma di misura.
ruling-4-2-a = Se nessuno ha voti, non vince nessuno.
rule-4-3 = Bottino: ciò che si può prendere dipende da chi ha vinto e come.
rule-4-3-1 = Un partito singolo, vittoria netta: può spostare uno dei suoi segnalini media da questo Land alla casella di questo round sul tabellone nazionale, se ne ha uno nel Land. Può anche mettere fino a 2 carte opinione del Land nell’opinione nazionale.
rule-4-3-2 = Un partito singolo, vittoria di misura: lo stesso, ma 1 sola carta opinione. Anche il partito battuto può spostare un segnalino media, se ne ha uno nel Land.
rule-4-3-3 = Una coalizione, vittoria netta o di misura: ogni alleato può spostare un segnalino media, se ne ha uno nel Land, e mettere 1 carta opinione. Comincia l’alleato con più voti; a parità, quello più in alto nella pila. I battuti non hanno nulla.
ruling-4-3-a = Solo il meglio piazzato dei battuti può spostare un segnalino, e solo se non è in una coalizione.
ruling-4-3-b = Si può prendere la carta sotto una tessera tema chiave. I testi olandese e italiano del 1997 si possono leggere altrimenti: «non può essere tolta dal tabellone».
ruling-4-3-c = Se due segnalini sono sulla stessa casella nazionale, ciascuno vale per intero.
rule-4-4 = L’opinione nazionale ha 5 caselle. Si riempiono da sinistra.
rule-4-4-1 = Se vi si trova la stessa carta, metti la nuova sopra: quell’opinione è ora consolidata.
rule-4-4-2 = Se vi si trova la carta opposta, la nuova sostituisce tutta la pila, consolidata o no. 1997: la pila esce dalla partita. 2006: si scarta.
rule-4-4-3 = Un tema nuovo va sulla prima casella libera. Se non ce n’è, scalza un’opinione non consolidata, a scelta di chi mette la carta.
ruling-4-4-a = Se tutte le opinioni sono consolidate, non si può mettere un tema nuovo.
ruling-4-4-b = Una carta scalzata da un tema nuovo: 1997: esce dalla partita. 2006: si scarta, come tutto ciò che lascia il tabellone nazionale.
ruling-4-4-c = La tua seconda carta può scalzare la prima.
rule-4-5 = Iscritti: per ogni sua carta programma aperta uguale a un’opinione nazionale, un partito guadagna i nuovi iscritti stampati su quella casella. Le opposte non costano nulla.
ruling-4-5-a = Il tracciato degli iscritti non ha fine.
rule-4-6 = Il denaro arriva dopo ogni round a cui segue ancora un round di campagna, quindi non dopo gli ultimi due: { 1000 } per ogni seggio vinto in questa elezione e, nei round delle quote ({ $membership_rounds }), anche { 1000 } per ogni iscritto.

section-5 = La fine del round
rule-5-1 = Per prima cosa cambiano i tabelloni.
rule-5-1-1 = Sgombera il Land corrente: le carte opinione vanno agli scarti, i segnalini media e i cubetti rimasti ai proprietari, la tessera tema chiave alla riserva.
rule-5-1-2 = Dopo i round 1, 2 e 3 (partita breve: dopo il round 1) il tabellone diventa il nuovo ultimo Land. Riceve la carta Land successiva, segnalini e cubetti come in 1.5 e 4 carte opinione, 1 aperta e 3 nascoste. L’ultimo Land della partita ne riceve 2 e 2.
rule-5-1-3 = In ogni altro Land, in ordine di elezione, scopri una carta nascosta. Una carta che si ripete viene sostituita. 1997: va agli scarti. 2006: va sotto il mazzo. Il Land successivo diventa il corrente. Länder in gioco, round per round: 4, 4, 4, 4, 3, 2, 1 (partita breve: 4, 4, 3, 2, 1).
ruling-5-1-a = Una carta che si ripete non va mai nel banco di scambio. Il testo francese del 1997 ce la mette; gli altri dicono soltanto che viene sostituita.
ruling-5-1-b = Se il mazzo opinioni è vuoto, mescola i suoi scarti. Se nessuna carta del mazzo e degli scarti va bene, il posto resta vuoto.
ruling-5-1-c = Un partito senza cubetti nella riserva comincia senza cubetti nel nuovo Land.
rule-5-2 = Poi vengono i contributi: dopo ogni round di campagna finché ci sono carte, cioè dopo i round da 1 a 5 (partita breve: da 1 a 4).
rule-5-2-1 = In ordine di gioco ogni partito deve scegliere una delle sue carte contributo: scoperta per accettare, coperta per rifiutare.
rule-5-2-2 = Chi accetta riceve il denaro, tira i dadi di rischio della carta e perde tanti iscritti quanti ne mostra il dado più alto.
rule-5-2-3 = Poi chi ha rifiutato mostra la carta, ne tira i dadi e guadagna la somma in iscritti. Chi da solo ha rifiutato la somma più grande tira ancora { $largest_refusal_bonus_dice ->
    [one] un dado e ne guadagna il risultato
   *[other] { $largest_refusal_bonus_dice } dadi e ne guadagna la somma
 }. Se l’hanno rifiutata in più d’uno, non spetta a nessuno.
rule-5-2-4 = Le carte usate escono dalla partita.
ruling-5-2-a = Gli iscritti non scendono mai sotto 0.

section-6 = Il punteggio finale
rule-6-1 = Seggi: 1 punto ciascuno.
rule-6-2 = Media nazionali: ogni tuo segnalino sul tabellone nazionale dà i punti della sua casella.
rule-6-3 = Iscritti: 1 punto ciascuno, e un premio per i due partiti più forti.
rule-6-4 = Opinioni: punti per l’accordo con l’opinione nazionale, e un premio dove è consolidata. Le carte programma nascoste e il denaro non contano.
rule-6-3-1 = Il premio iscritti è di { $members_bonus_1 } per chi ne ha di più e di { $members_bonus_2 } per il secondo.
rule-6-3-2 = Due partiti alla pari in testa dividono in parti uguali i due premi, arrotondando per difetto. Allora non c’è un secondo.
rule-6-3-3 = Più partiti alla pari al secondo posto. 2006: nessuno ha un premio. 1997: vedi 6-a.
ruling-6-a = 1997: i partiti alla pari al secondo posto dividono il secondo premio, arrotondando per difetto.
ruling-6-b = Tre o più partiti alla pari in testa dividono i due premi, arrotondando per difetto.
rule-6-4-1 = Ogni tua carta programma aperta uguale a un’opinione nazionale dà i punti di quella casella,
rule-6-4-2 = e { $secured_bonus } in più se l’opinione è consolidata.
ruling-6-c = Una pila di tre carte dà lo stesso premio di una pila di due.
rule-6-5 = Vince chi ha più punti.
ruling-6-d = In caso di parità decidono i seggi, poi gli iscritti. Se anche questi sono pari, la vittoria è condivisa.

section-7 = Varianti
rule-7-1 = Partita breve (solo 2006): 5 round, con le caselle media nazionali da 1 a 5. Alcune carte governo, contributi e sondaggi restano nella scatola; la tabella dei valori dice quali. Nel gioco stampato sono la carta governo da { 25000 }, il contributo da { 50000 } e i 10 sondaggi con un 7.
rule-7-2 = Posizioni imposte (solo 1997): ogni partito ha un tema sul quale può mostrare soltanto la posizione imposta. Né la preparazione né il congresso gli danno l’altra come carta aperta. Il tema può anche mancare, e le carte nascoste sono libere.

section-8 = Ciò che vale sempre
rule-8-1 = I cubetti di un partito nella riserva e sui tabelloni sono in tutto { $meeting_cubes }; i suoi segnalini media nella riserva, nei Länder e sul tabellone nazionale sono in tutto { $media_markers }.
rule-8-2 = Denaro e iscritti non scendono mai sotto 0. Il denaro si muove solo secondo queste regole.
rule-8-3 = Ogni partito ha 5 carte programma aperte su 5 temi diversi e al massimo 3 nascoste.
rule-8-4 = Ogni carta è in un solo posto. La grandezza del banco di scambio non cambia mai ({ $exchange_pool }).
rule-8-5 = Le opinioni aperte di un Land hanno temi diversi, e così le opinioni nazionali. Un Land ha al massimo una tessera tema chiave; tutto il tavolo ne ha { $key_issue_tiles }.
rule-8-6 = Le tendenze restano fra −{ $trend_limit } e +{ $trend_limit }, i voti fra 0 e { $vote_track }.
rule-8-7 = Ogni partita ha una fine: giocata a caso o con buon senso, entro { 1200 } decisioni; se ogni sondaggio sale solo di { 1000 } per volta, dopo circa { 1500 }.

section-9 = Sviste nelle regole stampate
rule-9-1 = Il testo del 2006 fa uscire 5 da un dado. Le facce dei dadi stampati finiscono a 3.
rule-9-2 = Il testo del 2006 fa salire gli iscritti di una casella dove il suo esempio avanza di 2.
rule-9-3 = Il testo del 2006 parla di 5 iscritti dove il suo esempio avanza di 4.
rule-9-4 = Il testo del 2006 in un punto dà al programma 4 carte. Sono 5.
rule-9-5 = Il testo del 2006 in un punto rende segrete le offerte per i sondaggi. Sono aperte.
rule-9-6 = Il testo italiano tira un solo dado per un sondaggio tenuto segreto. Gli altri ne tirano due.
rule-9-7 = Il testo italiano ha un sondaggio solo per il Land corrente. Ogni Land in gioco ha il suo.
rule-9-8 = Il testo italiano fa pescare solo tante carte programma quante se ne scartano. La mano torna a 3.
rule-9-9 = Il testo francese del 1997 fa perdere a chi accetta un contributo tutto ciò che si tira. Conta solo il dado più alto.
rule-9-10 = Il testo del 2006 permette di imporre una coalizione con 3 o 4 carte programma in comune. Vale anche con 5.
rule-9-11 = Il testo italiano fa scegliere al miglior offerente di essere il primo giocatore. Questi indica chi vuole, come dice più avanti lo stesso testo.

figures-title = I valori
figures-intro = Edizione { $edition }. Il denaro è in migliaia. Una lista ha una voce per ogni carta, casella, round o riga, nell’ordine stampato.
figures-mark = { $mark } indica ciò che è ricostruito.
figures-name = Nome
figures-value = Valore
figures-source = Fonte
figures-entries = { $source } (n. { $entries })
source-rulebook = regolamento
source-published = pubblicato
source-reconstructed = ricostruito
meaning-rulebook = { source-rulebook }: scritto in un regolamento stampato
meaning-published = { source-published }: riferito da giocatori del gioco stampato
meaning-reconstructed = { source-reconstructed }: non leggibile da nessuna parte; scelto in accordo con ciò che si sa

table-components = Materiale, prezzi e limiti
table-die = Le sei facce del dado
table-seats = Seggi per 5, 10, 15 … 50 voti
table-seats_reported = Seggi citati in resoconti di partite vere (a sostegno delle righe qui sopra; nessuna regola li usa)
table-cabinet = Carte governo, una voce per carta nell’ordine dei titoli
table-contributions = Carte contributo, una voce per carta
table-polls = Sondaggi: ogni schema è su cinque carte, spostato ogni volta di un colore
table-national = Il tabellone nazionale
table-opening = L’apertura: le righe fra cui scegliere e la misura di ogni vantaggio
table-parties = Nomi dei partiti
table-issues = Temi, ciascuno con la posizione della carta chiara e di quella scura
table-imposed_stances = Posizioni imposte (variante)
table-short_game = Partita breve: ciò che resta nella scatola

replace-title = I tuoi valori
replace-text = Hai il gioco stampato? Scrivi in un file, sotto gli stessi nomi, ciò che dicono le tue carte e dallo con --figures my.toml a ogni comando che comincia una partita. Alcuni valori sono fissati nel programma; un file che ne cambia uno viene rifiutato, con il nome del valore. Un file così:
replace-check = Per vedere se è capito bene:
