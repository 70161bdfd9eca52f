# Les mots du programme lui-même. Ceux d’un jeu sont dans son dossier.

## Listes et nombres

number = { $number }
list-empty = rien
list-comma = { $before }, { $next }
list-and = { $before } et { $last }
colon = { " " }:{ " " }

## Refus communs à tous les jeux

refusal-with-rule = { $text } (règle { $rule })
refusal-not-asked = Ce n’est pas à vous : on ne vous demande rien pour l’instant.
refusal-no-such-option = Cela ne répond pas à la question posée.

## Niveaux des robots : un nom, et une phrase pour chacun

level-beginner = débutant
    .about = Connaît les règles et essaie, sans voir ce qui vient plus tard, mais ne fait rien d’absurde. Pour une première partie : la victoire vient vite.
level-easy = facile
    .about = Joue raisonnablement, se contente souvent du deuxième choix et ne retient pas ce que les autres ont. Partie équilibrée pour qui connaît les règles.
level-normal = moyen
    .about = Joue bien et se contente parfois du deuxième choix. Avec un plan, on peut gagner.
level-hard = difficile
    .about = A appris de millions de parties contre lui-même et fait toujours ce qu’il croit le mieux. On perd plus souvent qu’on ne gagne.
level-expert = maître
    .about = De même, et réfléchit avant chaque décision, y compris à ce que les autres peuvent avoir. Le plus fort de tous.

## Temperaments of the bots: a name, and a sentence on each

temperament-bold = audacieux
    .about = Paie plus pour ce qu’il veut.
temperament-media-baron = baron des médias
    .about = Achète des médias partout où il le peut.
temperament-member-hunter = recruteur
    .about = Refuse l’argent et gagne des membres.
temperament-climber = grimpeur
    .about = Fait monter ses pions dès qu’il le peut.
temperament-lawgiver = législateur
    .about = Change les lois plutôt que les charges.
temperament-collector = collectionneur
    .about = Prend d’abord des cartes.
temperament-varied = varié
    .about = Chaque place a un autre tempérament.
