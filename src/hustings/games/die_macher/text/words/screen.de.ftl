# Der Tisch am Terminal: die Wörter müssen kurz sein.

screen-round = Runde { $round } von { $rounds }
screen-order = Reihenfolge: { $parties }
screen-seats = ≤ { $seats } Sitze
screen-votes = Stim
screen-trend = Trend
screen-meetings = Ver.
screen-media = Med.
screen-all = alles
screen-nation = Bund
screen-pool = Tausch
screen-members = Mitgl
screen-money = Geld
screen-seats-won = Sitze
screen-national-media = Bund
screen-cubes = Steine
screen-markers = Medien
screen-tiles = Pl.
screen-cabinet = Kabinett
screen-contributions = Spenden
screen-hand = Deine Hand
screen-open-hand = verdeckte Karten
screen-marked = wird abgelegt
screen-laid = Verdeckt gelegt
screen-poll = Die Umfrage sagt
screen-cabinet-signs = ! Schwerpunkt, ↑ eigener Trend, ↓ Trend einer anderen Partei, ☎ Koalitionsplättchen
screen-free = frei
screen-space = { $members ->
    [one] { $members } Mitglied
   *[other] { $members } Mitglieder
 } je Runde, { $points } Punkte am Ende
screen-legend =
    {"*"}         deine Partei; ► das Land, das in dieser Runde wählt; ≤ 30 Sitze: bei 50 Stimmen
    ■ ☎ ⚭     verdeckte Kabinettskarte, Koalitionsplättchen, in Koalition
    Stim      Stimmen; '2 der zweite von unten im Stapel bei gleich vielen
    Med.      Medien; ! kontrolliert sie dort
    ×         Faktor = Trend + Übereinstimmung: Stimmen je Veranstaltung (Ver.)
    alles     Stimmen/Sitze, würden dort jetzt alle Veranstaltungen umgewandelt
    + - ·     dafür oder mehr, dagegen oder weniger, keine; ! Schwerpunkt; ? verdeckt
    Bund      die Zahl ist der Platz auf dem Bundesplan; = gesichert
    Tausch    die Meinungskarten der Tauschauslage
    =3        drei Programmkarten mit dir gemeinsam
    Bund      bei den Parteien: Runden, aus denen ein Medienmarker im Bund liegt
    Geld, Kabinettskarten und Spenden sind in Tausend.

screen-issue-precautions-against-terrorism = Terror
screen-issue-genetic-engineering = Gene
screen-issue-economic-redevelopment = Wirt.
screen-issue-taxes = Steuer
screen-issue-nuclear-energy = Atom
screen-issue-minimum-wage = Lohn
screen-issue-welfare-system = Sozial
screen-issue-health-reform = Gesund
screen-issue-internal-security = Sicher
screen-issue-spelling-reform = Schreib
screen-issue-welfare-state = Sozial
screen-issue-euro = Euro
