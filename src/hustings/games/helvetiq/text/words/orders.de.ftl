# Was im Voraus angewiesen werden kann, und Überraschungen, die eine Anweisung beenden.
order-second-ballot = Nur eine Karte in die Urne legen
order-last-action = Auf die letzte Aktion verzichten
surprise-proposal = jemand will Gesetze ändern
surprise-law = Gesetze ändern sich
surprise-applied = jemand wendet ein Gesetz an
surprise-election = jemand wird gewählt
surprise-demotion = eine Figur wird zurückversetzt
surprise-special = jemand spielt eine Spezialkarte
surprise-hand = Karten werden angesehen, genommen oder verloren
surprise-time = der Zeitmarker rückt vor
surprise-end = das Ende kommt
