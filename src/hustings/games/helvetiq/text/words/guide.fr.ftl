# Les premiers tours accompagnés.

guide-turn-title = Votre tour
guide-turn = Deux voies s’offrent à vous. Obtenir des cartes : le marqueur de temps avance et le dé dit combien vous en piochez. Ou jouer des cartes : faire entrer et monter des pions, appliquer des lois, en changer, tant que vous pouvez payer.
guide-election-title = Être élu
guide-election = Un pion suit des escaliers. Vous payez leur nombre en cartes voix, et { $surcharge } de plus pour chaque pion adverse sur place. Une carte de votre couleur compte { $own }. Plus la case est haute, plus elle vaut de points à la fin.
guide-law-title = Appliquer une loi
guide-law = Un pion au judiciaire est un juge : montrez une carte de la couleur d’une loi de son niveau et montez l’échelle. Cinq couleurs sous votre aide rapportent { $five } points de plus.
guide-change-title = Changer des lois
guide-change = Les lois de votre couleur sont des points à la fin. Dans un législatif, vous pouvez en proposer : si un RÉFÉRENDUM est retourné, le peuple vote. Ailleurs, une initiative le permet, et le peuple vote toujours.
guide-vote = Chacun met en secret une ou deux cartes dans l’urne. Plus de OUI que de NON, et les lois changent. Toutes les autres cartes sont blanches. Qui vote pioche une carte.
guide-special-title = Cartes spéciales
guide-special = Une carte spéciale sert une fois : un effet, ou un joker pour une carte voix de n’importe quelle couleur. Celles au cadre rouge rapportent des points.
guide-finish-title = La fin
guide-finish = La partie finit au tiroir { $drawers }, ou quand le Conseil fédéral est plein. Alors pions et lois comptent, et un pion du conseil est président : { $president } points.
guide-end = Vous avez tout rencontré. Continuez à votre guise : les cartes sont des moyens, les cases et les lois des points.

guide-look-time = Le marqueur de temps : obtenir le fait avancer
guide-look-buildings = Neuf cases : trois pouvoirs sur trois niveaux
guide-look-cards = Vos cartes : couleur et mot
guide-look-ask = Ici vous choisissez et envoyez
guide-look-stairs = Les escaliers et leur prix
guide-look-laws = Trois lois à chaque niveau
guide-look-beside = Les lois à côté du plateau
guide-look-box = L’urne et le dernier dépouillement
guide-look-special = Vos cartes spéciales
guide-look-points = Les points, et avec le plateau tel qu’il est

guide-try-any = N’importe laquelle convient.
guide-try-apply = Un point pour une carte.
guide-try-elect = C’est dans vos moyens, et cela mène plus loin.
guide-try-obtain = D’abord plus de cartes : vous ferez plus d’un coup.
guide-try-stop = Terminez le tour et gardez le reste.
guide-try-pay = Cette carte sert le moins autrement.
guide-try-name = Une loi de votre couleur vaut des points à la fin.
guide-try-enough = Cela suffit pour l’instant.
guide-try-yes = Le changement vous aide.
guide-try-no = Le changement vous nuit.
guide-try-blank = Cela ne vous concerne pas : gardez OUI et NON pour plus tard.
guide-try-one-ballot = Un bulletin suffit.

guide-figure-points = Points acquis
guide-figure-cards = Cartes voix
guide-figure-pawns = Pions sur le plateau
guide-figure-drawer = Temps
