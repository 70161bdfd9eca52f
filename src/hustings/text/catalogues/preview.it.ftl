# Che cosa dice di sé un indirizzo condiviso in una chat, prima che sia aperto.
preview-about = Giochi da tavolo politici nel browser: Die Macher e Helvetiq. Contro amici o bot, senza account.
preview-invites = { $name } ti invita: { $game }
preview-table = Vieni a giocare a { $game }
preview-free = { $count ->
    [0] tutti i { $seats } posti sono occupati
    [one] { $count } posto libero su { $seats }
   *[other] { $count } posti liberi su { $seats }
 }
preview-no-account = senza account
