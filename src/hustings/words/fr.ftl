# Les mots du programme lui-même. Ceux d’un jeu sont dans son dossier.

## Listes et nombres

number = { $number }
list-empty = rien
list-comma = { $before }, { $next }
list-and = { $before } et { $last }

## Refus communs à tous les jeux

refusal-with-rule = { $text } (règle { $rule })
refusal-not-asked = Ce n’est pas à vous : on ne vous demande rien pour l’instant.
refusal-no-such-option = Cela ne répond pas à la question posée.
