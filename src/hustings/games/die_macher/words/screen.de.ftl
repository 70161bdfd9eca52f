# Der Tisch am Terminal: die Wörter müssen kurz sein.

screen-round = Runde { $round } von { $rounds }
screen-start-player = { $party } beginnt
screen-seats = bis zu { $seats } Sitze
screen-now = jetzt
screen-votes = Stim.
screen-trend = Trend
screen-meetings = Vers.
screen-media = Med.
screen-all = alles
screen-nation = Nation
screen-pool = Vorrat
screen-members = Mitgl
screen-money = Geld
screen-seats-won = Sitze
screen-national-media = nat. M.
screen-cubes = Würfel
screen-markers = Medien
screen-tiles = Pl.
screen-cabinet = Kabinett
screen-contributions = Spenden
screen-hand = Deine Hand
screen-marked = wird abgelegt
screen-laid = Verdeckt gelegt
screen-poll = Die Umfrage sagt
screen-legend = * du · × Faktor = Trend + Übereinstimmung · alles = Stimmen/Sitze, wenn jetzt alle Versammlungen umgewandelt werden · Medien: ! beherrscht · Stimmen: ' tiefer, '' höher im Stapel · ☎ Koalitionsplättchen, ⚭ in Koalition · Haltungen: + -, ! Schlüsselthema, Zahl = nationaler Platz, = gefestigt · Geld in Tausend · ? verdeckt · =3 Karten mit dir gemeinsam

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
