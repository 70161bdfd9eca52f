# La première manche accompagnée : à quoi sert chaque phase, où regarder, quoi essayer, ce qu’un choix a changé.

guide-opening = { $rounds } Länder votent, l’un après l’autre. Les voix deviennent des sièges, et chaque siège vaut un point à la fin. Avant la première manche, chaque parti prend de l’avance : trois avantages, et des médias ou des adhérents. Tous choisissent en secret.
guide-start = Qui commence cette manche ? Chacun scelle une offre. Seule la plus haute est payée, et elle désigne le premier joueur. Agir tard a son charme : on voit ce que font les autres.
guide-conference = Votre parti défend ses cartes de programme ouvertes. Là où elles rejoignent les opinions d’un Land, votre facteur y monte ; là où elles s’y opposent, il baisse. Vous pouvez échanger des cartes cachées, puis une carte ouverte.
guide-cabinet = Envoyez des gens de votre cabinet fantôme dans les Länder, face cachée. Chaque carte coûte le prix imprimé et peut y faire une chose : gagner des voix, déplacer une tendance, poser un thème clé, prendre une place de média.
guide-actions = Les cartes sont retournées et payées. Chacune agit maintenant, une fois.
guide-actions-passed = Vous n’aviez envoyé personne : il n’y avait rien à choisir.
guide-coalitions = Deux partis peuvent s’allier dans le Land en cours : leurs voix s’additionnent. Il leur faut à tous deux un téléphone là-bas et des cartes ouvertes en commun.
guide-coalitions-passed = Cette fois, vous ne pouviez pas y prendre part.
guide-media = Un marqueur média coûte { $media_price }. Qui en a plus que tout autre parti dans un Land en contrôle les médias : aucun sondage n’y fait baisser ce parti, et il peut changer une opinion.
guide-control = Qui contrôle les médias ici, ou a la majorité absolue, peut échanger une opinion contre une carte du marché. Cela change le facteur de tous.
guide-control-passed = Qui contrôle les médias d’un Land peut y échanger une opinion. Vous n’en contrôliez pas, ou ce n’était pas à vous.
guide-meetings = Les meetings deviennent des voix : chacun en rapporte autant que votre facteur. Un meeting coûte { $meeting_price }, au plus { $per_round } par Land et par manche. Dans les Länder suivants, il en faut { $least } pour pouvoir convertir.
guide-polls = Chaque Land a son sondage, face cachée, pour la meilleure offre. Son acquéreur le publie et déplace des tendances, ou le garde secret et gagne des adhérents.
guide-conversion = Les meetings peuvent maintenant devenir des voix : meetings fois facteur. Dans les Länder à venir, les voix sont acquises alors que les facteurs peuvent changer. Dans le Land en cours, l’élection convertit tout de toute façon.
guide-conversion-passed = Avec moins de { $least } meetings dans un Land, on n’y convertit rien.
guide-election = Jour d’élection. Tous les meetings du Land en cours sont devenus des voix, et les voix des sièges. Le plus de voix l’emporte, seul ou en coalition.
guide-spoils = Qui gagne un Land passe au niveau national : un marqueur média va sur le plateau national pour des points, et des opinions du Land deviennent nationales.
guide-spoils-passed = Cette fois, d’autres en ont profité.
guide-nation-title = Nation et argent
guide-nation = Puis la nation compte : les cartes de programme ouvertes qui rejoignent l’opinion nationale amènent des adhérents, et les adhérents sont des points. Les sièges rapportent de l’argent. Un nouveau Land rejoint la file, des opinions cachées sont révélées.
guide-contributions = Enfin, des dons sont offerts à chaque parti. Acceptez-en un : de l’argent, mais les dés disent combien d’adhérents s’en vont. Ou refusez-en un en secret et gagnez des adhérents.
guide-end = Voilà une manche entière. Les suivantes sont pareilles, et chaque Land qui vote donne des sièges. À la fin comptent sièges, médias nationaux, adhérents et opinion nationale. Bonne chance !

## Où regarder

guide-look-first-state = Le premier Land à voter, et ses sièges
guide-look-row = Votre ligne : voix, puis tendance et accords font le facteur, fois les meetings
guide-look-ask = Ici vous choisissez et envoyez
guide-look-cash = Votre argent, que vous seul voyez
guide-look-order = L’ordre du jeu ; le drapeau marque le premier joueur
guide-look-hidden = Vos cartes cachées, et leur accord avec chaque Land
guide-look-platform = Votre programme ouvert
guide-look-opinions = Ce que les gens veulent ici
guide-look-factor = Votre facteur : tendance plus accords. ½ : la somme est de 0 ou moins
guide-look-cabinet = Votre cabinet : le prix et ce que peut chaque carte
guide-look-send-to = Où les envoyer
guide-look-act-here = Votre ligne dans le Land où la carte agit
guide-look-tiles = Un téléphone après un nom : prêt pour une coalition
guide-look-common = La colonne = : les cartes en commun avec vous
guide-look-air = Les médias de ce Land, et qui les contrôle
guide-look-national-media = Médias nationaux : les points d’un marqueur, par manche
guide-look-pool = Le marché d’échange
guide-look-meetings = Vos meetings : une première rangée pleine peut convertir
guide-look-then = Vos voix si tout est converti
guide-look-standing = Qui gagnerait maintenant
guide-look-trend = Votre tendance ici, entre −{ $trend } et +{ $trend }
guide-look-lane = Vos voix, et jusqu’où elles iraient
guide-look-ruler = En haut les voix, en bas les sièges qu’elles rapportent
guide-look-national = Opinion nationale : des points à la fin, des adhérents à chaque manche
guide-look-members = Les adhérents de tous les partis
guide-look-gifts = Vos dons : le montant et ses dés

## Quoi essayer

guide-try-any = N’importe laquelle convient.
guide-try-boons = Un peu de tout est un bon début.
guide-try-boon = { $state } vote en premier : cela aide tout de suite.
guide-try-base = Quelques médias, quelques adhérents.
guide-try-marker = Des médias { $state_in } peuvent vous y donner le contrôle.
guide-try-bid = Une petite offre ne fait pas de mal : seul le gagnant paie.
guide-try-naming = Le parti après vous : vous agirez en dernier.
guide-try-discard = { $cards ->
    [0] Gardez-les toutes : elles peuvent servir.
    [one] Tous Länder confondus, cette carte n’aide pas plus qu’elle ne nuit : défaussez-la et piochez-en une autre.
   *[other] Tous Länder confondus, ces { $cards } cartes n’aident pas plus qu’elles ne nuisent : défaussez-les et piochez-en d’autres.
 }
guide-try-swap = Votre facteur { $state_in } passe de { $before } à { $after }.
guide-try-keep = Passez : aucun échange ne vous renforce maintenant.
guide-try-cabinet = Envoyez une carte ({ $state }) pour { $money }. Gardez les autres pour plus tard.
guide-try-no-cabinet = N’envoyez personne et gardez l’argent.
guide-try-trend = Une meilleure tendance compte pour chaque meeting que vous tenez ici.
guide-try-votes = Des voix acquises restent acquises.
guide-try-coalition = Ensemble, vous gagneriez.
guide-try-alone = Passez : cela ne vous ferait pas gagner.
guide-try-agree = Les partenaires partagent ce que reçoit le vainqueur.
guide-try-media = Un marqueur vous donne le contrôle des médias { $state_in }.
guide-try-no-media = Passez et gardez l’argent pour les meetings.
guide-try-opinion = Votre facteur { $state_in } passe de { $before } à { $after }.
guide-try-others = Cela affaiblit les autres ici.
guide-try-meetings = Dépensez environ la moitié de votre argent, surtout { $state_in }. Chaque meeting y rapporte { $factor ->
    [one] une voix
   *[other] { $factor } voix
 }.
guide-try-meetings-there = La plupart des meetings là où ils comptent : { $state_in }, chacun rapporte { $factor ->
    [one] une voix
   *[other] { $factor } voix
 }.
guide-try-no-meetings = Retenez-vous : vos facteurs sont bas partout, et l’argent se garde.
guide-try-poll = L’offre la plus basse { $state_in }. Des adhérents ou des tendances le valent bien.
guide-try-no-poll = Retirez-vous : cela devient cher.
guide-try-publish = Il vous fait monter, ou fait baisser les autres.
guide-try-shelve = Rien n’y sert vos affaires. Gardez-le secret et gagnez des adhérents.
guide-try-later = Ne convertissez rien : l’élection s’en charge, et à égalité le dernier venu est au-dessus.
guide-try-wait = Attendez : le facteur est bas et peut encore monter.
guide-try-convert = Le facteur { $state_in } est de { $factor }. Prenez les voix tant qu’il dure.
guide-try-move = Un marqueur y vaut { $points } points à la fin.
guide-try-carry = Vous la défendez vous-même : elle vous apportera adhérents et points.
guide-try-no-carry = Passez : aucune n’est la vôtre.
guide-try-push = Remplacez ce qui n’est pas à vous.
guide-try-gift = { $money } tout de suite, { $dice ->
    [0] sans aucun risque
    [one] pour un dé de risque
   *[other] pour { $dice } dés de risque
 }.

## Ce qui a changé

guide-figure-money = Argent
guide-figure-members = Adhérents
guide-figure-seats = Sièges
guide-figure-votes = Voix { $state_in }
guide-figure-meetings = Meetings { $state_in }
guide-figure-trend = Tendance { $state_in }
guide-figure-media = Médias { $state_in }
guide-figure-factor = Facteur { $state_in }
guide-figure-national-media = Médias nationaux
