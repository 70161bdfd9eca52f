# Was eine geteilte Adresse in einem Chat von sich sagt, bevor sie geöffnet wird.
preview-about = Politische Brettspiele im Browser: Die Macher und Helvetiq. Gegen Freunde oder Bots, ohne Konto.
preview-invites = { $name } lädt dich ein: { $game }
preview-table = Spiel mit: { $game }
preview-free = { $count ->
    [0] alle { $seats } Plätze sind besetzt
   *[other] { $count } von { $seats } Plätzen frei
 }
preview-no-account = kein Konto nötig
