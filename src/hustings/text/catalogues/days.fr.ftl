# Playing over days: clocks, orders ahead, notes, notices and what-if boards, in the page.
days-span-days = { $days } j { $hours } h
days-span-whole-days =
    { $days ->
       [one] 1 jour
      *[other] { $days } jours
    }
days-span-hours = { $hours } h { $minutes }
days-span-whole-hours =
    { $hours ->
       [one] 1 heure
      *[other] { $hours } heures
    }
days-span-seconds = { $seconds } s
days-span-minutes = { $minutes } min
days-pace = { $move } par tour, { $reserve } de réserve
days-pace-only = { $move } par tour
days-clock = { $party } : encore { $turn } pour ce tour, { $reserve } de réserve
days-hurry = Votre temps s’achève.
days-stood-in = Votre temps est écoulé : un robot joue pour vous.
days-stood-in-why = Il ne voit que ce que vous voyez. Reprenez la main quand vous voulez.
days-back = Je suis de retour
days-away-bot = absent, remplacé par un robot
days-what-if-board = Un plateau rien que pour vous : et si ?
days-what-if-board-why = Ce que vous ne pouviez pas savoir a été tiré à nouveau. Rien ici ne compte à la vraie table.
days-what-if-leave = Retour à la vraie table
days-mine = Rien que pour vous
days-orders = Ordres à l’avance
days-notes = Notes privées
days-notices = Par courriel ou message
days-what-if = Et si ?
days-orders-wait =
    { $count ->
       [one] 1 ordre
      *[other] { $count } ordres
    }
days-orders-now = En vigueur
days-orders-nothing = Aucun pour l’instant. Un ordre décide pour vous quand on vous interroge, jusqu’à ce que vous le retiriez.
days-orders-new = Nouvel ordre
days-orders-what = Quoi
days-orders-how = Aux enchères
days-orders-always = passer tout de suite
days-orders-above = passer au-delà, sinon demander
days-orders-raise = miser jusqu’à un montant, puis passer
days-orders-amount = Montant
days-orders-lasts = Pour combien de temps
days-orders-once = La prochaine fois seulement
days-orders-round = Pour le reste de la manche
days-orders-game = Pour le reste de la partie
days-orders-unless = Me demander quand même si
days-orders-unless-these = Sauf si { $surprises }.
days-orders-or = { $one }, ou si { $other }
days-orders-read = Vérifier l’ordre
days-orders-give = Donner l’ordre
days-orders-at-once = Si la question vous est posée maintenant, il agit aussitôt.
days-orders-cancel = Retirer
days-orders-ended = Terminés
days-orders-forget = Oublier
days-notes-label = Personne d’autre ne voit ce que vous écrivez ici.
days-notes-kept = Enregistré.
days-notes-writing = Pas encore enregistré…
days-what-if-why = Continuez d’ici contre des robots, sur un plateau que vous seul voyez. Ce que vous ne pouvez pas savoir est tiré à nouveau ; la vraie table n’en remarque rien.
days-what-if-bot = Les autres sont joués par
days-what-if-begin = Essayer
days-notices-none = Ce serveur n’envoie pas de courriel et n’appelle pas de webhook ; le navigateur peut vous prévenir tant que cette page est ouverte.
days-notices-why = Une fois par tour, si vous n’êtes pas là { $after } après la question. Ni main ni lien vers votre place n’y figure.
days-notices-email = Par courriel à
days-notices-confirmed = Confirmé.
days-notices-unconfirmed = Pas encore confirmé : un code y a été envoyé.
days-notices-code = Le code du courriel
days-notices-confirm = Confirmer
days-notices-webhook = Par un webhook
days-notices-webhook-why = Une adresse de Discord, Slack, ntfy ou d’un service à vous.
days-notices-format = Il comprend
days-format-auto = ce que dit l’adresse
days-format-discord = Discord
days-format-slack = Slack
days-format-ntfy = ntfy
days-format-json = JSON simple
days-notices-test = Envoyer un essai
days-notices-sent = Le dernier est parti.
days-notices-failed = Le dernier a échoué : { $message }
days-pace-legend = Rythme
days-pace-free = Sans pendule
days-pace-live = En direct, { $pace }
days-pace-days = En différé, { $pace }
days-pace-bot = Quand le temps est écoulé
days-pace-bot-why = Ce robot joue jusqu’au retour de la personne.
days-hints = Conseils : on peut demander l’avis du robot
days-delete = Supprimer cette table pour toujours
