# The form where the password of the whole server is entered. Not part of the page: it is shown before that.
enter-title = A password, please
enter-about = This server is for invited people. Its operator, or whoever invited you, knows the password.
enter-label = Password
enter-button = Enter
enter-wrong = That was not the password.
enter-wait = Too many wrong passwords came from here. Wait a few minutes.
