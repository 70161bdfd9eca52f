# Ce que veulent dire les signes de la table de Die Macher, là où aucun titre ne le dit.

dm-meetings-of = { $party } : { $cubes ->
        [one] { $cubes } meeting
       *[other] { $cubes } meetings
    } sur { $spaces }
dm-votes-of = { $party } : { $votes } voix
dm-lane-then = { $party } : { $votes } voix, { $then } si tous les meetings sont convertis
dm-match-of = { $party } sur { $issue } : { $match }
dm-seats-of = { $seats ->
    [one] { $party } : { $seats } siège
   *[other] { $party } : { $seats } sièges
 }
dm-marker-of = Marqueur média : { $party }
dm-space-of-round = Case des médias gagnés à la manche { $round }
dm-members-of = { $members ->
    [one] { $party } : { $members } adhérent
   *[other] { $party } : { $members } adhérents
 }
dm-one-row-each = une ligne de chaque liste
dm-markers-count = { $markers ->
    [one] { $markers } marqueur média
   *[other] { $markers } marqueurs média
 }
dm-send-actions = { $count ->
    [one] Exécuter { $count } action
   *[other] Exécuter { $count } actions
 }
dm-sign-half = Facteur de 0 ou moins : une voix pour deux meetings
dm-sign-control = Contrôle les médias du Land
dm-sign-pile = Autant de voix que d’autres : celui du dessus gagne
