# Notices that somebody is asked, sent to a webhook or by mail, and the page that ends them.
notice-your-turn = { $title }: tocca a te
notice-your-turn-text = Il tavolo aspetta la tua decisione. Fase: { $phase }.
notice-test = { $title }: una prova
notice-test-text = Gli avvisi di questo tavolo arrivano qui quando tocca a te e non sei al tavolo. Fase: { $phase }.
notice-why = Ricevi questo messaggio perché questo indirizzo è stato confermato al tavolo.
notice-stop = Niente più messaggi di questo tavolo: { $link }
notice-confirm = { $code } è il tuo codice per gli avvisi
notice-confirm-text = Inserisci il codice { $code } al tuo tavolo ({ $game }) per sapere via e-mail quando tocca a te.
notice-confirm-ignore = Se non ne sai nulla, non fare nulla: non arriverà altro.
notice-stop-title = Niente più avvisi?
notice-stop-about = Gli avvisi di questo tavolo, via e-mail e in altro modo, non arriveranno più. Puoi riattivarli al tavolo.
notice-stop-button = Interrompi
notice-stopped-title = Fatto
notice-stopped-about = Non arriveranno più avvisi di questo tavolo.
notice-stop-unknown-title = Niente da interrompere
notice-stop-unknown-about = Questi avvisi sono già finiti, o il tavolo non c’è più.
