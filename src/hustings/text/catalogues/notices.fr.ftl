# Notices that somebody is asked, sent to a webhook or by mail, and the page that ends them.
notice-your-turn = { $title } : à vous de jouer
notice-your-turn-text = La table attend votre décision. Phase : { $phase }.
notice-test = { $title } : un essai
notice-test-text = Les avis de cette table arrivent ici quand une décision vous est demandée et que vous n’êtes pas à la table. Phase : { $phase }.
notice-why = Vous recevez ce message parce que cette adresse a été confirmée à la table.
notice-stop = Plus de messages de cette table : { $link }
notice-confirm = { $code } est votre code pour les avis
notice-confirm-text = Saisissez le code { $code } à votre table ({ $game }) pour être averti par courriel quand une décision vous est demandée.
notice-confirm-ignore = Si cela ne vous dit rien, ne faites rien : aucun autre message ne viendra.
notice-stop-title = Plus d’avis ?
notice-stop-about = Les avis de cette table, par courriel ou autrement, ne viendront plus. Vous pouvez les réactiver à la table.
notice-stop-button = Arrêter
notice-stopped-title = C’est arrêté
notice-stopped-about = Il ne viendra plus d’avis de cette table.
notice-stop-unknown-title = Rien à arrêter
notice-stop-unknown-about = Ces avis sont déjà arrêtés, ou la table n’existe plus.
