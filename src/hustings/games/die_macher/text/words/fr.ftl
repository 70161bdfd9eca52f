# Die Macher en français. À côté d’une chose viennent les attributs de son nom : $state_in, $party_number.

## Auxiliaires

has = { $party_number ->
    [many] ont
   *[one] a
 }
signed = { $sign ->
    [plus] +{ $size }
    [minus] −{ $size }
   *[zero] 0
 }
just-party = { $party }
just-state = { $state }
just-card = { $card }

## Partis : nom court pour les phrases, nom complet, lettre sur le plateau

party-1997-black = CDU
    .dative = CDU
    .full = CDU
    .letter = C
    .number = one
party-1997-red = SPD
    .dative = SPD
    .full = SPD
    .letter = S
    .number = one
party-1997-yellow = FDP
    .dative = FDP
    .full = FDP
    .letter = F
    .number = one
party-1997-green = Grüne
    .dative = Grüne
    .full = Die Grünen
    .letter = G
    .number = many
party-1997-blue = PDS
    .dative = PDS
    .full = PDS
    .letter = P
    .number = one
party-2006-black = CDU
    .dative = CDU
    .full = CDU
    .letter = C
    .number = one
party-2006-red = SPD
    .dative = SPD
    .full = SPD
    .letter = S
    .number = one
party-2006-yellow = FDP
    .dative = FDP
    .full = FDP
    .letter = F
    .number = one
party-2006-green = Grüne
    .dative = Grüne
    .full = Die Grünen
    .letter = G
    .number = many
party-2006-blue = Linke
    .dative = Linke
    .full = Die Linkspartei
    .letter = L
    .number = one
party-none = place { $seat }
    .dative = place { $seat }
    .full = place vide { $seat }
    .letter = ?
    .number = one

## Les Länder gardent leur nom allemand, comme sur les plateaux

land-nordrhein-westfalen = Nordrhein-Westfalen
    .in = en Rhénanie-du-Nord-Westphalie
land-bayern = Bayern
    .in = en Bavière
land-baden-wuerttemberg = Baden-Württemberg
    .in = dans le Bade-Wurtemberg
land-niedersachsen = Niedersachsen
    .in = en Basse-Saxe
land-hessen = Hessen
    .in = en Hesse
land-sachsen = Sachsen
    .in = en Saxe
land-rheinland-pfalz = Rheinland-Pfalz
    .in = en Rhénanie-Palatinat
land-berlin = Berlin
    .in = à Berlin
land-sachsen-anhalt = Sachsen-Anhalt
    .in = en Saxe-Anhalt
land-schleswig-holstein = Schleswig-Holstein
    .in = dans le Schleswig-Holstein
land-brandenburg = Brandenburg
    .in = dans le Brandebourg
land-thueringen = Thüringen
    .in = en Thuringe
land-mecklenburg-vorpommern = Mecklenburg-Vorpommern
    .in = dans le Mecklembourg-Poméranie
land-hamburg = Hamburg
    .in = à Hambourg
land-saarland = Saarland
    .in = en Sarre
land-bremen = Bremen
    .in = à Brême
land-none = Land { $place }
    .in = dans le Land { $place }

## Thèmes et positions

card = { $issue } ({ $stance })
issue-precautions-against-terrorism = lutte contre le terrorisme
issue-genetic-engineering = génie génétique
issue-economic-redevelopment = relance économique
issue-taxes = impôts
issue-nuclear-energy = énergie nucléaire
issue-minimum-wage = salaire minimum
issue-welfare-system = protection sociale
issue-health-reform = réforme de la santé
issue-internal-security = sécurité intérieure
issue-spelling-reform = réforme de l’orthographe
issue-welfare-state = État-providence
issue-euro = euro
stance-yes = oui
stance-no = non
stance-for = pour
stance-against = contre
stance-more = plus
stance-less = moins
stance-now = maintenant
stance-later = plus tard

## Cartes de cabinet : en 1997 sous leur titre allemand

cabinet-1997-1 = Kanzlerkandidat (candidat à la chancellerie)
cabinet-1997-2 = Parteivorsitzender (président du parti)
cabinet-1997-3 = Fraktionsführer (chef de groupe)
cabinet-1997-4 = Außenminister (ministre des Affaires étrangères)
cabinet-1997-5 = Innenminister (ministre de l’Intérieur)
cabinet-1997-6 = Generalsekretär (secrétaire général)
cabinet-1997-7 = Hinterbänkler (simple député)
cabinet-2006-1 = Chancelier
cabinet-2006-2 = Président du Parlement
cabinet-2006-3 = Chef de groupe
cabinet-2006-4 = Ministre des Affaires étrangères
cabinet-2006-5 = Ministre de la Justice
cabinet-2006-6 = Ministre des Finances
cabinet-2006-7 = Simple député

## Phases et parties du décompte

phase-opening = Ouverture
phase-start-player = Premier joueur
phase-conference = Congrès du programme
phase-cabinet = Cabinet fantôme
phase-cabinet-actions = Actions du cabinet
phase-coalitions = Coalitions
phase-media = Médias
phase-media-control = Contrôle des médias
phase-meetings = Meetings
phase-polls = Sondages
phase-conversion = Conversion
phase-election = Élection
phase-spoils = Fruits de la victoire
phase-end-of-round = Fin de la manche
phase-contributions = Dons
phase-over = La fin
part-seats = sièges
part-national-media = médias nationaux
part-members = adhérents
part-members-bonus = bonus d’adhérents
part-opinions = opinion nationale
part-secured = opinions assurées

## Éléments de phrase

boon-trend = tendance { $change }
boon-votes = { $votes } voix
boon-meetings = { $cubes ->
    [one] { $cubes } meeting
   *[other] { $cubes } meetings
 }
gain-trend = tendance { $change } { $state_in }
gain-votes = { $votes } voix { $state_in }
gain-meetings = { $cubes ->
    [one] { $cubes } meeting
   *[other] { $cubes } meetings
 } { $state_in }
gain-media = { $markers ->
    [one] { $markers } marqueur média
   *[other] { $markers } marqueurs média
 } { $state_in }
gain-members = { $members ->
    [one] { $members } adhérent
   *[other] { $members } adhérents
 }
poll-entry = { $party } { $change }
trend-moved = { $party } { $change } (désormais { $change_now })
bid-of = { $party } { $money }
votes-of = { $party } { $votes }
members-of = { $party } { $members }
money-of = { $party } { $money }
part-of = { $part } { $points }
result-of = { $party } { $votes } voix ({ $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
 })
cabinet-in = { $cabinet } { $state_in }
cabinet-phone = { $cabinet } { $state_in } (avec une tuile de coalition)
cabinet-away = { $cabinet }
card-in = { $card } { $state_in }

## Options

option-bid = { $money ->
    [0] Ne rien offrir
   *[other] Offrir { $money }
 }
option-pass = Passer
option-opening-boons = { $boons }
option-opening-base = { $markers ->
    [0] Aucun marqueur média
    [one] { $markers } marqueur média
   *[other] { $markers } marqueurs média
 } et { $members ->
    [0] aucun adhérent
    [one] { $members } adhérent
   *[other] { $members } adhérents
 }
option-choose-state = { $state }
option-name-start = { $party } comme premier joueur
option-discard = Défausser { $card }
option-swap-platform = Remplacer { $card_old } par { $card }
option-place-cabinet = Placer « { $cabinet } » { $state_in } ({ $money })
option-cabinet-votes = { $votes ->
    [0] Gagner des voix
   *[other] Gagner { $votes } voix
 } { $state_in }
option-set-key = Faire de { $card } le thème clé { $state_in }
option-lift-key = Retirer la tuile de thème clé { $state_in }
option-oust = Remplacer un marqueur média de { $party } par l’un des vôtres { $state_in } ({ $money })
option-trend-up = Monter votre tendance { $state_in } : { $change }
option-trend-down = Baisser la tendance de { $party } { $state_in } : { $change }
option-force = Imposer une coalition à { $party }
option-propose = Proposer une coalition à { $party }
option-agree = Accepter
option-decline = Refuser
option-buy-media = Acheter un marqueur média { $state_in } ({ $money })
option-swap-opinion = Remplacer { $card_old } par { $card }
option-meet = { $cubes ->
    [0] Aucun meeting { $state_in }
    [one] { $cubes } meeting { $state_in } ({ $money })
   *[other] { $cubes } meetings { $state_in } ({ $money })
 }
option-shelve = Garder le sondage secret et lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 } pour des adhérents
option-publish = Publier : { $changes }
option-convert = { $cubes ->
    [0] Ne rien convertir
    [one] Convertir { $cubes } meeting : { $votes } voix
   *[other] Convertir { $cubes } meetings : { $votes } voix
 }
option-move-marker = Déplacer un marqueur média vers le plateau national ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
option-place-opinion = Placer { $card } sur le plateau national
option-push-out = Évincer { $card }
option-push-out-free = Prendre la case { $space }
option-accept = Accepter { $money } et lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 } : le plus haut coûte des adhérents
option-refuse = Refuser { $money } et lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 } : la somme rapporte des adhérents

pass-discarding = { $cards ->
    [0] Garder toutes les cartes cachées
    [one] Défausser la carte marquée et piocher
   *[other] Défausser les { $cards } cartes marquées et piocher
 }
pass-platform-swap = Laisser le programme tel quel
pass-placing = Ne placer personne ici
pass-cabinet-action = Ne rien faire
pass-coalition = Rester seul
pass-media-buying = Ne rien acheter maintenant
pass-opinion-swap = Laisser les opinions telles quelles
pass-poll-bid = Quitter cette enchère
pass-marker-move = Laisser le marqueur où il est
pass-opinion-placing = Ne placer aucune carte

## Questions

question-choose-boons = Ouverture scellée : quels trois avantages prenez-vous ?
question-place-boon = Ouverture scellée. Où va l’avantage { $place } sur { $gains }, { $boon } ?
question-choose-base = Ouverture scellée : combien de marqueurs média, combien d’adhérents ?
question-place-marker = Ouverture scellée : où va le marqueur média { $place } sur { $markers } ?
question-start-bid = Quelle offre scellez-vous pour désigner le premier joueur de la manche { $round } ? Vous avez { $money }.
question-second-bid = Vous êtes à égalité pour la plus haute offre : quelle est votre seconde offre, au moins { $money_least } ? Vous avez { $money }.
question-start-naming = Votre offre était la plus haute : qui commence la manche { $round } ?
question-discarding = Quelles cartes cachées défaussez-vous ? { $cards ->
    [0] Aucune n’est encore marquée.
    [one] Une carte est marquée.
   *[other] { $cards } cartes sont marquées.
 }
question-platform-swap = Remplacez-vous une carte ouverte du programme par une carte cachée ?
question-placing = Qui de votre cabinet fantôme placez-vous { $state_in }, face cachée ? Vous avez { $money } ; les cartes déjà posées coûteront { $money_laid }.
question-cabinet-action = Que doit faire « { $cabinet } » { $state_in } ?
question-coalition = Voulez-vous une coalition { $state_in } ?
question-answer = { $party } { $party_number ->
    [many] proposent
   *[one] propose
 } une coalition { $state_in }, avec { $common } cartes en commun. Acceptez-vous ?
question-media-buying = Achetez-vous un marqueur média pour { $money_price } ? Vous avez { $money } et encore { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
 }.
question-opinion-swap = Vous contrôlez les médias { $state_in } : échangez-vous une opinion avec le marché ?
question-opinion-swap-majority = Vous avez la majorité absolue { $state_in } : échangez-vous une opinion avec le marché ?
question-meetings = Combien de meetings tenez-vous { $state_in }, à { $money_price } chacun ? Vous avez { $money } et, jusqu’ici, { $cubes ->
    [0] aucun meeting
    [one] { $cubes } meeting
   *[other] { $cubes } meetings
 } sur place.
question-poll-bid-first = Un sondage { $state_in } est aux enchères et personne n’a offert. Qu’offrez-vous ? Vous avez { $money }.
question-poll-bid = Un sondage { $state_in } est aux enchères ; { $party } { has } offert { $money_price }. Qu’offrez-vous ? Vous avez { $money }.
question-poll-use = Votre sondage { $state_in } dit : { $changes }. Publiez-vous un ou deux de ces changements, ou le gardez-vous secret ?
question-converting = Combien de vos { $cubes } meetings { $state_in } convertissez-vous en voix ? Le facteur est { $change_factor }.
question-marker-move = Voulez-vous déplacer vers le plateau national un marqueur média qui se trouve { $state_in }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ?
question-opinion-placing = Quelle opinion exprimée { $state_in } placez-vous sur le plateau national ? { $cards ->
    [one] Vous pouvez placer une carte.
   *[other] Vous pouvez placer { $cards } cartes.
 }
question-opinion-space = Il n’y a plus de case libre pour { $card } : quelle opinion nationale est évincée ?
question-contribution = Un don après la manche { $round } : quelle carte jouez-vous ? Acceptez-vous ou refusez-vous ce don ?

## Refus

refusal-too-dear = Le parti n’a pas autant d’argent.
refusal-below-first-bid = Une seconde offre ne peut pas être inférieure à la première.
refusal-too-low = Une offre doit dépasser la précédente.
refusal-no-such-party = Ce parti n’est pas à la table.
refusal-not-in-hand = Vous n’avez pas cette carte en main.
refusal-already-marked = Toutes les cartes de ce genre dans votre main sont déjà marquées pour la défausse.
refusal-not-open = Vous n’avez pas de carte ouverte sur ce thème.
refusal-issue-twice = Les cartes ouvertes doivent porter sur des thèmes différents.
refusal-imposed = Votre parti ne peut afficher ce thème qu’avec la position imposée.
refusal-cabinet-gone = Cette carte de cabinet n’est plus en jeu.
refusal-cabinet-laid = Cette carte de cabinet se trouve déjà dans un autre Land.
refusal-not-on-card = Cette carte de cabinet n’offre pas cette action.
refusal-no-effect = Rien ne changerait.
refusal-key-there = Le Land a déjà une tuile de thème clé.
refusal-no-key-there = Le Land n’a pas de tuile de thème clé.
refusal-no-opinion-there = Le Land n’a pas de carte d’opinion ouverte sur ce thème.
refusal-own-party = Il faut que ce soit un autre parti.
refusal-no-marker-there = Ce parti n’a pas de marqueur média dans le Land.
refusal-no-marker-left = Vous n’avez plus de marqueur média en réserve.
refusal-no-partner = Ce parti n’a pas de tuile de coalition ici, ou il est déjà dans une coalition.
refusal-too-little-in-common = Les deux programmes ont trop peu de cartes en commun.
refusal-too-little-to-force = On ne peut imposer une coalition qu’avec trois cartes en commun.
refusal-force-instead = Avec trois cartes en commun, inutile de demander : vous pouvez imposer la coalition.
refusal-already-proposed = Vous avez déjà sollicité ce parti pendant ce tour.
refusal-no-media-space = Le Land n’a plus de case média libre.
refusal-under-key = Cette carte d’opinion est sous la tuile de thème clé.
refusal-not-in-pool = Le marché d’échange n’a pas cette carte.
refusal-identical = La nouvelle carte doit différer de celle qu’elle remplace.
refusal-too-many-meetings = Un Land ne peut pas avoir autant de meetings en une manche.
refusal-no-meeting-space = Vous n’avez pas autant de cases de meeting libres dans le Land.
refusal-no-cubes = Vous n’avez pas autant de cubes de meeting en réserve.
refusal-no-entry = Le sondage ne dit rien de ce parti.
refusal-protected = Un parti qui contrôle les médias ici ne peut pas être baissé.
refusal-too-many-changes = Un sondage ne peut pas publier autant de changements.
refusal-not-so-many-cubes = Vous n’avez pas autant de meetings dans le Land.
refusal-all-secured = Toutes les opinions nationales sont assurées : il n’y a pas de place pour un nouveau thème.
refusal-secured = Une opinion assurée ne peut pas être évincée.
refusal-contribution-used = Vous avez déjà utilisé cette carte de don.
refusal-not-this-state = La question porte sur un autre Land.
refusal-no-key-left = Il ne reste plus de tuile de thème clé.

## Le récit : titres

story-round = Manche { $round } : on vote { $state_in }
story-phase = { $phase }

## Le récit : mise en place et ouverture

story-setup-states = Les élections se suivent dans cet ordre : { $states }.
story-setup-opinions = Opinions { $state_in } : { $cards } ; { $hidden ->
    [0] aucune n’est cachée
    [one] une autre est cachée
   *[other] { $hidden } autres sont cachées
 }.
story-setup-pool = Au marché d’échange : { $cards }.
story-setup-platform = { $party } { $party_number ->
    [many] défendent
   *[one] défend
 } : { $cards }.
story-own-hand = Cartes cachées : { $cards }.
story-own-boons = { $party } { has } choisi pour l’ouverture : { $boons }.
story-own-boon-placed = { $party } { has } placé { $state_in } : { $boon }.
story-own-base = { $party } { has } choisi { $markers ->
    [0] zéro marqueur média
    [one] { $markers } marqueur média
   *[other] { $markers } marqueurs média
 } et { $members ->
    [0] zéro adhérent
    [one] { $members } adhérent
   *[other] { $members } adhérents
 }.
story-own-marker-placed = { $party } { has } placé un marqueur média { $state_in }.
story-opening-sealed = { $party } { has } scellé l’ouverture.
story-opened = { $party } { has } ouvert avec : { $gains }.

## Le récit : premier joueur

story-own-bid = { $party } { has } scellé une offre de { $money }.
story-bid-sealed = { $party } { has } scellé une offre.
story-bids = Les offres : { $bids }.
story-bids-tied = { $parties } sont à égalité et offrent de nouveau.
story-start-won = { $party } { has } offert le plus, { $party_number ->
    [many] paient
   *[one] paie
 } { $money } et { $party_number ->
    [many] désignent
   *[one] désigne
 } le premier joueur.
story-start-rolled = Les offres sont égales ; { $party } { has } gagné aux dés, { $party_number ->
    [many] paient
   *[one] paie
 } { $money } et { $party_number ->
    [many] désignent
   *[one] désigne
 } le premier joueur.
story-start-named = { $party } { has } désigné { $party_2 } comme premier joueur.
story-start-self = { $party } { has } choisi de commencer.

## Le récit : congrès du programme

story-own-marked = { $party } { has } marqué { $card } pour la défausse.
story-discarded = { $party } { has } défaussé { $cards }.
story-discarded-none = { $party } { has } gardé les cartes cachées.
story-drew = { $party } { has } pioché { $cards ->
    [one] une carte cachée
   *[other] { $cards } cartes cachées
 }.
story-own-drew = { $party } { has } pioché { $cards }.
story-platform-shuffled = La défausse des programmes a été mélangée en une nouvelle pioche.
story-platform-swapped = { $party } { has } remplacé { $card_old } par { $card }.
story-platform-kept = { $party } { has } laissé le programme tel quel.

## Le récit : cabinet fantôme

story-own-cabinet = { $party } { has } placé « { $cabinet } » { $state_in }, face cachée.
story-cabinet-down = { $party } { has } placé une carte de cabinet face cachée { $state_in }.
story-cabinet-none = { $party } n’{ has } placé personne { $state_in }.
story-cabinet-up = { $party } { has } envoyé : { $cards }. Coût : { $money }.
story-cabinet-empty = Personne n’a joué de carte du cabinet fantôme.
story-action-none = { $party } : « { $cabinet } » n’a rien fait { $state_in }.
story-action-votes = { $party } : « { $cabinet } » a gagné { $votes } voix { $state_in } (désormais { $votes_total }).
story-action-key = { $party } : « { $cabinet } » a fait de { $card } le thème clé { $state_in }.
story-action-key-lifted = { $party } : « { $cabinet } » a retiré la tuile de thème clé de { $card } { $state_in }.
story-action-oust = { $party } : « { $cabinet } » a remplacé un marqueur média de { $party_2 } { $state_in }. { $party } { has } payé { $money }, dont { $money_2 } à { $party_2 }.
story-action-up = { $party } : « { $cabinet } » a monté la tendance du parti { $state_in } à { $change_now }.
story-action-down = { $party } : « { $cabinet } » a baissé la tendance de { $party_2 } { $state_in } à { $change_now }.

## Le récit : coalitions

story-coalition-none = { $party } { has } renoncé à toute coalition { $state_in }.
story-coalition-forced = { $party } { has } imposé une coalition à { $party_2 } { $state_in }, avec { $common } cartes en commun.
story-coalition-proposed = { $party } { has } proposé une coalition { $state_in } à { $party_2 }, avec { $common } cartes en commun.
story-coalition-agreed = { $party } { has } accepté : coalition avec { $party_2 } { $state_in }, avec { $common } cartes en commun.
story-coalition-declined = { $party } { has } refusé la proposition de { $party_2 }.

## Le récit : médias et meetings

story-media-bought = { $party } { has } acheté un marqueur média { $state_in } pour { $money } (désormais { $markers }).
story-media-bought-control = { $party } { has } acheté un marqueur média { $state_in } pour { $money } (désormais { $markers }) et y { $party_number ->
    [many] contrôlent
   *[one] contrôle
 } les médias.
story-media-bought-tied = { $party } { has } acheté un marqueur média { $state_in } pour { $money } (désormais { $markers }) ; plus personne n’y contrôle les médias.
story-media-none = { $party } n’{ has } pas acheté de marqueur média.
story-opinion-swapped = { $party } { has } remplacé { $card_old } par { $card } { $state_in }.
story-opinion-kept = { $party } { has } laissé les opinions { $state_in } telles quelles.
story-meetings = { $party } { has } tenu { $cubes ->
    [one] { $cubes } meeting
   *[other] { $cubes } meetings
 } { $state_in } pour { $money }.
story-meetings-none = { $party } n’{ has } tenu aucun meeting { $state_in }.

## Le récit : sondages

story-polls-shuffled = Tous les sondages ont été mélangés en une nouvelle pioche.
story-poll-bid = { $party } { has } offert { $money } pour le sondage { $state_in }.
story-poll-passed = { $party } { has } quitté l’enchère { $state_in }.
story-polls-unsold = Sondages dont personne n’a voulu : { $states }.
story-poll-won = { $party } { has } remporté le sondage { $state_in } pour { $money }.
story-own-poll = On y lit : { $changes }.
story-poll-published = { $party } { has } publié le sondage { $state_in } : { $changes }.
story-poll-shelved = { $party } { has } gardé secret le sondage { $state_in } et gagné { $members ->
    [0] zéro adhérent
    [one] { $members } adhérent
   *[other] { $members } adhérents
 }.

## Le récit : les voix et l’élection

story-converted = { $party } { has } converti { $cubes ->
    [one] { $cubes } meeting
   *[other] { $cubes } meetings
 } { $state_in } en { $votes } voix (désormais { $votes_total }).
story-converted-none = { $party } n’{ has } rien converti { $state_in }.
story-last-meetings = Les derniers meetings { $state_in } apportent des voix : { $gains }.
story-election = On a voté { $state_in } : { $results }.
story-won-clear = { $party } { has } gagné nettement { $state_in }.
story-won-narrow = { $party } { has } gagné de justesse { $state_in }.
story-won-coalition = { $party } et { $party_2 } ont gagné { $state_in } en coalition.
story-won-nobody = Personne n’a gagné { $state_in } : il n’y a pas eu de voix.
story-marker-moved = { $party } { has } déplacé vers le plateau national un marqueur média placé { $state_in }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
story-marker-kept = { $party } { has } laissé ses marqueurs média { $state_in }.
story-opinions-none = { $party } { has } renoncé à placer d’autres opinions exprimées { $state_in }.
story-national-new = { $party } { has } fait de { $card } une opinion nationale (case { $space }).
story-national-secured = { $party } { has } assuré l’opinion nationale { $card } (case { $space }).
story-national-turned = { $party } { has } retourné l’opinion nationale de { $card_old } à { $card } (case { $space }).
story-national-full = { $party } { has } placé { $card } sur le plateau national, où une autre opinion doit céder la place.
story-national-pushed = { $party } { has } mis { $card } à la place de { $card_old } sur le plateau national (case { $space }).

## Le récit : la fin d’une manche

story-recruited = L’opinion nationale attire des adhérents : { $gains }.
story-paid = Argent pour les sièges : { $gains }.
story-paid-dues = Argent pour les sièges et les adhérents : { $gains }.
story-new-state = Nouveau dernier de la file : { $state }, avec { $cards }.
story-turned-up = Opinions retournées : { $cards }.
story-gift-accepted = { $party } { has } accepté un don de { $money }.
story-own-gift-refused = { $party } { has } refusé un don de { $money }, face cachée.
story-gift-refused = { $party } { has } refusé un don, face cachée.
story-gift-taken = { $party } { has } reçu { $money } et perdu { $members ->
    [0] zéro adhérent
    [one] { $members } adhérent
   *[other] { $members } adhérents
 }.
story-gift-shown = { $party } { has } refusé { $money } et gagné { $members ->
    [0] zéro adhérent
    [one] { $members } adhérent
   *[other] { $members } adhérents
 }.
story-gift-shown-largest = { $party } { has } refusé { $money }, plus que tous les autres, et gagné { $members ->
    [0] zéro adhérent
    [one] { $members } adhérent
   *[other] { $members } adhérents
 }.

## Le récit : la fin

story-score = { $party } { has } { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $parts }.
story-winner = { $party } { has } gagné la partie.
story-winners = { $parties } ont gagné la partie ensemble.

## Promesses

promise-coalition = Une coalition { $state_in }
promise-coalition-ask = { $state } : avec moi ?
promise-coalition-offered = { $party } { has } offert à { $party_2 } une coalition { $state_in }.
promise-coalition-agreed = { $party_2 } { $party_2_number ->
    [many] ont
   *[one] a
 } promis à { $party } une coalition { $state_in }.
promise-coalition-declined = { $party_2 } ne { $party_2_number ->
    [many] veulent
   *[one] veut
 } pas de coalition avec { $party } { $state_in }.
promise-coalition-withdrawn = { $party } { has } retiré son offre à { $party_2 } : pas de coalition { $state_in }.
promise-coalition-lapsed = { $party } et { $party_2 } ont parlé d’une coalition { $state_in } ; il n’en est rien sorti.
promise-coalition-kept-both = { $party } et { $party_2 } ont tenu parole : les voilà en coalition { $state_in }.
promise-coalition-kept = { $party } { has } tenu parole envers { $party_2 } : ce n’est pas de ce côté que la coalition { $state_in } a échoué.
promise-coalition-broken = { $party } { has } manqué à sa parole envers { $party_2 } : pas de coalition { $state_in }.
promise-coalition-prevented = { $party } { has } voulu tenir la coalition promise à { $party_2 } { $state_in }, mais elle n’a pas pu se faire.
