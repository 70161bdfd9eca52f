# What the page says outside a game’s own boards. Labels are short: a button has room for two or three words.

## The bar at the top

page-nav = Site
page-nav-play = Jouer
page-nav-tables = Tables
page-nav-replays = Revoir
page-nav-rules = Règles
page-language = Langue
page-sounds = Sons
page-sounds-on = Les sons sont activés
page-sounds-off = Les sons sont coupés
page-theme = Clair ou sombre
page-help = Aide-mémoire et règles
page-menu = Menu
page-close = Fermer
page-order = Les places, et qui doit répondre
page-seat-now = { $party }, { $name } ({ $there }) : { $doing }
page-here = en ligne
page-away = hors ligne
page-bot = robot
page-free = libre
page-is-asked = décide
page-has-sealed = a scellé
page-waits = attend
page-start-player = premier joueur
page-watching = Vous regardez

## The front door

page-title-home = Hustings : des jeux de société politiques, joués dans les règles
page-home-1 = Menez un parti.
page-home-2 = Gagnez sept élections.
page-home-lead = Die Macher et Helvetiq, deux jeux de société politiques, dans le navigateur : chaque règle appliquée, chaque secret gardé, contre des amis ou des robots qui n’en voient pas plus que vous.
page-one-vote = Vous avez une voix
page-play-now = Jouer tout de suite
page-play-now-why = { $game }, { $how }. Ni compte ni formulaire.
page-play-first-why = { $game }, la partie courte à trois, avec un guide : environ 25 minutes. Ni compte ni formulaire.
page-lengths = Le temps que vous avez
page-length-short = 25 minutes
page-length-hour = Une heure
page-length-evening = Une soirée
page-takes-short = environ 25 minutes
page-takes-hour = environ une heure
page-takes-two = environ deux heures
page-takes-evening = une soirée
page-against = contre { $count ->
    [one] un robot
   *[other] { $count } robots
 }
page-with-friends = entre amis, par lien
page-go-on = Continuer votre partie
page-go-on-round = Reprendre à la manche { $round }
page-go-on-why = { $game } avec { $names }
page-set-up = Ouvrir une table
page-set-up-why = Édition, places, robots. Envoyez le lien ; qui l’ouvre peut s’asseoir.
page-read-rules = Lire les règles
page-read-rules-why = Avec nos propres mots, chaque arbitrage et la source de chaque chiffre.
page-watch-replay = Revoir une partie
page-watch-replay-why = Vos parties, des exemples, ou un enregistrement qu’on vous a envoyé.
page-your-tables = Vos tables
page-all-tables = toutes, { $count }
page-with = avec { $names }
page-moves = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
 }
page-open-tables = Tables ouvertes
page-with-free-seat = { $count } avec des places libres
page-no-open-tables = Personne n’attend de joueurs en ce moment. Ouvrez une table publique.
page-seats-taken =
    { $taken ->
       [one] { $taken } place prise sur { $count }
      *[other] { $taken } places prises sur { $count }
    }
page-waits-for = attend { $names }
page-status-waiting = en attente
page-status-playing = en cours
page-status-paused = en pause
page-status-over = terminée
page-status-abandoned = abandonnée
page-everybody = La même chose pour tout le monde
page-daily = L’exercice du jour
page-daily-why = Une position, une question, une nouvelle chaque jour.
page-daily-solved = Résolu { $tries ->
    [1] du premier coup
   *[other] au { $tries }e essai
 }.
page-weekly = La donne de la semaine { $week }
page-weekly-yours = Vous l’avez jouée, ou vous y êtes.
page-weekly-played = { $count ->
    [0] Personne ne l’a encore terminée ici.
    [one] Terminée une fois ici. Points : { $best }.
   *[other] Terminée { $count } fois ici. Le plus de points : { $best }.
 }
page-to-hand-on = Votre résultat, à transmettre
week-shared = Hustings, donne de la semaine { $week } : { $game }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, place { $place } sur { $players }.
week-compared = { $count ->
    [0] La donne de la semaine : tout le monde reçoit les mêmes cartes et les mêmes robots. Les résultats des autres viendront ici.
    [one] La donne de la semaine : tout le monde reçoit les mêmes cartes et les mêmes robots. Vous êtes ici la première personne à la terminer.
   *[other] La donne de la semaine : tout le monde reçoit les mêmes cartes et les mêmes robots. Terminée { $count } fois ici, dont { $better } fois mieux que vous.
 }
page-on-the-table = Sur la table en ce moment : { $what }
page-on-a-table = Telle qu’elle fut jouée : { $what }
page-lane = { $party } : { $votes } voix
page-how-to-read = Comment lire un Land
page-how-to-read-why = La barre montre les voix d’un parti ; l’anneau, où il arriverait si tous ses meetings devenaient des voix maintenant.
page-the-games = Les jeux
page-rules-and-rulings = Règles et arbitrages
page-play-bots = Jouer contre des robots
page-run-it = À héberger soi-même
page-run-it-why = Une commande lance un serveur avec sa propre base de données. Les mêmes règles font tourner un simulateur de milliers de parties par seconde et un environnement vectoriel pour Gymnasium.
page-interface = Interface de programmation
page-guest = Invité
page-you-win = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
page-you-share = Vous partagez la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
page-you-came = Vous terminez à la place { $place } sur { $players } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, à { $behind } du premier.
page-fill-bots = Compléter par des robots
page-learn-meanwhile = Apprendre à jouer en attendant
page-why-edition-2006 = Les règles de l’édition de 2006 ; c’est par elles qu’on commence.
page-why-edition-1997 = Les règles de la première édition, de 1997.

## A new table

page-game = Jeu
page-which-edition = Édition
page-edition = Règles de { $edition }
page-own-figures = chiffres personnels
page-variants = Variantes
page-players = Joueurs
page-seats = Places
page-seat = Place { $seat }
page-who-sits = Qui joue { $seat }
page-kind-person = Sur cet écran
page-kind-open = Ouverte, par lien
page-kind-bot = Un robot
page-by-link = pour qui ouvre le lien
page-name = Nom
page-name-of = Nom de { $seat }
page-level = Niveau
page-level-of = Niveau de { $seat }
page-level-beginner = débutant
page-level-easy = facile
page-level-normal = moyen
page-level-hard = difficile
page-level-expert = redoutable
page-temperament = Tempérament
page-temperament-of = Tempérament de { $seat }
page-temperament-none = équilibré
page-temperament-none-why = Ne penche pour rien en particulier.
page-temperament-bold = audacieux
page-temperament-media-baron = baron des médias
page-temperament-member-hunter = recruteur
page-temperament-climber = grimpeur
page-temperament-lawgiver = législateur
page-temperament-collector = collectionneur
page-temperament-varied = varié
page-hot-seat = Plusieurs personnes sur cet écran : entre les tours, la page vous demande de le passer à la personne suivante.
page-table-title = Nom de la table
page-more = Autres choix
page-public = Publique : visible sous « Tables ouvertes », chacun peut s’asseoir ou regarder
page-open-money = Argent visible : chacun voit ce qu’ont les autres
page-make = Ouvrir la table et obtenir le lien
page-start = Commencer la partie
page-colour-black = Noir
page-colour-red = Rouge
page-colour-yellow = Jaune
page-colour-green = Vert
page-colour-blue = Bleu

## Before the game

page-title-table = Table · Hustings
page-title-your-turn = À vous : { $title }
page-opening = Un instant…
page-room-free = { $count ->
    [one] Une place est libre. Envoyez le lien.
   *[other] { $count } places sont libres. Envoyez le lien.
 }
page-room-ready = Tout le monde est là : vous pouvez commencer.
page-room-host = Tout le monde est là. L’hôte lance la partie.
page-your-name = Votre nom
page-you = vous
page-sit = S’asseoir ici
page-put-bot = Mettre un robot
page-bot-instead = robot à la place
page-bot-other = Changer le robot
page-replace = Laisser un robot jouer { $party }
page-remove = Retirer
page-start-when = La partie peut commencer quand toutes les places sont prises, par des gens ou des robots.
page-invite = Inviter
page-invite-why = Qui ouvre ce lien peut prendre une place libre, ou regarder.
page-invite-link = Lien pour les invités
page-invite-here = Ce lien ne marche que sur cet ordinateur. Pour que d’autres sur votre réseau puissent venir, lancez le serveur avec :
page-invite-or = ou
page-invite-then = Ouvrez ensuite l’adresse qu’affiche le terminal et envoyez le lien depuis là.
page-invite-code = Le lien en code à scanner
page-screen = Montrer sur un téléviseur
page-screen-why = Un écran pour tous, sans les mains : chacun joue sur son téléphone.
page-screen-scan = Scannez pour prendre place
page-screen-hands = Chaque téléphone est une main. Rien de secret n’est montré ici.
page-screen-own = Ce lien appartient à quelqu’un
page-screen-own-why = Il montre une main ou dirige la table : sa place n’est pas sur un écran que tous voient. Ouvrez l’écran avec le lien pour les invités.
page-screen-to-seat = L’ouvrir pour moi
page-copy = Copier
page-copied = Copié
page-table-full = Toutes les places sont prises.
page-watch = Regarder
page-join = Jouer
page-join-table = Prendre place à « { $title } »
page-watch-table = Regarder « { $title } »

## At the table

page-your-turn = À vous
page-your-turn-asked = À vous. { $question }
page-waiting-for = En attente de { $names }
page-you-sealed = Vous avez scellé
page-sealed-why = Votre réponse est scellée. Tant que tous n’ont pas scellé, vous pouvez la changer.
page-change = Changer
page-rule = Règle { $rule }
page-your-draft = Votre brouillon
page-take-back-from = Reprendre à partir d’ici
page-ends-draw = La suite dépend du hasard : envoyez d’abord ceci.
page-ends-reveal = Ensuite quelque chose est révélé : envoyez d’abord ceci.
page-not-possible = { $count ->
    [one] Un choix est impossible :
   *[other] { $count } choix sont impossibles :
 }
page-why-not = Ce qui n’est pas possible, et pourquoi
page-clear = Effacer
page-undo = Annuler
page-send = Envoyer
page-seal = Sceller
page-filter = Chercher parmi les choix
page-filter-many = Chercher parmi { $count } choix
page-filter-none = Aucun choix ne correspond.
page-quick-amounts = Montants rapides
page-amount = Montant, de { $low } à { $high }
page-less = Un de moins
page-more-amount = Un de plus
page-take-amount = Choisir { $amount }
page-nothing = rien
page-table-now = La table maintenant
page-record = Journal
page-since = depuis votre dernier tour : { $count }
page-since-here = Depuis votre dernier tour
page-what-happened = Ce qui s’est passé
page-earlier = { $count } lignes précédentes
page-now-you = À vous maintenant.
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-to = À
page-chat-all = Tous
page-message = Message
page-say-something = Écrire…
page-say = Envoyer
page-private = privé
page-to-you = à vous
page-to = à { $name }
page-spectator = spectateur
page-chat-too-fast = Pas envoyé : trop de lignes à la fois. Attendez un instant.
page-not-sent = Pas envoyé. Réessayez.

## The menu of a table

page-save = Enregistrer
page-your-link = Votre propre lien
page-your-link-why = Il ouvre votre place, sur tout appareil. Gardez-le pour vous.
page-spectator-link = Lien pour invités et spectateurs
page-seats-here = Places sur cet écran
page-notices = M’avertir quand c’est à moi de jouer
page-nights = Montrer les soirées électorales et les révélations
page-nights-stay = Les laisser affichées jusqu’à ce que je continue
page-event-over = Continuer
page-reading = Lecture à voix haute de la partie
page-reading-calm = posée, phrase par phrase
page-reading-brisk = rapide
page-reading-slow = lente
page-reading-at-once = immédiate, au fil du jeu
page-reading-turns = seulement quand c’est à moi
page-hurry = Presser les robots
page-hurry-off = Laisser du temps aux robots
page-hurry-why = Ils attendent moins entre leurs coups, pour toute la table. Ils réfléchissent aussi bien qu’avant.
page-hurried = À cette table, les robots n’attendent guère
page-skip = Aller à la question
page-skip-main = Aller au contenu principal
page-cmd = Ligne de commande
page-cmd-open = Ouvrir la ligne de commande
page-cmd-said = Réponses de la ligne de commande
page-cmd-label = Un nombre ou un mot ; help dit lesquels
page-cmd-nothing = On ne vous demande rien pour l’instant.
page-cmd-item = { $number }: { $what }
page-cmd-done = C’est fait.
page-cmd-allowed = { $number } est permis.
page-cmd-also = Pour ce jeu : { $words }
page-cmd-help =
    Un nombre répond à la question, un montant s’écrit tel quel ; plusieurs sur une ligne sont plusieurs décisions. p passe.
    ?  la question, avec les numéros des réponses
    ?why  ce qui n’est pas possible et pourquoi ; ?why 7 pour le 7
    ?log 20  les 20 dernières lignes du journal
    undo  reprend la dernière décision
page-with-all = Avec l’accord de tous
page-pause = Interrompre
page-resume = Reprendre
page-abandon = Abandonner la partie
page-leave = Quitter la place
page-really = Vraiment ?
page-rewind = Revenir en arrière
page-rewind-before = avant que…
page-mute = Ignorer
page-unmute = Lire à nouveau
page-new-link = Nouveau lien
page-new-link-why = L’ancien lien de cette place cesse aussitôt de marcher

## Votes, and bad luck

page-vote-abandon = { $name } veut abandonner la partie.
page-vote-rewind = { $name } veut revenir en arrière.
page-vote-before = Jusqu’avant :
page-vote-pause = { $name } veut faire une pause.
page-vote-missing = Doivent encore accepter : { $names }.
page-agree = Accepter
page-disagree = Refuser
page-take-back = Retirer la demande
page-lost = Connexion perdue.
page-lost-retry = { $seconds ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $seconds } s.
 }
page-lost-draft = Votre brouillon est gardé. { $seconds ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $seconds } s.
 }
page-try-now = Essayer maintenant
page-moved-on = La table a avancé.
page-moved-fits = Votre brouillon convient encore ; regardez et renvoyez.
page-moved-partly = Une partie de votre brouillon ne convient plus et a été retirée.
page-moved-gone = Votre brouillon ne convient plus.
page-refused = Impossible.
page-paused = La partie est en pause.
page-paused-why = Rien n’est perdu.
page-bots-busy = Les robots sont occupés.
page-bots-busy-why = Ils réfléchissent pour beaucoup de tables à la fois ; la vôtre est numéro { $place } dans la file.
page-abandoned = Cette partie a été abandonnée.
page-abandoned-why = Elle reste ici pour être regardée.
page-link-expired = Ce lien ne marche plus.
page-link-expired-why = Demandez-en un nouveau à l’hôte.
page-no-such-table = Cette table n’existe pas.
page-no-such-table-why = Elle a été effacée, ou le lien est incomplet.
page-needs-link = Cette adresse n’est que la moitié d’un lien.
page-needs-link-why = La table existe, mais elle n’est pas ouverte à tous. Le lien complet finit par un # et un secret : demandez-le à l’hôte.
page-open-as-seat = Ouvrir comme place { $seat }
page-open-as-host = Ouvrir comme hôte
page-to-front-door = Retour à l’accueil
page-no-such-page = Cette page n’existe pas.
page-trouble-malformed = Le serveur n’a pas compris.
page-trouble-illegal = Ce n’est pas possible maintenant.
page-trouble-stale = La table a avancé ; regardez de nouveau.
page-trouble-unauthorised = Votre lien ne le permet pas.
page-trouble-forbidden = Seul l’hôte, ou qui est assis là, peut le faire.
page-trouble-unknown = Cela n’existe pas, ou le lien est incomplet.
page-trouble-conflict = Cela ne va pas avec l’état actuel de la table.
page-trouble-too-large = C’est trop grand.
page-trouble-too-many = Trop à la fois. Attendez un instant et réessayez.
page-trouble-unavailable = Le serveur est injoignable pour l’instant. Rien n’est perdu ; réessayez.
page-trouble-failed = Quelque chose a échoué sur le serveur. Rien n’a changé.
page-hand-over = Passez l’écran à { $name }, s’il vous plaît.
page-hand-over-why = Personne d’autre ne devrait regarder.
page-i-am = Je suis { $name }

## The end

page-won-by = { $party } { $party_number ->
    [many] gagnent
   *[one] gagne
 } de { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
page-won-tied = { $party } { $party_number ->
    [many] gagnent
   *[one] gagne
 } à égalité
page-someone = { $name }
page-shared-win = { $parties } se partagent la victoire
page-nobody-won = Personne n’a gagné
page-made-difference = Ce qui a fait la différence : { $part } ({ $points } pour { $winner }, { $others } pour { $other }).
page-entries = { $count } décisions
page-by-rank = Points par origine, par rang
page-again = Rejouer, mêmes places
page-again-there = À la partie suivante, mêmes places
page-look = Voir la table
page-to-the-result = Retour au résultat
page-open-hands = Mains ouvertes
page-score-sheet = Feuille de score
page-total = Total

## Rules and finished games

page-contents = Sommaire
page-figures = Les chiffres et leurs sources
page-figure = Chiffre
page-value = Valeur
page-source = Source
page-ruling = Arbitrage
page-no-card = Rien n’est demandé pour l’instant. Toutes les règles sont à un clic.
page-all-rules = Toutes les règles
page-signs = Signes
page-signs-why = Pointez n’importe quoi sur le plateau, ou touchez-le : il dit ce qu’il est. Ce qui est violet est à vous de choisir, ou préparé et pas encore envoyé.
page-no-finished = Aucune de vos parties n’est encore finie.
page-bring-record = Ouvrir un enregistrement
page-no-record = Ce n’est pas un enregistrement.
