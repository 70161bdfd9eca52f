# Kleine Beispiele auf der Regelseite.

example-price = Was eine Wahl kostet
example-way = Der Weg
example-opponents = Fremde Figuren dort
example-own = Karten deiner Farbe
example-others = Andere Karten
example-price-yes = Es kostet { $price }. Deine Karten zählen { $means }: Das reicht.
example-price-no = Es kostet { $price }. Deine Karten zählen { $means }: zu wenig.
example-vote = Die Volksabstimmung
example-yes = JA in der Urne
example-no = NEIN in der Urne
example-blank = Andere Karten in der Urne
example-vote-yes = Angenommen: Die Gesetze ändern sich.
example-vote-no = Abgelehnt: Die Gesetze bleiben.
example-vote-level = Gleichstand: Karten werden aufgedeckt, bis ein JA oder NEIN entscheidet.
example-law = Angewendete Gesetze
example-level-1 = Gesetze der Gemeinde
example-level-2 = Gesetze des Kantons
example-level-3 = Gesetze des Bundes
example-five = Fünf Farben beisammen
example-law-result = Du steigst um { $points }.
example-end = Figuren und Gesetze am Ende
example-pawns-on = Deine Figuren auf { $square }
example-laws-on = Gesetze deiner Farbe im Bund
example-end-result = { $pawns } + { $laws } = { $points } Punkte
