# Angebote unter Leuten und was sie einander versprechen.
talk-make = Angebot machen
talk-make-about = Angebot machen: { $place }
talk-title = Angebote und Versprechen
talk-why = Die Regeln binden niemanden an ein Versprechen. Der Tisch merkt sich, wer Wort gehalten hat.
talk-who-hears = Wer erfährt davon?
talk-to-two = wir beide
talk-to-all = alle
talk-nothing = Gerade gibt es nichts anzubieten: Dazu braucht es Leute am Tisch, mit denen noch etwas zustande kommen kann.
talk-asks = { $name } fragt dich:
talk-yes = Ja, versprochen
talk-no = Nein, danke
talk-too-late = Das geht nicht mehr.
