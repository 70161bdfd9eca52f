# Helvetiq on the page: what is asked in a few words, and labels of the position.

## What is asked, in two or three words

do-turn = Jouez votre tour
do-last-action = Votre dernière action
do-paying-election = Payez l’élection
do-paying-proposal = Payez la proposition
do-paying-initiative = Payez l’initiative
do-laying = Posez une carte
do-naming = Nommez les lois
do-level-choice = Choisissez un niveau
do-tacit-election = Élisez sans frais
do-exchanging = Échangez deux lois
do-seat-choice = Choisissez un adversaire
do-taking = Prenez une carte
do-demoting = Rétrogradez un pion
do-first-ballot = Votez en secret
do-second-ballot = Un second bulletin ?

## The position, as labelled tables

field-drawer = marqueur de temps, tiroir
field-first = premier joueur
field-active = dont c’est le tour
field-due = reste à payer
field-cubes = cubes neutres au Conseil fédéral
field-deck_left = cartes voix dans la pioche
field-special_left = cartes spéciales dans la pioche
field-president = présidence
field-pawns = pions
field-laws = lois
field-applied = lois appliquées ce tour
field-points = points
field-aid = sous l’aide de jeu
field-reserve = pions restants
field-hand_size = cartes voix
field-special_n = cartes spéciales
field-recess = change seul les lois
field-beside = lois à côté du plateau
field-hand = vos cartes voix
field-special = vos cartes spéciales
field-going = lois qui partent
field-coming = lois qui arrivent
field-box = derniers bulletins comptés
field-turned = dernières cartes retournées
