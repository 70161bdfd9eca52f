# Ce qu’une adresse partagée dit d’elle dans une discussion, avant d’être ouverte.
preview-about = Jeux de société politiques dans le navigateur : Die Macher et Helvetiq. Contre des amis ou des robots, sans compte.
preview-invites = { $name } vous invite : { $game }
preview-table = Venez jouer à { $game }
preview-free = { $count ->
    [0] les { $seats } places sont prises
    [one] { $count } place libre sur { $seats }
   *[other] { $count } places libres sur { $seats }
 }
preview-no-account = sans compte
