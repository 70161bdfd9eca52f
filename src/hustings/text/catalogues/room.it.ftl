# Il tavolo prima della partita, detto a ciascuno: chi arriva con un link, chi è seduto, chi ha invitato.
page-room-join = { $count ->
    [one] Un posto è libero: scrivi il tuo nome e siediti.
   *[other] { $count } posti sono liberi: scrivi il tuo nome e siediti.
 }
page-room-soon = { $count ->
    [one] Hai un posto. Ne resta uno libero; chi ospita avvia la partita quando è occupato.
   *[other] Hai un posto. Ne restano { $count } liberi; chi ospita avvia la partita quando sono occupati.
 }
page-your-name-why = Per gli altri sei «{ $name }» finché non dici come ti chiami.
page-another-name = Un’altra persona su questo schermo: il nome
page-sit-another = Fai sedere qualcuno qui
page-name-first = Prima un nome, per favore.
page-bot-of = bot: { $level }
page-optional = può restare vuoto
page-seat-stays = Il tuo posto resta tuo: ritrovi il tavolo sotto «I tuoi tavoli».
