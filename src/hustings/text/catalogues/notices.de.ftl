# Notices that somebody is asked, sent to a webhook or by mail, and the page that ends them.
notice-your-turn = { $title }: Du bist am Zug
notice-your-turn-text = Der Tisch wartet auf deine Entscheidung. Phase: { $phase }.
notice-test = { $title }: ein Versuch
notice-test-text = Hier kommen die Hinweise dieses Tisches an, wenn du gefragt und nicht am Tisch bist. Phase: { $phase }.
notice-why = Diese Nachricht kommt, weil diese Adresse am Tisch bestätigt wurde.
notice-stop = Keine Nachrichten dieses Tisches mehr: { $link }
notice-confirm = { $code } ist dein Code für Hinweise
notice-confirm-text = Gib an deinem Tisch ({ $game }) den Code { $code } ein, um per E-Mail zu erfahren, dass du gefragt bist.
notice-confirm-ignore = Wenn du davon nichts weißt, ist nichts zu tun: Es kommt keine weitere E-Mail.
notice-stop-title = Keine Hinweise mehr?
notice-stop-about = Hinweise dieses Tisches, per E-Mail und auf anderem Weg, kommen dann nicht mehr. Am Tisch lassen sie sich wieder einschalten.
notice-stop-button = Beenden
notice-stopped-title = Beendet
notice-stopped-about = Von diesem Tisch kommen keine Hinweise mehr.
notice-stop-unknown-title = Nichts zu beenden
notice-stop-unknown-about = Diese Hinweise sind schon beendet, oder den Tisch gibt es nicht mehr.
