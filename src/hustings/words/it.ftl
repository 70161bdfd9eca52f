# Le parole del programma stesso. Quelle di un gioco stanno nella sua cartella.

## Elenchi e numeri

number = { $number }
list-empty = niente
list-comma = { $before }, { $next }
list-and = { $before } e { $last }

## Rifiuti comuni a tutti i giochi

refusal-with-rule = { $text } (regola { $rule })
refusal-not-asked = Non tocca a te: adesso non ti viene chiesto nulla.
refusal-no-such-option = Questa non è una risposta alla domanda posta.
