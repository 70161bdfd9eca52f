# Ce que dit une table qui a commencé au milieu d’une partie, et ce que dit `hustings analyse`.
table-from-position = La partie reprend ici. Ce qui précède s’est passé ailleurs.
chances-title = Les chances de victoire de chacun
chances-entry = coup
mistakes-title = Les décisions les plus coûteuses, la pire en premier :
mistakes-none = Aucune décision ne ressort : aucune n’a coûté plus que le hasard ne l’explique.
mistake-played = Coup { $number }, { $name } : { $option }
mistake-better = Mieux : { $option } (chances de victoire { $cost })
mistake-why = Points à attendre : { $parts }.
