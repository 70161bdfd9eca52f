# Wat een gedeeld adres in een chat over zichzelf zegt, voordat het geopend wordt.
preview-about = Politieke bordspellen in de browser: Die Macher en Helvetiq. Tegen vrienden of bots, zonder account.
preview-invites = { $name } nodigt je uit: { $game }
preview-table = Speel mee: { $game }
preview-free = { $count ->
    [0] alle { $seats } plaatsen zijn bezet
   *[other] { $count } van { $seats } plaatsen vrij
 }
preview-no-account = geen account nodig
