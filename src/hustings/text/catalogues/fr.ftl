# Les mots du programme lui-même. Ceux d’un jeu sont dans son dossier.

## Listes et nombres

number = { $number }
list-empty = rien
list-comma = { $before }, { $next }
list-and = { $before } et { $last }

## Refus communs à tous les jeux

refusal-with-rule = { $text } (règle { $rule })
refusal-not-asked = Ce n’est pas à vous : on ne vous demande rien pour l’instant.
refusal-no-such-option = Cela ne répond pas à la question posée.

## Niveaux des robots : un nom, et une phrase pour chacun

level-easy = facile
    .about = Sait ce qu’il veut, mais fait souvent autre chose en chemin. Pour une première partie.
level-normal = moyen
    .about = Joue raisonnablement, avec parfois un moment d’inattention. Pour qui connaît les règles.
level-hard = difficile
    .about = Pèse chaque décision selon l’expérience et ne commet pas d’étourderie.
level-expert = maître
    .about = Réfléchit avant chaque décision, y compris à ce que les autres peuvent avoir. Le plus fort de tous.
