# Ce que dit le terminal dans tous les jeux.

term-plays = { $name } joue { $party }
term-player = Joueur { $number }
term-welcome = Tapez le numéro de votre choix, plusieurs numéros pour plusieurs décisions. ? explique, help donne le reste.
term-bots-level = Les robots jouent à ce niveau : { $level }. Tapez level pour les autres.
term-set-aside = Une partie précédente était gardée ici ; elle est maintenant dans { $path }. Pour celle-là : { $again }
term-hand-over = Passez le clavier à { $name }. Les autres détournent le regard.
term-press-enter = { $name }, appuyez sur Entrée quand vous êtes prêt.{" "}
term-amounts = Tapez un nombre de { $least } à { $most }.
term-amounts-of-money = Tapez un nombre de { $least } à { $most }, en milliers.
term-not-now = Impossible pour l’instant : { $numbers } (tapez why et le numéro)
term-not-so-many = { $count ->
    [one] Seule la première de ces décisions vous revient maintenant ; rien n’a été fait.
   *[other] Seules { $count } de ces décisions vous reviennent maintenant ; rien n’a été fait.
 }
term-no-such-choice = { $word } n’est pas un choix ici. Tapez help pour voir ce que l’on peut taper.
term-in-line = { $problem } (nombre { $place } sur { $count } ; rien n’a été fait)
term-new-things = Après { $count } de ces décisions, quelque chose de nouveau apparaît : décidez d’abord jusque-là. Rien n’a été fait.
term-help =
    Un nombre choisit une option ou un montant ; plusieurs sur une ligne sont plusieurs décisions (3 3 0 0). p passe.
    ?         de quoi il s’agit, avec les règles
    why 7     pourquoi l’option 7 est refusée ; why seul donne tout ce qui est refusé
    board     montrer la table à nouveau
    log       tout ce qui s’est passé, dans la mesure où vous pouvez le savoir ; log 20 les 20 dernières lignes
    undo      reprendre votre dernière décision, tant que rien n’a été pioché ni révélé
    level     la force des robots ; level difficile les change tous, level 3 difficile celui de la place 3
    save      enregistrer la partie ; save FICHIER l’enregistre là
    quit      arrêter ; la partie est gardée et pourra reprendre
term-levels = La force des robots ; tapez level et un nom pour tous, ou level 3 et un nom pour l’un d’eux :
term-level-now = Maintenant : { $level } ({ $names })
term-no-such-level = { $word } n’est ni un niveau ni un robot. Tapez level pour voir ce qu’il y a.
term-no-such-bot = Il n’y a pas de robot { $number } à cette table.
term-incident = { $name } a échoué ({ $what }) ; une de ses options a été choisie au hasard à la place.
term-help-hint = Tapez help pour voir ce que l’on peut taper.
term-allowed = C’est permis : { $option }
term-nothing-refused = Rien n’est refusé ici.
term-undone = Repris.
term-no-undo = Rien ne peut être repris : depuis, une carte a été piochée, quelque chose révélé, ou quelqu’un d’autre a joué.
term-saved = Enregistré : { $path }
term-exists = Le fichier { $path } existe déjà ; rien n’a été enregistré. Choisissez un autre nom.
term-over = La partie est gardée dans { $path }. Pour la revoir : { $again }
term-left = La partie est gardée dans { $path }. Pour continuer : { $again }
term-total = Somme
term-not-open = Cette partie n’est pas finie : ce qui est caché le reste. --seat 0 montre ce que voit la première place.
term-entry = Entrée { $entry } sur { $last }. Entrée ou n : suivante, b : précédente, f : phase suivante, r 3 : manche 3, q : fin, help : plus
term-no-such-phase = Il n’y a pas de phase { $phase } dans cette partie. Il y a : { $phases }
term-no-such-round = Il n’y a pas de manche { $round } dans cette partie ; la dernière est { $last }.
term-viewer-help =
    Entrée ou n   entrée suivante        b   précédente
    f             phase suivante         f polls   la prochaine phase de ce nom
    r 3           début de manche 3      120 entrée 120
    s             début                  e   fin
    q             quitter
