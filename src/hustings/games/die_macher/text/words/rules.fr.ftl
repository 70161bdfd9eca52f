# Les règles de Die Macher en bref. Le sens des identifiants et des variables est expliqué dans rules.en.ftl.

rules-title = Les règles de { $title }
rules-intro = Les règles, racontées avec nos propres mots. Là où les éditions de 1997 et de 2006 diffèrent, le texte le dit. Un arbitrage indique notre choix là où les règles imprimées se taisent, se contredisent ou se trompent.
rules-figures-used = Les nombres du texte sont ceux de l’édition { $edition }.
rules-figures-replaced = Les nombres du texte sont ceux de l’édition { $edition }, avec les vôtres tirés de { $file }.
rules-ruling = Arbitrage

section-0 = De quoi il s’agit
rule-0-1 = Trois à cinq partis disputent sept élections régionales, l’une après l’autre (cinq dans la partie courte). À la fin, on marque pour les sièges, les médias nationaux, les adhérents et un programme conforme à l’opinion nationale.
rule-0-2 = Les trois cartes de programme cachées d’un parti, les cartes d’opinion face cachée et l’ordre de chaque pioche sont secrets. D’une carte de cabinet face cachée, chacun voit qu’elle est là et à qui elle est, mais pas laquelle c’est. Les choix scellés sont secrets jusqu’à leur ouverture. D’un don refusé, seul le refus est public jusqu’à ce que la carte soit montrée. Un sondage reste secret si son acheteur ne le publie pas. Les cartes de cabinet et de don déjà utilisées et toutes les cartes de programme ouvertes sont visibles de tous.
ruling-0-a = L’argent reste caché. Mais comme tout paiement et toute recette se font au grand jour, chacun peut tenir les comptes.
ruling-0-b = Les défausses sont visibles : on peut donc déduire ce qui reste dans une pioche. Seuls les sondages défaussés sont face cachée ; les règles de 2006 ne le disent que pour eux.
ruling-0-c = On négocie librement et aucune promesse n’engage. Ni argent ni cartes ne changent de main par accord.
ruling-0-d = Toute somme d’argent est en milliers entiers.
ruling-0-e = La table décide qui s’assied où. Sinon l’ordre est noir, rouge, jaune, vert, bleu. À moins de cinq joueurs, chacune des cinq couleurs peut jouer.

section-1 = Mise en place
rule-1-1 = Chaque parti reçoit { $meeting_cubes } cubes de meeting, { $media_markers } marqueurs média, 7 cartes de cabinet, 5 cartes de don, ses tuiles de coalition ({ $coalition_tiles }) et { $start_money_thousands } en caisse.
rule-1-2 = Mélangez les { $platform_cards } cartes de programme et donnez-en 5 ouvertes à chaque parti. S’il montre déjà ce thème, quelle que soit la position, mettez la carte de côté et tirez-en une autre. 1997 : les cartes mises de côté sont remélangées à la pioche. 2006 : elles vont sous la pioche. Puis chaque parti reçoit 3 cartes cachées, quelles qu’elles soient.
rule-1-3 = Mélangez les 16 cartes de Land et disposez quatre Länder dans l’ordre où ils voteront. Le premier est le Land courant ; les autres cartes forment la pioche des Länder. « Dans l’ordre des élections » veut toujours dire : du Land courant au dernier de la file.
ruling-1-a = L’ordre des Länder est tiré au sort, bien que les règles de 2006 laissent la table choisir le premier plateau.
rule-1-4 = Mélangez les { $opinion_cards } cartes d’opinion. Le premier Land en reçoit 4 ouvertes, le deuxième 3 ouvertes et 1 cachée, le troisième 2 et 2, le quatrième 1 et 3. Les cartes ouvertes d’un Land portent sur des thèmes différents : remplacez une carte qui fait doublon et mettez-la de côté comme en 1.2. 1997 : dès que des cartes sont cachées sur des Länder, elle va plutôt à la défausse, car on l’a vue et elle n’en fait pas partie.
rule-1-5 = Dans chaque Land, chaque parti met son marqueur de voix et sa tendance sur 0 et pose des cubes de meeting de sa réserve ({ $start_meetings_per_state } par Land).
rule-1-6 = Sur le plateau national, les adhérents de chaque parti partent de { $start_members }.
rule-1-7 = Retournez { $exchange_pool ->
    [one] une carte d’opinion
   *[other] { $exchange_pool } cartes d’opinion
 } pour former le marché d’échange. Ici les cartes peuvent être identiques ou opposées.
rule-1-8 = Mélangez les 20 sondages. Préparez les tuiles de thème clé ({ $key_issue_tiles } en tout).

section-2 = L’ouverture, avant la manche 1 : scellée, simultanée, gratuite
rule-2-1 = Chaque parti choisit en secret une ligne de la première liste et une de la seconde. Une ligne de la première liste contient trois avantages : tendance (+{ $trend_step }), voix (+{ $votes_step }) ou cubes de meeting (+{ $meetings_step }). Chaque avantage va à un Land au choix, y compris plusieurs fois le même. Une ligne de la seconde liste donne des marqueurs média, chacun pour un Land au choix, et des adhérents. Tous les choix sont ouverts et exécutés ensemble.
rule-2-2 = Un Land peut recevoir ainsi plus de marqueurs média qu’il n’a de cases média ({ $media_spaces }). On ne peut alors plus y en acheter.
ruling-2-a = Les partis que l’ouverture met à égalité de voix sont empilés dans l’ordre des places, la dernière au-dessus.
ruling-2-b = Un cube qui ne trouve pas de case de meeting libre ({ $meeting_spaces } par parti et par Land) reste en réserve. Avec les lignes imprimées, cela ne peut pas arriver.

section-3 = La campagne : manches 1 à 6 (partie courte : 1 à 4)
section-3-1 = Premier joueur
rule-3-1-1 = Chacun scelle une offre de 0 ou plus.
rule-3-1-2 = Le plus offrant paie son offre à la banque et désigne le premier joueur de la manche : n’importe qui à la table. On joue ensuite dans le sens horaire, de place en place.
rule-3-1-3 = Plusieurs offres maximales. 1997 : les ex æquo lancent le dé jusqu’à ce que l’un soit le plus haut. 2006 : ils scellent une deuxième offre, jamais inférieure à leur première ; la plus haute l’emporte et c’est cette deuxième offre qui est payée. Ceux qui sont encore à égalité lancent le dé.
rule-3-1-4 = Si toutes les offres sont de 0, tout le monde lance le dé. Il n’y a pas de deuxième offre.
ruling-3-1-a = On ne peut pas offrir plus que sa caisse, quelle qu’elle soit ; il n’y a pas d’autre limite. Seul le gagnant paie ; les règles de 2006 n’en disent rien.
ruling-3-1-b = Si des dés sont à égalité au plus haut, les joueurs concernés relancent.

section-3-2 = Congrès du programme, dans l’ordre du tour
rule-3-2-1 = 1997 : défaussez autant de cartes cachées que vous voulez, puis complétez à 3. 2006 : complétez d’abord à 3, puis défaussez autant de cartes que vous voulez et piochez-en autant.
rule-3-2-2 = Ensuite vous pouvez remplacer une carte ouverte par une carte cachée. Vos 5 cartes ouvertes doivent rester sur des thèmes différents. La carte remplacée est défaussée et il vous manque une carte en main jusqu’au prochain congrès.
ruling-3-2-a = Choisissez toutes vos défausses en une fois, avant de piocher.
ruling-3-2-b = Si la pioche est vide, mélangez la défausse, y compris les cartes qui viennent d’y aller.
ruling-3-2-c = Vous pouvez remplacer une carte ouverte par une carte identique.

section-3-3 = Cabinet fantôme
rule-3-3-1 = Dans l’ordre du tour, chaque parti pose face cachée jusqu’à 4 cartes de cabinet, une au plus dans chaque Land en jeu.
rule-3-3-2 = Toutes les cartes sont retournées et payées. Une carte à téléphone apporte dans ce Land une tuile de coalition de son parti.
rule-3-3-3 = Dans l’ordre du tour, chaque parti peut accomplir une action avec chacune de ses cartes, dans le Land où elle se trouve. Voix : avancez votre marqueur de voix du nombre de la carte, sans dépasser { $vote_track }. Thème clé : posez une tuile sur une carte d’opinion ouverte si le Land n’en a pas encore, ou retirez celle du Land. Médias : renvoyez à son propriétaire un marqueur média d’un autre parti et mettez-en un des vôtres à sa place, même si les cases média débordent ; vous payez { $media_swap_to_victim_thousands } au propriétaire et { $media_swap_to_bank_thousands } à la banque. Propre tendance : montez-la du nombre de la carte, jusqu’à +{ $trend_limit } au plus. Tendance d’un autre parti : baissez-la du nombre de la carte, jusqu’à −{ $trend_limit } au plus ; le contrôle des médias n’en protège pas.
rule-3-3-4 = Les cartes de cabinet jouées quittent la partie.
ruling-3-3-a = Les cartes que vous posez ne peuvent pas coûter ensemble plus que votre caisse.
ruling-3-3-b = Un parti agit avec toutes ses cartes, dans l’ordre des élections, avant que le suivant n’agisse.
ruling-3-3-c = L’action médias exige de quoi faire les deux paiements, un marqueur média en réserve et un marqueur d’un autre parti dans ce Land.
ruling-3-3-d = Un deuxième téléphone du même parti dans un Land n’ajoute rien. Si le parti n’a plus de tuile de coalition, aucune n’est posée.

section-3-4 = Coalitions, dans le Land courant seulement
rule-3-4-1 = Seuls les partis qui y ont une tuile de coalition peuvent participer. Une coalition a deux partenaires et un parti n’entre que dans une. Deux coalitions peuvent coexister.
rule-3-4-2 = Avec 2 cartes de programme ouvertes en commun, la coalition est volontaire : les deux doivent accepter.
rule-3-4-3 = Avec 3 ou plus en commun, chacun des deux peut l’imposer à son tour.
rule-3-4-4 = Dans l’ordre du tour, chaque parti qui a une tuile et pas encore de partenaire peut imposer une coalition, en proposer une ou passer.
rule-3-4-5 = Les tuiles quittent la partie après l’élection. Dans le dernier Land, il n’y a pas de coalition : on peut y jouer un téléphone, mais sans effet.
ruling-3-4-a = À son tour, un parti peut s’adresser à plusieurs autres, une fois à chacun, jusqu’à ce que l’un accepte.
ruling-3-4-b = Qui a passé ou refusé peut encore être sollicité ou contraint plus tard dans la phase. Il peut aussi faire une proposition au parti dont il a décliné l’offre.
ruling-3-4-c = Les tuiles des autres Länder y restent jusqu’à ce que leur Land soit le Land courant.

section-3-5 = Médias
rule-3-5-1 = On fait le tour de la table dans l’ordre du tour, autant de fois qu’il le faut. Chaque fois, un parti peut acheter un marqueur média ({ $media_price_thousands }) pour une case média libre d’un Land en jeu, ou passer. Qui passe peut encore acheter plus tard. La phase finit quand tous ont passé l’un après l’autre.
rule-3-5-2 = Un parti contrôle les médias d’un Land s’il y possède plus de marqueurs que n’importe quel autre parti pris seul.
rule-3-5-3 = Qui contrôle les médias peut échanger une carte d’opinion ouverte de ce Land contre une carte du marché d’échange, mais pas une carte sous tuile de thème clé. Le thème de la nouvelle carte doit différer de ceux des autres cartes ouvertes du Land. La carte retirée rejoint le marché.
rule-3-5-4 = 1997 : les Länder se suivent dans l’ordre des élections, le Land courant en premier. 2006 : le dernier de la file vient en premier, le Land courant en dernier.
ruling-3-5-a = La nouvelle carte peut être l’opposée de la carte retirée.
ruling-3-5-b = Elle ne peut pas lui être identique.
ruling-3-5-c = Dans les deux éditions, le marché garde sa taille ({ $exchange_pool }).

section-3-6 = Meetings, dans l’ordre du tour
rule-3-6-1 = Chaque parti achète des cubes de meeting pour les Länder en jeu, à { $meeting_price_thousands } pièce. Il y a trois limites : { $meetings_per_state_and_round } par Land et par manche, { $meeting_spaces } à la fois dans un Land et { $meeting_cubes } sur l’ensemble des plateaux.

section-3-7 = Sondages
rule-3-7-1 = Pour chaque Land en jeu, dans l’ordre des élections, un sondage est mis aux enchères. La carte est face cachée.
rule-3-7-2 = Le premier joueur ouvre les enchères. Une offre est d’au moins { 1000 } et dépasse la précédente. Qui passe est exclu de cette enchère. Le gagnant paie la banque et regarde la carte.
rule-3-7-3 = Publier : le gagnant applique { $publish_at_most ->
    [one] un des changements de tendance de la carte
   *[other] un ou deux des changements de tendance de la carte
 } dans ce Land. Les limites de la tendance s’appliquent, et le parti qui y contrôle les médias ne peut pas être abaissé.
rule-3-7-4 = Garder secret : le gagnant lance { $shelve_dice ->
    [one] un dé et en gagne le résultat
   *[other] { $shelve_dice } dés et en gagne la somme
 } en adhérents. Personne d’autre ne voit la carte.
rule-3-7-5 = La carte est ensuite défaussée face cachée.
ruling-3-7-a = On ne peut pas offrir plus que sa caisse.
ruling-3-7-b = Si tous les autres ont passé sans que personne n’ait fait d’offre, le dernier parti peut encore en faire une.
ruling-3-7-c = Si tous passent, la carte est défaussée sans être vue.
ruling-3-7-d = Les indications sur des partis absents de la table ne comptent pas. Une indication qui abaisserait le parti maître des médias ne peut pas être choisie. Pour publier, il faut au moins une indication que l’on puisse choisir.
ruling-3-7-e = S’il reste moins de sondages que de Länder en jeu, la défausse est remélangée avant la première enchère de la manche. Les cartes de cette phase n’y reviennent pas. Les règles de 2006 distribuent toutes les cartes de la phase au début ; de toute façon, la pioche s’épuise une fois par partie.
ruling-3-7-f = Pour un sondage gardé secret, tous les textes imprimés lancent deux dés, sauf l’italien.

section-3-8 = Convertir les meetings en voix
rule-3-8-1 = Parcourez les Länder en jeu du dernier de la file au Land courant et, dans chacun, les partis dans l’ordre du tour. Un parti qui y a { $convert_minimum } cubes de meeting ou plus peut en convertir autant qu’il veut.
rule-3-8-2 = On gagne en voix le nombre de cubes multiplié par le facteur. Le facteur est la tendance plus l’accord.
rule-3-8-3 = L’accord compte +1 pour chacune de vos cartes de programme ouvertes identique à une carte d’opinion ouverte du Land, et −1 pour chacune qui en est l’opposée. Sous une tuile de thème clé, cela compte double.
rule-3-8-4 = Si le facteur est de 0 ou moins, 2 cubes donnent 1 voix, en arrondissant vers le bas.
rule-3-8-5 = Les voix s’arrêtent à { $vote_track }. Les cubes convertis retournent à votre réserve.
rule-3-8-6 = Un marqueur de voix qui avance se pose sur ceux qui occupent déjà la case. L’ordre d’arrivée est conservé.
rule-3-8-7 = Quand un Land est terminé, un parti qui y a plus de voix que tous les autres réunis peut échanger une carte d’opinion avec le marché, comme en 3.5.3.
ruling-3-8-a = Les cartes d’opinion cachées ne comptent pas.
ruling-3-8-b = On peut convertir même si cela rapporte 0 voix ; le marqueur ne bouge alors pas. Un marqueur au bout de la piste ne bouge plus jamais.
ruling-3-8-c = Le Land courant est compris. Un des textes imprimés l’excepte et les autres y jugent la conversion inutile ; elle ne l’est pas.
ruling-3-8-d = 3.8.7 vaut que quelqu’un vienne de convertir ou non.

section-4 = L’élection dans le Land courant : à chaque manche, et rien d’autre à la dernière
rule-4-1 = Sièges : dans l’ordre du tour, chaque parti convertit tous ses cubes dans le Land courant, sans minimum. La carte du Land change les voix en sièges ; la plus haute ligne atteinte compte. Chaque siège vaut 1 point à la fin.
ruling-4-1-a = Au-dessous de la première ligne, il n’y a pas de siège.
ruling-4-1-b = À la dernière manche, le premier joueur de la manche précédente le reste.
rule-4-2 = Vainqueur : partis seuls et coalitions s’affrontent ; une coalition additionne les voix de ses partenaires, même au-delà de { $vote_track }. Qui a le plus de voix gagne. En cas d’égalité, comparez le marqueur le plus fort de chaque camp : plus de voix, puis plus haut dans la pile. Son camp gagne, mais de justesse.
ruling-4-2-a = Si personne n’a de voix, personne ne gagne.
rule-4-3 = Butin : ce qu’il y a à prendre dépend de qui a gagné, et comment.
rule-4-3-1 = Un parti seul, victoire nette : il peut déplacer un de ses marqueurs média de ce Land vers la case de cette manche sur le plateau national, s’il en a un dans le Land. Il peut aussi placer jusqu’à 2 cartes d’opinion du Land dans l’opinion nationale.
rule-4-3-2 = Un parti seul, victoire de justesse : de même, mais 1 seule carte d’opinion. Le parti battu peut aussi déplacer un marqueur média, s’il en a un dans le Land.
rule-4-3-3 = Une coalition, victoire nette ou de justesse : chaque partenaire peut déplacer un marqueur média, s’il en a un dans le Land, et placer 1 carte d’opinion. Le partenaire qui a le plus de voix commence ; à égalité, le plus haut dans la pile. Les battus n’ont rien.
ruling-4-3-a = Seul le mieux placé des battus peut déplacer un marqueur, et seulement s’il n’est pas dans une coalition.
ruling-4-3-b = On peut prendre la carte sous une tuile de thème clé. Les textes néerlandais et italien de 1997 peuvent se lire autrement : elle « ne peut pas être retirée du plateau ».
ruling-4-3-c = Si deux marqueurs sont sur la même case nationale, chacun compte entièrement.
rule-4-4 = L’opinion nationale a 5 cases. On les remplit depuis la gauche.
rule-4-4-1 = Si la même carte s’y trouve, posez la nouvelle dessus : cette opinion est désormais assurée.
rule-4-4-2 = Si la carte opposée s’y trouve, la nouvelle remplace toute la pile, assurée ou non. 1997 : la pile quitte la partie. 2006 : elle est défaussée.
rule-4-4-3 = Un nouveau thème va sur la première case libre. S’il n’y en a pas, il remplace une opinion non assurée, au choix de qui place la carte.
ruling-4-4-a = Si toutes les opinions sont assurées, aucun nouveau thème ne peut être placé.
ruling-4-4-b = Une carte chassée par un nouveau thème : 1997 : elle quitte la partie. 2006 : elle est défaussée, comme tout ce qui quitte le plateau national.
ruling-4-4-c = Votre deuxième carte peut chasser la première.
rule-4-5 = Adhérents : pour chacune de ses cartes de programme ouvertes identique à une opinion nationale, un parti gagne les recrues imprimées sur la case. Les opposées ne coûtent rien.
ruling-4-5-a = La piste des adhérents n’a pas de fin.
rule-4-6 = L’argent vient après chaque manche que suit encore une manche de campagne, donc pas après les deux dernières : { 1000 } par siège gagné à cette élection et, aux manches de cotisation ({ $membership_rounds }), { 1000 } de plus par adhérent.

section-5 = La fin de la manche
rule-5-1 = D’abord, les plateaux changent.
rule-5-1-1 = Videz le Land courant : ses cartes d’opinion vont à la défausse, les marqueurs média et les cubes qui y restent à leurs propriétaires, sa tuile de thème clé à la réserve.
rule-5-1-2 = Après les manches 1, 2 et 3 (partie courte : après la manche 1), le plateau devient le nouveau dernier Land. Il reçoit la carte de Land suivante, marqueurs et cubes comme en 1.5, et 4 cartes d’opinion, 1 ouverte et 3 cachées. Le dernier Land de la partie en reçoit 2 et 2.
rule-5-1-3 = Dans chaque autre Land, dans l’ordre des élections, retournez une carte cachée. Une carte qui fait doublon est remplacée. 1997 : elle va à la défausse. 2006 : elle va sous la pioche. Le Land suivant devient le Land courant. Länder en jeu, manche par manche : 4, 4, 4, 4, 3, 2, 1 (partie courte : 4, 4, 3, 2, 1).
ruling-5-1-a = Une carte qui fait doublon n’entre jamais au marché d’échange. Le texte français de 1997 l’y met ; les autres disent seulement qu’elle est remplacée.
ruling-5-1-b = Si la pioche d’opinions est vide, mélangez sa défausse. Si aucune carte de la pioche ni de la défausse ne convient, la place reste vide.
ruling-5-1-c = Un parti sans cube en réserve commence sans cube dans le nouveau Land.
rule-5-2 = Puis viennent les dons : après chaque manche de campagne tant qu’il y a des cartes, c’est-à-dire après les manches 1 à 5 (partie courte : 1 à 4).
rule-5-2-1 = Dans l’ordre du tour, chaque parti doit choisir une de ses cartes de don : face visible pour accepter, face cachée pour refuser.
rule-5-2-2 = Qui accepte reçoit l’argent, lance les dés de risque de la carte et perd autant d’adhérents que montre le dé le plus haut.
rule-5-2-3 = Ensuite, ceux qui ont refusé montrent leurs cartes, en lancent les dés et gagnent la somme en adhérents. Qui a refusé seul le plus gros montant lance encore { $largest_refusal_bonus_dice ->
    [one] un dé et en gagne le résultat
   *[other] { $largest_refusal_bonus_dice } dés et en gagne la somme
 }. Si plusieurs l’ont refusé, personne n’y a droit.
rule-5-2-4 = Les cartes utilisées quittent la partie.
ruling-5-2-a = Les adhérents ne descendent jamais au-dessous de 0.

section-6 = Le décompte final
rule-6-1 = Sièges : 1 point chacun.
rule-6-2 = Médias nationaux : chacun de vos marqueurs sur le plateau national rapporte les points de sa case.
rule-6-3 = Adhérents : 1 point chacun, et une prime pour les deux partis les plus forts.
rule-6-4 = Opinions : des points pour l’accord avec l’opinion nationale, et une prime là où elle est assurée. Les cartes de programme cachées et l’argent ne comptent pas.
rule-6-3-1 = La prime d’adhérents est de { $members_bonus_1 } pour le plus grand nombre et de { $members_bonus_2 } pour le deuxième.
rule-6-3-2 = Deux partis à égalité en tête se partagent les deux primes à parts égales, arrondies vers le bas. Il n’y a alors pas de deuxième.
rule-6-3-3 = Plusieurs partis à égalité au deuxième rang. 2006 : aucun n’a de prime. 1997 : voir 6-a.
ruling-6-a = 1997 : les partis à égalité au deuxième rang se partagent la deuxième prime, arrondie vers le bas.
ruling-6-b = Trois partis ou plus à égalité en tête se partagent les deux primes, arrondies vers le bas.
rule-6-4-1 = Chacune de vos cartes de programme ouvertes identique à une opinion nationale rapporte les points de la case,
rule-6-4-2 = et { $secured_bonus } de plus si l’opinion est assurée.
ruling-6-c = Une pile de trois cartes donne la même prime qu’une pile de deux.
rule-6-5 = Qui a le plus de points gagne.
ruling-6-d = À égalité, les sièges décident, puis les adhérents. Si tout est égal, la victoire est partagée.

section-7 = Variantes
rule-7-1 = Partie courte (2006 seulement) : 5 manches, avec les cases 1 à 5 des médias nationaux. Certaines cartes de cabinet, de don et de sondage restent dans la boîte ; le tableau des valeurs dit lesquelles. Dans le jeu imprimé, ce sont la carte de cabinet à { 25000 }, le don de { 50000 } et les 10 sondages marqués d’un 7.
rule-7-2 = Positions imposées (1997 seulement) : chaque parti a un thème sur lequel il ne peut montrer que la position imposée. Ni la mise en place ni le congrès ne lui donnent l’autre comme carte ouverte. Le thème peut aussi manquer, et les cartes cachées sont libres.

section-8 = Ce qui est toujours vrai
rule-8-1 = Les cubes d’un parti en réserve et sur les plateaux font ensemble { $meeting_cubes } ; ses marqueurs média en réserve, dans les Länder et sur le plateau national font ensemble { $media_markers }.
rule-8-2 = L’argent et les adhérents ne descendent jamais au-dessous de 0. L’argent ne circule que selon ces règles.
rule-8-3 = Chaque parti a 5 cartes de programme ouvertes sur 5 thèmes différents, et 3 cachées au plus.
rule-8-4 = Chaque carte est à un seul endroit. La taille du marché d’échange ne change jamais ({ $exchange_pool }).
rule-8-5 = Les opinions ouvertes d’un Land portent sur des thèmes différents, et les opinions nationales aussi. Un Land a une tuile de thème clé au plus ; toute la table en a { $key_issue_tiles }.
rule-8-6 = Les tendances restent entre −{ $trend_limit } et +{ $trend_limit }, les voix entre 0 et { $vote_track }.
rule-8-7 = Toute partie a une fin : jouée au hasard ou avec bon sens, en { 1200 } décisions au plus ; si chaque sondage ne monte que de { 1000 } à la fois, après environ { 1500 }.

section-9 = Erreurs des règles imprimées
rule-9-1 = Le texte de 2006 fait tomber un dé sur 5. Les faces des dés imprimés s’arrêtent à 3.
rule-9-2 = Le texte de 2006 parle d’une case de recrues là où son exemple avance de 2.
rule-9-3 = Le texte de 2006 parle de 5 adhérents là où son exemple avance de 4.
rule-9-4 = Le texte de 2006 donne à un endroit 4 cartes au programme. Il y en a 5.
rule-9-5 = Le texte de 2006 rend à un endroit les offres pour les sondages secrètes. Elles sont ouvertes.
rule-9-6 = Le texte italien ne lance qu’un dé pour un sondage gardé secret. Les autres en lancent deux.
rule-9-7 = Le texte italien n’a de sondage que pour le Land courant. Chaque Land en jeu a le sien.
rule-9-8 = Le texte italien ne laisse piocher que le nombre de cartes de programme défaussées. La main est complétée à 3.
rule-9-9 = Le texte français de 1997 fait perdre tout ce qui est lancé à qui accepte un don. Seul le dé le plus haut compte.
rule-9-10 = Le texte de 2006 permet d’imposer une coalition avec 3 ou 4 cartes de programme en commun. Avec 5, on le peut aussi.
rule-9-11 = Le texte italien laisse le plus offrant choisir d’être premier joueur. Il désigne qui il veut, comme le dit plus loin le même texte.

figures-title = Les valeurs
figures-intro = Édition { $edition }. L’argent est en milliers. Une liste a une entrée par carte, case, manche ou ligne, dans l’ordre imprimé.
figures-mark = { $mark } signale ce qui est reconstitué.
figures-name = Nom
figures-value = Valeur
figures-source = Origine
figures-entries = { $source } (nº { $entries })
source-rulebook = livret
source-published = publié
source-reconstructed = reconstitué
meaning-rulebook = { source-rulebook } : écrit dans un livret de règles imprimé
meaning-published = { source-published } : indiqué par des joueurs du jeu imprimé
meaning-reconstructed = { source-reconstructed } : lisible nulle part ; choisi d’après ce que l’on sait

table-components = Matériel, prix et limites
table-die = Les six faces du dé
table-seats = Sièges pour 5, 10, 15 … 50 voix
table-seats_reported = Sièges cités dans des récits de vraies parties (à l’appui des lignes ci-dessus ; aucune règle ne s’en sert)
table-cabinet = Cartes de cabinet, une entrée par carte dans l’ordre des titres
table-contributions = Cartes de don, une entrée par carte
table-polls = Sondages : chaque motif figure sur cinq cartes, décalé chaque fois d’une couleur
table-national = Le plateau national
table-opening = L’ouverture : les lignes au choix et la taille de chaque avantage
table-parties = Noms des partis
table-issues = Thèmes, avec la position de la carte claire et celle de la carte foncée
table-imposed_stances = Positions imposées (variante)
table-short_game = Partie courte : ce qui reste dans la boîte

replace-title = Vos propres valeurs
replace-text = Vous avez le jeu imprimé ? Écrivez dans un fichier, sous les mêmes noms, ce que disent vos cartes, et donnez-le à toute commande qui commence une partie avec --figures my.toml. Quelques valeurs sont fixées dans le programme ; un fichier qui en change une est refusé, et la valeur est nommée. Un tel fichier :
replace-check = Pour voir s’il est bien compris :
