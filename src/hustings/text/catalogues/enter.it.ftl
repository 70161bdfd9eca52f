# The form where the password of the whole server is entered. Not part of the page: it is shown before that.
enter-title = La password, per favore
enter-about = Questo server è riservato agli invitati. Chi lo gestisce, o chi ha mandato l’invito, conosce la password.
enter-label = Password
enter-button = Entra
enter-wrong = Non era la password giusta.
enter-wait = Da qui sono arrivate troppe password sbagliate. Attendi qualche minuto.
