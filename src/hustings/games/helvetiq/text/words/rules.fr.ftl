# Les règles du jeu politique d’Helvetiq en bref. Le sens des identifiants et des variables est expliqué dans rules.en.ftl.

rules-title = Les règles de { $title }
rules-intro = Les règles, racontées avec nos propres mots. Un arbitrage indique notre choix là où les règles imprimées se taisent ou se lisent de plusieurs façons. Ce que montraient les images n’a pu être lu nulle part : la plupart des nombres du plateau et ce que disent les cartes spéciales. Ceux que l’on trouve ici sont de nous.
rules-figures-used = Les nombres du texte sont ceux de l’édition { $edition }.
rules-figures-replaced = Les nombres du texte sont ceux de l’édition { $edition }, avec les vôtres tirés de { $file }.
rules-ruling = Arbitrage

section-1 = L’idée et le matériel
rule-1-1 = Le plateau compte neuf cases. Trois pouvoirs y sont côte à côte : le judiciaire (J) à gauche, le législatif (L) au milieu, l’exécutif (E) à droite. Chacun a trois niveaux : la commune (1) en bas, le canton (2) au-dessus, la Confédération (3) en haut. L2 est donc le législatif cantonal, et E3 le Conseil fédéral. Deux à quatre joueurs font entrer des pions ({ $pawns } par joueur) et les font monter, changent et appliquent des lois, et gravissent une échelle de points.
rule-1-2 = Il y a 60 cartes voix, 12 de chaque couleur : rouge, vert, bleu, jaune et gris. Le gris est neutre. Chaque couleur a les mêmes cartes : OUI ({ $cards_per_colour_yes }), NON ({ $cards_per_colour_no }), BLANC ({ $cards_per_colour_blank }), INITIATIVE ({ $cards_per_colour_initiative }) et RÉFÉRENDUM ({ $cards_per_colour_referendum }). On joue avec les 60, quel que soit le nombre de joueurs. Lors d’une votation populaire, INITIATIVE et RÉFÉRENDUM comptent comme blancs.
rule-1-3 = Il y a 25 cartes spéciales. Un cadre multicolore annonce un effet ; à la place, une telle carte peut servir de joker et remplacer une carte voix de n’importe quelle couleur. Un cadre rouge annonce des points, tout de suite ou à la fin. La section 6 dit ce que fait chaque carte.
rule-1-4 = Il y a 25 lois, 5 de chaque couleur. Une case du législatif en porte 3.
rule-1-5 = Les cases de l’exécutif ont des chaises, chacune pour un pion : E1 en a { $chairs_E1 }, E2 { $chairs_E2 }, E3 { $chairs_E3 }.

section-2 = Mise en place
rule-2-1 = Tirez au hasard 3 lois pour chaque case du législatif. Les 16 autres restent à côté du plateau.
rule-2-2 = Chacun prend une carte spéciale et la garde secrète.
rule-2-3 = Retournez des cartes voix, l’une après l’autre, jusqu’à ce que l’une ait la couleur d’un joueur. Ce joueur commence. Les cartes retournées forment le début de la défausse.
rule-2-4 = On joue dans le sens inverse des aiguilles d’une montre. C’est dans cet ordre que l’on pioche les premières cartes voix : le premier joueur { $starting_hands_1 }, le deuxième { $starting_hands_2 }, le troisième { $starting_hands_3 }, le quatrième { $starting_hands_4 }.
rule-2-5 = À moins de 4 joueurs, des cubes neutres ({ $neutral_cubes_below_four_players }) occupent des chaises du Conseil fédéral. Un cube n’est pas un pion.
ruling-2-a = Si une case reçoit 3 lois de la même couleur, on tire à nouveau toutes les lois.
ruling-2-b = Une couleur que personne ne joue est neutre, comme le gris.
ruling-2-c = Les deux défausses sont visibles. Les pioches et les mains sont cachées.
ruling-2-d = Après 20 tirages en vain, le suivant laisse de côté toute loi qui serait la troisième de sa couleur sur une case.

section-3 = Un tour : soit obtenir des cartes, soit en jouer
ruling-3-a = Si vous choisissez de jouer, vous devez faire au moins une chose. Si vous ne pouvez rien faire, vous devez obtenir des cartes.

section-3-1 = Obtenir des cartes
rule-3-1-1 = Avancez le marqueur de temps d’un tiroir vers le haut. S’il atteint un tiroir ouvert ({ $open_drawers }), chacun pioche une carte spéciale, dans l’ordre du tour.
rule-3-1-2 = Lancez le dé (ses faces : { $die }) et piochez autant de cartes voix. Vous en piochez davantage pour les cases où vous avez un pion : { $office_cards_1 } pour E1, { $office_cards_2 } pour E2, { $office_cards_3 } pour E3.
rule-3-1-3 = Quand la pioche est vide, mélangez la défausse pour en former une nouvelle.
ruling-3-1-a = Si pioche et défausse sont vides toutes les deux, on ne pioche rien. Le marqueur de temps part du premier tiroir.
ruling-3-1-b = Les cartes spéciales ont leur propre pioche et leur propre défausse, remélangées de la même façon.
ruling-3-1-c = Les cartes spéciales d’un tiroir ouvert viennent avant le dé. Le joueur dont c’est le tour pioche en premier.

section-3-2 = Jouer des cartes : autant d’actions de A à E que l’on veut, dans n’importe quel ordre
rule-3-2-1 = A. Se faire élire : faites entrer un pion sur une case du bas, ou déplacez-en un vers une case voisine où mène un escalier. Les escaliers vont vers le haut, de côté ou en diagonale vers le haut.
rule-3-2-2 = Le prix est un nombre de cartes voix. L’entrée coûte { $entry_J1 } pour J1, { $entry_L1 } pour L1, { $entry_E1 } pour E1 ; le prix de tous les escaliers figure parmi les valeurs. Chaque pion adverse sur la case de destination ajoute une surtaxe de { $surcharge }. Une carte de votre couleur compte pour { $own_colour_counts }.
rule-3-2-3 = On n’accède à une case de l’exécutif que si une chaise y est libre.
rule-3-2-4 = Aucun escalier ne part du judiciaire de côté ou en diagonale. Un pion y reste dans sa colonne.
rule-3-2-5 = Flèches : certaines cases sont réservées à qui a déjà un pion sur une autre. Pour J2, c’est { $needs_a_pawn_on_J2 ->
    [none] aucune case
   *[other] { $needs_a_pawn_on_J2 }
 }, pour J3 { $needs_a_pawn_on_J3 ->
    [none] aucune case
   *[other] { $needs_a_pawn_on_J3 }
 }, pour E3 { $needs_a_pawn_on_E3 ->
    [none] aucune case
   *[other] { $needs_a_pawn_on_E3 }
 }.
ruling-3-2-a = La flèche se vérifie avant le déplacement : le pion qui bouge peut donc être celui qu’elle exige.
ruling-3-2-b = Vous pouvez payer trop, mais on ne rend pas la monnaie.
ruling-3-2-c = Un joker peut être de votre couleur et compte alors pour { $own_colour_counts }.
ruling-3-2-j = Si vous avez plusieurs juges sur une case, celui qui monte en est un qui n’a pas encore appliqué de loi ce tour. Si tous l’ont fait, celui qui monte est réputé avoir appliqué la sienne sur sa nouvelle case aussi.
rule-3-2-6 = B. Appliquer des lois : chacun de vos pions sur une case du judiciaire est un juge, qui peut appliquer une loi de la case du législatif au même niveau. Montrez une carte voix de la couleur de la loi et glissez-la sous votre aide de jeu. Vous montez de { $apply_steps_1 } dans la commune, de { $apply_steps_2 } dans le canton, de { $apply_steps_3 } dans la Confédération.
rule-3-2-7 = Quand des cartes des cinq couleurs se trouvent sous votre aide de jeu, on en défausse une de chaque, et vous montez de { $five_colours_bonus }.
ruling-3-2-d = Chaque juge applique une loi par tour, et chaque loi s’applique une fois par tour. Deux lois de la même couleur sont deux lois.
ruling-3-2-e = 3.2.7 se fait tout seul ; de chaque couleur part la carte la plus ancienne. Un joker y est de la couleur qu’il représente.
ruling-3-2-i = Si l’une de plusieurs lois d’une couleur quitte sa case, c’en est une qui a été appliquée ce tour, s’il y en a. Une loi qui change de niveau reste appliquée.
rule-3-2-8 = C. Proposer des lois, là où vous avez un pion au législatif du niveau : défaussez 1 carte voix. Nommez ensuite 1 à 3 lois de la case et, pour chacune, une loi prise à côté du plateau qui la remplacera.
rule-3-2-9 = Retournez autant de cartes voix qu’il y a de lois proposées. S’il s’y trouve un RÉFÉRENDUM, il y a votation populaire (3.3). Sinon, les lois changent.
rule-3-2-10 = Jamais une case ne peut porter 3 lois de la même couleur. On peut proposer des lois de couleur neutre.
ruling-3-2-f = Un remplacement doit changer quelque chose. Les lois remplacées vont à côté du plateau.
ruling-3-2-l = Ce qui est nommé ensemble change d’un seul bloc : une même couleur ne peut pas à la fois partir et arriver.
ruling-3-2-w = Les cartes retournées pour 3.2.9 sont défaussées ensemble, pour qu’aucune ne sorte deux fois. S’il y en a trop peu, on en retourne moins.
rule-3-2-11 = D. Lancer une initiative ; pas besoin pour cela de siéger au législatif. Défaussez des cartes INITIATIVE de n’importe quelle couleur : { $initiative_cards_1 } dans la commune, { $initiative_cards_2 } dans le canton, { $initiative_cards_3 } dans la Confédération. Nommez ensuite des lois comme en 3.2.8 ; il y a toujours votation populaire. Vous pouvez lancer une initiative par niveau et par tour, avant ou après une proposition au même niveau.
ruling-3-2-g = Un joker n’est pas une carte INITIATIVE.
ruling-3-2-k = Qui siège au législatif peut aussi y lancer une initiative.
rule-3-2-12 = E. Jouer des cartes spéciales : une multicolore pour son effet ou comme joker, une rouge pour ses points, comptés d’après l’état du plateau. La carte est ensuite défaussée.
ruling-3-2-h = Un joker paie les élections et les propositions et sert à appliquer une loi. Dans une élection, il est toujours de votre couleur.
ruling-3-2-m = Le rabais de « { special-6 } » attend une élection qui coûte quelque chose. Il est alors épuisé, même si une partie n’a pas servi. « { special-4 } » n’y touche pas.
ruling-3-2-n = « { special-4 } » épargne le prix et rien d’autre : il faut un escalier, une chaise libre et le pion qu’exige une flèche.
ruling-3-2-o = Un effet qui vise quelque chose ne peut pas se jouer sans cible. Tous les autres peuvent se jouer même s’ils ne produisent rien.
ruling-3-2-p = Les adversaires perdent les cartes tirées au hasard dans l’ordre du tour ; qui n’en a pas est sauté. Seuls celui qui perd une carte et celui qui la reçoit voient laquelle change de main.
ruling-3-2-q = « { special-3 } » montre toute la main. Si elle a trop peu de cartes, vous les prenez toutes.
ruling-3-2-r = « { special-15 } » ne déplace un pion de l’exécutif que si une chaise est libre en E1.
ruling-3-2-s = « { special-8 } » compte comme votre initiative de ce tour à ce niveau.
ruling-3-2-t = « { special-10 } » interdit à tous les autres de changer les lois de ce niveau, de quelque façon que ce soit, jusqu’au début de votre prochain tour ou de votre dernière action. Vous-même pouvez toujours les changer.
ruling-3-2-u = « { special-13 } » avance le marqueur comme en 3.1.1 : il peut atteindre un tiroir ouvert ou amener la fin.
ruling-3-2-v = Les cartes qui comptent à la fin ne se jouent pas avant ; elles comptent alors d’elles-mêmes. Une carte rouge qui compte tout de suite ne vaut rien si vous ne la jouez pas.

section-3-3 = La votation populaire
rule-3-3-1 = Tous ceux qui ont des cartes voix doivent en mettre 1 ou 2 dans l’urne, face cachée, en secret et en même temps.
rule-3-3-2 = S’il y a plus de OUI que de NON, le changement est accepté. S’il y a plus de NON, il est refusé.
rule-3-3-3 = S’il y a autant de OUI que de NON, retournez des cartes de la pioche jusqu’à ce qu’un OUI ou un NON tranche.
rule-3-3-4 = Tous ceux qui ont voté piochent 1 carte voix.
ruling-3-3-a = Seules les cartes voix votent, pas les cartes spéciales.
ruling-3-3-b = S’il ne reste ni OUI ni NON pour trancher, le changement est refusé.
ruling-3-3-c = Après la décision, mais avant que l’on pioche, les bulletins et les cartes retournées vont à la défausse. Le joueur dont c’est le tour pioche en premier, les autres suivent dans l’ordre du tour.
ruling-3-3-d = Les bulletins sont retournés tous ensemble : chacun voit les cartes, mais pas de qui elles viennent.

section-4 = La fin
rule-4-1 = La fin arrive quand le marqueur de temps atteint le dernier tiroir (numéro { $drawers }) ou quand toutes les chaises du Conseil fédéral sont prises.
rule-4-2 = Le tour s’achève. Puis chacun peut faire une seule action, dans l’ordre du tour, y compris celui qui a amené la fin.
rule-4-3 = Chaque pion et chaque loi sur le plateau rapporte à son propriétaire les points de sa case : J1 { $points_J1 }, L1 { $points_L1 }, E1 { $points_E1 } ; J2 { $points_J2 }, L2 { $points_L2 }, E2 { $points_E2 } ; J3 { $points_J3 }, L3 { $points_L3 }, E3 { $points_E3 }.
rule-4-4 = Parmi les pions du Conseil fédéral, on en tire un au hasard. Il préside la Confédération et rapporte encore { $president_bonus } à son propriétaire.
rule-4-5 = On compte les cartes rouges qui parlent de la fin.
rule-4-6 = Qui est monté le plus haut gagne. À égalité au sommet, on partage la victoire, par consensus.
ruling-4-a = L’action unique est l’une de A à E en 3.2, ou aucune. Obtenir des cartes n’est pas une action.
ruling-4-b = Les lois neutres ne rapportent rien à personne. Sans pion au Conseil fédéral, il n’y a pas de présidence.
ruling-4-c = La fin n’arrive qu’une fois. Ce qui l’amènerait de nouveau ne change rien, et un marqueur sur le dernier tiroir y reste.
ruling-4-d = Une fois la fin arrivée, on n’y revient pas, même si une chaise du Conseil fédéral se libère.
ruling-4-e = Les dernières actions commencent par le joueur suivant dans l’ordre du tour. Celui dont c’était le tour passe en dernier.
ruling-4-f = Une dernière action repart de zéro, comme un tour : juges, lois et initiatives des tours précédents ne comptent plus, et ce que des cartes promettaient pour un tour est passé.

section-5 = Ce qui vaut toujours
rule-5-1 = Chaque carte, chaque loi et chaque pion est à un seul endroit.
rule-5-2 = Aucune case ne porte 3 lois de la même couleur.
rule-5-3 = Aucune chaise n’est prise deux fois.
rule-5-4 = Après une action, personne n’a cinq couleurs sous son aide de jeu.
rule-5-5 = Personne ne perd jamais de points.
rule-5-6 = Toute partie se termine : la piste du marqueur de temps a une fin, et un tour où l’on n’obtient pas de cartes consomme des cartes, des pions ou des lois à appliquer.

section-6 = Les cartes spéciales
rule-6-1 = { special-1 } (multicolore) : { special-text-1 }
rule-6-2 = { special-2 } (multicolore) : { special-text-2 }
rule-6-3 = { special-3 } (multicolore) : { special-text-3 }
rule-6-4 = { special-4 } (multicolore) : { special-text-4 }
rule-6-5 = { special-5 } (multicolore) : { special-text-5 }
rule-6-6 = { special-6 } (multicolore) : { special-text-6 }
rule-6-7 = { special-7 } (multicolore) : { special-text-7 }
rule-6-8 = { special-8 } (multicolore) : { special-text-8 }
rule-6-9 = { special-9 } (multicolore) : { special-text-9 }
rule-6-10 = { special-10 } (multicolore) : { special-text-10 }
rule-6-11 = { special-11 } (multicolore) : { special-text-11 }
rule-6-12 = { special-12 } (multicolore) : { special-text-12 }
rule-6-13 = { special-13 } (multicolore) : { special-text-13 }
rule-6-14 = { special-14 } (multicolore) : { special-text-14 }
rule-6-15 = { special-15 } (multicolore) : { special-text-15 }
rule-6-16 = { special-16 } (rouge, tout de suite) : { special-text-16 }
rule-6-17 = { special-17 } (rouge, tout de suite) : { special-text-17 }
rule-6-18 = { special-18 } (rouge, tout de suite) : { special-text-18 }
rule-6-19 = { special-19 } (rouge, tout de suite) : { special-text-19 }
rule-6-20 = { special-20 } (rouge, tout de suite) : { special-text-20 }
rule-6-21 = { special-21 } (rouge, tout de suite) : { special-text-21 }
rule-6-22 = { special-22 } (rouge, à la fin) : { special-text-22 }
rule-6-23 = { special-23 } (rouge, à la fin) : { special-text-23 }
rule-6-24 = { special-24 } (rouge, à la fin) : { special-text-24 }
rule-6-25 = { special-25 } (rouge, à la fin) : { special-text-25 }

special-1 = Collecte de fonds
special-text-1 = Piochez { $draws_fund_raising ->
    [1] une carte voix
   *[other] { $draws_fund_raising } cartes voix
 }.
special-2 = Contribution au parti
special-text-2 = Chaque adversaire vous donne une carte voix tirée au hasard.
special-3 = Fuite dans la presse
special-text-3 = Regardez la main d’un adversaire et prenez-y { $press_leak_takes ->
    [1] une carte voix
   *[other] { $press_leak_takes } cartes voix
 } de votre choix.
special-4 = Élection tacite
special-text-4 = Une élection vers une case de la commune ou du canton ne vous coûte rien.
special-5 = Coalition
special-text-5 = Jusqu’à la fin de ce tour, vos élections ne coûtent pas de surtaxe. Piochez { $draws_coalition ->
    [1] une carte voix
   *[other] { $draws_coalition } cartes voix
 }.
special-6 = Bus de campagne
special-text-6 = Votre prochaine élection de ce tour coûte { $campaign_bus_discount ->
    [1] une carte
   *[other] { $campaign_bus_discount } cartes
 } de moins.
special-7 = Clause d’urgence
special-text-7 = Changez 1 à 3 lois là où vous siégez au législatif. Cela ne demande ni carte ni référendum.
special-8 = Récolte de signatures
special-text-8 = Lancez une initiative à n’importe quel niveau sans cartes INITIATIVE. On ajoute { $signature_drive_yes ->
    [1] un OUI
   *[other] { $signature_drive_yes } OUI
 } au dépouillement.
special-9 = Session extraordinaire
special-text-9 = Chacun de vos juges peut appliquer une loi de plus ce tour. Piochez { $draws_extra_session ->
    [1] une carte voix
   *[other] { $draws_extra_session } cartes voix
 }.
special-10 = Vacances parlementaires
special-text-10 = Piochez { $draws_recess ->
    [1] une carte voix
   *[other] { $draws_recess } cartes voix
 }. Choisissez un niveau : jusqu’à votre prochain tour, personne d’autre ne peut y changer de lois.
special-11 = Fédéralisme
special-text-11 = Deux lois situées à deux niveaux différents échangent leurs places.
special-12 = Ordonnance
special-text-12 = Dans la commune ou le canton, remplacez une loi par une autre prise à côté du plateau. Personne ne vote là-dessus.
special-13 = Échéance avancée
special-text-13 = Avancez le marqueur de temps d’un tiroir vers le haut. Piochez ensuite { $draws_early_deadline ->
    [1] une carte voix
   *[other] { $draws_early_deadline } cartes voix
 }.
special-14 = Rumeur
special-text-14 = Chaque adversaire défausse une carte voix au hasard. Piochez ensuite { $draws_rumour ->
    [1] une carte voix
   *[other] { $draws_rumour } cartes voix
 }.
special-15 = Querelle de parti
special-text-15 = Faites descendre un pion adverse de L2 en L1, ou de E2 en E1.
special-16 = La base
special-text-16 = Points pour vos pions dans la commune : { $each_grass_roots } chacun, au plus { $most_grass_roots }.
special-17 = Législateur
special-text-17 = Points pour vos lois sur le plateau : { $each_law_maker } chacune, au plus { $most_law_maker }.
special-18 = Trois pouvoirs
special-text-18 = Points pour les pouvoirs où vous avez un pion : { $each_three_powers } chacun, mais { $most_three_powers } pour les trois ensemble.
special-19 = Jurisprudence
special-text-19 = Points pour les cartes sous votre aide de jeu : { $each_case_law } chacune, au plus { $most_case_law }.
special-20 = Ancrage cantonal
special-text-20 = Points pour vos pions et vos lois dans le canton : { $each_cantonal_roots } chacun, au plus { $most_cantonal_roots }.
special-21 = En fonction
special-text-21 = Points pour les cases de l’exécutif où vous avez un pion : { $each_in_office } chacune, au plus { $most_in_office }.
special-22 = Berne
special-text-22 = Points pour vos pions et vos lois dans la Confédération : { $each_bern } chacun, au plus { $most_bern }.
special-23 = Concordance
special-text-23 = Points pour les niveaux où vous avez un pion, et encore pour ceux où vous avez une loi : { $each_concordance } chacun, au plus { $most_concordance }.
special-24 = Opposition
special-text-24 = Points si vous n’avez pas de pion au Conseil fédéral : { $most_opposition }. Sinon : { $each_opposition }.
special-25 = Vice-présidence
special-text-25 = Points si vous siégez au Conseil fédéral sans le présider : { $most_vice_president }. Sinon : { $each_vice_president }.

figures-title = Les valeurs
figures-intro = Édition { $edition }. J est le judiciaire, L le législatif, E l’exécutif ; 1 la commune, 2 le canton, 3 la Confédération. Une liste de trois nombres en a un par niveau, dans cet ordre.
figures-mark = { $mark } signale ce qui est reconstitué.
figures-name = Nom
figures-value = Valeur
figures-source = Origine
figures-entries = { $source } (nº { $entries })
source-rulebook = livret
source-published = publié
source-reconstructed = reconstitué
meaning-rulebook = { source-rulebook } : écrit dans le livret de règles imprimé
meaning-published = { source-published } : indiqué par des joueurs du jeu imprimé
meaning-reconstructed = { source-reconstructed } : lisible nulle part ; choisi d’après ce que l’on sait

table-material = Matériel, prix et points
table-board = Le plateau : entrées, escaliers (de, vers, prix), flèches, points, chaises, tiroirs, le dé
table-special = Les cartes spéciales : nom et cadre, cartes piochées, points par chose et au plus

replace-title = Vos propres valeurs
replace-text = Vous avez le jeu imprimé ? Écrivez dans un fichier, sous les mêmes noms, ce que disent votre plateau et vos cartes, et donnez-le à toute commande qui commence une partie avec --figures my.toml. Quelques valeurs sont fixées dans le programme ; un fichier qui en change une est refusé, et la valeur est nommée. Un tel fichier :
replace-check = Pour voir s’il est bien compris :
