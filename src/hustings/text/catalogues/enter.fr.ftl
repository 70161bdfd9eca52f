# The form where the password of the whole server is entered. Not part of the page: it is shown before that.
enter-title = Le mot de passe, s’il vous plaît
enter-about = Ce serveur est réservé aux personnes invitées. Qui l’administre, ou qui vous a invité, connaît le mot de passe.
enter-label = Mot de passe
enter-button = Entrer
enter-wrong = Ce n’était pas le mot de passe.
enter-wait = Trop de mots de passe erronés sont venus d’ici. Attendez quelques minutes.
