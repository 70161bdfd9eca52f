# Le jeu politique d’Helvetiq en français. À côté d’une chose viennent les attributs de son nom : $square_to, $colour_law. Les
# règles, ainsi que les noms et les textes des cartes spéciales, sont dans rules.fr.ftl.

## Aides

just-party = { $party }
just-colour = { $colour }
colour-times = { $times } × { $colour }
just-card = { $card }
just-special = { $special }
card-times = { $times } × { $card }
cards-of = { $party } { $cards }
part-of = { $part } { $points }
as-joker = { $special } comme joker

## Les joueurs portent le nom de leur couleur ; la forme courte est pour le plateau

party-red = Rouge
    .short = Ro
    .letter = R
party-green = Vert
    .short = Ve
    .letter = V
party-blue = Bleu
    .short = Bl
    .letter = B
party-yellow = Jaune
    .short = Ja
    .letter = J
party-none = place { $place }
    .short = ?
    .letter = ?

## Couleurs des lois et des cartes

colour-red = rouge
    .law = loi rouge
    .short = Ro
colour-green = vert
    .law = loi verte
    .short = Ve
colour-blue = bleu
    .law = loi bleue
    .short = Bl
colour-yellow = jaune
    .law = loi jaune
    .short = Ja
colour-grey = gris
    .law = loi grise
    .short = Gr

## Cartes voix

card = { $face } ({ $colour })
face-yes = OUI
face-no = NON
face-blank = BLANC
face-initiative = INITIATIVE
face-referendum = RÉFÉRENDUM

## Niveaux et cases

level-commune = commune
    .in = dans la commune
level-canton = canton
    .in = dans le canton
level-confederation = Confédération
    .in = dans la Confédération
square-J1 = le judiciaire communal
    .to = au judiciaire communal
    .from = du judiciaire communal
square-L1 = le législatif communal
    .to = au législatif communal
    .from = du législatif communal
square-E1 = l’exécutif communal
    .to = à l’exécutif communal
    .from = de l’exécutif communal
square-J2 = le judiciaire cantonal
    .to = au judiciaire cantonal
    .from = du judiciaire cantonal
square-L2 = le législatif cantonal
    .to = au législatif cantonal
    .from = du législatif cantonal
square-E2 = l’exécutif cantonal
    .to = à l’exécutif cantonal
    .from = de l’exécutif cantonal
square-J3 = le judiciaire fédéral
    .to = au judiciaire fédéral
    .from = du judiciaire fédéral
square-L3 = le législatif fédéral
    .to = au législatif fédéral
    .from = du législatif fédéral
square-E3 = le Conseil fédéral
    .to = au Conseil fédéral
    .from = du Conseil fédéral

## Phases et parties du score

phase-turns = Tour { $turn }
phase-vote = Votation populaire
phase-last-actions = Dernières actions
phase-over = La fin
part-applied-laws = lois appliquées
part-five-colours = cinq couleurs
part-red-cards = cartes rouges
part-pawns = pions
part-laws = lois
part-president = présidence
part-end-cards = cartes de la fin

## Options

option-pass = Passer
option-apply = Appliquer une { $colour_law } { $level_in } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })
option-obtain = Obtenir des cartes : { $least } à { $most } ; le marqueur de temps va au tiroir { $drawer }{ $mark ->
    [open] , qui est ouvert : une carte spéciale pour chacun
    [last] , le dernier : la fin
   *[closed] { "" }
 }
option-enter = Faire entrer un pion { $square_to }
option-enter-for = Faire entrer un pion { $square_to } : { $price ->
    [0] gratuit
    [one] { $price } carte
   *[other] { $price } cartes
 }
option-move = Être élu { $square_to }, en venant { $square_old_from }
option-move-for = Être élu { $square_to }, en venant { $square_old_from } : { $price ->
    [0] gratuit
    [one] { $price } carte
   *[other] { $price } cartes
 }
option-propose = Proposer des lois { $level_in } pour une carte (actuellement { $laws })
option-initiative = Lancer une initiative { $level_in } pour { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } INITIATIVE (actuellement { $laws })
option-play = Jouer « { $special } » : { $text }
option-play-red = Jouer « { $special } » : { $text } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 } maintenant)
option-pay = Payer { $card }{ $counts ->
    [1] { "" }
   *[other] , qui compte pour { $counts }
 }
option-discard = Défausser { $card }
option-lay = Glisser { $card } sous l’aide de jeu
option-joker = Utiliser « { $special } » comme joker
option-joker-pay = Payer « { $special } » comme joker, qui compte pour { $counts }
option-replace = Remplacer une { $colour_law } par une { $colour_new_law }
option-choose-level = Choisir le niveau { $level } ({ $laws })
option-exchange = Échanger une { $colour_law } { $level_in } contre une { $colour_2_law } { $level_2_in }
option-choose-seat = Regarder la main de { $party } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 })
option-demote = Faire descendre un pion de { $party } { $square_from } { $square_new_to }
option-take = Prendre { $card }
option-ballot = Mettre { $card } dans l’urne
option-ballot-blank = Mettre { $card } dans l’urne (ni OUI ni NON)

pass-turn = Finir le tour
pass-last-action = Renoncer à la dernière action
pass-naming = Ne plus nommer de loi
pass-second-ballot = En rester à un bulletin

## Questions

question-turn = À vous : obtenir des cartes, ou en jouer ? Vous avez { $cards ->
    [one] { $cards } carte voix
   *[other] { $cards } cartes voix
 } et { $specials ->
    [one] { $specials } carte spéciale
   *[other] { $specials } cartes spéciales
 }.
question-turn-more = Que faites-vous encore pendant ce tour ? Vous avez { $cards ->
    [one] { $cards } carte voix
   *[other] { $cards } cartes voix
 } et { $specials ->
    [one] { $specials } carte spéciale
   *[other] { $specials } cartes spéciales
 }.
question-last-action = La fin est venue : quelle est votre seule et dernière action ? Vous avez { $cards ->
    [one] { $cards } carte voix
   *[other] { $cards } cartes voix
 } et { $specials ->
    [one] { $specials } carte spéciale
   *[other] { $specials } cartes spéciales
 }.
question-paying-election = Élection { $square_to } : encore { $due } à payer. Quelle carte payez-vous ? Votre couleur compte pour { $counts }, on ne rend pas la monnaie.
question-paying-proposal = Une proposition { $level_in } : quelle carte défaussez-vous pour elle ?
question-paying-initiative = Une initiative { $level_in } : quelle carte INITIATIVE défaussez-vous ? { $due ->
    [one] Il en faut une.
   *[other] Il en faut { $due }.
 }
question-laying = On applique une { $colour_law } { $level_in } : quelle carte posez-vous ?
question-naming = Quelle loi faut-il remplacer { $level_in }, et par laquelle ? Vous pouvez nommer { $replacements ->
    [one] un remplacement
   *[other] jusqu’à { $replacements } remplacements
 }.
question-naming-more = Quelle loi faut-il encore remplacer { $level_in } ? Sortent : { $going } ; entrent : { $coming }. { $replacements ->
    [one] Un de plus est possible.
   *[other] Jusqu’à { $replacements } de plus sont possibles.
 }
question-level-choice = { $special } : à quel niveau ? « { $text } »
question-tacit-election = Une élection qui ne coûte rien : laquelle ?
question-exchanging = Quelles deux lois changent de place ?
question-seat-choice = De qui regardez-vous la main ?
question-taking = { $party } a { $cards }. Quelle carte prenez-vous ? { $left ->
    [one] Vous en prenez une.
   *[other] Vous en prenez { $left }.
 }
question-demoting = De qui un pion descend-il dans la commune ?
question-first-ballot = Votation populaire secrète : { $party } veut changer des lois { $level_in }. Sortent : { $going } ; entrent : { $coming }.{ $yes ->
    [0] { "" }
    [one] {" "}Un OUI est déjà acquis.
   *[other] {" "}{ $yes } OUI sont déjà acquis.
 } Quelle carte mettez-vous dans l’urne ?
question-second-ballot = Vous avez mis dans l’urne : { $card }. Ajoutez-vous un second bulletin ?

## Refus

refusal-must-act = Il faut obtenir des cartes ou faire au moins une chose.
refusal-already-playing = Vous avez commencé à jouer des cartes : vous ne pouvez plus en obtenir pendant ce tour.
refusal-not-an-action = Obtenir des cartes n’est pas une action, donc pas non plus la dernière.
refusal-no-pawn-left = Tous vos pions sont déjà sur le plateau.
refusal-no-pawn-there = Il n’y a pas de tel pion sur la case de départ.
refusal-no-stairs = Aucun escalier ne relie ces deux cases.
refusal-no-chair = Aucune chaise n’est libre sur cette case de l’exécutif.
refusal-arrow = La flèche exige un pion sur une autre case, et vous n’en avez pas là.
refusal-too-dear = Vous ne pouvez pas payer cette élection.
refusal-not-tacit = Une élection tacite mène à une case de la commune ou du canton.
refusal-no-judge = Vous n’y avez pas de juge qui puisse encore appliquer une loi pendant ce tour.
refusal-no-law = Il n’y a pas là de loi de cette couleur, ou elle est déjà appliquée ou nommée.
refusal-no-card-of-colour = Vous n’avez ni carte voix de cette couleur ni joker.
refusal-not-in-hand = Il n’y a pas de telle carte voix dans la main.
refusal-not-held = Vous n’avez pas cette carte spéciale.
refusal-not-in-legislature = Vous n’avez pas de pion dans ce législatif.
refusal-no-card = Vous n’avez aucune carte à défausser pour une proposition.
refusal-laws-at-rest = La pause d’un autre joueur laisse les lois de ce niveau telles quelles.
refusal-cannot-change = Aucune loi n’y peut être remplacée par une de celles à côté du plateau.
refusal-already-launched = Vous avez déjà lancé une initiative à ce niveau pendant ce tour.
refusal-no-initiative-cards = Vous avez trop peu de cartes INITIATIVE.
refusal-no-initiative-card = Seule une carte INITIATIVE paie une initiative, et un joker n’en est pas une.
refusal-no-change = Un remplacement doit changer quelque chose.
refusal-not-beside = Il n’y a plus de loi de cette couleur à côté du plateau.
refusal-three-alike = Une case n’a jamais trois lois d’une même couleur.
refusal-must-name = Il faut nommer au moins un remplacement.
refusal-must-pay = Ce que vous avez commencé doit être payé.
refusal-at-the-end = Cette carte se garde jusqu’à la fin ; elle compte alors d’elle-même.
refusal-nobody-has-cards = Aucun adversaire n’a de carte voix.
refusal-no-election = Aucune élection à une case de la commune ou du canton n’est possible.
refusal-no-level = Il n’y a pas de niveau où la carte pourrait changer des lois.
refusal-no-exchange = Il n’y a pas deux lois qui puissent changer de place.
refusal-no-such-seat = Ce joueur n’est pas à la table.
refusal-own-seat = Il faut que ce soit un autre joueur.
refusal-no-cards-there = Ce joueur n’a pas de carte voix.
refusal-nobody-to-move = Aucun pion adverse ne peut descendre.
refusal-must-vote = Vous avez des cartes voix : il faut en mettre une ou deux dans l’urne.
refusal-not-the-confederation = Cette carte change une loi de la commune ou du canton.
refusal-wrong-colour = La carte doit avoir la couleur de la loi.
refusal-must-choose = L’effet que vous avez commencé doit être mené à bien.

## Le récit : titres

story-round = { $turn ->
    [0] Dernière action : { $party }
   *[other] Tour { $turn } : { $party } (tiroir { $drawer } sur { $drawers })
 }
story-phase = { $phase }

## Le récit : mise en place

story-setup-laws = Lois { $level_in } : { $laws }.
story-setup-cubes = { $cubes ->
    [one] Un cube neutre prend une chaise
   *[other] { $cubes } cubes neutres prennent des chaises
 } au Conseil fédéral.
story-setup-first = Retournées : { $cards }. { $party } commence.
story-setup-hands = Cartes voix piochées : { $hands }.
story-own-hand = Cartes voix : { $cards }.
story-own-special = Carte spéciale « { $special } » : { $text }

## Le récit : un tour

story-turn-ended = { $party } finit son tour.
story-action-none = { $party } renonce à la dernière action.
story-obtained = { $party } obtient des cartes ; le marqueur de temps va au tiroir { $drawer }{ $mark ->
    [open] , qui est ouvert.
    [last] , le dernier.
   *[closed] .
 }
story-marker = Le marqueur de temps va au tiroir { $drawer }{ $mark ->
    [open] , qui est ouvert.
    [last] , le dernier.
   *[closed] .
 }
story-specials = Une carte spéciale va à { $parties }.
story-specials-shuffled = Les cartes spéciales défaussées sont mélangées en une nouvelle pioche.
story-shuffled = Les cartes défaussées sont mélangées en une nouvelle pioche.
story-drew = { $party } { $cards ->
    [0] ne trouve plus de carte voix à piocher
    [one] pioche { $cards } carte voix
   *[other] pioche { $cards } cartes voix
 }.
story-own-drew = Pioché : { $cards }.
story-standing = { $party } se présente { $square_to } : { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
 } à payer.
story-paid = { $party } paie { $payment } pour l’élection { $square_to }.
story-entered = { $party } a fait entrer un pion { $square_to }.
story-elected = { $party } a été élu { $square_to }, en venant { $square_old_from }.
story-applying = { $party } applique une { $colour_law } { $level_in }.
story-applied = { $party } a appliqué une { $colour_law } { $level_in } avec { $payment } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
story-five-colours = { $party } a cinq couleurs sous l’aide de jeu : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ; les cinq cartes sont défaussées.

## Le récit : les lois

story-proposing = { $party } veut proposer des lois { $level_in }.
story-launching = { $party } veut lancer une initiative { $level_in }.
story-paid-proposal = { $party } défausse { $payment } pour une proposition { $level_in }.
story-paid-initiative = { $party } défausse { $payment } pour une initiative { $level_in }.
story-level-chosen = { $special } : { $party } choisit le niveau { $level }.
story-named = { $party } nomme une { $colour_law }, à remplacer par une { $colour_new_law }.
story-proposed = { $party } propose des lois { $level_in }. Sortent : { $going } ; entrent : { $coming }.
story-launched = { $party } lance une initiative { $level_in }. Sortent : { $going } ; entrent : { $coming }. Le peuple vote.
story-signed = { $party } a récolté des signatures { $level_in }. Sortent : { $going } ; entrent : { $coming }. Le peuple vote.
story-urgent = { $party } a changé des lois { $level_in } en urgence. Sortent : { $going } ; entrent : { $coming }.
story-decreed = { $party } a changé une loi { $level_in } sans vote. Sort : { $going } ; entre : { $coming }.
story-turned = Retournées : { $cards }.
story-referendum = Un référendum : le peuple vote.
story-no-referendum = Pas de référendum : les lois changent { $level_in }.
story-own-ballot = { $party } met dans l’urne : { $card }.
story-own-abstained = { $party } en reste à un bulletin.
story-voted = { $party } a voté.
story-box = Dans l’urne : { $cards }.
story-decided = Égalité ; retournées pour trancher : { $cards }.
story-accepted = Accepté par { $yes } OUI contre { $no } NON. Lois { $level_in }, sortent : { $going } ; entrent : { $coming }.
story-rejected = Refusé par { $yes } OUI contre { $no } NON. Les lois { $level_in } restent telles quelles.
story-voters-drew = { $cards ->
    [one] Ceux qui ont voté piochent, une carte voix en tout.
   *[other] Ceux qui ont voté piochent, { $cards } cartes voix en tout.
 }

## Le récit : cartes spéciales

story-played = { $party } joue { $special } : « { $text } »
story-played-red = { $party } joue { $special } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
story-levied = Une carte au hasard va à { $party } de la part de { $parties }.
story-own-took = { $party } reçoit { $cards }.
story-own-lost = Perdu au profit de { $party_2 } : { $cards }.
story-rumoured = Cartes perdues par { $parties } : { $cards }.
story-own-rumoured = Perdu : { $cards }.
story-leak = { $party } regarde la main de { $party_2 }.
story-own-leak = { $party } voit { $cards }.
story-own-took-from = { $party } prend à { $party_2 } : { $card }.
story-took = { $party } prend une carte à { $party_2 }.
story-recess = { $party } décrète une pause { $level_in } : personne d’autre n’y change de loi jusqu’à son prochain tour.
story-exchanged = { $party } a échangé une { $colour_law } { $level_in } contre une { $colour_2_law } { $level_2_in }.
story-demoted = { $party } a fait descendre un pion de { $party_2 } { $square_from } { $square_new_to }.

## Le récit : la fin

story-end-time = Le marqueur de temps a atteint le dernier tiroir : après ce tour, chacun a encore une action.
story-end-council = Toutes les chaises du Conseil fédéral sont prises : après ce tour, chacun a encore une action.
story-president = { $party } obtient la présidence : encore { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
story-no-president = Le Conseil fédéral est vide : il n’y a pas de présidence.
story-end-cards = Cartes de la fin : { $specials }.
story-score = { $party } a { $points ->
    [one] { $points } point
   *[other] { $points } points
 } : { $parts }.
story-winner = { $party } a gagné la partie.
story-winners = { $parties } ont gagné la partie ensemble.
