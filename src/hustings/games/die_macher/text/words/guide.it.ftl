# Il primo round guidato: a che cosa serve ogni fase, dove guardare, che cosa provare, che cosa è cambiato con una scelta.

guide-opening = { $rounds } Länder votano, uno dopo l’altro. I voti diventano seggi, e ogni seggio vale un punto alla fine. Prima del primo round ogni partito prende qualcosa in anticipo: tre vantaggi e un po’ di media o di iscritti. Tutti scelgono in segreto.
guide-start = Chi comincia questo round? Ognuno sigilla un’offerta. Paga solo chi offre di più, e nomina il primo giocatore. Agire tardi ha il suo bello: vedi che cosa fanno gli altri.
guide-conference = Il tuo partito difende le sue carte programma aperte. Dove coincidono con le opinioni di un Land, lì il tuo fattore sale; dove vi si oppongono, scende. Puoi cambiare carte nascoste, e poi una carta aperta.
guide-cabinet = Manda nei Länder persone del tuo governo ombra, coperte. Ogni carta costa quanto c’è scritto e lì può fare una cosa: guadagnare voti, spostare una tendenza, porre un tema chiave, prendere una casella media.
guide-actions = Le carte sono scoperte e pagate. Ora ognuna agisce, una volta.
guide-actions-passed = Non avevi mandato nessuno: non c’era nulla da scegliere.
guide-coalitions = Due partiti possono allearsi nel Land corrente: i loro voti si sommano. A entrambi servono lì un telefono e carte programma aperte in comune.
guide-coalitions-passed = Questa volta non potevi partecipare.
guide-media = Un segnalino media costa { $media_price }. Chi in un Land ne ha più di ogni altro partito ne controlla i media: nessun sondaggio lo fa scendere lì, e può cambiare un’opinione.
guide-control = Chi qui controlla i media, o ha la maggioranza assoluta, può scambiare un’opinione con una carta del banco di scambio. Cambia il fattore di tutti.
guide-control-passed = Chi controlla i media di un Land può scambiarvi un’opinione. Tu non ne controllavi, o non toccava a te.
guide-meetings = I comizi diventano voti: ognuno ne porta quanti ne indica il tuo fattore. Un comizio costa { $meeting_price }, al massimo { $per_round } per Land e round. Nei Länder successivi te ne servono { $least } per poter convertire.
guide-polls = Ogni Land ha un sondaggio, coperto, per l’offerta più alta. Chi lo prende lo pubblica e sposta tendenze, o lo tiene segreto e guadagna iscritti.
guide-conversion = Ora i comizi possono diventare voti: comizi per fattore. Nei Länder che verranno i voti sono sicuri, mentre i fattori possono ancora cambiare. Nel Land corrente l’elezione converte comunque tutto.
guide-conversion-passed = Con meno di { $least } comizi in un Land lì non si converte nulla.
guide-election = Giorno di elezioni. Tutti i comizi del Land corrente sono diventati voti, e i voti seggi. Vince chi ha più voti, da solo o in coalizione.
guide-spoils = Chi vince un Land passa alla nazione: un segnalino media va sul tabellone nazionale per punti, e opinioni del Land diventano nazionali.
guide-spoils-passed = Questa volta il bottino è andato ad altri.
guide-nation-title = Nazione e denaro
guide-nation = Poi conta la nazione: le carte programma aperte uguali all’opinione nazionale portano iscritti, e gli iscritti sono punti. I seggi portano denaro. Un nuovo Land si mette in fila, opinioni nascoste vengono scoperte.
guide-contributions = Infine a ogni partito si offrono contributi. Accettane uno: denaro, ma i dadi decidono quanti iscritti se ne vanno. Oppure rifiutane uno in segreto e guadagna iscritti.
guide-end = Questo era un round intero. I prossimi sono uguali, e ogni Land che vota porta seggi. Alla fine contano seggi, media nazionali, iscritti e opinione nazionale. Buona fortuna!

## Dove guardare

guide-look-first-state = Il primo Land che vota, e i seggi in palio
guide-look-row = La tua riga: voti, poi tendenza e accordi danno il fattore, per i comizi
guide-look-ask = Qui scegli e invii
guide-look-cash = Il tuo denaro, che vedi solo tu
guide-look-order = L’ordine di gioco; la bandiera indica chi comincia
guide-look-hidden = Le tue carte nascoste, e come si accordano con ogni Land
guide-look-platform = Il tuo programma aperto
guide-look-opinions = Che cosa vuole la gente qui
guide-look-factor = Il tuo fattore: tendenza più accordi. ½: la somma è 0 o meno
guide-look-cabinet = Il tuo governo: il costo e che cosa può fare ogni carta
guide-look-send-to = Dove mandarle
guide-look-act-here = La tua riga nel Land dove agisce la carta
guide-look-tiles = Un telefono dopo un nome: pronto per una coalizione
guide-look-common = La colonna = : carte in comune con te
guide-look-air = I media di questo Land, e chi li controlla
guide-look-national-media = Media nazionali: i punti di un segnalino, per round
guide-look-pool = Il banco di scambio
guide-look-meetings = I tuoi comizi: con la prima fila piena puoi convertire
guide-look-then = I tuoi voti se tutto viene convertito
guide-look-standing = Chi vincerebbe adesso
guide-look-trend = La tua tendenza qui, tra −{ $trend } e +{ $trend }
guide-look-lane = I tuoi voti, e dove possono arrivare
guide-look-ruler = Sopra i voti, sotto i seggi che portano
guide-look-national = Opinione nazionale: punti alla fine, iscritti ogni round
guide-look-members = Gli iscritti di tutti i partiti
guide-look-gifts = I tuoi contributi: l’importo e i suoi dadi

## Che cosa provare

guide-try-any = Va bene una qualsiasi.
guide-try-boons = Un po’ di tutto è un buon inizio.
guide-try-boon = { $state } vota per primo: lì serve subito.
guide-try-base = Un po’ di media, un po’ di iscritti.
guide-try-marker = I media { $state_in } possono darti lì il controllo.
guide-try-bid = Una piccola offerta non fa male: paga solo chi vince.
guide-try-naming = Il partito dopo di te: così agisci per ultimo.
guide-try-discard = { $cards ->
    [0] Tienile tutte: possono servire.
    [one] Nell’insieme dei Länder questa carta non giova più di quanto nuoccia: scartala e pescane un’altra.
   *[other] Nell’insieme dei Länder queste { $cards } carte non giovano più di quanto nuocciano: scartale e pescane altre.
 }
guide-try-swap = Il tuo fattore { $state_in } va da { $before } a { $after }.
guide-try-keep = Passa: nessuno scambio ora ti rafforza.
guide-try-cabinet = Manda una carta { $state_in }, per { $money }. Tieni le altre per dopo.
guide-try-no-cabinet = Non mandare nessuno e risparmia.
guide-try-trend = Una tendenza migliore vale per ogni comizio che tieni qui.
guide-try-votes = I voti presi restano presi.
guide-try-coalition = Insieme vincereste.
guide-try-alone = Passa: non ti farebbe vincere.
guide-try-agree = Gli alleati si dividono ciò che spetta al vincitore.
guide-try-media = Un segnalino ti dà il controllo dei media { $state_in }.
guide-try-no-media = Passa e tieni il denaro per i comizi.
guide-try-opinion = Il tuo fattore { $state_in } va da { $before } a { $after }.
guide-try-others = Qui indebolisce gli altri.
guide-try-meetings = Spendi circa metà del tuo denaro, soprattutto { $state_in }. Lì ogni comizio porta { $factor ->
    [one] un voto
   *[other] { $factor } voti
 }.
guide-try-meetings-there = La maggior parte dei comizi dove contano: { $state_in } ognuno porta { $factor ->
    [one] un voto
   *[other] { $factor } voti
 }.
guide-try-no-meetings = Trattieniti: i tuoi fattori sono bassi ovunque, e il denaro si conserva.
guide-try-poll = L’offerta più bassa { $state_in }. Iscritti o tendenze la valgono.
guide-try-no-poll = Ritirati: diventa caro.
guide-try-publish = Fa salire te, o scendere gli altri.
guide-try-shelve = Non c’è nulla che ti aiuti. Tienilo segreto e guadagna iscritti.
guide-try-later = Non convertire nulla: lo fa l’elezione, e a parità di voti chi arriva dopo sta sopra.
guide-try-wait = Aspetta: il fattore è basso e può ancora salire.
guide-try-convert = Il fattore { $state_in } è { $factor }. Prendi i voti finché dura.
guide-try-move = Un segnalino lì vale { $points } punti alla fine.
guide-try-carry = La difendi anche tu: ti porterà iscritti e punti.
guide-try-no-carry = Passa: nessuna è tua.
guide-try-push = Scalza ciò che non è tuo.
guide-try-gift = { $money } subito, { $dice ->
    [0] senza alcun rischio
    [one] per un dado di rischio
   *[other] per { $dice } dadi di rischio
 }.

## Che cosa è cambiato

guide-figure-money = Denaro
guide-figure-members = Iscritti
guide-figure-seats = Seggi
guide-figure-votes = Voti { $state_in }
guide-figure-meetings = Comizi { $state_in }
guide-figure-trend = Tendenza { $state_in }
guide-figure-media = I media { $state_in }
guide-figure-factor = Fattore { $state_in }
guide-figure-national-media = Media nazionali
