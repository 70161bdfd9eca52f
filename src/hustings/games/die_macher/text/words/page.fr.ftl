# La table de Die Macher dans le navigateur. Un en-tête de colonne a 8 lettres au plus, une phase dans la barre 14, un mot du dock 9.

dm-round = Manche { $round }
dm-of-rounds = {" "}sur { $rounds }
dm-phases = Phases de la manche
dm-bar-start-player = Premier joueur
dm-bar-conference = Programme
dm-bar-cabinet = Cabinet
dm-bar-coalitions = Coalitions
dm-bar-media = Médias
dm-bar-meetings = Meetings
dm-bar-polls = Sondages
dm-bar-conversion = Conversion
dm-bar-election = Élection
dm-bar-income = Revenus
dm-bar-contributions = Dons

## L’impératif de chaque décision

do-choose-boons = Choisissez vos avantages
do-place-boon = Placez l’avantage
do-choose-base = Médias ou adhérents
do-place-marker = Placez un média
do-start-bid = Misez pour le départ
do-second-bid = Misez encore une fois
do-start-naming = Désignez le premier joueur
do-discarding = Défaussez, piochez
do-platform-swap = Changez de programme
do-placing = Cabinet fantôme
do-cabinet-action = Agissez { $state_in }
do-coalition = Formez une coalition
do-answer = Coalition { $state_in } ?
do-media-buying = Achetez des médias
do-opinion-swap = Changez une opinion
do-meetings = Tenez des meetings
do-poll-bid = Sondage { $state_in }
do-poll-use = Publier ou garder
do-converting = Convertissez { $state_in }
do-marker-move = Déplacez un marqueur média
do-opinion-placing = Placez une opinion
do-opinion-space = Évincez-en une
do-contribution = Accepter ou refuser
dm-ready-to-seal = Prêt à sceller

## Ce qui est demandé, et pourquoi

dm-told-meetings = Jusqu’à { $cubes } par Land, { $money } chacun. Chaque meeting donne autant de voix que votre facteur, dès que vous en avez { $least } ou quand le Land vote.
dm-told-placing = Une carte par Land au plus, face cachée. Toutes sont révélées et payées ensemble ; chacune accomplit ensuite une action.
dm-told-converting = Vous avez { $cubes } meetings { $state_in }. Ce que vous gardez comptera la prochaine fois ; ce que vous convertissez revient en réserve.
dm-told-poll-first = La carte { $state_in } est face cachée et personne n’a offert. Elle déplace des tendances ou apporte des adhérents. Enchérissez ou quittez.
dm-told-poll-bid = La carte { $state_in } est face cachée ; { $party } { has } offert { $money }. Enchérissez ou quittez cette enchère.
dm-told-poll-use = Vous seul voyez ce sondage { $state_in }. Appliquez une ou deux lignes, ou gardez-le secret et lancez les dés.
dm-told-discarding = Marquez tout ce que vous défaussez ; vous en piochez autant. Les cartes cachées sont ce que votre programme peut devenir.
dm-told-seal = Tout est choisi. Personne ne le voit avant que tous aient scellé ; jusque-là, vous pouvez le changer.
dm-rule = Règle { $rule }
dm-your-turn = À vous
dm-your-draft = Votre brouillon
dm-sheet-open = Montrer toute la question
dm-sheet-close = Montrer moins
dm-see-choices = Voir les choix
dm-sealed = Scellé
dm-has-sealed = a scellé
dm-waiting-seals = { $count ->
    [one] Encore un parti
   *[other] Encore { $count } partis
 }
dm-sealed-why = Votre choix est scellé. Vous pouvez le changer jusqu’à ce que le dernier parti ait scellé.
dm-change = Changer
dm-waiting = { $count ->
    [one] joue
   *[other] jouent
 }
dm-someone-decides = { $party } : { $phase }
dm-bot-thinks = { $name } réfléchit.
dm-person-thinks = On attend { $name }.
dm-all-seal = { $count ->
    [one] Un parti n’a pas encore scellé.
   *[other] { $count } partis n’ont pas encore scellé.
 }
dm-final-board = Le plateau final
dm-final-told = Toutes les élections sont passées. Voici la table à la fin.
dm-open-hands = Mains ouvertes

## Envoyer et reprendre

dm-send = Envoyer
dm-missing = { $what ->
    [bid] Saisir une offre
    [party] Choisir un parti
    [state] Choisir un Land
    [card] Choisir une carte
    [cards] Choisir des cartes
    [other-card] Choisir l’autre
    [gift] Accepter ou non
    [action] Choisir une action
    [number] Choisir un nombre
    [lines] Choisir des lignes
    [opinion] Choisir une opinion
    [space] Choisir une case
    [meetings] Prévoir
    [gains] Choisir les avantages
   *[other] Répondre
 }
dm-send-pass = { $what ->
    [platform] Garder le programme
    [media] Ne rien acheter
    [action] Ne rien faire
    [opinion] Ne rien échanger
    [coalition] Aucune
    [marker] Le laisser
    [carry] Ne rien placer
   *[other] Passer
 }
dm-send-out = Se retirer
dm-pass-on = { $what } jusqu’à la fin de la phase
dm-pass-on-polls = N’enchérir sur aucun sondage de la manche
dm-limit-missing = Enchérir pour moi jusqu’à ma limite : entrez-la
dm-bid-up-to = Enchérir pour moi, jusqu’à { $money }
dm-bid-up-to-why = L’enchère la plus basse qui mène est faite pour vous, encore et encore, tant qu’elle ne dépasse pas ce montant.
dm-send-bid = Offrir { $money }
dm-send-sealed-bid = Sceller { $money }
dm-send-seal = Sceller l’ouverture
dm-send-meetings = { $cubes ->
    [0] N’en tenir aucun
    [one] Tenir { $cubes } meeting
   *[other] Tenir { $cubes } meetings
 }
dm-send-cabinet = { $cards ->
    [0] Ne placer personne
    [one] Poser { $cards } carte
   *[other] Poser { $cards } cartes
 }
dm-send-discard = { $cards ->
    [0] Tout garder
    [one] Défausser { $cards } carte
   *[other] Défausser { $cards } cartes
 }
dm-send-convert = { $cubes ->
    [0] Tout garder
    [one] En convertir { $cubes }
   *[other] En convertir { $cubes }
 }
dm-send-shelve = Garder secret
dm-send-publish = Publier
dm-send-accept = Accepter
dm-send-refuse = Refuser face cachée
dm-send-agree = Accepter
dm-send-decline = Refuser
dm-send-start = Désigner { $party }
dm-send-force = Imposer la coalition
dm-send-propose = Proposer
dm-send-media = Acheter pour { $money }
dm-send-platform = Changer le programme
dm-send-opinion = Échanger les cartes
dm-send-marker = Déplacer le marqueur
dm-send-carry = L’y placer
dm-send-push = Évincer
dm-undo = Annuler
dm-undo-why = Reprendre votre dernière décision
dm-clear = Effacer
dm-back = Retour
dm-not-possible = Impossible.
dm-no-more = Pas plus :
dm-from-pool = Prendre { $cards } du marché :
dm-no-key = Choisir un thème clé :
dm-put-in = Mettre { $cards } :
dm-has-issue = { $state } a déjà ce thème.
dm-none-for-polls = Il ne restera rien pour les sondages.
dm-colon = { $what } :
dm-cash = Caisse
dm-cash-left = Il restera
dm-if-you-win = Reste si vous gagnez
dm-bill-meetings = { $cubes ->
    [one] { $cubes } meeting
   *[other] { $cubes } meetings
 }
dm-bill-cabinet = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
dm-bill-media = Un marqueur média
dm-bill-oust = Au propriétaire et à la banque

## Dans les choix

dm-swap-out = Remplacer { $card }
dm-swap-by = par { $card }
dm-swap-in = Mettre { $card } à la place de
dm-do-votes = Gagner { $votes } voix
dm-do-key = Thème clé, compte double : { $card }
dm-do-lift = Lever le thème clé
dm-do-oust = Remplacer un marqueur média de { $party } ({ $money })
dm-do-up = Votre tendance +{ $change }
dm-do-down = Tendance de { $party } −{ $change }
dm-factors-then = Facteurs alors :
dm-meetings-head = Land, meetings fois facteur, voix
dm-new-meetings = Nouveaux meetings
dm-plan-meetings = Prévoir des meetings
dm-plan-why = Au crayon, sur votre page seulement : rien n’est envoyé.
dm-more-to-convert = il en manque { $cubes }
dm-one-more = Un de plus : { $state }
dm-one-fewer = Un de moins : { $state }
dm-spaces-free = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
 }
dm-cabinet-card = { $cabinet } ({ $money })
dm-quick-amounts = Montants en milliers
dm-amount = de { $low } à { $high }, en milliers
dm-amount-limits = De { $low } à { $high }.
dm-poll-card = sondage, face cachée
dm-raise-bid = Offrir mille de plus
dm-own-poll = Votre sondage : { $state }
dm-holds = offre
dm-no-bid-yet = Aucune offre
dm-out = retiré
dm-you = vous
dm-shielded = contrôle ici les médias : ne peut baisser
dm-becomes = { $before } devient { $after }
dm-shelve = Garder secret :
dm-members-range = { $low } à { $high } adhérents
dm-meetings-to-convert = Meetings à convertir
dm-votes-count = { $votes } voix
dm-seats-count = { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
 }
dm-take = Accepter { $money }
dm-take-one = Accepter
dm-refuse = Refuser
dm-take-why = l’argent tout de suite ; les dés peuvent coûter des adhérents
dm-refuse-why = pas d’argent ; les dés apportent des adhérents
dm-lose-range = perdre { $low } à { $high } adhérents
dm-gain-range = gagner { $low } à { $high } adhérents ; jusqu’à { $most } si c’est le plus gros don refusé
dm-against = contre
dm-boon-trend = Tendance +{ $change }
dm-boon-votes = { $votes } voix
dm-boon-meetings = { $cubes } meetings
dm-boon-media = Marqueur média
dm-boon-members = { $members } adhérents

## Un Land

dm-party = parti
dm-votes = voix
dm-seats = sièges
dm-trend = tendance
dm-factor = facteur
dm-meetings = meetings
dm-factor-why = Facteur : tendance plus accords, les voix par meeting
dm-then-why = Voix et sièges si tous les meetings ici sont convertis
dm-factor-is = Facteur { $factor }
dm-factor-half = Facteur { $factor } : une voix pour deux meetings
dm-convert-needs = Il faut { $cubes } meetings pour convertir avant l’élection
dm-election-of-round = Élection de la manche { $round }
dm-at-stake = { $seats } sièges pour le plus de voix
dm-seats-by-votes = Sièges selon les voix : { $steps }
dm-seat-step = { $votes } voix { $seats }
dm-media-label = Médias : { $parties } ; { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    } ; { $control }
dm-nobody-controls = personne ne contrôle
dm-controls = { $party } : contrôle les médias
dm-controls-short = contrôle
dm-free-space = case média libre
dm-hidden-opinion = Cachée : une est révélée à chaque manche
dm-hidden-known = Face cachée, mais déjà vue : { $card }
dm-hidden-count = { $count ->
    [one] { $count } opinion cachée
   *[other] { $count } opinions cachées
 }
dm-no-opinion = aucune opinion
dm-key-issue = thème clé, compte double
dm-card = { $issue } : { $stance }
dm-card-down = carte du cabinet, face cachée
dm-card-down-own = face cachée : { $cabinet }
dm-coalition-with = coalition avec { $party }
dm-coalition-tile = tuile de coalition
dm-pile = { $place } sur { $size } depuis le bas à { $votes } voix ; à égalité, le dessus gagne
dm-trend-of = { $party } : tendance { $change }
dm-meet-click = { $state } : { $cubes ->
        [one] { $cubes } meeting
       *[other] { $cubes } meetings
    }, dont { $drafted } au brouillon ; choisissez combien
dm-convert-click = { $cubes } meetings : choisissez combien convertir
dm-states-in-play = Les Länder en jeu
dm-night = Soirée électorale
dm-reveal-bids = Enchères scellées
dm-reveal-cabinets = Cabinets fantômes
dm-reveal-poll = Un sondage est publié
dm-reveal-gifts = Dons
dm-reveal-dice = Les dés
dm-turned-money = { $money }
dm-turned-change = { $change }
dm-turned-members = { $members ->
    [one] { $members } adhérent
   *[other] { $members } adhérents
 }
dm-turned-taken = { $money } acceptés, adhérents perdus : { $members }
dm-turned-refused = { $money } refusés, adhérents gagnés : { $members }
dm-ask-cash = { $party } : { $money }
dm-ask-hidden = { $party } : caché
dm-ask-members = { $party } : adhérents { $members }
dm-ask-platform = { $party } : { $cards }
dm-ask-state = Land { $place } : { $state }, au plus { $seats } sièges
dm-ask-row = { $party } : voix { $votes }, tendance { $trend }, facteur { $factor }, meetings { $meetings }, médias { $media }
dm-ask-opinions = Opinions : { $cards }. Face cachée : { $hidden }.
dm-ask-no-state = Ce Land n’est pas en jeu. En jeu : { $states }
dm-night-alone = { $state } : { $party }, { $votes ->
    [0] à égalité de voix
    [one] d’une voix
   *[other] de { $votes } voix
 }
dm-night-together = { $state } : { $party } et { $party_2 }, { $votes ->
    [0] à égalité de voix
    [one] d’une voix
   *[other] de { $votes } voix
 }
dm-night-nobody = { $state } : personne ne gagne
dm-page-alone = { $state } : { $party }, avec { $votes ->
    [one] une voix
   *[other] { $votes } voix
 }
dm-page-together = { $state } : { $party } et { $party_2 }, avec { $votes ->
    [one] une voix
   *[other] { $votes } voix
 }
dm-front-pages = Unes des élections passées

## Comment un Land vote

dm-if-all-convert = Si tous convertissent :
dm-would-clear = { $party } { $party_number ->
    [many] gagnent
   *[one] gagne
 } nettement, { $votes } à { $votes_2 }, devant { $party_2 }.
dm-would-narrow = { $party } { $party_number ->
    [many] gagnent
   *[one] gagne
 } de justesse, à égalité avec { $party_2 } à { $votes } : le marqueur le plus fort décide.
dm-would-coalition = { $party } et { $party_3 } gagnent ensemble, { $votes } à { $votes_2 }, devant { $party_2 }.
dm-would-coalition-level = { $party } et { $party_3 } gagnent ensemble, à égalité avec { $party_2 } à { $votes } : le marqueur le plus fort décide.
dm-would-nobody = personne ne gagne, il n’y a pas de voix.
dm-voted-clear = { $party } { has } gagné nettement, { $votes } à { $votes_2 }, devant { $party_2 }.
dm-voted-narrow = { $party } { has } gagné de justesse, à égalité avec { $party_2 } à { $votes } : le marqueur le plus fort a décidé.
dm-voted-coalition = { $party } et { $party_3 } ont gagné ensemble, { $votes } à { $votes_2 }, devant { $party_2 }.
dm-voted-coalition-level = { $party } et { $party_3 } ont gagné ensemble, à égalité avec { $party_2 } à { $votes } : le marqueur le plus fort a décidé.
dm-voted-nobody = Personne n’a gagné : il n’y a pas eu de voix.
dm-without-draft = Sans votre brouillon : { $votes } à { $votes_2 }.

## La main

dm-hidden-money = Caché aux autres
dm-hidden-platform = Cartes cachées
dm-match-in-state = accord avec le Land
dm-would-match = { $match } si cette carte était ouverte, { $now } maintenant
dm-discard-card = Défausser { $card }
dm-keep-card = Garder { $card }
dm-cabinet = Cabinet
dm-of = { $count } sur { $all }
dm-act-votes = Voix
dm-act-key = Thème clé : poser ou lever la tuile
dm-act-media = Médias : un marqueur à vous à la place d’un autre
dm-act-up = Votre tendance monte
dm-act-down = Tendance d’un autre parti en baisse
dm-act-phone = Téléphone : une tuile de coalition
dm-none = aucune
dm-contributions = Dons
dm-gifts-left = { $count } sur { $all }, en milliers
dm-gift = { $dice ->
    [one] Don de { $money }, { $dice } dé
   *[other] Don de { $money }, { $dice } dés
 }
dm-gift-gone = { $dice ->
    [one] Don de { $money }, utilisé
   *[other] Don de { $money }, utilisé
 }
dm-income-now = Argent si le Land vote ainsi

## Questions, partis, nation

dm-seven-questions = Sept questions
dm-legend-pro = pour, plus, maintenant
dm-legend-con = contre, moins, plus tard
dm-nothing = aucune
dm-pool = Marché d’échange
dm-open-platform = programme ouvert
dm-cabinet-in-hand = cabinet en main
dm-contributions-low = dons
dm-seats-won = Sièges gagnés jusqu’ici
dm-common = Cartes communes avec vous
dm-common-force = { $count } cartes communes : chacun de vous peut imposer une coalition
dm-common-agree = { $count } cartes communes : une coalition si les deux acceptent
dm-common-few = { $count } en commun : trop peu pour une coalition
dm-cubes-left = Meetings en réserve
dm-markers-left = Marqueurs média en réserve
dm-thousands = k
dm-money = Argent en milliers
dm-contribution-of = don de { $money }
dm-still = en main
dm-spent = utilisée
dm-nation = Nation
dm-media = Médias
dm-media-points = points selon la manche
dm-points-each = { $points ->
    [one] { $points } point par marqueur
   *[other] { $points } points par marqueur
 }
dm-not-drawn = pas encore tiré
dm-opinion = Opinion
dm-opinion-why = points à la fin, adhérents par manche
dm-free = libre
dm-secured = assurée : { $points } points de plus
dm-points-end = points à la fin
dm-recruits = nouveaux adhérents par manche
dm-members = Adhérents
dm-members-why = premier +{ $first }, second +{ $second }
dm-decks = Dans les pioches : programme { $platform }, opinion { $opinion }, sondage { $poll }, Land { $state }

## Le dock du téléphone

dm-sections = Sections
dm-dock-states = Länder
dm-dock-nation = Nation
dm-dock-parties = Partis
dm-dock-hand = Main
dm-dock-record = Journal
