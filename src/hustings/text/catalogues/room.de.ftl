# Der Tisch vor dem Spiel, für alle anders gesagt: wer mit einem Link kommt, wer sitzt, wer eingeladen hat.
page-room-join = { $count ->
    [one] Ein Platz ist frei: Gib deinen Namen ein und setz dich.
   *[other] { $count } Plätze sind frei: Gib deinen Namen ein und setz dich.
 }
page-room-soon = { $count ->
    [one] Du hast einen Platz. Einer ist noch frei; wer eingeladen hat, beginnt, wenn er besetzt ist.
   *[other] Du hast einen Platz. { $count } sind noch frei; wer eingeladen hat, beginnt, wenn sie besetzt sind.
 }
page-your-name-why = Für die anderen heißt du „{ $name }“, bis du einen Namen angibst.
page-another-name = Noch jemand an diesem Bildschirm: der Name
page-sit-another = Jemanden hierher setzen
page-name-first = Bitte zuerst einen Namen.
page-bot-of = Bot, { $level }
page-optional = darf leer bleiben
page-seat-stays = Dein Platz bleibt deiner: Du findest den Tisch unter „Deine Tische“ wieder.
