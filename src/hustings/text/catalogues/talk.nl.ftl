# Aanbiedingen tussen mensen, en wat zij elkaar beloven.
talk-make = Een aanbod doen
talk-make-about = Een aanbod doen: { $place }
talk-title = Aanbiedingen en beloften
talk-why = De regels binden niemand aan een belofte. De tafel onthoudt wie woord hield.
talk-who-hears = Wie hoort ervan?
talk-to-two = wij tweeën
talk-to-all = iedereen
talk-nothing = Er is nu niets aan te bieden: daarvoor zijn mensen aan tafel nodig met wie het nog kan.
talk-asks = { $name } vraagt je:
talk-yes = Ja, beloofd
talk-no = Nee, dank je
talk-too-late = Dat kan niet meer.
