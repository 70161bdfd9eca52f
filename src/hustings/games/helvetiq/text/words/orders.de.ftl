# Was im Voraus angewiesen werden kann, und Überraschungen, die eine Anweisung beenden.
order-second-ballot = Nur eine Karte in die Urne legen
order-last-action = Auf die letzte Aktion verzichten
surprise-proposal = Jemand will Gesetze ändern
surprise-law = Gesetze ändern sich
surprise-applied = Jemand wendet ein Gesetz an
surprise-election = Jemand wird gewählt
surprise-demotion = Eine Figur wird zurückversetzt
surprise-special = Jemand spielt eine Spezialkarte
surprise-hand = Karten werden angesehen, genommen oder verloren
surprise-time = Der Zeitmarker rückt vor
surprise-end = Das Ende kommt
