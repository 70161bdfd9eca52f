# Notices that somebody is asked, sent to a webhook or by mail, and the page that ends them.
notice-your-turn = { $title }: je bent aan de beurt
notice-your-turn-text = De tafel wacht op je beslissing. Fase: { $phase }.
notice-test = { $title }: een proefbericht
notice-test-text = Hier komen berichten van deze tafel aan als je gevraagd wordt en niet aan tafel bent. Fase: { $phase }.
notice-why = Je krijgt deze mail omdat dit adres aan de tafel is bevestigd.
notice-stop = Geen mails van deze tafel meer: { $link }
notice-confirm = { $code } is je code voor berichten
notice-confirm-text = Vul aan je tafel ({ $game }) de code { $code } in om per mail te horen dat je gevraagd wordt.
notice-confirm-ignore = Weet je hier niets van, doe dan niets: er komt geen mail meer.
notice-stop-title = Geen berichten meer?
notice-stop-about = Berichten van deze tafel, per mail en anders, komen dan niet meer. Aan de tafel kun je ze weer aanzetten.
notice-stop-button = Stoppen
notice-stopped-title = Gestopt
notice-stopped-about = Er komen geen berichten van deze tafel meer.
notice-stop-unknown-title = Niets te stoppen
notice-stop-unknown-about = Deze berichten zijn al gestopt, of de tafel is er niet meer.
