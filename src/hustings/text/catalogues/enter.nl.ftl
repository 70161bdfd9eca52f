# The form where the password of the whole server is entered. Not part of the page: it is shown before that.
enter-title = Het wachtwoord, graag
enter-about = Deze server is voor genodigden. Wie hem beheert of wie je heeft uitgenodigd, kent het wachtwoord.
enter-label = Wachtwoord
enter-button = Binnengaan
enter-wrong = Dat was niet het wachtwoord.
enter-wait = Hiervandaan kwamen te veel verkeerde wachtwoorden. Wacht een paar minuten.
