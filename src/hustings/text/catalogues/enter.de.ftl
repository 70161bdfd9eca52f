# The form where the password of the whole server is entered. Not part of the page: it is shown before that.
enter-title = Bitte das Passwort eingeben
enter-about = Dieser Server ist für geladene Gäste. Wer ihn betreibt oder wer die Einladung geschickt hat, kennt das Passwort.
enter-label = Passwort
enter-button = Eintreten
enter-wrong = Das war nicht das Passwort.
enter-wait = Von hier kamen zu viele falsche Passwörter. Bitte ein paar Minuten warten.
