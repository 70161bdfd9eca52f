# Les offres entre joueurs, et ce qu’ils se promettent.
talk-make = Faire une offre
talk-make-about = Faire une offre : { $place }
talk-title = Offres et promesses
talk-why = Les règles n’obligent personne à tenir parole. La table retient qui l’a fait.
talk-who-hears = Qui l’apprend ?
talk-to-two = nous deux
talk-to-all = tout le monde
talk-nothing = Rien à offrir pour l’instant : il faut à la table des personnes avec qui c’est encore possible.
talk-asks = { $name } vous demande :
talk-yes = Oui, promis
talk-no = Non, merci
talk-too-late = Ce n’est plus possible.
