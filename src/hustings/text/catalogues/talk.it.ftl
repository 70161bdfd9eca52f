# Le offerte tra le persone, e che cosa si promettono.
talk-make = Fare un’offerta
talk-make-about = Fare un’offerta: { $place }
talk-title = Offerte e promesse
talk-why = Le regole non obbligano nessuno a mantenere una promessa. Il tavolo ricorda chi l’ha mantenuta.
talk-who-hears = Chi lo viene a sapere?
talk-to-two = noi due
talk-to-all = tutti
talk-nothing = Ora non c’è niente da offrire: servono al tavolo persone con cui sia ancora possibile.
talk-asks = { $name } ti chiede:
talk-yes = Sì, promesso
talk-no = No, grazie
talk-too-late = Non è più possibile.
