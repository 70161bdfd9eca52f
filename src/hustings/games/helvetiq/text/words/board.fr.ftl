# Le plateau de Helvetiq sur la page : les intitulés sont courts, une tête de colonne a 8 lettres au plus, un mot du bas 9.

## Le plateau

hq-board = Le plateau
hq-judiciary = Judiciaire
hq-legislature = Législatif
hq-executive = Exécutif
hq-does-judiciary = les juges appliquent les lois
hq-does-legislature = change les lois
hq-does-executive = a des chaises, donne des cartes
hq-building-J1 = Justice de paix
hq-building-L1 = Conseil communal
hq-building-E1 = Munici­palité
hq-building-J2 = Tribunal cantonal
hq-building-L2 = Grand Conseil
hq-building-E2 = Conseil d’État
hq-building-J3 = Tribunal fédéral
hq-building-L3 = Assem­blée fédérale
hq-building-E3 = Conseil fédéral
hq-square-told = { $square } : à la fin { $points ->
    [one] { $points } point pour chaque pion qui s’y trouve, et pour chaque loi (règle 4.3)
   *[other] { $points } points pour chaque pion qui s’y trouve, et pour chaque loi (règle 4.3)
 }
hq-pawns-there = { $party }, { $square } : { $count ->
    [one] { $count } pion
   *[other] { $count } pions
 }
hq-cube = Cube neutre : cette chaise est prise (règle 2.5)
hq-chairs-free = { $count ->
    [0] Aucune chaise n’est libre.
    [one] { $count } chaise est libre.
   *[other] { $count } chaises sont libres.
 }
hq-needs = Seulement pour qui a un pion ici : { $square } (règle 3.2.5)
hq-needs-short = exige { $code }
hq-office = Avec un pion ici, vous obtenez { $cards ->
    [one] { $cards } carte de plus (règle 3.1.2)
   *[other] { $cards } cartes de plus (règle 3.1.2)
 }
hq-judge = Un juge ici monte de { $points ->
    [one] { $points } point par loi appliquée (règle 3.2.6)
   *[other] { $points } points par loi appliquée (règle 3.2.6)
 }
hq-heard = Lois appliquées ici à ce tour : { $count } (arbitrage 3.2-d)
hq-laws-of = Lois, { $level }
hq-law = { $law }
hq-law-applied = { $law }, appliquée à ce tour
hq-law-going = { $law }, à remplacer
hq-law-coming = { $law }, nouvelle
hq-recess = Pause : seul { $party } peut changer ces lois (arbitrage 3.2-t)
hq-propose = Proposer
hq-initiative = Initiative
hq-way = Escalier { $from } { $to } : prix { $price }. L’escalier coûte { $stairs }, les pions adverses { $surcharge } (règle 3.2.2)
hq-way-in = Entrée { $to } : prix { $price }. L’entrée coûte { $stairs }, les pions adverses { $surcharge } (règle 3.2.2)
hq-pts = { $points ->
    [one] pt
   *[other] pts
 }
hq-ladder-told = Disque : points actuels. Anneau : avec les pions et les lois du plateau, si c’était fini (règle 4.3)
hq-legend = Aux escaliers : cartes à payer. Aux coins : points à la fin.
hq-enter = entrée
hq-outside = Dehors
hq-reserve = { $count ->
    [0] Tous vos pions sont sur le plateau
    [one] { $count } de vos pions est dehors
   *[other] { $count } de vos pions sont dehors
 }
hq-ladder = Échelle
hq-climbed = { $party } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, avec le plateau { $board }
hq-time = Temps
hq-time-told = Le marqueur de temps est au tiroir { $drawer } sur { $drawers } ; il en reste { $left }. { $next ->
    [0] Plus aucun tiroir n’est ouvert.
    [one] Le prochain est ouvert : une carte spéciale pour tous.
   *[other] Dans { $next } tiroirs, un tiroir ouvert : une carte spéciale pour tous.
 } (règle 3.1.1)
hq-drawers-left = reste { $left }
hq-next-open = spéciale dans { $next }
hq-leads-now = Si c’était fini : { $party } gagne avec { $points }, devant { $party_2 } avec { $points_2 }.
hq-level-now = Si c’était fini : { $party } et { $party_2 } sont à égalité à { $points }.
hq-won = { $party } a { $points }, { $party_2 } { $points_2 }.

## Les joueurs

hq-players = À la table
hq-head-points = Échelons gravis jusqu’ici
hq-head-board = Points des pions et des lois sur le plateau, si c’était fini (règle 4.3)
hq-head-sum = Points en tout
hq-head-cards = Cartes voix en main
hq-head-special = Cartes spéciales en main
hq-head-reserve = Pions pas encore sur le plateau
hq-col-aid = couleurs
hq-col-aid-told = Cartes sous l’aide de jeu : les cinq couleurs donnent { $points } points (règle 3.2.7)
hq-board-parts = Pions { $pawns }, lois { $laws }
hq-aid-of = { $colour } : { $count }
hq-their-turn = (à son tour)
hq-president = Présidence, { $points } points :
hq-percent = { $percent } %

## L’urne et ce qui est à côté du plateau

hq-box = Urne
hq-box-now = le peuple vote
hq-box-last = dernier vote
hq-box-none = pas encore de vote
hq-box-told = Si une proposition rencontre un référendum, et après chaque initiative, le peuple vote : chacun met une ou deux cartes.
hq-become = deviennent
hq-if-accepted = Si c’est accepté :
hq-no-points = personne ne gagne de points
hq-yes-already = déjà { $count } OUI
hq-your-ballots = De vous :
hq-accepted = Accepté
hq-rejected = Refusé
hq-blank-count = blancs : { $count }
hq-in-box = Dans l’urne
hq-beside = Lois et piles
hq-beside-laws = Lois à côté du plateau
hq-beside-of = { $law }, à côté du plateau : { $count }
hq-deck = pioche
hq-deck-told = Cartes voix dans la pioche : { $count }
hq-discards = défausse
hq-special-deck = spéciales
hq-special-gone = Défaussées : { $cards }
hq-special-out = { $count ->
    [one] { $count } sortie
   *[other] { $count } sorties
 }

## La main

hq-hand = Votre main
hq-only-you = vous seul le voyez
hq-means = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }, valeur { $means }
hq-means-told = Ce que vous pourriez payer pour une élection : votre couleur compte { $counts }, un joker aussi ; vous en avez { $jokers } (règle 3.2.2)
hq-own-colour = Votre couleur compte { $counts } dans une élection (règle 3.2.2)
hq-no-cards = Aucune carte voix
hq-specials = Cartes spéciales
hq-worth-now = vaut { $points }
hq-worth-end = fin : { $points }

## Ce qui est demandé

hq-do-send = Prêt à envoyer
hq-told-send = Rien de plus ne peut être décidé avant l’envoi.
hq-do-play = Jouer « { $special } »
hq-that-is-all = C’est tout
hq-group-obtain = Obtenir des cartes
hq-group-elect = Se faire élire
hq-group-apply = Appliquer une loi
hq-group-propose = Proposer des lois
hq-group-initiative = Lancer une initiative
hq-group-play = Jouer une carte spéciale
hq-pay-for-me = { $count ->
    [one] Payer avec une carte peu utile
   *[other] Payer avec { $count } cartes peu utiles
 }
hq-due = Reste à payer
hq-due-of = { $due } (vous avez { $means })
hq-bill-obtain = Si vous obtenez
hq-cards-range = { $least } à { $most } cartes
hq-bill-means = À dépenser en élections
hq-bill-risk = Risque de votation
hq-bill-laws = Vos points si c’est accepté
hq-bill-points = Vos points avec le plateau
hq-send = Envoyer
hq-send-choose = Choisir quoi faire
hq-send-pay = Payez d’abord
hq-send-name = Nommez une loi
hq-send-more = Terminer le choix
hq-send-end = Finir le tour
hq-send-obtain = Lancer et piocher
hq-send-propose = { $count ->
    [one] Proposer { $count } loi
   *[other] Proposer { $count } lois
 }
hq-send-laws = { $count ->
    [one] Changer { $count } loi
   *[other] Changer { $count } lois
 }
hq-send-steps = { $count ->
    [one] Jouer { $count } étape
   *[other] Jouer { $count } étapes
 }
hq-send-ballots = { $count ->
    [0] Choisissez un bulletin
    [one] Sceller un bulletin
   *[other] Sceller { $count } bulletins
 }
hq-not-possible = Impossible :
hq-colon = { $what } :
hq-back = Retour
hq-peek = Choisir sur le plateau ou ici
hq-peek-draft = { $count ->
    [one] { $count } étape préparée
   *[other] { $count } étapes préparées
 }
hq-sheet-open = Montrer tout le panneau
hq-sheet-close = Montrer moins
hq-idle-told = Les prix des escaliers sont ce que vous paieriez maintenant.
hq-final = Le plateau final
hq-final-told = Les pions et les lois ont été comptés là où ils sont.

## Autour du plateau

hq-sections = Parties de la page
hq-steps = Ce qu’on peut faire
hq-step-turn = Tour
hq-step-obtain = Obtenir
hq-step-elect = Élection
hq-step-apply = Appliquer
hq-step-propose = Proposer
hq-step-initiative = Initiative
hq-step-special = Spéciales
hq-step-vote = Votation
hq-step-end = Fin
hq-dock-board = Plateau
hq-dock-players = Joueurs
hq-dock-hand = Main
hq-dock-laws = Lois
hq-dock-record = Journal
hq-score-level = Sur le plateau, { $level }

## Asked by a word on the command line

hq-ask-points = { $party } : points { $points }, avec le plateau { $board } de plus, en tout { $sum }
hq-ask-cards = { $party } : cartes voix { $cards }, cartes spéciales { $special }, pions pas encore sur le plateau { $reserve }
hq-ask-level = Niveau { $number } : { $level }
hq-ask-square = { $square } : { $pawns }
hq-ask-pawns = { $party } { $count }
hq-ask-laws = Lois : { $laws }
hq-ask-law = { $count } × { $law }
hq-ask-beside = Lois à côté du plateau : { $laws }
hq-ask-no-level = Ce niveau n’existe pas. Niveaux : { $levels }
hq-ask-special = Vos cartes spéciales : { $cards }
hq-ask-none = aucune
hq-ask-time = Tiroir { $drawer } sur { $drawers }

## A vote turned over, and the game at a glance on the front door

hq-reveal-vote = Le peuple a voté
hq-lane = { $party } : { $votes ->
    [one] { $votes } point
   *[other] { $votes } points
}
hq-at-turn = Helvetiq, tour { $turn }
hq-how-to-read = La barre montre les échelons gravis ; l’anneau, où cela finirait avec les pions et les lois sur le plateau.
